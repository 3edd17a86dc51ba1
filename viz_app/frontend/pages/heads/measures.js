/* The measures that colour and sort heads, and the common scale of all effects. This module does not use the page. */
/** @import { Effects, HeadFacts, Measure, Scale } from './types' */
import { say } from '../../state/say.js';
import { orderOf } from '../../widgets/roles.js';

/** @type {readonly (readonly [Measure, string, string])[]} value, text, text on a phone */
export const MEASURES = [
  ['role', say('heads-by-role'), say('heads-by-role')],
  ['effect', say('heads-by-effect'), say('heads-by-effect-short')],
  ['entropy', say('heads-by-entropy'), say('heads-by-entropy')],
  ['like', say('heads-by-likeness'), say('heads-by-likeness-short')],
];

/** @param {unknown} value @returns {Measure} */
export const measureOf = (value) => MEASURES.find(([name]) => name === value)?.[0] ?? 'role';

/** Functions that return a head's number for sorting, the smallest first; null comes last. @type {Record<Measure, (head: HeadFacts) => number | null>} */
const KEYS = {
  role: ({ role, strength }) => (role === null ? null : orderOf(role) * 2 - (strength ?? 0)),
  effect: ({ effect }) => effect,
  entropy: ({ entropy }) => entropy,
  like: ({ like }) => (like === null ? null : -like),
};

/** Return the heads sorted by a measure. Equal heads keep their order. @type {(heads: HeadFacts[], by: Measure) => HeadFacts[]} */
export function sorted(heads, by) {
  const key = (/** @type {HeadFacts} */ head) => KEYS[by](head) ?? Infinity;
  return [...heads].sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}

/** Return the number of decimals for effects in nats: two, or more if even the largest effect is tiny. @param {number} most */
const decimalsOf = (most) => (most >= 0.05 ? 2 : most >= 0.005 ? 3 : 4);

const ROOM = 0.16; // the smallest part of a bar on each side of 0

/** Return a scale that fits every effect of a run. @param {Effects} effects @returns {Scale} */
export function scaleOf({ change }) {
  const all = Object.values(change)
    .flat(2)
    .filter((value) => value !== null);
  const down = -Math.min(0, ...all),
    up = Math.max(0, ...all),
    zero = Math.max(ROOM, Math.min(1 - ROOM, down / (down + up || 1)));
  const most = Math.max(down, up);
  return { most, decimals: decimalsOf(most), zero, unit: 1 / (Math.max(down / zero, up / (1 - zero)) || 1) };
}

/** Return the number of cards in a row, at most `most`, so that all rows have nearly the same length. @type {(count: number, most: number) => number} */
export const evenly = (count, most) => Math.ceil(count / Math.ceil(count / most));
