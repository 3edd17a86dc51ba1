/* The similarity of positions: the dot products of every two, and the row of the chosen one as a curve. */
/** @import { Charts } from '../../types' */
/** @import { ShownEncoding, Page } from './types' */
import { rem, widthOf } from '../../widgets/canvas.js';
import { Chart } from '../../charts/chart.js';
import { skeleton } from '../../charts/figure.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import * as dom from '../../widgets/dom.js';
import { short, similarTo } from './shown_encoding.js';
import { clamp, pointing, retitle, section } from './tools.js';

const LEFT = 30,
  RIGHT = 40,
  CURVE = 50,
  GAP = 12,
  EDGE = 8, // px, so that the first and the last label of an axis are not cut
  HEADROOM = 0.08; // of the curve's height, for half a dot

const mostOf = (/** @type {Float64Array} */ dots) =>
  dots.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1;
const rowOf = (/** @type {ShownEncoding} */ { dots, at, table }) =>
  dots.subarray(at * table.length, (at + 1) * table.length);

/** @param {Charts} charts @param {ShownEncoding} shown @param {number} size of the picture, in pixels */
function matrixFigure(charts, shown, size) {
  const figure = skeleton(charts, 'similarity'),
    { layout } = figure,
    n = shown.table.length,
    most = mostOf(shown.dots),
    least = shown.dots.reduce((low, value) => Math.min(low, value), 0),
    high = size + GAP + CURVE,
    ends = [-0.5, n - 0.5];
  figure.data.length = 1;
  layout.shapes = []; // the frame is drawn as a mark of the chosen position
  Object.assign(figure.data[0], {
    z: Array.from({ length: n }, (_, p) => shown.dots.subarray(p * n, (p + 1) * n)),
    hoverinfo: 'none',
    hovertemplate: null,
  });
  // An empty trace, because Plotly draws no axis without one. The curve on this axis is a mark.
  figure.data.push({ type: 'scatter', x: [null], y: [null], yaxis: 'y2', hoverinfo: 'skip' });
  Object.assign(layout.coloraxis, { cmin: -most, cmax: most });
  Object.assign(layout.xaxis, { range: ends, showticklabels: false, title: { text: '' }, anchor: 'y' });
  Object.assign(layout.yaxis, { range: [...ends].reverse(), domain: [1 - size / high, 1], title: { text: '' } });
  Object.assign(layout.yaxis2, {
    range: [least, most + HEADROOM * (most - least)],
    domain: [0, CURVE / high],
    side: 'right',
    tickvals: [0, most],
    ticktext: ['0', short(most)],
    fixedrange: true,
    showgrid: false,
    zeroline: true,
    zerolinecolor: 'var(--line)',
  });
  Object.assign(layout, { height: high + 2 * EDGE, margin: { l: LEFT, r: RIGHT, t: EDGE, b: EDGE } });
  return figure;
}

/** Return the marks of the chosen row: a frame in the picture, and a curve below. @param {ShownEncoding} shown */
function marks(shown) {
  const { at, table } = shown,
    row = rowOf(shown),
    path = Array.from(row, (value, q) => `${q ? 'L' : 'M'} ${q} ${value}`).join(' ');
  const frame = { type: 'rect', x0: -0.5, x1: table.length - 0.5, y0: at - 0.5, y1: at + 0.5 },
    dot = { type: 'circle', xsizemode: 'pixel', ysizemode: 'pixel', x0: -3.5, x1: 3.5, y0: -3.5, y1: 3.5 };
  return [
    { ...frame, line: { color: 'var(--accent)', width: 2 } },
    { type: 'path', yref: 'y2', path, line: { color: 'var(--ink)', width: 1.5 } },
    { ...dot, yref: 'y2', xanchor: at, yanchor: row[at], fillcolor: 'var(--accent)', line: { width: 0 } },
  ];
}

/** @param {Page} page @param {Chart} chart */
function listen(page, chart) {
  const placeOf = (/** @type {number} */ at) => clamp(Math.round(at), page.shown.table.length);
  pointing(page, chart, {
    find: ({ x, y }) => ({ place: placeOf(y), other: placeOf(x), dimension: null }),
    says({ place, other }) {
      const { dots, table } = page.shown,
        number = format.number(dots[place * table.length + other]);
      return say('positions-position-position', { value: place, valueB: other, number });
    },
    choose: ({ place }) => page.settle({ place }),
  });
  chart.host.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key];
    if (!move) return;
    event.preventDefault();
    page.settle({ place: placeOf(page.shown.at + move[0] + move[1]) });
    dom.announce(similarTo(page.shown));
  });
}

const WORDS = {
  sinusoidal: { title: say('positions-near-positions'), about: say('positions-dot-product-every-two') },
  learned: { title: say('positions-which-positions'), about: say('positions-dot-product-every-two-positions') },
};

/** @param {Page} page @returns {Piece<ShownEncoding>} */
export function buildSimilarity(page) {
  const chart = new Chart(page.charts);
  listen(page, chart);
  const element = section(WORDS.sinusoidal, chart.element);
  return {
    element,
    draw(shown) {
      retitle(element, WORDS[shown.kind === 'learned' ? 'learned' : 'sinusoidal']);
      const size = Math.max(40, Math.min(page.view.phone ? 300 : 196, widthOf(element) - LEFT - RIGHT));
      chart.element.style.width = rem(LEFT + size + RIGHT);
      chart.draw([shown.key, size], () => matrixFigure(page.charts, shown, size), marks(shown));
      chart.describe(say('positions-arrow-keys-choose', { shown: similarTo(shown) }), true);
    },
  };
}
