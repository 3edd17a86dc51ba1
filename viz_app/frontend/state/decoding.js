/* The kinds of decoding: as parameters of the address, as numbers to set, and as words. */
/** @import { Decoding, DecodingKind, NumberField } from '../types' */
import * as words from './words.js';

/** @type {(name: string, label: string, lowest: number, highest: number, step: number, usual: number) => NumberField} */
const field = (name, label, lowest, highest, step, usual) => ({ name, label, lowest, highest, step, usual });

/**
 * What can be set, by kind; `usual` holds where nothing is said.
 * @type {Record<DecodingKind, NumberField[]>}
 */
export const NUMBERS = {
  greedy: [],
  beam: [field('beam', 'Width', 2, 16, 1, 4), field('length_penalty', 'Length penalty', 0, 10, 0.1, 1.4)],
  sample: [
    field('temperature', 'Temperature', 0.1, 5, 0.1, 1),
    field('top_k', 'Top k (0: all)', 0, 9999, 1, 0),
    field('top_p', 'Top p', 0.05, 1, 0.05, 1),
    field('seed', 'Seed', 0, 99999, 1, 0),
  ],
};
/** What stands behind the dot in `decoding`. */
const COUNTED = { greedy: '', beam: 'beam', sample: 'seed' };

/**
 * @param {string} text
 * @returns {text is DecodingKind}
 */
const isKind = (text) => Object.hasOwn(NUMBERS, text);

/** @param {DecodingKind} kind */
export const startOf = (kind) => Object.fromEntries(NUMBERS[kind].map(({ name, usual }) => [name, usual]));

/**
 * The decoding that the parameters of a run ask for.
 * @param {Record<string, string>} run
 * @returns {Decoding}
 */
export function read(run) {
  const [asked, counted = '0'] = (run.decoding ?? '').split('.');
  const kind = isKind(asked) ? asked : 'greedy';
  /** @type {Record<string, string>} */
  const given = { ...run, [COUNTED[kind]]: counted };
  return { kind, ...Object.fromEntries(NUMBERS[kind].map(({ name, usual }) => [name, Number(given[name] ?? usual)])) };
}

/**
 * The parameters of a run that is decoded like this; what holds anyway is left out.
 * @param {Decoding} decoding
 * @returns {Record<string, string>}
 */
export function write({ kind, ...numbers }) {
  if (kind === 'greedy') return {};
  const others = NUMBERS[kind].filter(({ name, usual }) => name !== COUNTED[kind] && numbers[name] !== usual);
  return {
    decoding: `${kind}.${numbers[COUNTED[kind]]}`,
    ...Object.fromEntries(others.map(({ name }) => [name, String(numbers[name])])),
  };
}

/**
 * A few words for the button.
 * @param {Decoding} decoding
 */
export function short({ kind, ...n }) {
  if (kind === 'greedy') return 'greedy';
  if (kind === 'beam') {
    const usual = n.length_penalty === startOf('beam').length_penalty;
    return `beam ${n.beam}${usual ? '' : `, penalty ${n.length_penalty}`}`;
  }
  const more = [n.top_k && `top ${n.top_k}`, n.top_p < 1 && `top p ${n.top_p}`].filter(Boolean);
  return ['sample', `temperature ${n.temperature}`, ...more, `seed ${n.seed}`].join(', ');
}

/**
 * What happens, as a sentence.
 * @param {Decoding} decoding
 */
export function describe({ kind, ...n }) {
  if (kind === 'greedy') return 'Each step writes the likeliest token.';
  if (kind === 'beam')
    return `Each step keeps the ${n.beam} likeliest beginnings. Of the translations that end, the best is shown: log p, divided more for longer ones by the penalty.`;
  const limits = [
    n.top_k && `the ${n.top_k} likeliest`,
    n.top_p < 1 && `the likeliest that make up ${words.percent(n.top_p)}`,
  ];
  const chosen = limits.filter(Boolean).join(' and ') || 'all there are';
  const heat = n.temperature === 1 ? '' : n.temperature < 1 ? ', likely ones favoured' : ', unlikely ones favoured';
  return `Each step draws a token from ${chosen}${heat}. The same seed draws the same again.`;
}

/**
 * The forced beginning as people read it: the text, or the pieces where text would not say which.
 * @param {Record<string, string>} run
 * @param {string[]} pieces
 */
export function beginning(run, pieces = []) {
  if (!run.forced?.startsWith('ids.')) return run.forced ?? '';
  return pieces.map((piece, i) => (i && !words.isJoined(pieces, i) ? ' ' : '') + words.label(piece)).join('');
}
