// @ts-nocheck
/* What became of the answer: words struck and new, log-probabilities, and each token of the first answer in both runs. */
import * as words from '../../state/words.js';
import * as changes from '../../widgets/changes.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

const NOTED = 0.1; // a probability that changes by so much is set bold

const probability = (value) => (value === null ? 'NaN' : words.percent(value));
const logP = (value) => `log p ${words.number(value)}`;

function tokenItem([piece, before, after]) {
  const noted = after === null || Math.abs(after - before) >= NOTED;
  const numbers =
    probability(before) === probability(after) ? probability(before) : `${probability(before)} → ${probability(after)}`;
  return create('li', noted ? 'gf-factd' : '', dom.token(piece), create('span', 'gf-cap', numbers));
}

function row(name, content, note) {
  return [
    create('span', 'gf-cap', name),
    create('span', 'gf-text', ...content, { dir: 'auto' }),
    create('span', 'gf-cap gf-fact', note),
  ];
}

function translation(output) {
  const before = row('Before', [output.before || '(nothing)'], logP(output.written[0]));
  const after = row(
    'After',
    output.after || output.before ? changes.text(output.words) : ['(nothing)'],
    `${changes.count(output.changed)} · ${logP(output.written[1])}`,
  );
  const caption = 'How likely each token of the first translation is, before → after, if the others stand';
  return [
    ...before,
    ...after,
    create('div', 'gf-tokens', create('span', 'gf-cap', caption), create('ol', '', ...output.tokens.map(tokenItem))),
  ];
}

function classes(output) {
  const of = (index) => Math.max(...output.classes.map((one) => one[index] ?? -1)),
    note = (index) => probability(of(index) < 0 ? null : of(index));
  const after =
    output.after === null
      ? [create('span', 'gf-nan', 'NaN')]
      : output.changed
        ? [create('del', '', output.before), ' ', create('ins', '', output.after)]
        : [output.after];
  const caption = 'How likely each class is, before → after';
  return [
    ...row('Before', [output.before], note(1)),
    ...row('After', after, note(2)),
    create('div', 'gf-tokens', create('span', 'gf-cap', caption), create('ol', '', ...output.classes.map(tokenItem))),
  ];
}

export const countWords = changes.count;
export function buildOutput(view) {
  const element = create('section', 'gf-out', { 'aria-label': 'The answer before and after' });
  let drawn = -1;
  return {
    element,
    draw() {
      if (drawn === view.serial) return;
      drawn = view.serial;
      const { output } = view.payload;
      element.replaceChildren(...(output.classes ? classes(output) : translation(output)));
      for (const notice of view.payload.notices) element.append(create('p', 'gf-cap gf-wide', notice));
      element.dataset.changed = output.changed;
    },
  };
}
