/* Unpack the payload of one run. A weight is a level: round(1000 w) + round(100 w). */
/** @import { AttentionMap, HeadPictures, MapName, MapPayload, PicturesPayload, Run, RunPayload } from '../types' */
import { forgive, weightsOf } from './by_need.js';
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

/** Return one byte for each cell [query, key]: 1 if allowed. An empty text allows all cells. @param {string} text @param {number} count */
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

/** Return a function that makes its value at the first call and keeps it, because a page shows one map of three. @template T @param {() => T} make */
function lazy(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/** @typedef {Pick<AttentionMap, 'levels' | 'byNeed'>} Weights */
/** @typedef {Pick<MapPayload, 'layers' | 'heads' | 'head' | 'weights' | 'pictures'>} Packed */

/** Return a function for the levels of a head in levels of all heads. @param {() => Uint16Array} all @param {number} heads @param {number} size */
const headIn = (all, heads, size) => (/** @type {number} */ layer, /** @type {number} */ head) =>
  all().subarray((layer * heads + head) * size, (layer * heads + head + 1) * size);

/** Return the pictures of all heads. A cell of theirs holds several of a head. @param {PicturesPayload} plain @param {number} heads of all layers @param {number} across heads of a layer @param {Uint8Array} allowed @param {number} keys @returns {HeadPictures} */
function readPictures({ rows, columns, weights }, heads, across, allowed, keys) {
  const cells = new Uint8Array(rows * columns),
    queries = allowed.length / keys;
  allowed.forEach((state, cell) => {
    const [i, j] = [Math.floor(cell / keys), cell % keys];
    if (state === 1) cells[Math.floor((i * rows) / queries) * columns + Math.floor((j * columns) / keys)] = 1;
  });
  const all = levels(weights, cells, heads);
  return { rows, columns, allowed: cells, levels: headIn(() => all, across, cells.length) };
}

/** Return the weights of a map whose heads come by need. @param {object} of the run and the map @param {Packed} plain @param {Uint8Array} allowed @param {number} keys @returns {Weights} */
export function readByNeed(of, { layers, heads, head: opened = [0, 0], weights, pictures }, allowed, keys) {
  const at = (/** @type {number} */ layer, /** @type {number} */ head) => layer * heads + head,
    /** @type {Map<number, Uint16Array>} */
    known = new Map([[at(...opened), levels(weights, allowed, 1)]]),
    nothing = new Uint16Array(allowed.length).fill(NAN);
  /** @param {object} place @param {number} first @param {number} count */
  const take = (place, first, count) => {
    const text = weightsOf({ ...of, ...place });
    if (text === null) return false;
    const all = levels(text, allowed, count);
    for (let i = 0; i < count; i++) known.set(first + i, headIn(() => all, 1, allowed.length)(i, 0));
    return true;
  };
  return {
    levels: (layer, head) => known.get(at(layer, head)) ?? nothing,
    byNeed: {
      isKnown: (layer, head) => known.has(at(layer, head)),
      hasHead: (layer, head) => known.has(at(layer, head)) || take({ layer, head }, at(layer, head), 1),
      hasAll: () => known.size === layers * heads || take({}, 0, layers * heads),
      pictures: lazy(() =>
        readPictures(/** @type {PicturesPayload} */ (pictures), layers * heads, heads, allowed, keys),
      ),
    },
  };
}

/** @param {Packed} plain @param {Uint8Array} allowed @returns {Weights} */
export const readWhole = ({ layers, heads, weights }, allowed) => ({
  levels: headIn(
    lazy(() => levels(weights, allowed, layers * heads)),
    heads,
    allowed.length,
  ),
});

/** @param {RunPayload} payload @param {MapName} name @param {MapPayload} plain @returns {AttentionMap} */
function readMap(payload, name, plain) {
  const queries = axis(payload, plain.query),
    keys = axis(payload, plain.key);
  const allowed = allowedCells(plain.open, queries.length * keys.length);
  const starts = (/** @type {string | string[]} */ tokens) =>
    Array.isArray(tokens) ? [...tokens.keys()] : tokens === 'source' ? payload.starts.source : payload.starts.target;
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
    ...(plain.pictures
      ? readByNeed({ ...payload.asks, map: name }, plain, allowed, keys.length)
      : readWhole(plain, allowed)),
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
  if (plain.asks) forgive();
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
    starts: plain.starts,
    shown: plain.shown,
    waves: plain.waves,
    places: plain.places,
    names,
    maps: Object.fromEntries(maps),
  };
}
