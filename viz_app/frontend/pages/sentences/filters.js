/* What of a list is shown, and in which order. The address has both: keep=flag:loop_entropy:1.5:3 and sort=-entropy. */
/** @import { Filters, Kind, Row } from './types' */

/** Return the filters in an address; what cannot be read is left out. @param {unknown} written @returns {Filters} */
export function readFilters(written) {
  const found = /** @type {Filters} */ ({ flag: '', cell: null, ranges: {} });
  for (const part of String(written ?? '').split('_')) {
    const [name, ...values] = part.split(':'),
      numbers = values.map(Number);
    if (name === 'flag' && values.length === 1) [found.flag] = values;
    else if (values.length !== 2 || !numbers.every(Number.isFinite)) continue;
    else if (name === 'cell') found.cell = [numbers[0], numbers[1]];
    else found.ranges[name] = [numbers[0], numbers[1]];
  }
  return found;
}

/** Return filters as an address has them; null for none. @param {Filters} filters */
export function writeFilters({ flag, cell, ranges }) {
  const parts = [
    ...(flag ? [`flag:${flag}`] : []),
    ...(cell ? [`cell:${cell.join(':')}`] : []),
    ...Object.entries(ranges).map(([name, range]) => `${name}:${range.map((one) => Number(one.toFixed(4))).join(':')}`),
  ];
  return parts.join('_') || null;
}

/** Return a test of rows. @type {(filters: Filters, kind: Kind, labels: string[], changed: Set<Row>) => (row: Row) => boolean} */
export function passing({ flag, cell, ranges }, { dimensions }, labels, changed) {
  const own = dimensions.filter(({ name }) => Object.hasOwn(ranges, name));
  return (row) =>
    (!flag || (flag === 'changed' ? changed.has(row) : Object.hasOwn(row.flags ?? {}, flag))) &&
    (!cell || (row.reference === labels[cell[0]] && likeliest(row) === labels[cell[1]])) &&
    own.every(({ name, of }) => of(row) >= ranges[name][0] && of(row) <= ranges[name][1]);
}

/** Return the likeliest label of a row. @param {Row} row */
export const likeliest = ({ probabilities = {} }) =>
  Object.entries(probabilities).reduce((best, one) => (one[1] > best[1] ? one : best), ['', -1])[0];

/** Sort rows by a column; missing numbers come last. @type {(rows: Row[], sort: string, columns: { name: string, of: (row: Row) => number | string }[]) => Row[]} */
export function sorted(rows, sort, columns) {
  const falls = sort.startsWith('-'),
    of = columns.find(({ name }) => name === sort.replace(/^-/, ''))?.of;
  if (!of) return rows;
  const keys = new Map(rows.map((row) => [row, of(row)]));
  return [...rows].sort((one, other) => {
    const [a, b] = [keys.get(one) ?? '', keys.get(other) ?? ''],
      lost = Number(Number.isNaN(a)) - Number(Number.isNaN(b)),
      by = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
    return lost || (falls ? -by : by) || one.index - other.index;
  });
}
