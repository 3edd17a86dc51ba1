/* One sentence about the chosen head, from its numbers. This module does not use the page. */
/** @import { HeadFacts, Prose } from './types' */
import * as format from '../../state/format.js';
import { roleDoes } from '../../widgets/roles.js';
import { classOf } from '../../state/class_names.js';

/** Return true if a number is 0 when rounded to these decimals. @param {number} value @param {number} decimals */
const isNothing = (value, decimals) => Math.abs(value) < 0.5 / 10 ** decimals;
/** Return a signed number such as "−0.31". A number that rounds to zero is 0.00, not −0.00. @param {number} value */
export const nats = (value, decimals = 2) =>
  isNothing(value, decimals) ? format.number(0, decimals) : format.signed(value, decimals);

/**
 * Return the first part of the sentence: the head's role over the probe sentences, or its attention in this run.
 * @param {HeadFacts} head
 * @param {{ token: string, share: number } | null} surest the key of its largest weight in this run
 * @returns {Prose}
 */
function does({ role, hits, entropy }, surest) {
  if (role !== null && role !== 'mixed' && hits !== null)
    return [`This head ${roleDoes(role)} in ${format.percent(hits)} of the rows of the probe sentences`];
  const width = entropy === null ? '' : spread(2 ** entropy);
  if (!surest) return [`Here it ${width || 'has no numbers, because its rows are NaN'}`];
  return [`Here it ${width}, with the largest weight on `, { token: surest.token }, ` ${format.percent(surest.share)}`];
}

/** @param {number} tokens */
function spread(tokens) {
  const count = Math.round(tokens);
  return count <= 1 ? 'looks at one token per row' : `spreads over about ${count} tokens per row`;
}

/**
 * Return the second part of the sentence: the effect of silencing the head.
 * @param {number} effect
 * @param {Known} known
 * @param {string | null} label of a classifier
 * @returns {Prose}
 */
function loses(effect, { byToken, tokens, decimals }, label) {
  const what = label === null ? 'this answer' : `the answer ${classOf(label)}`;
  if (isNothing(effect, decimals)) return [`; without it ${what} loses nothing.`];
  const size = format.number(Math.abs(effect), decimals),
    change = `; without it ${what} ${effect < 0 ? 'loses' : 'gains'} ${size}\u00a0nats`;
  if (label !== null || tokens.length < 2) return [`${change}.`];
  const signed = effect < 0 ? 1 : -1;
  const most = tokens.reduce((best, _, at) => (signed * byToken[at] < signed * byToken[best] ? at : best), 0);
  return [`${change}, most at `, { token: tokens[most] }, '.'];
}

/** The effect of the head on each token of the answer. @typedef {{ byToken: ArrayLike<number>, tokens: string[], decimals: number }} Known */

/**
 * @param {HeadFacts} head
 * @param {object} known
 * @param {{ token: string, share: number } | null} known.surest
 * @param {Known | null} known.effects
 * @param {string | null} known.label
 * @returns {Prose}
 */
export function prose(head, { surest, effects, label }) {
  const start = does(head, surest);
  if (head.effect === null || !effects) return [...start, '.'];
  return [...start, ...loses(head.effect, effects, label)];
}
