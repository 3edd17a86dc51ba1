/* The sinusoidal encoding as plain numbers (Vaswani et al. 2017, section 3.5): the formulae of
   core/transformer/positions.py. */
/** @import { Table, Turned } from './types' */
const TURN = 2 * Math.PI;

/** Return the frequency of a dimension's pair in radians per position. @type {(dimension: number, width: number, base: number) => number} */
export const frequency = (dimension, width, base) => base ** ((-2 * Math.floor(dimension / 2)) / width);
/** Return the wavelength of a dimension in positions. @type {(dimension: number, width: number, base: number) => number} */
export const wavelength = (dimension, width, base) => TURN / frequency(dimension, width, base);
/** Return the value of a dimension at any place, also between two positions. @type {(dimension: number, place: number, width: number, base: number) => number} */
export const wave = (dimension, place, width, base) =>
  (dimension % 2 ? Math.cos : Math.sin)(place * frequency(dimension, width, base));

/** Return the sinusoidal table. Row p of `data` is PE(p), in float32 like the model's. @type {(length: number, width: number, base: number) => Table} */
export function sinusoidal(length, width, base) {
  const data = new Float32Array(length * width);
  for (let d = 0; d < width; d++) {
    const omega = frequency(d, width, base),
      turn = d % 2 ? Math.cos : Math.sin;
    for (let p = 0; p < length; p++) data[p * width + d] = turn(p * omega);
  }
  return { length, width, data };
}

/** Return the first `length` rows of a learned table. @type {(table: import('../../types').FloatArray, length: number) => Table} */
export const learned = ({ shape: [rows, width], data }, length) => ({
  length: Math.min(length, rows),
  width,
  data: data.subarray(0, Math.min(length, rows) * width),
});

/** Return the dot products of every two positions: [length * length]. @param {Table} table */
export function dots({ length, width, data }) {
  const out = new Float64Array(length * length);
  for (let p = 0; p < length; p++) {
    for (let q = p; q < length; q++) {
      let sum = 0;
      for (let d = 0; d < width; d++) sum += data[p * width + d] * data[q * width + d];
      out[p * length + q] = out[q * length + p] = sum;
    }
  }
  return out;
}

/** Return the largest error of the rotation by `step` positions, over all pairs and positions. @type {(table: Table, step: number, base: number) => Turned} */
export function turned({ length, width, data }, step, base) {
  let error = 0,
    numbers = 0;
  for (let s = 0; s + 1 < width; s += 2) {
    const angle = step * frequency(s, width, base),
      [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    for (let p = 0; p + step < length; p++) {
      const [a, b] = [data[p * width + s], data[p * width + s + 1]],
        to = (p + step) * width + s;
      error = Math.max(error, Math.abs(cos * a + sin * b - data[to]), Math.abs(cos * b - sin * a - data[to + 1]));
      numbers += 2;
    }
  }
  return { numbers, error };
}

/** Return the default dimensions: even ones, from short to long wavelengths. @type {(width: number, base: number) => number[]} */
export function worthALook(width, base) {
  const pairs = Math.max(1, Math.floor(width / 2)),
    span = Math.log(base) || 1;
  const places = [6.3, 26, 112, 840].map((length) => 2 * Math.round((pairs * Math.log(length / TURN)) / span));
  return [...new Set(places.map((d) => Math.max(0, Math.min(2 * (pairs - 1), d))))];
}
