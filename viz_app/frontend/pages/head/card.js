/* Beside the stages: what this stage does, the sum behind one cell, and the lines that redo the row by hand. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { maths } from '../../widgets/maths.js';
import * as signed from '../../widgets/signed.js';
import { cellOf } from './cells.js';
import { STAGES, whyOf } from './explain.js';
import { rich } from './row.js';

/** @import { Cell, HeadView, Panel, Series, SumLine } from './types' */

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

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Series[]} series
 * @param {number} width
 */
function paintSeries(canvas, series, width) {
  const context = draw.fit(canvas, width, series.length * (HEIGHT + 4)),
    room = width - LABELS - SCALE;
  series.forEach(([name, values], row) => {
    const top = row * (HEIGHT + 4),
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

/**
 * Every term as a real table, for those who want to check or cannot see the bars.
 * @param {Cell} cell
 */
function termTable({ series = [], tokens }) {
  const names = series.map(([name]) => create('th', '', name, { scope: 'col' }));
  const rows = Array.from(series[0][1], (_, i) => {
    const label = tokens ? words.label(tokens[i]) : String(i + 1);
    return create(
      'tr',
      '',
      create('th', '', label, { scope: 'row' }),
      ...series.map(([name, values]) =>
        create('td', '', name === 'a' ? words.number(values[i], 4) : words.signed(values[i], 4)),
      ),
    );
  });
  return create(
    'table',
    '',
    create('thead', '', create('tr', '', create('th', '', tokens ? 'token' : 'number', { scope: 'col' }), ...names)),
    create('tbody', '', ...rows),
  );
}

/** @type {(title: Cell['title']) => (string | Node)[]} */
const titled = (title) =>
  title.map(([plain, strong]) => (strong === undefined ? plain : create('span', 'gf-acc', strong)));

/**
 * @param {HeadView} view
 * @returns {Panel}
 */
export function buildCellCard(view) {
  const title = create('h2'),
    bars = create('canvas', '', { 'aria-hidden': 'true' }),
    sum = create('div', 'gf-sum'),
    table = create('div', 'gf-terms');
  const summary = create('summary', 'gf-cap'),
    all = create('details', '', summary, table);
  let shown = '';
  /**
   * @param {Cell} cell
   * @param {string} name
   */
  function fill(cell, name) {
    const series = cell.series ?? [],
      width = bars.parentElement?.clientWidth ?? 0;
    title.replaceChildren(...titled(cell.title));
    bars.hidden = !series.length;
    if (series.length) paintSeries(bars, series, width);
    sum.replaceChildren(...sumLines(cell.lines ?? []));
    all.hidden = series.length < 3;
    if (!all.hidden) summary.textContent = `All ${series[0][1].length} terms`;
    if (!all.hidden && all.open && shown !== name) table.replaceChildren(termTable(cell));
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
      const at = state.hover ?? state.pinned,
        cell = at && cellOf(state.r, at);
      if (!at || !cell) return;
      const name = `${state.id}.${at.id}.${at.i}`;
      if (!cell.needs) {
        fill(cell, name);
        return;
      }
      const column = view.column(cell.needs);
      if (column) fill({ ...cell, ...cell.complete?.(column) }, name);
      else
        fill(
          { ...cell, series: cell.pending, lines: [['', 'asking for the column of the matrix', '…']] },
          `${name}.pending`,
        );
    },
  };
}

/** @returns {Panel} */
export function buildWhyCard() {
  const number = create('span', 'gf-acc'),
    title = create('span'),
    why = create('p', 'gf-why');
  return {
    element: create('section', 'gf-whycard', create('h2', '', number, title), why),
    draw({ r, stage }) {
      [number.textContent, title.textContent] = [`${stage + 1} `, STAGES[stage][0]];
      why.replaceChildren(...rich(whyOf(r, stage)));
    },
  };
}

/**
 * @param {HeadView} view
 * @returns {Panel}
 */
export function buildHandCard(view) {
  const code = create('pre', '', { tabIndex: 0, 'aria-label': 'Python lines' }),
    decodings = create('div', '', { 'aria-label': 'Start from' });
  const copy = create('button', 'gf-btn gf-small', 'Copy', { type: 'button' }),
    file = create('button', 'gf-btn gf-small', 'Download row.npz', { type: 'button' });
  const note = create('p', 'gf-cap');
  let way = 'file';
  const sync = dom.segments(
    decodings,
    [
      ['file', 'From file'],
      ['model', 'From model'],
    ],
    () => way,
    (value) => {
      way = value;
      view.draw();
    },
  );
  copy.addEventListener('click', async () => {
    const done = await navigator.clipboard?.writeText(code.textContent ?? '').then(
      () => true,
      () => false,
    );
    copy.textContent = done ? 'Copied' : 'Select it and copy';
    if (!done) getSelection()?.selectAllChildren(code);
    setTimeout(() => {
      copy.textContent = 'Copy';
    }, 1500);
  });
  file.addEventListener('click', () => view.download());
  return {
    element: create(
      'section',
      'gf-hand',
      create('div', 'gf-row', create('h2', '', 'Reproduce by hand'), copy),
      create('div', 'gf-row', decodings, file),
      code,
      note,
    ),
    draw({ r }) {
      sync();
      const { code: lines } = r.layer;
      code.textContent = way === 'file' ? lines.file : `${lines.start}head, row = ${r.head}, ${r.i}\n${lines.rest}`;
      file.hidden = way !== 'file';
      note.textContent =
        way === 'file'
          ? 'NumPy and this row’s file are all it takes. It prints how far each vector is from the run, as a share of its largest number: below 10⁻⁶.'
          : 'For this project’s folder. It prints how far each vector is from the run, as a share of its largest number: below 10⁻⁶.';
    },
  };
}
