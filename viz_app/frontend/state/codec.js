/* Unpack the payload of one run. A weight is a level: round(1000 w) + round(100 w). */
/** @import { AttentionMap, MapName, MapPayload, Run, RunPayload } from '../types' */
import { label, number, wholePercent, wholePercents } from './format.js';
import { protocol } from './protocol.js';
import { sidesOf } from './sides.js';

const ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (letter) => !'"\\<>&\'`$/'.includes(letter),
);
const DIGIT = new Uint8Array(128);
ALPHABET.forEach((letter, i) => {
  DIGIT[letter.charCodeAt(0)] = i;
});
const ESCAPE = 240;
const MANY = 4094;
export const NAN = 4095;
const MAPS = protocol.edits.maps;

/** Return the bytes of a text that `viz_app.view_models.attention.base85` wrote. @param {string} text */
export function base85(text) {
  const bytes = new Uint8Array((text.length / 5) * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0, at = 0; i < text.length; at += 4) {
    let word = 0;
    for (const end = i + 5; i < end; i++) word = word * 85 + DIGIT[text.charCodeAt(i)];
    view.setUint32(at, word);
  }
  return bytes;
}

/**
 * Return one byte for each cell [query, key]: 1 if allowed. An empty text allows all cells.
 * @param {string} text
 * @param {number} count
 */
export function allowedCells(text, count) {
  const cells = new Uint8Array(count).fill(1);
  if (!text) return cells;
  const bytes = base85(text);
  for (let i = 0; i < count; i++) cells[i] = (bytes[i >> 3] >> (7 - (i & 7))) & 1;
  return cells;
}

/**
 * Return the levels of `repeats` heads over the same cells. The text holds the allowed cells only; masked cells are 0.
 * @param {string} text
 * @param {Uint8Array} allowed
 * @param {number} repeats
 */
export function levels(text, allowed, repeats) {
  const bytes = base85(text),
    out = new Uint16Array(allowed.length * repeats);
  for (let cell = 0, at = 0; cell < out.length; cell++) {
    if (!allowed[cell % allowed.length]) continue;
    const byte = bytes[at++];
    out[cell] = byte < ESCAPE ? byte : ((byte - ESCAPE) << 8) | bytes[at++];
  }
  return out;
}

/** @param {number} level */
export const thousandths = (level) => level - Math.floor((level + 5) / 11);
/** Return the level of a number of thousandths, which may have decimals. @param {number} sum */
export const levelOf = (sum) => Math.round(sum) + Math.round(sum / 10);
/** @param {number} level */
export const weight = (level) => (level === NAN ? NaN : thousandths(level) / 1000);
/** Return the weight with three decimals, for tooltips and tables. @param {number} level */
export const decimals = (level) =>
  level === NAN ? 'NaN' : (level === MANY ? '> ' : '') + number(thousandths(level) / 1000, 3);
/**
 * Return the whole per cents of a row, which add up to 100: for its sentence, its lines and its cells alike.
 * @type {(levels: ArrayLike<number>, row: number, keys: number) => number[]}
 */
export const percentsOfRow = (levels, row, keys) =>
  wholePercents(Array.from({ length: keys }, (_, j) => thousandths(levels[row * keys + j]) / 1000));
/** Return the per cent of one cell as text, rounded with its row. @type {(levels: ArrayLike<number>, row: number, keys: number, key: number) => string} */
export const percentOfCell = (levels, row, keys, key) => {
  const level = levels[row * keys + key];
  return level === NAN ? 'NaN' : wholePercent(percentsOfRow(levels, row, keys)[key], thousandths(level) / 1000);
};

/** @type {(payload: RunPayload, tokens: string | string[]) => string[]} */
const axis = (payload, tokens) =>
  Array.isArray(tokens) ? tokens : tokens === 'source' ? payload.source : payload.target.slice(0, -1);

/** Return the starts of words counted from the second token on. @param {number[]} starts */
export const afterFirst = (starts) => starts.slice(1).map((start) => start - 1);

/**
 * Return a function that makes its value at the first call and keeps it, because a page shows one map of three.
 * @template T
 * @param {() => T} make
 */
function lazy(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/** @param {RunPayload} payload @param {MapName} name @param {MapPayload} plain @returns {AttentionMap} */
function readMap(payload, name, plain) {
  const queries = axis(payload, plain.query),
    keys = axis(payload, plain.key);
  const size = queries.length * keys.length,
    allowed = allowedCells(plain.open, size);
  const starts = (/** @type {string | string[]} */ tokens) =>
    Array.isArray(tokens) ? [...tokens.keys()] : tokens === 'source' ? payload.starts.source : payload.starts.target;
  const all = lazy(() => levels(plain.weights, allowed, plain.layers * plain.heads));
  /** @type {(layer: number, head: number) => number} */
  const at = (layer, head) => layer * plain.heads + head;
  return {
    name,
    layers: plain.layers,
    heads: plain.heads,
    queries,
    keys,
    allowed,
    allAllowed: !plain.open,
    writes: name === 'encoder' ? null : payload.target.slice(1),
    starts: {
      queries: starts(plain.query),
      keys: starts(plain.key),
      writes: name === 'encoder' ? null : afterFirst(payload.starts.target),
    },
    entropy: (layer, head) => plain.entropy[layer][head],
    levels: (layer, head) => all().subarray(at(layer, head) * size, (at(layer, head) + 1) * size),
  };
}

/**
 * Return the run of a payload, as views draw it.
 * @param {RunPayload | string} payload the object, or its JSON
 * @returns {Run}
 * @throws {Error} if this page cannot read the payload's version
 */
export function readRun(payload) {
  const plain = /** @type {RunPayload} */ (typeof payload === 'string' ? JSON.parse(payload) : payload);
  if (plain?.version !== 1) throw new Error(`This page reads runs of version 1, not ${plain?.version}.`);
  const names = MAPS.filter((name) => Object.hasOwn(plain.maps, name));
  const maps = Object.entries(plain.maps).map(([name, map]) => [
    name,
    readMap(plain, /** @type {MapName} */ (name), map),
  ]);
  const isEncoder = plain.task === 'encoder',
    { classification } = plain;
  return {
    id: plain.id,
    model: plain.model,
    isEncoder,
    task: plain.classification ? 'classify' : 'translate',
    text: plain.text,
    output: isEncoder ? label(plain.output) : plain.output,
    sides: sidesOf(plain.sides),
    source: plain.source,
    spans: plain.spans ?? [],
    target: plain.target,
    steps: plain.steps,
    hypotheses: plain.found,
    search: plain.search ?? null,
    classification:
      classification && isEncoder ? { ...classification, labels: classification.labels.map(label) } : classification,
    notices: plain.notices,
    starts: plain.starts,
    shown: plain.shown,
    waves: plain.waves,
    places: plain.places,
    names,
    maps: Object.fromEntries(maps),
  };
}
