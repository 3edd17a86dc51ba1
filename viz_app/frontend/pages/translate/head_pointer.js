/* Mouse, touch and keys on the selected head. */
import * as codec from '../../state/codec.js';
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';

const STATES = ['may not look', '', 'left out'];

/** "im → Schnee, looks at snow: 0.871": what a cell shows, in the digits of the run. */
export function cellText({ map, levels }, i, j) {
  const at = i * map.keys.length + j;
  const who = words.label(map.queries[i]) + (map.writes ? ' → ' + words.label(map.writes[i]) : '');
  return `${who}\nlooks at ${words.label(map.keys[j])}: ${STATES[map.open[at]] || codec.decimals(levels[at])}`;
}

export function bringIntoSight(scroller, g, i, j) {
  const [x, y] = [j * g.cw, i * g.ch],
    room = { x: g.width - g.gutter - g.cw, y: g.height - g.top - g.ch };
  if (x < scroller.scrollLeft || x > scroller.scrollLeft + room.x) scroller.scrollLeft = x - room.x / 2;
  if (y < scroller.scrollTop || y > scroller.scrollTop + room.y) scroller.scrollTop = y - room.y / 2;
}

/** {i, j} over a cell, {i} over a row's label, {j} over a column's label, null elsewhere. */
function place(view, event, scroller, g) {
  const { upto } = view.now();
  const i = event.offsetY < g.top ? -1 : Math.floor((event.offsetY - g.top + scroller.scrollTop) / g.ch);
  const j = event.offsetX < g.gutter ? -1 : Math.floor((event.offsetX - g.gutter + scroller.scrollLeft) / g.cw);
  const row = i >= 0 && i < Math.min(g.n, upto),
    column = j >= 0 && j < g.k;
  if (row && j < g.k) return column ? { i, j } : { i };
  return i < 0 && column ? { j } : null;
}

function keys(view, event, scroller, g, canvas) {
  const state = view.now(),
    move = dom.ARROWS[event.key];
  if (event.key === 'Enter' && state.hover?.i !== undefined)
    return view.select(state.isEncoder ? { row: state.hover.i } : { step: state.hover.i });
  if (!move) return undefined;
  event.preventDefault();
  const from =
    state.hover?.i !== undefined && state.hover.j !== undefined
      ? state.hover
      : { i: state.row, j: move[1] > 0 ? -1 : 0 };
  const to = {
    i: Math.max(0, Math.min(Math.min(g.n, state.upto) - 1, from.i + move[0])),
    j: Math.max(0, Math.min(g.k - 1, from.j + move[1])),
  };
  bringIntoSight(scroller, g, to.i, to.j);
  view.point(to);
  const text = cellText(view.now(), to.i, to.j),
    box = canvas.getBoundingClientRect();
  dom.tooltip(text, {
    clientX: box.left + g.gutter + (to.j + 1) * g.cw - scroller.scrollLeft,
    clientY: box.top + g.top + (to.i + 1) * g.ch - scroller.scrollTop,
  });
  return dom.say(text.replace('\n', ' '));
}

export function addHeadPointer(view, canvas, scroller, geometry) {
  const point = (event) => {
    const g = geometry(),
      to = g && place(view, event, scroller, g);
    view.point(to);
    dom.tooltip(to?.i !== undefined && to.j !== undefined ? cellText(view.now(), to.i, to.j) : '', event);
    return to;
  };
  const leave = () => {
    view.point(null);
    dom.tooltip('');
  };
  canvas.addEventListener('pointermove', point);
  canvas.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && leave());
  canvas.addEventListener('blur', leave);
  canvas.addEventListener('click', (event) => {
    const to = point(event);
    if (to?.i !== undefined) view.select(view.now().isEncoder ? { row: to.i } : { step: to.i }, { keepHover: true });
  });
  canvas.addEventListener('keydown', (event) => geometry() && keys(view, event, scroller, geometry(), canvas));
}
