/* One row in detail: each token with its probability, each word with how much was seen of it, and where to open it. */
/** @import { Page, Row, SurveyState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { barOf } from '../../widgets/bar.js';
import { button } from '../../widgets/controls.js';
import { create, section, setChildren } from '../../widgets/dom.js';
import { changedWords, leastOf } from './list.js';
import { flagTitle } from './measures.js';

const VIEWS = ['overview', 'translate', 'head', 'why', 'patch'];

/** Make a text the sentence of all pages. @param {string} tab @param {string} text */
export function open(tab, text) {
  store.link();
  store.visit(tab, { text, sentence: null, forced: null, mask: null, out: null });
}

/** Return pieces in words, each with a bar. @param {string[]} pieces @param {number[]} shares @param {number} [marked] */
function bars(pieces, shares, marked) {
  const made = pieces.map((piece, i) => {
    const one = create('span', 'su-token');
    one.classList.toggle('su-low', i === marked);
    one.classList.toggle('su-joined', format.isJoined(pieces, i));
    one.append(create('span', '', format.label(piece), { dir: 'auto' }), barOf(shares[i]));
    one.title = format.percent(shares[i]);
    return one;
  });
  return create('p', 'su-tokens', ...made);
}

/** @param {Row} row */
const ofSeen = ({ seen = [] }) =>
  seen.length > 0 &&
  section(
    say('sentences-how-much-seen'),
    bars(
      seen.map(([word]) => `▁${word}`),
      seen.map(([, share]) => share),
    ),
  );

/** @param {Row} row */
function ofTokens(row) {
  const { tokens = [], log_p: logs = [], runner_up: second, signals } = row,
    least = leastOf(row);
  if (!least) return false;
  const [logP, entropy] = [signals.log_p, signals.entropy].map((one) => format.number(one)),
    values = { token: least.token, share: format.percent(least.share), logP, entropy };
  const said = second
    ? say('sentences-least-sure-or', {
        ...values,
        second: format.label(second[0]),
        secondShare: format.percent(second[1]),
      })
    : say('sentences-least-sure-token', values);
  const all = bars(tokens, logs.map(Math.exp), least.at);
  return section(say('sentences-how-sure-tokens'), all, create('p', 'gf-cap', said));
}

/** @param {Row} row */
function ofLabels({ probabilities = {}, output = '', reference }) {
  const all = Object.entries(probabilities).sort((a, b) => b[1] - a[1]),
    lines = all.map(([label, share]) => {
      const parts = [create('span', '', label), barOf(share), create('span', '', format.percent(share))];
      return create('li', label === reference ? 'gf-acc' : '', ...parts);
    });
  return all.length > 0 && section(say('sentences-answer-is', { answer: output }), create('ol', 'su-labels', ...lines));
}

/** @param {Row} row */
function ofFlags({ flags = {} }) {
  const all = Object.entries(flags).map(([name, words]) =>
    create(
      'p',
      '',
      create('span', 'su-tag', flagTitle(name)),
      ' ',
      say('sentences-flag-says', { flag: name, words: format.series(words.map((word) => format.label(word) || '␣')) }),
    ),
  );
  return all.length > 0 && section(say('sentences-flags'), ...all);
}

/** @param {Row} row @param {SurveyState} state */
function ofReference({ reference, signals }, { session }) {
  const chrf = signals.chrf ?? null,
    ofText =
      chrf === null ? say('sentences-reference') : say('sentences-reference-chrf', { chrf: format.number(chrf, 0) }),
    title = session?.labels.length ? say('sentences-label-title') : ofText;
  return reference !== null && section(title, create('p', '', reference, { dir: 'auto' }));
}

/** @param {Row} row @param {SurveyState} state */
function ofBefore({ index, output = '' }, { other }) {
  const before = other?.rows[index]?.output;
  if (!other || before === undefined || before === output) return false;
  return section(
    say('sentences-then-this', { before: other.run.title }),
    create('p', '', ...changedWords(before, output), { dir: 'auto' }),
  );
}

/** @param {Row} row @param {SurveyState} state */
const parts = (row, state) =>
  [
    create(
      'div',
      'gf-tool',
      ...VIEWS.map((view) => button(say('sentences-open-in', { view }), () => open(view, row.text))),
    ),
    create('p', 'su-text', row.text, { dir: 'auto' }),
    row.error !== undefined && create('p', 'gf-problem', row.error),
    ...[ofSeen(row), ofTokens(row), ofLabels(row), ofFlags(row), ofReference(row, state), ofBefore(row, state)],
  ].flatMap((one) => (typeof one === 'boolean' ? [] : [one]));

/** @param {Page} page @returns {Piece<SurveyState>} */
export function buildDetail(page) {
  const title = create('h3', ''),
    body = create('div', ''),
    element = create('aside', 'su-detail', title, body, { 'aria-label': say('sentences-chosen-text') });
  let drawn = /** @type {unknown[]} */ ([]);
  return {
    element,
    draw(state) {
      const { chosen, other } = state,
        now = [chosen, other?.rows[chosen?.index ?? -1]];
      element.hidden = !chosen;
      if (!chosen || now.every((one, i) => one === drawn[i])) return;
      drawn = now;
      title.textContent = say('sentences-open-text-in', { number: chosen.index + 1 });
      setChildren(body, parts(chosen, state));
      if (page.view.phone && page.chosen === chosen) element.scrollIntoView({ block: 'nearest' });
    },
  };
}
