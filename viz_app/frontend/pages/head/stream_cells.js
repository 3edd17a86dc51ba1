/* Numbers of the first stage: one-hot row, embedding, position, residual stream, and what the LayerNorm makes of it. */
import * as words from '../../state/words.js';
import { four, name, ordinal, signedFour } from './cell_words.js';

/** @import { Cell, CellPlace, Row, SumLine } from './types' */

const BASE = 10000; // of the sinusoidal wavelengths

/**
 * @param {Row} r
 * @returns {Cell}
 */
export function oneHot(r) {
  const { ids, vocabulary, dModel, queries } = r.layer,
    id = words.thousands(ids[r.i]);
  /** @type {SumLine[]} */
  const lines = [
    ['id', 'the number of this piece', id],
    ['one-hot', `1 at place ${id}, 0 at ${words.thousands(vocabulary - 1)} others`, '1'],
    ['E', `picks row ${id} of the table`, `${dModel} numbers`],
  ];
  return { title: [['', name(queries[r.i])], [` is token ${id} of ${words.thousands(vocabulary)}`]], lines };
}

/**
 * @param {Row} r
 * @param {CellPlace} at
 * @returns {Cell}
 */
export function embedding(r, { place }) {
  const { ids, embeddingScale: scale, dModel } = r.layer,
    value = r.embedding[place];
  /** @type {SumLine[]} */
  const lines = [['E', `row ${words.thousands(ids[r.i])}, column ${place + 1}`, four(value / scale)]];
  if (scale !== 1) lines.push(['× √d', `${four(value / scale)} × ${words.number(scale)}`, four(value)]);
  return { title: [['Embedding of '], ['', name(r.layer.queries[r.i])], [`, ${ordinal(place, dModel)}`]], lines };
}

/**
 * @param {Row} r
 * @param {CellPlace} at
 * @returns {Cell}
 */
export function position(r, { place }) {
  const { dModel, positions } = r.layer,
    angle = r.i / BASE ** ((place - (place % 2)) / dModel);
  /** @type {SumLine[]} */
  const lines =
    positions === 'sinusoidal'
      ? [
          ['angle', `${r.i} ÷ ${words.thousands(BASE)}^(${place - (place % 2)}/${dModel})`, four(angle)],
          [place % 2 ? 'cos' : 'sin', 'of this angle', four(r.position[place])],
        ]
      : [['p', `learned, row ${r.i + 1}, column ${place + 1}`, four(r.position[place])]];
  return { title: [[`Position ${r.i}, counted from 0, ${ordinal(place, dModel)}`]], lines };
}

/**
 * From embedding and position to the residual stream; a post-norm stack normalises in between, so its way is no sum.
 * @param {Row} r
 * @param {number} place
 * @returns {SumLine[]}
 */
function stream(r, place) {
  const [e, p, total] = [r.embedding[place], r.position[place], r.before ? r.before[place] : r.x[place]],
    added = total - e - p;
  if (r.layer.norm && !r.layer.preNorm) return [['r', 'residual stream of the sub-layer below', four(total)]];
  /** @type {SumLine[]} */
  const lines = [
    ['e', 'embedding', four(e)],
    ['+ p', `position ${signedFour(p)}`, four(e + p)],
  ];
  if (r.layer.layer > 0 || r.isCross) lines.push(['+ ⋯', `added below: ${signedFour(added)}`, four(total)]);
  return lines;
}

/**
 * @param {Row} r
 * @param {number} place
 * @returns {SumLine[]}
 */
function normalised(r, place) {
  const { layer, before, mean, variance } = r,
    std = Math.sqrt(variance + (layer.norm?.epsilon ?? 0)),
    centred = (before?.[place] ?? 0) - mean;
  const [gain, bias] = [layer.arrays.gain.data[place], layer.arrays.bias.data[place]];
  return [
    ['− mean', `of all ${layer.dModel}: ${four(mean)}`, four(centred)],
    ['÷ spread', `of all ${layer.dModel}: ${four(std)}`, four(centred / std)],
    ['× gain', `learned, ${four(gain)}`, four((centred / std) * gain)],
    ['+ bias', `learned, ${signedFour(bias)}`, four(r.x[place])],
  ];
}

/** @type {(what: string) => (r: Row, at: CellPlace) => Cell['title']} */
const titled =
  (what) =>
  (r, { place }) => [[what], ['', name(r.layer.queries[r.i])], [`, ${ordinal(place, r.layer.dModel)}`]];
/** @type {(r: Row, at: CellPlace) => Cell} */
export const before = (r, at) => ({ title: titled('Residual stream of ')(r, at), lines: stream(r, at.place) });
/** @type {(r: Row, at: CellPlace) => Cell} */
export const x = (r, at) => ({
  title: titled('x of ')(r, at),
  lines: [...stream(r, at.place), ...(r.layer.norm ? normalised(r, at.place) : [])],
});
