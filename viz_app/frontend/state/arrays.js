/* Unpack arrays from the server: {shape, data} of little-endian float32, {shape, bits} of ones and zeros. */
/** @import { ByteArray, FloatArray, PackedArray, PackedBits } from '../types' */
import { base85 } from './codec.js';

/** @param {number[]} shape */
const product = (shape) => shape.reduce((all, size) => all * size, 1);

/**
 * Return the array of numbers; null stays null.
 * @overload
 * @param {PackedArray} packed
 * @returns {FloatArray}
 *
 * @overload
 * @param {PackedArray | null | undefined} packed
 * @returns {FloatArray | null}
 *
 * @param {PackedArray | null | undefined} packed
 * @returns {any}
 */
export function unpack(packed) {
  if (!packed) return null;
  return { shape: packed.shape, data: new Float32Array(base85(packed.data).buffer, 0, product(packed.shape)) };
}

/** Return the array of ones and zeros, one byte each. @param {PackedBits} packed @returns {ByteArray} */
export function unpackBits(packed) {
  const bytes = base85(packed.bits);
  return {
    shape: packed.shape,
    data: new Uint8Array(product(packed.shape)).map((_, i) => (bytes[i >> 3] >> (7 - (i & 7))) & 1),
  };
}

/**
 * Return the part at the first indices, without copying: at(weights, head, row) is that row.
 * @template {Float32Array | Uint8Array} T
 * @param {{ shape: number[], data: T }} array
 * @param {...number} index
 * @returns {T}
 */
export function at({ shape, data }, ...index) {
  const size = product(shape.slice(index.length));
  const start = index.reduce((offset, i, axis) => offset + i * product(shape.slice(axis + 1)), 0);
  return /** @type {T} */ (data.subarray(start, start + size));
}
