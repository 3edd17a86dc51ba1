/* A row of a head read as a sentence, and the same numbers as a table. */
import * as codec from '../../state/codec.js';
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

// Which cells a sentence names, in thousandths; the run carries the exact rest for this very rule.
const AT_MOST = 4,
  MASS = 900,
  ABOVE = 40;

const bold = (piece, className = '') => create('b', className, words.quoted(piece));
const shown = (map, levels, i, j) =>
  map.open[i * map.keys.length + j] === 1 ? codec.thousandths(levels[i * map.keys.length + j]) : -1;

function named({ map, levels }, i) {
  const order = map.keys
    .map((_, j) => [shown(map, levels, i, j), j])
    .sort((a, b) => b[0] - a[0])
    .slice(0, AT_MOST);
  let sum = 0;
  return order
    .filter(([thousandth], position) => {
      const keep = position === 0 || (sum < MASS && thousandth > ABOVE);
      sum += thousandth;
      return keep;
    })
    .map(([, j]) => j);
}

const level = ({ map, levels }, i, j) => levels[i * map.keys.length + j];
const withShare = (state, i, j, piece) =>
  create('span', 'gf-named', bold(piece), '\u00a0' + codec.percent(level(state, i, j)));

function rowSentence(state) {
  const { map, sel, active: i } = state;
  if (level(state, i, 0) === codec.NAN)
    return [bold(map.queries[i], 'gf-acc'), ' may look at nothing: softmax of nothing is 0 ÷ 0.'];
  const top = named(state, i),
    looking = map.keys.filter((_, j) => map.open[i * map.keys.length + j] === 1).length - top.length;
  const items = top.map((j) => withShare(state, i, j, map.keys[j]));
  if (looking > 0)
    items.push(`${looking} other${looking > 1 ? 's' : ''}\u00a0${codec.percent(map.rest(sel.layer, sel.head, i))}`);
  const start = map.writes
    ? ['After reading ', bold(map.queries[i], 'gf-acc'), ', to predict ', bold(map.writes[i], 'gf-acc')]
    : ['For ', bold(map.queries[i], 'gf-acc')];
  return [...start, `, head ${sel.head + 1} of layer ${sel.layer + 1} looks at `, ...words.list(items), '.'];
}

function columnSentence(state) {
  const {
    map,
    upto,
    hover: { j },
  } = state;
  const rows = Array.from({ length: upto }, (_, i) => [shown(map, state.levels, i, j), i]).filter(
    ([thousandth]) => thousandth >= 0,
  );
  const top = rows
    .sort((a, b) => b[0] - a[0])
    .slice(0, 3)
    .filter(([thousandth], n) => n === 0 || thousandth > 20);
  if (!top.length) return [bold(map.keys[j]), ' is not looked at yet.'];
  const items = top.map(([, i]) => withShare(state, i, j, map.writes ? map.writes[i] : map.queries[i]));
  return [
    bold(map.keys[j]),
    map.writes ? ' is looked at most to predict ' : ' is looked at most by ',
    ...words.list(items),
    '.',
  ];
}

export function buildSentence(view) {
  const element = create('p', 'gf-read');
  return {
    element,
    draw(state) {
      const isColumn = state.hover?.j !== undefined && state.hover.i === undefined;
      element.replaceChildren(...(isColumn ? columnSentence(state) : rowSentence(state)));
    },
    /** The sentence of the chosen row, spoken. */
    speak: () => dom.say(element.textContent),
  };
}

const cellWords = ['masked', '', 'out'];
function tableRow({ map, levels, row }, i) {
  const name = words.label(map.queries[i]) + (map.writes ? ' → ' + words.label(map.writes[i]) : '');
  const cells = map.keys.map((_, j) =>
    create('td', '', cellWords[map.open[i * map.keys.length + j]] || codec.decimals(levels[i * map.keys.length + j])),
  );
  return create('tr', i === row ? 'gf-on' : '', create('th', '', name, { scope: 'row' }), ...cells);
}

/** Every number of the selected head as a real table, built only while it is on show. */
export function buildTable(view) {
  const element = create('div', 'gf-table', { hidden: true });
  return {
    element,
    draw(state) {
      if (element.hidden) return;
      const { map, sel, upto } = state;
      const corner = create('th', '', map.writes ? 'after → predicts' : 'token', { scope: 'col' });
      const head = create(
        'tr',
        '',
        corner,
        ...map.keys.map((key) => create('th', '', words.label(key), { scope: 'col' })),
      );
      const rows = Array.from({ length: Math.min(upto, map.queries.length) }, (_, i) => tableRow(state, i));
      const caption = create('caption', 'gf-sr', `${view.title(map)}, layer ${sel.layer + 1}, head ${sel.head + 1}`);
      element.replaceChildren(create('table', '', caption, create('thead', '', head), create('tbody', '', ...rows)));
    },
  };
}
