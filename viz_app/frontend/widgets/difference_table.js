/* B − A as rows of coloured numbers, by token or by head. The table form also shows the numbers of A and B. Content for
   `compare`:

     { title: 'Length of each token’s vector', corner: 'depth', columns: ['A', 'dog | cat'],
       rows: [{ name: 'layer 1', pairs: [[3.1, 3.4], null] }] }

   A pair is [value in A, value in B]. It is null if the other run lacks the token; a missing value is NaN. The numbers
   of a row, and of all rows of the same `kind`, have one scale. Differences of shares are in percentage points. */
import * as format from '../state/format.js';
import { isolate, pieces, say } from '../state/say.js';
import { theme } from '../state/theme.js';
import { NONE } from './difference_captions.js';
import { create } from './dom.js';
import { table } from './table.js';

/** @typedef {[a: number, b: number] | null} Pair */
/**
 * @typedef {object} DifferenceRow
 * @property {string} name
 * @property {Pair[]} pairs
 * @property {boolean} [isShare] shown in points
 * @property {boolean} [isAlone] the second number of a pair is the share to show
 * @property {number} [decimals] of its numbers; by default 3
 * @property {string} [kind] rows of the same kind have one scale
 * @property {boolean} [isChosen]
 */
/**
 * @typedef {object} DifferenceContent
 * @property {string} title
 * @property {string} [cap]
 * @property {string} corner the heading of the rows
 * @property {string[]} columns their names as text
 * @property {DifferenceRow[]} rows
 */
/** @typedef {{ scale: number, decimals: number, times: number }} Measure */

const NAMED = 3; // cells in the sentence

/** @param {Pair} pair */
const changeOf = (pair) => (pair ? pair[1] - pair[0] : NaN);
/** @param {number} most */
const decimalsOf = (most) => (most >= 10 ? 1 : most >= 0.1 ? 2 : most >= 0.01 ? 3 : 4);

/** Return the scale of each row. @param {DifferenceRow[]} rows @returns {Measure[]} */
function measuresOf(rows) {
  const most = (/** @type {DifferenceRow} */ { pairs }) =>
    pairs.reduce((top, pair) => Math.max(top, Math.abs(changeOf(pair)) || 0), 0);
  return rows.map((row) => {
    const alike = rows.filter(({ kind }) => kind !== undefined && kind === row.kind),
      scale = Math.max(...(alike.length ? alike : [row]).map(most)),
      times = row.isShare ? 100 : 1;
    return { scale, times, decimals: row.isShare ? 1 : (row.decimals ?? decimalsOf(scale)) };
  });
}

/** @param {number} value @param {Measure} measure */
const signed = (value, { times, decimals }) => format.signed(value * times, decimals);

/** Return the text "A → B, difference" of a cell. @param {Pair} pair @param {DifferenceRow} row @param {Measure} measure */
function told(pair, { isShare, isAlone, decimals = 3 }, measure) {
  if (!pair) return NONE;
  if (Number.isNaN(changeOf(pair))) return say('widgets-no-value');
  if (isAlone) return format.percent(pair[1]);
  const [a, b] = pair.map((value) => format.number(value, decimals)),
    change = changeOf(pair);
  if (isShare) return say('widgets-pair-and-points', { a, b, change: signed(change, measure) });
  return say('widgets-pair-and-change', { a, b, change: format.signed(change, decimals) });
}

/** @type {(change: number, row: DifferenceRow, measure: Measure) => { background: string, color: string }} */
function look(change, { isAlone }, { scale }) {
  const ramp = isAlone ? theme.share : theme.signed,
    at = theme.shareIndex(isAlone ? change : scale ? change / scale / 2 + 0.5 : 0.5);
  return { background: ramp.css[at], color: ramp.ink[at] };
}

/** @param {DifferenceRow} row @param {Measure} measure */
const scaleText = ({ isAlone }, { scale, times, decimals }) =>
  isAlone ? say('widgets-to') : format.inOrder(`±${format.number(scale * times, decimals)}`);

/** @type {(pair: Pair, row: DifferenceRow, measure: Measure, column: string, isTable: boolean) => HTMLElement} */
function cellOf(pair, row, measure, column, isTable) {
  const change = changeOf(pair),
    text = told(pair, row, measure);
  if (isTable) return create('td', '', pair ? text : say('widgets-no-match'));
  const isEmpty = Number.isNaN(change),
    shown = isEmpty ? '' : row.isAlone ? String(Math.round(change * 100)) : signed(change, measure),
    cell = create('td', pair ? 'gf-cell' : 'gf-cell gf-nomatch', shown, {
      title: `${isolate(row.name)}, ${isolate(column)}: ${text}`,
    });
  if (isEmpty) cell.append(create('span', 'gf-sr', text));
  else Object.assign(cell.style, look(change, row, measure));
  return cell;
}

/** @type {(content: DifferenceContent, measures: Measure[], isTable: boolean) => HTMLTableElement} */
function tableOf({ title, corner, columns, rows }, measures, isTable) {
  const cells = (/** @type {DifferenceRow} */ row, /** @type {number} */ i) => [
    ...row.pairs.map((pair, j) => cellOf(pair, row, measures[i], columns[j], isTable)),
    ...(isTable ? [] : [create('td', 'gf-about', scaleText(row, measures[i]))]),
  ];
  return table({
    caption: `${title}, B − A`,
    columns: [corner, ...columns, ...(isTable ? [] : [say('widgets-scale')])],
    rows: rows.map((row, i) => ({ name: row.name, isChosen: Boolean(row.isChosen), cells: cells(row, i) })),
  });
}

/** Return a sentence with the cells that changed most, each on the scale of its row. @param {DifferenceContent} content @param {Measure[]} measures @returns {(string | Node)[]} */
function sentence({ columns, rows }, measures) {
  const cells = rows.flatMap((row, i) =>
    row.pairs.flatMap((pair, j) => {
      const size = Math.abs(changeOf(pair)) / (measures[i].scale || 1);
      return size > 0 ? [{ size, at: columns[j], row, said: told(pair, row, measures[i]) }] : [];
    }),
  );
  if (!rows.some(({ pairs }) => pairs.some((pair) => pair && !Number.isNaN(changeOf(pair)))))
    return [say('widgets-two-runs-have-nothing')];
  if (!cells.length) return [say('widgets-nothing-here-differs')];
  const most = cells.sort((one, other) => other.size - one.size).slice(0, NAMED);
  const named = most.map(({ at, row, said }) => [create('b', '', at), ` (${row.name}: ${said})`]);
  return pieces('widgets-most-has-changed-at', { cells: format.row(named).flat() });
}

/** Draw the table. @type {(box: HTMLElement, content: DifferenceContent, isTable: boolean) => import('./compare.js').Words} */
export function drawTable(box, content, isTable) {
  const measures = measuresOf(content.rows),
    { title, cap } = content;
  box.replaceChildren(tableOf(content, measures, isTable));
  return {
    title,
    cap: say('widgets-difference-in', { isMore: Boolean(cap), more: cap ?? '' }),
    said: sentence(content, measures),
    scale: say('widgets-each-row-or-group'),
  };
}
