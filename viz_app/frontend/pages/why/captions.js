/* A sentence about the chosen explanation, from its numbers. This module does not use the page. */
/** @import { Attribution, Prose, Row, Token, WhyState } from './types' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { addsUp, allOf, decimalsFor, isShare, peakOf, signed, sumOf } from './methods.js';

const NAMED = 3; // tokens
/** @typedef {{ piece: string, value: number }} Part what a token adds */

/** Return the tokens with their attributions, the largest first. Tokens without one are left out. @type {(state: WhyState, numbers: Attribution) => Part[]} */
function parts({ facts, read }, numbers) {
  const tokens = [...facts.source, ...read];
  return allOf(numbers)
    .map((value, at) => ({ piece: tokens[at], value }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
}

/** Return the first tokens with their numbers, and texts after them, as a list. @type {(found: Part[], text: (value: number) => string, ...after: string[]) => Prose} */
const listed = (found, text, ...after) => {
  const named = found.slice(0, NAMED).map(({ piece, value }) => {
    /** @type {Token} */
    const token = { token: piece };
    return pieces('why-token-and-its-number', { token, number: text(value) });
  });
  return format.list([...named, ...after.map((one) => [one])]).flat();
};

/** Return the explained number for a sentence: its kind, the token, and the other one. @param {WhyState} state @param {Row} row */
const explained = ({ asked, against }, { name }) => ({
  quantity: against ? 'lead' : name === 'logit-flow' ? 'above-average' : name === 'pooling' ? 'score' : 'log-p',
  token: /** @type {Token} */ ({ token: asked.name }),
  other: /** @type {Token} */ ({ token: against?.name ?? '' }),
});

/** @type {(state: WhyState, row: Row, found: Part[], numbers: Attribution) => Prose} */
function adding(state, row, found, { value, empty }) {
  const decimals = 2,
    text = (/** @type {number} */ number) => signed(number, decimals),
    sum = (/** @type {Part[]} */ some) => text(sumOf(some.map((one) => one.value))),
    others = found.slice(NAMED),
    rest = others.length ? [say('why-other-tokens', { count: others.length, number: sum(others) })] : [];
  return pieces('why-tokens-add-up', {
    ...explained(state, row),
    ...{ parts: listed(found, text, ...rest), sum: sum(found), method: row.name },
    ...{ empty: format.number(empty, decimals), value: format.number(value, decimals) },
  });
}

/** @param {WhyState} state @returns {Prose} */
export function prose(state) {
  const { chosen } = state,
    { numbers, refused, name } = chosen;
  if (refused) return [refused];
  if (!numbers) return [say('why-loading-answer-method')];
  const found = parts(state, numbers);
  if (!found.length) return [say('why-method-has-no-number')];
  if (isShare(name)) return pieces('why-largest-shares', { method: name, tokens: listed(found, format.percent) });
  if (addsUp(name)) return adding(state, chosen, found, numbers);
  const decimals = decimalsFor(peakOf(found.map(({ value }) => value)));
  const tokens = listed(found, (value) => signed(value, decimals));
  return name === 'leave-one-out'
    ? pieces('why-effect-of-leaving-out', { ...explained(state, chosen), tokens })
    : pieces('why-effect-of-small-change', { ...explained(state, chosen), tokens });
}

/** Return a sentence about the error of a sum and its number of steps. @param {Row} row */
export function honest({ name, numbers }) {
  if (!numbers || numbers.residual === null) return '';
  const missed = Math.abs(numbers.residual),
    total = Math.abs((numbers.value ?? NaN) - (numbers.empty ?? NaN)),
    isSmall = missed < 0.0005;
  const sum = say('why-error-of-sum', {
    ...{ isSmall, size: format.number(isSmall ? 0.001 : missed, 3) },
    ...{ isShare: total > 0, share: format.percent(missed / total) },
    steps: name === 'integrated-gradients' ? Number(numbers.settings.steps) : 0,
  });
  if (typeof numbers.error !== 'number') return sum;
  return `${sum} ${say('why-error-of-each-number', { error: format.number(numbers.error, 3) })}`;
}

/** Return the question for the heading. @param {WhyState} state @returns {Prose} */
export const question = ({ asked, against, word }) =>
  pieces('why-question', {
    named: `${word && asked.isOwn ? 'word' : 'token'}${against ? '-and-other' : ''}`,
    token: /** @type {Token} */ ({ token: asked.name }),
    word: /** @type {Token} */ ({ token: word }),
    other: /** @type {Token} */ ({ token: against?.name ?? '' }),
  });

/** Return the probability of the explained candidate as text. @param {WhyState} state */
export function answer({ asked, against, read, why }) {
  const last = read[read.length - 1] ?? '',
    after = { isAfter: read.length > 0, last: last && format.quoted(last) },
    value = why?.value;
  if (value === null || value === undefined) return '';
  if (against)
    return say('why-log-p-beside-other', {
      ...{ value: format.number(Math.abs(value)), isBelow: value < 0, name: format.quoted(against.name), ...after },
    });
  return say('why-probability-and-log-p', {
    ...{ probability: format.percent(Math.exp(value)), value: format.number(value), isOwn: asked.isOwn, ...after },
  });
}
