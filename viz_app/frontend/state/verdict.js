/* The word for what a classifier answers, by the same rule as `core.results.verdict`. */
/** @import { Classification } from '../types' */

export const UNSURE = 'unsure';

/** @typedef {{ word: string, label: string, index: number, probability: number, unsure: boolean, below: number }} Verdict */

/**
 * Return the likeliest label, or "unsure" if no label reaches `unsure_below`, or "NaN" for a broken run.
 * @param {Pick<Classification, 'labels' | 'probabilities' | 'unsure_below'>} scores
 * @returns {Verdict}
 */
export function verdict({ labels, probabilities, unsure_below: below = 0 }) {
  const isBroken = probabilities.some((one) => !Number.isFinite(one)),
    index = isBroken ? 0 : probabilities.indexOf(Math.max(...probabilities)),
    label = labels[index] ?? '',
    probability = isBroken ? NaN : probabilities[index],
    unsure = !isBroken && probability < below;
  return { word: isBroken ? 'NaN' : unsure ? UNSURE : label, label, index, probability, unsure, below };
}
