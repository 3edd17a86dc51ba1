/* What the chosen explanation says of the prediction, in one sentence of true numbers. Pure: no page. */
/** @import { Attribution, Prose, Row, WhyState } from './types' */
import * as format from '../../state/format.js';
import { addsUp, allOf, decimalsFor, isShare, peakOf, signed, sumOf } from './methods.js';

const NAMED = 3; // tokens

/** @typedef {{ piece: string, value: number }} Part what a token adds */

/** Every token with what it adds, the largest first; what the method does not speak of is left out. @type {(state: WhyState, numbers: Attribution) => Part[]} */
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

/** What is explained: log p, or by how much one is ahead of the other. @param {WhyState} state @param {Row} row @returns {Prose} */
function whole({ asked, against }, { name }) {
  if (against) return ['the lead of ', { token: asked.name }, ' over ', { token: against.name }];
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
  const start = row.name === 'pooling' ? 'from the bias' : 'from nothing but empty tokens';
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
  if (!numbers) return ['The answer of this method is on its way …'];
  const found = parts(state, numbers),
    named = found.slice(0, NAMED),
    decimals = decimalsFor(peakOf(found.map(({ value }) => value)));
  if (!found.length) return ['This method says nothing of any token here.'];
  if (isShare(name)) return ['Most attention goes to ', ...listed(named, format.percent), '.'];
  if (addsUp(name)) return adding(state, chosen, found, numbers);
  const text = (/** @type {number} */ value) => signed(value, decimals);
  if (name === 'leave-one-out')
    return ['What ', ...whole(state, chosen), ' owes to each token: to ', ...listed(named, text), ' nats.'];
  return ['A small change would move ', ...whole(state, chosen), ' most at ', ...listed(named, text), ' nats.'];
}

/** How exact a sum is, and how it was made. @param {Row} row */
export function honest({ name, numbers }) {
  if (!numbers || numbers.residual === null) return '';
  const missed = Math.abs(numbers.residual),
    total = Math.abs((numbers.value ?? NaN) - (numbers.empty ?? NaN)),
    share = total ? ` (${format.percent(missed / total)} of the whole)` : '';
  const size = missed < 0.0005 ? 'less than 0.001' : format.number(missed, 3);
  const steps = name === 'integrated-gradients' ? `, after ${numbers.settings.steps} steps` : '';
  return `Here the parts miss ${size}${share}${steps}.`;
}

/** What is asked, for the heading. @param {WhyState} state @returns {Prose} */
export const question = ({ asked, against, word }) => [
  'Why ',
  { token: asked.name },
  ...(word && asked.isOwn ? [' in ', { token: word }] : []),
  ...(against ? [' and not ', { token: against.name }] : []),
  '?',
];

/** How likely it is. @param {WhyState} state */
export function answer({ asked, against, read, why }) {
  const after = read.length ? ` after ${format.quoted(read[read.length - 1])}` : '',
    value = why?.value;
  if (value === null || value === undefined) return '';
  if (against)
    return `log p ${format.number(Math.abs(value))} ${value < 0 ? 'below' : 'above'} that of ${format.quoted(against.name)}${after}`;
  return `${format.percent(Math.exp(value))}${after}, log p ${format.number(value)}${asked.isOwn ? '' : ', not what was written'}`;
}
