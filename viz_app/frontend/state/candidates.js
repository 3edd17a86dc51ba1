/* The tokens that could be written at a step, with their probabilities. */
import * as format from './format.js';

/** @import { Candidate, Step } from '../types' */

/** Return the step of a word's first piece, because only pieces have probabilities. @param {Step} step */
export const pieceOf = (step) => step.pieces?.[0] ?? step;

/** Return the listed candidates, with the written token added if it is missing, because a search may write an unlikely token. @param {Step} step @returns {Candidate[]} */
export function candidatesOf(step) {
  const listed = step.top.some(([piece]) => piece === step.token),
    all = listed ? step.top : [...step.top, /** @type {Candidate} */ ([step.token, step.log_probability, step.id])];
  if (all.some(([, logP]) => logP !== null)) return all;
  return all.map(([piece, , id]) => [piece, NaN, id]); // no token is sure to be impossible, so null is NaN here
}

/** @param {number | null} logProbability null is minus infinity */
export const probabilityOf = (logProbability) => Math.exp(logProbability ?? -Infinity);

/** Return the probability of the written piece, the first one of a word. @param {Step} step */
export function chanceOf(step) {
  const own = pieceOf(step);
  return probabilityOf(candidatesOf(own).find(([piece]) => piece === own.token)?.[1] ?? null);
}

/** Return the per cents of the candidates of a step as texts, and the rest of 100 for all other tokens. @param {Step} step */
export function chancesOf(step) {
  const shares = candidatesOf(pieceOf(step)).map(([, logProbability]) => probabilityOf(logProbability));
  return [...format.percents(shares), format.wholePercent(format.restOf(format.wholePercents(shares)))];
}
