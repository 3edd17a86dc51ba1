/* One mask of the run. A click, a stroke or a key changes its cells, rows and columns. */
/** @import { Cells } from '../../widgets/cells.js' */
/** @import { Cell } from '../../widgets/matrix.js' */
/** @import { Page, Panel } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { announce, create, tooltip } from '../../widgets/dom.js';
import { tokenMatrix } from '../../widgets/matrix.js';
import * as maskEdits from './edits.js';

/** @typedef {{ cell: number, room: number, tallest: number }} Size px */

const OPEN = 0.6; // position of open cells on the blue ramp: the palest with a contrast of 3 to the page
/** @type {Record<string, [string, string]>} */
const TITLES = {
  encoder: [say('masks-source-padding'), say('masks-encoder-encoder')],
  padding: [say('masks-target-padding'), say('masks-decoder-decoder')],
  causal: [say('masks-causal'), say('masks-decoder-decoder')],
  decoder: [say('masks-decoder'), say('masks-decoder-decoder')],
  cross: [say('masks-cross'), say('masks-decoder-encoder')],
};
/** Return the title of a mask on a phone. @param {string} name */
export const shortTitle = (name) => say('masks-short-title', { name });
const KEYS = say('masks-space-opens-or-closes');

/** Return the cells of a mask. Open cells are pale blue, edited cells are marked. @type {(panel: Panel, open: Uint8Array) => Cells} */
function cellsOf(panel, open) {
  return {
    ramp: 'share',
    values: open,
    allowed: open,
    tone: () => theme.shareIndex(OPEN),
    strength: () => 0,
    edited: open.map((value, at) => Number(value !== panel.open[at])),
  };
}

/** Return the tooltip of a place. It is also read aloud. @type {(panel: Panel, open: Uint8Array, place: Cell) => string} */
function describe(panel, open, { i, j }) {
  const [query, key] = [format.quoted(panel.query[i] ?? ''), format.quoted(panel.key[j] ?? '')];
  if (i < 0) return say('masks-column-close-or-open', { key });
  if (j < 0) return say('masks-row-close-or-open', { query });
  return say('masks-may-look-at', { query, key, isOpen: Boolean(open[i * panel.key.length + j]) });
}

/** @param {Cell | null} place @returns {place is Cell} */
const isCell = (place) => place !== null && place.i >= 0 && place.j >= 0;

/** The editing of a mask by clicks, keys and strokes. A stroke sets all its cells to the state of the first. */
class Stroke {
  /** @type {{ from: Cell, open: boolean, moved: boolean } | null} */
  stroke = null;

  /** @param {Page} page @param {Panel} panel */
  constructor({ editing, takes }, panel) {
    this.editing = editing;
    this.isFixed = () => !takes('mask');
    this.panel = panel;
  }

  /** @param {Cell} place */
  isOpen = ({ i, j }) => Boolean(this.editing.cells(this.panel)[i * this.panel.key.length + j]);
  /** @param {Cell} place */
  describe = (place) =>
    this.isFixed() && !isCell(place) ? '' : describe(this.panel, this.editing.cells(this.panel), place);

  /** Change a cell after a click or a key, or the whole row or column of a name. @param {Cell} place */
  change(place) {
    const wasStroke = this.stroke?.moved;
    this.stroke = null;
    if (wasStroke || this.isFixed()) return; // the click that ends a stroke
    const { mask } = this.editing.now,
      line = { row: place.i < 0 ? null : place.i, column: place.j < 0 ? null : place.j };
    this.editing.changeMask(
      isCell(place)
        ? maskEdits.setCell(this.panel, mask, place, !this.isOpen(place))
        : maskEdits.flipLine(this.panel, this.editing.now, line),
    );
    announce(this.describe(place));
  }

  /** Start a stroke. Only a mouse draws, because a finger scrolls. @param {PointerEvent} event @param {Cell | null} place */
  start(event, place) {
    const draws = !this.isFixed() && isCell(place) && event.pointerType === 'mouse' && event.button === 0;
    this.stroke = draws ? { from: place, open: !this.isOpen(place), moved: false } : null;
  }

  /** @param {PointerEvent} event @param {Cell | null} place */
  go(event, place) {
    const { stroke } = this;
    if (!stroke || !(event.buttons & 1) || !isCell(place)) return;
    if (!stroke.moved && place.i === stroke.from.i && place.j === stroke.from.j) return;
    const places = (stroke.moved ? [place] : [stroke.from, place]).filter((at) => this.isOpen(at) !== stroke.open);
    const mask = places.reduce(
      (edits, at) => maskEdits.setCell(this.panel, edits, at, stroke.open),
      this.editing.now.mask,
    );
    if (places.length) this.editing.changeMask(mask, { sameStroke: stroke.moved });
    stroke.moved = true;
  }
}

/** @type {(panel: Panel, size: Size) => Omit<import('../../widgets/matrix.js').Given, 'cells'>} */
const specOf = ({ query, key }, { cell, room, tallest }) => ({
  queries: query,
  keys: key,
  room,
  tallest,
  cell: { width: [cell, cell], height: cell },
  numbers: false,
});

/**
 * Listen to strokes and to Space, which other matrices do not have.
 * @param {ReturnType<typeof tokenMatrix>} matrix
 * @param {Stroke} stroke
 * @param {() => Cell | null} pointed
 */
function listen(matrix, stroke, pointed) {
  const { canvas } = matrix;
  canvas.addEventListener('pointerdown', (event) => stroke.start(event, matrix.at(event)));
  canvas.addEventListener('pointermove', (event) => stroke.go(event, matrix.at(event)));
  canvas.addEventListener('click', (event) => {
    const place = matrix.at(event);
    if (place) tooltip(stroke.describe(place), event);
  });
  canvas.addEventListener('keydown', (event) => {
    const place = pointed();
    if (event.key !== ' ' || !place) return;
    event.preventDefault();
    stroke.change(place);
  });
}

/**
 * Build a mask: `{name, title, element, draw, centre}`. A hidden mask also has its cells in `data-cells`.
 * @param {Page} page
 * @param {Panel} panel
 */
export function buildPanel(page, panel) {
  const [title, note] = TITLES[panel.name],
    stroke = new Stroke(page, panel);
  /** @type {Cell | null} */
  let pointed = null;
  /** @type {Size} */
  let size = { cell: 15, room: 0, tallest: 440 };
  /** @type {{ open: Uint8Array | null, cells: Cells | null }} */
  const shown = { open: null, cells: null };
  const matrix = tokenMatrix({
    label: say('masks-mask-title-keys', { title, keys: KEYS }),
    walksNames: true,
    describe: stroke.describe,
    point(place) {
      pointed = place;
      paint();
    },
    choose: (place) => stroke.change(place),
  });
  /** Return the cells, worked out after an edit only. */
  function cells() {
    const open = page.editing.cells(panel);
    if (open !== shown.open) {
      Object.assign(shown, { open, cells: cellsOf(panel, open) });
      element.dataset.cells = open.join('');
    }
    return /** @type {Cells} */ (shown.cells);
  }
  const paint = () => matrix.draw({ ...specOf(panel, size), cells: cells(), pointed });
  listen(matrix, stroke, () => pointed);
  const caption = create('figcaption', '', create('h3', '', title), create('span', 'gf-cap', ' ' + note)),
    element = create('figure', '', caption, matrix.element);
  element.dataset.panel = panel.name;
  return {
    name: panel.name,
    title,
    element,
    /** @param {Size} next */
    draw(next) {
      size = next;
      if (element.hidden) cells();
      else paint();
    },
    /** @param {number} i @param {number} j */
    centre: (i, j) => matrix.centre(i, j),
  };
}
