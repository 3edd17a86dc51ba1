/* The weights of the chosen row, and what softmax would make of its scores without the division. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';

/** @import { Row } from './types' */

const ROW = 64; // px a row

/** @param {number[]} scores @param {Uint8Array} open */
function softmax(scores, open) {
  const top = scores.reduce((most, value, j) => (open[j] && value > most ? value : most), -Infinity);
  const powers = Array.from(scores, (value, j) => (open[j] ? Math.exp(value - top) : 0)),
    total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** What the scores of this row are without the division, wherever the model puts it. */
const unscaled = (/** @type {Row} */ row) => Array.from(row.scaled, (value) => value * Math.sqrt(row.layer.dHead));

/**
 * @param {CanvasRenderingContext2D} context @param {number[]} shares @param {Row} row
 * @param {{ top: number, width: number, name: string }} place
 */
function rowShares(context, shares, row, { top, width, name }) {
  const room = width - 8,
    pitch = room / row.n,
    bar = Math.max(2, Math.min(34, pitch - 3)),
    height = ROW - 34;
  Object.assign(context, {
    font: draw.font(12),
    fillStyle: theme.colour['ink-2'],
    textAlign: 'left',
    textBaseline: 'middle',
  });
  context.fillText(name, 0, top + 7);
  shares.forEach((share, j) => {
    const left = (j + 0.5) * pitch - bar / 2;
    if (!row.open[j]) {
      draw.hatch(context, left, top + 30, bar, height, 5);
      return;
    }
    context.fillStyle = theme.colour.s0;
    context.fillRect(left, top + 30, bar, height);
    context.fillStyle = theme.shareColour(0.35 + 0.65 * share);
    context.fillRect(left, top + 30 + height * (1 - share), bar, height * share);
    if (pitch < 26 && share < 0.2) return;
    Object.assign(context, { fillStyle: theme.colour.ink, font: draw.font(11), textAlign: 'center' });
    context.fillText(words.percent(share).replace('\u202f%', ''), (j + 0.5) * pitch, top + 22);
  });
}

export function buildThisRow() {
  const canvas = create('canvas', '', { role: 'img', 'aria-label': 'This row with the scale and without' });
  return {
    element: canvas,
    /** @param {Row} row */
    draw(row) {
      const width = canvas.parentElement?.clientWidth ?? 0,
        context = draw.fit(canvas, width, 2 * ROW + 10),
        without = softmax(unscaled(row), row.open);
      rowShares(context, Array.from(row.weights), row, {
        top: 0,
        width,
        name: `this row as it was, softmax(s ÷ ${words.number(Math.sqrt(row.layer.dHead))}), in per cent`,
      });
      rowShares(context, without, row, { top: ROW + 8, width, name: 'the same row without the scale, softmax(s)' });
      const list = (/** @type {number[]} */ shares) =>
        row.layer.keys
          .map((token, j) => `${words.label(token)} ${row.open[j] ? words.percent(shares[j]) : 'masked'}`)
          .join(', ');
      canvas.setAttribute('aria-label', `With the scale: ${list(Array.from(row.weights))}. Without: ${list(without)}.`);
    },
  };
}
