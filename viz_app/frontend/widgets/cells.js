/* The cells of one head, row by row, as head grids and matrices draw them.

     weights(levels, allowed)            shares of attention: levels as state/codec.js unpacks them, blue ramp from 0 to 1
     signed(values, allowed, scale)     numbers of either sign: purple and green, `scale` at the ends of the ramp

   `allowed` holds 1 where a query may look, 0 where it is masked, 2 where the cell is not there (a token left out), 3
   where the other run has no such token (state/difference.js).
   Where a softmax had nothing to share out, a level is codec.NAN and a signed value NaN.
   `edited`, if given, holds 1 where a person changed the cell: framed or hatched in orange. */
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
 * @property {(value: number) => number} tone place on the ramp, 0 to 255; −1 for NaN
 * @property {(value: number) => number} strength which of several values a single pixel shows: the largest of this
 * @property {ArrayLike<number>} [edited]
 * @property {(value: number) => string} [text] what a cell with room for it says; without it the whole per cent of a level
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

/** @param {ArrayLike<number>} values @param {ArrayLike<number>} allowed @param {number} scale @returns {Cells} */
export const signed = (values, allowed, scale) => ({
  ramp: 'signed',
  values,
  allowed,
  tone: (value) => (Number.isNaN(value) ? -1 : theme.shareIndex(scale ? value / scale / 2 + 0.5 : 0.5)),
  strength: (value) => (Number.isNaN(value) ? -1 : Math.abs(value)),
});

/** Whether a row has numbers in none of its cells, though it has cells to look at. */
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
