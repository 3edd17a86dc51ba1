/* How far two explanations put tokens in the same order. Pure: no page.

   Which explanation is faithful here: the areas under the curves, and what they say. Pure: no page. */
/** @import { Chance, CurveKind, ShownCurve, Method } from './types' */
import * as format from '../../state/format.js';
import { nameOf } from './methods.js';

/**
 * Kendall's rank correlation, −1 to 1, tau-b, as `kendall_tau` of core: tokens of which either says nothing (NaN) are left
 * out; null where no two tokens are left to be ranked by both.
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

/** Of deletions a small area is faithful, of insertions a large one. @type {(kind: CurveKind, area: number) => number} */
const cost = (kind, area) => (kind === 'deletion' ? area : -area);

/** The most faithful first. @type {(shownCurves: ShownCurve[], kind: CurveKind) => ShownCurve[]} */
export const ranked = (shownCurves, kind) =>
  [...shownCurves].sort((one, other) => cost(kind, one.area) - cost(kind, other.area));

/**
 * How an area compares with random orders: 1 is better than 9 of 10 of them, −1 worse, 0 neither.
 * @type {(area: number, chance: Chance, kind: CurveKind) => -1 | 0 | 1}
 */
export function against(area, { areaLow, areaHigh }, kind) {
  const side = area < areaLow ? 1 : area > areaHigh ? -1 : 0;
  return /** @type {-1 | 0 | 1} */ (kind === 'deletion' ? side : 0 - side);
}

/** @param {number} area */
export const areaText = (area) => format.number(area, 2);

/** Some methods in a sentence, with their areas. @param {ShownCurve[]} some */
const listed = (some) => format.list(some.map(({ row, area }) => `${nameOf(row.name)} (${areaText(area)})`)).join('');

/** Who is the most faithful: several where their areas read the same. @param {ShownCurve[]} best */
function winners(best) {
  const area = `area ${areaText(best[0].area)}`;
  if (best.length === 1) return `Here ${nameOf(best[0].row.name)} is the most faithful, ${area}`;
  if (best.length > NAMED) return `Here ${best.length} methods are equally faithful, ${area}`;
  return `Here ${format.list(best.map(({ row }) => nameOf(row.name))).join('')} are equally faithful, ${area}`;
}

/** Which method to trust here, in a sentence. @type {(shownCurves: ShownCurve[], chance: Chance, kind: CurveKind) => string} */
export function verdict(shownCurves, chance, kind) {
  const [first, ...rest] = ranked(shownCurves, kind),
    range = `random orders ${areaText(chance.areaLow)} to ${areaText(chance.areaHigh)}`;
  if (!first) return '';
  if (against(first.area, chance, kind) < 1) return `Here no method is better than chance: ${range}.`;
  const isAlike = (/** @type {ShownCurve} */ { area }) => areaText(area) === areaText(first.area),
    others = rest.filter((one) => !isAlike(one)),
    judged = (/** @type {number} */ side) => others.filter(({ area }) => against(area, chance, kind) === side);
  const [same, worse] = [judged(0), judged(-1)];
  const tail = [
    same.length ? `no better than chance: ${listed(same)}` : '',
    worse.length ? `worse than chance: ${listed(worse)}` : '',
  ].filter(Boolean);
  return `${winners([first, ...rest.filter(isAlike)])}; ${[...tail, range].join('; ')}.`;
}

/** Methods measured over many sentences, the most faithful first. @param {Partial<Record<Method, { mean: number }>>} areas */
export const measuredOrder = (areas) =>
  /** @type {Method[]} */ (Object.keys(areas)).sort(
    (one, other) => (areas[one]?.mean ?? 0) - (areas[other]?.mean ?? 0),
  );
