/* What a cell is the result of: its terms one by one, and the steps to the number that the run had there. */
import * as words from '../../state/words.js';
import { amount, four, name, ordinal, signedFour, times } from './cell_words.js';
import { signs } from './formulas.js';
import { linePainters } from './lines.js';
import { projection, update } from './projections.js';
import { fillText, reason } from './row.js';
import { before, embedding, oneHot, position, x } from './stream_cells.js';

/** @import { Cell, CellPlace, Row, Series, SumLine } from './types' */

const KEYED = ['scores', 'scaled', 'mask', 'weights'];

/**
 * q·k of the row and one key, carried on to the stage of the line.
 * @param {Row} r
 * @param {string} id
 * @param {number} j
 * @returns {Cell}
 */
function keyed(r, id, j) {
  const { layer } = r,
    root = Math.sqrt(layer.dHead),
    open = r.open[j],
    scaled = r.scaled[j];
  const total = r.scaled.reduce((sum, value, k) => sum + (r.open[k] ? Math.exp(value) : 0), 0);
  /** @type {SumLine[]} */
  const lines = [
    [signs.dot, `sum of the ${layer.dHead} products`, four(r.scores[j])],
    [
      signs.root,
      layer.queryScale === 1 ? `${words.number(r.scores[j])} ÷ ${words.number(root)}` : 'done already, in q and k',
      four(scaled),
    ],
    [signs.mask, open ? 'may look, + 0' : `may not look: ${reason(r, j)}`, open ? four(scaled) : fillText(layer)],
    [signs.softmax, `${open ? amount(Math.exp(scaled)) : '0'} ÷ ${amount(total)}`, four(r.weights[j])],
  ];
  /** @type {Series[]} */
  const series = [
    ['q', r.query],
    ['k', r.key(j)],
    ['q · k', times(r.query, r.key(j))],
  ];
  return {
    title: [['', name(layer.queries[r.i])], [' looking at '], ['', name(layer.keys[j])]],
    series,
    lines: lines.slice(0, KEYED.indexOf(id) + 1),
  };
}

/**
 * @param {Row} r
 * @param {CellPlace} at
 * @returns {Cell}
 */
function mixed(r, { part: j, place }) {
  /** @type {SumLine} */
  const line = r.open[j]
    ? [signs.times, `${four(r.weights[j])} × ${signedFour(r.value(j)[place])}`, four(r.weights[j] * r.value(j)[place])]
    : ['', `may not look: ${reason(r, j)}`, '0'];
  return {
    title: [['What '], ['', name(r.layer.keys[j])], [` gives, ${ordinal(place, r.layer.dHead)}`]],
    series: [['v', r.value(j)]],
    lines: [line],
  };
}

/**
 * @param {Row} r
 * @param {CellPlace} at
 * @returns {Cell}
 */
function output(r, { place }) {
  const column = Array.from({ length: r.n }, (_, j) => (r.open[j] ? r.value(j)[place] : 0));
  /** @type {Series[]} */
  const series = [
    ['a', r.weights],
    ['v', column],
    ['a · v', times(r.weights, column)],
  ];
  return {
    title: [['Output of head '], ['', String(r.head + 1)], [`, ${ordinal(place, r.layer.dHead)}`]],
    series,
    tokens: r.layer.keys,
    lines: [[signs.sum, `sum of the ${r.n} products`, four(r.output[place])]],
  };
}

/** @type {(r: Row, at: CellPlace) => Cell} */
const joined = (r, { part, place }) => ({
  title: [['Output of head '], ['', String(part + 1)], [`, ${ordinal(place, r.layer.dHead)}`]],
  lines: [
    [
      'z',
      `place ${part * r.layer.dHead + place + 1} of ${r.joined.length} side by side`,
      four(r.joined[part * r.layer.dHead + place]),
    ],
  ],
});

/** @type {Record<string, (r: Row, at: CellPlace) => Cell>} */
const KINDS = {
  onehot: oneHot,
  embedding,
  position,
  before,
  x,
  query: projection,
  key: projection,
  value: projection,
  mixed,
  output,
  joined,
  update,
};

/**
 * The cell `at` = {id, part, place}: {title, series, lines}, or with `needs` what `complete(column)` adds later.
 * @type {(r: Row, at: CellPlace) => Cell}
 */
export const cellOf = (r, at) => (KEYED.includes(at.id) ? keyed(r, at.id, at.part) : KINDS[at.id](r, at));

/** @type {Record<string, (r: Row, at: CellPlace) => number>} */
const VALUES = {
  onehot: () => 1,
  embedding: (r, { place }) => r.embedding[place],
  position: (r, { place }) => r.position[place],
  before: (r, { place }) => r.before?.[place] ?? NaN,
  x: (r, { place }) => r.x[place],
  query: (r, { place }) => r.query[place],
  key: (r, { part, place }) => r.key(part)[place],
  value: (r, { part, place }) => r.value(part)[place],
  scores: (r, { part }) => r.scores[part],
  scaled: (r, { part }) => r.scaled[part],
  mask: (r, { part }) => (r.open[part] ? 0 : (r.layer.fill ?? -Infinity)),
  weights: (r, { part }) => r.weights[part],
  mixed: (r, { part, place }) => (r.open[part] ? r.weights[part] * r.value(part)[place] : 0),
  output: (r, { place }) => r.output[place],
  joined: (r, { part, place }) => r.joined[part * r.layer.dHead + place],
  update: (r, { place }) => r.update[place],
};
/** The number in a cell, as the run had it. @type {(r: Row, at: CellPlace) => number} */
export const valueAt = (r, at) => VALUES[at.id](r, at);

/**
 * "q, number 7: +0.4213": a cell for the tooltip and for those who listen.
 * @param {Row} r
 * @param {CellPlace} at
 */
export function tipOf(r, at) {
  const { layer } = r,
    line = linePainters[at.id],
    value = valueAt(r, at);
  if (at.id === 'onehot') return `token ${words.thousands(layer.ids[r.i])} of ${words.thousands(layer.vocabulary)}`;
  if (at.id === 'weights')
    return `${name(layer.keys[at.part])}\n${r.open[at.part] ? four(value) : `may not look: ${reason(r, at.part)}`}`;
  if (KEYED.includes(at.id)) return `${name(layer.keys[at.part])}\n${line.name} ${words.signed(value, 4)}`;
  const owner = line.perKey ? `${name(layer.keys[at.part])}, ` : at.id === 'joined' ? `head ${at.part + 1}, ` : '';
  return `${owner}${line.name}, number ${at.place + 1}\n${words.signed(value, 4)}`;
}
