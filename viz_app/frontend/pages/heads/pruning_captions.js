/* Captions of the pruning curves: the claim, and the measured score of a set of heads. This module does not use the
   page. */
/** @import { Pruning } from './types' */
import * as format from '../../state/format.js';
import { isSame } from './silenced.js';

const RANDOM = 'at random';
/** Named shares, the largest first. A caption names the largest share that is not more than the true one. @type {[number, string][]} */
const FRACTIONS = [
  [1, 'All heads'],
  [3 / 4, 'Three quarters of all heads'],
  [2 / 3, 'Two thirds of all heads'],
  [1 / 2, 'Half of all heads'],
  [2 / 5, 'Two fifths of all heads'],
  [1 / 3, 'A third of all heads'],
  [1 / 4, 'A quarter of all heads'],
  [1 / 5, 'A fifth of all heads'],
];
const TABLE = [1 / 6, 1 / 3, 1 / 2, 2 / 3]; // of all heads

/** Return "38.2 BLEU" or "86.0 %". @type {(pruning: Pick<Pruning, 'metric'>, score: number) => string} */
export const scoreText = ({ metric }, score) =>
  metric === 'bleu' ? `${format.number(score, 1)}\u00a0BLEU` : `${format.number(score * 100, 1)}\u202f%`;
/** Return the number alone, for a table. @type {(pruning: Pick<Pruning, 'metric'>, score: number) => string} */
export const scoreNumber = ({ metric }, score) => format.number(metric === 'bleu' ? score : score * 100, 1);
/** Return "cost 0.9 BLEU" or "gain 0.2 points". @type {(pruning: Pick<Pruning, 'metric'>, cost: number) => string} */
function costText({ metric }, cost) {
  const [size, unit] = metric === 'bleu' ? [cost, 'BLEU'] : [cost * 100, 'points'];
  return `${size < -0.05 ? 'gain' : 'cost'} ${format.number(Math.abs(size), 1)}\u00a0${unit}`;
}

/** @param {number} gone @param {number} heads */
function share(gone, heads) {
  const named = FRACTIONS.find(([least]) => gone / heads >= least);
  return named?.[1] ?? (gone === 1 ? `1 of ${heads} heads` : `${gone} of ${heads} heads`);
}

/** Return a claim such as "A third of all heads can be removed for 1 BLEU". @param {Pruning} pruning */
export function claim({ metric, heads, claim: { heads: gone } }) {
  const limit = metric === 'bleu' ? '1 BLEU' : '1 point of accuracy';
  return gone ? `${share(gone, heads)} can be removed for ${limit}` : `No head can be removed for ${limit}`;
}

/** Return the curve of the order whose name starts so. @param {Pruning} pruning @param {string} start */
const orderNamed = (pruning, start) => pruning.orders.find(({ name }) => name.startsWith(start));

/** Return the cost of the claim's number of heads in each order, from the curves. @param {Pruning} pruning */
export function claimProse(pruning) {
  const { removed, claim: of, heads, random } = pruning,
    at = removed.indexOf(of.heads),
    most = orderNamed(pruning, 'most');
  if (!of.heads || !most) return `The first ${removed[1]} of ${heads} heads ${costText(pruning, costAt(pruning, 1))}.`;
  const whole = most.scores[0];
  return (
    `The ${of.heads} least important of ${heads} heads ${costText(pruning, of.cost)}. ` +
    `At random, ${of.heads} heads ${costText(pruning, whole - random.mean[at])}; ` +
    `the ${of.heads} most important ${costText(pruning, whole - most.scores[at])}.`
  );
}

/** @param {Pruning} pruning @param {number} at */
function costAt(pruning, at) {
  const scores = orderNamed(pruning, 'least')?.scores ?? [0, 0];
  return scores[0] - scores[at];
}

/** Return a few points of the curves for a table: the removed heads, and the scores of both orders. @param {Pruning} pruning */
export function tableOf(pruning) {
  const { removed, heads } = pruning,
    near = (/** @type {number} */ part) =>
      removed.reduce(
        (best, gone, at) => (Math.abs(gone - part * heads) < Math.abs(removed[best] - part * heads) ? at : best),
        0,
      );
  const places = [...new Set(TABLE.map(near))].filter(Boolean);
  return places.map((at) => ({
    at,
    gone: removed[at],
    scores: ['least', 'most'].map((start) => orderNamed(pruning, start)?.scores[at] ?? NaN),
  }));
}

/**
 * Return the removed heads at a point of a line. For the random line they are those of the first seed.
 * @type {(pruning: Pruning, name: string, at: number) => string[] | null}
 */
export function goneAt(pruning, name, at) {
  const order = pruning.orders.find((one) => one.name === name);
  return order ? order.heads.slice(0, pruning.removed[at]) : null;
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
    seed = pruning.seeds[pruning.orders.slice(0, found).filter((order) => order.name === RANDOM).length];
  return { score: scores[at], name: name === RANDOM ? `${RANDOM}, seed ${seed}` : name };
}

/** Return "8 encoder, 6 decoder, 10 cross". @param {string[]} ids @param {readonly string[]} maps */
export const countByMap = (ids, maps) =>
  maps.map((map) => `${ids.filter((id) => id.startsWith(map[0])).length} ${map}`).join(', ');
