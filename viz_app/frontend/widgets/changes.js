/* The changes of a run: the number of changed words, and the change of each weight in thousandths. */
/** @import { AttentionMap } from '../types' */
import * as codec from '../state/codec.js';
import { say } from '../state/say.js';
import { keyWords, merged, rowWords } from '../state/whole_words.js';

/** @param {number} words the number of changed words */
export const count = (words) => (words === 0 ? say('widgets-same-words') : say('widgets-words-changed', { words }));

/** Return a signed number of thousandths from its unsigned code: the codes 0, 1, 2, 3 ... stand for 0, −1, 1, −2 ... @param {number} level */
const unfolded = (level) => (level === codec.NAN ? NaN : level & 1 ? -(level + 1) / 2 : level / 2);

/**
 * Return the change of each weight of a map in thousandths [layer, head, query, key], and the largest absolute change.
 * @param {string} packed levels, see `state/codec.js`
 * @param {Pick<AttentionMap, 'layers' | 'heads' | 'queries' | 'keys'>} map
 */
export function weights(packed, { layers, heads, queries, keys }) {
  const size = queries.length * keys.length;
  return numbers(
    Float32Array.from(codec.levels(packed, new Uint8Array(size).fill(1), layers * heads), unfolded),
    heads,
    size,
  );
}

/**
 * Return the changes of all heads, and the largest absolute change.
 * @param {Float32Array} all
 * @param {number} heads
 * @param {number} size of one head
 */
function numbers(all, heads, size) {
  const scale = all.reduce((most, value) => (Math.abs(value) > most ? Math.abs(value) : most), 0);
  return {
    size,
    all,
    scale,
    /** @type {(layer: number, head: number) => Float32Array} */
    at: (layer, head) => all.subarray((layer * heads + head) * size, (layer * heads + head + 1) * size),
  };
}

/** @typedef {ReturnType<typeof weights>} Changes */
const known = /** @type {WeakMap<Changes, Changes>} */ (new WeakMap());
/**
 * Return the changes between whole words: summed over the pieces of a key, averaged over those of a query.
 * @param {Changes} pieces
 * @param {AttentionMap} map between pieces
 */
export function inWords(pieces, map) {
  const before = known.get(pieces);
  if (before) return before;
  const queries = rowWords(map),
    keys = keyWords(map),
    size = queries.first.length * keys.first.length;
  const all = new Float32Array(map.layers * map.heads * size);
  for (let at = 0; at < map.layers * map.heads; at++)
    all.set(merged(pieces.at(Math.floor(at / map.heads), at % map.heads), queries, keys), at * size);
  const made = numbers(all, map.heads, size);
  known.set(pieces, made);
  return made;
}
