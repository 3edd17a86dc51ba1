/* The ways to decode: as parameters of the address, as numbers to set, and as words. */
/** @import { Decoding, DecodingKind, DecodingOption, Way } from '../types' */
import * as format from './format.js';
import { protocol } from './protocol.js';

/** @param {string} kind */
const wayOf = (kind) => protocol.ways.find(({ name }) => name === kind);
const PLAIN = /** @type {Way} */ (wayOf('greedy'));
const IDS = protocol.parameters.forced.ids;

/** The kinds, each with its name for people. @type {[DecodingKind, string][]} */
export const KINDS = protocol.ways.map(({ name, title }) => [name, title]);

/**
 * What can be set; `usual` holds where nothing is said.
 * @param {DecodingKind} kind
 * @returns {DecodingOption[]}
 */
export const optionsOf = (kind) => (wayOf(kind) ?? PLAIN).options;

/**
 * A decoding of this kind with all that is usual.
 * @param {DecodingKind} kind
 * @returns {Decoding}
 */
export const startOf = (kind) => ({
  kind,
  ...Object.fromEntries(optionsOf(kind).map(({ name, usual }) => [name, usual])),
});

/**
 * The decoding that the parameters of a run ask for.
 * @param {Record<string, string>} run
 * @returns {Decoding}
 */
export function read(run) {
  const [asked, counted = '0'] = (run.decoding ?? '').split('.'),
    way = wayOf(asked) ?? PLAIN,
    given = way.counted ? { ...run, [way.counted]: counted } : run;
  const values = way.options.map(({ name, usual }) => [name, Number(given[name] ?? usual)]);
  return { kind: way.name, ...Object.fromEntries(values) };
}

/**
 * The parameters of a run that is decoded like this; what holds anyway is left out.
 * @param {Decoding} decoding
 * @returns {Record<string, string>}
 */
export function write({ kind, ...numbers }) {
  const { name: way, counted, options } = wayOf(kind) ?? PLAIN;
  if (!counted) return {};
  const others = options.filter(({ name, usual }) => name !== counted && numbers[name] !== usual);
  return {
    decoding: `${way}.${numbers[counted]}`,
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
    n.top_p < 1 && `the likeliest that make up ${format.percent(n.top_p)}`,
  ];
  const chosen = limits.filter(Boolean).join(' and ') || 'all there are';
  const heat = n.temperature === 1 ? '' : n.temperature < 1 ? ', likely ones favoured' : ', unlikely ones favoured';
  return `Each step draws a token from ${chosen}${heat}. The same seed draws the same again.`;
}

/**
 * A forced beginning as tokens, for where text would be cut into others.
 * @param {number[]} ids
 */
export const forcedIds = (ids) => IDS + ids.join('.');

/**
 * The forced beginning as it was typed; nothing where it was given as tokens.
 * @param {Record<string, string>} run
 */
export const forcedText = ({ forced = '' }) => (forced.startsWith(IDS) ? '' : forced);

/**
 * The forced beginning as people read it: the text, or the pieces where text would not say which.
 * @param {Record<string, string>} run
 * @param {string[]} pieces
 */
export function beginning(run, pieces = []) {
  if (!run.forced?.startsWith(IDS)) return run.forced ?? '';
  return pieces.map((piece, i) => (i && !format.isJoined(pieces, i) ? ' ' : '') + format.label(piece)).join('');
}
