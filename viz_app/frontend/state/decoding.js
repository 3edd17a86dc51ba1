/* Decoding methods: as parameters of the address, as options of a panel, and as text. */
/** @import { Decoding, DecodingKind, DecodingOption, Way } from '../types' */
import * as format from './format.js';
import { protocol } from './protocol.js';
import { say } from './say.js';

/** @param {string} kind */
const wayOf = (kind) => protocol.ways.find(({ name }) => name === kind);
const PLAIN = /** @type {Way} */ (wayOf('greedy'));
const IDS = protocol.parameters.forced.ids;

/** The kinds of decoding, each with its title. @type {[DecodingKind, string][]} */
export const KINDS = protocol.ways.map(({ name, title }) => [name, say('state-way', { name, title })]);

/** Return the name of an option for the panel. @param {DecodingOption} option */
export const titleOf = ({ name, title }) => say('state-decoding-option', { name, title });

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
  if (kind === 'greedy') return say('state-greedy');
  if (kind === 'beam') {
    const isUsual = n.length_penalty === startOf('beam').length_penalty;
    return say('state-beam', { beam: n.beam, isUsual, penalty: format.asIs(n.length_penalty) });
  }
  const parts = [
    say('state-sample', { temperature: format.asIs(n.temperature) }),
    n.top_k && say('state-top-k', { count: n.top_k }),
    n.top_p < 1 && say('state-top-p', { share: format.asIs(n.top_p) }),
    say('state-seed', { seed: n.seed }),
  ];
  return format.series(parts.flatMap((part) => part || []));
}

/** Return a sentence that explains the decoding. @param {Decoding} decoding */
export function describe({ kind, ...n }) {
  if (kind === 'greedy') return say('state-each-step-writes-likeliest');
  if (kind === 'beam') return say('state-each-step-keeps-likeliest', { beam: n.beam });
  const limits = n.top_k ? (n.top_p < 1 ? 'both' : 'count') : n.top_p < 1 ? 'share' : 'none',
    favoured = n.temperature === 1 ? 'none' : n.temperature < 1 ? 'likely' : 'unlikely';
  return say('state-each-step-draws', { limits, favoured, count: n.top_k, share: format.percent(n.top_p) });
}

/** Return a forced beginning as token ids, because its text could be split into other tokens. @param {number[]} ids */
export const forcedIds = (ids) => IDS + ids.join('.');

/** Return the forced beginning as it was typed, or '' if it was given as token ids. @param {Record<string, string>} run */
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
