/* Every message in every language with small and large numbers, and with short, long and hostile tokens; and how pairs,
   lists and signs stand in a language that runs from right to left. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Linter } from 'eslint';
import { inLanguage, LANGUAGES } from './in_language.js';
import { MESSAGES, valuesOf } from './messages.js';
import { texts } from './no_text.js';

const [ISOLATE, END] = ['\u2068', '\u2069'];
const TOKENS = ['§', `§${'ungewöhnlich'.repeat(20)}`, '<b onclick="x()">{ $count } & §</b>', '§كتاب', '§雪 %s \\u2068'];
const VALUES = [0, 1, 2, 3, 5, 11, 100, 1234567, true, false, ...TOKENS];

/** Return the choices that a message knows: the keys of its variants, by the value that chooses. */
function choicesOf(pattern, found = new Map()) {
  if (pattern?.type === 'select' && pattern.selector.type === 'var') {
    const keys = pattern.variants.map(({ key }) => key.value);
    found.set(pattern.selector.name, [...(found.get(pattern.selector.name) ?? []), ...keys]);
  }
  if (typeof pattern === 'object' && pattern) Object.values(pattern).forEach((part) => choicesOf(part, found));
  return found;
}

/** Return the values with which a message is said: all are `value`, and each choice is made once. */
function filled(id, value) {
  const names = valuesOf(id),
    all = Object.fromEntries(names.map((name) => [name, value])),
    choices = [...choicesOf(MESSAGES.get(id))].filter(() => typeof value === 'string');
  return [all, ...choices.flatMap(([name, keys]) => keys.map((key) => ({ ...all, [name]: key })))];
}

const CALLS = [...MESSAGES.keys()].flatMap((id) =>
  (valuesOf(id).length ? VALUES : [0]).flatMap((value) => filled(id, value).map((values) => ['say', id, values])),
);

/** Return what is wrong with a text: a value that is missing or changed, or a token that moves what stands beside it. */
function faultOf(text, values, fromRight) {
  if (/undefined|\[object/.test(text) || /\{\$\w/.test(text)) return 'a value is missing';
  const token = Object.values(values).find((value) => TOKENS.includes(value));
  if (token === undefined || text === token) return '';
  const parts = text.split(token),
    isIsolated = parts.slice(1).every((after, at) => parts[at].endsWith(ISOLATE) && after.startsWith(END));
  if (parts.length === 1 && text.includes('§')) return 'a token is not what it was';
  const isWanted = fromRight || /\p{Script=Arabic}/u.test(token);
  return isWanted && !isIsolated ? 'a token is not isolated' : '';
}

for (const language of LANGUAGES)
  test(`${language.lang}: each message says its values, and leaves markup a text`, async () => {
    const { said, problems } = await inLanguage(language, CALLS);
    assert.deepEqual(problems, []);
    const faults = CALLS.flatMap(([, id, values], at) => {
      const fault = said[at] !== id ? faultOf(said[at], values, language.dir === 'rtl') : 'nothing';
      return fault ? [`${id}: ${fault}: ${said[at].slice(0, 100)}`] : [];
    });
    assert.deepEqual(faults.slice(0, 9), []);
  });

/** Return a text as it is read, with marks that can be seen. */
const visible = (text) => text.replace(/[\u2066-\u2069]/g, (mark) => '⟦⟦⟦⟧'.charAt(mark.charCodeAt(0) - 0x2066));

/** Return what `calls` give in some languages, by language. */
const inLanguages = async (names, calls) => {
  const wanted = LANGUAGES.filter(({ lang }) => names.includes(lang)),
    told = await Promise.all(wanted.map((language) => inLanguage(language, calls)));
  return Object.fromEntries(told.map(({ said }, at) => [wanted[at].lang, said]));
};

test('pairs, lists and signs keep their order from right to left', async () => {
  const { en, ar } = await inLanguages(
    ['en', 'ar'],
    [
      ['fromTo', 'dog', 'Hund'],
      ['fromTo', 'dog'],
      ['series', ['a', 'b', 'c']],
      ['listed', ['a', 'b']],
      ['row', ['a', 'b']],
      ['parted', ['a', 'b']],
      ['dotted', ['a', 'b']],
      ['inOrder', '±3'],
      ['tiny', 0.00024],
    ],
  );
  assert.deepEqual(en, [
    ...['dog → Hund', 'dog', 'a, b, c', 'a and b', ['a', ', ', 'b'], 'a; b', 'a · b', '±3', '2.4 × 10⁻⁴'],
  ]);
  assert.deepEqual(
    ar.map((text) => (typeof text === 'string' ? visible(text) : text)),
    [
      ...[
        '⟦⟦dog⟧ ← ⟦Hund⟧⟧',
        'dog',
        '⟦a⟧ و⟦b⟧ و⟦c⟧',
        '⟦a⟧ و⟦b⟧',
        ['a', ' و', 'b'],
        '⟦a⟧؛ ⟦b⟧',
        '⟦a⟧ · ⟦b⟧',
        '⟦±3⟧',
        '⟦2.4 × 10⁻⁴⟧',
      ],
    ],
  );
});

test('nodes in order stand in the direction of the page, whatever their own', async () => {
  const { en, ar } = await inLanguages(
    ['en', 'ar'],
    [['pieces', 'flow-needed-most', { word: [{}, ' 1'], side: 'a', source: [{}, ' 2'] }]],
  );
  const told = (parts) => parts.map((part) => (typeof part === 'string' ? visible(part) : 'X')).join('');
  assert.match(told(en[0]), /^X 1; .* X 2$/);
  assert.match(told(ar[0]), /⟦⟦X 1⟧⟧.*⟦⟦X 2⟧⟧/);
});

test('numbers and lists have the signs of the language, and digits stay', async () => {
  const said = await inLanguages(
    ['en', 'de', 'fr', 'zh-Hans', 'ar'],
    [
      ['percent', 0.034],
      ['percent', 0.00001],
      ['number', -1.5],
      ['number', -0.001],
      ['signed', 0.25],
      ['listed', ['a', 'b', 'c']],
    ],
  );
  assert.deepEqual(said.en, ['3.4\u202f%', '<0.1\u202f%', '−1.50', '0.00', '+0.25', 'a, b and c']);
  assert.deepEqual(said.de, ['3,4\u00a0%', '<0,1\u00a0%', '−1,50', '0,00', '+0,25', 'a, b und c']);
  assert.match(said.fr[0], /^3,4\s%$/);
  assert.deepEqual(said['zh-Hans'].slice(0, 3), ['3.4%', '<0.1%', '−1.50']);
  assert.equal(said['zh-Hans'].at(-1), 'a、b和c');
  for (const text of said.ar.slice(0, 5)) assert.match(text, /^\u2066[<+−\d.,%\u200e\s]+\u2069$/);
});

test('a value is isolated where it or the page runs from right to left, and only there', async () => {
  const { en, ar } = await inLanguages(
    ['en', 'ar'],
    ['dog', 'مرحبا'].map((fills) => ['say', 'reply-fills', { fills }]),
  );
  assert.match(en[0], /: dog\.$/);
  assert.match(en[1], /: \u2068مرحبا\u2069\.$/);
  for (const text of ar) assert.match(text, /\u2068(dog|مرحبا)\u2069\.$/);
});

test('an arrow or a list that is put together in code is found', () => {
  const rules = { 'page/no-order': 'error' },
    faultsOf = (code) =>
      new Linter().verify(code, { plugins: { page: texts }, rules }).map(({ messageId }) => messageId);
  const found = {
    ['x = `${a} → ${b}`']: ['arrow'],
    ["x = a + ' → '"]: ['arrow'],
    ["x = [a, ' ← ', b]"]: ['arrow'],
    ["x = all.join(', ')"]: ['list'],
    ["x = all.join(' → ')"]: ['arrow', 'list'],
    ["x = all.flatMap((one, at) => (at ? [', ', one] : one))"]: ['list'],
    ["x = [at ? ', ' : '', a]"]: ['list'],
    ["x = mo('→') + all.join(' ') + say('a', { '→': 'A → B' })"]: [],
  };
  for (const [code, faults] of Object.entries(found)) assert.deepEqual(faultsOf(code).toSorted(), faults, code);
});

test('a word that code chooses in place of a message is found', () => {
  const rules = { 'page/no-text': 'error' },
    count = (code) => new Linter().verify(code, { plugins: { page: texts }, rules }).length;
  for (const code of ["say('a') || 'none'", "a ? say('b') : 'none'", "a ?? (b ? number(c) : 'none')"])
    assert.equal(count(`x = ${code}`), 1, code);
  for (const code of ["a || 'none'", "say(a || 'none')"]) assert.equal(count(`x = ${code}`), 0, code);
});
