/* What a learning platform keeps of a lesson that is left: SCORM 1.2 takes 4,096 characters. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from './in_language.js';
import { untouched } from '../../viz_app/frontend/pages/lessons/question.js';

const ROOT = new URL('../../viz_app/', import.meta.url);
const textOf = (path) => readFileSync(new URL(path, ROOT), 'utf8');
const ORDER = JSON.parse(textOf('handlers/lessons/order.json'));
const NAMES = ['tour', ...ORDER.path, ...ORDER.by_level].map((name) => `${name}.json`);
const MOST = 4096;
const SENTENCES = ['output', 'changed', 'whole', 'best']; // facts that are long

/** Return what the script of a package sets, once a lesson has been played so far. */
function keptOf(played) {
  const values = {},
    heard = {},
    LMSSetValue = (name, value) => (values[name] = value);
  const API = { LMSInitialize() {}, LMSCommit() {}, LMSGetValue: () => '', LMSSetValue };
  const window = { API, addEventListener: (name, listener) => (heard[name] = listener) };
  Object.assign(window, { parent: window, top: window });
  runInNewContext(textOf('static/site/scorm.js'), {
    window,
    document: { currentScript: { dataset: { start: '?lesson=x' } } },
    location: { search: '?', hash: '' },
  });
  heard['gf-lesson']({ detail: { kind: 'stop', stop: played.index, played } });
  return values['cmi.suspend_data'];
}

const filled = (text) => text.replace(/\{(\w+)(@\d+)?\}/g, (_, fact) => 'x'.repeat(SENTENCES.includes(fact) ? 60 : 20));
const longest = (texts) => texts.reduce((most, text) => (text.length > most.length ? text : most), '');

/** Return a stop as it is left by who needs every try and writes as much as fits. */
function answered({ ask, task }, said, state) {
  const maps = { encoder: [3, 8], decoder: [3, 8], cross: [3, 8] },
    asked = { ...said.ask, ...said.task },
    row = { question: filled(asked.question ?? ''), said: '', right: '', first: 0, outcome: 2, hint: true };
  if (ask) {
    const name = filled(longest(asked.choices ?? ['x'.repeat(20)]));
    return [
      { ...untouched(), said: [0, 1], isHinted: true },
      { ...row, said: name, right: name },
    ];
  }
  if (!task) return [untouched(), null];
  if (task.kind === 'text') {
    const written = 'w'.repeat(500);
    return [
      { ...untouched(), written, found: filled(asked.answer), isHinted: true },
      { ...row, said: written },
    ];
  }
  const tries = [4095, 4095, 4095, 4095, 4095, 4095, 8191],
    view = { v: '1', ...state, layer: '2', head: '7', row: '11', step: '11', lesson: 'why-a-mask', stop: '13' };
  return [
    { ...untouched(), said: tries, view, found: filled(asked.answer), isHinted: true },
    { ...row, first: 4095, outcome: 7, tries, maps },
  ];
}

/** Return what is played of a lesson, answered to its end in a language. */
function playedOf({ stops }, said) {
  const done = stops.map((stop, at) =>
    answered(stop, said.stops[at], Object.assign({}, ...stops.slice(0, at + 1).map(({ state }) => state))),
  );
  const [attempts, rows] = [0, 1].map((part) => done.map((one) => one[part]));
  return { index: stops.length - 1, attempts, rows, began: Date.now() };
}

test('every shipped lesson is kept whole in every language, whoever needs all tries and writes all they may', () => {
  for (const name of NAMES)
    for (const { lang: code } of LANGUAGES) {
      const own = JSON.parse(textOf(`handlers/lessons/${name}`)),
        said = code === 'en' ? own : JSON.parse(textOf(`locales/${code}/lessons/${name}`)),
        played = playedOf(own, said),
        kept = keptOf(played);
      assert.deepEqual(JSON.parse(kept), JSON.parse(JSON.stringify({ played })), `${name} ${code}: ${kept.length}`);
    }
});

for (const [count, length] of [
  [12, 100],
  [25, 20],
  [50, 0],
])
  test(`of ${count} long questions ${length} characters of each are kept, and all that the code needs`, () => {
    const row = {
        question: 'q'.repeat(100),
        said: 'a'.repeat(60),
        right: 'b'.repeat(60),
        first: 1,
        outcome: 2,
        hint: false,
      },
      played = { index: 9, attempts: Array(count).fill(untouched()), rows: Array(count).fill(row), began: 1 },
      kept = keptOf(played);
    assert.ok(kept.length <= MOST);
    const back = JSON.parse(kept).played;
    assert.deepEqual(back.attempts, []);
    for (const { question, first, outcome, hint } of back.rows)
      assert.deepEqual([question.length, first, outcome, hint], [length, 1, 2, false]);
  });

test('what is longer still leaves what was kept before', () => {
  const row = { question: 'q', said: 'a', right: 'b', first: 1, outcome: 2, hint: false };
  assert.equal(keptOf({ index: 9, attempts: [], rows: Array(60).fill(row), began: 1 }), undefined);
});
