/* A table as CSV that a spreadsheet reads as it is meant; `core/results/spreadsheet.py` writes the same.

     save('why.csv', csv(['token', 'share'], [['A', 0.25]]));
   */

const MARK = '\ufeff'; // without it a spreadsheet takes UTF-8 for the encoding of its system
const ISOLATES = /[\u2066-\u2069]/g; // marks of direction around values, which are for the page
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/; // a cell that begins so is computed, whether it is in quotes or not

/** @typedef {string | number | null | undefined} Cell */

/** @param {Cell} cell */
function written(cell) {
  if (typeof cell === 'string') {
    const text = cell.replace(ISOLATES, '');
    return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  }
  return cell === null || cell === undefined || Number.isNaN(cell) ? '' : String(cell);
}

/**
 * Return a table whose first line is `first`. Texts are in quotes; a number that is missing is an empty cell.
 * @param {string[]} first
 * @param {Cell[][]} rows
 */
export const csv = (first, rows) => MARK + [first, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('');
