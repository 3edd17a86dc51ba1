/* Codes of answers: equal to those of Python, read back as they were, and never taken for others by a slip. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { reference } from './reference.js';
import { animalOf, decode, encode, hashOf, mended } from '../../viz_app/frontend/pages/lessons/answers/codes.js';
import { minutesOf } from '../../viz_app/frontend/pages/lessons/question.js';

const { lessons, cases } = reference().answerCodes;
const named = (name) => lessons.find((lesson) => lesson.name === name);
const bare = (code) => code.replaceAll(' ', '');
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('codes are those of Python, and come back', () => {
  for (const { lesson, result, code } of cases) {
    assert.equal(encode(named(lesson), result), code);
    assert.deepEqual(decode(code, lessons), { lesson: named(lesson), code, result });
  }
});

test('codes of before there were tasks are read, without the tasks', () => {
  for (const { lesson, result, before } of cases) {
    const items = named(lesson).stops.filter(({ ask, task }) => ask || task),
      none = { first: -1, outcome: 0, hint: false };
    const said = result.said.map((one, i) => (items[i].ask ? one : none));
    assert.deepEqual(decode(before, lessons).result, { ...result, said }, before);
  }
});

test('a text takes one bit, a head eight and its tries three', () => {
  const lengthOf = (...tasks) => {
    const lesson = { name: 'own', stops: tasks.map((kind) => ({ ask: null, task: { kind, when: [] } })) },
      said = tasks.map(() => ({ first: 0, outcome: 0, hint: false })),
      code = encode(lesson, { pupil: 1, minutes: 9, stops: 5, said });
    assert.deepEqual(decode(code, [lesson]).result.said, said);
    return bare(code).length;
  };
  const texts = (count) => Array.from({ length: count }, () => 'text');
  assert.deepEqual([lengthOf(...texts(3)), lengthOf(...texts(4)), lengthOf('find')], [16, 17, 18]);
});

test('five questions with choices fit 22 characters', () => {
  const ask = { choices: ['a', 'b', 'c'], right: 1, tries: 2 },
    lesson = { name: 'own', stops: Array.from({ length: 5 }, () => ({ ask })) },
    said = Array.from({ length: 5 }, () => ({ first: 2, outcome: 2, hint: true }));
  assert.equal(bare(encode(lesson, { pupil: 1, minutes: 9, stops: 5, said })).length, 22);
});

test('any case, spaces, hyphens, like letters and a scanned link are the same', () => {
  const [{ code, result }] = cases;
  for (const text of [
    code.toLowerCase(),
    bare(code),
    code.replaceAll(' ', '-'),
    ` ${code.replaceAll('0', 'o').replaceAll('1', 'l')}\t`,
    `https://example.org/page/?tab=masks#A=${bare(code)}`,
  ])
    assert.deepEqual(decode(text, lessons).result, result, text);
});

test('every wrong character and every swap of neighbours is found', () => {
  for (const { code } of cases.slice(0, 20)) {
    const whole = bare(code);
    [...whole].forEach((own, i) => {
      for (const other of ALPHABET)
        if (other !== own) assert.ok(decode(whole.slice(0, i) + other + whole.slice(i + 1), lessons).error);
      const before = whole[i - 1];
      if (i && before !== own)
        assert.ok(decode(whole.slice(0, i - 1) + own + before + whole.slice(i + 1), lessons).error);
    });
  }
});

test('a slip is mended to the code that was meant, or not at all', () => {
  for (const [at, { code }] of cases.slice(0, 18).entries()) {
    const whole = bare(code),
      place = at % whole.length,
      other = ALPHABET[(ALPHABET.indexOf(whole[place]) + 7) % 32];
    assert.equal(mended(whole.slice(0, place) + other + whole.slice(place + 1), lessons), code);
  }
  assert.equal(mended('0'.repeat(24), lessons), null);
});

test('what is no code, of another lesson, or cannot be, says why', () => {
  const [{ code, lesson, result }] = cases,
    choices = named(lesson).stops.flatMap(({ ask }) => (ask ? [ask] : [])),
    at = choices.findIndex((ask) => ask.choices.length),
    forged = structuredClone(result);
  for (const [text, error] of [
    ['', 'short'],
    ['19YK', 'short'],
    [code.slice(0, -2), 'unreadable'],
    [`${code} 0`, 'unreadable'],
  ])
    assert.equal(decode(text, lessons).error, error, text);
  for (const [text, letter] of [
    ['=HYPERLINK(A1)', '='],
    ['1🙂', '🙂'],
  ])
    assert.deepEqual(decode(text, lessons), { error: 'letter', letter });
  assert.equal(
    decode(
      code,
      lessons.filter(({ name }) => name !== lesson),
    ).error,
    'other',
  );
  if (at >= 0) {
    forged.said[at] = { first: choices[at].right, outcome: 0, hint: false };
    assert.equal(decode(encode(named(lesson), forged), lessons).error, 'contradicts');
  }
});

test('every lesson has a code of its own, and prose may change', () => {
  const asking = lessons.filter(({ stops }) => stops.some(({ ask, task }) => ask || task));
  assert.equal(new Set(asking.map((one) => hashOf(one))).size, asking.length);
  const [one] = asking,
    other = structuredClone(one);
  other.stops[0].prose = 'Other words.';
  assert.equal(hashOf(other), hashOf(one));
  other.stops.find(({ ask }) => ask).ask.choices.push('one more');
  assert.notEqual(hashOf(other), hashOf(one));
});

test('an animal is two words', () => {
  assert.deepEqual([animalOf(0), animalOf(2 ** 20 - 1)], ['amber badger', 'silver zebra']);
  assert.equal(new Set(Array.from({ length: 1024 }, (_, name) => animalOf(name << 10))).size, 1024);
});

test('each lesson of the way for beginners takes six minutes at most', () => {
  const way = 'token vector asking several-heads why-a-mask positions feed-forward softmax how-it-learned sizes'.split(
    ' ',
  );
  const long = way.filter((name) => minutesOf(named(name)) > 6);
  assert.deepEqual(long, []);
});
