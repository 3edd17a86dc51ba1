/* The difference of the chosen row between run A and run B: the numbers under each key, and the head's vectors. */
/** @import { HeadState, HeadView, Layer, Row } from './types' */
import { rowOf } from '../../state/layer.js';
import { columns, nameOf, OTHER_HEADS, pairs } from '../../state/difference.js';
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { answered, compare } from '../../widgets/compare.js';
import { headTitle } from '../../widgets/picker.js';
import { rowName } from './row.js';

/** @typedef {import('../../widgets/compare.js').TableContent} DifferenceContent */

/** Return the row of A that reads the same token, or null if there is none. @param {Layer} a @param {Row} b @returns {Row | null} */
function rowOfA(a, b) {
  const found = columns(a.queries, b.layer.queries).find((column) => column.b === b.i);
  return found?.same && found.a !== null ? rowOf(a, b.head, found.a) : null;
}

/** Return the numbers of a line, with NaN for masked cells. @param {Row} row @param {'scores' | 'scaled' | 'weights'} line */
const openOnes = (row, line) => Float32Array.from(row[line], (value, j) => (row.open[j] ? value : NaN));

/** Return the differences under each key. @param {Row} a @param {Row} b @returns {DifferenceContent} */
function byKey(a, b) {
  const keys = columns(a.layer.keys, b.layer.keys),
    line = (/** @type {'scores' | 'scaled' | 'weights'} */ name) => pairs(keys, openOnes(a, name), openOnes(b, name));
  return {
    title: `${headTitle({ map: b.layer.map, layer: b.layer.layer, head: b.head })}, the row ${rowName(b)}`,
    cap: 'masked cells are empty',
    corner: 'stage',
    columns: keys.map((key) => format.label(nameOf(key, a.layer.keys, b.layer.keys))),
    rows: [
      { name: 'q · k', pairs: line('scores') },
      { name: 'divided by √d', pairs: line('scaled') },
      { name: 'softmax, points', pairs: line('weights'), isShare: true },
    ],
  };
}

/** Return the differences of the row's vectors, number by number. @type {(a: Row, b: Row, isOneModel: boolean) => DifferenceContent | string} */
function byNumber(a, b, isOneModel) {
  if (!isOneModel) return 'A and B come from two models, so the numbers of their vectors cannot be compared.';
  const own = [...b.query.keys()].map((at) => ({ a: at, b: at, same: true }));
  const row = (/** @type {string} */ name, /** @type {'query' | 'output'} */ vector) => ({
    name,
    pairs: pairs(own, a[vector], b[vector]),
  });
  return {
    title: 'Its vectors',
    corner: 'vector',
    columns: own.map(({ b: at }) => String(at + 1)),
    rows: [row('query', 'query'), row('weights × values', 'output')],
  };
}

/** @param {HeadView} view */
export const buildCompared = (view) =>
  compare({ draw: view.draw, phone: false }, (/** @type {HeadState} */ { row: b }) =>
    answered(view.a, (a) => {
      if (JSON.stringify(a.maps) !== JSON.stringify(b.layer.maps)) return OTHER_HEADS;
      const row = rowOfA(a, b),
        reads = format.quoted(b.layer.queries[b.i]);
      if (!row) return `Only B reads ${reads} here. A has no such row, so there is no difference.`;
      return [byKey(row, b), byNumber(row, b, link.compared()?.model === view.run?.model)];
    }),
  );
