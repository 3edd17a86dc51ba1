/* The same numbers as real tables: one by key, one by dimension, one by number of the residual stream. */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';
import { fillText, rich } from './row.js';

/** @import { HeadState, HeadView } from './types' */

/** @type {(value: number | null) => string} */
const four = (value) => (value === null ? '' : words.signed(value, 4));

/**
 * @param {string} caption
 * @param {string[]} names
 * @param {{ label: string, cells: string[], on?: boolean }[]} rows
 */
function table(caption, names, rows) {
  const head = create('tr', '', ...names.map((name) => create('th', '', ...rich(name), { scope: 'col' })));
  const body = rows.map(({ label, cells, on }) =>
    create(
      'tr',
      on ? 'gf-on' : '',
      create('th', '', label, { scope: 'row' }),
      ...cells.map((cell) => create('td', '', cell)),
    ),
  );
  return create('table', '', create('caption', '', caption), create('thead', '', head), create('tbody', '', ...body));
}

/** @param {HeadState} state */
function byKey({ r, key }) {
  const fill = fillText(r.layer);
  const rows = r.layer.keys.map((token, j) => ({
    label: words.label(token),
    on: j === key,
    cells: [four(r.scores[j]), four(r.scaled[j]), r.open[j] ? '+ 0' : fill, words.number(r.weights[j], 4)],
  }));
  return table('By token', ['token', 'q · k', '÷ √d_k', 'mask', 'share'], rows);
}

/** @param {HeadState} state */
function byDimension({ r, key }) {
  const [k, v] = [r.key(key), r.value(key)],
    open = r.open[key];
  const rows = Array.from(r.query, (q, c) => ({
    label: String(c + 1),
    cells: [q, k[c], q * k[c], v[c], open ? r.weights[key] * v[c] : 0, r.output[c]].map(four),
  }));
  return table(
    `By dimension, for ${words.quoted(r.layer.keys[key])}`,
    ['', 'q', 'k', 'q · k', 'v', 'a · v', 'z'],
    rows,
  );
}

/** @param {HeadState} state */
function byNumber({ r }) {
  const rows = Array.from(r.x, (x, c) => ({
    label: String(c + 1),
    cells: [r.embedding[c], r.position[c], r.before ? r.before[c] : null, x, r.update[c]].map(four),
  }));
  return table('By number of the residual stream', ['', 'e', 'p', 'r', 'x', 'o'], rows);
}

/** @param {HeadView} view */
export function buildTables(view) {
  const element = create('div', 'gf-tables', {
    hidden: true,
    tabIndex: 0,
    role: 'region',
    'aria-label': 'The numbers as tables',
  });
  let shown = '';
  return {
    element,
    /** @param {HeadState} state */
    draw(state) {
      element.hidden = !view.ui.table;
      const name = `${state.id}.${state.r.head}.${state.r.i}.${state.key}`;
      if (element.hidden || shown === name) return;
      shown = name;
      element.replaceChildren(byKey(state), byDimension(state), byNumber(state));
    },
  };
}
