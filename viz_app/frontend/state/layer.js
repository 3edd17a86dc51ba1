/* One layer of one attention in a run, as the server sends it, and the numbers of one row of one of its heads. */
import * as arrays from './arrays.js';
import { at } from './arrays.js';

/** @import { Layer, Row } from '../types' */

/** Return the server's answer with its arrays unpacked. @param {any} answer @returns {Layer} */
export function readLayer(answer) {
  const unpacked = Object.entries(answer.arrays).map(([name, packed]) => [name, arrays.unpack(packed)]);
  return {
    only: null,
    rows: [0],
    ...answer,
    arrays: Object.fromEntries(unpacked),
    open: arrays.unpackBits(answer.open),
  };
}

/** Return true if the model shows the vectors of its heads; one of others may show its shares only. @param {Layer} layer */
export const hasVectors = ({ arrays: { query } }) => query !== undefined;

/** Return true if the page knows how the vectors were made: of our own models. @param {Layer} layer */
export const hasSteps = ({ arrays: { embedding } }) => embedding !== undefined;

/**
 * Return the numbers of row `i` of a head at each stage. Vectors are views of the run's own float32. Of a layer without
 * vectors there are the weights only; of one without steps nothing of how the vectors were made.
 * @param {Layer} layer
 * @param {number} head
 * @param {number} i
 * @returns {Row}
 */
export function rowOf(layer, head, i) {
  const { arrays: a, dHead, only, rows } = layer,
    place = only === null ? head : 0, // a long text comes as one head and some of its rows
    row = i - rows[0],
    shares = {
      ...{ layer, head, i, n: layer.keys.length, isCross: layer.map === 'cross' },
      ...{ weights: at(a.weights, place, row), open: at(layer.open, row) },
    };
  if (!hasVectors(layer)) return /** @type {Row} */ (shares);
  const vectors = {
    ...shares,
    x: at(a.x, row),
    query: at(a.query, place, row),
    unturned: a.unturned_query ? at(a.unturned_query, place, row) : null,
    unturnedKey: (/** @type {number} */ j) => (a.unturned_key ? at(a.unturned_key, place, j) : null),
    key: (/** @type {number} */ j) => at(a.key, place, j),
    value: (/** @type {number} */ j) => at(a.value, place, j),
    scores: at(a.scores, place, row),
    scaled: at(a.scaled, place, row),
    output: at(a.joined, row).subarray(place * dHead, (place + 1) * dHead),
  };
  if (!hasSteps(layer)) return /** @type {Row} */ (vectors);
  return /** @type {Row} */ ({
    ...vectors,
    embedding: at(a.embedding, i),
    position: at(a.position, i),
    before: a.before ? at(a.before, i) : null,
    update: at(a.update, i),
  });
}
