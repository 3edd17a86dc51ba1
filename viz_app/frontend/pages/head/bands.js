/* The eight stages under shared columns of keys: one canvas a line, one tab stop for all of them, arrows from cell to cell. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { maths } from '../../widgets/maths.js';
import { STAGES } from './explain.js';
import { formulas } from './formulas.js';
import { addPointer, isKeyed } from './pointer.js';
import { linePainters } from './lines.js';
import { rowName } from './row.js';

/** @import { Bands, CellPlace, Columns, HeadState, HeadView, Row } from './types' */
/** @typedef {{ id: string, formula: HTMLElement, canvas: HTMLCanvasElement, element: HTMLElement, painted: string }} Line */

const SCALE = 62; // room at the right for each line's scale
const FORMULAS = 240; // width of the column of formulas
const NARROWEST = 22; // a column; more tokens scroll

/**
 * @param {HeadView} view
 * @param {number} width
 * @param {number} n
 * @returns {Columns}
 */
function geometry(view, width, n) {
  const room = width - (view.phone ? 0 : FORMULAS) - SCALE,
    cw = Math.max(NARROWEST, Math.floor(room / n));
  return { cw, n, width: cw * n, full: cw * n + SCALE, wide: cw * n > room };
}

/**
 * @param {HeadView} view
 * @param {string} name
 * @param {number} stage
 */
function titleOf(view, name, stage) {
  const button = create('button', '', create('i', '', String(stage + 1)), name, { type: 'button' });
  button.addEventListener('click', () => view.go(stage));
  return create('h2', '', button);
}

/**
 * @param {HeadView} view
 * @param {string} id
 * @returns {Line}
 */
function oneLine(view, id) {
  const formula = create('div', 'gf-formulaof'),
    canvas = create('canvas', '', { tabIndex: -1, role: 'application' });
  canvas.dataset.line = id;
  addPointer(view, canvas, id);
  return { id, formula, canvas, element: create('div', 'gf-line-of', formula, canvas), painted: '' };
}

/**
 * @param {HeadView} view
 * @param {[string, string[]]} what
 * @param {number} stage
 */
function oneBand(view, [name, ids], stage) {
  const lines = ids.map((id) => oneLine(view, id)),
    element = create('section', 'gf-band', titleOf(view, name, stage), ...lines.map((line) => line.element));
  return { element, lines, stage };
}

/**
 * A formula changes with the layer and the row, not with what is pointed at.
 * @param {Line} line
 * @param {Row} r
 */
function writeFormula({ id, formula }, r) {
  const markup = formulas[id](r.layer, r);
  if (formula.dataset.markup === markup) return;
  formula.replaceChildren(maths(markup));
  formula.dataset.markup = markup;
}

/**
 * @param {Row} r
 * @param {string} id
 */
function sentence(r, id) {
  const line = linePainters[id],
    values = id === 'scores' || id === 'scaled' || id === 'weights' ? r[id] : null;
  const list = values
    ? Array.from(
        values,
        (value, j) => `${words.label(r.layer.keys[j])} ${r.open[j] ? words.number(value) : 'masked'}`,
      ).join(', ')
    : '';
  return `${line.name}${list ? ': ' + list : ''}. Arrow keys move from number to number.`;
}

/**
 * @param {Line} line
 * @param {HeadState} state
 */
function paintLine({ id, canvas }, { r, g, progress, key, hover, pinned }) {
  const line = linePainters[id],
    context = draw.fit(canvas, g.full, line.height);
  if (line.perKey) {
    context.fillStyle = theme.colour['accent-wash'];
    context.fillRect(key * g.cw, 0, g.cw, line.height);
  }
  line.draw(context, r, g, { progress, hot: key, right: g.full });
  for (const [at, colour] of /** @type {[CellPlace | null, string][]} */ ([
    [pinned, theme.colour.accent],
    [hover, theme.colour.ink],
  ])) {
    const box = at && at.id === id ? line.box(r, g, at.i) : null;
    if (box && !(at === pinned && isKeyed(id)))
      draw.frame(context, box.left - 1, box.top, Math.max(4, box.width) + 1, box.height, colour, 1.5);
  }
}

/**
 * Everything a line's picture depends on: what has not changed is not painted again.
 * @param {Line} line
 * @param {HeadState} state
 * @param {number} progress
 */
function dependsOn({ id }, { id: layer, r, g, stage, key, hover, pinned }, progress) {
  /** @type {(at: CellPlace | null) => number | string} */
  const here = (at) => (at?.id === id ? at.i : '');
  return [
    layer,
    r.head,
    r.i,
    g.cw,
    g.full,
    stage,
    key,
    progress,
    here(hover),
    here(pinned),
    theme.stamp,
    devicePixelRatio,
  ].join(' ');
}

/**
 * @param {Line} line
 * @param {HeadState} state
 * @param {number} progress
 */
function drawLine(line, state, progress) {
  const depends = dependsOn(line, state, progress);
  if (line.painted === depends) return;
  line.painted = depends;
  writeFormula(line, state.r);
  line.canvas.setAttribute('aria-label', sentence(state.r, line.id));
  paintLine(line, { ...state, progress });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {HeadState} state
 */
function keyLabels(canvas, { r, g, key }) {
  const flat = draw.labelsLieFlat(draw.contextOf(canvas), r.layer.keys, g.cw),
    height = flat ? 26 : 56;
  const context = draw.fit(canvas, g.full, height);
  context.fillStyle = theme.colour['accent-wash'];
  context.fillRect(key * g.cw, 0, g.cw, height);
  draw.columnLabels(context, r.layer.keys, { left: 0, bottom: height, width: g.cw, flat, hot: key, room: 62 });
}

/**
 * @param {HeadView} view
 * @returns {Bands}
 */
export function buildBands(view) {
  const labels = create('canvas', '', { 'aria-hidden': 'true' }),
    who = create('span', 'gf-cap');
  const bands = STAGES.map((stage, i) => oneBand(view, stage, i)),
    head = create('div', 'gf-keyrow', who, labels);
  const element = create('div', 'gf-bands', head, ...bands.map((band) => band.element), {
    'aria-label': 'The stages of the head',
    role: 'group',
  });
  labels.addEventListener('click', (event) => view.choose(Math.floor(event.offsetX / view.now().g.cw)));
  return {
    element,
    geometry: (width, n) => geometry(view, width, n),
    draw(state) {
      const { r, stage, g } = state,
        hidden = (/** @type {string} */ id) => id === 'before' && !r.before;
      element.classList.toggle('gf-wide', g.wide);
      who.textContent = rowName(r);
      keyLabels(labels, state);
      for (const band of bands) {
        band.element.classList.toggle('gf-now', band.stage === stage);
        band.element.classList.toggle('gf-later', band.stage > stage);
        for (const line of band.lines) {
          line.element.hidden = hidden(line.id);
          if (line.element.hidden) continue;
          line.canvas.tabIndex = line.id === (state.focus?.id ?? 'scores') ? 0 : -1;
          drawLine(line, state, band.stage === stage ? state.progress : 1);
        }
      }
    },
    canvasOf: (id) => /** @type {Line} */ (bands.flatMap((band) => band.lines).find((line) => line.id === id)).canvas,
    /** Scrolls a box of the columns into sight where there are more tokens than fit. */
    bring({ left, width }) {
      const covered = view.phone ? 0 : FORMULAS,
        room = element.clientWidth - covered;
      if (left < element.scrollLeft || left + width > element.scrollLeft + room)
        element.scrollLeft = left - (room - width) / 2;
    },
    follow(stage) {
      if (!view.phone) return;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      bands[stage].element.scrollIntoView({ block: 'center', behavior });
    },
  };
}
