/* What a change did: to the answer, its words kept, struck and new; to every weight of a map, in thousandths. */
/** @import { AttentionMap } from '../types' */
import * as codec from '../state/codec.js';
import { create } from './dom.js';

/** @typedef {['=' | '-' | '+', string]} WordChange kept, struck or new */

/**
 * Words as nodes and spaces.
 * @param {WordChange[]} changes as the server sends them
 * @returns {(Node | string)[]}
 */
export const text = (changes) =>
  changes.flatMap(([kind, written], index) => {
    const bare = written.trimEnd();
    const isLast = index === changes.length - 1 || written !== bare;
    const node = kind === '=' ? bare : create(kind === '-' ? 'del' : 'ins', '', bare);
    return [node, isLast || changes[index + 1][0] === '+' ? ' ' : ''];
  });

/** @param {number} words how many have changed */
export const count = (words) =>
  words === 0 ? 'same words' : words === 1 ? '1 word changed' : `${words} words changed`;

/**
 * A signed number of thousandths that was folded into one without a sign: 0, −1, 1, −2 ...
 * @param {number} level
 */
const unfolded = (level) => (level === codec.NAN ? NaN : level & 1 ? -(level + 1) / 2 : level / 2);

/**
 * The change of every weight of a map, in thousandths [layer, head, query, key], and the largest without its sign.
 * @param {string} packed levels, see `state/codec.js`
 * @param {Pick<AttentionMap, 'layers' | 'heads' | 'queries' | 'keys'>} map
 */
export function weights(packed, { layers, heads, queries, keys }) {
  const size = queries.length * keys.length;
  const all = Float32Array.from(codec.levels(packed, new Uint8Array(size).fill(1), layers * heads), unfolded);
  const scale = all.reduce((most, value) => (Math.abs(value) > most ? Math.abs(value) : most), 0);
  return {
    size,
    all,
    scale,
    /** @type {(layer: number, head: number) => Float32Array} */
    at: (layer, head) => all.subarray((layer * heads + head) * size, (layer * heads + head + 1) * size),
  };
}
