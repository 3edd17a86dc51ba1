/* Lines that draw vectors: one over the whole width, one under each key, or one a head. A cell is one number. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as signed from '../../widgets/signed.js';

/** @import { Columns, LinePainter, Row } from './types' */
/** @import { Numbers } from '../../types' */
/** @typedef {{ left: number, width: number, values: Numbers | null }} VectorPart null where the row may not look */
/** @typedef {(context: CanvasRenderingContext2D, values: Numbers, left: number, top: number, width: number, height: number, max: number, gap: number) => void} Look */
/**
 * @typedef {object} VectorSpec
 * @property {'strip' | 'bars'} look
 * @property {number} height
 * @property {string} name
 * @property {(r: Row, g: Columns) => VectorPart[]} parts
 * @property {(r: Row) => number} max
 * @property {(r: Row, g: Columns, progress: number) => VectorPart[]} [playing]
 * @property {(r: Row) => number} [chosen]
 * @property {boolean} [perKey]
 */

const GAP = 5; // between the heads laid side by side
/** @type {{ strip: Look, bars: Look }} */
const LOOKS = { strip: signed.strip, bars: signed.bars };

/** @type {(values: (r: Row) => Numbers | null) => (r: Row, g: Columns) => VectorPart[]} */
const whole = (values) => (r, g) => [{ left: 0, width: g.width, values: values(r) }];
/** @type {(values: (r: Row, j: number) => Numbers | null) => (r: Row, g: Columns) => VectorPart[]} */
const underKeys = (values) => (r, g) =>
  Array.from({ length: r.n }, (_, j) => ({ left: j * g.cw + 3, width: g.cw - 6, values: values(r, j) }));
/** @type {(r: Row, g: Columns) => VectorPart[]} */
const byHead = (r, g) => {
  const { heads, dHead } = r.layer,
    width = (g.width - (heads - 1) * GAP) / heads;
  return Array.from({ length: heads }, (_, h) => ({
    left: h * (width + GAP),
    width,
    values: r.joined.subarray(h * dHead, (h + 1) * dHead),
  }));
};
/** @type {(r: Row, j: number) => Float32Array | null} */
const mixed = (r, j) => (r.open[j] ? r.value(j).map((value) => value * r.weights[j]) : null);

/**
 * How much of part `k` of `count` shows while the line is being played; 1 when it stands still.
 * @type {(progress: number, k: number, count: number) => number}
 */
export const grown = (progress, k, count) => Math.max(0, Math.min(1, progress * count - k));

/**
 * @param {CanvasRenderingContext2D} context
 * @param {'strip' | 'bars'} look
 * @param {number} height
 * @param {VectorPart} part
 * @param {number} max
 * @param {number} share
 */
function drawPart(context, look, height, part, max, share) {
  if (share <= 0) return;
  if (part.values === null) {
    draw.hatch(context, part.left, 3, part.width, height - 6);
    return;
  }
  context.save();
  context.beginPath();
  context.rect(part.left, 0, part.width * share, height);
  context.clip();
  LOOKS[look](
    context,
    part.values,
    part.left,
    1,
    part.width,
    height - 2,
    max,
    part.width / part.values.length > 4 ? 1 : 0,
  );
  context.restore();
}

/**
 * @param {VectorSpec} spec
 * @returns {LinePainter}
 */
function vectorLine({ look, height, parts, max, playing, chosen, perKey = false, name }) {
  /** @type {(r: Row, g: Columns) => (VectorPart & { size: number })[]} */
  const sized = (r, g) => parts(r, g).map((part) => ({ ...part, size: part.values?.length ?? 1 }));
  return {
    height,
    name,
    perKey,
    count: (r, g) => sized(r, g).reduce((all, part) => all + part.size, 0),
    draw(context, r, g, { progress, right }) {
      const all = playing && progress < 1 ? playing(r, g, progress) : parts(r, g),
        most = max(r);
      all.forEach((part, k) =>
        drawPart(context, look, height, part, most, playing ? 1 : grown(progress, k, all.length)),
      );
      const mark = chosen?.(r);
      if (mark !== undefined) draw.frame(context, all[mark].left - 1, 1, all[mark].width + 2, height - 2);
      signed.print(context, signed.scale(most), right, height / 2);
    },
    /** Cell `i` as a box: its part and its place in it. */
    box(r, g, i) {
      let rest = i;
      for (const [part, { left, width, size }] of sized(r, g).entries()) {
        if (rest < size)
          return {
            part,
            place: rest,
            left: left + (rest * width) / size,
            width: width / size,
            top: 1,
            height: height - 2,
          };
        rest -= size;
      }
      return null;
    },
    find(r, g, x) {
      let before = 0;
      for (const { left, width, size } of sized(r, g)) {
        if (x >= left - GAP / 2 && x < left + width + GAP / 2)
          return before + Math.max(0, Math.min(size - 1, Math.floor(((x - left) / width) * size)));
        before += size;
      }
      return null;
    },
  };
}

/**
 * The sum of the value vectors that have arrived so far.
 * @param {Row} r
 * @param {Columns} g
 * @param {number} progress
 * @returns {VectorPart[]}
 */
function partialOutput(r, g, progress) {
  const sum = new Float32Array(r.layer.dHead);
  for (let j = 0; j < r.n; j++) {
    const part = grown(progress, j, r.n);
    if (r.open[j])
      r.value(j).forEach((value, c) => {
        sum[c] += part * r.weights[j] * value;
      });
  }
  return [{ left: 0, width: g.width, values: sum }];
}

/** @type {LinePainter} */
const oneHot = {
  height: 18,
  name: 'one-hot row',
  perKey: false,
  count: () => 1,
  draw(context, r, g, { right }) {
    const { vocabulary, ids } = r.layer,
      x = (ids[r.i] / vocabulary) * g.width;
    context.fillStyle = theme.colour.s0;
    context.fillRect(0, 7, g.width, 5);
    context.fillStyle = theme.colour.ink;
    context.fillRect(Math.min(g.width - 2, Math.max(0, x - 1)), 2, 2, 15);
    signed.print(context, `of ${words.thousands(vocabulary)}`, right, 9);
  },
  box: (r, g) => ({
    part: 0,
    place: 0,
    left: (r.layer.ids[r.i] / r.layer.vocabulary) * g.width - 3,
    width: 6,
    top: 1,
    height: 16,
  }),
  find: () => 0,
};

/** @type {(r: Row) => number} */
const whoseMixed = (r) =>
  Math.max(...Array.from({ length: r.n }, (_, j) => (r.open[j] ? signed.peak(r.value(j)) * r.weights[j] : 0)));
/** @type {(name: string, values: (r: Row) => Float32Array | null, height?: number) => LinePainter} */
const strip = (name, values, height = 20) =>
  vectorLine({ look: 'strip', height, name, parts: whole(values), max: (r) => signed.peak(values(r) ?? []) });

/** @type {Record<string, LinePainter>} */
export const vectorLines = {
  onehot: oneHot,
  embedding: strip('embedding', (r) => r.embedding),
  position: strip('position', (r) => r.position),
  before: strip('residual stream', (r) => r.before),
  x: strip('x', (r) => r.x, 22),
  query: vectorLine({
    look: 'bars',
    height: 36,
    name: 'query',
    parts: whole((r) => r.query),
    max: (r) => signed.peak(r.query),
  }),
  key: vectorLine({
    look: 'bars',
    height: 32,
    name: 'keys',
    perKey: true,
    parts: underKeys((r, j) => r.key(j)),
    max: (r) => signed.peak(r.keys),
  }),
  value: vectorLine({
    look: 'bars',
    height: 32,
    name: 'values',
    perKey: true,
    parts: underKeys((r, j) => r.value(j)),
    max: (r) => signed.peak(r.values),
  }),
  mixed: vectorLine({
    look: 'bars',
    height: 32,
    name: 'weighted values',
    perKey: true,
    parts: underKeys(mixed),
    max: whoseMixed,
  }),
  output: vectorLine({
    look: 'bars',
    height: 36,
    name: 'output of the head',
    parts: whole((r) => r.output),
    max: (r) => signed.peak(r.output),
    playing: partialOutput,
  }),
  joined: vectorLine({
    look: 'strip',
    height: 24,
    name: 'all heads side by side',
    parts: byHead,
    max: (r) => signed.peak(r.joined),
    chosen: (r) => r.head,
  }),
  update: strip('update', (r) => r.update, 22),
};
