/* A matrix of tokens by tokens on a canvas: names on both sides, cells, the chosen row, and the cell under the pointer.
   A large matrix scrolls under its names. The widget handles pointer, touch and keys, and reads cells aloud.

     const matrix = tokenMatrix({
       label: 'The selected head. Enter selects the row.',
       describe: ({ i, j }) => 'im → Schnee\nlooks at snow: 0.871',   // tooltip, also read aloud; '' for none
       point: (place) => view.point(place),       // under the pointer or the keys; null when they leave
       choose: ({ i }) => view.select({ step: i }),      // a click, or Enter
     });
     host.append(matrix.element);
     matrix.draw({
       queries, keys, writes,                     // pieces; writes: the prediction of each row
       cells: weights(levels, map.allowed),        // or signed(change, allowed, scale), see widgets/cells.js
       row, pointed: view.pointed, written: rows, // chosen row or −1; rows from `written` on are dots
       room: host.clientWidth, tallest: 460, cell: { width: [12, 56], height: 24 },
     });                                          // what `USUAL` has may be left out

   A place is {i, j}; i of −1 is the name of a column, j of −1 that of a row. Keys go from cell to cell. With
   `walksNames` they also go to the names, if a row or a column can be chosen. Columns have the largest width of the
   range `cell.width` that fits into `room`. `fitColumns` finds the width for several matrices side by side;
   `namesWidth` is the width of the row names. `matrix.show(i, j)` scrolls a cell into view. `matrix.centre(i, j)` does
   so too, and returns its middle on the screen. `matrixTable` of widgets/table.js shows the same numbers as a table. */
import { scrolledByHand } from '../state/in_sight.js';
import { say } from '../state/say.js';
import { theme } from '../state/theme.js';
import * as draw from './canvas.js';
import { announce, ARROWS, create, tooltip } from './dom.js';
import { paintCells } from './matrix_cells.js';
import { columnLabels, columnSpace, fitColumns, rowLabels, rowSpace } from './matrix_labels.js';

const UNNAMED = 6, // px of the margin without names
  TIGHT = 4; // px: smaller cells touch

let measured = -1;
/** Return the width of a scroll bar in px: 0 if scroll bars lie over the content. */
function barWidth() {
  if (measured >= 0) return measured;
  const probe = document.body.appendChild(create('div', 'gf-mx', { style: 'position: absolute; overflow: scroll' }));
  measured = (probe.offsetWidth - probe.clientWidth) / theme.scale;
  probe.remove();
  return measured;
}

/** @param {MatrixSpec} spec */
function geometryOf({ queries, keys, writes, room, tallest, cell, rowNames, columnNames }) {
  const [n, k] = [queries.length, keys.length],
    bar = barWidth(),
    { gutter, middle } = rowNames ? rowSpace(queries, writes, room) : { gutter: UNNAMED, middle: 0 };
  /** @param {number} space */
  const within = (space) => {
    const cw = fitColumns(keys, space - gutter, cell.width),
      { angle, top, tail } = columnNames ? columnSpace(keys, cw) : { angle: 0, top: UNNAMED, tail: 2 };
    return { cw, angle, top: middle ? Math.max(24, top) : top, width: gutter + k * cw + tail };
  };
  const height = (/** @type {number} */ top) => top + n * cell.height + 4;
  const whole = within(room),
    isTall = height(whole.top) > tallest,
    { cw, angle, top, width } = isTall ? within(room - bar) : whole,
    isWide = width > room - (isTall ? bar : 0);
  const full = { width, height: height(top) };
  return {
    n,
    k,
    cw,
    ch: cell.height,
    gap: Math.min(cw, cell.height) < TIGHT ? 0 : 1,
    gutter,
    middle,
    top,
    angle,
    full,
    width: isWide ? room - (isTall ? bar : 0) : width,
    height: Math.min(full.height, tallest),
    bars: { right: isTall ? bar : 0, below: isWide ? bar : 0 },
    scrolls: isTall || isWide,
  };
}

export { fitColumns } from './matrix_labels.js';

const USUAL = { writes: null, row: -1, pointed: null, numbers: true, rowNames: true, columnNames: true };
const AT_START = { scrollLeft: 0, scrollTop: 0 }; // used without scrolling, because reading them from an element makes the browser lay out the page

/** @typedef {{ i: number, j: number }} Cell */
/** @typedef {{ left: number, top: number, rows: [number, number], columns: [number, number] }} Seen */
/** @typedef {ReturnType<typeof geometryOf>} Geometry */
/** @typedef {{ g: Geometry, spec: MatrixSpec }} Painted */

/**
 * @typedef {object} MatrixSpec
 * @property {string[]} queries
 * @property {string[]} keys
 * @property {string[] | null} writes
 * @property {import('./cells.js').Cells} cells
 * @property {number} row
 * @property {Cell | null} pointed
 * @property {number} written
 * @property {number} room px
 * @property {number} tallest px
 * @property {{ width: readonly [number, number], height: number }} cell px
 * @property {boolean} numbers
 * @property {boolean} rowNames
 * @property {boolean} columnNames
 */

/** What a caller gives. @typedef {Partial<MatrixSpec> & Omit<MatrixSpec, keyof typeof USUAL | 'written'>} Given */

/** Return the width of the row names of a matrix in px. @param {string[]} queries @param {string[] | null} writes @param {number} room */
export const namesWidth = (queries, writes, room) => rowSpace(queries, writes, room).gutter;

/**
 * @typedef {object} MatrixHandlers
 * @property {string} label
 * @property {(place: Cell) => string} describe
 * @property {(place: Cell) => string} [aloud] the text to read aloud, if it differs from the tooltip
 * @property {(place: Cell | null) => void} point
 * @property {(place: Cell) => void} choose
 * @property {boolean} [walksNames]
 * @property {(place: Cell) => void} [scrolled] to a row or a column by hand, the other one −1
 */

/** @param {MatrixHandlers} handlers */
export const tokenMatrix = (handlers) => new Matrix(handlers);

class Matrix {
  canvas = create('canvas', '', { tabIndex: 0, role: 'application' });
  #space = create('div', 'gf-mx-space', this.canvas);
  element = create('div', 'gf-mx', this.#space);
  #hand = scrolledByHand(this.element);
  #painted = /** @type {Painted | null} */ (null);

  /** @param {MatrixHandlers} handlers */
  constructor(handlers) {
    this.handlers = handlers;
    this.canvas.setAttribute('aria-label', say('widgets-arrow-keys-move-from', { label: handlers.label }));
    this.element.addEventListener('scroll', () => this.#scroll(), { passive: true });
    this.#listen();
  }

  /** @param {Given} given */
  draw(given) {
    const spec = { ...USUAL, written: given.queries.length, ...given },
      g = geometryOf(spec);
    this.#painted = { g, spec };
    Object.assign(this.#space.style, { width: draw.rem(g.full.width), height: draw.rem(g.full.height) });
    const [width, height] = [g.width + g.bars.right, g.height + g.bars.below].map(draw.rem);
    Object.assign(this.element.style, { width, height });
    this.#paint();
  }

  #paint() {
    if (!this.#painted) return;
    const { g, spec } = this.#painted,
      context = draw.fit(this.canvas, g.width, g.height),
      seen = draw.visible(g, g.scrolls ? this.#scrolled() : AT_START);
    paintCells(context, g, seen, spec);
    if (spec.columnNames) columnLabels(context, g, seen, spec);
    if (spec.rowNames) rowLabels(context, g, seen, spec);
  }

  /** Return the cell or name under the pointer. @param {MouseEvent} event @returns {Cell | null} */
  at(event) {
    if (!this.#painted) return null;
    const { g, spec } = this.#painted,
      { x, y } = draw.placeOf(event),
      { scrollLeft, scrollTop } = this.#scrolled(),
      j = x < g.gutter ? -1 : Math.floor((x - g.gutter + scrollLeft) / g.cw),
      i = y < g.top ? -1 : Math.floor((y - g.top + scrollTop) / g.ch);
    return i < Math.min(g.n, spec.written) && j < g.k && (i >= 0 || j >= 0) ? { i, j } : null;
  }

  /** Return how far the matrix is scrolled, in px of the drawing. */
  #scrolled() {
    const { scrollLeft, scrollTop } = this.element;
    return { scrollLeft: scrollLeft / theme.scale, scrollTop: scrollTop / theme.scale };
  }

  #scroll() {
    this.#paint();
    const { down, across } = this.#hand.look();
    if (!this.#painted || (down === null && across === null)) return;
    const { n, k } = this.#painted.g;
    if (down !== null) this.handlers.scrolled?.({ i: Math.round(down * (n - 1)), j: -1 });
    else this.handlers.scrolled?.({ i: -1, j: Math.round(Number(across) * (k - 1)) });
  }

  /** Scroll as far as a row and a column are; −1 keeps the other. @param {number} i @param {number} j */
  scrollTo(i, j) {
    if (!this.#painted?.g.scrolls) return;
    const { element } = this,
      { n, k } = this.#painted.g;
    if (i >= 0) element.scrollTop = (i / Math.max(1, n - 1)) * (element.scrollHeight - element.clientHeight);
    if (j >= 0) element.scrollLeft = (j / Math.max(1, k - 1)) * (element.scrollWidth - element.clientWidth);
    this.#hand.moved();
  }

  /** Scroll a cell into view. Do nothing if it is visible. @param {number} i @param {number} j */
  show(i, j) {
    if (!this.#painted) return;
    const { g } = this.#painted,
      [x, y] = [Math.max(0, j) * g.cw, Math.max(0, i) * g.ch],
      room = { x: g.width - g.gutter - g.cw, y: g.height - g.top - g.ch };
    if (!g.scrolls) return;
    const { scrollLeft, scrollTop } = this.#scrolled();
    if (x < scrollLeft || x > scrollLeft + room.x) this.element.scrollLeft = (x - room.x / 2) * theme.scale;
    if (y < scrollTop || y > scrollTop + room.y) this.element.scrollTop = (y - room.y / 2) * theme.scale;
    this.#hand.moved();
  }

  /** @param {number} i @param {number} j */
  centre(i, j) {
    this.show(i, j);
    const at = this.#corner(i, j),
      { g } = /** @type {Painted} */ (this.#painted);
    const { scale } = theme,
      y = at.y + (i < 0 ? -10 : g.ch / 2) * scale;
    if (y < 0 || y > innerHeight) scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
    const box = this.canvas.getBoundingClientRect(),
      corner = this.#corner(i, j);
    return {
      x: j < 0 ? box.left + (g.gutter / 2) * scale : corner.x + (g.cw / 2) * scale,
      y: i < 0 ? box.top + (g.top - 10) * scale : corner.y + (g.ch / 2) * scale,
    };
  }

  /** Return the top left corner of a cell on the screen. @param {number} i @param {number} j */
  #corner(i, j) {
    const { g } = /** @type {Painted} */ (this.#painted),
      box = this.canvas.getBoundingClientRect();
    return {
      x: box.left + (g.gutter + j * g.cw) * theme.scale - this.element.scrollLeft,
      y: box.top + (g.top + i * g.ch) * theme.scale - this.element.scrollTop,
    };
  }

  #listen() {
    const { canvas, handlers } = this;
    const leave = () => {
      handlers.point(null);
      tooltip('');
    };
    canvas.addEventListener('pointermove', (event) => this.#point(event));
    canvas.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && leave());
    canvas.addEventListener('blur', leave);
    canvas.addEventListener('click', (event) => {
      const place = this.#point(event);
      if (place) handlers.choose(place);
    });
    canvas.addEventListener('keydown', (event) => this.#key(event));
  }

  /** @param {MouseEvent} event */
  #point(event) {
    const place = this.at(event);
    this.handlers.point(place);
    tooltip(place ? this.handlers.describe(place) : '', event);
    return place;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.#painted) return;
    const { spec } = this.#painted,
      move = ARROWS[event.key],
      { pointed } = spec;
    if (event.key === 'Enter' && pointed) {
      event.preventDefault();
      this.handlers.choose(pointed);
    }
    if (move) {
      event.preventDefault();
      this.#walk(move);
    }
  }

  /** @param {readonly number[]} move [rows down, columns to the right] */
  #walk([down, right]) {
    const { g, spec } = /** @type {Painted} */ (this.#painted),
      least = this.handlers.walksNames ? -1 : 0,
      within = (/** @type {number} */ at, /** @type {number} */ count) => Math.max(least, Math.min(count - 1, at));
    const isAway = !spec.pointed || (!this.handlers.walksNames && (spec.pointed.i < 0 || spec.pointed.j < 0)),
      from = isAway || !spec.pointed ? { i: Math.max(0, spec.row), j: right > 0 ? -1 : 0 } : spec.pointed,
      to = { i: within(from.i + down, Math.min(g.n, spec.written)), j: within(from.j + right, g.k) };
    if (to.i < 0 && to.j < 0) return;
    this.show(to.i, to.j);
    this.handlers.point(to);
    const text = this.handlers.describe(to),
      { x, y } = this.#corner(to.i + 1, to.j + 1);
    tooltip(text, { clientX: x, clientY: y });
    announce((this.handlers.aloud?.(to) ?? text).replaceAll('\n', ', '));
  }
}
