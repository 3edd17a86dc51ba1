/* The direct effect of a map's heads on the logits of each row's prediction: the answer to `logits`. */
/** @import { Logits } from './types' */
import { unpack } from '../../state/arrays.js';

/** @param {any} reply @returns {Logits} */
export const readLogits = (reply) => ({ ...reply, values: unpack(reply.values) });

/**
 * Return what each head of the map adds for the token that row `i` writes, or for a label over all rows.
 * @type {(logits: Logits, i: number, label: number) => Float64Array}
 */
export function addedByHead({ values: { shape, data }, labels }, i, label) {
  const [layers, heads, rows, tokens] = shape,
    at = (/** @type {number} */ head, /** @type {number} */ row) =>
      data[(head * rows + row) * tokens + (labels ? label : 0)],
    whole = (/** @type {number} */ head) =>
      Array.from({ length: rows }, (_, row) => at(head, row)).reduce((a, b) => a + b, 0);
  return Float64Array.from({ length: layers * heads }, (_, head) =>
    labels ? whole(head) : at(head, Math.min(i, rows - 1)),
  );
}

/** Return the head that adds most, and how many heads there are; null if the run is NaN. @type {(logits: Logits, i: number, label: number) => { layer: number, head: number, count: number } | null} */
export function strongest(logits, i, label) {
  const added = addedByHead(logits, i, label),
    best = added.indexOf(Math.max(...added)),
    heads = logits.values.shape[1];
  return best < 0 ? null : { layer: Math.floor(best / heads), head: best % heads, count: added.length };
}

/** Return what a head adds at row `i` for its token, or for a label. @type {(logits: Logits, layer: number, head: number, i: number, label: number) => number} */
export function addedAt({ values: { shape, data }, labels }, layer, head, i, label) {
  const [, heads, rows, tokens] = shape;
  return data[((layer * heads + head) * rows + i) * tokens + (labels ? label : 0)];
}
