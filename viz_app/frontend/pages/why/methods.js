/* The explanations in words, and in which unit each speaks. Pure: no page.

   All explanations of a prediction as CSV: a line a token, a column a method, nothing rounded. Pure: no page. */
/** @import { Attribution, Head, Method, WhyState } from './types' */
import * as format from '../../state/format.js';
import { headTitle } from '../../widgets/picker.js';

/** @type {Record<Method, string>} */
const TITLES = {
  attention: 'Attention of one head',
  'mean-attention': 'Mean attention, last layer',
  rollout: 'Attention rollout',
  'gradient-x-input': 'Gradient × input',
  'integrated-gradients': 'Integrated gradients',
  'leave-one-out': 'Leave one out',
  pooling: 'Shares of pooling',
};
/** @type {readonly Method[]} */
const SHARES = ['attention', 'mean-attention', 'rollout'];
/** Those whose parts add up to a number. @type {readonly Method[]} */
const ADDING = ['integrated-gradients', 'pooling'];

/** The same inside a sentence. @type {Record<Method, string>} */
const NAMES = {
  attention: 'this head’s attention',
  'mean-attention': 'mean attention',
  rollout: 'rollout',
  'gradient-x-input': 'gradient × input',
  'integrated-gradients': 'integrated gradients',
  'leave-one-out': 'leave one out',
  pooling: 'pooling',
};

/** Whether numbers are shares of attention, which know no signs. @param {Method} name */
export const isShare = (name) => SHARES.includes(name);
/** @param {Method} name */
export const addsUp = (name) => ADDING.includes(name);
/** @param {Method} name @param {Head} [head] the chosen one */
export const titleOf = (name, head) => (name === 'attention' && head ? headTitle(head) : TITLES[name]);

/** @param {Method} name */
export const nameOf = (name) => NAMES[name];

/** The largest number without its sign, NaN left out. @param {Iterable<number>} values */
export function peakOf(values) {
  let most = 0;
  for (const value of values) most = Math.abs(value) > most ? Math.abs(value) : most;
  return most;
}
/** Source, then target. @param {Attribution} numbers */
export const allOf = ({ source, target }) => [...source, ...target];
/** The sum of what is a number. @param {Iterable<number>} values */
export function sumOf(values) {
  let sum = 0;
  for (const value of values) if (!Number.isNaN(value)) sum += value;
  return sum;
}
/** Decimals that tell numbers of this size apart. @param {number} most */
export const decimalsFor = (most) => (most >= 0.1 ? 2 : most >= 0.01 ? 3 : 4);
/** @type {(value: number, decimals: number) => string} */
export const signed = (value, decimals) =>
  Math.abs(value) < 0.5 / 10 ** decimals ? '0' : format.signed(value, decimals);

/**
 * How much of all that the method gives it gives to the source; null where it says nothing of one side.
 * @param {Method} name
 * @param {Attribution} numbers
 */
export function shareOfSource(name, { source, target }) {
  if (name === 'attention' || name === 'mean-attention' || !target.length) return null;
  const [one, other] = [source, target].map((side) => sumOf(side.map(Math.abs)));
  return one + other ? one / (one + other) : null;
}

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
