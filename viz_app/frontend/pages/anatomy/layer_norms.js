/* Every LayerNorm of a stack for one token: histograms before and after, and the chosen one dimension by dimension. */
/** @import { FloatArray } from '../../types' */
/** @import { NormAnswer, NormSummary, Picture, Shown } from './types' */
import * as arrays from '../../state/arrays.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import * as signed from '../../widgets/signed.js';

/** @typedef {{ left: number, top: number, w: number }} SmallBox */

const SMALL = 118,
  NARROWEST = 84,
  STRIP = 16,
  LABEL = 84,
  SCALE = 62;
const PARTS = /** @type {const} */ (['input', 'normalised', 'output', 'gain', 'bias']);

/** @param {Shown} show */
function grid({ stack, width, phone }) {
  const perRow = phone ? 3 : Math.min(stack.norms.length, Math.max(3, Math.floor(width / NARROWEST))),
    rows = Math.ceil(stack.norms.length / perRow);
  return { perRow, rows, w: width / perRow, height: rows * SMALL };
}
/** @type {(cells: ReturnType<typeof grid>, k: number) => SmallBox} */
const boxOf = (cells, k) => ({
  left: (k % cells.perRow) * cells.w,
  top: Math.floor(k / cells.perRow) * SMALL,
  w: cells.w - 12,
});

/** @param {CanvasRenderingContext2D} context @param {NormSummary} norm @param {number} token @param {SmallBox} box */
function histogram(context, norm, token, { left, top, w }) {
  const [before, after] = [norm.before[token], norm.after[token]],
    most = Math.max(...before, ...after),
    bottom = top + SMALL - 38,
    tall = SMALL - 66,
    each = w / before.length;
  context.fillStyle = theme.colour.empty;
  before.forEach((count, b) =>
    context.fillRect(left + b * each, bottom - (count / most) * tall, each + 0.5, (count / most) * tall),
  );
  Object.assign(context, { strokeStyle: theme.colour.ink, lineWidth: 1.5 });
  context.beginPath();
  after.forEach((count, b) => {
    const y = bottom - (count / most) * tall;
    context[b ? 'lineTo' : 'moveTo'](left + b * each, y);
    context.lineTo(left + (b + 1) * each, y);
  });
  context.stroke();
  context.fillStyle = theme.colour.control;
  context.fillRect(left, Math.round(bottom), w, 1);
}

/** @param {NormSummary} norm @param {boolean} isPre */
const titleOf = ({ layer, sublayer }, isPre) => say('anatomy-norm-title', { layer: (layer ?? 0) + 1, sublayer, isPre });

/** @type {(norm: NormSummary) => 'rms' | 'scaled' | 'layer'} */
const kindOf = ({ centres, shifts }) => (centres ? (shifts ? 'layer' : 'scaled') : 'rms');

/** @param {CanvasRenderingContext2D} context @param {NormSummary} norm @param {number} token @param {SmallBox} box @param {boolean} chosen */
function small(context, norm, token, box, chosen) {
  const { left, top, w } = box;
  const { layer, sublayer } = norm,
    title = say('anatomy-norm-short', { layer: (layer ?? 0) + 1, sublayer });
  draw.print(context, title, left, top + 10, { isBold: chosen, colour: chosen ? 'accent' : 'ink-2', room: w });
  histogram(context, norm, token, box);
  const spread = format.fromTo(format.number(norm.spread[token]), format.number(norm.spreadAfter[token]));
  draw.print(context, spread, left, top + SMALL - 26, { colour: 'ink' });
  if (chosen) {
    context.fillStyle = theme.colour.accent;
    context.fillRect(left, top + SMALL - 16, w, 2);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ parts: Record<string, FloatArray>, shifts: boolean, token: number, top: number, width: number, phone: boolean }} at
 */
function strips(context, { parts, shifts, token, top, width, phone }) {
  const left = phone ? 72 : LABEL,
    rows = /** @type {[string, Float32Array][]} */ ([
      [say('anatomy-vector-before'), arrays.at(parts.input, token)],
      [say('anatomy-vector-normalised'), arrays.at(parts.normalised, token)],
      [say('anatomy-gain'), parts.gain.data],
      ...(shifts ? [[say('anatomy-bias'), parts.bias.data]] : []),
      [say('anatomy-vector-after'), arrays.at(parts.output, token)],
    ]);
  rows.forEach(([name, values], i) => {
    const y = top + i * (STRIP + 4),
      peak = signed.peak(values);
    draw.print(context, name, 0, y + STRIP / 2);
    signed.strip(context, values, left, y, width - left - SCALE, STRIP, peak);
    signed.print(context, signed.scale(peak), width, y + STRIP / 2);
  });
}

/** @type {(show: Shown) => number} */
const chosenOf = ({ stack, sel }) =>
  Math.max(
    0,
    stack.norms.findIndex(({ name }) => name === sel.norm),
  );
const unpacked = /** @type {WeakMap<object, Record<string, FloatArray>>} */ (new WeakMap());
/** @param {NormAnswer | null} answer @returns {Record<string, FloatArray> | null} */
function partsOf(answer) {
  if (!answer) return null;
  const parts = unpacked.get(answer) ?? Object.fromEntries(PARTS.map((part) => [part, arrays.unpack(answer[part])]));
  unpacked.set(answer, parts);
  return parts;
}

/** @type {Picture} */
export const norms = {
  draw(canvas, show) {
    const { stack, token, width } = show,
      cells = grid(show),
      chosen = chosenOf(show),
      parts = partsOf(show.norm(stack.norms[chosen].name)),
      { shifts } = stack.norms[chosen];
    const context = draw.fit(canvas, width, cells.height + (shifts ? 5 : 4) * (STRIP + 4));
    stack.norms.forEach((norm, k) => small(context, norm, token, boxOf(cells, k), k === chosen));
    if (parts) strips(context, { ...show, parts, shifts, top: cells.height });
  },
  find(show, _, { x, y }) {
    const cells = grid(show),
      k = Math.floor(y / SMALL) * cells.perRow + Math.floor(x / cells.w);
    return y < cells.height && k < show.stack.norms.length ? { token: show.token, k } : null;
  },
  step: (show, by) => ({
    norm: show.stack.norms[(chosenOf(show) + by + show.stack.norms.length) % show.stack.norms.length].name,
  }),
  pick: (show, { k }) => ({ norm: show.stack.norms[k].name }),
  tip({ stack, token, run }, { k }) {
    const norm = stack.norms[k];
    return say('anatomy-layer-mean-spread', {
      kind: kindOf(norm),
      title: titleOf(norm, run.preNorm),
      token: format.signed(norm.mean[token]),
      tokenB: format.signed(norm.meanAfter[token]),
      tokenC: format.number(norm.spread[token]),
      tokenD: format.number(norm.spreadAfter[token]),
    });
  },
  note(show) {
    const { stack, tokens, token, run } = show,
      norm = stack.norms[chosenOf(show)],
      [gain, bias] = [norm.gain.map((value) => format.number(value)), norm.bias.map((value) => format.signed(value))];
    return pieces('anatomy-layer-norms', {
      kind: kindOf(norm),
      ...{ width: format.thousands(stack.width), token: create('b', '', format.quoted(tokens[token])) },
      ...{ edge: format.number(stack.edge, 1), name: titleOf(norm, run.preNorm) },
      ...{ mean: format.signed(norm.mean[token]), after: format.signed(norm.meanAfter[token]) },
      ...{ leastGain: gain[0], mostGain: gain[2], leastBias: bias[0], mostBias: bias[2] },
    });
  },
  table({ stack, token, run }) {
    const isRms = !stack.norms[0].centres;
    const numbers = (/** @type {NormSummary} */ norm) => [
      ...[norm.mean[token], norm.spread[token], norm.meanAfter[token], norm.spreadAfter[token]],
      ...[...norm.gain, ...norm.bias],
    ];
    return {
      columns: [
        say('anatomy-mean'),
        isRms ? say('anatomy-rms') : say('anatomy-spread'),
        say('anatomy-mean-after'),
        isRms ? say('anatomy-rms-after') : say('anatomy-spread-after'),
        say('anatomy-gain-least'),
        say('anatomy-mean'),
        say('anatomy-most'),
        say('anatomy-bias-least'),
        say('anatomy-mean'),
        say('anatomy-most'),
      ],
      rows: stack.norms.map((norm) => [titleOf(norm, run.preNorm), numbers(norm)]),
    };
  },
};
