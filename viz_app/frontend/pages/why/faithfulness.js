/* The rank correlation of two explanations, and a verdict on the most faithful ones by the areas under their curves.
   This module does not use the page. */
/** @import { Chance, CurveKind, ShownCurve } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { nameOf } from './methods.js';

/**
 * Return Kendall's rank correlation tau-b, from −1 to 1, as `kendall_tau` of core. Tokens with a NaN in either are left
 * out. Return null if fewer than two tokens can be ranked by both.
 * @param {ArrayLike<number>} one
 * @param {ArrayLike<number>} other
 */
export function kendallTau(one, other) {
  const both = Array.from(one, (_, i) => i).filter((i) => !Number.isNaN(one[i]) && !Number.isNaN(other[i]));
  let [same, first, second] = [0, 0, 0];
  for (const [at, i] of both.entries()) {
    for (const j of both.slice(at + 1)) {
      const [a, b] = [Math.sign(one[i] - one[j]), Math.sign(other[i] - other[j])];
      same += a * b;
      first += a * a;
      second += b * b;
    }
  }
  return first && second ? same / Math.sqrt(first * second) : null;
}

const NAMED = 3; // methods

/** Return a number that is small for a faithful area: deletions need a small area, insertions a large one. @type {(kind: CurveKind, area: number) => number} */
const cost = (kind, area) => (kind === 'deletion' ? area : -area);

/** Return the curves, the most faithful first. @type {(shownCurves: ShownCurve[], kind: CurveKind) => ShownCurve[]} */
export const ranked = (shownCurves, kind) =>
  [...shownCurves].sort((one, other) => cost(kind, one.area) - cost(kind, other.area));

/**
 * Compare an area with random orders: 1 if it is better than most of them, −1 if worse, 0 if neither.
 * @type {(area: number, chance: Chance, kind: CurveKind) => -1 | 0 | 1}
 */
export function against(area, { areaLow, areaHigh }, kind) {
  const side = area < areaLow ? 1 : area > areaHigh ? -1 : 0;
  return /** @type {-1 | 0 | 1} */ (kind === 'deletion' ? side : 0 - side);
}

/** @param {number} area */
export const areaText = (area) => format.number(area, 2);

/** Return methods with their areas as a list in a sentence. @param {ShownCurve[]} some */
const listed = (some) =>
  format
    .list(
      some.map(({ row, area }) => say('why-method-and-its-area', { method: nameOf(row.name), area: areaText(area) })),
    )
    .join('');

/** Return a sentence about the most faithful method here. @type {(shownCurves: ShownCurve[], chance: Chance, kind: CurveKind) => string} */
export function verdict(shownCurves, chance, kind) {
  const [first, ...rest] = ranked(shownCurves, kind),
    range = { low: areaText(chance.areaLow), high: areaText(chance.areaHigh) };
  if (!first) return '';
  if (against(first.area, chance, kind) < 1) return say('why-no-method-better-than-chance', range);
  const isAlike = (/** @type {ShownCurve} */ { area }) => areaText(area) === areaText(first.area),
    best = [first, ...rest.filter(isAlike)],
    others = rest.filter((one) => !isAlike(one)),
    judged = (/** @type {number} */ side) => others.filter(({ area }) => against(area, chance, kind) === side);
  const [same, worse] = [judged(0), judged(-1)];
  return say('why-verdict', {
    ...{ count: best.length, named: best.length === 1 ? 'one' : best.length > NAMED ? 'none' : 'all' },
    ...{ best: format.listed(best.map(({ row }) => nameOf(row.name))), area: areaText(first.area) },
    ...{ isSame: same.length > 0, same: listed(same), isWorse: worse.length > 0, worse: listed(worse), ...range },
  });
}
