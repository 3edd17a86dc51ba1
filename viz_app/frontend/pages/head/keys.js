/* Lines with one number under each key: scores, scaled scores, mask, weights. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as signed from '../../widgets/signed.js';
import { fillText } from './row.js';
import { grown } from './vectors.js';

/** @import { Columns, LinePainter, LineState, Row } from './types' */
/** @typedef {LineState & { values: Float32Array, max: number, height: number, decimals: number }} Bars */

const ROOMY = 46,
  TIGHT = 30; // columns narrower than TIGHT carry the number of the chosen key only
const WIDEST = 44;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {boolean} hot
 * @param {number} px
 */
function number(context, text, x, y, hot, px) {
  Object.assign(context, {
    font: draw.font(px, hot ? '600' : ''),
    fillStyle: hot ? theme.colour.accent : theme.colour.ink,
    textAlign: 'center',
    textBaseline: 'middle',
  });
  context.fillText(text, x, y);
}

/** @type {(g: Columns) => number} */
const barWidth = (g) => Math.max(3, Math.min(WIDEST, g.cw - 8));
/** @type {(g: Columns, hot: boolean) => boolean} */
const shows = (g, hot) => hot || g.cw >= TIGHT;
/** @type {(g: Columns) => number} */
const size = (g) => (g.cw < ROOMY ? 11 : 12);

/**
 * Signed bars under the keys; `values` may be on their way from one stage to the next.
 * @param {CanvasRenderingContext2D} context
 * @param {Row} r
 * @param {Columns} g
 * @param {Bars} bars
 */
function signedBars(context, r, g, { values, max, height, progress, hot, decimals, right }) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)],
    above = 15,
    below = low < 0 ? 14 : 2;
  const room = height - above - below,
    unit = max > 0 ? (room / (high - low || 1)) * ((Math.max(high, -low) || 1) / max) : 0;
  const zero = Math.round(above + (high / (high - low || 1)) * room),
    bar = barWidth(g);
  context.fillStyle = theme.colour.control;
  context.fillRect(0, zero, g.width, 1);
  values.forEach((value, j) => {
    const part = grown(progress, j, r.n),
      length = value * unit * part,
      left = (j + 0.5) * g.cw - bar / 2;
    context.fillStyle = theme.signedColour(value < 0 ? -1 : 1);
    context.fillRect(left, Math.min(zero, zero - length), bar, Math.abs(length));
    if (part === 1 && shows(g, j === hot))
      number(
        context,
        words.signed(value, g.cw < ROOMY ? 1 : decimals),
        (j + 0.5) * g.cw,
        length >= 0 ? zero - length - 7 : zero - length + 8,
        j === hot,
        size(g),
      );
  });
  signed.print(context, signed.scale(max), right, Math.max(7, Math.min(height - 7, zero)));
}

/**
 * @param {string} name
 * @param {number} height
 * @param {(context: CanvasRenderingContext2D, r: Row, g: Columns, state: LineState & { height: number }) => void} paint
 * @returns {LinePainter}
 */
function keyLine(name, height, paint) {
  return {
    height,
    name,
    perKey: true,
    count: ({ n }) => n,
    draw: (context, r, g, state) => paint(context, r, g, { ...state, height }),
    box: (_, g, j) => ({ part: j, place: 0, left: j * g.cw + 1, width: g.cw - 2, top: 1, height: height - 2 }),
    find: (_, g, x) => (x >= 0 && x < g.width ? Math.floor(x / g.cw) : null),
  };
}

const scores = keyLine('scores', 60, (context, r, g, state) =>
  signedBars(context, r, g, { ...state, values: r.scores, max: signed.peak(r.scores), decimals: 1 }),
);

/** Played, the bars shrink on the scale of the stage before, then the scale itself closes in on them. */
const scaled = keyLine('scaled scores', 56, (context, r, g, state) => {
  const shrink = Math.min(1, state.progress / 0.6),
    zoom = Math.max(0, (state.progress - 0.6) / 0.4);
  const values = state.progress < 1 ? r.scores.map((score, j) => score + (r.scaled[j] - score) * shrink) : r.scaled;
  const [wide, close] = [signed.peak(r.scores), signed.peak(r.scaled)];
  signedBars(context, r, g, {
    ...state,
    progress: 1,
    values,
    max: state.progress < 1 ? wide + (Math.max(close, signed.peak(values)) - wide) * zoom : close,
    decimals: 2,
  });
});

const mask = keyLine('mask', 26, (context, r, g, { height, progress, hot }) => {
  for (let j = 0; j < r.n; j++) {
    if (!grown(progress, j, r.n)) continue;
    const x = (j + 0.5) * g.cw,
      text = r.open[j] ? '0' : fillText(r.layer);
    if (r.open[j]) {
      context.fillStyle = theme.colour.s0;
      context.fillRect(j * g.cw + 1, 3, g.cw - 2, height - 6);
    } else {
      draw.hatch(context, j * g.cw + (j > 0 && !r.open[j - 1] ? 0 : 1), 3, g.cw - 1, height - 6);
      context.font = draw.font(size(g));
      const width = context.measureText(text).width + 6;
      context.fillStyle = theme.colour.paper;
      if (shows(g, j === hot)) context.fillRect(x - width / 2, 5, width, height - 10);
    }
    if (shows(g, j === hot)) number(context, text, x, height / 2, j === hot, size(g));
  }
});

const weights = keyLine('shares', 70, (context, r, g, { height, progress, hot, right }) => {
  const top = 17,
    room = height - top - 1,
    bar = barWidth(g);
  for (let j = 0; j < r.n; j++) {
    const left = (j + 0.5) * g.cw - bar / 2,
      part = grown(progress, j, r.n),
      share = r.weights[j];
    if (!r.open[j] && share === 0) {
      draw.hatch(context, left, top, bar, room);
      continue;
    }
    context.fillStyle = theme.colour.s0;
    context.fillRect(left, top, bar, room);
    const tall = Math.max(share > 0 ? 1 : 0, share * room) * part;
    context.fillStyle = theme.shareColour(0.35 + 0.65 * share);
    context.fillRect(left, top + room - tall, bar, tall);
    const text = words.percent(share).replace(g.cw < ROOMY ? '\u202f%' : '', '');
    if (part === 1 && shows(g, j === hot)) number(context, text, (j + 0.5) * g.cw, 8, j === hot, size(g));
  }
  signed.print(context, '100\u202f%', right, top + 6);
  signed.print(context, '0', right, height - 6);
});

/** What draws a line of numbers by the name of its stage. */
export const keyLines = { scores, scaled, mask, weights };
