/* What a run is steered with: vectors that are added to its states, as the parameter `steer` of an address holds them. */
import * as format from './format.js';

/** @typedef {['difference', string, string] | ['token', number] | ['vector', string]} Source */
/** @typedef {{ stack: 'encoder' | 'decoder', depth: number, rows: number[] | null, source: Source, amount: number }} Steer */

const LONGEST = 24; // characters of a text in a chip

/** @param {unknown} source */
const isSource = (source) =>
  Array.isArray(source) &&
  ((source[0] === 'difference' && source.length === 3 && source.slice(1).every((text) => typeof text === 'string')) ||
    (source[0] === 'token' && source.length === 2 && Number.isInteger(source[1])) ||
    (source[0] === 'vector' && source.length === 2 && typeof source[1] === 'string'));

/** @param {unknown} rows */
const isRows = (rows) => rows === null || (Array.isArray(rows) && rows.length > 0 && rows.every(Number.isInteger));

/** Return the vectors of a parameter; none if it cannot be read. @param {unknown} text @returns {Steer[]} */
export function read(text) {
  /** @type {unknown} */
  let items;
  try {
    items = JSON.parse(String(text ?? ''));
  } catch {
    return [];
  }
  const made = !Array.isArray(items)
    ? []
    : items.map((item) => {
        const [stack, depth, rows, source, amount] = Array.isArray(item) ? item : [];
        return { stack, depth, rows, source, amount };
      });
  const isReadable = made.every(
    ({ stack, depth, rows, source, amount }) =>
      ['encoder', 'decoder'].includes(stack) &&
      Number.isInteger(depth) &&
      isRows(rows) &&
      isSource(source) &&
      Number.isFinite(amount),
  );
  return isReadable ? made : [];
}

/** Return the parameter of an address; null without a vector. @param {Steer[]} steers */
export const written = (steers) =>
  steers.length
    ? JSON.stringify(steers.map(({ stack, depth, rows, source, amount }) => [stack, depth, rows, source, amount]))
    : null;

/** @param {string} text */
function short(text) {
  const letters = [...text];
  return `‘${letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text}’`;
}

/** Say what is added: "2 × (‘The dogs sleep.’ − ‘The dog sleeps.’)". @param {Steer} steer */
export function told({ source, amount }) {
  const [kind, one, other] = source,
    what =
      kind === 'difference'
        ? `(${short(String(one))} − ${short(String(other))})`
        : kind === 'token'
          ? `token ${one}`
          : 'a vector';
  return `${format.number(amount, Number.isInteger(amount) ? 0 : 2)} × ${what}`;
}
