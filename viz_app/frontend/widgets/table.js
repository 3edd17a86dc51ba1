/* Tables of numbers, and the button that shows a table instead of a picture.

     host.replaceChildren(table({ caption: 'Cross, layer 1, head 4', columns: ['token', 'A', 'man'], rows: [
       { name: 'Ein', cells: ['0.713', '0.002'], isChosen: true }] }));
     const swap = tableSwitch(page, view.draw);

   The first of `columns` is the heading of the row names and is never empty. The caption is for screen readers only,
   unless `isCaptioned`. `matrixTable` shows a matrix of widgets/matrix.js: tokens on both sides, one text a cell. */
import * as format from '../state/format.js';
import { isolate, say } from '../state/say.js';
import { button } from './controls.js';
import { create } from './dom.js';

/** @typedef {string | Node} Text */
/** @typedef {{ name: Text, cells: Text[], isChosen?: boolean, className?: string }} Row */

/** Return the cell, or a new one with this content, which may be of another direction than the page. @type {(tag: 'td' | 'th', content: Text, scope?: string) => HTMLElement} */
function cellOf(tag, content, scope) {
  if (content instanceof HTMLTableCellElement) return content;
  return create(tag, '', typeof content === 'string' ? isolate(content) : content, scope ? { scope } : {});
}

/** @param {{ caption: string, columns: Text[], rows: Row[], isCaptioned?: boolean, className?: string }} content a cell may be a ready element */
export function table({ caption, columns, rows, isCaptioned = false, className = '' }) {
  const head = create('tr', '', ...columns.map((name) => cellOf('th', name, 'col')));
  const body = rows.map(({ name, cells, isChosen, className: style = '' }) =>
    create(
      'tr',
      isChosen ? `gf-on ${style}` : style,
      cellOf('th', name, 'row'),
      ...cells.map((cell) => cellOf('td', cell)),
    ),
  );
  const title = create('caption', isCaptioned ? '' : 'gf-sr', caption);
  return create('table', className, title, create('thead', '', head), create('tbody', '', ...body));
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

/** Return a row's token, and the one that it writes. @param {Pick<MatrixContent, 'queries' | 'writes'>} content @param {number} i */
export const rowName = ({ queries, writes }, i) =>
  writes?.[i] === undefined
    ? format.label(queries[i])
    : format.fromTo(format.label(queries[i]), format.label(writes[i]));

/** @param {MatrixContent} content */
export function matrixTable({ caption, queries, writes, keys, written = queries.length, row, text }) {
  const rows = Array.from({ length: Math.min(written, queries.length) }, (_, i) => ({
    name: rowName({ queries, writes }, i),
    cells: keys.map((__, j) => text(i, j)),
    isChosen: i === row,
  }));
  return table({
    caption,
    columns: [writes ? say('widgets-after-predicts') : say('widgets-token'), ...keys.map(format.label)],
    rows,
  });
}

/** @param {{ isTable: boolean }} page keeps whether the table is visible @param {() => void} draw */
export function tableSwitch(page, draw) {
  const text = () => (page.isTable ? say('widgets-picture') : say('widgets-table')),
    swap = button(text(), () => {
      page.isTable = !page.isTable;
      swap.textContent = text();
      draw();
    });
  return swap;
}
