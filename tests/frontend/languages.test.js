/* Forty messages with all their values in every language that has them: 0, 1, 2, many; short and long tokens; tokens
   that are markup or run from right to left. And the signs of numbers and lists in each language. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MESSAGES, valuesOf } from './messages.js';

const LOCALES = new URL('../../viz_app/locales/', import.meta.url);
const STATE = new URL('../../viz_app/frontend/state/', import.meta.url);
const NUMBERS = [0, 1, 2, 3, 11, 100, 12345];
const TOKENS = ['a', 'Donaudampfschifffahrtsgesellschaft', '<b>{ $count }</b>', 'مرحبا', '雪', '%s \\u2068'];
const COUNTED = 40;

/** The messages that choose by a value, and those of most values. */
const table = [...MESSAGES]
  .map(([id, pattern]) => ({ id, weight: JSON.stringify(pattern).split('"select"').length * 10 + valuesOf(id).length }))
  .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
  .slice(0, COUNTED)
  .map(({ id }) => id);

/** Return what a fresh page in a language says: `run` is the text of a module. */
function inPage(lang, run) {
  const dir = lang === 'ar' ? 'rtl' : 'ltr',
    script = `globalThis.document = { documentElement: { lang: '${lang}', dir: '${dir}' } };
      console.warn = () => {};
      const { CATALOGUE, TRANSLATED } = await import('${STATE}catalogue.js');
      const { say } = await import('${STATE}say.js');
      const format = await import('${STATE}format.js');
      const texts = ${JSON.stringify(textsOf(lang))}, english = ${JSON.stringify(textsOf('en'))};
      for (const [room, text] of Object.entries(english)) CATALOGUE.set(room, text);
      for (const [room, text] of Object.entries(texts)) TRANSLATED.set(room, text);
      ${run}`;
  const made = execFileSync(process.execPath, ['--input-type=module', '-'], { input: script, encoding: 'utf8' });
  return JSON.parse(made);
}

/** The texts of a language's rooms. */
function textsOf(lang) {
  const folder = new URL(`${lang}/`, LOCALES),
    files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ftl')) : [];
  return Object.fromEntries(
    files.map((file) => [file.replace('.ftl', ''), readFileSync(new URL(file, folder), 'utf8')]),
  );
}

const languages = readdirSync(LOCALES).filter((lang) => Object.keys(textsOf(lang)).length);

for (const lang of languages)
  test(`${lang}: forty messages with all their values`, () => {
    const cases = table.flatMap((id) => {
      const names = valuesOf(id),
        filled = (value) => Object.fromEntries(names.map((name) => [name, value]));
      return [...NUMBERS, ...TOKENS, true, false].map((value) => [id, filled(value)]);
    });
    const run = `const faults = [];
      console.error = (fault) => faults.push(fault);
      console.warn = (fault) => fault.includes('there is no such message') || faults.push(fault);
      console.log(JSON.stringify([${JSON.stringify(cases)}.map(([id, values]) => say(id, values)), faults]));`;
    const [said, faults] = inPage(lang, run);
    assert.equal(table.length, COUNTED);
    assert.deepEqual(faults, []);
    said.forEach((text, at) => {
      const [id] = cases[at];
      assert.doesNotMatch(text, /undefined|\[object|\{\$/, id);
      assert.ok(text.trim() && text !== id, id);
    });
  });

test('numbers and lists have the signs of the language, and digits stay', () => {
  const numbers = `console.log(JSON.stringify([format.percent(0.034), format.percent(0.00001), format.number(-1.5),
    format.number(-0.001), format.signed(0.25), format.list(['a', 'b', 'c']).join('')]))`;
  const said = Object.fromEntries(['en', 'de', 'fr', 'zh-Hans', 'ar'].map((lang) => [lang, inPage(lang, numbers)]));
  assert.deepEqual(said.en, ['3.4\u202f%', '<0.1\u202f%', '−1.50', '0.00', '+0.25', 'a, b and c']);
  assert.deepEqual(said.de, ['3,4\u00a0%', '<0,1\u00a0%', '−1,50', '0,00', '+0,25', 'a, b und c']);
  assert.match(said.fr[0], /^3,4\s%$/);
  assert.deepEqual(said['zh-Hans'].slice(0, 3), ['3.4%', '<0.1%', '−1.50']);
  assert.equal(said['zh-Hans'].at(-1), 'a、b和c');
  for (const text of said.ar.slice(0, 5)) assert.match(text, /^\u2066[<+−\d.,%\u200e\s]+\u2069$/);
});

test('a value from right to left is isolated in a page from left to right, and every value in one from right to left', () => {
  const run = `TRANSLATED.set('test', 'test-a = x { $value }.'); CATALOGUE.set('test', 'test-a = x { $value }.');
    console.log(JSON.stringify([say('test-a', { value: 'dog' }), say('test-a', { value: 'مرحبا' })]))`;
  assert.deepEqual(inPage('en', run), ['x dog.', 'x \u2068مرحبا\u2069.']);
  assert.deepEqual(inPage('ar', run), ['x \u2068dog\u2069.', 'x \u2068مرحبا\u2069.']);
});
