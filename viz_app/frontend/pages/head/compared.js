/* The difference of the chosen row between run A and run B, key by key. */
/** @import { HeadState, HeadView, Row } from './types' */
import { columns, nameOf, onlyB, OTHER_HEADS, pairs, placeInA } from '../../state/difference.js';
import * as format from '../../state/format.js';
import { hasVectors, rowOf } from '../../state/layer.js';
import { say } from '../../state/say.js';
import { aboutA, answered, compare } from '../../widgets/compare.js';
import { headTitle } from '../../widgets/picker.js';
import { headOf } from './selection.js';

/** Return the visible layer and head, for the request about A. @param {HeadView} view */
export const layerOf = ({ layer }) => (layer ? { map: layer.map, layer: layer.layer, head: headOf(layer) } : {});

/** Return the numbers of a row, without those of masked keys. @param {Row} row @param {'scores' | 'scaled' | 'weights'} name */
const open = (row, name) => Float32Array.from(row[name], (value, j) => (row.open[j] ? value : NaN));

/** @type {(a: Row, b: Row) => import('../../widgets/compare.js').TableContent} */
function contentOf(a, b) {
  const [keys, otherKeys] = [a.layer.keys, b.layer.keys],
    both = columns(keys, otherKeys),
    line = (/** @type {'scores' | 'scaled' | 'weights'} */ name) => pairs(both, open(a, name), open(b, name)),
    hasFits = hasVectors(a.layer) && hasVectors(b.layer);
  return {
    title: format.series([headTitle({ ...b.layer, head: b.head }), format.quoted(b.layer.queries[b.i])]),
    corner: say('head-column-number'),
    columns: both.map((key) => format.label(nameOf(key, keys, otherKeys))),
    rows: [
      ...(hasFits ? [{ name: 'q · k', pairs: line('scores') }] : []),
      ...(hasFits ? [{ name: '÷ √d', pairs: line('scaled') }] : []),
      { name: say('head-column-share'), pairs: line('weights'), isShare: true },
    ],
  };
}

/** @param {HeadView} view */
export const buildCompared = (view) =>
  compare({ draw: view.draw, phone: false }, (/** @type {HeadState} */ { row: b }) =>
    answered(view.client.have('layer', aboutA(layerOf(view))), (a) => {
      if (JSON.stringify(a.maps) !== JSON.stringify(b.layer.maps)) return OTHER_HEADS;
      const at = placeInA(a.queries, b.layer.queries, b.i);
      return at === null ? onlyB(b.layer.queries[b.i]) : contentOf(rowOf(a, b.head, at), b);
    }),
  );
