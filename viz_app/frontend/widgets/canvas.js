/* Drawing by hand: sharp canvases, hatching, frames, labels. Coordinates are CSS pixels. */
import { theme } from '../state/theme.js';
import * as words from '../state/words.js';

const LARGEST = 8e6; // device pixels; phones refuse canvases much above this

/** Sizes a canvas to w × h CSS pixels at the screen's resolution, clears it and returns its context. */
export function fit(canvas, w, h) {
  const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(LARGEST / Math.max(1, w * h)));
  const [width, height] = [Math.round(w * ratio), Math.round(h * ratio)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  Object.assign(canvas.style, { width: w + 'px', height: h + 'px' });
  const context = canvas.getContext('2d');
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, w, h);
  return context;
}

export const font = (px, weight = '') => `${weight} ${px}px ${theme.colour.sans}`.trim();

/** May not look: 45° lines on their own ground, aligned over neighbouring cells. */
export function hatch(context, left, top, w, h, gap = 6, colour = theme.colour.hatch) {
  context.save();
  context.beginPath();
  context.rect(left, top, w, h);
  context.clip();
  context.fillStyle = theme.colour['hatch-bg'];
  context.fillRect(left, top, w, h);
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.beginPath();
  for (let s = Math.floor((left + top) / gap) * gap; s <= left + top + w + h; s += gap) {
    context.moveTo(s - top, top);
    context.lineTo(s - top - h, top + h);
  }
  context.stroke();
  context.restore();
}

/** Which rows and columns [first, past the last] of a scrolled picture with cells of cw × ch are in sight. */
export function visible(g, scroller) {
  const { scrollLeft: left, scrollTop: top } = scroller;
  const span = (offset, size, room, count) => [
    Math.max(0, Math.floor(offset / size)),
    Math.min(count, Math.ceil((offset + room) / size)),
  ];
  return {
    left,
    top,
    columns: span(left, g.cw, g.width - g.gutter, g.k),
    rows: span(top, g.ch, g.height - g.top, g.n),
  };
}

/** Chosen (orange) or pointed at (ink): a line with a halo of paper, so that it shows on any cell. */
export function frame(context, left, top, w, h, colour = theme.colour.accent, width = 2) {
  context.strokeStyle = theme.colour.paper;
  context.lineWidth = width + 2;
  context.strokeRect(left, top, w, h);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(left, top, w, h);
}

export function dot(context, x, y) {
  context.fillStyle = theme.colour.empty;
  context.fillRect(x - 0.75, y - 0.75, 1.5, 1.5);
}

export function clip(context, text, width) {
  if (context.measureText(text).width <= width) return text;
  let letters = [...text];
  while (letters.length > 1 && context.measureText(letters.join('') + '…').width > width)
    letters = letters.slice(0, -1);
  return letters.join('') + '…';
}

/** Whether labels of this many pixels lie flat over columns of `width`. */
export function labelsLieFlat(context, tokens, width, px = 12) {
  context.font = font(px);
  return tokens.every((token) => context.measureText(words.label(token)).width <= width - 4);
}

/** Labels of columns `from` to `to`: flat if all fit, else at 45°, else at 67°. `hot` is set bold and orange. */
export function columnLabels(
  context,
  tokens,
  { left, bottom, width, flat, hot, from = 0, to = tokens.length, room = 66 },
) {
  for (let j = from; j < to; j++) {
    context.font = font(12, j === hot ? '600' : '');
    context.fillStyle = j === hot ? theme.colour.accent : theme.colour[words.isSpecial(tokens[j]) ? 'ink-2' : 'ink'];
    const text = clip(context, words.label(tokens[j]), flat ? width : room);
    context.save();
    context.translate(left + (j + 0.5) * width + (flat ? 0 : 2), bottom - (flat ? 7 : 6));
    if (!flat) context.rotate(-Math.PI * (width < 18 ? 0.37 : 0.25));
    context.textAlign = flat ? 'center' : 'left';
    context.textBaseline = flat ? 'alphabetic' : 'middle';
    context.fillText(text, 0, 0);
    context.restore();
  }
}
