/* The experiment about the division of the scores by √d_k: the spread of the scores, and the softmax of the chosen row
   with the division and without it. */
/** @import { HeadState, HeadView, Row } from './types' */
/** @import { Charts, Figure } from '../../types' */
import { Chart } from '../../charts/chart.js';
import { traceOf, worded } from '../../charts/figure.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { button } from '../../widgets/controls.js';
import { create, whenNew } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';
import { rich, richSpan } from './row.js';
import { TITLES } from './tools.js';

/* A chart of a measure over d_k, for random vectors and for all heads of this run, and its table. The chosen head is
   marked. */

/** The numbers of one width or one head, by name. @typedef {{ [name: string]: any }} Measured */
/** @typedef {{ width: number, random: Measured[], heads: Measured[], figures: { [name: string]: Figure } }} Experiment */
/** The name of a number and of its column. @typedef {[key: string, title: string]} Column */
/**
 * `read(value)` prints a value; `figure` is the name of the server's picture, `axis` what it measures.
 * @typedef {{ name: string, axis: string, figure: string, series: Column[], read: (value: number) => string }} WidthChart
 */

const HEIGHT = 240,
  WIDER = 1.1, // than other marks
  LINE = { type: 'line', line: { color: 'var(--accent)', width: 2 } };

/** Return a line across each mark of the chosen head. @param {Figure} figure @param {string} chosen */
function marksOf(figure, chosen) {
  const { ids, x, y } = traceOf(figure, 'heads of this run');
  return ids.flatMap((/** @type {string} */ id, /** @type {number} */ i) =>
    i % 3 === 0 && id.startsWith(`${chosen}.`) // both ends of a mark, and the gap behind it
      ? [{ ...LINE, x0: x[i] / WIDER, x1: x[i + 1] * WIDER, y0: y[i], y1: y[i] }]
      : [],
  );
}

/** Return the picture in the page's words. @param {Figure} picture @param {WidthChart} options */
function figureOf(picture, { axis, series, read }) {
  const figure = structuredClone(picture),
    titleOf = Object.fromEntries(series.map(([key, title]) => [key, title.replace('d_k', 'd<sub>k</sub>')]));
  figure.layout.height = HEIGHT;
  worded(figure, { xaxis: figure.layout.xaxis.title.text, yaxis: axis }, (trace) => {
    const { ids, x, y } = trace;
    const rows = Array.from(y, (value, at) => {
      const [map, layer, head, key] = ids?.[at].split('.') ?? ['', 0, 0, series[figure.data.indexOf(trace)][0]];
      const first = ids
        ? say('head-layer-head', {
            map: TITLES[/** @type {keyof typeof TITLES} */ (map)],
            layer: Number(layer) + 1,
            head: Number(head) + 1,
          })
        : say('head-random-vectors', { width: x[at] });
      return [first, titleOf[key], value === null ? '' : read(value)];
    });
    trace.customdata = rows;
    trace.name = ids ? say('head-heads-run') : rows[0][1];
    return '%{customdata[0]}<br>%{customdata[1]} %{customdata[2]}';
  });
  return figure;
}

/** @param {string} caption @param {Measured[]} random @param {Column[]} series @param {(value: number) => string} read */
function tableOf(caption, random, series, read) {
  const columns = ['d_k', ...series.map(([, title]) => title)].map(richSpan),
    rows = random.map((one) => ({ name: String(one.width), cells: series.map(([key]) => read(one[key])) }));
  return table({ caption, columns, rows });
}

/** @param {Charts} charts @param {WidthChart} options */
function buildWidthChart(charts, options) {
  const { name, figure, series, read } = options,
    chart = new Chart(charts),
    numbers = create('div', 'gf-terms'),
    details = create('details', '', create('summary', 'gf-cap', say('head-the-numbers')), numbers);
  let shown = /** @type {Experiment | null} */ (null);
  chart.describe(say('head-numbers-table-below', { name }));
  return {
    element: create('div', '', chart.element, details),
    /** @param {Experiment} data @param {string} chosen a head as `map.layer.head` */
    draw(data, chosen) {
      const picture = data.figures[figure];
      chart.draw([data], () => figureOf(picture, options), marksOf(picture, chosen));
      if (shown !== data) numbers.replaceChildren(tableOf(name, data.random, series, read));
      shown = data;
    },
  };
}

const ROW = 64; // px of a row

/** @param {number[]} scores @param {Uint8Array} open */
function softmax(scores, open) {
  const top = scores.reduce((most, value, j) => (open[j] && value > most ? value : most), -Infinity);
  const powers = Array.from(scores, (value, j) => (open[j] ? Math.exp(value - top) : 0)),
    total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Return the scores of a row without the division, in whichever place the model divides. */
const unscaled = (/** @type {Row} */ row) => Array.from(row.scaled, (value) => value * Math.sqrt(row.layer.dHead));

/** @param {CanvasRenderingContext2D} context @param {number[]} shares @param {Row} row @param {{ top: number, width: number, name: string }} place */
function rowShares(context, shares, row, { top, width, name }) {
  const room = width - 8,
    pitch = room / row.n,
    bar = Math.max(2, Math.min(34, pitch - 3)),
    height = ROW - 34;
  draw.print(context, name, 0, top + 7);
  shares.forEach((share, j) => {
    const left = (j + 0.5) * pitch - bar / 2;
    if (!row.open[j]) {
      draw.hatch(context, [[left, top + 30, bar, height]], 5);
      return;
    }
    context.fillStyle = theme.colour.s0;
    context.fillRect(left, top + 30, bar, height);
    context.fillStyle = theme.shareColour(0.35 + 0.65 * share);
    context.fillRect(left, top + 30 + height * (1 - share), bar, height * share);
    if (pitch < 26 && share < 0.2) return;
    const said = format.percent(share).replace('\u202f%', '');
    draw.print(context, said, (j + 0.5) * pitch, top + 22, { px: 11, colour: 'ink', align: 'center' });
  });
}

function buildThisRow() {
  const canvas = create('canvas', '', { role: 'img', 'aria-label': say('head-row-with-scale') });
  return {
    element: canvas,
    /** @param {Row} row */
    draw(row) {
      const width = canvas.parentElement ? draw.widthOf(canvas.parentElement) : 0,
        context = draw.fit(canvas, width, 2 * ROW + 10),
        without = softmax(unscaled(row), row.open);
      rowShares(context, Array.from(row.weights), row, {
        top: 0,
        width,
        name: say('head-row-run-softmax-s', { dHead: format.number(Math.sqrt(row.layer.dHead)) }),
      });
      rowShares(context, without, row, { top: ROW + 8, width, name: say('head-same-row-without') });
      const list = (/** @type {number[]} */ shares) =>
        format.series(
          row.layer.keys.map((token, j) =>
            row.open[j]
              ? `${format.label(token)} ${format.percent(shares[j])}`
              : say('head-key-masked', { key: format.label(token) }),
          ),
        );
      canvas.setAttribute(
        'aria-label',
        say('head-with-scale-without', { weights: list(Array.from(row.weights)), without: list(without) }),
      );
    },
  };
}

/** @param {Measured[]} heads @param {string} key @returns {number} */
const mean = (heads, key) => heads.reduce((sum, head) => sum + head[key], 0) / heads.length;

const spreadChart = (/** @type {Charts} */ charts) =>
  buildWidthChart(charts, {
    name: say('head-spread-q-k-over'),
    axis: say('head-standard-deviation'),
    figure: 'std',
    series: [
      ['spread', 'q·k'],
      ['scaled', 'q·k ÷ √d_k'],
    ],
    read: (value) => format.number(value),
  });
const topChart = (/** @type {Charts} */ charts) =>
  buildWidthChart(charts, {
    name: say('head-largest-share-softmax'),
    axis: say('head-largest-weight-of-row'),
    figure: 'top',
    series: [
      ['top', say('head-without-the-scale')],
      ['topScaled', say('head-with-it')],
    ],
    read: format.percent,
  });

const key = (/** @type {string} */ sign, /** @type {string} */ text) =>
  create('span', '', create('i', '', sign), ...rich(text));
const legend = (/** @type {string} */ first, /** @type {string} */ second) =>
  create('p', 'gf-cap gf-keyline', key('●', first), key('○', second), key('−', say('head-heads-run-chosen-one')));

/** @type {(head: [title: string, ...buttons: HTMLElement[]], note: string, ...content: HTMLElement[]) => HTMLElement} */
function panel([title, ...buttons], note, ...content) {
  const heading = create('div', 'gf-row', create('h3', '', ...rich(title)), ...buttons);
  return create('section', '', heading, create('p', 'gf-note2', ...rich(note)), ...content);
}

/** @param {Measured} head @param {Row} row */
const isHead = ({ map, layer, head }, row) => map === row.layer.map && layer === row.layer.layer && head === row.head;

/** @param {Experiment} measured @param {Row} row */
function aboutHeads({ heads, width }, row) {
  const mine = heads.find((head) => isHead(head, row)) ?? {};
  return rich(
    say('head-heads-run-have-d', {
      count: heads.length,
      width,
      heads: format.number(mean(heads, 'spread')),
      headsB: format.number(mean(heads, 'scaled')),
      spread: format.number(mine.spread),
      scaled: format.number(mine.scaled),
    }),
  );
}
const aboutTop = (/** @type {Experiment} */ { heads }) =>
  say('head-over-all-heads-rows', {
    heads: format.percent(mean(heads, 'topScaled')),
    headsB: format.percent(mean(heads, 'top')),
  });

/** Call `then` when the charts are almost visible. @param {HTMLElement} element @param {() => void} then */
function watch(element, then) {
  const state = { isNear: false, end: () => observer.disconnect() };
  const observer = new IntersectionObserver(
    ([entry]) => {
      state.isNear = entry.isIntersecting;
      if (state.isNear) then();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return state;
}

/** Build the charts of the measurements, each with a sentence about this run. @param {HeadView} view @param {HTMLElement} again */
function buildMeasured(view, again) {
  const [spread, top, thisRow] = [spreadChart(view.charts), topChart(view.charts), buildThisRow()],
    [heads, share] = [create('p', 'gf-result'), create('p', 'gf-result')];
  /** The visible measurements: of this run, or of an earlier one until they arrive. @type {Experiment | null} */
  let data = null;
  return {
    panels: [
      panel(
        [say('head-dot-products-spread'), again],
        say('head-dot-products-random'),
        ...[spread.element, legend('q·k', 'q·k ÷ √d_k'), heads],
      ),
      panel(
        [say('head-without-scale-one')],
        say('head-largest-share-softmax-over'),
        ...[top.element, legend(say('head-without-the-scale'), say('head-with-it')), thisRow.element, share],
      ),
    ],
    /** @param {Row} row @param {ReturnType<HeadView['experiment']>} answer */
    draw(row, answer) {
      thisRow.draw(row);
      if (answer && !answer.ok) heads.textContent = answer.error;
      if (answer?.ok) data = answer.value;
      if (!data) return;
      const chosen = [row.layer.map, row.layer.layer, row.head].join('.');
      for (const chart of [spread, top]) chart.draw(data, chosen);
      if (!answer?.ok) return;
      heads.replaceChildren(...aboutHeads(data, row));
      share.textContent = aboutTop(data);
    },
  };
}

/** @param {HeadView} view */
export function buildExperiment(view) {
  let seed = 1;
  const again = button(say('head-draw-again'), () => {
      seed += 1;
      view.draw();
    }),
    measured = buildMeasured(view, again),
    charts = create('div', 'gf-experiment', ...measured.panels),
    sight = watch(charts, view.draw),
    isNew = whenNew();
  return {
    element: charts,
    /** @param {HeadState} state */
    draw({ row, id }) {
      if (!sight.isNear) return;
      const answer = view.experiment(seed),
        looks = [charts.clientWidth, theme.stamp, devicePixelRatio];
      if (!isNew(id, row.head, row.i, seed, answer !== null, ...looks)) return;
      measured.draw(row, answer);
      view.root.dataset.experiment = answer?.ok ? String(seed) : '';
    },
    destroy: sight.end,
  };
}
