/* Decoding methods: as parameters of the address, as options of a panel, and as text. */
/** @import { Decoding, DecodingKind, DecodingOption, Way } from '../types' */
import * as format from './format.js';
import { protocol } from './protocol.js';

/** @param {string} kind */
const wayOf = (kind) => protocol.ways.find(({ name }) => name === kind);
const PLAIN = /** @type {Way} */ (wayOf('greedy'));
const IDS = protocol.parameters.forced.ids;

/** The kinds of decoding, each with its title. @type {[DecodingKind, string][]} */
export const KINDS = protocol.ways.map(({ name, title }) => [name, title]);

/** Return the options of a kind. @param {DecodingKind} kind @returns {DecodingOption[]} */
export const optionsOf = (kind) => (wayOf(kind) ?? PLAIN).options;

/** Return a decoding of this kind with default options. @param {DecodingKind} kind @returns {Decoding} */
export const startOf = (kind) => ({
  kind,
  ...Object.fromEntries(optionsOf(kind).map(({ name, usual }) => [name, usual])),
});

/** Return the decoding that the parameters of a run ask for. @param {Record<string, string>} run @returns {Decoding} */
export function read(run) {
  const [asked, counted = '0'] = (run.decoding ?? '').split('.'),
    way = wayOf(asked) ?? PLAIN,
    given = way.counted ? { ...run, [way.counted]: counted } : run;
  const values = way.options.map(({ name, usual }) => [name, Number(given[name] ?? usual)]);
  return { kind: way.name, ...Object.fromEntries(values) };
}

/**
 * Return the parameters of a run with this decoding, without options that have their defaults.
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

/** Return a short text for the button. @param {Decoding} decoding */
export function short({ kind, ...n }) {
  if (kind === 'greedy') return 'greedy';
  if (kind === 'beam') {
    const usual = n.length_penalty === startOf('beam').length_penalty;
    return `beam ${n.beam}${usual ? '' : `, penalty ${n.length_penalty}`}`;
  }
  const more = [n.top_k && `top ${n.top_k}`, n.top_p < 1 && `top p ${n.top_p}`].filter(Boolean);
  return ['sample', `temperature ${n.temperature}`, ...more, `seed ${n.seed}`].join(', ');
}

/** Return a sentence that explains the decoding. @param {Decoding} decoding */
export function describe({ kind, ...n }) {
  if (kind === 'greedy') return 'Each step writes the likeliest token.';
  if (kind === 'beam')
    return `Each step keeps the ${n.beam} likeliest beginnings. The finished translation with the best score is shown. The score is log p, divided by a length penalty.`;
  const limits = [
    n.top_k && `the ${n.top_k} likeliest`,
    n.top_p < 1 && `the likeliest that make up ${format.percent(n.top_p)}`,
  ];
  const chosen = limits.filter(Boolean).join(' and ') || 'all tokens';
  const heat =
    n.temperature === 1
      ? ''
      : n.temperature < 1
        ? ', and likely tokens are favoured'
        : ', and unlikely tokens are favoured';
  return `Each step draws a token from ${chosen}${heat}. The same seed draws the same tokens again.`;
}

/** Return a forced beginning as token ids, because its text could be split into other tokens. @param {number[]} ids */
export const forcedIds = (ids) => IDS + ids.join('.');

/**
 * Return the forced beginning as it was typed, or '' if it was given as token ids.
 * @param {Record<string, string>} run
 */
export const forcedText = ({ forced = '' }) => (forced.startsWith(IDS) ? '' : forced);

/**
 * Return the forced beginning for people to read: the typed text, or the pieces if it was given as token ids.
 * @param {Record<string, string>} run
 * @param {string[]} pieces
 */
export function beginning(run, pieces = []) {
  if (!run.forced?.startsWith(IDS)) return run.forced ?? '';
  return pieces.map((piece, i) => (i && !format.isJoined(pieces, i) ? ' ' : '') + format.label(piece)).join('');
}
