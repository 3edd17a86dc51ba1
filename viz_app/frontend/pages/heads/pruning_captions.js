/* Captions of the pruning curves: the claim, and the measured score of a set of heads. This module does not use the
   page. */
/** @import { Pruning } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { isSame } from './silenced.js';

/** Named shares, the largest first. A caption names the largest share that is not more than the true one. @type {[number, string][]} */
const FRACTIONS = [
  [1, 'all'],
  [3 / 4, 'three-quarters'],
  [2 / 3, 'two-thirds'],
  [1 / 2, 'half'],
  [2 / 5, 'two-fifths'],
  [1 / 3, 'third'],
  [1 / 4, 'quarter'],
  [1 / 5, 'fifth'],
];
const TABLE = [1 / 6, 1 / 3, 1 / 2, 2 / 3]; // of all heads

/** The orders of removal: the first words of their names in the figure and in the curves. @typedef {'least' | 'at' | 'most'} Order */
/** @type {Order[]} */
export const ORDERS = ['least', 'at', 'most'];
/** @param {string} name */
export const orderOf = (name) => /** @type {Order} */ (ORDERS.find((order) => name.startsWith(order)));

/** Return "38.2 BLEU" or "86.0 %". @type {(pruning: Pick<Pruning, 'metric'>, score: number) => string} */
export const scoreText = ({ metric }, score) =>
  metric === 'bleu' ? `${format.number(score, 1)}\u00a0BLEU` : format.perCents(score * 100, 1);
/** Return the number alone, for a table. @type {(pruning: Pick<Pruning, 'metric'>, score: number) => string} */
export const scoreNumber = ({ metric }, score) => format.number(metric === 'bleu' ? score : score * 100, 1);
/** Return "0.9 BLEU" or "0.2 points". @type {(pruning: Pick<Pruning, 'metric'>, cost: number) => string} */
const sizeText = ({ metric }, cost) =>
  say('heads-size-of-cost', { metric, size: format.number(Math.abs(metric === 'bleu' ? cost : cost * 100), 1) });
/** Return true if a rounded cost is a gain. @type {(pruning: Pick<Pruning, 'metric'>, cost: number) => boolean} */
const isGain = ({ metric }, cost) => (metric === 'bleu' ? cost : cost * 100) < -0.05;

/** Return a claim such as "A third of all heads can be removed for 1 BLEU". @param {Pruning} pruning */
export function claim({ metric, heads, claim: { heads: count } }) {
  const share = FRACTIONS.find(([least]) => count / heads >= least)?.[1] ?? (count ? 'some' : 'none');
  return say('heads-claim', { metric, share, count, heads });
}

/** Return how many heads can go, and what that changes. @param {Pruning} pruning */
export const canGo = (pruning) =>
  say('heads-chart-can-go', {
    ...{ count: pruning.claim.heads, heads: pruning.heads },
    change: `${isGain(pruning, pruning.claim.cost) ? '+' : '−'}${sizeText(pruning, pruning.claim.cost)}`,
  });

/** Return the curve of an order. @param {Pruning} pruning @param {Order} order */
const orderNamed = (pruning, order) => pruning.orders.find(({ name }) => name.startsWith(order));

/** Return the cost of the claim's number of heads in each order, from the curves. @param {Pruning} pruning */
export function claimProse(pruning) {
  const { removed, claim: of, heads, random } = pruning,
    at = removed.indexOf(of.heads),
    most = orderNamed(pruning, 'most');
  if (!of.heads || !most) {
    const cost = costAt(pruning, 1),
      values = { isGain: isGain(pruning, cost), cost: sizeText(pruning, cost) };
    return say('heads-first-heads-cost', { ...values, count: removed[1], heads });
  }
  const [atRandom, atMost] = [random.mean[at], most.scores[at]].map((score) => most.scores[0] - score);
  return say('heads-cost-of-heads', {
    ...{ count: of.heads, heads },
    ...{ isGain: isGain(pruning, of.cost), cost: sizeText(pruning, of.cost) },
    ...{ isRandomGain: isGain(pruning, atRandom), random: sizeText(pruning, atRandom) },
    ...{ isMostGain: isGain(pruning, atMost), most: sizeText(pruning, atMost) },
  });
}

/** @param {Pruning} pruning @param {number} at */
function costAt(pruning, at) {
  const scores = orderNamed(pruning, 'least')?.scores ?? [0, 0];
  return scores[0] - scores[at];
}

/** Return the point nearest to this number of removed heads. @param {Pruning} pruning @param {number} count */
export const nearest = ({ removed }, count) =>
  removed.reduce((best, gone, at) => (Math.abs(gone - count) < Math.abs(removed[best] - count) ? at : best), 0);

/** Return a few points of the curves for a table: the removed heads, and the scores of both orders. @param {Pruning} pruning */
export function tableOf(pruning) {
  const { removed, heads } = pruning,
    places = [...new Set(TABLE.map((part) => nearest(pruning, part * heads)))].filter(Boolean);
  return places.map((at) => ({
    at,
    gone: removed[at],
    scores: /** @type {Order[]} */ (['least', 'most']).map((order) => orderNamed(pruning, order)?.scores[at] ?? NaN),
  }));
}

/**
 * Return the removed heads at a point of a line. For the random line they are those of the first seed.
 * @type {(pruning: Pruning, order: Order, at: number) => string[] | null}
 */
export function goneAt(pruning, order, at) {
  return orderNamed(pruning, order)?.heads.slice(0, pruning.removed[at]) ?? null;
}

/**
 * Return the measurement without exactly these heads: the score, and the name of the order with its seed if random.
 * @param {Pruning} pruning
 * @param {string[]} off
 */
export function known(pruning, off) {
  const at = pruning.removed.indexOf(off.length),
    found = at < 0 ? -1 : pruning.orders.findIndex(({ heads }) => isSame(heads.slice(0, off.length), off));
  if (found < 0) return null;
  const { name, scores } = pruning.orders[found],
    seed = pruning.seeds[pruning.orders.slice(0, found).filter((order) => order.name === name).length],
    isOne = orderOf(name) === 'at';
  return {
    score: scores[at],
    name: isOne ? say('heads-at-random-seed', { seed }) : say('heads-order', { order: orderOf(name) }),
  };
}

/** Return "8 encoder, 6 decoder, 10 cross". @param {string[]} ids @param {readonly string[]} maps */
export const countByMap = (ids, maps) =>
  format.series(
    maps.map((map) => say('heads-count-in-map', { map, count: ids.filter((id) => id.startsWith(map[0])).length })),
  );
