/* The eight stages under shared columns of keys, with a canvas for each line. All lines are one tab stop; arrow keys go
   from number to number. */
/** @import { Bands, CellPlace, Columns, HeadState, HeadView, Row } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { button } from '../../widgets/controls.js';
import { create, maths } from '../../widgets/dom.js';
import { formulas } from './formulas.js';
import { linePainters } from './lines.js';
import { addPointer } from './pointer.js';
import { rowName, rowWords } from './row.js';
import { isKeyed, isThere } from './selection.js';
import { STAGES } from './stages.js';

/** @typedef {{ id: string, formula: HTMLElement, canvas: HTMLCanvasElement, element: HTMLElement, painted: string }} Line */

const SCALE = 62; // px at the right for the scale of each line
const FORMULAS = 288; // px of the column of formulas, with room for wider spaces between letters
const NARROWEST = 22; // px of a column; more columns scroll

/**
 * Return the columns of `n` keys in this width: beside the formulas, or below them on a phone.
 * @type {(n: number, width: number, isPhone: boolean) => Columns}
 */
export function columnsIn(n, width, isPhone) {
  const room = width - (isPhone ? 0 : FORMULAS) - SCALE,
    pitch = Math.max(NARROWEST, Math.floor(room / n));
  return { n, pitch, width: pitch * n, full: pitch * n + SCALE, isWide: pitch * n > room };
}

/** @param {HTMLElement} element */
const innerWidthOf = (element) =>
  draw.widthOf(element) - parseFloat(getComputedStyle(element).paddingLeft) / theme.scale;

/** @param {HeadView} view @param {string} name @param {number} stage */
function titleOf(view, name, stage) {
  const number = create('i', '', String(stage + 1));
  return create(
    'h3',
    '',
    button([number, name], () => view.go(stage), ''),
  );
}

/** @param {HeadView} view @param {string} id @returns {Line} */
function oneLine(view, id) {
  const formula = create('div', 'gf-formulaof'),
    canvas = create('canvas', '', { tabIndex: -1, role: 'application' });
  canvas.dataset.line = id;
  if (id === 'words') canvas.dataset.words = '';
  addPointer(view, canvas, id);
  return { id, formula, canvas, element: create('div', 'gf-line-of', formula, canvas), painted: '' };
}

/** @param {HeadView} view @param {[string, string[]]} what @param {number} stage */
function oneBand(view, [name, ids], stage) {
  const lines = ids.map((id) => oneLine(view, id)),
    element = create('section', 'gf-band', titleOf(view, name, stage), ...lines.map((line) => line.element));
  return { element, lines, stage };
}

/**
 * Write a formula. It depends on the layer and the row only, so it is rarely replaced.
 * @param {Line} line
 * @param {Row} row
 */
function writeFormula({ id, formula }, row) {
  const markup = formulas[id](row.layer, row);
  if (formula.dataset.markup === markup) return;
  formula.replaceChildren(maths(markup));
  formula.dataset.markup = markup;
}

/** @param {Row} row @param {string} id */
function sentence(row, id) {
  const line = linePainters[id];
  if (id === 'words') {
    const { keys, shares } = rowWords(row),
      said = keys.names.map((name, word) => `${format.label(name)} ${format.number(shares[word])}`).join(', ');
    return `${line.name}: ${said}. Arrow keys move from word to word.`;
  }
  const values = id === 'scores' || id === 'scaled' || id === 'weights' ? row[id] : null;
  const list = values
    ? Array.from(
        values,
        (value, j) => `${format.label(row.layer.keys[j])} ${row.open[j] ? format.number(value) : 'masked'}`,
      ).join(', ')
    : '';
  return `${line.name}${list ? ': ' + list : ''}. Arrow keys move from number to number.`;
}

/** @param {Line} line @param {HeadState} state @param {Columns} columns */
function paintLine({ id, canvas }, { row, key, pointed, pinned }, columns) {
  const line = linePainters[id],
    context = draw.fit(canvas, columns.full, line.height);
  if (line.perKey) {
    context.fillStyle = theme.colour['accent-wash'];
    context.fillRect(key * columns.pitch, 0, columns.pitch, line.height);
  }
  line.draw(context, row, columns, { hot: key, right: columns.full });
  for (const [at, colour] of /** @type {[CellPlace | null, string][]} */ ([
    [pinned, theme.colour.accent],
    [pointed, theme.colour.ink],
  ])) {
    const box = at && at.id === id ? line.box(row, columns, at.i) : null;
    if (box && !(at === pinned && isKeyed(id)))
      draw.frame(context, box.left - 1, box.top, Math.max(4, box.width) + 1, box.height, colour, 1.5);
  }
}

/**
 * Return a text of all values that a line's picture depends on. An unchanged line is not painted again.
 * @param {Line} line
 * @param {HeadState} state
 * @param {Columns} columns
 */
function dependsOn({ id }, { id: layer, row, key, pointed, pinned }, columns) {
  /** @type {(at: CellPlace | null) => number | string} */
  const here = (at) => (at?.id === id ? at.i : '');
  return [
    layer,
    row.head,
    row.i,
    columns.pitch,
    columns.full,
    key,
    here(pointed),
    here(pinned),
    theme.stamp,
    devicePixelRatio,
  ].join(' ');
}

/** @param {Line} line @param {HeadState} state @param {Columns} columns */
function drawLine(line, state, columns) {
  const depends = dependsOn(line, state, columns);
  if (line.painted === depends) return;
  line.painted = depends;
  writeFormula(line, state.row);
  line.canvas.setAttribute('aria-label', sentence(state.row, line.id));
  paintLine(line, state, columns);
}

/** @type {(canvas: HTMLCanvasElement, state: HeadState, columns: Columns) => void} */
function keyLabels(canvas, { row, key }, columns) {
  const flat = draw.labelsLieFlat(draw.contextOf(canvas), row.layer.keys, columns.pitch),
    height = flat ? 26 : 56;
  const context = draw.fit(canvas, columns.full, height);
  context.fillStyle = theme.colour['accent-wash'];
  context.fillRect(key * columns.pitch, 0, columns.pitch, height);
  draw.columnLabels(context, row.layer.keys, {
    left: 0,
    bottom: height,
    width: columns.pitch,
    flat,
    hot: key,
    room: 62,
  });
}

/**
 * Draw a stage: mark it if it is explained, and paint its lines.
 * @param {ReturnType<typeof oneBand>} band
 * @param {HeadState} state
 * @param {Columns} columns
 */
function drawBand({ element, lines, stage }, state, columns) {
  element.classList.toggle('gf-now', stage === state.stage);
  for (const line of lines) {
    line.element.hidden = !isThere(line.id, state.row);
    if (line.element.hidden) continue;
    line.canvas.tabIndex = line.id === (state.focus?.id ?? 'scores') ? 0 : -1;
    drawLine(line, state, columns);
  }
}

/** @param {HeadView} view @returns {Bands} */
export function buildBands(view) {
  const labels = create('canvas', '', { 'aria-hidden': 'true' }),
    who = create('span', 'gf-cap');
  const bands = STAGES.map((stage, i) => oneBand(view, stage, i)),
    lines = bands.flatMap((band) => band.lines),
    head = create('div', 'gf-keyrow', who, labels);
  const element = create('div', 'gf-bands', head, ...bands.map((band) => band.element), {
    'aria-label': 'The eight steps of the head',
    role: 'group',
  });
  let room = 0; // px, from the last drawing
  const columnsOf = (/** @type {number} */ n) => columnsIn(n, room, view.phone);
  labels.addEventListener('click', (event) =>
    view.choose(Math.floor(draw.placeOf(event).x / columnsOf(view.now().row.n).pitch)),
  );
  return {
    element,
    columns: columnsOf,
    draw(state) {
      element.hidden = view.isTable;
      if (element.hidden) return;
      room = innerWidthOf(element);
      const columns = columnsOf(state.row.n);
      element.classList.toggle('gf-wide', columns.isWide);
      who.textContent = rowName(state.row);
      keyLabels(labels, state, columns);
      bands.forEach((band) => drawBand(band, state, columns));
    },
    canvasOf: (id) => /** @type {Line} */ (lines.find((line) => line.id === id)).canvas,
    /** Scroll to a box of the columns if they do not all fit. */
    bring({ left, width }) {
      const covered = view.phone ? 0 : FORMULAS,
        shown = draw.widthOf(element) - covered,
        from = element.scrollLeft / theme.scale;
      if (left < from || left + width > from + shown) element.scrollLeft = (left - (shown - width) / 2) * theme.scale;
    },
  };
}
