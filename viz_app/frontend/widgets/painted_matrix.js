/* A matrix of tokens by tokens, drawn by hand: cells from a painter, tilted labels, its own scrolling when it is large. */
/** @import { Box, Cell, GridGeometry, InSight, PaintedMatrixSpec } from '../types' */
import { theme } from '../state/theme.js';
import * as words from '../state/words.js';
import * as draw from './canvas.js';
import { create } from './dom.js';

const LINE = 11; // least distance of two labels that lie flat
const SLOPE = 11; // and of two tilted ones
export const SLANT = 18; // room for the last tilted label
const BAR = 14; // room for a scroll bar

/**
 * @param {PaintedMatrixSpec} spec
 * @returns {GridGeometry}
 */
function geometryOf(spec) {
  const [n, k] = [spec.queries.length, spec.keys.length];
  const { cw, ch, gutter, top } = spec;
  const full = { width: gutter + k * cw + SLANT, height: top + n * ch + 2 };
  const width = Math.min(full.width, spec.room);
  const height = Math.min(full.height, spec.tallest ?? Infinity);
  return { n, k, cw, ch, gutter, top, full, width, height };
}

/**
 * The labels from `from` to `to` that have room beside each other in cells of `size`; a chosen one drives out the rest
 * near it.
 * @type {(from: number, to: number, size: number, least: number, hot: number | undefined) => number[]}
 */
function roomy(from, to, size, least, hot) {
  const step = Math.ceil(least / size);
  const every = Array.from({ length: to - from }, (_, i) => from + i);
  const isNear = (/** @type {number} */ i) => hot !== undefined && hot >= from && hot < to && Math.abs(i - hot) < step;
  return every.filter((i) => i === hot || (i % step === 0 && !isNear(i)));
}

/** @typedef {(context: CanvasRenderingContext2D, grid: GridGeometry, inSight: InSight, spec: PaintedMatrixSpec) => void} Painter */

/** @type {Painter} */
function rowLabels(context, grid, inSight, { queries, writes, hot }) {
  context.save();
  context.beginPath();
  context.rect(0, grid.top - 2, grid.gutter - 2, grid.height - grid.top + 2);
  context.clip();
  context.textBaseline = 'middle';
  const predicted = writes && grid.gutter >= 120 ? writes : null;
  const middle = predicted ? grid.gutter / 2 - 4 : grid.gutter;
  for (const i of roomy(...inSight.rows, grid.ch, LINE, hot?.i)) {
    const y = grid.top + (i + 0.5) * grid.ch - inSight.top;
    /** @type {(text: string, x: number, align: CanvasTextAlign, room: number, isPale: boolean) => void} */
    const put = (text, x, align, room, isPale) => {
      const colour = theme.colour[i === hot?.i ? 'accent' : isPale ? 'ink-2' : 'ink'];
      Object.assign(context, { font: draw.font(12, i === hot?.i ? '600' : ''), textAlign: align, fillStyle: colour });
      context.fillText(draw.clip(context, text, room), x, y);
    };
    put(words.label(queries[i]), middle - 8, 'right', middle - 8, words.isSpecial(queries[i]));
    if (predicted?.[i] === undefined) continue;
    put('→', middle, 'center', 20, true);
    put(words.label(predicted[i]), middle + 8, 'left', middle - 8, words.isSpecial(predicted[i]));
  }
  context.restore();
}

/** @type {Painter} */
function labels(context, grid, inSight, spec) {
  context.save();
  context.beginPath();
  context.rect(Math.max(0, grid.gutter - 3), 0, grid.width, grid.top);
  context.clip();
  const [from, to] = inSight.columns;
  const hot = spec.hot?.j;
  const place = { left: grid.gutter - inSight.left, bottom: grid.top, width: grid.cw, flat: false, hot };
  for (const j of roomy(Math.max(0, from - 4), to, grid.cw, SLOPE, hot))
    draw.columnLabels(context, spec.keys, { ...place, room: grid.top + 4, from: j, to: j + 1 });
  context.restore();
  if (grid.gutter > 24) rowLabels(context, grid, inSight, spec);
}

/** @type {Painter} */
function cells(context, grid, inSight, spec) {
  context.save();
  context.beginPath();
  context.rect(Math.max(0, grid.gutter - 3), grid.top - 3, grid.width, grid.height - grid.top + 3);
  context.clip();
  context.translate(-inSight.left, -inSight.top);
  for (let i = inSight.rows[0]; i < inSight.rows[1]; i++) {
    for (let j = inSight.columns[0]; j < inSight.columns[1]; j++) {
      const [x, y] = [grid.gutter + j * grid.cw, grid.top + i * grid.ch];
      spec.paint(context, i, j, { x, y, w: grid.cw - 1, h: grid.ch - 1 });
    }
  }
  spec.over?.(context, grid, inSight);
  context.restore();
}

/**
 * Hatches a cell, up to its neighbour if that is masked alike, so that the lines run through.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 * @param {boolean} joinsRight
 * @param {boolean} joinsBelow
 * @param {string} [colour]
 */
export function hatchCell(context, box, joinsRight, joinsBelow, colour) {
  draw.hatch(context, box.x, box.y, box.w + (joinsRight ? 1 : 0), box.h + (joinsBelow ? 1 : 0), 5, colour);
}

/**
 * The canvas inside its scroller, and its space: as large as the whole picture. What views call are fields, so that a
 * view may hand them on by themselves.
 */
class Matrix {
  /** @type {PaintedMatrixSpec | null} */
  #spec = null;
  /** @type {GridGeometry | null} */
  #grid = null;
  #space;

  /** @param {string} label what the picture shows, for those who listen */
  constructor(label) {
    this.canvas = create('canvas', '', { tabIndex: 0, role: 'application', 'aria-label': label });
    this.#space = create('div', 'gf-mx-space', this.canvas);
    this.element = create('div', 'gf-mx', this.#space);
    this.element.addEventListener('scroll', () => this.#paint(), { passive: true });
  }

  #paint() {
    if (!this.#spec) return;
    const grid = (this.#grid = geometryOf(this.#spec));
    const isTall = grid.full.height > grid.height;
    const isWide = grid.full.width > grid.width;
    Object.assign(this.#space.style, { width: `${grid.full.width}px`, height: `${grid.full.height}px` });
    Object.assign(this.element.style, {
      width: `${grid.width + (isTall && !isWide ? BAR : 0)}px`,
      height: `${grid.height + (isWide ? BAR : 0)}px`,
    });
    const context = draw.fit(this.canvas, grid.width, grid.height);
    const inSight = draw.visible(grid, this.element);
    cells(context, grid, inSight, this.#spec);
    labels(context, grid, inSight, this.#spec);
  }

  /** @param {PaintedMatrixSpec} spec */
  draw = (spec) => {
    this.#spec = spec;
    this.#paint();
  };

  /**
   * The cell under the pointer, −1 for a label, null outside.
   * @param {{ offsetX: number, offsetY: number }} event
   * @returns {Cell | null}
   */
  at = ({ offsetX, offsetY }) => {
    const grid = this.#grid;
    if (!grid) return null;
    const { scrollLeft, scrollTop } = this.element;
    const j = offsetX < grid.gutter ? -1 : Math.floor((offsetX - grid.gutter + scrollLeft) / grid.cw);
    const i = offsetY < grid.top ? -1 : Math.floor((offsetY - grid.top + scrollTop) / grid.ch);
    return i < grid.n && j < grid.k && (i >= 0 || j >= 0) ? { i, j } : null;
  };

  /**
   * The middle of a cell (or of a label: −1) on the screen, after bringing it into sight.
   * @param {number} i
   * @param {number} j
   */
  centre = (i, j) => {
    const grid = this.#grid;
    if (!grid) return null;
    const { element, canvas } = this;
    element.scrollTo(
      Math.max(0, (j + 1) * grid.cw - (grid.width - grid.gutter)),
      Math.max(0, (i + 1) * grid.ch - (grid.height - grid.top)),
    );
    const x = j < 0 ? grid.gutter / 2 : grid.gutter + (j + 0.5) * grid.cw - element.scrollLeft;
    const y = i < 0 ? grid.top - 10 : grid.top + (i + 0.5) * grid.ch - element.scrollTop;
    const top = canvas.getBoundingClientRect().top + y;
    if (top < 0 || top > innerHeight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
    const box = canvas.getBoundingClientRect();
    return { x: box.left + x, y: box.top + y };
  };

  /**
   * Scrolls a cell into sight.
   * @param {number} i
   * @param {number} j
   */
  show = (i, j) => {
    const grid = this.#grid;
    if (!grid) return;
    const { element } = this;
    const [x, y] = [Math.max(0, j) * grid.cw, Math.max(0, i) * grid.ch];
    const [across, down] = [grid.width - grid.gutter, grid.height - grid.top];
    if (x < element.scrollLeft || x + grid.cw > element.scrollLeft + across) element.scrollLeft = x - across / 2;
    if (y < element.scrollTop || y + grid.ch > element.scrollTop + down) element.scrollTop = y - down / 2;
  };
}

/** @param {{ label: string }} options */
export const matrix = ({ label }) => new Matrix(label);
