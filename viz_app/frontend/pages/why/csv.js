/* All explanations of a prediction as CSV: a line a token, a column a method, nothing rounded. Pure: no page. */
import { allOf } from './methods.js';

/** @import { WhyState } from './types' */

/** @param {string} text */
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;
/** @param {number | undefined} value */
const number = (value) => (value === undefined || Number.isNaN(value) ? '' : String(value));

/** Empty where a method says nothing of a token. @param {WhyState} state */
export function csvOf({ facts, read, rows }) {
  const there = rows.flatMap(({ name, numbers }) => (numbers ? [{ name, values: allOf(numbers) }] : [])),
    tokens = [...facts.source.map((piece) => ['source', piece]), ...read.map((piece) => ['written', piece])];
  const lines = tokens.map(([side, piece], at) => [
    side,
    quoted(piece),
    ...there.map(({ values }) => number(values[at])),
  ]);
  return [['side', 'token', ...there.map(({ name }) => name)], ...lines]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
}
