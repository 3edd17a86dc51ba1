/* Two answers of one text, word by word: which words stayed, went and came, and which word stays chosen. This module
   knows no page. */

/** @typedef {{ kind: 'same' | 'gone' | 'new', before: number, after: number }} WordChange an index is −1 for a word that one answer lacks */

const NEAR = 2; // words that a chosen word may have moved

/**
 * Return the words of both answers in the order of reading, by their longest common subsequence. Words that went stand
 * before those that came in their place.
 * @param {string[]} before
 * @param {string[]} after
 * @returns {WordChange[]}
 */
export function wordChanges(before, after) {
  const width = after.length + 1,
    common = new Uint16Array((before.length + 1) * width); // [i, j]: the length for what follows i and j
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] =
        before[i] === after[j]
          ? common[(i + 1) * width + j + 1] + 1
          : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
  const changes = /** @type {WordChange[]} */ ([]);
  for (let i = 0, j = 0; i < before.length || j < after.length;) {
    if (i < before.length && j < after.length && before[i] === after[j])
      changes.push({ kind: 'same', before: i++, after: j++ });
    else if (j >= after.length || (i < before.length && common[(i + 1) * width + j] >= common[i * width + j + 1]))
      changes.push({ kind: 'gone', before: i++, after: -1 });
    else changes.push({ kind: 'new', before: -1, after: j++ });
  }
  return changes;
}

/** Return true if no word went and none came. @param {WordChange[]} changes */
export const isSame = (changes) => changes.every(({ kind }) => kind === 'same');

/**
 * Return the index of the word that is chosen after a change: the same word if it still stands within two places, else
 * the first new word, else the nearest. It is −1 if nothing was written.
 * @param {string[]} before
 * @param {string[]} after
 * @param {number} chosen in `before`
 */
export function chosenAfter(before, after, chosen) {
  const word = before[chosen],
    near = after.flatMap((one, i) => (one === word && Math.abs(i - chosen) <= NEAR ? [i] : []));
  if (near.length) return near.reduce((best, i) => (Math.abs(i - chosen) < Math.abs(best - chosen) ? i : best));
  const fresh = wordChanges(before, after).find(({ kind }) => kind === 'new');
  return fresh ? fresh.after : Math.min(chosen, after.length - 1);
}
