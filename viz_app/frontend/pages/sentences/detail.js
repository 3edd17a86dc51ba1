/* One row in detail: each token with its probability, each word with how much was seen of it, and where to open it. */
/** @import { Page, Row, SurveyState } from './types' */
import * as format from '../../state/format.js';
import { store } from '../../state/store.js';
import { barOf } from '../../widgets/bar.js';
import { button } from '../../widgets/controls.js';
import { create, section, setChildren } from '../../widgets/dom.js';
import { changedWords, leastOf } from './list.js';
import { flagTitle } from './measures.js';

/** @type {[string, string][]} */
const VIEWS = [
  ['overview', 'Overview'],
  ['translate', 'Word by word'],
  ['head', 'One head'],
  ['why', 'Why'],
  ['patch', 'Swap parts'],
];
/** What a flag says of the words in question. @type {Record<string, (words: string) => string>} */
const SAYS = {
  loop: (words) => `Says again: ${words}.`,
  guess: (words) => `Less probable than 10 %: ${words}.`,
  unfinished: () => 'It was stopped before its end.',
  number: (words) => `Not kept as a number: ${words}.`,
  copied: (words) => `Stands there in English: ${words}.`,
  missed: (words) => `A hint: no aligning head looks at ${words} for 30 %.`,
  short: (words) => `${words} times the usual length.`,
  long: (words) => `A hint: ${words} times the usual length.`,
  unsure: (words) => `No label reaches the limit; the likeliest is ${words}.`,
};

/** Make a text the sentence of all pages. @param {string} tab @param {string} text */
export function open(tab, text) {
  store.link();
  store.visit(tab, { text, sentence: null, forced: null, mask: null, out: null });
}

/** Return pieces in words, each with a bar. @param {string[]} pieces @param {number[]} shares @param {number} [marked] */
function bars(pieces, shares, marked) {
  const made = pieces.map((piece, i) => {
    const one = create(
      'span',
      `su-token${i === marked ? ' su-low' : ''}${format.isJoined(pieces, i) ? ' su-joined' : ''}`,
    );
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
    'How much the aligning heads look at each word',
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
  const other = second ? `, or “${format.label(second[0])}” ${format.percent(second[1])}` : '',
    all = `log p ${format.number(signals.log_p)} a token, ${format.number(signals.entropy)} bit`,
    said = `Least sure: “${least.token}” ${format.percent(least.share)}${other}. ${all}.`;
  return section('How sure each token is', bars(tokens, logs.map(Math.exp), least.at), create('p', 'gf-cap', said));
}

/** @param {Row} row */
function ofLabels({ probabilities = {}, output = '', reference }) {
  const all = Object.entries(probabilities).sort((a, b) => b[1] - a[1]),
    lines = all.map(([label, share]) => {
      const parts = [create('span', '', label), barOf(share), create('span', '', format.percent(share))];
      return create('li', label === reference ? 'gf-acc' : '', ...parts);
    });
  return all.length > 0 && section(`Answer: ${output}`, create('ol', 'su-labels', ...lines));
}

/** @param {Row} row */
function ofFlags({ flags = {} }) {
  const all = Object.entries(flags).map(([name, words]) =>
    create(
      'p',
      '',
      create('span', 'su-tag', flagTitle(name)),
      ' ',
      (SAYS[name] ?? String)(words.map((word) => format.label(word) || '␣').join(', ')),
    ),
  );
  return all.length > 0 && section('Flags', ...all);
}

/** @param {Row} row @param {SurveyState} state */
function ofReference({ reference, signals }, { session }) {
  const chrf = signals.chrf ?? null,
    title = session?.labels.length ? 'Label' : `Reference${chrf === null ? '' : ` · chrF ${format.number(chrf, 0)}`}`;
  return reference !== null && section(title, create('p', '', reference, { dir: 'auto' }));
}

/** @param {Row} row @param {SurveyState} state */
function ofBefore({ index, output = '' }, { other }) {
  const before = other?.rows[index]?.output;
  if (!other || before === undefined || before === output) return false;
  return section(`${other.run.title}, then this`, create('p', '', ...changedWords(before, output), { dir: 'auto' }));
}

/** @param {Row} row @param {SurveyState} state */
const parts = (row, state) =>
  [
    create('div', 'gf-tool', ...VIEWS.map(([tab, title]) => button(title, () => open(tab, row.text)))),
    create('p', 'su-text', row.text, { dir: 'auto' }),
    row.error !== undefined && create('p', 'gf-problem', row.error),
    ...[ofSeen(row), ofTokens(row), ofLabels(row), ofFlags(row), ofReference(row, state), ofBefore(row, state)],
  ].flatMap((one) => (typeof one === 'boolean' ? [] : [one]));

/** @param {Page} page */
export function buildDetail(page) {
  const title = create('h3', ''),
    body = create('div', ''),
    element = create('aside', 'su-detail', title, body, { 'aria-label': 'The chosen text' });
  let drawn = /** @type {unknown[]} */ ([]);
  return {
    element,
    /** @param {SurveyState} state */
    draw(state) {
      const { chosen, other } = state,
        now = [chosen, other?.rows[chosen?.index ?? -1]];
      element.hidden = !chosen;
      if (!chosen || now.every((one, i) => one === drawn[i])) return;
      drawn = now;
      title.textContent = `Text ${chosen.index + 1}: open it in`;
      setChildren(body, parts(chosen, state));
      if (page.view.phone && page.chosen === chosen) element.scrollIntoView({ block: 'nearest' });
    },
  };
}
