/* One row of one head: every number of the run that the stages draw, without copies. Between whole words, the weights
   are summed over the pieces of a key and averaged over the rows of the row's word. The readers of the server's replies
   are here too. */
/** @import { Layer, Readers, Row, RowWords } from './types' */
import { asSent } from '../../client/client.js';
import { at } from '../../state/arrays.js';
import * as format from '../../state/format.js';
import { readLayer } from '../../state/layer.js';
import * as whole from '../../state/whole_words.js';
import { create } from '../../widgets/dom.js';
import { readLogits } from './logits.js';

/** @type {(layer: Layer) => string} */
export const fillText = (layer) =>
  layer.fill === null ? '−∞' : `−10${format.superscript(Math.round(Math.log10(-layer.fill)))}`;

/** Return a text as nodes, with d_k and ^¼ as index and power. @type {(text: string) => (string | Node)[]} */
export const rich = (text) =>
  text
    .split(/(_k|\^¼)/)
    .map((part) => (part === '_k' ? create('sub', '', 'k') : part === '^¼' ? create('sup', '', '1/4') : part));

/** Return the same as one element, for the heading of a table. @param {string} text */
export const richSpan = (text) => create('span', '', ...rich(text));

const known = /** @type {WeakMap<Layer, Map<number, Float64Array>>} */ (new WeakMap());

/** Return the weights of a head between words; only of some rows in a long text. @type {(layer: Layer, head: number) => Float64Array} */
function cellsOf(layer, head) {
  const heads = known.get(layer) ?? new Map(),
    { of, ...words } = whole.rowWords(layer),
    queries = { ...words, of: of.slice(...layer.rows) },
    cells =
      heads.get(head) ??
      whole.merged(at(layer.arrays.weights, layer.only === null ? head : 0), queries, whole.keyWords(layer));
  known.set(layer, heads.set(head, cells));
  return cells;
}

/** @param {Row} row @returns {RowWords} */
export function rowWords({ layer, head, i }) {
  const queries = whole.rowWords(layer),
    keys = whole.keyWords(layer),
    across = keys.first.length,
    word = queries.of[i];
  return {
    keys,
    name: queries.names[word],
    shares: cellsOf(layer, head).subarray(word * across, (word + 1) * across),
  };
}

/** @type {Readers} */
export const readers = {
  ...{ layer: readLayer, logits: readLogits },
  ...{ file: asSent, experiment: asSent, score: asSent, preferences: asSent },
};
