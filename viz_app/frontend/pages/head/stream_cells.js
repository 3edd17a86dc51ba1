/* Numbers of the first stage: one-hot row, embedding, position, residual stream, and what the LayerNorm makes of it. */
import * as words from '../../state/words.js';
import { four, name, ordinal, signedFour } from './cell_words.js';

/** @import { Cell, CellPlace, Row, SumLine } from './types' */

const BASE = 10000; // of the sinusoidal wavelengths

/**
 * @param {Row} row
 * @returns {Cell}
 */
export function oneHot(row) {
  const { ids, vocabulary, dModel, queries } = row.layer,
    id = words.thousands(ids[row.i]);
  /** @type {SumLine[]} */
  const lines = [
    ['id', 'the number of this piece', id],
    ['one-hot', `1 at place ${id}, 0 at ${words.thousands(vocabulary - 1)} others`, '1'],
    ['E', `picks row ${id} of the table`, `${dModel} numbers`],
  ];
  return { title: [['', name(queries[row.i])], [` is token ${id} of ${words.thousands(vocabulary)}`]], lines };
}

/**
 * @param {Row} row
 * @param {CellPlace} at
 * @returns {Cell}
 */
export function embedding(row, { place }) {
  const { ids, embeddingScale: scale, dModel } = row.layer,
    value = row.embedding[place];
  /** @type {SumLine[]} */
  const lines = [['E', `row ${words.thousands(ids[row.i])}, column ${place + 1}`, four(value / scale)]];
  if (scale !== 1) lines.push(['× √d', `${four(value / scale)} × ${words.number(scale)}`, four(value)]);
  return { title: [['Embedding of '], ['', name(row.layer.queries[row.i])], [`, ${ordinal(place, dModel)}`]], lines };
}

/**
 * @param {Row} row
 * @param {CellPlace} at
 * @returns {Cell}
 */
export function position(row, { place }) {
  const { dModel, positions } = row.layer,
    angle = row.i / BASE ** ((place - (place % 2)) / dModel);
  /** @type {SumLine[]} */
  const lines =
    positions === 'sinusoidal'
      ? [
          ['angle', `${row.i} ÷ ${words.thousands(BASE)}^(${place - (place % 2)}/${dModel})`, four(angle)],
          [place % 2 ? 'cos' : 'sin', 'of this angle', four(row.position[place])],
        ]
      : [['p', `learned, row ${row.i + 1}, column ${place + 1}`, four(row.position[place])]];
  return { title: [[`Position ${row.i}, counted from 0, ${ordinal(place, dModel)}`]], lines };
}

/**
 * From embedding and position to the residual stream; a post-norm stack normalises in between, so its way is no sum.
 * @param {Row} row
 * @param {number} place
 * @returns {SumLine[]}
 */
function stream(row, place) {
  const [e, p, total] = [row.embedding[place], row.position[place], row.before ? row.before[place] : row.x[place]],
    added = total - e - p;
  if (row.layer.norm && !row.layer.preNorm) return [['r', 'residual stream of the sub-layer below', four(total)]];
  /** @type {SumLine[]} */
  const lines = [
    ['e', 'embedding', four(e)],
    ['+ p', `position ${signedFour(p)}`, four(e + p)],
  ];
  if (row.layer.layer > 0 || row.isCross) lines.push(['+ ⋯', `added below: ${signedFour(added)}`, four(total)]);
  return lines;
}

/**
 * @param {Row} row
 * @param {number} place
 * @returns {SumLine[]}
 */
function normalised(row, place) {
  const { layer, before, mean, variance } = row,
    std = Math.sqrt(variance + (layer.norm?.epsilon ?? 0)),
    centred = (before?.[place] ?? 0) - mean;
  const [gain, bias] = [layer.arrays.gain.data[place], layer.arrays.bias.data[place]];
  return [
    ['− mean', `of all ${layer.dModel}: ${four(mean)}`, four(centred)],
    ['÷ spread', `of all ${layer.dModel}: ${four(std)}`, four(centred / std)],
    ['× gain', `learned, ${four(gain)}`, four((centred / std) * gain)],
    ['+ bias', `learned, ${signedFour(bias)}`, four(row.x[place])],
  ];
}

/** @type {(what: string) => (row: Row, at: CellPlace) => Cell['title']} */
const titled =
  (what) =>
  (row, { place }) => [[what], ['', name(row.layer.queries[row.i])], [`, ${ordinal(place, row.layer.dModel)}`]];
/** @type {(row: Row, at: CellPlace) => Cell} */
export const before = (row, at) => ({ title: titled('Residual stream of ')(row, at), lines: stream(row, at.place) });
/** @type {(row: Row, at: CellPlace) => Cell} */
export const x = (row, at) => ({
  title: titled('x of ')(row, at),
  lines: [...stream(row, at.place), ...(row.layer.norm ? normalised(row, at.place) : [])],
});
