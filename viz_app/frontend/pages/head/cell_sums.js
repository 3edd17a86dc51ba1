/* The calculation of a cell: its terms one by one, and the steps to the run's number. */
/** @import { Cell, CellPlace, Row, Series, SumLine } from './types' */
import * as format from '../../state/format.js';
import {
  amount,
  before,
  embedding,
  four,
  name,
  oneHot,
  ordinal,
  position,
  projection,
  signedFour,
  times,
  update,
  x,
} from './cell_terms.js';
import { signs } from './formulas.js';
import { linePainters } from './lines.js';
import { fillText, piecesOf, reason, rowWords } from './row.js';

const KEYED = ['scores', 'scaled', 'mask', 'weights'];

/**
 * Return q·k of the row and one key, continued to the stage of the line.
 * @param {Row} row
 * @param {string} id
 * @param {number} j
 * @returns {Cell}
 */
function keyed(row, id, j) {
  const { layer } = row,
    root = Math.sqrt(layer.dHead),
    open = row.open[j],
    scaled = row.scaled[j];
  const total = row.scaled.reduce((sum, value, k) => sum + (row.open[k] ? Math.exp(value) : 0), 0);
  /** @type {SumLine[]} */
  const lines = [
    [signs.dot, `sum of the ${layer.dHead} products`, four(row.scores[j])],
    [
      signs.root,
      layer.queryScale === 1 ? `${format.number(row.scores[j])} ÷ ${format.number(root)}` : 'already done in q and k',
      four(scaled),
    ],
    [signs.mask, open ? 'may look, + 0' : `may not look: ${reason(row, j)}`, open ? four(scaled) : fillText(layer)],
    [signs.softmax, `${open ? amount(Math.exp(scaled)) : '0'} ÷ ${amount(total)}`, four(row.weights[j])],
  ];
  /** @type {Series[]} */
  const series = [
    ['q', row.query],
    ['k', row.key(j)],
    ['q · k', times(row.query, row.key(j))],
  ];
  return {
    title: [['', name(layer.queries[row.i])], [' looking at '], ['', name(layer.keys[j])]],
    series,
    lines: lines.slice(0, KEYED.indexOf(id) + 1),
  };
}

/** @param {Row} row @param {CellPlace} at @returns {Cell} */
function mixed(row, { part: j, place }) {
  /** @type {SumLine} */
  const line = row.open[j]
    ? [
        signs.times,
        `${four(row.weights[j])} × ${signedFour(row.value(j)[place])}`,
        four(row.weights[j] * row.value(j)[place]),
      ]
    : ['', `may not look: ${reason(row, j)}`, '0'];
  return {
    title: [['What '], ['', name(row.layer.keys[j])], [` gives, ${ordinal(place, row.layer.dHead)}`]],
    series: [['v', row.value(j)]],
    lines: [line],
  };
}

/** @param {Row} row @param {CellPlace} at @returns {Cell} */
function output(row, { place }) {
  const column = Array.from({ length: row.n }, (_, j) => (row.open[j] ? row.value(j)[place] : 0));
  /** @type {Series[]} */
  const series = [
    ['a', row.weights],
    ['v', column],
    ['a · v', times(row.weights, column)],
  ];
  return {
    title: [['Output of head '], ['', String(row.head + 1)], [`, ${ordinal(place, row.layer.dHead)}`]],
    series,
    tokens: row.layer.keys,
    lines: [[signs.sum, `sum of the ${row.n} products`, four(row.output[place])]],
  };
}

/** @type {(row: Row, at: CellPlace) => Cell} */
const joined = (row, { part, place }) => ({
  title: [['Output of head '], ['', String(part + 1)], [`, ${ordinal(place, row.layer.dHead)}`]],
  lines: [
    [
      'z',
      `place ${part * row.layer.dHead + place + 1} of ${row.joined.length} side by side`,
      four(row.joined[part * row.layer.dHead + place]),
    ],
  ],
});

/**
 * Return the weight of a whole word as the sum over its pieces.
 * @param {Row} row
 * @param {CellPlace} at
 * @returns {Cell}
 */
function ofWord(row, { place }) {
  const { keys, name: asking, rows, shares } = rowWords(row),
    mean = rows[1] - rows[0] > 1 ? `, mean of ${rows[1] - rows[0]} rows` : '';
  /** @type {SumLine[]} */
  const lines = piecesOf(row, place).map(([piece, share], at) => [at ? '+' : '', `${name(piece)}${mean}`, four(share)]);
  return {
    title: [
      ['', name(asking)],
      [row.layer.writes ? ' is written looking at ' : ' looking at '],
      ['', name(keys.names[place])],
    ],
    lines: [...lines, [signs.sum, 'the whole word', four(shares[place])]],
  };
}

/** @type {Record<string, (row: Row, at: CellPlace) => Cell>} */
const KINDS = {
  onehot: oneHot,
  embedding,
  position,
  before,
  x,
  query: projection,
  key: projection,
  value: projection,
  words: ofWord,
  mixed,
  output,
  joined,
  update,
};

/**
 * Return the calculation of the cell `at`. If it `needs` a column of a matrix, `complete(column)` returns the rest.
 * @type {(row: Row, at: CellPlace) => Cell}
 */
export const cellOf = (row, at) => (KEYED.includes(at.id) ? keyed(row, at.id, at.part) : KINDS[at.id](row, at));

/** @type {Record<string, (row: Row, at: CellPlace) => number>} */
const VALUES = {
  onehot: () => 1,
  embedding: (row, { place }) => row.embedding[place],
  position: (row, { place }) => row.position[place],
  before: (row, { place }) => row.before?.[place] ?? NaN,
  x: (row, { place }) => row.x[place],
  query: (row, { place }) => row.query[place],
  key: (row, { part, place }) => row.key(part)[place],
  value: (row, { part, place }) => row.value(part)[place],
  scores: (row, { part }) => row.scores[part],
  scaled: (row, { part }) => row.scaled[part],
  mask: (row, { part }) => (row.open[part] ? 0 : (row.layer.fill ?? -Infinity)),
  weights: (row, { part }) => row.weights[part],
  words: (row, { place }) => rowWords(row).shares[place],
  mixed: (row, { part, place }) => (row.open[part] ? row.weights[part] * row.value(part)[place] : 0),
  output: (row, { place }) => row.output[place],
  joined: (row, { part, place }) => row.joined[part * row.layer.dHead + place],
  update: (row, { place }) => row.update[place],
};
/** Return the run's number in a cell. @type {(row: Row, at: CellPlace) => number} */
export const valueAt = (row, at) => VALUES[at.id](row, at);

/**
 * Return the tooltip of a cell, such as "q, number 7: +0.4213". It is also read aloud.
 * @param {Row} row
 * @param {CellPlace} at
 */
export function tipOf(row, at) {
  const { layer } = row,
    line = linePainters[at.id],
    value = valueAt(row, at);
  if (at.id === 'onehot') return `token ${format.thousands(layer.ids[row.i])} of ${format.thousands(layer.vocabulary)}`;
  if (at.id === 'words') return `${name(rowWords(row).keys.names[at.place])}\n${four(value)}`;
  if (at.id === 'weights')
    return `${name(layer.keys[at.part])}\n${row.open[at.part] ? four(value) : `may not look: ${reason(row, at.part)}`}`;
  if (KEYED.includes(at.id)) return `${name(layer.keys[at.part])}\n${line.name} ${format.signed(value, 4)}`;
  const owner = line.perKey ? `${name(layer.keys[at.part])}, ` : at.id === 'joined' ? `head ${at.part + 1}, ` : '';
  return `${owner}${line.name}, number ${at.place + 1}\n${format.signed(value, 4)}`;
}
