/* What is measured of each kind of model: the columns of the table, the distributions, and the claims. */
/** @import { Column, Dimension, Flag, Kind, Row } from './types' */
import * as format from '../../state/format.js';

const Z = 1.959964, // of a 95 % interval
  DRAWS = 1000,
  ENOUGH = 20; // rows, below which nothing is claimed
/** Return a number of a row, NaN if it has none. @type {(name: string) => (row: Row) => number} */
export const signal = (name) => (row) => row.signals[name] ?? NaN;
const HINTS = ['missed', 'short', 'long'], // flags that are wrong more often than not
  FIFTH = 0.2;
/** The flags whose name says too little. @type {Record<string, string>} */
const FLAGS_SAID = { number: 'number lost', missed: 'word missed', short: 'too short', long: 'too long' };
/** Return the name of a flag on the page. @param {string} name */
export const flagTitle = (name) => FLAGS_SAID[name] ?? name;

const NUMBER = /** @type {Column} */ ({ name: 'index', title: '#', width: '3.5rem', of: ({ index }) => index });
/** @param {string} title @returns {Column} */
const text = (title) => ({ name: 'text', title, width: 'minmax(0, 1fr)', of: (row) => row.text });
const FLAGS = /** @type {Column} */ ({
  name: 'flags',
  title: 'flags',
  width: '8rem',
  of: ({ flags = {} }) => Object.keys(flags).length,
});
/** @type {(name: string, title: string, width?: string) => Column} */
const number = (name, title, width = '5.5rem') => ({ name, title, width, of: signal(name) });
/** @type {(name: string, title: string, unit: string, range?: object) => Dimension} */
const spread = (name, title, unit, range = {}) => ({ name, title, unit, of: signal(name), ...range });
const LETTERS = /** @type {Dimension} */ ({
  ...{ name: 'letters', title: 'letters', unit: 'of the text' },
  of: (row) => Math.min(row.text.length, 400),
});

/** Return the columns and distributions for a list. @type {(task: string, sides: [string, string], rows: Row[]) => Kind} */
export function kindOf(task, [source, target], rows) {
  const has = (/** @type {string} */ name) => rows.some((row) => row.signals[name] !== null && !row.error);
  const only = (/** @type {{ name: string }[]} */ all) => all.filter(({ name }) => name !== 'chrf' || has('chrf'));
  const least = { ...number('least', 'least sure', '8rem') };
  if (task === 'classifier')
    return {
      sort: 'sure',
      columns: [
        ...[NUMBER, text('Text')],
        ...(rows.some(({ reference }) => reference !== null)
          ? [/** @type {Column} */ ({ name: 'label', title: 'label', width: '8rem', of: (row) => row.reference ?? '' })]
          : []),
        { name: 'answer', title: 'answer', width: '8rem', of: (row) => row.output ?? '' },
        ...[number('sure', 'sure'), FLAGS],
      ],
      dimensions: [
        spread('sure', 'sure', 'of the answer', { low: 0, high: 1 }),
        spread('entropy', 'unsure', 'bit, over the labels'),
        LETTERS,
      ],
    };
  if (task === 'generator')
    return {
      sort: '-perplexity',
      columns: [NUMBER, text('Text'), number('perplexity', 'perplexity'), least, number('entropy', 'unsure')],
      dimensions: [
        { ...spread('perplexity', 'perplexity', 'a token'), of: (row) => Math.min(signal('perplexity')(row), 500) },
        ...[spread('log_p', 'log p', 'a token'), spread('entropy', 'unsure', 'bit a token'), LETTERS],
      ],
    };
  return {
    sort: '-entropy',
    columns: /** @type {Column[]} */ (
      only([
        ...[NUMBER, text(source)],
        { name: 'output', title: target, width: 'minmax(0, 1fr)', of: (/** @type {Row} */ row) => row.output ?? '' },
        ...[number('entropy', 'unsure'), least, number('chrf', 'chrF', '4rem'), FLAGS],
      ])
    ),
    dimensions: /** @type {Dimension[]} */ (
      only([
        ...[spread('entropy', 'unsure', 'bit a token'), spread('log_p', 'log p', 'a token')],
        spread('ratio', 'length', `of ${target} ÷ ${source}`),
        spread('seen', 'seen', 'least seen word', { low: 0, high: 1 }),
        spread('chrf', 'chrF', 'against the reference', { low: 0, high: 100 }),
      ])
    ),
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
    return {
      ...{ name, isSoft: isUnclear || HINTS.includes(name) },
      said: isJudged
        ? `${bad} of ${own.length}, chance ${format.number(own.length * FIFTH, own.length * FIFTH < 1 ? 1 : 0)}`
        : String(own.length),
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

/** Return "52 % to 79 %", the interval of a share. @param {number} count @param {number} total */
const interval = (count, total) => shareInterval(count, total).map(format.percent).join(' to ');

/** Say what the rows show: one claim, and a sentence more. Without references nothing is claimed. @type {(rows: Row[], worst: Set<Row>, task: string) => [claim: string, more: string]} */
export function claimOf(rows, worst, task) {
  const read = rows.filter((row) => !row.error),
    known = read.filter((row) => Number.isFinite(signal(task === 'classifier' ? 'right' : 'chrf')(row))).length,
    { count, hits, chance } = firstTenth(rows, worst);
  if (task === 'generator') {
    const all = read.flatMap(({ log_p: logs = [] }) => logs);
    if (!all.length) return ['No token was read.', ''];
    return [
      `Perplexity ${format.number(Math.exp(-mean(all)), 1)} a token over ${read.length} texts.`,
      'The end of a text counts as a token. The most surprising texts come first.',
    ];
  }
  const first = task === 'classifier' ? 'The least sure come first' : 'Look at the least sure first';
  if (known < ENOUGH)
    return [
      `${first}; nothing here says how often that is right.`,
      known ? `References of ${ENOUGH} texts are needed for a claim.` : '',
    ];
  if (task === 'classifier')
    return [
      `${known - worst.size} of ${known} are right (${interval(known - worst.size, known)}); of the ${count} least sure, ${hits} are wrong.`,
      `Chance would find ${format.number(chance, 1)} wrong ones among them. Right is the likeliest label, also where it is too unsure to be the answer.`,
    ];
  return [
    `${first}: of the first ${count}, ${hits} (${interval(hits, count)}) are among the ${worst.size} worst; chance would find ${format.number(chance, 0)}.`,
    'Unsure is the mean entropy of each token’s choice, ‹end› included; no signal tried ranked clearly better. Worst is the fifth with the lowest chrF; a sure one among them is often a free paraphrase in its one reference.',
  ];
}
