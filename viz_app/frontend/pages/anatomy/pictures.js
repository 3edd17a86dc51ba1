/* Two pictures of the current run: how long the stream is at every depth, and what ReLU sets to zero. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';

/** @import { Picture, Shown, Stack, StreamPoint } from './types' */

/** @type {(point: StreamPoint) => string} */
const layerOf = (point) => (point.layer === null ? '' : `, layer ${point.layer + 1}`);
/** @type {(token: string) => HTMLElement} */
const quoted = (token) => create('b', '', words.quoted(token));
/** @type {(point: StreamPoint) => string} */
export const placeOf = (point) => point.what + layerOf(point);

/**
 * A round step so that an axis has three to six marks.
 * @param {number} most
 */
function tickOf(most) {
  const power = 10 ** Math.floor(Math.log10(most || 1));
  return [1, 2, 5, 10].map((step) => (step * power) / 5).find((step) => most / step <= 5.5) ?? power;
}

/**
 * @param {Stack} stack
 * @param {number} width
 * @param {boolean} phone
 */
function frameOf(stack, width, phone) {
  const height = phone ? 220 : 168,
    most = Math.max(...stack.points.flatMap((point) => point.lengths)),
    box = { left: 34, right: width - (phone ? 62 : 88), top: 10, bottom: height - 24 };
  const x = (/** @type {number} */ k) => box.left + ((box.right - box.left) * k) / (stack.points.length - 1),
    y = (/** @type {number} */ value) => box.bottom - ((box.bottom - box.top) * value) / most;
  return { height, most, x, y, ...box };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Stack} stack
 * @param {ReturnType<typeof frameOf>} frame
 * @param {boolean} phone
 */
function axes(context, stack, frame, phone) {
  const { points } = stack,
    tick = tickOf(frame.most);
  Object.assign(context, { font: draw.font(12), textBaseline: 'middle', textAlign: 'right', lineWidth: 1 });
  for (let value = 0; value <= frame.most; value += tick) {
    context.fillStyle = theme.colour.line;
    context.fillRect(frame.left, Math.round(frame.y(value)), frame.right - frame.left, 1);
    context.fillStyle = theme.colour['ink-2'];
    context.fillText(words.number(value, tick < 1 ? 1 : 0), frame.left - 6, frame.y(value));
  }
  context.textAlign = 'center';
  for (let layer = 0; points.some((point) => point.layer === layer); layer++) {
    const first = points.findIndex((point) => point.layer === layer),
      last = points.findLastIndex((point) => point.layer === layer);
    context.fillStyle = theme.colour.line;
    context.fillRect(Math.round(frame.x(first - 0.5)), frame.top, 1, frame.bottom - frame.top + 6);
    context.fillStyle = theme.colour['ink-2'];
    context.fillText(
      phone ? `L${layer + 1}` : `layer ${layer + 1}`,
      (frame.x(first) + frame.x(last)) / 2,
      frame.bottom + 15,
    );
  }
  context.textAlign = 'left';
  if (!phone) context.fillText('embedding', frame.left - 14, frame.bottom + 15);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Stack} stack
 * @param {ReturnType<typeof frameOf>} frame
 * @param {number} token
 * @param {string} colour
 * @param {number} width
 */
function line(context, stack, frame, token, colour, width) {
  Object.assign(context, { strokeStyle: colour, lineWidth: width });
  context.beginPath();
  stack.points.forEach((point, k) => context[k ? 'lineTo' : 'moveTo'](frame.x(k), frame.y(point.lengths[token])));
  context.stroke();
}

/** @type {Picture} */
export const residual = {
  draw(canvas, { stack, tokens, token, width, phone }) {
    const frame = frameOf(stack, width, phone),
      context = draw.fit(canvas, width, frame.height);
    axes(context, stack, frame, phone);
    tokens.forEach((_, i) => {
      if (i !== token) line(context, stack, frame, i, theme.colour.hatch, 1);
    });
    line(context, stack, frame, token, theme.colour.paper, 5);
    line(context, stack, frame, token, theme.colour.accent, 2);
    Object.assign(context, {
      font: draw.font(12, '600'),
      fillStyle: theme.colour.accent,
      textAlign: 'left',
      textBaseline: 'middle',
    });
    context.fillText(
      draw.clip(context, words.label(tokens[token]), width - frame.right - 10),
      frame.right + 8,
      frame.y(stack.points[stack.points.length - 1].lengths[token]),
    );
  },
  find({ stack, tokens, width, phone }, x, y) {
    const frame = frameOf(stack, width, phone),
      last = stack.points.length - 1,
      k = Math.max(0, Math.min(last, Math.round(((x - frame.left) / (frame.right - frame.left)) * last)));
    const far = (/** @type {number} */ i) => Math.abs(frame.y(stack.points[k].lengths[i]) - y),
      token = tokens.reduce((best, _, i) => (far(i) < far(best) ? i : best), 0);
    return far(token) < 40 ? { token, k } : null;
  },
  tip: ({ stack, tokens }, { token, k }) =>
    `${words.quoted(tokens[token])}, ${placeOf(stack.points[k])}\nlength ${words.number(stack.points[k].lengths[token], 1)}`,
  note({ stack, tokens, token, run }) {
    const best = stack.points.reduce((top, point) => (point.lengths[token] > top.lengths[token] ? point : top)),
      about = `√${stack.width} = ${words.number(Math.sqrt(stack.width), 1)}`;
    const how = run.preNorm
      ? `Every sub-layer adds to it; nothing but the last LayerNorm brings it back, to about ${about}. `
      : `Up: a sub-layer adds. Down: LayerNorm, back to about ${about}. `;
    return [
      'Length of each token’s vector. ',
      how,
      quoted(tokens[token]),
      ` is longest at ${words.number(best.lengths[token], 1)}: ${placeOf(best)}.`,
    ];
  },
  table: ({ stack, tokens }) => ({
    columns: tokens.map(words.label),
    rows: stack.points.map((point) => [placeOf(point), point.lengths.map((value) => words.number(value, 2))]),
  }),
};

/** @type {(show: Shown) => { left: number, each: number, top: number, tall: number }} */
const cellsOf = ({ tokens, width, phone }) => {
  const left = phone ? 28 : 84,
    each = (width - left - (phone ? 0 : 4)) / (tokens.length + 1);
  return { left, each, top: phone || each < 34 ? 60 : 28, tall: 36 };
};

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} share
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {boolean} [bold]
 */
function zeroCell(context, share, x, y, w, h, bold) {
  context.fillStyle = theme.shareColour(share);
  context.fillRect(x, y, w, h);
  if (w < 20) return;
  Object.assign(context, {
    fillStyle: theme.inkOnShare(share),
    font: draw.font(12, bold ? '600' : ''),
    textAlign: 'center',
    textBaseline: 'middle',
  });
  context.fillText(String(Math.round(share * 100)), x + w / 2, y + h / 2);
}

/** @type {Picture} */
export const relu = {
  draw(canvas, show) {
    const { stack, tokens, token, width, phone } = show,
      { left, each, top, tall } = cellsOf(show),
      context = draw.fit(canvas, width, top + stack.zeros.length * tall + 4);
    const names = [...tokens, 'mean'],
      flat = draw.labelsLieFlat(context, names, each);
    draw.columnLabels(context, names, { left, bottom: top, width: each, flat, hot: token });
    stack.zeros.forEach((shares, layer) => {
      Object.assign(context, {
        font: draw.font(12),
        textAlign: 'left',
        textBaseline: 'middle',
        fillStyle: theme.colour['ink-2'],
      });
      context.fillText(`${phone ? 'L' : 'Layer '}${layer + 1}`, 0, top + (layer + 0.5) * tall);
      shares.forEach((share, i) => zeroCell(context, share, left + i * each, top + layer * tall, each - 1, tall - 1));
      zeroCell(
        context,
        shares.reduce((sum, share) => sum + share, 0) / shares.length,
        left + shares.length * each + 3,
        top + layer * tall,
        each - 4,
        tall - 1,
        true,
      );
    });
    draw.frame(context, left + token * each - 1, top - 1, each + 1, stack.zeros.length * tall + 1);
  },
  find(show, x, y) {
    const { left, each, top, tall } = cellsOf(show),
      token = Math.floor((x - left) / each),
      k = Math.floor((y - top) / tall);
    return token >= 0 && token < show.tokens.length
      ? { token, k: Math.max(0, Math.min(show.stack.zeros.length - 1, k)) }
      : null;
  },
  tip: ({ stack, tokens }, { token, k }) =>
    `${words.quoted(tokens[token])}, layer ${k + 1}\n${words.number(stack.zeros[k][token], 3)} of ${words.thousands(stack.hidden)} units at zero`,
  note({ stack, tokens, token }) {
    const last = stack.zeros.length - 1,
      share = stack.zeros[last][token],
      active = Math.round((1 - share) * stack.hidden);
    const silent = stack.silent.map((count, layer) => `${words.thousands(count)} in layer ${layer + 1}`);
    return [
      `Share of the ${words.thousands(stack.hidden)} hidden units that ReLU sets to zero, in per cent. For `,
      quoted(tokens[token]),
      ` in layer ${last + 1} it is ${words.percent(share)}: ${words.thousands(active)} units speak. Silent for every token of this sentence: `,
      ...words.list(silent),
      '.',
    ];
  },
  table: ({ stack, tokens }) => ({
    columns: tokens.map(words.label),
    rows: stack.zeros.map((shares, layer) => [`Layer ${layer + 1}`, shares.map((share) => words.number(share, 3))]),
  }),
};
