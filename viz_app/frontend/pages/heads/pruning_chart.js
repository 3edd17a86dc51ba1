/* The pruning curves: the score of the model as more and more heads are removed, and a mark at the current number of
   silenced heads. */
/** @import { Figure, PlotlyPart } from '../../types' */
/** @import { HeadsState, Page, Pruning } from './types' */
import { Chart } from '../../charts/chart.js';
import { worded } from '../../charts/figure.js';
import { pieces, say } from '../../state/say.js';
import { button } from '../../widgets/controls.js';
import { announce, create, region } from '../../widgets/dom.js';
import { legend } from '../../widgets/legend.js';
import { table as tableWith } from '../../widgets/table.js';
import * as curves from './pruning_captions.js';

/** @import { Order } from './pruning_captions.js' */

const HEIGHT = { wide: 300, phone: 270 }; // px
const LEFT_OF = 0.6; // of the chart: labels right of this stand on the left of their point

/** @typedef {{ line: number, at: number }} Spot a point of a line */

/** Return the score at a point; for the random orders, their mean. @type {(pruning: Pruning, spot: Spot) => number} */
function scoreAt({ random, orders }, { line, at }) {
  const named = orders.find(({ name }) => name.startsWith(curves.ORDERS[line]));
  return line === 1 ? random.mean[at] : (named?.scores[at] ?? NaN);
}

/** Return a label at a point, on the side of the chart's middle. @type {(pruning: Pruning, x: number, y: number, text: string, more: PlotlyPart) => PlotlyPart} */
const label = ({ heads }, x, y, text, more) => ({
  ...{ x, y, text, showarrow: false },
  ...(x > heads * LEFT_OF ? { xanchor: 'right', xshift: -10 } : { xanchor: 'left', xshift: 10 }),
  ...more,
});

/** Return the marks of the silenced heads: their number, and the score if it was measured. @type {(pruning: Pruning, off: string[]) => { shapes: PlotlyPart[], annotations: PlotlyPart[] }} */
function marksOf(pruning, off) {
  const count = off.length,
    found = curves.known(pruning, off),
    x = { x0: count, x1: count },
    font = { color: 'var(--accent)', weight: 600 };
  const score = found ? curves.scoreText(pruning, found.score) : '';
  const annotations = [
    label(pruning, count, 1, say('heads-mark-off-now', { count, isMeasured: found !== null, score }), {
      yref: 'paper',
      yanchor: 'bottom',
      font,
      xshift: count > pruning.heads * LEFT_OF ? -4 : 4,
    }),
  ];
  if (found) annotations.push(dot(count, found.score, 'var(--accent)'));
  return {
    shapes: [{ type: 'line', ...x, yref: 'paper', y0: 0, y1: 1, line: { color: 'var(--accent)', width: 2 } }],
    annotations,
  };
}

/** Return a dot of fixed size at a point of the chart. @type {(x: number, y: number, color: string) => PlotlyPart} */
const dot = (x, y, color) => ({ x, y, text: '●', showarrow: false, font: { color, size: 15 }, yshift: 1 });

/** Return the marks of the point that the keyboard has chosen. @type {(pruning: Pruning, spot: Spot | null) => PlotlyPart[]} */
function spotMarks(pruning, spot) {
  if (!spot) return [];
  const [x, y] = [pruning.removed[spot.at], scoreAt(pruning, spot)],
    text = say('heads-mark-of-point', {
      count: x,
      order: curves.ORDERS[spot.line],
      score: curves.scoreText(pruning, y),
    });
  return [
    dot(x, y, 'var(--ink)'),
    label(pruning, x, y, text, { yshift: 14, bgcolor: 'var(--paper)', font: { color: 'var(--ink)', weight: 600 } }),
  ];
}

/** Return a sentence about a point. @type {(pruning: Pruning, spot: Spot, names: readonly string[]) => string} */
function said(pruning, spot, names) {
  const order = curves.ORDERS[spot.line],
    gone = curves.goneAt(pruning, order, spot.at) ?? [],
    score = curves.scoreText(pruning, scoreAt(pruning, spot));
  return say('heads-point-of-curve', { count: gone.length, order, score, maps: curves.countByMap(gone, names) });
}

/** Return the figure with the page's words, size and margins. @type {(pruning: Pruning, isPhone: boolean) => Figure} */
function figureOf(pruning, isPhone) {
  const { figure, metric, heads } = pruning,
    own = structuredClone(figure);
  const yaxis = metric === 'bleu' ? 'BLEU' : say('heads-chart-accuracy');
  worded(own, { xaxis: say('heads-chart-removed', { heads }), yaxis }, (trace) => {
    const order = curves.orderOf(trace.name ?? '');
    if (trace.text) trace.text = [curves.canGo(pruning)];
    if (!order) return undefined;
    trace.customdata = Array.from(trace.y, (score) => curves.scoreText(pruning, score));
    return `${say('heads-chart-point', { count: '%{x}', order })}<br>%{customdata}`;
  });
  Object.assign(own.layout, {
    height: HEIGHT[isPhone ? 'phone' : 'wide'],
    margin: { l: metric === 'bleu' ? 44 : 60, r: 12, t: 24, b: 40 },
  });
  return own;
}

/** @param {Page} page @returns {Piece<HeadsState>} */
function buildChart(page) {
  let spot = /** @type {Spot | null} */ (null);
  const pruning = () => /** @type {Pruning} */ (page.now().measured?.pruning),
    silence = (/** @type {Spot} */ { line, at }) => {
      const gone = curves.goneAt(pruning(), curves.ORDERS[line], at);
      if (gone) page.silencing.change(gone);
    };
  const chart = new Chart(page.charts, {
    onClick({ data, pointIndex: at }) {
      const line = curves.ORDERS.indexOf(curves.orderOf(data.name));
      if (line >= 0) silence({ line, at });
    },
  });
  chart.describe(say('heads-curves'), true);
  chart.host.addEventListener('keydown', (event) => {
    const next = moved(pruning(), spot ?? { line: 0, at: curves.nearest(pruning(), page.now().off.length) }, event.key);
    if (next) {
      spot = next;
      announce(said(pruning(), spot, page.now().names));
      page.view.draw();
    } else if (event.key === 'Enter' && spot) silence(spot);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  chart.host.addEventListener('blur', () => {
    spot = null;
    page.view.draw();
  });
  return {
    element: chart.element,
    draw({ off, measured }) {
      if (!measured?.pruning) return;
      const { shapes, annotations } = marksOf(measured.pruning, off),
        own = measured.pruning;
      chart.draw([own.figure, page.view.phone], () => figureOf(own, page.view.phone), shapes, [
        ...annotations,
        ...spotMarks(own, spot),
      ]);
    },
  };
}

/** @type {(pruning: Pruning, spot: Spot, key: string) => Spot | null} */
function moved({ removed }, { line, at }, key) {
  const to = (/** @type {number} */ next) => Math.max(0, Math.min(removed.length - 1, next));
  if (key === 'ArrowLeft') return { line, at: to(at - 1) };
  if (key === 'ArrowRight') return { line, at: to(at + 1) };
  if (key === 'ArrowDown') return { line: (line + 1) % curves.ORDERS.length, at };
  if (key === 'ArrowUp') return { line: (line + curves.ORDERS.length - 1) % curves.ORDERS.length, at };
  return null;
}

/** Build a table of a few points. A click on a score silences those heads. @param {Page} page @returns {Piece<Pruning>} */
function buildTable(page) {
  const element = create('div', '');
  let drawnPruning = /** @type {Pruning | null} */ (null);
  /** @type {(pruning: Pruning, at: number, order: Order, score: number) => HTMLElement} */
  const cell = (pruning, at, order, score) => {
    const values = { score: curves.scoreText(pruning, score), count: pruning.removed[at], order },
      label = say('heads-silence-these', values),
      silence = () => page.silencing.change(curves.goneAt(pruning, order, at) ?? []);
    return button(curves.scoreNumber(pruning, score), silence, 'gf-textlink', { 'aria-label': label });
  };
  return {
    element,
    draw(pruning) {
      if (drawnPruning === pruning) return;
      drawnPruning = pruning;
      const rows = curves.tableOf(pruning).map(({ at, gone, scores }) => ({
        name: say('heads-so-many-off', { count: gone }),
        cells: [cell(pruning, at, 'least', scores[0]), cell(pruning, at, 'most', scores[1])],
      }));
      element.replaceChildren(
        tableWith({
          caption: say('heads-score-by-heads-removed'),
          columns: [say('heads-unit', { metric: pruning.metric }), say('heads-least-first'), say('heads-most-first')],
          rows,
          className: 'gf-points',
        }),
      );
    },
  };
}

/** Return a sentence about the silenced heads, with their score if it was measured. @type {(pruning: Pruning, off: string[]) => (string | Node)[]} */
function now(pruning, off) {
  const found = curves.known(pruning, off);
  if (!off.length) return [say('heads-no-head-is-off', { score: curves.scoreText(pruning, found?.score ?? NaN) })];
  const count = create('b', 'gf-acc', say('heads-so-many-of', { count: off.length, heads: pruning.heads }));
  return found
    ? pieces('heads-off-now', { count, score: curves.scoreText(pruning, found.score), order: found.name })
    : pieces('heads-off-now-own-choice', { count });
}

/** @param {Page} page @returns {Piece<HeadsState>} */
export function buildCurve(page) {
  const [title, note, read, where] = [
      create('h3', ''),
      create('p', 'gf-cap'),
      create('p', 'gf-read'),
      create('p', 'gf-said', { 'aria-live': 'polite' }),
    ],
    chart = buildChart(page),
    table = buildTable(page),
    random = create('span', '');
  const stroke = (/** @type {string} */ style) => create('i', `gf-stroke gf-${style}`);
  const key = legend(
    pieces('heads-key-least', { stroke: stroke('solid') }),
    [stroke('hollow'), random],
    pieces('heads-key-most', { stroke: stroke('dashed') }),
    pieces('heads-key-now', { stroke: stroke('now') }),
  );
  const honest = create('p', 'gf-said', ''),
    left = create('div', '', title, note, chart.element, key),
    right = create('div', 'gf-beside', read, table.element, where, honest);
  const element = region('gf-prune', say('heads-score-as-heads-go'), create('div', 'gf-cols', left, right));
  return {
    element,
    draw(state) {
      const { measured, off } = state,
        pruning = measured?.pruning;
      element.hidden = !pruning;
      if (!pruning) return;
      const { metric, seeds } = pruning;
      title.textContent = curves.claim(pruning);
      note.textContent = say('heads-about-the-curves', { metric, count: pruning.scored ?? 0 });
      random.textContent = say('heads-key-random', { count: seeds.length, seed: seeds[0] });
      honest.textContent = say('heads-importance', { count: measured?.sample ?? 0 });
      read.textContent = curves.claimProse(pruning);
      where.replaceChildren(...now(pruning, off));
      table.draw(pruning);
      chart.draw(state);
    },
  };
}
