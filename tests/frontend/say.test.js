/* The texts of the page: every message is there, is said somewhere, and parses; and how `say` fills one. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { MESSAGES, valuesOf } from './messages.js';
import { CATALOGUE } from '../../viz_app/frontend/state/catalogue.js';
import { pieces, say } from '../../viz_app/frontend/state/say.js';

const FRONTEND = new URL('../../viz_app/frontend/', import.meta.url);
const filesOf = (suffix) =>
  readdirSync(FRONTEND, { recursive: true })
    .filter((name) => name.endsWith(suffix) && !name.startsWith('vendor'))
    .map((name) => readFileSync(new URL(name, FRONTEND), 'utf8'));
const shell = readFileSync(new URL('../shell.py', FRONTEND), 'utf8'), // it has a link of its own
  [scripts, pages] = [filesOf('.js'), [...filesOf('.html'), shell]],
  python = ['export', 'handlers', 'protocol', 'server', 'static', 'view_models'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}/`, FRONTEND), { recursive: true })
      .filter((name) => name.endsWith('.py'))
      .map((name) => readFileSync(new URL(`../${folder}/${name}`, FRONTEND), 'utf8')),
  );
const OF_TABS = /^shell-(?:tab|view|about)-/; // a test of viz_app/shell.py says whether they are there

CATALOGUE.set(
  'test',
  `test-plain = Just { "{" }text{ "}" }
test-words = { $count ->
    [one] 1 word of { $name }
   *[other] { $count } words of { $name }
}
test-unsure = The verdict is { $isSure ->
    [yes] sure
   *[no] unsure
}.
`,
);

test('a message has its values, counts choose the word, and numbers are as they are', () => {
  assert.equal(say('test-plain'), 'Just {text}');
  const words = (count) => say('test-words', { count, name: '<b>{ $count }' });
  assert.deepEqual([0, 1, 2, 12345.678].map(words), [
    '0 words of <b>{ $count }',
    '1 word of <b>{ $count }',
    '2 words of <b>{ $count }',
    '12345.678 words of <b>{ $count }',
  ]);
  assert.deepEqual(
    [true, false].map((isSure) => say('test-unsure', { isSure })),
    ['The verdict is sure.', 'The verdict is unsure.'],
  );
});

test('a value may be a node, or several', () => {
  const node = { textContent: 'dog' };
  assert.deepEqual(pieces('test-words', { count: 1, name: node }), ['1 word of ', node]);
  assert.deepEqual(pieces('test-words', { count: 2, name: [node, '!'] }), ['2 words of ', node, '!']);
});

test('a message or a value that is missing is an error, and never undefined', () => {
  assert.throws(() => say('test-none'), /test-none: there is no such message/);
  assert.throws(() => say('test-words', { count: 1 }), /test-words: Unknown variable: \$name/);
  assert.throws(() => say('test-words', { count: 1, name: undefined }), /test-words: Variable type not supported/);
  const tell = console.error;
  console.error = () => {};
  assert.doesNotMatch(say('test-words', { count: 1 }), /undefined/);
  console.error = tell;
});

const OF_PYTHON = ['core'];

test('every message is one, has an id of its room, and is said', () => {
  const ids = (texts, pattern) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id]) => id));
  const said = new Set([
    ...ids(scripts, /'([a-z]+(?:-[a-z0-9]+)+)'/g),
    ...ids(python, /"([a-z]+(?:-[a-z0-9]+)+)"/g),
    ...ids(pages, /data-say(?:-\w+)?="([\w-]+)"/g),
  ]);
  for (const [room, text] of CATALOGUE) {
    if (room === 'test') continue;
    const written = [...text.matchAll(/^([\w-]+) *=/gm)].map(([, id]) => id);
    assert.deepEqual(written, [...new Set(written)], `${room}: an id stands twice`);
    assert.deepEqual(
      written.filter((id) => !MESSAGES.has(id)),
      [],
      `${room}: not Fluent`,
    );
    assert.deepEqual(
      written.filter((id) => !id.startsWith(`${room}-`)),
      [],
      `${room}: ids of other rooms`,
    );
    assert.deepEqual(
      // Those of the glossary are made of the names; tests/core/test_sentences.py looks after those of Python.
      written.filter((id) => !said.has(id) && !OF_TABS.test(id) && !['glossary', ...OF_PYTHON].includes(room)),
      [],
      `${room}: never said`,
    );
  }
});

test('the check knows the values of a message', () => {
  assert.deepEqual(valuesOf('spine-word-of'), ['count', 'step']);
  assert.deepEqual(valuesOf('spine-close'), []);
});
