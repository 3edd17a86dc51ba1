/* A picture of the current run: the share of units that ReLU sets to zero, by token and layer. */
/** @import { Picture, Shown } from './types' */
import { depthName } from './logit_lens.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { bold } from '../../widgets/row_sentence.js';

/** @type {(token: string) => HTMLElement} */

/** @type {(show: Shown) => { left: number, each: number, top: number, tall: number }} */
const cellsOf = ({ tokens, width, phone }) => {
  const left = phone ? 28 : 84,
    each = (width - left - (phone ? 0 : 4)) / (tokens.length + 1);
  return { left, each, top: phone || each < 34 ? 60 : 28, tall: 36 };
};

/** @type {(context: CanvasRenderingContext2D, share: number, x: number, y: number, w: number, h: number, isBold?: boolean) => void} */
function zeroCell(context, share, x, y, w, h, isBold = false) {
  context.fillStyle = theme.shareColour(share);
  context.fillRect(x, y, w, h);
  if (w < 20) return;
  const look = /** @type {const} */ ({ colour: theme.inkOnShare(share), isBold, align: 'center' });
  draw.print(context, String(Math.round(share * 100)), x + w / 2, y + h / 2, look);
}

/** @type {Picture} */
export const relu = {
  draw(canvas, show) {
    const { stack, tokens, token, width, phone } = show,
      { left, each, top, tall } = cellsOf(show),
      context = draw.fit(canvas, width, top + stack.zeros.length * tall + 4);
    draw.columnLabels(context, [...tokens, say('anatomy-mean')], { left, bottom: top, width: each, hot: token });
    stack.zeros.forEach((shares, layer) => {
      const y = top + layer * tall,
        mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      draw.print(context, depthName(layer + 1, phone), 0, y + tall / 2);
      shares.forEach((share, i) => zeroCell(context, share, left + i * each, y, each - 1, tall - 1));
      zeroCell(context, mean, left + shares.length * each + 3, y, each - 4, tall - 1, true);
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
    say('anatomy-layer-units-zero', {
      token: format.quoted(tokens[token]),
      value: k + 1,
      tokenB: format.number(stack.zeros[k][token], 3),
      hidden: format.thousands(stack.hidden),
    }),
  note({ stack, tokens, token }) {
    const last = stack.zeros.length - 1,
      share = stack.zeros[last][token],
      active = Math.round((1 - share) * stack.hidden);
    const silent = stack.silent.map((count, layer) =>
      say('anatomy-in-layer', { count: format.thousands(count), layer: layer + 1 }),
    );
    return pieces('anatomy-relu-zeros', {
      ...{ hidden: format.thousands(stack.hidden), token: bold(tokens[token]), layer: last + 1 },
      ...{ share: format.percent(share), active: format.thousands(active), silent: format.list(silent) },
    });
  },
  table: ({ stack, tokens }) => ({
    columns: tokens.map(format.label),
    rows: stack.zeros.map((shares, layer) => [say('anatomy-layer-number', { layer: layer + 1 }), shares]),
    isShare: true,
  }),
};
