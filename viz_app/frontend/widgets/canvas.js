/* Draw on canvases: sharp pixels, hatching, frames, labels. Coordinates are px of a drawing: 1/16 rem, so that pictures
   grow with the type. `widthOf`, `placeOf` and `boxOf` measure the page in the same px. */
/** @import { GridGeometry, InSight } from '../types' */
import * as format from '../state/format.js';
import { directionOf } from '../state/say.js';
import { theme } from '../state/theme.js';

const TILTED = 66; // px: the longest tilted label of a column
const LARGEST = 8e6; // device pixels; phones refuse canvases much above this

/** Return a length for the style of an element. @param {number} px */
export const rem = (px) => `${px / 16}rem`;

/** Return the attributes of an svg element of w × h px. @param {number} w @param {number} h */
export const sized = (w, h) => ({ viewBox: `0 0 ${w} ${h}`, width: rem(w), height: rem(h) });

/** Return the number of device pixels in one px. */
export const resolution = () => (window.devicePixelRatio || 1) * theme.scale;

/** @param {Element} element */
export const widthOf = (element) => element.clientWidth / theme.scale;

/** Return the height of the window in px. */
export const windowHeight = () => Math.round(innerHeight / theme.scale);

/** Return the height of the largest matrix, in px. */
export const tallest = () => Math.max(420, Math.round(windowHeight() * 0.7));

/** Return the place of the pointer on a canvas. @param {MouseEvent} event */
export const placeOf = ({ offsetX, offsetY }) => ({ x: offsetX / theme.scale, y: offsetY / theme.scale });

/** Return the box of an element inside the content of a scrolling one. @param {Element} element @param {Element} scroller */
export function boxOf(element, scroller) {
  const [box, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()],
    across = (/** @type {number} */ x) => (x - frame.left + scroller.scrollLeft) / theme.scale,
    down = (/** @type {number} */ y) => (y - frame.top + scroller.scrollTop) / theme.scale,
    [left, right, top, bottom] = [across(box.left), across(box.right), down(box.top), down(box.bottom)];
  return { left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
}

/**
 * Size a canvas to w × h px at the screen's resolution, clear it and return its context.
 * @param {HTMLCanvasElement} canvas
 * @param {number} w
 * @param {number} h
 */
export function fit(canvas, w, h) {
  const ratio = Math.min(resolution(), Math.sqrt(LARGEST / Math.max(1, w * h)));
  const [width, height] = [Math.round(w * ratio), Math.round(h * ratio)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  Object.assign(canvas.style, { width: rem(w), height: rem(h) });
  const context = contextOf(canvas);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, w, h);
  return context;
}

/**
 * Return the drawing context of a canvas.
 * @param {HTMLCanvasElement} canvas
 * @throws {Error} if the browser cannot draw on a canvas
 */
export function contextOf(canvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}

/** @type {(px: number, weight?: string) => string} */
export const font = (px, weight = '') => `${weight} ${px}px ${theme.colour.sans}`.trim();

let ruler = /** @type {CanvasRenderingContext2D | null} */ (null);
/** Return the width of a text in bold, in px. @param {string} text */
export function textWidth(text, px = 12) {
  ruler ??= contextOf(document.createElement('canvas'));
  ruler.font = font(px, '600');
  return ruler.measureText(text).width;
}

/** @typedef {{ px?: number, isBold?: boolean, colour?: string, align?: CanvasTextAlign, room?: number }} Print `colour`: a token or any colour; `room`: px, a longer text is cut */

/** Print a text around the height `y`. @type {(context: CanvasRenderingContext2D, text: string, x: number, y: number, look?: Print) => void} */
export function print(context, text, x, y, { px = 12, isBold = false, colour = 'ink-2', align = 'left', room } = {}) {
  Object.assign(context, {
    font: font(px, isBold ? '600' : ''),
    textAlign: align,
    textBaseline: 'middle',
    direction: directionOf(text),
  });
  context.fillStyle = theme.colour[colour] ?? colour;
  context.fillText(room === undefined ? text : clip(context, text, room), x, y);
}

/** @typedef {CanvasRenderingContext2D} Context */

/** @typedef {[left: number, top: number, w: number, h: number]} Box px */

/** Draw 45° lines in boxes, through all of them at once, because one clip for each of 10,000 cells takes 80 ms. They lean by −1, down to the left, or by 1. @type {(context: Context, boxes: Box[], look: { gap: number, lean: number, colour: string, ground?: string }) => void} */
function slanted(context, boxes, { gap, lean, colour, ground }) {
  if (!boxes.length) return;
  const [left, top] = [0, 1].map((side) => boxes.reduce((least, box) => Math.min(least, box[side]), Infinity)),
    w = boxes.reduce((most, box) => Math.max(most, box[0] + box[2]), left) - left,
    h = boxes.reduce((most, box) => Math.max(most, box[1] + box[3]), top) - top,
    first = left - lean * top - (lean > 0 ? h : 0);
  context.save();
  context.beginPath();
  for (const box of boxes) context.rect(...box);
  context.clip();
  if (ground) context.fillStyle = ground;
  if (ground) context.fillRect(left, top, w, h);
  Object.assign(context, { strokeStyle: colour, lineWidth: 1 });
  context.beginPath();
  for (let s = Math.floor(first / gap) * gap; s <= first + w + h; s += gap) {
    context.moveTo(s + lean * top, top);
    context.lineTo(s + lean * (top + h), top + h);
  }
  context.stroke();
  context.restore();
}

/** Draw masked cells. @type {(context: Context, boxes: Box[], gap: number, colour?: string) => void} */
export const hatch = (context, boxes, gap, colour = theme.colour.hatch) =>
  slanted(context, boxes, { gap, lean: -1, colour, ground: theme.colour['hatch-bg'] });

/** Draw cells whose token the other run lacks: fainter lines that lean the other way, to differ from masked cells. @type {(context: Context, boxes: Box[]) => void} */
export const unmatched = (context, boxes) => slanted(context, boxes, { gap: 5, lean: 1, colour: theme.colour.empty });

/**
 * Return the visible part of a scrolled picture.
 * @param {Omit<GridGeometry, 'full'>} grid
 * @param {{ scrollLeft: number, scrollTop: number }} scroller
 * @returns {InSight}
 */
export function visible(grid, scroller) {
  const { scrollLeft: left, scrollTop: top } = scroller;
  /** @type {(offset: number, size: number, room: number, count: number) => [number, number]} */
  const span = (offset, size, room, count) => [
    Math.max(0, Math.floor(offset / size)),
    Math.min(count, Math.ceil((offset + room) / size)),
  ];
  return {
    left,
    top,
    columns: span(left, grid.cw, grid.width - grid.gutter, grid.k),
    rows: span(top, grid.ch, grid.height - grid.top, grid.n),
  };
}

/** Draw a frame around a selected cell (orange) or the cell under the pointer (ink), with a halo of paper that keeps it visible on any cell. @type {(context: Context, left: number, top: number, w: number, h: number, colour?: string, width?: number) => void} */
export function frame(context, left, top, w, h, colour = theme.colour.accent, width = 2) {
  context.strokeStyle = theme.colour.paper;
  context.lineWidth = width + 2;
  context.strokeRect(left, top, w, h);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(left, top, w, h);
}

/** Draw a dot for a cell that is not written yet or is left out. @type {(context: Context, x: number, y: number) => void} */
export function dot(context, x, y) {
  context.fillStyle = theme.colour.empty;
  context.fillRect(x - 0.75, y - 0.75, 1.5, 1.5);
}

/** Return the text, cut with an ellipsis if it is wider than `width`. @type {(context: Context, text: string, width: number) => string} */
export function clip(context, text, width) {
  if (context.measureText(text).width <= width) return text;
  let letters = [...text];
  while (letters.length > 1 && context.measureText(letters.join('') + '…').width > width)
    letters = letters.slice(0, -1);
  return letters.join('') + '…';
}

/**
 * Draw the labels of columns from the edge `left` on: flat if all fit, else tilted by 45°, or by 67° over narrow columns.
 * @param {CanvasRenderingContext2D} context @param {string[]} tokens
 * @param {{ left: number, bottom: number, width: number, hot: number }} place `width` of a column, and the one whose label stands out
 */
export function columnLabels(context, tokens, { left, bottom, width, hot }) {
  context.font = font(12);
  const isFlat = tokens.every((token) => context.measureText(format.label(token)).width <= width - 4),
    angle = isFlat ? 0 : Math.PI * (width < 18 ? 0.37 : 0.25),
    clipped = (/** @type {string} */ name) => clip(context, name, isFlat ? width : TILTED);
  tokens.forEach((token, j) =>
    columnLabel(context, token, clipped, { x: left + (j + 0.5) * width, bottom, angle, isHot: j === hot }),
  );
}

/**
 * Draw the label of one column: flat, or turned by `angle`; bold and orange if it is chosen.
 * @param {CanvasRenderingContext2D} context
 * @param {string} token
 * @param {(name: string) => string} clipped cuts the name to its room
 * @param {{ x: number, bottom: number, angle: number, isHot: boolean }} place `x`: the middle of the column
 */
export function columnLabel(context, token, clipped, { x, bottom, angle, isHot }) {
  context.font = font(12, isHot ? '600' : '');
  context.fillStyle = theme.colour[isHot ? 'accent' : format.isSpecial(token) ? 'ink-2' : 'ink'];
  context.save();
  context.translate(x + (angle ? 2 : 0), bottom - (angle ? 6 : 7));
  context.rotate(-angle);
  context.textAlign = angle ? 'left' : 'center';
  context.textBaseline = angle ? 'middle' : 'alphabetic';
  context.fillText(clipped(format.label(token)), 0, 0);
  context.restore();
}
