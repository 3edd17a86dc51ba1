/* The figures of an encoding with their numbers: chosen dimensions as curves in lanes, and all dimensions as a heatmap.
 */
/** @import { Charts, PlotlyPart } from '../../types' */
/** @import { Encoding, ShownEncoding, Table } from './types' */
import { skeleton, traceOf } from '../../charts/figure.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import * as signed from '../../widgets/signed.js';
import * as encoding from './encoding.js';

const LANE = 30,
  HIGH = 0.37, // height of a curve, in lanes
  TOP = 4,
  GAP = 4,
  EDGE = 8, // px, so that the first label of an axis is not cut
  AXIS = 24,
  TALL = 132;

export const wavelengthText = (/** @type {number} */ value) =>
  value < 100 ? format.number(value, 1) : format.thousands(Math.round(value));

/** Return the number of dimensions in a line of pixels. It is 1 or even, so that a line has as many sines as cosines. */
const linesTogether = (/** @type {number} */ width) =>
  width <= TALL * devicePixelRatio ? 1 : 2 * Math.ceil(width / TALL / devicePixelRatio / 2);

const marginOf = (/** @type {boolean} */ phone, /** @type {PlotlyPart} */ more) => ({
  l: phone ? 46 : 64,
  r: phone ? 6 : 92,
  t: 0,
  b: 0,
  ...more,
});

/**
 * Return the points of the curves, one in each lane. Waves are smooth between positions; a learned table has values at
 * positions only.
 * @param {Encoding} encoding_ @param {number[]} dimensions @param {number} fine
 */
function curves({ table, kind, base, most }, dimensions, fine) {
  const smooth = kind === 'sinusoidal',
    steps = smooth ? fine : 1,
    size = (table.length - 1) * steps + 2,
    [x, y] = [
      new Float32Array(size * dimensions.length).fill(NaN),
      new Float32Array(size * dimensions.length).fill(NaN),
    ];
  dimensions.forEach((dimension, lane) => {
    for (let i = 0; i < size - 1; i++) {
      const place = i / steps,
        value = smooth
          ? encoding.wave(dimension, place, table.width, base)
          : table.data[place * table.width + dimension];
      x[lane * size + i] = place;
      y[lane * size + i] = (HIGH * value) / most - lane;
    }
  });
  return { x, y };
}

/** @param {string[]} labels */
function lanesAxis(labels) {
  return { tickvals: labels.map((_, lane) => -lane), ticktext: labels, range: [0.5 - labels.length, 0.5] };
}

/** Return the label at the right end of a lane. @param {ShownEncoding} shown @param {number} dimension */
function endOf(shown, dimension) {
  if (shown.kind !== 'sinusoidal') return signed.scale(shown.most);
  return `λ ${wavelengthText(encoding.wavelength(dimension, shown.table.width, shown.base))}`;
}

/** @param {Charts} charts @param {ShownEncoding} shown @param {{ phone: boolean, plot: number }} room */
export function wavesFigure(charts, shown, { phone, plot }) {
  const figure = skeleton(charts, 'waves'),
    { layout } = figure,
    fine = Math.max(4, Math.ceil((2 * plot) / shown.table.length));
  Object.assign(traceOf(figure, 'waves'), curves(shown, shown.waves, fine));
  Object.assign(traceOf(figure, 'beside'), shown.beside ? curves(shown.beside, shown.waves, fine) : { x: [], y: [] });
  Object.assign(traceOf(figure, 'positions'), { x: [], y: [], customdata: [] });
  Object.assign(
    layout.yaxis,
    lanesAxis(shown.waves.map((dimension) => (phone ? `${dimension}` : say('positions-dim', { dimension })))),
  );
  Object.assign(layout.yaxis2, lanesAxis(shown.waves.map((dimension) => (phone ? '' : endOf(shown, dimension)))));
  Object.assign(layout.xaxis, { range: [-0.5, shown.table.length - 0.5], showticklabels: false, title: { text: '' } });
  Object.assign(layout, { height: TOP + shown.waves.length * LANE + GAP, margin: marginOf(phone, { t: TOP, b: GAP }) });
  return figure;
}

/** @param {Table} table @param {number} p @param {number} from @param {number} to */
function mean({ data, width }, p, from, to) {
  let sum = 0;
  for (let d = from; d < to; d++) sum += data[p * width + d];
  return sum / (to - from);
}

/** @param {Charts} charts @param {ShownEncoding} shown @param {{ phone: boolean }} room */
export function encodingFigure(charts, shown, { phone }) {
  const figure = skeleton(charts, 'encoding'),
    { layout } = figure,
    { length, width } = shown.table,
    together = linesTogether(width),
    lines = Math.ceil(width / together);
  const row = (/** @type {number} */ line) =>
    Float32Array.from({ length }, (_, p) =>
      mean(shown.table, p, line * together, Math.min(width, (line + 1) * together)),
    );
  Object.assign(figure.data[0], {
    z: Array.from({ length: lines }, (_, line) => row(line)),
    y0: (together - 1) / 2,
    dy: together,
    hoverinfo: 'none',
    hovertemplate: null,
  });
  Object.assign(layout.coloraxis, { cmin: -shown.most, cmax: shown.most });
  Object.assign(layout.xaxis, { range: [-0.5, length - 0.5], title: { text: '' } });
  Object.assign(layout.yaxis, {
    range: [width - 0.5, -0.5],
    side: 'right',
    title: { text: '' },
    tickvals: phone ? [] : together > 1 ? [0, (width - 1) / 2, width - 1] : [0, width - 1],
    ticktext: [
      say('positions-dim-zero'),
      ...(together > 1 ? [say('positions-to-a-line', { together })] : []),
      say('positions-dim-width', { width: width - 1 }),
    ],
  });
  const tall = together > 1 ? lines / devicePixelRatio : TALL;
  Object.assign(layout, { height: EDGE + tall + AXIS, margin: marginOf(phone, { t: EDGE, b: AXIS }) });
  return figure;
}

const accent = { color: 'var(--accent)', width: 1 };

/** Return the marks of the chosen position: a line through all lanes, and a dot on every curve. @param {ShownEncoding} shown */
export function waveMarks({ at, table, most, waves }) {
  const dot = {
    type: 'circle',
    xsizemode: 'pixel',
    ysizemode: 'pixel',
    ...{ x0: -3.5, x1: 3.5, y0: -3.5, y1: 3.5, xanchor: at },
    fillcolor: 'var(--accent)',
    line: { width: 0 },
  };
  const dots = waves.map((dimension, lane) => ({
    ...dot,
    yanchor: (HIGH * table.data[at * table.width + dimension]) / most - lane,
  }));
  return [{ type: 'line', x0: at, x1: at, yref: 'paper', y0: 0, y1: 1, line: accent }, ...dots];
}

/** Return the marks of the heatmap: the chosen position, the dimension under the pointer, and the drawn dimensions. @param {ShownEncoding} shown */
export function encodingMarks({ at, dimension, table, waves }) {
  const frame = { type: 'rect', x0: at - 0.5, x1: at + 0.5, y0: -0.5, y1: table.width - 0.5 },
    row = (/** @type {number} */ y) => ({ type: 'rect', x0: -0.5, x1: table.length - 0.5, y0: y - 0.5, y1: y + 0.5 });
  const arrow = (/** @type {number} */ of) => ({
    type: 'path',
    path: 'M -2 0 L -9 -4 L -9 4 Z',
    ...{ xref: 'paper', xsizemode: 'pixel', ysizemode: 'pixel', xanchor: 0, yanchor: of },
    fillcolor: 'var(--ink)',
    line: { width: 0 },
  });
  return [
    { ...frame, line: { color: 'var(--accent)', width: 2 } },
    ...(dimension === null ? [] : [{ ...row(dimension), line: { color: 'var(--ink)', width: 1 } }]),
    ...waves.map(arrow),
  ];
}
