/* Signed numbers on a canvas: bars and strips on a scale of their own, which is printed beside them. */
import { theme } from '../state/theme.js';
import * as words from '../state/words.js';
import * as draw from './canvas.js';

export const peak = (values) => values.reduce((most, value) => (Math.abs(value) > most ? Math.abs(value) : most), 0);

/** One upright line a number; `max` is what the ends of the ramp stand for. */
export function strip(context, values, left, top, width, height, max) {
  values.forEach((value, i) => {
    const [from, to] = [
      Math.round(left + (i * width) / values.length),
      Math.round(left + ((i + 1) * width) / values.length),
    ];
    context.fillStyle = theme.signedColour(max > 0 ? value / max : 0);
    context.fillRect(from, top, Math.max(1, to - from), height);
  });
}

/** Bars up and down from a hairline in the middle. */
export function bars(context, values, left, top, width, height, max, gap = 1) {
  const middle = top + height / 2,
    step = width / values.length;
  context.fillStyle = theme.colour.line;
  context.fillRect(left, Math.round(middle), width, 1);
  values.forEach((value, i) => {
    const length = max > 0 ? (value / max) * (height / 2) : 0;
    context.fillStyle = theme.signedColour(value < 0 ? -1 : 1);
    context.fillRect(left + i * step, Math.min(middle, middle - length), Math.max(1, step - gap), Math.abs(length));
  });
}

/** The two decimals of a scale's end, one from ten on. */
export const scale = (max) => `±${words.number(max, max < 10 ? 2 : 1)}`;

export function print(context, text, right, y) {
  Object.assign(context, {
    font: draw.font(12),
    fillStyle: theme.colour['ink-2'],
    textAlign: 'right',
    textBaseline: 'middle',
  });
  context.fillText(text, right, y);
}
