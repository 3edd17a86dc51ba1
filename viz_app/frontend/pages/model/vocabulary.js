/* The vocabulary of a model: search, the next token on a side, and names that fit on the map. This module does not use
   the page. */
/** @import { Mark, Near, Sentence, Words } from './types' */
import * as format from '../../state/format.js';

/** @typedef {[number, number]} Range */

const FOUND_AT_MOST = 8;
const NEAR_AT_MOST = 12;

/** Return the key of a text for the search, which ignores case. @param {string} text */
export const keyOf = (text) => text.normalize('NFC').toLowerCase();

/**
 * Return the ids of the tokens that start with the typed text: exact matches first, then in the vocabulary's order.
 * @type {(all: Pick<Words, 'keys'>, typed: string) => number[]}
 */
export function found({ keys }, typed) {
  const start = keyOf(typed.trim());
  if (!start) return [];
  const [whole, longer] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  keys.forEach((key, id) => {
    if (key === start) whole.push(id);
    else if (key.startsWith(start)) longer.push(id);
  });
  return [...whole, ...longer].slice(0, FOUND_AT_MOST);
}

/** Return the token that is chosen first for a sentence: the longest one, because short ones are seldom interesting. @type {(all: Words, sentence: Sentence) => number} */
export const firstChoice = ({ tokens, labels }, { source }) =>
  source
    .filter((id) => !format.isSpecial(tokens[id]))
    .reduce((best, id) => (best === -1 || labels[id].length > labels[best].length ? id : best), -1);

/** Return true if there is a token with this id. @param {Pick<Words, 'tokens'>} all @param {number} id */
export const isThere = ({ tokens }, id) => Number.isInteger(id) && id >= 0 && id < tokens.length;

/** @type {Record<string, [number, number]>} */
const SIDES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * Return the nearest token in the direction of an arrow key, or null if there is none or for another key.
 * @type {(points: Float32Array, from: number, key: string) => number | null}
 */
export function onSide(points, from, key) {
  const side = SIDES[key];
  if (!side) return null;
  let [best, least] = [-1, Infinity];
  for (let id = 0; id < points.length / 2; id++) {
    const [x, y] = [points[2 * id] - points[2 * from], points[2 * id + 1] - points[2 * from + 1]],
      along = x * side[0] + y * side[1],
      across = Math.abs(x * side[1]) + Math.abs(y * side[0]),
      gap = along ** 2 + across ** 2;
    if (along > 0 && across <= along && gap < least) [best, least] = [id, gap];
  }
  return best < 0 ? null : best;
}

/** Return the token nearest to a place on the map, or null if none is within `reach`. @type {(points: Float32Array, at: { x: number, y: number }, reach: number) => number | null} */
export function nearestTo(points, at, reach) {
  let [best, least] = [-1, reach ** 2];
  for (let id = 0; id < points.length / 2; id++) {
    const gap = (points[2 * id] - at.x) ** 2 + (points[2 * id + 1] - at.y) ** 2;
    if (gap <= least) [best, least] = [id, gap];
  }
  return best < 0 ? null : best;
}

/** Return the tokens that have a name on the map, each once, the most important first. @type {(word: number, near: Near[], sentence: Sentence) => Mark[]} */
export function marksOf(word, near, { source, target }) {
  const seen = new Set();
  return /** @type {Mark[]} */ ([
    { id: word, kind: 'chosen' },
    ...[...source, ...target].map((id) => ({ id, kind: 'sentence' })),
    ...near.slice(0, NEAR_AT_MOST).map(([id]) => ({ id, kind: 'near' })),
  ]).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * Return the side of each name beside its dot: right, or left if the map would cut it off. A name that overlaps an
 * earlier one is left out.
 * @param {{ id: number, x: number, y: number, width: number, height: number }[]} marks dots in px, and the sizes of their names
 * @param {number} edge the right edge of the map, in px
 * @returns {Map<number, 'left' | 'right'>}
 */
export function named(marks, edge) {
  const taken = /** @type {number[][]} */ ([]);
  const sides = /** @type {Map<number, 'left' | 'right'>} */ (new Map());
  for (const { id, x, y, width, height } of marks) {
    const isCut = x <= edge && x + width > edge,
      left = isCut ? x - width : x,
      box = [left, left + width, y - height / 2, y + height / 2];
    const isFree = taken.every(([a, b, c, d]) => box[0] >= b || box[1] <= a || box[2] >= d || box[3] <= c);
    if (!isFree) continue;
    taken.push(box);
    sides.set(id, isCut ? 'left' : 'right');
  }
  return sides;
}

/** Return the square part of the map that contains these tokens, `margin` times as wide as they need. @type {(points: Float32Array, ids: number[], margin?: number) => { x: Range, y: Range }} */
export function around(points, ids, margin = 1.25) {
  const spans = [0, 1].map((axis) =>
    ids.reduce(
      ([low, high], id) => [Math.min(low, points[2 * id + axis]), Math.max(high, points[2 * id + axis])],
      [Infinity, -Infinity],
    ),
  );
  const half = (Math.max(...spans.map(([low, high]) => high - low)) / 2 || 0.5) * margin;
  const [x, y] = spans.map(([low, high]) => /** @type {Range} */ ([(low + high) / 2 - half, (low + high) / 2 + half]));
  return { x, y };
}

/** Return a number as text with at most one decimal: "0.5", "12". @param {number} value */
export const count = (value) => format.number(value, 1).replace(/\.0$/, '');
