/* The edits of masks. They are read from the address and written to it, with undo and redo. */
import * as pins from '../../state/pins.js';
import { protocol } from '../../state/protocol.js';
import { Undoable } from '../../state/undoable.js';
import * as maskEdits from './edits.js';

/** @import { EditState, MaskEdit, MasksState, Panel } from './types' */

export const EDITS = ['mask', 'bugs', 'fill', 'pads'];
export const MOST_PADS = protocol.edits.maxPads;
/** Return the side of the source's pads: a model without an encoder takes them before its text only. @type {(names: MasksState['names'], side: EditState['side']) => EditState['side']} */
export const sideOf = (names, side) => (names.includes('encoder') ? side : 'left');
const FILLS = protocol.edits.fills,
  [USUAL_FILL] = FILLS;
const PAUSE = 350; // ms from the last stroke to the run
/** @type {EditState} */
const PLAIN = { mask: [], bugs: [], fill: USUAL_FILL, pads: [0, 0], side: 'right' };

/** @param {unknown} text @returns {Pick<EditState, 'pads' | 'side'>} */
function readPads(text) {
  const [, source = 0, target = 0, left] = /^(\d{1,2})(?:\.(\d{1,2}))?(\.left)?$/.exec(String(text ?? '')) ?? [],
    [before, after] = [Number(source), Number(target)];
  if (Math.max(before, after) > MOST_PADS) return { pads: [0, 0], side: 'right' };
  return { pads: [before, after], side: left && before ? 'left' : 'right' };
}

/**
 * Return the edits in an address. The server reads them in the same way, and reports unreadable ones.
 * @param {Record<string, any>} values
 * @returns {EditState}
 */
function read(values) {
  const named = String(values.bugs ?? '').split('.');
  return {
    mask: maskEdits.parse(values.mask),
    bugs: protocol.bugs.filter((bug) => named.includes(bug)),
    fill: FILLS.includes(values.fill) ? values.fill : USUAL_FILL,
    ...readPads(values.pads),
  };
}

/** @param {EditState} state @returns {Record<string, string | null>} */
const write = ({ mask, bugs, fill, pads, side }) => ({
  mask: maskEdits.format(mask) || null,
  bugs: bugs.join('.') || null,
  fill: fill === USUAL_FILL ? null : fill,
  pads: pads.some(Boolean) ? pads.join('.') + (side === 'left' && pads[0] ? '.left' : '') : null,
});
/** @param {EditState} state */
const textOf = (state) => JSON.stringify(write(state));

/** @extends {Undoable<EditState>} */
export class Editing extends Undoable {
  /** The masks with the edits `now`, kept until the next edit: masks of long texts have 100,000 cells. @type {{ now: EditState, masks: WeakMap<Panel, { open: Uint8Array, changed: number }> }} */
  #edited = { now: PLAIN, masks: new WeakMap() };

  /**
   * @param {() => void} draw
   * @param {() => Panel[]} panels the masks of the visible run
   */
  constructor(draw, panels) {
    super(read(pins.valuesOnShow()), draw, (state) => pins.change(write(state)));
    this.panels = panels;
  }

  /** Return a mask with all edits, and the number of its edited cells. @param {Panel} panel */
  #mask(panel) {
    const { mask, bugs } = this.now;
    if (this.#edited.now !== this.now) this.#edited = { now: this.now, masks: new WeakMap() };
    const { masks } = this.#edited;
    let known = masks.get(panel);
    if (!known) {
      const [open, base] = [maskEdits.cellsOf(panel, mask, bugs), maskEdits.cellsOf(panel, [], bugs)];
      known = { open, changed: open.reduce((count, one, at) => count + Number(one !== base[at]), 0) };
      masks.set(panel, known);
    }
    return known;
  }

  /** Return the cells [query, key] of a mask with all edits, 1 for open; not to be changed. @param {Panel} panel */
  cells = (panel) => this.#mask(panel).open;
  written = () => write(this.now);
  isChanged = () => textOf(this.now) !== textOf(PLAIN);

  /** Take other edits from the address after a link, after Back, or if the pinned run is now visible. */
  heard() {
    const next = read(pins.valuesOnShow());
    if (textOf(next) !== textOf(this.now)) this.restart(next);
  }

  /**
   * Make a change of the visitor: keep it for undo, write it to the address, and run.
   * @param {Partial<EditState>} values
   * @param {{ wait?: number, forget?: boolean }} [options]
   */
  change(values, options) {
    const next = { ...this.now, ...values };
    if (textOf(next) !== textOf(this.now)) this.take(next, options);
  }

  /** @param {MaskEdit[]} mask @param {{ sameStroke?: boolean }} options */
  changeMask(mask, { sameStroke = false } = {}) {
    this.change({ mask: maskEdits.simplified(mask, this.panels()) }, { wait: PAUSE, forget: sameStroke });
  }

  reset = () => this.change(PLAIN);

  /** Return the number of edited cells in all masks. */
  count = () => this.panels().reduce((sum, panel) => sum + this.#mask(panel).changed, 0);

  /** Return the token of the first row that has no open cell in all its masks together, or null. @param {MasksState['names']} maps */
  emptyRow(maps) {
    for (const map of maps) {
      const panels = this.panels().filter((panel) => panel.map === map),
        cells = panels.map(this.cells),
        [{ query, key }] = panels;
      const isEmpty = (/** @type {number} */ i) => key.every((_, j) => cells.some((open) => !open[i * key.length + j]));
      const row = query.findIndex((_, i) => isEmpty(i));
      if (row >= 0) return query[row];
    }
    return null;
  }
}
