/* A sentence about the chosen explanation, from its numbers. This module does not use the page. */
/** @import { Attribution, Method, Prose, Row, WhyState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { addsUp, allOf, decimalsFor, isShare, peakOf, signed, sumOf } from './methods.js';

const NAMED = 3; // tokens
/** Where a sum starts, without any token. @type {Partial<Record<Method, string>>} */
const START = { pooling: say('why-from-the-bias'), 'logit-flow': say('why-from-biases-shifts') };

/** @typedef {{ piece: string, value: number }} Part what a token adds */

/** Return the tokens with their attributions, the largest first. Tokens without one are left out. @type {(state: WhyState, numbers: Attribution) => Part[]} */
function parts({ facts, read }, numbers) {
  const pieces = [...facts.source, ...read];
  return allOf(numbers)
    .map((value, at) => ({ piece: pieces[at], value }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
}

/** @type {(named: Part[], text: (value: number) => string) => Prose} */
const listed = (named, text) =>
  named.flatMap(({ piece, value }, at) => [
    at === 0 ? '' : at === named.length - 1 ? ' and ' : ', ',
    { token: piece },
    ` ${text(value)}`,
  ]);

/** Return the explained quantity: log p, or the lead over the compared candidate. @param {WhyState} state @param {Row} row @returns {Prose} */
function whole({ asked, against }, { name }) {
  if (against) return ['the lead of ', { token: asked.name }, ' over ', { token: against.name }];
  if (name === 'logit-flow') return ['the score above average of ', { token: asked.name }];
  return [name === 'pooling' ? 'the score of ' : 'log p of ', { token: asked.name }];
}

/** @type {(state: WhyState, row: Row, found: Part[], numbers: Attribution) => Prose} */
function adding(state, row, found, { value, empty }) {
  const decimals = 2,
    text = (/** @type {number} */ number) => signed(number, decimals),
    named = found.slice(0, NAMED),
    others = found.slice(NAMED),
    rest = others.length
      ? [` and ${others.length} other${others.length > 1 ? 's' : ''} ${text(sumOf(others.map((one) => one.value)))}`]
      : [];
  const start = START[row.name] ?? say('why-from-empty-tokens');
  return [
    ...['To ', ...whole(state, row), ' add '],
    ...(others.length
      ? named.flatMap(({ piece, value: one }, at) => [at ? ', ' : '', { token: piece }, ` ${text(one)}`])
      : listed(named, text)),
    ...rest,
    `: together ${text(sumOf(found.map((one) => one.value)))}, ${start} ${format.number(empty, decimals)} to ${format.number(value, decimals)}.`,
  ];
}

/** @param {WhyState} state @returns {Prose} */
export function prose(state) {
  const { chosen } = state,
    { numbers, refused, name } = chosen;
  if (refused) return [refused];
  if (!numbers) return [say('why-loading-answer-method')];
  const found = parts(state, numbers),
    named = found.slice(0, NAMED),
    decimals = decimalsFor(peakOf(found.map(({ value }) => value)));
  if (!found.length) return [say('why-method-has-no-number')];
  if (name === 'value-zeroing')
    return ['The output depends most on the values of ', ...listed(named, format.percent), '.'];
  if (name === 'flow')
    return ['Most of the state behind this answer comes from ', ...listed(named, format.percent), '.'];
  if (isShare(name)) return ['Most attention goes to ', ...listed(named, format.percent), '.'];
  if (addsUp(name)) return adding(state, chosen, found, numbers);
  const text = (/** @type {number} */ value) => signed(value, decimals);
  if (name === 'leave-one-out')
    return [
      'The effect of each token on ',
      ...whole(state, chosen),
      ', by leaving it out: ',
      ...listed(named, text),
      ' nats.',
    ];
  return [
    'A small change of a token would change ',
    ...whole(state, chosen),
    ' most at ',
    ...listed(named, text),
    ' nats.',
  ];
}

/** Return a sentence about the error of a sum and its number of steps. @param {Row} row */
export function honest({ name, numbers }) {
  if (!numbers || numbers.residual === null) return '';
  const missed = Math.abs(numbers.residual),
    total = Math.abs((numbers.value ?? NaN) - (numbers.empty ?? NaN)),
    share = total ? ` (${format.percent(missed / total)} of the whole)` : '';
  const size = missed < 0.0005 ? say('why-less-than') : format.number(missed, 3);
  const steps = name === 'integrated-gradients' ? `, after ${numbers.settings.steps} steps` : '';
  const each =
    typeof numbers.error === 'number' ? ` Each number is right to about ${format.number(numbers.error, 3)}.` : '';
  return say('why-here-sum-parts-has', { size, share, steps, each });
}

/** Return the question for the heading. @param {WhyState} state @returns {Prose} */
export const question = ({ asked, against, word }) => [
  'Why ',
  { token: asked.name },
  ...(word && asked.isOwn ? [' in ', { token: word }] : []),
  ...(against ? [' and not ', { token: against.name }] : []),
  '?',
];

/** Return the probability of the explained candidate as text. @param {WhyState} state */
export function answer({ asked, against, read, why }) {
  const after = read.length ? ` after ${format.quoted(read[read.length - 1])}` : '',
    value = why?.value;
  if (value === null || value === undefined) return '';
  if (against)
    return say('why-log-p', {
      value: format.number(Math.abs(value)),
      isValue: value < 0,
      name: format.quoted(against.name),
      after,
    });
  return say('why-log-p-2', {
    value: format.percent(Math.exp(value)),
    after,
    valueB: format.number(value),
    isOwn: asked.isOwn,
  });
}
