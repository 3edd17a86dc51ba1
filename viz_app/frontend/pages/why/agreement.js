/* How far two explanations put tokens in the same order. Pure: no page. */

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
