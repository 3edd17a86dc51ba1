/* The chosen row between whole words: the rows of its word averaged, the shares of a key's pieces summed. Pure: no page. */
import { at } from '../../state/arrays.js';
import { merged } from '../../state/merging.js';
import { wordsOf } from '../../state/whole_words.js';

/** @import { Layer, Row, RowWords } from './types' */

/** @type {WeakMap<Layer, Map<number, Float64Array>>} */
const known = new WeakMap();

/** The words of the rows; those of a decoder are the words that its rows write. @param {Layer} layer */
const queriesOf = ({ writes, queries }) => wordsOf(writes ?? queries);

/** All rows of a head between words. @type {(layer: Layer, head: number) => Float64Array} */
function cellsOf(layer, head) {
  const heads = known.get(layer) ?? new Map(),
    cells = heads.get(head) ?? merged(at(layer.arrays.weights, head), queriesOf(layer), wordsOf(layer.keys));
  known.set(layer, heads.set(head, cells));
  return cells;
}

/** @param {Row} row @returns {RowWords} */
export function rowWords({ layer, head, i }) {
  const queries = queriesOf(layer),
    keys = wordsOf(layer.keys),
    across = keys.first.length,
    word = queries.of[i];
  const [first, last] = [queries.first[word], queries.first[word + 1] ?? queries.of.length];
  return {
    keys,
    name: queries.names[word],
    rows: [first, last],
    shares: cellsOf(layer, head).subarray(word * across, (word + 1) * across),
    span: (/** @type {number} */ key) => [keys.first[key], keys.first[key + 1] ?? keys.of.length],
  };
}

/** What each piece of a word gets, the mean over the rows of the row's word. @type {(row: Row, word: number) => [piece: string, share: number][]} */
export function piecesOf({ layer, head, i }, word) {
  const { rows, span } = rowWords(/** @type {Row} */ ({ layer, head, i })),
    [first, last] = span(word),
    weights = at(layer.arrays.weights, head);
  return layer.keys.slice(first, last).map((piece, place) => {
    let sum = 0;
    for (let row = rows[0]; row < rows[1]; row++) sum += weights[row * layer.keys.length + first + place];
    return [piece, sum / (rows[1] - rows[0])];
  });
}
