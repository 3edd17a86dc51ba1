/* What the chosen head does, in one sentence of true numbers. Pure: no page. */
/** @import { HeadFacts, Prose } from './types' */
import * as format from '../../state/format.js';
import { roleDoes } from '../../widgets/roles.js';

/** Whether so many decimals show nothing of a number. @param {number} value @param {number} decimals */
export const isNothing = (value, decimals) => Math.abs(value) < 0.5 / 10 ** decimals;
/** "−0.31"; a number that would read −0.00 is 0.00. @param {number} value */
export const nats = (value, decimals = 2) =>
  isNothing(value, decimals) ? format.number(0, decimals) : format.signed(value, decimals);

/**
 * What the head does: its role over the probe, or how it looks here.
 * @param {HeadFacts} head
 * @param {{ token: string, share: number } | null} surest what it is surest of in this run
 * @returns {Prose}
 */
function does({ role, hits, entropy }, surest) {
  if (role !== null && role !== 'mixed' && hits !== null)
    return [`This head ${roleDoes(role)} in ${format.percent(hits)} of the probe’s rows`];
  const width = entropy === null ? '' : spread(2 ** entropy);
  if (!surest) return [`Here it ${width || 'has no numbers: its rows are NaN'}`];
  return [`Here it ${width} and is surest of `, { token: surest.token }, ` ${format.percent(surest.share)}`];
}

/** @param {number} tokens */
function spread(tokens) {
  const count = Math.round(tokens);
  return count <= 1 ? 'looks at one token a row' : `spreads over about ${count} tokens a row`;
}

/**
 * What is lost without it.
 * @param {number} effect
 * @param {Known} known
 * @param {string | null} label of a classifier
 * @returns {Prose}
 */
function loses(effect, { byToken, tokens, decimals }, label) {
  const what = label === null ? 'this translation' : `the answer ${label}`;
  if (isNothing(effect, decimals)) return [`; without it ${what} loses nothing.`];
  const size = format.number(Math.abs(effect), decimals),
    change = `; without it ${what} ${effect < 0 ? 'loses' : 'gains'} ${size}\u00a0nats`;
  if (label !== null || tokens.length < 2) return [`${change}.`];
  const signed = effect < 0 ? 1 : -1;
  const most = tokens.reduce((best, _, at) => (signed * byToken[at] < signed * byToken[best] ? at : best), 0);
  return [`${change}, most at `, { token: tokens[most] }, '.'];
}

/** What each token of the answer owes to the head. @typedef {{ byToken: ArrayLike<number>, tokens: string[], decimals: number }} Known */

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
