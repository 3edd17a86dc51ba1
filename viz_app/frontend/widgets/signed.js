/* Signed numbers on a canvas, as bars or strips. Each has its own scale, printed beside it. */
/** @import { Numbers } from '../types' */
import * as format from '../state/format.js';
import { theme } from '../state/theme.js';
import * as draw from './canvas.js';

/** @param {Numbers} values */
export function peak(values) {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.abs(values[i]) > most ? Math.abs(values[i]) : most;
  return most;
}

/** @typedef {(context: CanvasRenderingContext2D, values: Numbers, left: number, top: number, width: number, height: number, max: number, gap?: number) => void} Painter `max`: the value at the ends of the ramp; `gap`: between two bars */

/** Draw an upright line for each number. @type {Painter} */
export function strip(context, values, left, top, width, height, max) {
  /** @param {number} i */
  const edge = (i) => Math.round(left + (i * width) / values.length);
  for (let i = 0; i < values.length; i++) {
    context.fillStyle = theme.signedColour(max > 0 ? values[i] / max : 0);
    context.fillRect(edge(i), top, Math.max(1, edge(i + 1) - edge(i)), height);
  }
}

/** Draw bars up and down from a line in the middle. @type {Painter} */
export function bars(context, values, left, top, width, height, max, gap = 1) {
  const middle = top + height / 2;
  const step = width / values.length;
  context.fillStyle = theme.colour.control;
  context.fillRect(left, Math.round(middle), width, 1);
  for (let i = 0; i < values.length; i++) {
    const length = max > 0 ? (values[i] / max) * (height / 2) : 0;
    context.fillStyle = theme.signedColour(values[i] < 0 ? -1 : 1);
    context.fillRect(left + i * step, Math.min(middle, middle - length), Math.max(1, step - gap), Math.abs(length));
  }
}

/** Return the text of a scale: two decimals, or one from ten on. @param {number} max */
export const scale = (max) => format.inOrder(`±${format.number(max, max < 10 ? 2 : 1)}`);

/** Print the text of a scale, ending at `right`. @type {(context: CanvasRenderingContext2D, text: string, right: number, y: number) => void} */
export const print = (context, text, right, y) => draw.print(context, text, right, y, { align: 'right' });
