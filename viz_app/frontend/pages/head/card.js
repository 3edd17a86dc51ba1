/* The cards beside the stages: the explanation of a stage, and the calculation of one cell. */
/** @import { Cell, HeadView, Panel, Series, SumLine } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { create, maths } from '../../widgets/dom.js';
import * as signed from '../../widgets/signed.js';
import { table } from '../../widgets/table.js';
import { cellOf } from './cell_sums.js';
import { rich } from './row.js';
import { STAGES, whyOf } from './stages.js';

const LABELS = 44,
  SCALE = 46,
  HEIGHT = 34;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('../../types').Numbers} values
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function shares(context, values, left, top, width, height) {
  const step = width / values.length;
  values.forEach((share, i) => {
    context.fillStyle = theme.shareColour(0.35 + 0.65 * share);
    context.fillRect(left + i * step, top + height * (1 - share), Math.max(1, step - 2), height * share);
  });
}

/** @param {HTMLCanvasElement} canvas @param {Series[]} series @param {number} width */
function paintSeries(canvas, series, width) {
  const context = draw.fit(canvas, width, series.length * (HEIGHT + 4)),
    room = width - LABELS - SCALE;
  series.forEach(([name, values], place) => {
    const top = place * (HEIGHT + 4),
      most = signed.peak(values);
    Object.assign(context, {
      font: draw.font(12),
      fillStyle: theme.colour.ink,
      textAlign: 'left',
      textBaseline: 'middle',
    });
    context.fillText(name, 0, top + HEIGHT / 2);
    if (name === 'a') shares(context, values, LABELS, top, room, HEIGHT);
    else signed.bars(context, values, LABELS, top, room, HEIGHT, most, room / values.length > 4 ? 2 : 0);
    signed.print(context, name === 'a' ? '0 to 1' : signed.scale(most), width, top + HEIGHT / 2);
  });
}

/** @param {SumLine[]} lines */
function sumLines(lines) {
  return lines.flatMap(([sign, text, value]) => {
    const first = create('span');
    if (sign.startsWith('<math')) first.append(maths(sign));
    else first.textContent = sign;
    return [first, create('span', '', text), create('span', '', value)];
  });
}

/** Return a table of all terms, to check them or to read them aloud. @param {Cell} cell */
function termTable({ series = [], tokens }) {
  const text = (/** @type {string} */ name, /** @type {number} */ value) =>
    name === 'a' ? format.number(value, 4) : format.signed(value, 4);
  const rows = Array.from(series[0][1], (_, i) => ({
    name: tokens ? format.label(tokens[i]) : String(i + 1),
    cells: series.map(([name, values]) => text(name, values[i])),
  }));
  const columns = [tokens ? 'token' : 'number', ...series.map(([name]) => name)];
  return table({ caption: 'The terms of the sum', columns, rows });
}

/** @type {(title: Cell['title']) => (string | Node)[]} */
const titled = (title) =>
  title.map(([plain, strong]) => (strong === undefined ? plain : create('span', 'gf-acc', strong)));

/** Return a line instead of a sum whose column has not arrived or was refused. @type {(answer: ReturnType<HeadView['column']>) => SumLine} */
const missing = (answer) =>
  answer && !answer.ok ? ['', answer.error, ''] : ['', 'loading the column of the matrix', '…'];

/** @param {HeadView} view @returns {Panel} */
export function buildCellCard(view) {
  const title = create('h3'),
    bars = create('canvas', '', { 'aria-hidden': 'true' }),
    sum = create('div', 'gf-sum'),
    terms = create('div', 'gf-terms');
  const summary = create('summary', 'gf-cap'),
    all = create('details', '', summary, terms);
  let shown = '';
  /** @param {Cell} cell @param {string} name */
  function fill(cell, name) {
    const series = cell.series ?? [],
      width = bars.parentElement ? draw.widthOf(bars.parentElement) : 0;
    title.replaceChildren(...titled(cell.title));
    bars.hidden = !series.length;
    if (series.length) paintSeries(bars, series, width);
    sum.replaceChildren(...sumLines(cell.lines ?? []));
    all.hidden = series.length < 3;
    if (!all.hidden) summary.textContent = `All ${series[0][1].length} terms`;
    if (!all.hidden && all.open && shown !== name) terms.replaceChildren(termTable(cell));
    shown = name;
    view.root.dataset.cell = name;
  }
  all.addEventListener('toggle', () => {
    shown = '';
    view.draw();
  });
  return {
    element: create('section', 'gf-cellcard', title, bars, sum, all, { 'aria-live': 'off' }),
    draw(state) {
      const at = state.pointed ?? state.pinned,
        cell = at && cellOf(state.row, at);
      if (!at || !cell) return;
      const name = `${state.id}.${at.id}.${at.i}`;
      if (!cell.needs) {
        fill(cell, name);
        return;
      }
      const answer = view.column(cell.needs);
      if (answer?.ok) fill({ ...cell, ...cell.complete?.(answer.value) }, name);
      else fill({ ...cell, series: cell.pending, lines: [missing(answer)] }, `${name}.pending`);
    },
  };
}

/** @returns {Panel} */
export function buildWhyCard() {
  const number = create('span', 'gf-acc'),
    title = create('span'),
    why = create('p', 'gf-why');
  return {
    element: create('section', 'gf-whycard', create('h3', '', number, title), why),
    draw({ row, stage }) {
      [number.textContent, title.textContent] = [`${stage + 1} `, STAGES[stage][0]];
      why.replaceChildren(...rich(whyOf(row, stage)));
    },
  };
}
