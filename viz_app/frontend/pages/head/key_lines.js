/* Lines with one number under each key: scores, scaled scores, mask, weights. */
/** @import { Columns, LinePainter, LineState, Row } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import * as signed from '../../widgets/signed.js';
import { fillText } from './row.js';

/** @typedef {LineState & { values: Float32Array, max: number, height: number, decimals: number }} Bars */

const ROOMY = 46,
  TIGHT = 30; // px: narrower columns show the number of the chosen key only
const WIDEST = 44;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {boolean} hot
 * @param {number} px
 */
export function number(context, text, x, y, hot, px) {
  Object.assign(context, {
    font: draw.font(px, hot ? '600' : ''),
    fillStyle: hot ? theme.colour.accent : theme.colour.ink,
    textAlign: 'center',
    textBaseline: 'middle',
  });
  context.fillText(text, x, y);
}

/** @type {(columns: Columns) => number} */
export const barWidth = (columns) => Math.max(3, Math.min(WIDEST, columns.pitch - 8));
/** @type {(columns: Columns, hot: boolean) => boolean} */
const shows = (columns, hot) => hot || columns.pitch >= TIGHT;
/** @type {(columns: Columns) => number} */
export const size = (columns) => (columns.pitch < ROOMY ? 11 : 12);

/**
 * Return the largest number of decimals with which all numbers fit into their columns.
 * @param {CanvasRenderingContext2D} context
 * @param {Float32Array} values
 * @param {Columns} columns
 * @param {number} most
 */
function decimalsFor(context, values, columns, most) {
  context.font = draw.font(size(columns), '600');
  const fits = (/** @type {number} */ decimals) =>
    values.every((value) => context.measureText(format.signed(value, decimals)).width <= columns.pitch - 2);
  let decimals = columns.pitch < ROOMY ? 1 : most;
  if (columns.pitch < TIGHT) return decimals; // a single number may use the room of its neighbours
  while (decimals > 0 && !fits(decimals)) decimals -= 1;
  return decimals;
}

/**
 * Draw signed bars under the keys.
 * @param {CanvasRenderingContext2D} context
 * @param {Columns} columns
 * @param {Bars} bars
 */
function signedBars(context, columns, { values, max, height, hot, decimals, right }) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)],
    above = 15,
    below = low < 0 ? 14 : 2;
  const room = height - above - below,
    unit = max > 0 ? (room / (high - low || 1)) * ((Math.max(high, -low) || 1) / max) : 0;
  const zero = Math.round(above + (high / (high - low || 1)) * room),
    bar = barWidth(columns),
    digits = decimalsFor(context, values, columns, decimals);
  context.fillStyle = theme.colour.control;
  context.fillRect(0, zero, columns.width, 1);
  values.forEach((value, j) => {
    const length = value * unit,
      left = (j + 0.5) * columns.pitch - bar / 2;
    context.fillStyle = theme.signedColour(value < 0 ? -1 : 1);
    context.fillRect(left, Math.min(zero, zero - length), bar, Math.abs(length));
    if (shows(columns, j === hot))
      number(
        context,
        format.signed(value, digits),
        (j + 0.5) * columns.pitch,
        length >= 0 ? zero - length - 7 : zero - length + 8,
        j === hot,
        size(columns),
      );
  });
  signed.print(context, signed.scale(max), right, Math.max(7, Math.min(height - 7, zero)));
}

/**
 * @param {string} name
 * @param {number} height
 * @param {(context: CanvasRenderingContext2D, row: Row, columns: Columns, state: LineState & { height: number }) => void} paint
 * @returns {LinePainter}
 */
function keyLine(name, height, paint) {
  return {
    height,
    name,
    perKey: true,
    count: ({ n }) => n,
    draw: (context, row, columns, state) => paint(context, row, columns, { ...state, height }),
    place: (row, j) => (j >= 0 && j < row.n ? { part: j, place: 0 } : null),
    box: (_, columns, j) => ({ left: j * columns.pitch + 1, width: columns.pitch - 2, top: 1, height: height - 2 }),
    find: (_, columns, x) => (x >= 0 && x < columns.width ? Math.floor(x / columns.pitch) : null),
  };
}

const scores = keyLine('scores', 60, (context, row, columns, state) =>
  signedBars(context, columns, { ...state, values: row.scores, max: signed.peak(row.scores), decimals: 1 }),
);

const scaled = keyLine('scaled scores', 56, (context, row, columns, state) =>
  signedBars(context, columns, { ...state, values: row.scaled, max: signed.peak(row.scaled), decimals: 2 }),
);

const mask = keyLine('mask', 26, (context, row, columns, { height, hot }) => {
  for (let j = 0; j < row.n; j++) {
    const x = (j + 0.5) * columns.pitch,
      text = row.open[j] ? '0' : fillText(row.layer);
    if (row.open[j]) {
      context.fillStyle = theme.colour.s0;
      context.fillRect(j * columns.pitch + 1, 3, columns.pitch - 2, height - 6);
    } else {
      draw.hatch(context, j * columns.pitch + (j > 0 && !row.open[j - 1] ? 0 : 1), 3, columns.pitch - 1, height - 6);
      context.font = draw.font(size(columns));
      const width = context.measureText(text).width + 6;
      context.fillStyle = theme.colour.paper;
      if (shows(columns, j === hot)) context.fillRect(x - width / 2, 5, width, height - 10);
    }
    if (shows(columns, j === hot)) number(context, text, x, height / 2, j === hot, size(columns));
  }
});

const weights = keyLine('shares', 70, (context, row, columns, { height, hot, right }) => {
  const top = 17,
    room = height - top - 1,
    bar = barWidth(columns);
  for (let j = 0; j < row.n; j++) {
    const left = (j + 0.5) * columns.pitch - bar / 2,
      share = row.weights[j];
    if (!row.open[j] && share === 0) {
      draw.hatch(context, left, top, bar, room);
      continue;
    }
    context.fillStyle = theme.colour.s0;
    context.fillRect(left, top, bar, room);
    const tall = Math.max(share > 0 ? 1 : 0, share * room);
    context.fillStyle = theme.shareColour(0.35 + 0.65 * share);
    context.fillRect(left, top + room - tall, bar, tall);
    const text = format.percent(share).replace(columns.pitch < ROOMY ? '\u202f%' : '', '');
    if (shows(columns, j === hot)) number(context, text, (j + 0.5) * columns.pitch, 8, j === hot, size(columns));
  }
  signed.print(context, '100\u202f%', right, top + 6);
  signed.print(context, '0', right, height - 6);
});

/** The lines with a number under each key, by name. */
export const keyLines = { scores, scaled, mask, weights };
