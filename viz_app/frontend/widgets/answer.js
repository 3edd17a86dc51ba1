/* The change of an answer: removed and added words, log-probabilities, and the probability of each token in both runs.

     const answer = changedAnswer();
     host.append(answer.element);
     answer.draw(payload);             // { output, notices } as the server sends them */
/** @import { ChangedAnswer, Output } from '../types' */
import * as format from '../state/format.js';
import * as changes from './changes.js';
import { create, token } from './dom.js';

const NOTED = 0.1; // a change of probability from here on is set bold

/** @param {number | null} value */
const probability = (value) => (value === null ? 'NaN' : format.percent(value));
/** @param {number | null} value */
const logP = (value) => `log p ${format.number(value)}`;

/** @param {[string, number | null, number | null]} item */
function tokenItem([piece, before, after]) {
  const noted = after === null || before === null || Math.abs(after - before) >= NOTED;
  const numbers =
    probability(before) === probability(after) ? probability(before) : `${probability(before)} → ${probability(after)}`;
  return create('li', noted ? 'gf-noted' : '', token(piece), create('span', 'gf-cap', numbers));
}

/** @type {(name: string, content: (string | Node)[], note: string) => HTMLElement[]} */
function row(name, content, note) {
  return [
    create('span', 'gf-cap', name),
    create('span', 'gf-text', ...content, { dir: 'auto' }),
    create('span', 'gf-cap gf-fact', note),
  ];
}

/** @param {Output} output */
function translation(output) {
  const before = row('Before', [output.before || '(nothing)'], logP(output.written[0]));
  const after = row(
    'After',
    output.after || output.before ? changes.text(output.words) : ['(nothing)'],
    `${changes.count(output.changed)} · ${logP(output.written[1])}`,
  );
  const caption = 'Probability of each token of the first answer, before → after, given the tokens before it';
  return [
    ...before,
    ...after,
    create('div', 'gf-tokens', create('span', 'gf-cap', caption), create('ol', '', ...output.tokens.map(tokenItem))),
  ];
}

/** @type {(output: Output, items: NonNullable<Output['classes']>) => HTMLElement[]} */
function classes(output, items) {
  const of = (/** @type {1 | 2} */ index) => Math.max(...items.map((one) => one[index] ?? -1)),
    note = (/** @type {1 | 2} */ index) => probability(of(index) < 0 ? null : of(index));
  const after =
    output.after === null
      ? [create('span', 'gf-nan', 'NaN')]
      : output.changed
        ? [create('del', '', output.before), ' ', create('ins', '', output.after)]
        : [output.after];
  const caption = 'Probability of each class, before → after';
  return [
    ...row('Before', [output.before], note(1)),
    ...row('After', after, note(2)),
    create('div', 'gf-tokens', create('span', 'gf-cap', caption), create('ol', '', ...items.map(tokenItem))),
  ];
}

export function changedAnswer() {
  const element = create('section', 'gf-out', { 'aria-label': 'The answer before and after' });
  /** @type {ChangedAnswer | null} */
  let drawnAnswer = null;
  return {
    element,
    /** @param {ChangedAnswer} answer */
    draw(answer) {
      if (drawnAnswer === answer) return;
      drawnAnswer = answer;
      const { output, notices } = answer;
      element.replaceChildren(...(output.classes ? classes(output, output.classes) : translation(output)));
      for (const notice of notices) element.append(create('p', 'gf-cap gf-wide', notice));
      element.dataset.changed = String(output.changed);
      element.hidden = output.classes?.length === 0; // a model that only reads answers nothing
    },
  };
}
