/* The methods: their titles, their units, and their numbers as CSV with a line for each token and a column for each
   method, not rounded. This module does not use the page. */
/** @import { Attribution, Head, Method, WhyState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { csv } from '../../widgets/csv.js';
import { NUMBERS, methodTitle } from '../../widgets/method_tests.js';
import { headTitle } from '../../widgets/picker.js';

/** Return true if a method's numbers are shares of 1, which have no sign. @param {Method} name */
export const isShare = (name) => NUMBERS[name] === 'shares';
/** @param {Method} name */
export const addsUp = (name) => NUMBERS[name] === 'parts';
/** @param {Method} name @param {Head} [head] the chosen head */
export const titleOf = (name, head) => (name === 'attention' && head ? headTitle(head) : methodTitle(name));

/** Return the name of a method inside a sentence. @param {Method} method */
export const nameOf = (method) => say('widgets-method-name', { method });

/** Return the largest absolute value, without NaN. @param {Iterable<number>} values */
export function peakOf(values) {
  let most = 0;
  for (const value of values) most = Math.abs(value) > most ? Math.abs(value) : most;
  return most;
}
/** Return the numbers of the source, then those of the target. @param {Attribution} numbers */
export const allOf = ({ source, target }) => [...source, ...target];
/** Return the sum without NaN. @param {Iterable<number>} values */
export function sumOf(values) {
  let sum = 0;
  for (const value of values) if (!Number.isNaN(value)) sum += value;
  return sum;
}
/** Return enough decimals for numbers of this size. @param {number} most */
export const decimalsFor = (most) => (most >= 0.1 ? 2 : most >= 0.01 ? 3 : 4);
/** @type {(value: number, decimals: number) => string} */
export const signed = (value, decimals) =>
  Math.abs(value) < 0.5 / 10 ** decimals ? '0' : format.signed(value, decimals);

/** Return the source's share of all attributions, or null if the method covers only one side. @param {Method} name @param {Attribution} numbers */
export function shareOfSource(name, { source, target }) {
  if (name === 'attention' || name === 'mean-attention' || !target.length) return null;
  const [one, other] = [source, target].map((side) => sumOf(side.map(Math.abs)));
  return one + other ? one / (one + other) : null;
}

/** Return the CSV. A cell is empty if a method has no number for a token. @param {WhyState} state */
export function csvOf({ facts, read, rows }) {
  const there = rows.flatMap(({ name, numbers }) => (numbers ? [{ name, values: allOf(numbers) }] : [])),
    tokens = [...facts.source.map((piece) => ['source', piece]), ...read.map((piece) => ['written', piece])];
  const lines = tokens.map(([side, piece], at) => [side, piece, ...there.map(({ values }) => values[at])]);
  return csv(['side', 'token', ...there.map(({ name }) => name)], lines);
}
