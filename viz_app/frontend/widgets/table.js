/* Tables of numbers, and the button that shows a table instead of a picture.

     host.replaceChildren(table({ caption: 'Cross, layer 1, head 4', columns: ['token', 'A', 'man'], rows: [
       { name: 'Ein', cells: ['0.713', '0.002'], isChosen: true }] }));
     const swap = tableSwitch((isTable) => { page.isTable = isTable; view.draw(); });

   The first of `columns` is the heading of the row names and is never empty. The caption is for screen readers only,
   unless `isCaptioned`. `matrixTable` shows a matrix of widgets/matrix.js: tokens on both sides, one text a cell. */
import * as format from '../state/format.js';
import { create } from './dom.js';

/** @typedef {string | Node} Text */
/** @typedef {{ name: Text, cells: Text[], isChosen?: boolean }} Row */

/** @param {{ caption: string, columns: Text[], rows: Row[], isCaptioned?: boolean }} content */
export function table({ caption, columns, rows, isCaptioned = false }) {
  const head = create('tr', '', ...columns.map((name) => create('th', '', name, { scope: 'col' })));
  const body = rows.map(({ name, cells, isChosen }) =>
    create(
      'tr',
      isChosen ? 'gf-on' : '',
      create('th', '', name, { scope: 'row' }),
      ...cells.map((cell) => create('td', '', cell)),
    ),
  );
  const title = create('caption', isCaptioned ? '' : 'gf-sr', caption);
  return create('table', '', title, create('thead', '', head), create('tbody', '', ...body));
}

/**
 * Return the frame of a table. It has a name for screen readers, and keys scroll it.
 * @param {string} label @param {boolean} [isHidden] until the visitor asks for numbers
 * @param {string} [kind] class of the element
 */
export function tableFrame(label, isHidden = false, kind = 'gf-table') {
  return create('div', kind, { hidden: isHidden, tabIndex: 0, role: 'region', 'aria-label': label });
}

/**
 * @typedef {object} MatrixContent
 * @property {string} caption
 * @property {string[]} queries
 * @property {string[] | null} writes the prediction of each row
 * @property {string[]} keys
 * @property {number} [written] the number of rows written so far
 * @property {number} [row] the chosen row
 * @property {(i: number, j: number) => string} text
 */

/** @param {MatrixContent} content */
export function matrixTable({ caption, queries, writes, keys, written = queries.length, row, text }) {
  const name = (/** @type {number} */ i) =>
    format.label(queries[i]) + (writes?.[i] === undefined ? '' : ` → ${format.label(writes[i])}`);
  const rows = Array.from({ length: Math.min(written, queries.length) }, (_, i) => ({
    name: name(i),
    cells: keys.map((__, j) => text(i, j)),
    isChosen: i === row,
  }));
  return table({ caption, columns: [writes ? 'after → predicts' : 'token', ...keys.map(format.label)], rows });
}

/** @param {(isTable: boolean) => void} change @param {boolean} [isTable] true if the table is visible */
export function tableSwitch(change, isTable = false) {
  const button = create('button', 'gf-btn gf-small', { type: 'button' });
  const show = () => {
    button.setAttribute('aria-pressed', String(isTable));
    button.textContent = isTable ? 'Picture' : 'Table';
  };
  button.addEventListener('click', () => {
    isTable = !isTable;
    show();
    change(isTable);
  });
  show();
  return button;
}
