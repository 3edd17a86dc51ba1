/* Whole words instead of pieces, for every view of a run, as `viz_app.view_models.whole_words` makes them for files. It
   also decides where words start, and an answer of the server says it with its tokens. Weights are summed over the pieces of a key and averaged over the pieces of a query, so that rows keep their sum. A
   row of the decoder or of cross-attention belongs to the word that it writes: it is the average over the steps that
   write the word's pieces. The store, the address and the server still count pieces. `counted` turns a selection of
   pieces into one of words; `asked` turns a word into its first piece.

     const run = shown(pieces);                 // in words if the switch in the header is on
     const { row, step } = counted(run, store.get());
     store.set(asked(run, { step: 3 }));

   The page has three decimals of each weight, so the weight of a word of n pieces has an error of up to n / 2
   thousandths. */
/** @import { AttentionMap, Axes, Classification, Run, Step, Words } from '../types' */
import { afterFirst, levelOf, NAN, thousandths } from './codec.js';
import { say } from './say.js';
import { store } from './store.js';

/**
 * Return the sum over the pieces of each word. A NaN is a missing value; a word without any value is NaN.
 * @param {ArrayLike<number>} values
 * @param {Words} words
 */
export function summed(values, { first, of }) {
  const sums = new Float64Array(first.length).fill(NaN);
  of.forEach((word, piece) => {
    if (!Number.isNaN(values[piece])) sums[word] = (Number.isNaN(sums[word]) ? 0 : sums[word]) + values[piece];
  });
  return new Float32Array(sums);
}

/**
 * Return cells [query word, key word]: the values of cells [query, key], summed over the pieces of a key and averaged
 * over those pieces of a query whose row `isThere`.
 * @param {ArrayLike<number>} values
 * @param {Words} queries
 * @param {Words} keys
 * @param {(row: number) => boolean} [isThere]
 */
export function merged(values, queries, keys, isThere = () => true) {
  const across = keys.first.length,
    sums = new Float64Array(queries.first.length * across),
    rows = new Float64Array(queries.first.length);
  queries.of.forEach((word, i) => {
    rows[word] += Number(isThere(i));
    keys.of.forEach((key, j) => (sums[word * across + key] += values[i * keys.of.length + j]));
  });
  return sums.map((sum, cell) => sum / (rows[Math.floor(cell / across)] || 1));
}

const MANY = 3723; // thousandths, the largest number that a level can hold, see codec.js
const ALL = 1000; // thousandths
const BYTES = /(?:<0x[0-9A-F]{2}>)+/g;

export const isOn = () => store.get('units') === 'words';

/** A note for each tab that shows some numbers by piece. @type {Record<string, string>} */
const KEEPS_PIECES = {
  head: say('state-weights-word-vectors-scores'),
  masks: say('state-heads-word-masks-piece'),
  positions: say('state-heads-word-positions-piece'),
  anatomy: say('state-tab-shows-pieces-because-each'),
  patch: say('state-tab-shows-pieces-because-each'),
  model: say('state-tab-shows-pieces-because-each'),
};
/** @param {unknown} tab */
export const keepsPieces = (tab) => KEEPS_PIECES[String(tab)] ?? '';

/** @param {string} hex */
const written = (hex) =>
  new TextDecoder().decode(Uint8Array.from(hex.match(/[0-9A-F]{2}(?=>)/g) ?? [], (byte) => parseInt(byte, 16)));

/** Return the pieces of a word as one text. @param {string[]} pieces */
const joined = (pieces) => (pieces.length === 1 ? pieces[0] : pieces.join('').replace(BYTES, written));

/**
 * Return the words of a text, or of the part of it that was read.
 * @param {string[]} pieces
 * @param {number[]} starts the index of the first piece of each word of the whole text
 * @returns {Words}
 */
export function wordsOf(pieces, starts) {
  const first = starts.filter((start) => start < pieces.length);
  return {
    first,
    of: pieces.map((_, i) => first.findLastIndex((start) => start <= i)),
    names: first.map((start, word) => joined(pieces.slice(start, first[word + 1]))),
  };
}

/** Return the words of the rows of a map. A row that writes belongs to the word that it writes. @param {Axes} map */
export const rowWords = ({ queries, writes, starts }) =>
  writes && starts.writes ? wordsOf(writes, starts.writes) : wordsOf(queries, starts.queries);
/** Return the words of the keys of a map. @param {Axes} map */
export const keyWords = ({ keys, starts }) => wordsOf(keys, starts.keys);

/** @param {number} sum in thousandths, or NaN */
const leveled = (sum) => (Number.isNaN(sum) ? NAN : levelOf(Math.min(sum, MANY)));

/** Return the mask [query word, key word]: 1 if any piece may look at any piece, 2 if all cells are left out, otherwise 0. @param {AttentionMap} map @param {Words} queries @param {Words} keys */
function mergedMask({ allowed, keys: { length: k } }, queries, keys) {
  const across = keys.first.length,
    cells = new Uint8Array(queries.first.length * across).fill(2);
  allowed.forEach((state, at) => {
    const cell = queries.of[Math.floor(at / k)] * across + keys.of[at % k];
    cells[cell] = state === 1 || cells[cell] === 1 ? 1 : Math.min(cells[cell], state);
  });
  return cells;
}

/** Return the weights of a head by word, in thousandths. @param {AttentionMap} map @param {Words} queries @param {Words} keys @param {Uint16Array} levels */
function averages({ allowed, keys: { length: k } }, queries, keys, levels) {
  const given = new Float64Array(levels).map((level, at) =>
    allowed[at] !== 1 ? 0 : level === NAN ? NaN : thousandths(level),
  );
  return merged(given, queries, keys, (i) => allowed.subarray(i * k, (i + 1) * k).some((state) => state !== 2));
}

/** Return the mean entropy of the rows in bits. @param {Float64Array} sums @param {number} across @returns {number | null} */
function entropyOf(sums, across) {
  const bits = sums.reduce((all, sum) => all - (sum > 0 ? (sum / ALL) * Math.log2(sum / ALL) : sum), 0);
  return Number.isNaN(bits) ? null : bits / (sums.length / across);
}

/** Return a map with words on both sides. A head is merged when it is first read. @param {AttentionMap} map @returns {AttentionMap} */
export function wordMap(map) {
  const reads = wordsOf(map.queries, map.starts.queries),
    queries = rowWords(map),
    keys = keyWords(map),
    across = keys.first.length,
    allowed = mergedMask(map, queries, keys);
  const known = /** @type {Map<number, { sums: Float64Array, levels: Uint16Array }>} */ (new Map());
  const headOf = (/** @type {number} */ layer, /** @type {number} */ head) => {
    const at = layer * map.heads + head;
    const made = known.get(at) ?? {
      sums: averages(map, queries, keys, map.levels(layer, head)),
      levels: new Uint16Array(),
    };
    if (!made.levels.length) made.levels = new Uint16Array(made.sums.map(leveled));
    if (map.byNeed?.isKnown(layer, head) ?? true) known.set(at, made);
    return made;
  };
  return {
    ...map,
    queries: queries.first.map((start) => reads.names[reads.of[start]]),
    keys: keys.names,
    writes: map.writes && queries.names,
    allowed,
    allAllowed: allowed.every((state) => state === 1),
    levels: (layer, head) => headOf(layer, head).levels,
    entropy: (layer, head) => (map.byNeed ? map.entropy(layer, head) : entropyOf(headOf(layer, head).sums, across)),
  };
}

/** Return one step for each word, merged from the steps of its pieces. @param {Step[]} steps @param {Words} words @returns {Step[]} */
const wordSteps = (steps, { first, names }) =>
  first.map((start, word) => {
    const pieces = steps.slice(start, first[word + 1]),
      sum = pieces.reduce((all, { log_probability: one }) => all + (one ?? -Infinity), 0);
    return { ...pieces[0], token: names[word], log_probability: Number.isFinite(sum) ? sum : null, pieces };
  });

/** Return the classification with contributions summed over the pieces of each word. @param {Classification} scores @param {Words} words @returns {Classification} */
const wordScores = (scores, { first }) => ({
  ...scores,
  contributions:
    scores.contributions &&
    first.map((start, word) => {
      const rows = (scores.contributions ?? []).slice(start, first[word + 1]).filter((row) => row !== null);
      return scores.labels.map((_, label) => rows.reduce((sum, row) => sum + row[label], 0));
    }),
});

/** @type {(spans: Run['spans'], words: Words) => Run['spans']} */
const wordSpans = (spans, { first }) =>
  (spans.length ? first : []).map((start, word) => {
    const own = spans.slice(start, first[word + 1]).filter((span) => span !== null);
    return own.length ? [own[0][0], own[own.length - 1][1]] : null;
  });

const known = /** @type {WeakMap<Run, Run>} */ (new WeakMap());
/** Return the run in whole words. @param {Run} run @returns {Run} */
export function wholeWords(run) {
  const before = known.get(run);
  if (before) return before;
  const source = wordsOf(run.source, run.starts.source),
    target = wordsOf(run.target.slice(1), afterFirst(run.starts.target)),
    maps = Object.entries(run.maps).map(([name, map]) => [name, wordMap(map)]);
  const made = {
    ...run,
    id: `${run.id}.words`,
    source: source.names,
    spans: wordSpans(run.spans, source),
    target: [...run.target.slice(0, 1), ...target.names],
    steps: wordSteps(run.steps, target),
    classification: run.classification && wordScores(run.classification, source),
    maps: Object.fromEntries(maps),
    pieces: { source, target },
  };
  known.set(run, made);
  return made;
}

/** Return the run in words if the switch is on, otherwise in pieces. @param {Run} run */
export const shown = (run) => (isOn() ? wholeWords(run) : run);

/** Return values with row and step by these lists, if the run is drawn in words. @type {<V extends { row?: any, step?: any }>(by: 'of' | 'first', run: Run, values: V) => V} */
function renumbered(by, { pieces }, values) {
  if (!pieces) return values;
  const at = (/** @type {number[]} */ places, /** @type {any} */ one) => places[Math.min(one, places.length - 1)] ?? 0;
  return {
    ...values,
    ...(values.row != null && { row: at(pieces.source[by], values.row) }),
    ...(values.step != null && { step: at(pieces.target[by], values.step) }),
  };
}

/** Return the values with row and step as positions in the drawn run. @type {<V extends { row?: any, step?: any }>(run: Run, values: V) => V} */
export const counted = (run, values) => renumbered('of', run, values);

/** Return values of the drawn run with row and step as the store counts them, in pieces. @type {<V extends { row?: any, step?: any }>(run: Run, values: V) => V} */
export const asked = (run, values) => renumbered('first', run, values);
