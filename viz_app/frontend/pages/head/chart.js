/* A measure over d_k, of random vectors and of all heads of this run: a chart with the chosen head marked, and a table. */
/** @import { Charts, Figure } from '../../types' */
import { Chart } from '../../charts/chart.js';
import { traceOf } from '../../charts/figure.js';
import { create } from '../../widgets/dom.js';
import { rich } from './row.js';

/** One width, or one head: numbers by name. @typedef {{ [name: string]: any }} Measured */
/** @typedef {{ width: number, random: Measured[], heads: Measured[], figures: { [name: string]: Figure } }} Experiment */
/** The name of a number and of its column. @typedef {[key: string, title: string]} Column */

const HEIGHT = 240;

/** A line across each mark of the chosen head. @param {Figure} figure @param {string} chosen */
function marksOf(figure, chosen) {
  const { ids, x, y } = traceOf(figure, 'heads of this run');
  return ids.flatMap((/** @type {string} */ id, /** @type {number} */ i) =>
    id.startsWith(`${chosen}.`)
      ? [
          {
            type: 'line',
            ...{ xsizemode: 'pixel', xanchor: x[i], x0: -9, x1: 9, y0: y[i], y1: y[i] },
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
  return figure;
}

/** @param {string} name @param {Measured[]} random @param {Column[]} series @param {(value: number) => string} read */
function tableOf(name, random, series, read) {
  const titles = ['d_k', ...series.map(([, title]) => title)].map((title) =>
    create('th', '', ...rich(title), { scope: 'col' }),
  );
  const rows = random.map((one) =>
    create(
      'tr',
      '',
      create('th', '', String(one.width), { scope: 'row' }),
      ...series.map(([key]) => create('td', '', read(one[key]))),
    ),
  );
  return create(
    'table',
    '',
    create('caption', 'gf-sr', name),
    create('thead', '', create('tr', '', ...titles)),
    create('tbody', '', ...rows),
  );
}

/**
 * `read(value)` prints a value; `figure` is the name of the server's picture.
 * @param {Charts} charts
 * @param {{ name: string, figure: string, series: Column[], read: (value: number) => string }} options
 */
export function buildWidthChart(charts, { name, figure, series, read }) {
  const chart = new Chart(charts),
    table = create('div', 'gf-terms'),
    details = create('details', '', create('summary', 'gf-cap', 'The numbers'), table);
  /** @type {Experiment | null} */
  let shown = null;
  chart.describe(`${name}. The numbers are in the table below.`);
  return {
    element: create('div', '', chart.element, details),
    /** @param {Experiment} data @param {string} chosen a head as `map.layer.head` */
    draw(data, chosen) {
      const picture = data.figures[figure];
      chart.draw([data], () => figureOf(picture), marksOf(picture, chosen));
      if (shown !== data) table.replaceChildren(tableOf(name, data.random, series, read));
      shown = data;
    },
  };
}
