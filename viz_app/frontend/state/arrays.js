/* Arrays from the server, bit by bit: {shape, data} of little-endian float32, {shape, bits} of yes and no. */
import { base85 } from './codec.js';

const product = (shape) => shape.reduce((all, size) => all * size, 1);

/** {shape, data: Float32Array}; null stays null. */
export function unpack(packed) {
  if (!packed) return null;
  return { shape: packed.shape, data: new Float32Array(base85(packed.data).buffer, 0, product(packed.shape)) };
}

/** {shape, data: Uint8Array} of ones and zeros. */
export function unpackBits(packed) {
  const bytes = base85(packed.bits);
  return {
    shape: packed.shape,
    data: Uint8Array.from({ length: product(packed.shape) }, (_, i) => (bytes[i >> 3] >> (7 - (i & 7))) & 1),
  };
}

/** What lies at the first indices, without copying: at(weights, head, row) is that row. */
export function at({ shape, data }, ...index) {
  const size = product(shape.slice(index.length));
  const start = index.reduce((offset, i, axis) => offset + i * product(shape.slice(axis + 1)), 0);
  return data.subarray(start, start + size);
}
