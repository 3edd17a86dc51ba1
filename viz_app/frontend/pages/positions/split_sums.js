/* The parts of a score: their sum, their shares of a head's variance, and a sentence about the head. */
/** @import { Cell } from '../../widgets/matrix.js' */
/** @import { SumLines, Split, SplitState } from './types' */
import * as arrays from '../../state/arrays.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';

export const FOUR = [0, 1, 2, 3];
const POSITIONS = 3, // the part of position with position
  BIASES = 4,
  NOTHING = 1e-6;
const VERDICTS = [
  say('positions-head-looks-content'),
  say('positions-token-query-decides'),
  say('positions-position-query'),
  say('positions-head-looks-position'),
];
const MIXED = say('positions-head-looks-both');

/** Return an answer of the server, unpacked. @param {any} reply @returns {Split} */
export const readSplit = ({ map, names, tokens, open, parts, spread, error, preNorm }) => ({
  map,
  names: names.map((/** @type {string} */ _, /** @type {number} */ part) => say('positions-part', { part })),
  tokens,
  allowed: arrays.unpackBits(open).data,
  parts: arrays.unpack(parts),
  variance: spread,
  error,
  preNorm,
});

/** Return one part of a head's scores [query, key]. @type {(split: Split, part: number, head: number) => Float32Array} */
export const partOf = ({ parts }, part, head) => arrays.at(parts, part, head);
/** @type {(split: Split, place: Cell) => boolean} */
const isAllowed = ({ allowed, tokens }, { i, j }) => allowed[i * tokens.length + j] === 1;

/** Return all parts of a score. @type {(split: Split, head: number, place: Cell) => number[]} */
const partsAt = (split, head, { i, j }) =>
  split.names.map((_, part) => partOf(split, part, head)[i * split.tokens.length + j]);
/** @param {number[]} values */
const sum = (values) => values.reduce((all, value) => all + value, 0);

/** Return each part's share of the variance of a head's scores. @type {(split: Split, head: number) => number[]} */
export function shares({ variance }, head) {
  const all = sum(variance[head]);
  return variance[head].map((part) => (all > 0 ? part / all : 0));
}
/** @type {(split: Split, head: number) => number} */
export const positionShare = (split, head) => shares(split, head)[POSITIONS];

/** Return true if biases change any score. @param {Split} split */
const hasBiases = ({ variance, parts }) =>
  variance.some((head) => head[BIASES] > 0) ||
  arrays.at(parts, BIASES).some((/** @type {number} */ value) => Math.abs(value) > NOTHING);

/** Return the names of the parts to list, without biases if they are zero. @param {Split} split */
const shownNames = (split) => (hasBiases(split) ? split.names : split.names.slice(0, BIASES));

/** Return the largest absolute value in the four squares. @type {(split: Split, head: number) => number} */
export const peakOf = (split, head) =>
  Math.max(...FOUR.map((part) => partOf(split, part, head).reduce((top, one) => Math.max(top, Math.abs(one)), 0)));

/** @type {(split: Split, head: number, place: Cell) => SumLines} */
export function cellSum(split, head, place) {
  const { tokens } = split,
    title = format.fromTo(format.quoted(tokens[place.i]), format.quoted(tokens[place.j]));
  if (!isAllowed(split, place)) return { title, lines: [], claim: '', hint: say('positions-masked-score-never') };
  const values = partsAt(split, head, place),
    lines = shownNames(split).map((name, part) => ({ name, text: format.signed(values[part]) })),
    score = { name: say('positions-sum-score'), text: format.signed(sum(values)), isSum: true };
  return { title, lines: [...lines, score], claim: '', hint: '' };
}

/** @type {(split: Split, head: number) => SumLines} */
export function shareSum(split, head) {
  const share = shares(split, head),
    best = share.indexOf(Math.max(...share)),
    text = (/** @type {number} */ part) => (share[part] ? format.percent(share[part]) : '0\u202f%');
  return {
    title: say('positions-share-variance'),
    lines: shownNames(split).map((name, part) => ({ name, text: text(part) })),
    claim: (share[best] > 0.5 && VERDICTS[best]) || MIXED,
    hint: say('positions-point-cell-add-up'),
  };
}

/** Return a sum as text to read aloud. @param {SumLines} sum */
export const aloud = ({ title, lines, claim, hint }) =>
  [title, ...lines.flatMap(({ name, text }) => [name, text]), claim, hint].filter(Boolean).join(' ');

/** Return notes about the split: the LayerNorm, the biases, and the error. @param {Split} split */
export function smallPrint(split) {
  const error = format.tiny(split.error);
  return say('positions-run-sum-parts-differs', { isPre: split.preNorm, hasBiases: hasBiases(split), error });
}

/** Return a caption that names the split scores. @param {SplitState} state */
export function captionOf({ split, head, sel, picked }) {
  const isElsewhere = sel.map !== split.map || sel.layer !== 0;
  return say('positions-first-layer-token', { isElsewhere, map: split.map, head: head + 1, picked });
}

/**
 * Return the chosen row of a head as a table: the parts of its score for every key.
 * @type {(split: Split, head: number, row: number) => { columns: string[], rows: { name: string, cells: string[] }[] }}
 */
export function rowContent(split, head, row) {
  const names = shownNames(split),
    masked = Array.from({ length: names.length + 1 }, () => say('positions-masked'));
  const cells = (/** @type {number} */ j) => {
    const values = partsAt(split, head, { i: row, j });
    return [...names.map((_, part) => values[part]), sum(values)].map((value) => format.signed(value, 3));
  };
  return {
    columns: [say('positions-query-row', { row: format.label(split.tokens[row]) }), ...names, say('positions-score')],
    rows: split.tokens.map((token, j) => ({
      name: format.label(token),
      cells: isAllowed(split, { i: row, j }) ? cells(j) : masked,
    })),
  };
}
