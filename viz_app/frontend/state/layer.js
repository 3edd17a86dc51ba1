/* One layer of one attention in a run, as the server sends it, and the numbers of one row of one of its heads. */
import * as arrays from './arrays.js';
import { at } from './arrays.js';

/** @import { Layer, Row } from '../types' */

/** Return the server's answer with its arrays unpacked. @param {any} answer @returns {Layer} */
export function readLayer(answer) {
  const unpacked = Object.entries(answer.arrays).map(([name, packed]) => [name, arrays.unpack(packed)]);
  return { ...answer, arrays: Object.fromEntries(unpacked), open: arrays.unpackBits(answer.open) };
}

/** Return true if the model shows the vectors of its heads; one of others may show its shares only. @param {Layer} layer */
export const hasVectors = ({ arrays: { query } }) => query !== undefined;

/**
 * Return the numbers of row `i` of a head at each stage. Vectors are views of the run's own float32. Of a layer without
 * vectors there are the weights only.
 * @param {Layer} layer
 * @param {number} head
 * @param {number} i
 * @returns {Row}
 */
export function rowOf(layer, head, i) {
  const { arrays: a, dHead } = layer,
    shares = {
      ...{ layer, head, i, n: layer.keys.length, isCross: layer.map === 'cross' },
      ...{ weights: at(a.weights, head, i), open: at(layer.open, i) },
    };
  if (!hasVectors(layer)) return /** @type {Row} */ (shares);
  /** @type {(array: import('../types').FloatArray | undefined) => Float32Array | null} */
  const optional = (array) => (array ? at(array, i) : null);
  return {
    ...shares,
    x: at(a.x, i),
    embedding: at(a.embedding, i),
    position: at(a.position, i),
    before: optional(a.before),
    query: at(a.query, head, i),
    key: (j) => at(a.key, head, j),
    value: (j) => at(a.value, head, j),
    scores: at(a.scores, head, i),
    scaled: at(a.scaled, head, i),
    output: at(a.joined, i).subarray(head * dHead, (head + 1) * dHead),
    update: at(a.update, i),
  };
}
