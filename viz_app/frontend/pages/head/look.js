/* The content of a head's four pictures: one row of it, word by word. */
/** @import { Entry, HeadState, Look, Row } from './types' */
import * as format from '../../state/format.js';
import { hasVectors } from '../../state/layer.js';
import { peak } from '../../widgets/signed.js';

const FEW = 12, // words that are drawn of a long sentence
  LITTLE = 2; // further ones that are drawn rather than folded

/** Return the words that the row may look at, and those that a change of the masks hides; of a decoder none that is not written yet. @param {Row} row */
const inSight = ({ layer, i, n, open }) =>
  Array.from({ length: n }, (_, j) => j).filter((j) => open[j] || layer.map !== 'decoder' || j <= i);

/** @param {number[]} places @param {(j: number) => number} value */
const most = (places, value) => places.reduce((best, j) => (value(j) > value(best) ? j : best), places[0] ?? 0);

/** Return those with the largest shares, and the chosen one, in the order of the text. @type {(row: Row, places: number[], key: number, isWhole: boolean) => number[]} */
function drawn({ weights }, places, key, isWhole) {
  if (isWhole || places.length <= FEW + LITTLE) return places;
  const largest = [...places].sort((a, b) => (weights[b] || 0) - (weights[a] || 0)).slice(0, FEW);
  return places.filter((j) => j === key || largest.includes(j));
}

/** Return what the pictures draw of a state. @param {HeadState} state @param {boolean} isWhole all words of a long sentence @returns {Look} */
export function lookOf({ row, key, isOff }, isWhole) {
  const { layer, weights, open } = row,
    places = inSight(row),
    shown = drawn(row, places, key, isWhole),
    hidden = places.filter((j) => !shown.includes(j)),
    allowed = places.filter((j) => open[j]),
    isKnown = hasVectors(layer);
  /** @type {(j: number) => Entry} */
  const entry = (j) => ({
    ...{ j, name: format.label(layer.keys[j]), isJoined: !layer.starts.keys.includes(j), isOpen: Boolean(open[j]) },
    ...{ fit: isKnown ? row.scaled[j] : NaN, share: weights[j], isChosen: j === key },
  });
  return {
    ...{ row, isOff, isKnown, key, count: places.length, entries: shown.map(entry) },
    rest: { count: hidden.length, share: hidden.reduce((sum, j) => sum + weights[j], 0) },
    total: places.reduce((sum, j) => sum + weights[j], 0),
    best: most(places, (j) => weights[j]),
    fits: most(allowed, (j) => (isKnown ? row.scaled[j] : 0)),
    scales: isKnown ? scalesOf(row, allowed) : { x: 0, query: 0, key: 0, fit: 0, value: 0 },
  };
}

/** Return the largest number of each kind. @param {Row} row @param {number[]} allowed @returns {Look['scales']} */
const scalesOf = (row, allowed) => ({
  x: peak(row.x),
  query: peak(row.query),
  key: Math.max(...allowed.map((j) => peak(row.key(j))), 0),
  fit: Math.max(...allowed.map((j) => Math.abs(row.scaled[j])), 0),
  value: Math.max(...allowed.map((j) => peak(row.value(j)) * row.weights[j]), peak(row.output), 0),
});

/** Return the name of a word for a sentence, and its place among the same words, from 1; 0 if it stands once. @param {string[]} tokens @param {number} j */
export function nameOf(tokens, j) {
  const places = tokens.map((token, at) => (token === tokens[j] ? at : -1)).filter((at) => at >= 0),
    place = places.indexOf(j);
  if (places.length < 2) return { place: 0, name: format.quoted(tokens[j]) };
  return {
    place: place + 1,
    name: format.isSpecial(tokens[j]) ? format.label(tokens[j]) : format.inQuotes(format.label(tokens[j])),
  };
}
