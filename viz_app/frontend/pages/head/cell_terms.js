/* The terms of cells' calculations, and the text of their numbers and names. A number of q, k, v or of the update is a
   row times a column of a learned matrix. The numbers of the first stage are the one-hot row, the embedding, the
   position, the residual stream and its normalised vector. */
/** @import { Cell, CellPlace, Row, SumLine } from './types' */
import * as format from '../../state/format.js';
import { signs } from './formulas.js';

/** @type {(value: number) => string} */
export const four = (value) => format.number(value, 4);
/** @type {(value: number) => string} */
export const signedFour = (value) => format.signed(value, 4);
/** @type {(a: Float32Array, b: ArrayLike<number>) => number} */
const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);
/** @type {(a: ArrayLike<number>, b: ArrayLike<number>) => number[]} */
export const times = (a, b) => Array.from(a, (value, i) => value * b[i]);
/** @type {(value: number) => string} */
export const amount = (value) =>
  value >= 1e4 || (value > 0 && value < 0.005) ? format.tiny(value) : format.number(value);
/** @type {(piece: string) => string} */
export const name = (piece) => format.quoted(piece);
/** @type {(place: number, count: number) => string} */
export const ordinal = (place, count) => `number ${place + 1} of ${format.thousands(count)}`;

/**
 * @typedef {object} Projection
 * @property {string} of
 * @property {string} who
 * @property {[string, string]} names
 * @property {Float32Array} source
 * @property {string} matrix
 * @property {number} head
 * @property {number} column
 * @property {Float32Array} value
 * @property {number} [scale]
 * @property {number} [root]
 */

/**
 * Return a number of q, k, v or of the update: a row times a column of a learned matrix. The column must be requested.
 * @param {Projection} projection
 * @returns {Cell}
 */
function projected({ of, who, names, source, matrix, head, column, value, scale = 1, root = 1 }) {
  return {
    title: [[of], ['', who], [`, ${ordinal(column, value.length)}`]],
    needs: { matrix, head, column },
    pending: [[names[0], source]],
    complete({ weights, bias }) {
      const sum = dot(source, weights);
      /** @type {SumLine[]} */
      const lines = [[signs.sum, `sum of the ${format.thousands(source.length)} products`, four(sum)]];
      if (bias !== 0) lines.push([signs.bias, `learned, ${signedFour(bias)}`, four(sum + bias)]);
      if (scale !== 1) lines.push([signs.fourth, `÷ ${format.number(root)}`, four((sum + bias) * scale)]);
      lines[lines.length - 1][2] = four(value[column]);
      return {
        series: [
          [names[0], source],
          [names[1], weights],
          [`${names[0]} · ${names[1]}`, times(source, weights)],
        ],
        lines,
      };
    },
  };
}

/** @param {Row} row @param {CellPlace} at @returns {Cell} */
export function projection(row, { id, part, place }) {
  const { layer, head } = row,
    scale = id === 'value' ? 1 : layer.queryScale,
    y = row.isCross ? 'y' : 'x';
  const common = { matrix: id, head, column: place, scale, root: layer.dHead ** 0.25 };
  if (id === 'query')
    return projected({
      ...common,
      of: 'Query of ',
      who: name(layer.queries[row.i]),
      names: ['x', 'W'],
      source: row.x,
      value: row.query,
    });
  const value = id === 'key' ? row.key(part) : row.value(part);
  return projected({
    ...common,
    of: id === 'key' ? 'Key of ' : 'Value of ',
    who: name(layer.keys[part]),
    names: [y, 'W'],
    source: row.y(part),
    value,
  });
}

/** @type {(row: Row, at: CellPlace) => Cell} */
export const update = (row, { place }) =>
  projected({
    of: 'Update of ',
    who: name(row.layer.queries[row.i]),
    names: ['z', 'W'],
    source: row.joined,
    matrix: 'output',
    head: 0,
    column: place,
    value: row.update,
  });

const BASE = 10000; // of the sinusoidal wavelengths

/** @param {Row} row @returns {Cell} */
export function oneHot(row) {
  const { ids, vocabulary, dModel, queries } = row.layer,
    id = format.thousands(ids[row.i]);
  /** @type {SumLine[]} */
  const lines = [
    ['id', 'the number of this piece', id],
    ['one-hot', `1 at place ${id}, 0 at ${format.thousands(vocabulary - 1)} others`, '1'],
    ['E', `picks row ${id} of the table`, `${dModel} numbers`],
  ];
  return { title: [['', name(queries[row.i])], [` is token ${id} of ${format.thousands(vocabulary)}`]], lines };
}

/** @param {Row} row @param {CellPlace} at @returns {Cell} */
export function embedding(row, { place }) {
  const { ids, embeddingScale: scale, dModel } = row.layer,
    value = row.embedding[place];
  /** @type {SumLine[]} */
  const lines = [['E', `row ${format.thousands(ids[row.i])}, column ${place + 1}`, four(value / scale)]];
  if (scale !== 1) lines.push(['× √d', `${four(value / scale)} × ${format.number(scale)}`, four(value)]);
  return { title: [['Embedding of '], ['', name(row.layer.queries[row.i])], [`, ${ordinal(place, dModel)}`]], lines };
}

/** @param {Row} row @param {CellPlace} at @returns {Cell} */
export function position(row, { place }) {
  const { dModel, positions } = row.layer,
    angle = row.i / BASE ** ((place - (place % 2)) / dModel);
  /** @type {SumLine[]} */
  const lines =
    positions === 'sinusoidal'
      ? [
          ['angle', `${row.i} ÷ ${format.thousands(BASE)}^(${place - (place % 2)}/${dModel})`, four(angle)],
          [place % 2 ? 'cos' : 'sin', 'of this angle', four(row.position[place])],
        ]
      : [['p', `learned, row ${row.i + 1}, column ${place + 1}`, four(row.position[place])]];
  return { title: [[`Position ${row.i}, counted from 0, ${ordinal(place, dModel)}`]], lines };
}

/**
 * Return the terms of the residual stream: embedding, position, and the updates below. A post-norm stack normalises in
 * between, so its residual stream is not the sum of these terms.
 * @param {Row} row
 * @param {number} place
 * @returns {SumLine[]}
 */
function stream(row, place) {
  const [e, p, total] = [row.embedding[place], row.position[place], row.before ? row.before[place] : row.x[place]],
    added = total - e - p;
  if (row.layer.norm && !row.layer.preNorm) return [['r', 'residual stream after the sub-layer below', four(total)]];
  /** @type {SumLine[]} */
  const lines = [
    ['e', 'embedding', four(e)],
    ['+ p', `position ${signedFour(p)}`, four(e + p)],
  ];
  if (row.layer.layer > 0 || row.isCross) lines.push(['+ ⋯', `added below: ${signedFour(added)}`, four(total)]);
  return lines;
}

/** @param {Row} row @param {number} place @returns {SumLine[]} */
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
