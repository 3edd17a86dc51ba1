// @ts-nocheck
/* The chosen head before and after, and the change: the same tokens, the same places, three pictures. */
import * as codec from '../../state/codec.js';
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { SLANT, hatchCell, matrix } from '../../widgets/painted_matrix.js';
import * as describe from './describe.js';
import { points } from './describe.js';

const SMALLEST = 8;
const NAMES = ['Before', 'After', 'Change'];

/** Cell sizes so that three pictures stand side by side, if there is room for cells that can be told apart. */
function layout(view, map) {
  const [n, k] = [map.queries.length, map.keys.length],
    two = map.writes !== null,
    room = view.phone ? view.root.clientWidth : view.left.clientWidth;
  if (view.phone) {
    const cell = Math.max(17, Math.min(30, Math.floor((room - 74 - SLANT) / k)));
    return { room, first: 74, others: 74, top: 58, cw: cell, ch: cell, tallest: 460 };
  }
  const first = two ? 128 : 66,
    spare = 2 * 18 + 3 * SLANT + 2 * 6,
    side = Math.floor((room - first - spare) / (3 * k));
  if (side >= SMALLEST)
    return {
      room,
      first,
      others: 6,
      top: 50,
      cw: Math.min(24, side),
      ch: Math.max(SMALLEST, Math.min(24, side, Math.floor((side < 14 ? 270 : 210) / n))),
      tallest: 520,
    };
  return {
    room,
    first,
    others: first,
    top: 50,
    cw: Math.max(SMALLEST, Math.min(14, Math.floor((room - first - SLANT) / k))),
    ch: 11,
    tallest: 420,
  };
}

function shareCell(context, side, i, j, box) {
  const { levels, open, k, n } = side,
    at = i * k + j;
  if (!open[at])
    return hatchCell(context, box, j + 1 < k && !open[at + 1], i + 1 < n && !open[at + k], theme.colour.hatch);
  const level = levels[at],
    broken = level === codec.NAN;
  context.fillStyle = broken ? theme.colour['accent-wash'] : theme.shareColour(codec.share(level));
  context.fillRect(box.x, box.y, box.w + (broken ? 1 : 0), box.h);
  return undefined;
}

function changeCell(context, state, i, j, box) {
  const { change, before, after, k, scale } = state,
    at = i * k + j,
    closed = (m) => !before.open[m] && !after.open[m];
  if (closed(at))
    return hatchCell(context, box, j + 1 < k && closed(at + 1), i + 1 < before.n && closed(at + k), theme.colour.hatch);
  const value = change[at];
  context.fillStyle = Number.isNaN(value) ? theme.colour['accent-wash'] : theme.signedColour(scale ? value / scale : 0);
  context.fillRect(box.x, box.y, box.w + (Number.isNaN(value) ? 1 : 0), box.h);
  return undefined;
}

/** The word over rows whose every cell is NaN, the chosen row, and the cell pointed at. */
function overlay(state, broken, hover) {
  return (context, g) => {
    Object.assign(context, {
      font: draw.font(11, '600'),
      fillStyle: theme.colour.bad,
      textAlign: 'center',
      textBaseline: 'middle',
    });
    for (let i = 0; i < g.n; i++)
      if (broken(i)) context.fillText('NaN', g.gutter + (g.k * g.cw) / 2, g.top + (i + 0.5) * g.ch);
    if (state.row < g.n) draw.frame(context, g.gutter - 1, g.top + state.row * g.ch - 1, g.k * g.cw + 1, g.ch + 1);
    if (hover?.i >= 0 && hover?.j >= 0)
      draw.frame(
        context,
        g.gutter + hover.j * g.cw - 1,
        g.top + hover.i * g.ch - 1,
        g.cw + 1,
        g.ch + 1,
        theme.colour.ink,
      );
  };
}

function paintFigure(view, state, figure, size, hover) {
  const { index, picture } = figure,
    { brokenRow } = describe,
    side = [state.before, state.after][index];
  const paint = side
    ? (context, i, j, box) => shareCell(context, side, i, j, box)
    : (context, i, j, box) => changeCell(context, state, i, j, box);
  const broken = (i) => (side ? brokenRow(side, i) : brokenRow(state.after, i) || brokenRow(state.before, i));
  const { queries, writes, keys } = state.map,
    gutter = index === 0 ? size.first : size.others;
  picture.draw({ ...size, queries, writes, keys, gutter, hot: hover, paint, over: overlay(state, broken, hover) });
}

function titles([before, , change], { sel, map, most: [i, j, value], broken }) {
  before.title.textContent = describe.titleOf(map, sel);
  const most = `most: ${words.quoted(map.queries[i])} → ${words.quoted(map.keys[j])} ${points(Math.round(value * 1000))}`;
  change.title.textContent = broken ? 'rows are NaN' : Math.abs(value) < 0.0005 ? 'none' : most;
}

function newFigure(name, index) {
  const picture = matrix({
    label: `${name}. Arrow keys move from cell to cell, each is read aloud. Enter selects the row.`,
  });
  const title = create('span', 'gf-cap'),
    element = create('figure', '', create('figcaption', '', create('h3', '', name), ' ', title), picture.element);
  element.dataset.figure = name.toLowerCase();
  return { index, name, element, picture, title };
}

/** Where the keyboard goes from `hover`, or from the chosen row. */
function moved(state, hover, [down, right]) {
  const from = hover ?? { i: state.row, j: -1 },
    within = (value, count) => Math.max(0, Math.min(count - 1, value));
  return { i: within(from.i + down, state.before.n), j: within(from.j + right, state.k) };
}

function listen(view, { canvas, at, show }, point, pointed) {
  canvas.addEventListener('pointermove', (event) => point(at(event), event));
  canvas.addEventListener('pointerleave', () => point(null));
  canvas.addEventListener('blur', () => point(null));
  canvas.addEventListener('click', (event) => {
    const place = at(event);
    if (place?.i >= 0) view.selectRow(place.i);
  });
  canvas.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key];
    if (event.key === 'Enter' && pointed()) view.selectRow(pointed().i);
    if (!move) return;
    event.preventDefault();
    const place = moved(view.now(), pointed(), move);
    show(place.i, place.j);
    point(place);
    dom.say(describe.cellText(view.now(), place).replaceAll('\n', ', '));
  });
}

export function buildCompare(view) {
  const figures = NAMES.map(newFigure),
    section = create('section', 'gf-three', ...figures.map(({ element }) => element));
  const read = create('p', 'gf-read'),
    table = create('div', 'gf-table', { hidden: true });
  const when = create('div', '', { 'aria-label': 'Before, after or change' }),
    tabs = create('div', 'gf-only-phone', when);
  let chosen = 1,
    hover = null;
  const choose = (index) => {
    chosen = index;
    view.draw();
  };
  const sync = dom.segments(
    when,
    NAMES.map((name, index) => [index, name]),
    () => chosen,
    choose,
  );
  function point(place, event) {
    hover = place?.i >= 0 && place?.j >= 0 ? place : null;
    dom.tooltip(hover && event ? describe.cellText(view.now(), hover) : '', event);
    paint(view.now());
  }
  function paint(state) {
    const size = layout(view, state.map);
    for (const figure of figures) {
      figure.element.hidden = view.ui.table || (view.phone && figure.index !== chosen);
      if (!figure.element.hidden) paintFigure(view, state, figure, size, hover);
    }
  }
  figures.forEach(({ picture }) => listen(view, picture, point, () => hover));
  return {
    elements: [tabs, section, table, read],
    centre: (name, i, j) => figures.find((figure) => figure.name.toLowerCase() === name).picture.centre(i, j),
    draw(state) {
      sync();
      [tabs.hidden, table.hidden] = [view.ui.table, !view.ui.table];
      if (view.ui.table) table.replaceChildren(describe.tableOf(state));
      paint(state);
      titles(figures, state);
      read.replaceChildren(...(view.isChanged() ? describe.rowSentence(state) : describe.hint(view, state)));
    },
  };
}
