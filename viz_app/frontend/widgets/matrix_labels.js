/* The names of a matrix's rows and columns: their size and their drawing. The room follows the longest name. A name
   above the limit is cut with …, and its tooltip has all of it. */
import * as format from '../state/format.js';
import { say } from '../state/say.js';
import { theme } from '../state/theme.js';
import * as draw from './canvas.js';
import { ABSENT } from './cells.js';

const PX = 12,
  LONGEST = 84, // px of a column's name
  SHORTEST = 20, // px: a name with less room at the edge is left out until it is scrolled into sight
  HALF = 7; // px: half a line
const STEEP = 18; // px: narrower columns carry steeper names
const APART = { rows: 11, columns: 11.5 }; // px: least distance of two names, across their lines
const BETWEEN = 8; // px: least room from one level name to the next
const ARROW = 8; // px on both sides of the arrow between two tokens
const BESIDE = ' | '; // between two tokens of different runs, see state/difference.js
/** The headings above two columns of tokens. */
const HEADED = [[say('widgets-after-token')], [say('widgets-predicts')]];

/** @import { Geometry, MatrixSpec, Seen } from './matrix.js' */

const known = /** @type {WeakMap<string[], Float64Array>} */ (new WeakMap());

/** Return the width of each token's name in bold. @param {string[]} tokens */
function widthsOf(tokens) {
  const before = known.get(tokens);
  if (before) return before;
  const widths = Float64Array.from(tokens, (token) => draw.textWidth(format.label(token), PX));
  known.set(tokens, widths);
  return widths;
}

/**
 * Return true if names fit flat above columns of this width: apart from each other, and the first above its column.
 * @param {Float64Array} widths @param {number} width
 */
const areLevel = (widths, width) =>
  widths.every((one, j) => (one + (widths[j + 1] ?? 0)) / 2 <= width - BETWEEN) && widths[0] <= width;

/**
 * Return the angle of the column names, the room above the columns, and the room after the last column.
 * @param {string[]} keys
 * @param {number} width
 */
export function columnSpace(keys, width) {
  const widths = widthsOf(keys);
  if (areLevel(widths, width))
    return { angle: 0, top: 24, tail: Math.max(2, Math.ceil((widths[widths.length - 1] - width) / 2)) };
  const angle = Math.PI * (width < STEEP ? 0.37 : 0.25),
    [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  let longest = 0,
    end = 0;
  widths.forEach((one, j) => {
    const length = Math.min(one, LONGEST);
    longest = Math.max(longest, length);
    end = Math.max(end, (j + 0.5) * width + 2 + length * cos + HALF * sin);
  });
  const tail = Math.max(2, Math.ceil(end - keys.length * width));
  return { angle, top: Math.ceil(8 + longest * sin + HALF * cos), tail };
}

/**
 * Return the largest column width from `least` to `most` px with which a matrix and its tilted names fit into `room`.
 * @param {string[]} keys
 * @param {number} room
 * @param {readonly [number, number]} range
 */
export function fitColumns(keys, room, [least, most]) {
  let width = Math.max(least, Math.min(most, Math.floor(room / keys.length)));
  while (width > least && keys.length * width + columnSpace(keys, width).tail > room) width -= 1;
  return width;
}

/**
 * Return the width of the row names, and the position of the arrow between two tokens.
 * @param {string[]} queries
 * @param {string[] | null} writes
 * @param {number} room of the whole matrix
 */
export function rowSpace(queries, writes, room) {
  const most = Math.max(54, Math.min(110, Math.floor(room * (writes ? 0.17 : 0.25))));
  const need = (/** @type {string[]} */ tokens) => Math.ceil(Math.min(most, Math.max(...widthsOf(tokens))));
  if (!writes) return { gutter: need(queries) + 12, middle: 0 };
  const middle = 2 + Math.max(widthsOf(HEADED[0])[0], need(queries)) + ARROW;
  return { gutter: middle + ARROW + Math.max(widthsOf(HEADED[1])[0], need(writes)) + 6, middle };
}

/**
 * Return the names from `from` to `to` that fit beside each other. Names too close to the chosen one are left out.
 * @param {readonly [number, number]} span
 * @param {number} size of a cell
 * @param {number} apart
 * @param {number} [chosen]
 */
function roomy([from, to], size, apart, chosen = -1) {
  const step = Math.max(1, Math.ceil(apart / size)),
    every = Array.from({ length: to - from }, (_, i) => from + i),
    isSeen = chosen >= from && chosen < to;
  return every.filter((i) => i === chosen || (i % step === 0 && !(isSeen && Math.abs(i - chosen) < step)));
}

/** Return a name cut to fit. In a name of two tokens both are cut, so that neither is lost. @param {CanvasRenderingContext2D} context @param {string} name @param {number} room */
function fitted(context, name, room) {
  const parts = name.split(BESIDE);
  if (parts.length !== 2 || context.measureText(name).width <= room) return draw.clip(context, name, room);
  const each = (room - context.measureText(BESIDE).width) / 2;
  return parts.map((part) => draw.clip(context, part, each)).join(BESIDE);
}

/** @param {CanvasRenderingContext2D} context @param {{ bold: boolean, colour: string, align: CanvasTextAlign }} look */
function style(context, { bold, colour, align }) {
  Object.assign(context, { font: draw.font(PX, bold ? '600' : ''), fillStyle: theme.colour[colour], textAlign: align });
}

/** @param {CanvasRenderingContext2D} context @param {Geometry} g @param {Seen} seen @param {MatrixSpec} spec */
export function columnLabels(context, g, seen, { keys, pointed }) {
  const [sin, cos] = [Math.sin(g.angle), Math.cos(g.angle)],
    hot = pointed?.j ?? -1;
  for (const j of roomy(seen.columns, g.angle ? g.cw * sin : Infinity, APART.columns, hot)) {
    const x = g.gutter - seen.left + (j + 0.5) * g.cw,
      ending = (g.width - x - HALF * sin) / cos,
      room = g.angle ? Math.min(LONGEST + 1, ending) : 2 * g.cw;
    if (x < g.gutter - 1 || (room < SHORTEST && keys[j].length > 1)) continue;
    const clipped = (/** @type {string} */ name) => fitted(context, name, room);
    draw.columnLabel(context, keys[j], clipped, { x, bottom: g.top, angle: g.angle, isHot: j === hot });
  }
}

/** @param {MatrixSpec} spec @param {number} i */
function rowColour({ queries, keys, cells, row, written }, i) {
  if (i === row) return 'accent';
  const isOut = queries.length === keys.length && cells.allowed[i * keys.length + i] === ABSENT;
  return isOut || i >= written || format.isSpecial(queries[i]) ? 'ink-2' : 'ink';
}

/** @param {CanvasRenderingContext2D} context @param {Geometry} g @param {MatrixSpec} spec @param {number} i @param {number} y */
function rowLabel(context, g, spec, i, y) {
  const { queries, writes, row, written, pointed } = spec,
    bold = i === row || i === pointed?.i,
    colour = rowColour(spec, i);
  if (!writes) {
    style(context, { bold, colour, align: 'right' });
    context.fillText(fitted(context, format.label(queries[i]), g.gutter - 11), g.gutter - 9, y);
    return;
  }
  if (i > written) return; // later rows are not written yet
  style(context, { bold, colour, align: 'right' });
  context.fillText(fitted(context, format.label(queries[i]), g.middle - ARROW - 1), g.middle - ARROW, y);
  style(context, { bold: false, colour: 'ink-2', align: 'center' });
  context.fillText('→', g.middle, y);
  if (writes[i] === undefined) return;
  style(context, { bold, colour, align: 'left' });
  const text = i >= written ? '…' : fitted(context, format.label(writes[i]), g.gutter - g.middle - ARROW - 5);
  context.fillText(text, g.middle + ARROW, y);
}

/** @param {CanvasRenderingContext2D} context @param {Geometry} g @param {Seen} seen @param {MatrixSpec} spec */
export function rowLabels(context, g, seen, spec) {
  context.save();
  context.textBaseline = 'middle';
  if (g.middle) {
    style(context, { bold: false, colour: 'ink-2', align: 'right' });
    context.fillText(HEADED[0][0], g.middle - ARROW, g.top - 11);
    context.textAlign = 'left';
    context.fillText(HEADED[1][0], g.middle + ARROW, g.top - 11);
  }
  context.beginPath();
  context.rect(0, g.top - 2, g.gutter - 3, g.height - g.top + 2);
  context.clip();
  const chosen = spec.pointed && spec.pointed.i >= 0 ? spec.pointed.i : spec.row;
  for (const i of roomy(seen.rows, g.ch, APART.rows, chosen))
    rowLabel(context, g, spec, i, g.top + (i + 0.5) * g.ch - seen.top);
  context.restore();
}
