// @ts-nocheck
/* One mask of the run, a table of yes and no: cells, rows and columns change at a click, a stroke or a key. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { hatchCell, matrix } from '../../widgets/painted_matrix.js';
import { panelLayout } from './layout.js';
import * as maskEdits from './edits.js';

const OPEN = 0.3; // how blue an open cell is
const TITLES = {
  encoder: ['Source padding', 'encoder → encoder'],
  padding: ['Target padding', 'decoder → decoder'],
  causal: ['Causal', 'decoder → decoder'],
  decoder: ['Decoder', 'decoder → decoder'],
  cross: ['Cross', 'decoder → encoder'],
};

function paintCell(panel, cells, edited) {
  const k = panel.key.length,
    at = (i, j) => i * k + j;
  return (context, i, j, box) => {
    const mine = cells[at(i, j)] !== edited[at(i, j)];
    if (edited[at(i, j)]) {
      context.fillStyle = theme.shareColour(OPEN);
      context.fillRect(box.x, box.y, box.w, box.h);
      if (!mine) return;
      context.strokeStyle = theme.colour.accent;
      context.lineWidth = 2;
      context.strokeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2);
      return;
    }
    const alike = (m) => edited[m] === 0 && cells[m] === cells[at(i, j)];
    hatchCell(
      context,
      box,
      j + 1 < k && alike(at(i, j + 1)),
      i + 1 < panel.query.length && alike(at(i + 1, j)),
      mine ? theme.colour.accent : theme.colour.hatch,
    );
  };
}

function paintHover(hover) {
  return (context, g) => {
    if (!hover) return;
    const { i, j } = hover;
    context.strokeStyle = theme.colour.ink;
    context.lineWidth = 1.5;
    context.strokeRect(
      g.gutter + (j >= 0 ? j * g.cw : 0) - 1,
      g.top + (i >= 0 ? i * g.ch : 0) - 1,
      j >= 0 ? g.cw + 1 : g.cw * g.k + 1,
      i >= 0 ? g.ch + 1 : g.ch * g.n + 1,
    );
  };
}

/** What is at a place, for the tooltip and for those who listen. */
function sentence(panel, edited, { i, j }) {
  const [query, key] = [words.quoted(panel.query[i] ?? ''), words.quoted(panel.key[j] ?? '')];
  if (i < 0) return `Column ${key}: close or open it`;
  if (j < 0) return `Row ${query}: close or open it`;
  return `${query} ${edited[i * panel.key.length + j] ? 'may look at' : 'may not look at'} ${key}`;
}

const isCell = (place) => place !== null && place.i >= 0 && place.j >= 0;
const isOpen = (one, { i, j }) => Boolean(one.cells()[i * one.panel.key.length + j]);
const tell = (one, place) => sentence(one.panel, one.cells(), place);

function change(one, place) {
  const { view, panel } = one,
    { mask, bugs } = view.state;
  const line = { row: place.i < 0 ? null : place.i, column: place.j < 0 ? null : place.j };
  view.editMask(
    isCell(place)
      ? maskEdits.setCell(panel, mask, place.i, place.j, !isOpen(one, place))
      : maskEdits.flipLine(panel, mask, bugs, line),
  );
  dom.say(tell(one, place));
}

/** A mouse that draws over cells gives them all what the first one gets; a finger scrolls instead. */
function startStroke(one, event) {
  const from = one.picture.at(event);
  one.stroke =
    isCell(from) && event.pointerType === 'mouse' && event.button === 0
      ? { from, open: !isOpen(one, from), moved: false }
      : null;
}

function continueStroke(one, place) {
  const { view, panel, stroke } = one;
  if (!stroke.moved && place.i === stroke.from.i && place.j === stroke.from.j) return;
  const places = (stroke.moved ? [place] : [stroke.from, place]).filter((at) => isOpen(one, at) !== stroke.open);
  const mask = places.reduce((edits, { i, j }) => maskEdits.setCell(panel, edits, i, j, stroke.open), view.state.mask);
  if (places.length) view.editMask(mask, { sameStroke: stroke.moved });
  stroke.moved = true;
}

function listen(one) {
  const { canvas } = one.picture;
  canvas.addEventListener('pointerdown', (event) => startStroke(one, event));
  canvas.addEventListener('pointermove', (event) => {
    const place = one.picture.at(event);
    if (one.stroke && event.buttons & 1 && isCell(place)) continueStroke(one, place);
    one.point(place);
    dom.tooltip(place ? tell(one, place) : '', event);
  });
  canvas.addEventListener('click', (event) => {
    const place = one.picture.at(event);
    if (place && !one.stroke?.moved) change(one, place);
    if (place) dom.tooltip(tell(one, place), event);
    one.stroke = null;
  });
  canvas.addEventListener('pointerleave', () => {
    one.stroke = null;
    one.point(null);
    dom.tooltip('');
  });
  canvas.addEventListener('blur', () => one.point(null));
  canvas.addEventListener('keydown', (event) => onKey(one, event));
}

function onKey(one, event) {
  const move = dom.ARROWS[event.key],
    { panel, hover } = one,
    isPress = event.key === ' ' || event.key === 'Enter';
  if (!move && !(isPress && hover)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!move) return change(one, hover);
  const from = hover ?? { i: 0, j: -1 },
    within = (value, count) => Math.max(-1, Math.min(count - 1, value));
  const to = { i: within(from.i + move[0], panel.query.length), j: within(from.j + move[1], panel.key.length) };
  if (to.i < 0 && to.j < 0) return undefined;
  one.picture.show(to.i, to.j);
  one.point(to);
  return dom.say(tell(one, to));
}

function paint(one) {
  const { room, gutter, top, cell, tallest } = panelLayout(one.view),
    { panel, hover } = one,
    cells = one.cells();
  const painter = paintCell(panel, maskEdits.cellsOf(panel, [], []), cells);
  one.picture.draw({
    queries: panel.query,
    keys: panel.key,
    cw: cell,
    ch: cell,
    gutter,
    top,
    room,
    tallest,
    hot: hover,
    paint: painter,
    over: paintHover(hover),
  });
}

/** `{name, title, element, draw, centre}` of a mask; a hidden one keeps its cells in `data-cells` all the same. */
export function buildPanel(view, panel) {
  const [title, note] = TITLES[panel.name];
  const picture = matrix({
    label: `${title} mask. Arrows move, Space opens or closes a cell; go left or up to a name for its row or column.`,
  });
  const caption = create('figcaption', '', create('h3', '', title), create('span', 'gf-cap', ' ' + note));
  const element = create('figure', '', caption, picture.element);
  const one = { view, panel, picture, hover: null, stroke: null, cells: () => view.cells(panel) };
  one.point = (place) => {
    one.hover = place;
    paint(one);
  };
  element.dataset.panel = panel.name;
  listen(one);
  const draw = () => {
    element.dataset.cells = Array.from(one.cells()).join('');
    if (!element.hidden) paint(one);
  };
  return { name: panel.name, title, element, draw, centre: picture.centre };
}
