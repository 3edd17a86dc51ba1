/* The pruning curves: the score of the model as more and more heads are removed, and a mark at the current number of
   silenced heads. */
/** @import { Figure, PlotlyPart } from '../../types' */
/** @import { HeadsState, Page, Pruning } from './types' */
import { Chart } from '../../charts/chart.js';
import { button } from '../../widgets/controls.js';
import { announce, create } from '../../widgets/dom.js';
import { keysOf } from '../../widgets/legend.js';
import { table as tableWith } from '../../widgets/table.js';
import { claim, claimProse, countByMap, goneAt, known, scoreNumber, scoreText, tableOf } from './pruning_captions.js';

const LINES = ['least important first', 'at random', 'most important first']; // as the figure names them
const HEIGHT = { wide: 300, phone: 270 }; // px
const LEFT_OF = 0.6; // of the chart: labels right of this stand on the left of their point

/** @typedef {{ line: number, at: number }} Spot a point of a line */

/** Return the score at a point; for the random orders, their mean. @type {(pruning: Pruning, spot: Spot) => number} */
function scoreAt({ random, orders }, { line, at }) {
  const named = orders.find(({ name }) => name === LINES[line]);
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
    found = known(pruning, off),
    x = { x0: count, x1: count },
    font = { color: 'var(--accent)', weight: 600 };
  const score = found ? scoreText(pruning, found.score) : 'not measured';
  const annotations = [
    label(pruning, count, 1, count ? `${count} off: ${score}` : 'none off', {
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
    text = `${x} off, ${LINES[spot.line]}: ${scoreText(pruning, y)}`;
  return [
    dot(x, y, 'var(--ink)'),
    label(pruning, x, y, text, { yshift: 14, bgcolor: 'var(--paper)', font: { color: 'var(--ink)', weight: 600 } }),
  ];
}

/** Return a sentence about a point. @type {(pruning: Pruning, spot: Spot, names: readonly string[]) => string} */
function said(pruning, spot, names) {
  const gone = goneAt(pruning, LINES[spot.line], spot.at) ?? [],
    score = scoreText(pruning, scoreAt(pruning, spot));
  return `${gone.length} heads off, ${LINES[spot.line]}: ${score}, ${countByMap(gone, names)}`;
}

/** Return the figure with the page's size and margins. @type {(pruning: Pruning, isPhone: boolean) => Figure} */
function figureOf({ figure, metric }, isPhone) {
  const own = structuredClone(figure);
  Object.assign(own.layout, {
    height: HEIGHT[isPhone ? 'phone' : 'wide'],
    margin: { l: metric === 'bleu' ? 44 : 60, r: 12, t: 24, b: 40 },
  });
  return own;
}

/** @param {Page} page */
function buildChart(page) {
  /** @type {Spot | null} */
  let spot = null;
  const pruning = () => /** @type {Pruning} */ (page.now().measured?.pruning),
    silence = (/** @type {Spot} */ { line, at }) => {
      const gone = goneAt(pruning(), LINES[line], at);
      if (gone) page.silencing.change(gone);
    };
  const chart = new Chart(page.charts, {
    onClick: ({ data, pointIndex }) =>
      LINES.includes(data.name) && silence({ line: LINES.indexOf(data.name), at: pointIndex }),
  });
  chart.describe(
    'Score by heads removed, in three orders. Arrow keys go from point to point, Enter silences those heads.',
    true,
  );
  chart.host.addEventListener('keydown', (event) => {
    const next = moved(pruning(), spot ?? { line: 0, at: nearest(pruning(), page.now().off.length) }, event.key);
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
    /** @param {HeadsState} state */
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

/** Return the point nearest to this number of removed heads. @param {Pruning} pruning @param {number} count */
const nearest = ({ removed }, count) =>
  removed.reduce((best, gone, at) => (Math.abs(gone - count) < Math.abs(removed[best] - count) ? at : best), 0);

/** @type {(pruning: Pruning, spot: Spot, key: string) => Spot | null} */
function moved({ removed }, { line, at }, key) {
  const to = (/** @type {number} */ next) => Math.max(0, Math.min(removed.length - 1, next));
  if (key === 'ArrowLeft') return { line, at: to(at - 1) };
  if (key === 'ArrowRight') return { line, at: to(at + 1) };
  if (key === 'ArrowDown') return { line: (line + 1) % LINES.length, at };
  if (key === 'ArrowUp') return { line: (line + LINES.length - 1) % LINES.length, at };
  return null;
}

/** Build a table of a few points. A click on a score silences those heads. @param {Page} page */
function buildTable(page) {
  const element = create('div', '');
  /** @type {Pruning | null} */
  let drawnPruning = null;
  /** @type {(pruning: Pruning, at: number, name: string, score: number) => HTMLElement} */
  const cell = (pruning, at, name, score) => {
    const label = `${scoreText(pruning, score)}; silence these ${pruning.removed[at]} heads, ${name}`,
      silence = () => page.silencing.change(goneAt(pruning, name, at) ?? []);
    return button(scoreNumber(pruning, score), silence, 'gf-textlink', { 'aria-label': label });
  };
  return {
    element,
    /** @param {Pruning} pruning */
    draw(pruning) {
      if (drawnPruning === pruning) return;
      drawnPruning = pruning;
      const [least, , most] = LINES,
        unit = pruning.metric === 'bleu' ? 'BLEU' : 'accuracy, %';
      const rows = tableOf(pruning).map(({ at, gone, scores }) => ({
        name: `${gone} heads off`,
        cells: [cell(pruning, at, least, scores[0]), cell(pruning, at, most, scores[1])],
      }));
      element.replaceChildren(
        tableWith({
          caption: 'Score by heads removed',
          columns: [unit, 'least first', 'most first'],
          rows,
          className: 'gf-points',
        }),
      );
    },
  };
}

/** Return a sentence about the silenced heads, with their score if it was measured. @type {(pruning: Pruning, off: string[]) => (string | Node)[]} */
function now(pruning, off) {
  const found = known(pruning, off);
  if (!off.length) return [`No head is off: ${scoreText(pruning, found?.score ?? NaN)}.`];
  const start = ['Off now: ', create('b', 'gf-acc', `${off.length} of ${pruning.heads}`)];
  if (!found) return [...start, ', your own choice. Its score was not measured.'];
  return [...start, `, ${scoreText(pruning, found.score)}, ${found.name}.`];
}

/** @param {Page} page */
export function buildCurve(page) {
  const [title, note, read, where] = [
      create('h3', ''),
      create('p', 'gf-cap'),
      create('p', 'gf-read'),
      create('p', 'gf-said', { 'aria-live': 'polite' }),
    ],
    chart = buildChart(page),
    table = buildTable(page),
    random = create('span', '', 'at random');
  const stroke = (/** @type {string} */ style) => create('i', `gf-stroke gf-${style}`);
  const legend = create(
    'p',
    'gf-legend gf-cap',
    ...keysOf(['{solid}least important first', '{hollow}{random}', '{dashed}most important first', '{now}off now'], {
      ...Object.fromEntries(['solid', 'hollow', 'dashed', 'now'].map((style) => [style, stroke(style)])),
      random,
    }),
  );
  const honest = create('p', 'gf-said', ''),
    left = create('div', '', title, note, chart.element, legend),
    right = create('div', 'gf-beside', read, table.element, where, honest);
  const element = create('section', 'gf-prune', create('div', 'gf-cols', left, right), {
    'aria-label': 'Score as heads are removed',
  });
  return {
    element,
    /** @param {HeadsState} state */
    draw(state) {
      const { measured, off } = state,
        pruning = measured?.pruning;
      element.hidden = !pruning;
      if (!pruning) return;
      title.textContent = claim(pruning);
      note.textContent = `${pruning.metric === 'bleu' ? 'BLEU' : 'Accuracy'} on ${pruning.scored ?? 'some'} probe sentences as heads are silenced one after another. Click a point to silence those heads.`;
      random.textContent = `at random: mean of ${pruning.seeds.length} seeds, lowest to highest; a click takes seed ${pruning.seeds[0]}`;
      honest.textContent = `Importance is measured once, one head at a time: the mean change of log p over ${measured?.sample ?? 'some'} other sentences. If two heads can replace each other, both seem unimportant, so a better order may exist.`;
      read.textContent = claimProse(pruning);
      where.replaceChildren(...now(pruning, off));
      table.draw(pruning);
      chart.draw(state);
    },
  };
}
