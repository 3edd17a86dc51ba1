/* What heads are coloured and sorted by, and the one scale of all effects. Pure: no page. */
/** @import { Effects, HeadFacts, Measure, Scale } from './types' */
import { orderOf } from '../../widgets/roles.js';

/** @type {readonly (readonly [Measure, string, string])[]} value, text, text on a phone */
export const MEASURES = [
  ['role', 'Role', 'Role'],
  ['effect', 'Effect here', 'Effect'],
  ['entropy', 'Entropy', 'Entropy'],
  ['like', 'Like the chosen head', 'Like chosen'],
];

/** @param {unknown} value @returns {Measure} */
export const measureOf = (value) => MEASURES.find(([name]) => name === value)?.[0] ?? 'role';

/** A number for each head, the first of the order the smallest; null comes last. @type {Record<Measure, (head: HeadFacts) => number | null>} */
const KEYS = {
  role: ({ role, strength }) => (role === null ? null : orderOf(role) * 2 - (strength ?? 0)),
  effect: ({ effect }) => effect,
  entropy: ({ entropy }) => entropy,
  like: ({ like }) => (like === null ? null : -like),
};

/** The heads in the order that `by` gives them, equal ones as they stood. @type {(heads: HeadFacts[], by: Measure) => HeadFacts[]} */
export function sorted(heads, by) {
  const key = (/** @type {HeadFacts} */ head) => KEYS[by](head) ?? Infinity;
  return [...heads].sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}

/** How many decimals show the largest of some nats: two, and more where a sure answer owes next to nothing to any head. @param {number} most */
const decimalsOf = (most) => (most >= 0.05 ? 2 : most >= 0.005 ? 3 : 4);

const ROOM = 0.16; // of a bar, at least, on either side of 0

/** The scale on which every effect of a run has room. @param {Effects} effects @returns {Scale} */
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

/** How many of `count` cards stand side by side, at most `most`: rows of nearly the same length. @type {(count: number, most: number) => number} */
export const evenly = (count, most) => Math.ceil(count / Math.ceil(count / most));
