/* The attention of the visible heads from one word, in whole words. A word is written piece by piece: its shares are those of its
   first piece. */
/** @import { AttentionMap, Classification, MapName, Run, Words } from '../types' */
import { hasHead } from './by_need.js';
import { weight } from './codec.js';
import { indexOfLargest, shownHead } from './opening.js';
import { itemsOf, protocol } from './protocol.js';
import { store } from './store.js';
import { keyWords, summed } from './whole_words.js';

/** @typedef {{ map: MapName, layer: number, head: number }} Head */

/**
 * The attention of a head from one word.
 * @typedef {object} Look
 * @property {Head} head
 * @property {AttentionMap} map in pieces
 * @property {boolean} isOff the head is switched off
 * @property {number} row of the map
 * @property {string[]} names of the words that it may look at
 * @property {number[]} shares of them, NaN if the row has nothing to look at
 * @property {number} best the word with the largest share
 */

/** Return the chosen head of a map. @param {Run} run @param {MapName} map @returns {Head} */
function headOf(run, map) {
  const { map: chosen, layer = 0, head = 0 } = store.get(),
    own = chosen === map ? { layer, head } : shownHead(run, map),
    { layers, heads } = /** @type {AttentionMap} */ (run.maps[map]);
  return { map, layer: Math.min(own.layer, layers - 1), head: Math.min(own.head, heads - 1) };
}

/** Return true if the weights of the visible head of each map are there. @param {Run} run */
export const hasLooks = (run) =>
  run.names
    .map((name) => headOf(run, name))
    .map(({ map, layer, head }) => hasHead(/** @type {AttentionMap} */ (run.maps[map]), layer, head))
    .every(Boolean);

/** Return true if a head is switched off. @param {Head} head */
export const isOff = ({ map, layer, head }) =>
  itemsOf(store.get('off'), '_').includes(`${protocol.edits.short[map]}.${layer}.${head}`);

/** Return the shares of one row of levels. @param {AttentionMap} map @param {Head} head @param {number} row */
function rowOf(map, { layer, head }, row) {
  const count = map.keys.length;
  return Array.from(map.levels(layer, head).subarray(row * count, (row + 1) * count), (level, key) =>
    map.allowed[row * count + key] === 1 ? weight(level) : 0,
  );
}

/** Return the shares of a row, summed over the pieces of each word. @param {AttentionMap} map @param {Head} head @param {number} row */
const wordsOfRow = (map, head, row) => Array.from(summed(rowOf(map, head, row), keyWords(map)));

/** Return the functions that look for a word in the maps of a run. @param {Run} pieces @param {Run} run the same in words */
export function lookingIn(pieces, run) {
  const words = /** @type {{ source: Words, target: Words }} */ (run.pieces);
  /** @param {number} word */
  const related = (word) => rowOf(/** @type {AttentionMap} */ (run.maps.encoder), headOf(pieces, 'encoder'), word);
  /** @param {MapName} name @param {number} word @returns {Look} */
  const look = (name, word) => {
    const map = /** @type {AttentionMap} */ (pieces.maps[name]),
      head = headOf(pieces, name),
      row = (name === 'encoder' ? words.source : words.target).first[word] ?? 0,
      isBack = name === 'decoder',
      shares = name === 'encoder' ? related(word) : wordsOfRow(map, head, row).slice(0, isBack ? word + 1 : undefined),
      names = isBack ? run.target.slice(0, word + 1) : run.source;
    return { head, map, row, names, shares, best: indexOfLargest(shares), isOff: isOff(head) };
  };
  return { look, related };
}

/**
 * Return what the words add to the likeliest label, against the runner-up; null if the model has no such sum.
 * @param {Classification | null} scores
 */
export function leadIn(scores) {
  if (!scores?.contributions) return null;
  const { contributions, logits } = scores,
    [top, second] = [...logits.keys()].sort((a, b) => logits[b] - logits[a]);
  return { top, second, parts: contributions.map((row) => (row ? row[top] - row[second] : 0)) };
}
