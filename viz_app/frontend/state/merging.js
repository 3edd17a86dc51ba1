/* Numbers of pieces as those of words, for every picture: keys summed, queries averaged. Pure: no page. */
/** @import { Words } from '../types' */

/**
 * What the pieces of each word have together; NaN is nothing said, and a word of which nothing is said is NaN.
 * @param {ArrayLike<number>} values
 * @param {Words} words
 */
export function summed(values, { first, of }) {
  const sums = new Float64Array(first.length).fill(NaN);
  of.forEach((word, piece) => {
    if (!Number.isNaN(values[piece])) sums[word] = (Number.isNaN(sums[word]) ? 0 : sums[word]) + values[piece];
  });
  return Float32Array.from(sums);
}

/**
 * Cells [query word, key word] of cells [query, key]: the pieces of a key summed, those of a query averaged over the rows
 * that are there.
 * @param {ArrayLike<number>} values
 * @param {Words} queries
 * @param {Words} keys
 * @param {(row: number) => boolean} [isThere]
 */
export function merged(values, queries, keys, isThere = () => true) {
  const across = keys.first.length,
    sums = new Float64Array(queries.first.length * across),
    rows = new Float64Array(queries.first.length);
  queries.of.forEach((word, i) => {
    rows[word] += Number(isThere(i));
    keys.of.forEach((key, j) => (sums[word * across + key] += values[i * keys.of.length + j]));
  });
  return sums.map((sum, cell) => sum / (rows[Math.floor(cell / across)] || 1));
}
