/* The parts of a score: how they add up, what each is worth in a head, and what that says of the head. */
/** @import { Place } from '../../widgets/matrix.js' */
/** @import { SumLines, Split, SplitState } from './types' */
import * as arrays from '../../state/arrays.js';
import * as format from '../../state/format.js';

export const FOUR = [0, 1, 2, 3];
const POSITIONS = 3, // the part of position with position
  BIASES = 4,
  NOTHING = 1e-6;
const VERDICTS = [
  'This head asks what, not where.',
  'Where this head looks hangs on the word that asks.',
  'What this head asks for hangs on where it stands.',
  'This head asks where, not what.',
];
const MIXED = 'This head asks both what and where.';

/** An answer of the server, unpacked. @param {any} reply @returns {Split} */
export const readSplit = ({ map, names, tokens, open, parts, spread, error, preNorm }) => ({
  map,
  names,
  tokens,
  allowed: arrays.unpackBits(open).data,
  parts: arrays.unpack(parts),
  variance: spread,
  error,
  preNorm,
});

/** One part of a head [query, key]. @type {(split: Split, part: number, head: number) => Float32Array} */
export const partOf = ({ parts }, part, head) => arrays.at(parts, part, head);
/** @type {(split: Split, place: Place) => boolean} */
const isAllowed = ({ allowed, tokens }, { i, j }) => allowed[i * tokens.length + j] === 1;

/** All parts of a score. @type {(split: Split, head: number, place: Place) => number[]} */
const partsAt = (split, head, { i, j }) =>
  split.names.map((_, part) => partOf(split, part, head)[i * split.tokens.length + j]);
/** @param {number[]} values */
const sum = (values) => values.reduce((all, value) => all + value, 0);

/** Which share of how far the scores of a head vary comes from each part. @type {(split: Split, head: number) => number[]} */
export function shares({ variance }, head) {
  const all = sum(variance[head]);
  return variance[head].map((part) => (all > 0 ? part / all : 0));
}
/** @type {(split: Split, head: number) => number} */
export const positionShare = (split, head) => shares(split, head)[POSITIONS];

/** Whether biases have a hand in any score. @param {Split} split */
const hasBiases = ({ variance, parts }) =>
  variance.some((head) => head[BIASES] > 0) ||
  arrays.at(parts, BIASES).some((/** @type {number} */ value) => Math.abs(value) > NOTHING);

/** The parts worth a line: biases are the last. @param {Split} split */
const shownNames = (split) => (hasBiases(split) ? split.names : split.names.slice(0, BIASES));

/** The largest number of the four squares without its sign. @type {(split: Split, head: number) => number} */
export const peakOf = (split, head) =>
  Math.max(...FOUR.map((part) => partOf(split, part, head).reduce((top, one) => Math.max(top, Math.abs(one)), 0)));

/** @type {(split: Split, head: number, place: Place) => SumLines} */
export function cellSum(split, head, place) {
  const { tokens } = split,
    title = `${format.quoted(tokens[place.i])} → ${format.quoted(tokens[place.j])}`;
  if (!isAllowed(split, place)) return { title, lines: [], claim: '', hint: 'masked: this score is never used' };
  const values = partsAt(split, head, place),
    lines = shownNames(split).map((name, part) => ({ name, text: format.signed(values[part]) })),
    score = { name: 'sum = score', text: format.signed(sum(values)), isSum: true };
  return { title, lines: [...lines, score], claim: '', hint: '' };
}

/** @type {(split: Split, head: number) => SumLines} */
export function shareSum(split, head) {
  const share = shares(split, head),
    best = share.indexOf(Math.max(...share)),
    text = (/** @type {number} */ part) => (share[part] ? format.percent(share[part]) : '0\u202f%');
  return {
    title: 'Share of the spread',
    lines: shownNames(split).map((name, part) => ({ name, text: text(part) })),
    claim: (share[best] > 0.5 && VERDICTS[best]) || MIXED,
    hint: 'Point at a cell to add up its parts.',
  };
}

/** An sum as it is read aloud. @param {SumLines} sum */
export const aloud = ({ title, lines, claim, hint }) =>
  [title, ...lines.flatMap(({ name, text }) => [name, text]), claim, hint].filter(Boolean).join(' ');

/** Why the parts add up, and what is held still. @param {Split} split */
export function smallPrint(split) {
  const norm = split.preNorm
    ? 'LayerNorm comes first here: its 1 ÷ √variance is held as it was in this run, the rest of it is linear. '
    : '';
  const biases = hasBiases(split) ? 'Biases belong to neither content nor position and are a part of their own. ' : '';
  return `${norm}${biases}In this run the parts miss the scores by ${format.tiny(split.error)} at most.`;
}

/** Which scores are taken apart. @param {SplitState} state */
export function captionOf({ split, head, sel, picked }) {
  const isElsewhere = sel.map !== split.map || sel.layer !== 0,
    elsewhere = isElsewhere ? ' (higher up, tokens hold what they have read)' : '',
    changed = picked === 'on' ? '' : ` with positions ${picked}`,
    which = `${split.map}, layer 1, head ${head + 1}${changed}`;
  return `In the first layer a token is content plus position${elsewhere}, so each score is a sum. Here ${which}.`;
}

/**
 * The chosen row of a head as a table: what it asks of every token, in parts.
 * @type {(split: Split, head: number, row: number) => { columns: string[], rows: { name: string, cells: string[] }[] }}
 */
export function rowContent(split, head, row) {
  const names = shownNames(split),
    masked = Array.from({ length: names.length + 1 }, () => 'masked');
  const cells = (/** @type {number} */ j) => {
    const values = partsAt(split, head, { i: row, j });
    return [...names.map((_, part) => values[part]), sum(values)].map((value) => format.signed(value, 3));
  };
  return {
    columns: [`${format.label(split.tokens[row])} asks`, ...names, 'score'],
    rows: split.tokens.map((token, j) => ({
      name: format.label(token),
      cells: isAllowed(split, { i: row, j }) ? cells(j) : masked,
    })),
  };
}
