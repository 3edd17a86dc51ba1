/* Two answers word by word, and the word that stays chosen. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { chosenAfter, isSame, wordChanges } from '../../viz_app/frontend/state/answer_diff.js';

const words = (/** @type {string} */ text) => text.split(' ').filter(Boolean);
/** Return the changes as text: -gone- and +new+ in place. */
const told = (/** @type {string} */ before, /** @type {string} */ after) =>
  wordChanges(words(before), words(after))
    .map(({ kind, before: i, after: j }) =>
      kind === 'same' ? words(after)[j] : kind === 'gone' ? `-${words(before)[i]}-` : `+${words(after)[j]}+`,
    )
    .join(' ');

const BASE = 'Zwei Kinder spielen im Schnee . ‹end›';

test('words that went stand before those that came', () => {
  assert.equal(told(BASE, 'Zwei Kinder sind im Schnee . ‹end›'), 'Zwei Kinder -spielen- +sind+ im Schnee . ‹end›');
  assert.equal(told(BASE, 'Kinder im Schnee . ‹end›'), '-Zwei- Kinder -spielen- im Schnee . ‹end›');
  assert.equal(told('a b', 'c d'), '-a- -b- +c+ +d+');
  assert.equal(told('', 'a'), '+a+');
  assert.equal(told('a', ''), '-a-');
  assert.equal(told('a a b', 'a b b'), 'a -a- b +b+');
});

test('both answers can be read from the changes, and what is common is as long as possible', () => {
  let seed = 7;
  const draw = (/** @type {number} */ below) => (seed = (seed * 48271) % 2147483647) % below;
  for (let round = 0; round < 300; round++) {
    const [before, after] = [0, 1].map(() => Array.from({ length: draw(9) }, () => 'abc'[draw(3)]));
    const changes = wordChanges(before, after),
      read = (/** @type {'before' | 'after'} */ side) => changes.map((one) => one[side]).filter((i) => i >= 0);
    assert.deepEqual(read('before'), [...before.keys()]);
    assert.deepEqual(read('after'), [...after.keys()]);
    const same = changes.filter(({ kind }) => kind === 'same');
    assert.ok(same.every((one) => before[one.before] === after[one.after]));
    assert.equal(same.length, longest(before, after));
    assert.equal(isSame(changes), before.join() === after.join());
  }
});

/** The length of the longest common subsequence, by its definition. @type {(one: string[], other: string[]) => number} */
function longest([first, ...rest], other) {
  if (first === undefined) return 0;
  const at = other.indexOf(first);
  return Math.max(longest(rest, other), at < 0 ? 0 : 1 + longest(rest, other.slice(at + 1)));
}

test('a chosen word stays chosen within two places, else the first new word is', () => {
  const before = words(BASE);
  assert.equal(chosenAfter(before, words('Kinder spielen im Schnee . ‹end›'), 2), 1);
  assert.equal(chosenAfter(before, words('Zwei Kinder sind im Schnee . ‹end›'), 2), 2);
  assert.equal(chosenAfter(before, words('Zwei kleine nette Kinder dort spielen .'), 2), 1); // three places away
  assert.equal(chosenAfter(before, words('Zwei Kinder'), 5), 1);
  assert.equal(chosenAfter(before, [], 2), -1);
  assert.equal(chosenAfter(words('a b a'), words('a b a'), 2), 2); // of two equal words the nearer
});
