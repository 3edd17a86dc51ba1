/* One sentence about the chosen head, from its numbers. This module does not use the page. */
/** @import { HeadFacts, Prose } from './types' */
import * as format from '../../state/format.js';
import { pieces } from '../../state/say.js';
import { roleDoes } from '../../widgets/roles.js';
import { classOf } from '../../state/class_names.js';

/** Return true if a number is 0 when rounded to these decimals. @param {number} value @param {number} decimals */
const isNothing = (value, decimals) => Math.abs(value) < 0.5 / 10 ** decimals;
/** Return a signed number such as "−0.31". A number that rounds to zero is 0.00, not −0.00. @param {number} value */
export const nats = (value, decimals = 2) =>
  isNothing(value, decimals) ? format.number(0, decimals) : format.signed(value, decimals);

/** @typedef {{ token: string }} Token */

/**
 * Return the values of the first part of the sentence: the head's role over the probe sentences, or its attention in
 * this run.
 * @param {HeadFacts} head
 * @param {{ token: string, share: number } | null} surest the key of its largest weight in this run
 */
function does({ role, hits, entropy }, surest) {
  const hasRole = role !== null && role !== 'mixed' && hits !== null;
  return {
    known: hasRole ? 'role' : entropy === null ? 'nothing' : surest ? 'weight' : 'width',
    role: hasRole ? roleDoes(role) : '',
    share: format.percent(hasRole ? hits : (surest?.share ?? NaN)),
    count: entropy === null ? 0 : Math.max(1, Math.round(2 ** entropy)),
    token: /** @type {Token} */ ({ token: surest?.token ?? '' }),
  };
}

/**
 * Return the values of the second part of the sentence: the effect of silencing the head.
 * @param {number | null} effect
 * @param {Known | null} known
 * @param {string | null} label of a classifier
 */
function loses(effect, known, label) {
  const { byToken, tokens, decimals } = known ?? { byToken: [], tokens: [], decimals: 2 },
    value = effect ?? 0,
    sign = value < 0 ? 1 : -1,
    most = tokens.reduce((best, _, at) => (sign * byToken[at] < sign * byToken[best] ? at : best), 0);
  return {
    effect:
      effect === null || !known ? 'unknown' : isNothing(value, decimals) ? 'nothing' : value < 0 ? 'loss' : 'gain',
    ...{ isClass: label !== null, label: label === null ? '' : classOf(label) },
    size: format.number(Math.abs(value), decimals),
    ...{ isAt: label === null && tokens.length > 1, most: /** @type {Token} */ ({ token: tokens[most] ?? '' }) },
  };
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
export const prose = (head, { surest, effects, label }) =>
  pieces('heads-what-a-head-does', { ...does(head, surest), ...loses(head.effect, effects, label) });
