/* A picture of the current run: the share of units that ReLU sets to zero, by token and layer. */
/** @import { Picture, Shown } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';

/** @type {(token: string) => HTMLElement} */
const quoted = (token) => create('b', '', format.quoted(token));

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
  find(show, _, { x, y }) {
    const { left, each, top, tall } = cellsOf(show),
      token = Math.floor((x - left) / each),
      k = Math.floor((y - top) / tall);
    return token >= 0 && token < show.tokens.length
      ? { token, k: Math.max(0, Math.min(show.stack.zeros.length - 1, k)) }
      : null;
  },
  tip: ({ stack, tokens }, { token, k }) =>
    `${format.quoted(tokens[token])}, layer ${k + 1}\n${format.number(stack.zeros[k][token], 3)} of ${format.thousands(stack.hidden)} units at zero`,
  note({ stack, tokens, token }) {
    const last = stack.zeros.length - 1,
      share = stack.zeros[last][token],
      active = Math.round((1 - share) * stack.hidden);
    const silent = stack.silent.map((count, layer) => `${format.thousands(count)} in layer ${layer + 1}`);
    return [
      `Share of the ${format.thousands(stack.hidden)} hidden units that ReLU sets to zero, in per cent. For `,
      quoted(tokens[token]),
      ` in layer ${last + 1} it is ${format.percent(share)}: ${format.thousands(active)} units are not zero. Zero for every
   token of this sentence: `,
      ...format.list(silent),
      '.',
    ];
  },
  table: ({ stack, tokens }) => ({
    columns: tokens.map(format.label),
    rows: stack.zeros.map((shares, layer) => [`Layer ${layer + 1}`, shares.map((share) => format.number(share, 3))]),
  }),
};
