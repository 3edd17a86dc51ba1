/* Numbers and names as the sums behind cells write them, and the two products that they are made of. */
import * as words from '../../state/words.js';

/** @type {(value: number) => string} */
export const four = (value) => words.number(value, 4);
/** @type {(value: number) => string} */
export const signedFour = (value) => words.signed(value, 4);
/** @type {(a: Float32Array, b: ArrayLike<number>) => number} */
export const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);
/** @type {(a: ArrayLike<number>, b: ArrayLike<number>) => number[]} */
export const times = (a, b) => Array.from(a, (value, i) => value * b[i]);
/** @type {(value: number) => string} */
export const amount = (value) =>
  value >= 1e4 || (value > 0 && value < 0.005) ? words.tiny(value) : words.number(value);
/** @type {(piece: string) => string} */
export const name = (piece) => words.quoted(piece);
/** @type {(place: number, count: number) => string} */
export const ordinal = (place, count) => `number ${place + 1} of ${words.thousands(count)}`;
