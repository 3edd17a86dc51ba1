/* A chart of a measure over d_k, for random vectors and for all heads of this run, and its table. The chosen head is
   marked. */
/** @import { Charts, Figure } from '../../types' */
import { Chart } from '../../charts/chart.js';
import { traceOf } from '../../charts/figure.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';
import { richSpan } from './row.js';

/** The numbers of one width or one head, by name. @typedef {{ [name: string]: any }} Measured */
/** @typedef {{ width: number, random: Measured[], heads: Measured[], figures: { [name: string]: Figure } }} Experiment */
/** The name of a number and of its column. @typedef {[key: string, title: string]} Column */

const HEIGHT = 240,
  WIDER = 1.1; // than other marks

/** Return a line across each mark of the chosen head. @param {Figure} figure @param {string} chosen */
function marksOf(figure, chosen) {
  const { ids, x, y } = traceOf(figure, 'heads of this run');
  return ids.flatMap((/** @type {string} */ id, /** @type {number} */ i) =>
    i % 3 === 0 && id.startsWith(`${chosen}.`) // both ends of a mark, and the gap behind it
      ? [
          {
            type: 'line',
            x0: x[i] / WIDER,
            x1: x[i + 1] * WIDER,
            y0: y[i],
            y1: y[i],
            line: { color: 'var(--accent)', width: 2 },
          },
        ]
      : [],
  );
}

/** @param {Figure} picture */
function figureOf(picture) {
  const figure = structuredClone(picture);
  figure.layout.height = HEIGHT;
  traceOf(figure, 'heads of this run').name = say('head-heads-run');
  return figure;
}

/** @param {string} caption @param {Measured[]} random @param {Column[]} series @param {(value: number) => string} read */
function tableOf(caption, random, series, read) {
  const columns = ['d_k', ...series.map(([, title]) => title)].map(richSpan),
    rows = random.map((one) => ({ name: String(one.width), cells: series.map(([key]) => read(one[key])) }));
  return table({ caption, columns, rows });
}

/**
 * `read(value)` prints a value; `figure` is the name of the server's picture.
 * @param {Charts} charts
 * @param {{ name: string, figure: string, series: Column[], read: (value: number) => string }} options
 */
export function buildWidthChart(charts, { name, figure, series, read }) {
  const chart = new Chart(charts),
    numbers = create('div', 'gf-terms'),
    details = create('details', '', create('summary', 'gf-cap', say('head-the-numbers')), numbers);
  let shown = /** @type {Experiment | null} */ (null);
  chart.describe(say('head-numbers-table-below', { name }));
  return {
    element: create('div', '', chart.element, details),
    /** @param {Experiment} data @param {string} chosen a head as `map.layer.head` */
    draw(data, chosen) {
      const picture = data.figures[figure];
      chart.draw([data], () => figureOf(picture), marksOf(picture, chosen));
      if (shown !== data) numbers.replaceChildren(tableOf(name, data.random, series, read));
      shown = data;
    },
  };
}
