/* The words of a model without a page: finding one, what is near on a side, which names fit on the map. Pure. */
/** @import { Mark, Near, Sentence, Words } from './types' */
import * as format from '../../state/format.js';

/** @typedef {[number, number]} Range */

const FOUND_AT_MOST = 8;
const NEAR_AT_MOST = 12;
const LETTER = 7; // px, about
const LINE = 15; // px
const DOT = 14; // px

/** What a search compares: capitals and small letters are alike. @param {string} text */
export const keyOf = (text) => text.normalize('NFC').toLowerCase();

/**
 * The ids of the tokens that start with what was typed: the whole word first, then as the vocabulary counts them.
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

/** The token that a sentence opens with: its longest word, for short ones are seldom worth a look. @type {(all: Words, sentence: Sentence) => number} */
export const firstChoice = ({ tokens, labels }, { source }) =>
  source
    .filter((id) => !format.isSpecial(tokens[id]))
    .reduce((best, id) => (best === -1 || labels[id].length > labels[best].length ? id : best), -1);

/** Whether there is such a token. @param {Pick<Words, 'tokens'>} all @param {number} id */
export const isThere = ({ tokens }, id) => Number.isInteger(id) && id >= 0 && id < tokens.length;

/** @type {Record<string, [number, number]>} */
const SIDES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * The token nearest to another on the side that an arrow key points to; null where there is none, or for another key.
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

/** What is named on the map, each token once, the most important first. @type {(word: number, near: Near[], sentence: Sentence) => Mark[]} */
export function marksOf(word, near, { source, target }) {
  const seen = new Set();
  return /** @type {Mark[]} */ ([
    { id: word, kind: 'chosen' },
    ...[...source, ...target].map((id) => ({ id, kind: 'sentence' })),
    ...near.slice(0, NEAR_AT_MOST).map(([id]) => ({ id, kind: 'near' })),
  ]).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * On which side of its dot each name stands that is clear of those before it: on the left where the map would cut it off.
 * @param {Mark[]} marks
 * @param {Float32Array} points
 * @param {string[]} labels
 * @param {number} px for 1 of the map
 * @param {number} edge where the part of the map that is on show ends, on the right
 * @returns {Map<number, 'left' | 'right'>}
 */
export function named(marks, points, labels, px, edge) {
  /** @type {number[][]} */
  const taken = [];
  /** @type {Map<number, 'left' | 'right'>} */
  const sides = new Map();
  for (const { id } of marks) {
    const [x, top] = [points[2 * id] * px, -points[2 * id + 1] * px],
      width = DOT + labels[id].length * LETTER,
      isCut = x <= edge * px && x + width > edge * px,
      left = isCut ? x - width : x,
      box = [left, left + width, top, top + LINE];
    const isFree = taken.every(([a, b, c, d]) => box[0] >= b || box[1] <= a || box[2] >= d || box[3] <= c);
    if (!isFree) continue;
    taken.push(box);
    sides.set(id, isCut ? 'left' : 'right');
  }
  return sides;
}

/** The part of the map that holds all of some tokens, with room around. @type {(points: Float32Array, ids: number[]) => { x: Range, y: Range }} */
export function around(points, ids) {
  const spans = [0, 1].map((axis) => {
    const values = ids.map((id) => points[2 * id + axis]);
    return [Math.min(...values), Math.max(...values)];
  });
  const half = (Math.max(...spans.map(([low, high]) => high - low)) / 2 || 0.5) * 1.25;
  const [x, y] = spans.map(([low, high]) => /** @type {Range} */ ([(low + high) / 2 - half, (low + high) / 2 + half]));
  return { x, y };
}

/** "0.5", "12": how many, of people's kind. @param {number} value */
export const count = (value) => format.number(value, 1).replace(/\.0$/, '');
