/* The cells of one head, row by row, for head grids and matrices.

     weights(levels, allowed)            weights: levels of state/codec.js, on the blue ramp from 0 to 1
     signed(values, allowed, scale)     signed numbers: purple and green, with `scale` at the ends of the ramp

   `allowed` is 1 for a cell that the query may look at, 0 for a masked cell, 2 for a cell of a token that is left out,
   and 3 for a cell of a token that the other run lacks (state/difference.js). A level is codec.NAN, and a signed value
   NaN, if the softmax had no cell to look at. `edited`, if given, is 1 for a cell that the visitor changed. Such a cell
   is framed or hatched in orange. */
import { picturesOf } from '../state/by_need.js';
import * as codec from '../state/codec.js';
import { theme } from '../state/theme.js';

export const MASKED = 0;
export const ALLOWED = 1;
export const ABSENT = 2;

/**
 * @typedef {object} Cells
 * @property {'share' | 'signed'} ramp
 * @property {ArrayLike<number>} values
 * @property {ArrayLike<number>} allowed
 * @property {(value: number) => number} tone position on the ramp, 0 to 255; −1 for NaN
 * @property {(value: number) => number} strength a pixel of several cells shows the one with the largest strength
 * @property {ArrayLike<number>} [edited]
 * @property {(value: number) => string} [text] the text of a large cell; by default the whole per cent of a level
 */

const TONES = Int16Array.from({ length: codec.NAN + 1 }, (_, level) =>
  level === codec.NAN ? -1 : theme.shareIndex(codec.weight(level)),
);

/** @param {ArrayLike<number>} levels @param {ArrayLike<number>} allowed @returns {Cells} */
export const weights = (levels, allowed) => ({
  ramp: 'share',
  values: levels,
  allowed,
  tone: (level) => TONES[level],
  strength: (level) => (level === codec.NAN ? -1 : level),
});

/** Return the sizes of a head grid. @param {Pick<import('../types').AttentionMap, 'layers' | 'heads' | 'queries' | 'keys'>} map */
export const sizesOf = ({ layers, heads, queries, keys }) => ({
  layers,
  heads,
  rows: queries.length,
  columns: keys.length,
});

/**
 * Return what a head grid draws of a map, with this many rows `written`. The pictures of a long text have fewer cells.
 * @param {import('../types').AttentionMap} map
 */
export function gridOf(map, written = map.queries.length) {
  const { rows, columns, allowed, levels } = picturesOf(map);
  return {
    ...{ layers: map.layers, heads: map.heads, rows, columns },
    written: Math.ceil((written * rows) / map.queries.length),
    cells: (/** @type {number} */ layer, /** @type {number} */ head) => weights(levels(layer, head), allowed),
  };
}

/** @param {ArrayLike<number>} values @param {ArrayLike<number>} allowed @param {number} scale @returns {Cells} */
export const signed = (values, allowed, scale) => ({
  ramp: 'signed',
  values,
  allowed,
  tone: (value) => (Number.isNaN(value) ? -1 : theme.shareIndex(scale ? value / scale / 2 + 0.5 : 0.5)),
  strength: (value) => (Number.isNaN(value) ? -1 : Math.abs(value)),
});

/** Return true if a row has allowed cells and all of them are NaN. */
export function isBroken(
  /** @type {Cells} */ { values, allowed, tone },
  /** @type {number} */ row,
  /** @type {number} */ keys,
) {
  let broken = false;
  for (let at = row * keys; at < (row + 1) * keys; at++) {
    if (allowed[at] !== ALLOWED) continue;
    if (tone(values[at]) >= 0) return false;
    broken = true;
  }
  return broken;
}
