/* What is measured of each kind of model: the columns of the table, the distributions, and the claims. */
/** @import { Column, Dimension, Flag, Kind, Row, SurveyList } from './types' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';

const Z = 1.959963984540054, // of a 95 % interval
  DRAWS = 1000,
  ENOUGH = 20; // rows, below which nothing is claimed
/** Return a number of a row, NaN if it has none. @type {(name: string) => (row: Row) => number} */
export const signal = (name) => (row) => row.signals[name] ?? NaN;
/** Return the length of the bar of a row's doubt; which word comes next in a text is less sure than a translation. @param {Row} row */
export const doubtShare = (row) => signal('entropy')(row) / (row.output ? 5 : 10);
/** The change at the end of a bar, negative if more is worse. @type {Record<string, number>} */
const ENDS = { 'delta-chrf': 50, 'delta-right': 1, 'delta-log_p': 2, 'delta-entropy': -2, 'delta-sure': 1 };
/** Return the length of the bar of a change, negative for the worse; null of a column without changes. @param {string} name @param {number} change */
export const changeShare = (name, change) => (Object.hasOwn(ENDS, name) ? change / ENDS[name] : null);
const HINTS = ['missed', 'short', 'long'], // flags that are wrong more often than not
  FIFTH = 0.2;
/** Return the name of a flag on the page. @param {string} flag */
export const flagTitle = (flag) => say('sentences-flag', { flag });
/** Return the title of what is measured. @param {string} name */
export const titleOf = (name) => say('sentences-column', { name });

/** @type {(name: string, width: string, of?: Column['of'], title?: string) => Column} */
const column = (name, width, of = signal(name), title = titleOf(name)) => ({ name, title, width, of });
/** @type {(name: string, unit: string, more?: object) => Dimension} */
const spread = (name, unit, more = {}) => ({
  ...{ name, title: titleOf(name), unit: say('sentences-unit', { unit }), of: signal(name) },
  ...more,
});
const [WORDS, LABEL, NUMBER] = ['minmax(0, 1fr)', '8rem', '5.5rem']; // widths
const INDEX = column('index', '3.5rem', ({ index }) => index),
  LEAST = column('least', LABEL),
  FLAGS = column('flags', LABEL, ({ flags = {} }) => Object.keys(flags).length),
  LETTERS = spread('letters', 'text', { of: (/** @type {Row} */ row) => Math.min(row.text.length, 400) });
const textOf = (/** @type {Row} */ { text }) => text;
const answerOf = (/** @type {Row} */ { output = '' }) => output;

/** Return the columns and distributions for a list. @type {(task: string, sides: [string, string], rows: Row[]) => Kind} */
export function kindOf(task, [source, target], rows) {
  if (task === 'classifier') {
    const label = column('label', LABEL, ({ reference }) => reference ?? ''),
      isLabelled = rows.some(({ reference }) => reference !== null),
      answer = column('answer', LABEL, answerOf);
    return {
      sort: 'sure',
      columns: [
        ...[INDEX, column('text', WORDS, textOf), ...(isLabelled ? [label] : []), answer],
        ...[column('sure', NUMBER), FLAGS],
      ],
      dimensions: [spread('sure', 'answer', { low: 0, high: 1 }), spread('entropy', 'labels'), LETTERS],
    };
  }
  if (task === 'generator')
    return {
      sort: '-perplexity',
      columns: [
        ...[INDEX, column('text', WORDS, textOf), column('perplexity', NUMBER), LEAST],
        column('entropy', NUMBER),
      ],
      dimensions: [
        spread('perplexity', 'token', { of: (/** @type {Row} */ row) => Math.min(signal('perplexity')(row), 500) }),
        ...[spread('log_p', 'token'), spread('entropy', 'bit'), LETTERS],
      ],
    };
  const isScored = rows.some(({ signals, error }) => signals.chrf !== null && !error);
  return {
    sort: '-entropy',
    columns: [
      ...[INDEX, column('text', WORDS, textOf, source), column('output', WORDS, answerOf, target)],
      ...[column('entropy', NUMBER), LEAST, ...(isScored ? [column('chrf', '4rem')] : []), FLAGS],
    ],
    dimensions: [
      ...[spread('entropy', 'bit'), spread('log_p', 'token')],
      spread('ratio', 'text', { unit: say('sentences-unit-of-length', { target, source }) }),
      spread('seen', 'word', { low: 0, high: 1 }),
      ...(isScored ? [spread('chrf', 'reference', { low: 0, high: 100 })] : []),
    ],
  };
}

/** Return the 95 % interval of a share (Wilson 1927). @public @param {number} count @param {number} total @returns {[number, number]} */
export function shareInterval(count, total) {
  const [share, extra] = [count / total, Z ** 2 / total],
    middle = share + extra / 2,
    width = Z * Math.sqrt((share * (1 - share)) / total + extra / (4 * total));
  return [Math.max(0, (middle - width) / (1 + extra)), Math.min(1, (middle + width) / (1 + extra))];
}

/** Return the 95 % interval of a mean by a bootstrap (Efron 1979); the same for the same values. @param {number[]} values @returns {[number, number]} */
export function meanInterval(values) {
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647; // Park and Miller 1988
  const draws = Math.min(DRAWS, Math.ceil(5e6 / values.length)),
    means = Array.from({ length: draws }, () => {
      let sum = 0;
      for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)];
      return sum / values.length;
    }).sort((a, b) => a - b);
  return [means[Math.floor(0.025 * draws)], means[Math.ceil(0.975 * draws) - 1]];
}

/** @param {number[]} values */
export const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Return the rows with the lowest chrF, a fifth of all; or those with the wrong label. @param {Row[]} rows @param {string} task @returns {Set<Row>} */
export function worstOf(rows, task) {
  if (task === 'classifier') return new Set(rows.filter((row) => row.signals.right === 0));
  const scored = rows.filter((row) => Number.isFinite(signal('chrf')(row)));
  return new Set(scored.sort((a, b) => signal('chrf')(a) - signal('chrf')(b)).slice(0, Math.round(scored.length / 5)));
}

/** Return the flags of a list, of translations with how many are among the worst. @param {Row[]} rows @param {Set<Row>} worst @param {boolean} isRanked @returns {Flag[]} */
export function flagsOf(rows, worst, isRanked) {
  const names = [...new Set(rows.flatMap(({ flags = {} }) => Object.keys(flags)))].sort();
  return names.map((name) => {
    const own = rows.filter(({ flags = {} }) => Object.hasOwn(flags, name)),
      bad = own.filter((row) => worst.has(row)).length,
      [low, high] = shareInterval(bad, own.length),
      isJudged = isRanked && worst.size > 0,
      isUnclear = isJudged && low <= FIFTH && high >= FIFTH;
    const [count, due] = [own.length, own.length * FIFTH],
      among = { bad, count, chance: format.number(due, due < 1 ? 1 : 0) };
    return {
      ...{ name, isSoft: isUnclear || HINTS.includes(name) },
      said: isJudged ? say('sentences-flag-among-worst', among) : String(count),
    };
  });
}

/** Return how many of the most doubtful tenth are among the worst. @public @param {Row[]} rows @param {Set<Row>} worst */
export function firstTenth(rows, worst) {
  const read = rows.filter((row) => !row.error && Number.isFinite(signal('entropy')(row))),
    count = Math.round(read.length / 10),
    first = read.sort((a, b) => signal('entropy')(b) - signal('entropy')(a)).slice(0, count);
  return {
    count,
    hits: first.filter((row) => worst.has(row)).length,
    chance: (count * worst.size) / (read.length || 1),
  };
}

/** Return the ranks of values, the mean of those of equal ones. @param {number[]} values */
function ranksOf(values) {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b]),
    ranks = new Array(values.length);
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && values[order[to]] === values[order[from]]) to++;
    for (let at = from; at < to; at++) ranks[order[at]] = (from + to - 1) / 2;
  }
  return ranks;
}

/** Return Spearman's rank correlation and its 95 % interval (Bonett and Wright 2000). @public @param {number[]} one @param {number[]} other */
export function rankCorrelation(one, other) {
  const middle = (one.length - 1) / 2,
    [a, b] = [one, other].map((values) => ranksOf(values).map((rank) => rank - middle)),
    product = (/** @type {number[]} */ x, /** @type {number[]} */ y) => x.reduce((sum, v, i) => sum + v * y[i], 0),
    rho = Math.max(-1, Math.min(1, product(a, b) / Math.sqrt(product(a, a) * product(b, b)) || 0)),
    width = Z * Math.sqrt((1 + rho ** 2 / 2) / (one.length - 3));
  return [rho, ...[-width, width].map((by) => Math.tanh(Math.atanh(rho) + by))];
}

/** Say how well the ranking fits the references. @param {Row[]} rows */
function rankSaid(rows) {
  const known = rows.filter((row) => Number.isFinite(signal('chrf')(row))),
    columns = ['entropy', 'chrf'].map((name) => known.map((row) => (name === 'chrf' ? -1 : 1) * signal(name)(row))),
    [rho, low, high] = rankCorrelation(columns[0], columns[1]).map((one) => format.number(one));
  return say('sentences-rank', { rho, low, high });
}

/** Say what the rows show: one claim, its heart in bold, and a sentence more. Without references nothing is claimed. @type {(rows: Row[], worst: Set<Row>, task: string, isDone?: boolean) => SurveyList['claim']} */
export function claimOf(rows, worst, task, isDone = true) {
  const read = rows.filter((row) => !row.error),
    known = read.filter((row) => Number.isFinite(signal(task === 'classifier' ? 'right' : 'chrf')(row))).length,
    { count, hits, chance } = firstTenth(rows, worst);
  if (task === 'generator') {
    const all = read.flatMap(({ log_p: logs = [] }) => logs);
    if (!all.length) return [[say('sentences-no-token')], ''];
    const perplexity = format.number(Math.exp(-mean(all)), 1);
    const said = pieces('sentences-perplexity', { perplexity: { bold: perplexity }, count: read.length });
    return [said, say('sentences-perplexity-note')];
  }
  if (known < ENOUGH)
    return [
      [say('sentences-nothing-claimed', { task })],
      known ? say('sentences-references-needed', { count: ENOUGH }) : '',
    ];
  const [least, most] = shareInterval(hits, count).map((share) => share * count),
    likeChance = least <= chance && chance <= most ? say('sentences-like-chance') : '',
    noted = (/** @type {string[]} */ ...said) => [...said, likeChance].filter(Boolean).join(' ');
  if (task === 'classifier') {
    const right = known - worst.size,
      [low, high] = shareInterval(right, known).map(format.percent);
    return [
      pieces('sentences-claim-labels', {
        found: { bold: say('sentences-right', { right, known, low, high }) },
        count,
        hits,
      }),
      noted(say('sentences-claim-labels-note', { chance: format.number(chance, 1) })),
    ];
  }
  const ends = { low: Math.round(least), high: Math.round(most) },
    found = { bold: say('sentences-found', { count, hits, ...ends, worst: worst.size }) },
    claim = pieces('sentences-claim', { found, chance: format.number(chance, 0) });
  return [claim, noted(isDone ? rankSaid(read) : '', say('sentences-claim-note'))];
}
