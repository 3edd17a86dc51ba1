/* What a change did: to the answer, its words kept, struck and new; to every weight of a map, in thousandths. */
import * as codec from '../state/codec.js';
import { create } from './dom.js';

const TAGS = { '=': 'span', '-': 'del', '+': 'ins' };

/** `changes` as the server sends them, [["=", kept], ["-", struck], ["+", new], ...], as nodes and spaces. */
export const text = (changes) =>
  changes.flatMap(([kind, written], index) => {
    const bare = written.trimEnd(),
      last = index === changes.length - 1 || written !== bare;
    return [
      kind === '=' ? bare : create(TAGS[kind], '', bare),
      last ? ' ' : changes[index + 1]?.[0] === '+' ? ' ' : '',
    ];
  });

export const count = (words) =>
  words === 0 ? 'same words' : words === 1 ? '1 word changed' : `${words} words changed`;

const unfolded = (level) => (level === codec.NAN ? NaN : level & 1 ? -(level + 1) / 2 : level / 2);

/** The change of every weight of a map, thousandths [layer, head, query, key], and the largest without its sign. */
export function weights(packed, { layers, heads, queries, keys }) {
  const size = queries.length * keys.length;
  const all = Float32Array.from(codec.levels(packed, new Uint8Array(size).fill(1), layers * heads), unfolded);
  const scale = all.reduce((most, value) => (Math.abs(value) > most ? Math.abs(value) : most), 0);
  return {
    size,
    all,
    scale,
    at: (layer, head) => all.subarray((layer * heads + head) * size, (layer * heads + head + 1) * size),
  };
}
