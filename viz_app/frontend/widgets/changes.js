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
 * The change of each weight of a map in thousandths. That of a head which has not come is NaN.
 * @typedef {object} Changes
 * @property {(layer: number, head: number) => Float32Array} at [query, key]
 * @property {AttentionMap['byNeed']} byNeed of a long text
 */

/** Keep what a function makes of the heads that are there. @param {AttentionMap['byNeed']} byNeed @param {Changes['at']} make @returns {Changes} */
function kept(byNeed, make) {
  const known = /** @type {Map<string, Float32Array>} */ (new Map());
  return {
    byNeed,
    at(layer, head) {
      const place = `${layer}.${head}`,
        made = known.get(place) ?? make(layer, head);
      if (byNeed?.isKnown(layer, head) ?? true) known.set(place, made);
      return made;
    },
  };
}

/** Return levels as changes. `from` would take eight times as long. @param {Uint16Array} levels */
export const changesOf = (levels) => new Float32Array(levels).map(unfolded);

/**
 * Return the changes of a map.
 * @param {string | Omit<import('../state/codec.js').Packed, 'layers' | 'heads'>} packed levels, see `state/codec.js`; of a long text those of one head, and pictures
 * @param {Pick<AttentionMap, 'layers' | 'heads' | 'queries' | 'keys'>} map
 * @param {object} of the map, for a request of other heads
 * @returns {Changes}
 */
export function weights(packed, { layers, heads, queries, keys }, of) {
  const every = new Uint8Array(queries.length * keys.length).fill(1),
    { levels, byNeed } =
      typeof packed === 'string'
        ? codec.readWhole({ layers, heads, weights: packed }, every)
        : codec.readByNeed(of, { layers, heads, ...packed }, every, keys.length);
  return kept(byNeed, (layer, head) => changesOf(levels(layer, head)));
}

const known = /** @type {WeakMap<Changes, Changes>} */ (new WeakMap());
/**
 * Return the changes between whole words: summed over the pieces of a key, averaged over those of a query.
 * @param {Changes} pieces
 * @param {AttentionMap} map between pieces
 */
export function inWords(pieces, map) {
  const before = known.get(pieces);
  if (before) return before;
  const [queries, keys] = [rowWords(map), keyWords(map)];
  const made = kept(pieces.byNeed, (layer, head) => new Float32Array(merged(pieces.at(layer, head), queries, keys)));
  known.set(pieces, made);
  return made;
}
