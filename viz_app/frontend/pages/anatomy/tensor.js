/* A tensor as a picture with a sentence for each number, or as a table. Rows are tokens; columns are keys or
   dimensions. */
/** @import { Cursor, Designs, Tensor, TensorAnswer } from './types' */
import * as arrays from '../../state/arrays.js';
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';

import * as signed from '../../widgets/signed.js';
import { table as tableWith } from '../../widgets/table.js';

const TOKENS_BOTH = ['scores', 'scaled', 'mask', 'masked', 'weights'];
const LABELS = 84,
  GAP = 14,
  TALLEST = 168,
  TABLE_COLUMNS = 12;
/** @type {(value: number, least: number, most: number) => number} */
export const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/**
 * Return an answer of the server as a stack of matrices with the tokens of its rows and columns.
 * @param {TensorAnswer} answer
 * @param {Designs} data
 * @returns {Tensor}
 */
function readTensor(answer, data) {
  const { shape, data: numbers } = arrays.unpack(answer.array),
    [columns, rows, blocks] = [shape.at(-1) ?? 1, shape.at(-2) ?? 1, shape.at(-3) ?? 1];
  const part = answer.name.slice(answer.name.lastIndexOf('.') + 1),
    cross = answer.name.includes('.cross.'),
    decoder = answer.name.startsWith('decoder') || (answer.name === 'logits' && shape.length > 1);
  const own = decoder ? data.target : data.source,
    keys = cross ? data.source : own;
  const rowTokens = shape.length < 2 ? null : cross && ['key', 'value'].includes(part) ? data.source : own;
  /** @type {(block: number, row: number, column: number) => number} */
  const at = (block, row, column) => numbers[(block * rows + row) * columns + column];
  return {
    ...answer,
    part,
    columns,
    rows,
    blocks,
    at,
    rowTokens,
    columnTokens: TOKENS_BOTH.includes(part) ? keys : null,
    peak: signed.peak(numbers.filter(Number.isFinite)),
    masked: numbers.some((value) => value === -Infinity || (part === 'mask' && !value)),
  };
}

/** @type {(tensor: Tensor, value: number) => boolean} */
const isMasked = (tensor, value) => value === -Infinity || (tensor.kind === 'mask' && value === 0);

/**
 * Return one matrix as an image, one pixel a number. Masked cells stay transparent.
 * @param {Tensor} tensor
 * @param {number} block
 */
function bitmap(tensor, block) {
  const image = new ImageData(tensor.columns, tensor.rows),
    ramp = tensor.kind === 'signed' ? theme.signed : theme.share;
  for (let i = 0; i < tensor.rows * tensor.columns; i++) {
    const value = tensor.at(block, 0, i);
    if (isMasked(tensor, value)) continue;
    const level =
      tensor.kind === 'signed'
        ? theme.shareIndex((tensor.peak ? value / tensor.peak : 0) / 2 + 0.5)
        : theme.shareIndex(tensor.kind === 'mask' ? 0.3 : value);
    image.data.set(ramp.bytes.subarray(level * 4, level * 4 + 4), i * 4);
  }
  const surface = document.createElement('canvas');
  Object.assign(surface, { width: tensor.columns, height: tensor.rows });
  draw.contextOf(surface).putImageData(image, 0, 0);
  return surface;
}

/** Return the positions of a tensor's blocks on a canvas of this width. @param {Tensor} tensor @param {number} width */
function layoutOf(tensor, width) {
  const labels = tensor.blocks > 1 || !tensor.rowTokens ? 0 : LABELS,
    perRow = tensor.blocks > 1 ? Math.min(tensor.blocks, width < 500 ? 4 : 8) : 1;
  const w = (width - labels - (perRow - 1) * GAP) / perRow,
    bands = Math.ceil(tensor.blocks / perRow),
    room = TALLEST / bands - (tensor.blocks > 1 ? 16 : 0);
  const square = tensor.columnTokens && tensor.blocks > 1;
  const h = square
    ? Math.min((w * tensor.rows) / tensor.columns, Math.max(room, tensor.rows * 2))
    : tensor.rows * clamp(Math.floor(room / tensor.rows), 2, 15);
  const name = tensor.blocks > 1 ? 16 : 0;
  const boxes = Array.from({ length: tensor.blocks }, (_, b) => ({
    left: Math.round(labels + (b % perRow) * (w + GAP)),
    top: Math.round(Math.floor(b / perRow) * (h + name + 6) + name),
    w: Math.round(square ? Math.min(w, (h * tensor.columns) / tensor.rows) : w),
    h: Math.round(h),
  }));
  return { boxes, labels, height: Math.ceil(bands * (h + name + 6)) };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Tensor} tensor
 * @param {{ left: number, top: number, h: number }} box
 */
function drawRowLabels(context, tensor, { left, top, h }) {
  const each = h / tensor.rows,
    step = Math.ceil(11 / each);
  for (let i = 0; i < tensor.rows; i += step) {
    const name = format.label(tensor.rowTokens?.[i] ?? '');
    draw.print(context, name, left - 8, top + (i + 0.5) * each, { align: 'right', room: LABELS - 12 });
  }
}

/** @param {HTMLCanvasElement} canvas @param {Tensor} tensor @param {number} width @param {Cursor | null} cursor */
function drawTensor(canvas, tensor, width, cursor) {
  const { boxes, labels, height } = layoutOf(tensor, width),
    context = draw.fit(canvas, width, height);
  boxes.forEach((box, b) => {
    if (tensor.masked) draw.hatch(context, box.left, box.top, box.w, box.h, 4);
    context.imageSmoothingEnabled = false;
    context.drawImage(bitmap(tensor, b), box.left, box.top, box.w, box.h);
    if (tensor.blocks < 2) return;
    draw.print(context, `head ${b + 1}`, box.left, box.top - 8, { px: 11 });
  });
  if (labels) drawRowLabels(context, tensor, boxes[0]);
  if (!cursor) return;
  const box = boxes[cursor.block],
    [w, h] = [box.w / tensor.columns, box.h / tensor.rows];
  const [x, y] = [box.left + cursor.column * w - 1, box.top + cursor.row * h - 1];
  draw.frame(context, x, y, Math.max(3, w + 1), Math.max(3, h + 1), theme.colour.ink);
}

/** @param {Tensor} tensor @param {number} width @param {number} x @param {number} y @returns {Cursor | null} */
function find(tensor, width, x, y) {
  const { boxes } = layoutOf(tensor, width),
    block = boxes.findIndex((box) => x >= box.left && x < box.left + box.w && y >= box.top && y < box.top + box.h);
  if (block < 0) return null;
  const box = boxes[block];
  return {
    block,
    row: Math.floor(((y - box.top) / box.h) * tensor.rows),
    column: Math.floor(((x - box.left) / box.w) * tensor.columns),
  };
}

/** @type {(tensor: Tensor, value: number) => string} */
const printed = (tensor, value) =>
  tensor.kind === 'signed'
    ? format.signed(value, 3)
    : tensor.kind === 'mask'
      ? value
        ? 'may look'
        : 'may not look'
      : format.number(value, 3);
/** @param {Tensor} tensor @param {Cursor} cursor */
function sentence(tensor, { block, row, column }) {
  const value = tensor.at(block, row, column),
    who = tensor.rowTokens ? format.quoted(tensor.rowTokens[row]) : '';
  const where = tensor.columnTokens ? `→ ${format.quoted(tensor.columnTokens[column])}` : `number ${column + 1}`;
  return `${[tensor.blocks > 1 ? `head ${block + 1}` : '', `${who} ${where}`.trim()].filter(Boolean).join(', ')}\n${value === -Infinity ? 'masked' : printed(tensor, value)}`;
}

/** @param {Tensor} tensor @param {number} block */
function table(tensor, block) {
  const width = tensor.shape.at(-1) ?? 0,
    count = Math.min(tensor.columns, tensor.columnTokens ? tensor.columns : TABLE_COLUMNS),
    columns = Array.from({ length: count }, (_, j) => j);
  const text = (/** @type {number} */ value) => (value === -Infinity ? '−∞' : printed(tensor, value));
  return tableWith({
    caption: `${tensor.blocks > 1 ? `Head ${block + 1}. ` : ''}${count < width ? `The first ${count} of ${format.thousands(width)} numbers of each row.` : ''}`,
    columns: ['', ...columns.map((j) => (tensor.columnTokens ? format.label(tensor.columnTokens[j]) : String(j + 1)))],
    rows: Array.from({ length: tensor.rows }, (_, i) => ({
      name: format.label(tensor.rowTokens?.[i] ?? ''),
      cells: columns.map((j) => text(tensor.at(block, i, j))),
    })),
    isCaptioned: true,
  });
}

/** @param {Tensor} tensor */
function summary(tensor) {
  if (tensor.kind === 'mask') return '';
  const cut =
    tensor.columns < (tensor.shape.at(-1) ?? 0)
      ? `; the first ${tensor.columns} of ${format.thousands(tensor.shape.at(-1) ?? 0)} columns are drawn`
      : '';
  const scale = tensor.kind === 'signed' ? `, colours ${signed.scale(tensor.peak)}` : '';
  return `mean ${format.number(tensor.mean, 3)}, spread ${format.number(tensor.spread, 3)}, ${format.number(tensor.least)} to ${format.number(tensor.most)}${scale}${cut}`;
}

export const tensors = { read: readTensor, draw: drawTensor, find, sentence, table, summary };
