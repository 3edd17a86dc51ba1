/* The numbers of the stages as tables: by key, by dimension, and by number of the residual stream. */
/** @import { HeadState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { isOn } from '../../state/whole_words.js';
import { create, whenNew } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { fillText, richSpan, rowWords } from './row.js';

/** @type {(value: number | null) => string} */
const four = (value) => (value === null ? '' : format.signed(value, 4));

/** @param {string} caption @param {string[]} names @param {import('../../widgets/table.js').Row[]} rows */
const captioned = (caption, names, rows) => table({ caption, columns: names.map(richSpan), rows, isCaptioned: true });

/** @param {HeadState} state */
function byKey({ row, key }) {
  const fill = fillText(row.layer);
  const rows = row.layer.keys.map((token, j) => ({
    name: format.label(token),
    isChosen: j === key,
    cells: [four(row.scores[j]), four(row.scaled[j]), row.open[j] ? '+ 0' : fill, format.number(row.weights[j], 4)],
  }));
  return captioned(
    say('head-by-token'),
    [say('head-column-token'), 'q · k', '÷ √d_k', say('head-column-mask'), say('head-column-share')],
    rows,
  );
}

/** @param {HeadState} state */
function byWord({ row }) {
  const { keys, name, shares } = rowWords(row);
  const rows = keys.names.map((word, at) => ({ name: format.label(word), cells: [format.number(shares[at], 4)] }));
  return captioned(
    say('head-word-summed-over', { name: format.quoted(name) }),
    [say('head-column-word'), say('head-column-share')],
    rows,
  );
}

/** @param {HeadState} state */
function byDimension({ row, key }) {
  const [k, v] = [row.key(key), row.value(key)],
    open = row.open[key];
  const rows = Array.from(row.query, (q, c) => ({
    name: String(c + 1),
    cells: [q, k[c], q * k[c], v[c], open ? row.weights[key] * v[c] : 0, row.output[c]].map(four),
  }));
  return captioned(
    say('head-by-dimension-for', { key: format.quoted(row.layer.keys[key]) }),
    [say('head-column-dimension'), 'q', 'k', 'q · k', 'v', 'a · v', 'z'],
    rows,
  );
}

/** @param {HeadState} state */
function byNumber({ row }) {
  const rows = Array.from(row.x, (x, c) => ({
    name: String(c + 1),
    cells: [row.embedding[c], row.position[c], row.before ? row.before[c] : null, x, row.update[c]].map(four),
  }));
  return captioned(say('head-number-residual'), [say('head-column-number'), 'e', 'p', 'r', 'x', 'o'], rows);
}

/** @returns {Piece<HeadState>} */
export function buildTables() {
  const frame = tableFrame(say('head-numbers-as-tables'), false, 'gf-tables'),
    element = create('section', 'gf-numbers', create('h3', '', say('head-every-number-row')), frame),
    isNew = whenNew();
  return {
    element,
    draw(state) {
      if (!isNew(state.id, state.row.head, state.row.i, state.key, isOn())) return;
      frame.replaceChildren(...[byKey(state), ...(isOn() ? [byWord(state)] : []), byDimension(state), byNumber(state)]);
    },
  };
}
