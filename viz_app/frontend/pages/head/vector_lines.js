/* Lines that draw vectors: one over the whole width, one under each key, or one for each head. A cell is one number. */
/** @import { Columns, LinePainter, Row } from './types' */
/** @import { Numbers } from '../../types' */
import * as draw from '../../widgets/canvas.js';
import * as signed from '../../widgets/signed.js';

/** The numbers of each part; null if the row may not look at it. @typedef {(Numbers | null)[]} Parts */
/** Returns the position of each part. @typedef {(row: Row, columns: Columns) => { left: number, width: number }[]} Spread */
/** @typedef {(context: CanvasRenderingContext2D, values: Numbers, left: number, top: number, width: number, height: number, max: number, gap: number) => void} Look */
/**
 * @typedef {object} VectorSpec
 * @property {'strip' | 'bars'} look
 * @property {number} height
 * @property {string} name
 * @property {Spread} spread
 * @property {(row: Row) => Parts} parts
 * @property {(row: Row) => number} max
 * @property {(row: Row) => number} [chosen]
 * @property {boolean} [perKey]
 */

const GAP = 5; // px between two heads
/** @type {{ strip: Look, bars: Look }} */
const LOOKS = { strip: signed.strip, bars: signed.bars };

/** @type {Spread} */
const whole = (_, columns) => [{ left: 0, width: columns.width }];
/** @type {Spread} */
const underKeys = (row, { pitch }) =>
  Array.from({ length: row.n }, (_, j) => ({ left: j * pitch + 3, width: pitch - 6 }));
/** @type {Spread} */
const byHead = ({ layer }, columns) => {
  const width = (columns.width - (layer.heads - 1) * GAP) / layer.heads;
  return Array.from({ length: layer.heads }, (_, h) => ({ left: h * (width + GAP), width }));
};

/** @type {(vector: (row: Row, j: number) => Numbers | null) => (row: Row) => Parts} */
const eachKey = (vector) => (row) => Array.from({ length: row.n }, (_, j) => vector(row, j));
/** @type {(row: Row) => Parts} */
const eachHead = ({ layer: { heads, dHead }, joined }) =>
  Array.from({ length: heads }, (_, h) => joined.subarray(h * dHead, (h + 1) * dHead));
/** @type {(row: Row, j: number) => Float32Array | null} */
const mixed = (row, j) => (row.open[j] ? row.value(j).map((value) => value * row.weights[j]) : null);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Numbers | null} values
 * @param {{ look: 'strip' | 'bars', left: number, width: number, height: number, max: number }} how
 */
function drawPart(context, values, { look, left, width, height, max }) {
  if (values === null) {
    draw.hatch(context, left, 3, width, height - 6);
    return;
  }
  LOOKS[look](context, values, left, 1, width, height - 2, max, width / values.length > 4 ? 1 : 0);
}

/** Draw a frame around a part. The first part has no room at its left. @type {(context: CanvasRenderingContext2D, box: { left: number, width: number }, height: number) => void} */
function frame(context, { left, width }, height) {
  const start = Math.max(1, left - 1);
  draw.frame(context, start, 1, left + width + 1 - start, height - 2);
}

/** Return the number of cells of each part. A masked part is one cell. @param {Parts} parts */
const sizes = (parts) => parts.map((values) => values?.length ?? 1);

/** @param {VectorSpec} spec @returns {LinePainter} */
function vectorLine({ look, height, spread, parts, max, chosen, perKey = false, name }) {
  /** @type {LinePainter['place']} */
  function place(row, i) {
    let rest = i;
    for (const [part, size] of sizes(parts(row)).entries()) {
      if (rest < size) return { part, place: rest };
      rest -= size;
    }
    return null;
  }
  return {
    height,
    name,
    perKey,
    place,
    count: (row) => sizes(parts(row)).reduce((all, size) => all + size, 0),
    draw(context, row, columns, { right }) {
      const boxes = spread(row, columns),
        how = { look, height, max: max(row) };
      parts(row).forEach((values, k) => drawPart(context, values, { ...how, ...boxes[k] }));
      const mark = chosen?.(row);
      if (mark !== undefined) frame(context, boxes[mark], height);
      signed.print(context, signed.scale(how.max), right, height / 2);
    },
    box(row, columns, i) {
      const at = place(row, i);
      if (!at) return null;
      const { left, width } = spread(row, columns)[at.part],
        each = width / sizes(parts(row))[at.part];
      return { left: left + at.place * each, width: each, top: 1, height: height - 2 };
    },
    find(row, columns, x) {
      const counts = sizes(parts(row));
      let before = 0;
      for (const [part, { left, width }] of spread(row, columns).entries()) {
        const size = counts[part];
        if (x >= left - GAP / 2 && x < left + width + GAP / 2)
          return before + Math.max(0, Math.min(size - 1, Math.floor(((x - left) / width) * size)));
        before += size;
      }
      return null;
    },
  };
}

/** @type {(row: Row) => number} */
const whoseMixed = (row) =>
  Math.max(...Array.from({ length: row.n }, (_, j) => (row.open[j] ? signed.peak(row.value(j)) * row.weights[j] : 0)));
/** @type {(name: string, values: (row: Row) => Float32Array | null, height?: number) => LinePainter} */
const strip = (name, values, height = 20) =>
  vectorLine({
    look: 'strip',
    height,
    name,
    spread: whole,
    parts: (row) => [values(row)],
    max: (row) => signed.peak(values(row) ?? []),
  });

/** @type {Record<string, LinePainter>} */
export const vectorLines = {
  embedding: strip('embedding', (row) => row.embedding),
  position: strip('position', (row) => row.position),
  before: strip('residual stream', (row) => row.before),
  x: strip('x', (row) => row.x, 22),
  query: vectorLine({
    look: 'bars',
    height: 36,
    name: 'query',
    spread: whole,
    parts: (row) => [row.query],
    max: (row) => signed.peak(row.query),
  }),
  key: vectorLine({
    look: 'bars',
    height: 32,
    name: 'keys',
    perKey: true,
    spread: underKeys,
    parts: eachKey((row, j) => row.key(j)),
    max: (row) => signed.peak(row.keys),
  }),
  value: vectorLine({
    look: 'bars',
    height: 32,
    name: 'values',
    perKey: true,
    spread: underKeys,
    parts: eachKey((row, j) => row.value(j)),
    max: (row) => signed.peak(row.values),
  }),
  mixed: vectorLine({
    look: 'bars',
    height: 32,
    name: 'weighted values',
    perKey: true,
    spread: underKeys,
    parts: eachKey(mixed),
    max: whoseMixed,
  }),
  output: vectorLine({
    look: 'bars',
    height: 36,
    name: 'output of the head',
    spread: whole,
    parts: (row) => [row.output],
    max: (row) => signed.peak(row.output),
  }),
  joined: vectorLine({
    look: 'strip',
    height: 24,
    name: 'all heads side by side',
    spread: byHead,
    parts: eachHead,
    max: (row) => signed.peak(row.joined),
    chosen: (row) => row.head,
  }),
  update: strip('update', (row) => row.update, 22),
};
