/* Numbers of q, k, v and of the update: a row times a column of a learned matrix. */
import * as words from '../../state/words.js';
import { dot, four, name, ordinal, signedFour, times } from './cell_words.js';
import { signs } from './formulas.js';

/** @import { Cell, CellPlace, Row, SumLine } from './types' */
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
 * A number of q, k, v or of the update: a row times a column of a learned matrix, which arrives on request.
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
      const lines = [[signs.sum, `sum of the ${words.thousands(source.length)} products`, four(sum)]];
      if (bias !== 0) lines.push([signs.bias, `learned, ${signedFour(bias)}`, four(sum + bias)]);
      if (scale !== 1) lines.push([signs.fourth, `÷ ${words.number(root)}`, four((sum + bias) * scale)]);
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

/**
 * @param {Row} row
 * @param {CellPlace} at
 * @returns {Cell}
 */
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
