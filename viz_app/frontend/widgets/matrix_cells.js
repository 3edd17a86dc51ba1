/* Draw the cells of a matrix: weights or signed numbers, masked, absent, unwritten and edited cells, and their frames.
 */
import * as codec from '../state/codec.js';
import * as format from '../state/format.js';
import { UNMATCHED } from '../state/difference.js';
import { theme } from '../state/theme.js';
import * as draw from './canvas.js';
import { ABSENT, MASKED, isBroken } from './cells.js';

const NUMBERED = 20, // px: narrower cells carry no number
  LARGE = 40,
  LEAST = 5; // per cent

/** @import { Geometry, MatrixSpec, Seen } from './matrix.js' */
/** @typedef {{ x: number, y: number, at: number, i: number, j: number, whole?: number }} Cell `whole`: its per cent */

/** @typedef {Record<'hatch' | 'accent' | 'unmatched', draw.Box[]>} Hatched the boxes of hatched cells, drawn after all others */
/** @typedef {(context: CanvasRenderingContext2D, g: Geometry, spec: MatrixSpec, cell: Cell, hatched: Hatched) => boolean | void} Painter */

/** Add a masked cell. The hatching goes over the gap to a masked neighbour, so that the lines continue. @type {(g: Geometry, spec: MatrixSpec, cell: Cell, hatched: Hatched) => void} */
function addMasked(g, { cells, written }, { x, y, at, i, j }, hatched) {
  const { allowed, edited } = cells,
    alike = (/** @type {number} */ other) => allowed[other] === MASKED && edited?.[other] === edited?.[at];
  const width = j + 1 < g.k && alike(at + 1) ? g.cw : g.cw - g.gap,
    height = i + 1 < Math.min(g.n, written) && alike(at + g.k) ? g.ch : g.ch - g.gap;
  const boxes = hatched[edited?.[at] ? 'accent' : 'hatch'],
    before = boxes[boxes.length - 1];
  if (before && before[0] + before[2] === x && before[1] === y && before[3] === height) before[2] += width;
  else boxes.push([x, y, width, height]);
}

/** @param {MatrixSpec} spec @param {Cell} cell */
function textOf({ cells }, { at, whole = 0 }) {
  if (cells.text) return cells.text(cells.values[at]);
  return whole < LEAST ? '' : format.wholePercent(whole, codec.weight(cells.values[at])).replace(/\D+$/, '');
}

/** Draw a cell that has no number. Return false if the cell has one. @type {Painter} */
function paintEmpty(context, g, spec, cell, hatched) {
  const { x, y, at, i } = cell,
    state = spec.cells.allowed[at];
  if (i >= spec.written || state === ABSENT) draw.dot(context, x + (g.cw - g.gap) / 2, y + (g.ch - g.gap) / 2);
  else if (state === UNMATCHED) hatched.unmatched.push([x, y, g.cw, g.ch]);
  else if (state === MASKED) addMasked(g, spec, cell, hatched);
  else return false;
  return true;
}

/** @type {Painter} */
function paintCell(context, g, spec, cell, hatched) {
  const { cells, numbers } = spec,
    { x, y, at } = cell,
    [w, h] = [g.cw - g.gap, g.ch - g.gap];
  if (paintEmpty(context, g, spec, cell, hatched)) return;
  const value = cells.values[at],
    tone = cells.tone(value),
    ramp = theme[cells.ramp];
  context.fillStyle = tone < 0 ? theme.colour['accent-wash'] : ramp.css[tone];
  context.fillRect(x, y, tone < 0 ? g.cw : w, h);
  if (cells.edited?.[at]) {
    context.strokeStyle = theme.colour.accent;
    context.lineWidth = 2;
    context.strokeRect(x + 1, y + 1, w - 2, h - 2);
  }
  const text = numbers && tone >= 0 && g.cw >= NUMBERED ? textOf(spec, cell) : '';
  if (!text) return;
  context.fillStyle = ramp.ink[tone];
  context.font = draw.font(g.cw > LARGE ? 12 : 11);
  context.fillText(text, x + w / 2, y + h / 2 + 0.5);
}

/** @param {CanvasRenderingContext2D} context @param {Geometry} g @param {Seen} seen @param {MatrixSpec} spec */
function brokenRows(context, g, { rows: [from, to] }, { cells, written }) {
  context.font = draw.font(11, '600');
  context.fillStyle = theme.colour.bad;
  for (let i = from; i < Math.min(to, written); i++)
    if (isBroken(cells, i, g.k)) context.fillText('NaN', g.gutter + (g.k * g.cw) / 2, g.top + (i + 0.5) * g.ch);
}

/** Draw the chosen row in orange, and the row, column and cell under the pointer in ink. */
function pointers(
  /** @type {CanvasRenderingContext2D} */ context,
  /** @type {Geometry} */ g,
  /** @type {MatrixSpec} */ { row, pointed, written },
) {
  const rows = Math.min(g.n, written),
    top = (/** @type {number} */ i) => g.top + i * g.ch,
    left = (/** @type {number} */ j) => g.gutter + j * g.cw;
  if (row >= 0 && row < g.n) draw.frame(context, g.gutter - 1, top(row) - 1, g.k * g.cw + 1, g.ch + 1);
  if (!pointed || pointed.i >= rows || pointed.j >= g.k) return;
  const { i, j } = pointed;
  context.strokeStyle = theme.colour.ink;
  context.lineWidth = 1;
  if (j >= 0) context.strokeRect(left(j) - 0.5, g.top - 0.5, g.cw, rows * g.ch);
  if (i >= 0 && i !== row) context.strokeRect(g.gutter - 0.5, top(i) - 0.5, g.k * g.cw, g.ch);
  if (i >= 0 && j >= 0) draw.frame(context, left(j) - 1, top(i) - 1, g.cw + 1, g.ch + 1, theme.colour.ink);
}

/** @param {CanvasRenderingContext2D} context @param {Geometry} g @param {Seen} seen @param {MatrixSpec} spec */
export function paintCells(context, g, seen, spec) {
  context.save();
  context.beginPath();
  context.rect(Math.max(0, g.gutter - 3), g.top - 3, g.width, g.height - g.top + 3);
  context.clip();
  context.translate(-seen.left, -seen.top);
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle' });
  /** @type {Hatched} */
  const hatched = { hatch: [], accent: [], unmatched: [] };
  for (let i = seen.rows[0]; i < seen.rows[1]; i++) {
    const y = g.top + i * g.ch,
      isShare = spec.numbers && g.cw >= NUMBERED && !spec.cells.text,
      shares = isShare ? codec.percentsOfRow(spec.cells.values, i, g.k) : [];
    for (let j = seen.columns[0]; j < seen.columns[1]; j++)
      paintCell(context, g, spec, { x: g.gutter + j * g.cw, y, at: i * g.k + j, i, j, whole: shares[j] }, hatched);
  }
  const gap = g.cw < 20 ? 5 : 6;
  draw.hatch(context, hatched.hatch, gap);
  draw.hatch(context, hatched.accent, gap, theme.colour.accent);
  draw.unmatched(context, hatched.unmatched);
  brokenRows(context, g, seen, spec);
  pointers(context, g, spec);
  context.restore();
}
