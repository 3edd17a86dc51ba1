/* The edits of masks as a page holds them: read from the address, written to it, undone and redone. */
import * as pins from '../../state/pins.js';
import { protocol } from '../../state/protocol.js';
import * as maskEdits from './edits.js';

/** @import { EditState, MaskEdit, MasksState, Panel } from './types' */

const TAB = 'masks';
export const EDITS = protocol.editedTabs.masks;
/** The address, or the pinned run where that is looked at. */
export const onShow = () => pins.valuesOnShow(TAB);
export const MOST_PADS = protocol.edits.maxPads;
const FILLS = protocol.edits.fills,
  [USUAL_FILL] = FILLS;
const PAUSE = 350; // ms after the last stroke by hand, before the run
/** @type {EditState} */
const PLAIN = { mask: [], bugs: [], fill: USUAL_FILL, pads: [0, 0] };

/**
 * @param {unknown} text
 * @returns {[number, number]}
 */
function readPads(text) {
  const [, source = 0, target = 0] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(String(text ?? '')) ?? [],
    pads = [Number(source), Number(target)];
  return pads.every((count) => count <= MOST_PADS) ? [pads[0], pads[1]] : [0, 0];
}

/**
 * The edits that the address holds, as the server reads them, which says what neither of them could read.
 * @param {Record<string, any>} values
 * @returns {EditState}
 */
function read(values) {
  const named = String(values.bugs ?? '').split('.');
  return {
    mask: maskEdits.parse(values.mask),
    bugs: protocol.bugs.filter((bug) => named.includes(bug)),
    fill: FILLS.includes(values.fill) ? values.fill : USUAL_FILL,
    pads: readPads(values.pads),
  };
}

/**
 * @param {EditState} state
 * @returns {Record<string, string | null>}
 */
const write = ({ mask, bugs, fill, pads }) => ({
  mask: maskEdits.format(mask) || null,
  bugs: bugs.join('.') || null,
  fill: fill === USUAL_FILL ? null : fill,
  pads: pads.some(Boolean) ? pads.join('.') : null,
});
/** @param {EditState} state */
const textOf = (state) => JSON.stringify(write(state));

export class Editing {
  now = read(onShow());
  /** @type {EditState[]} */
  past = [];
  /** @type {EditState[]} */
  future = [];
  #until = 0; // ms: a run waits so long for further strokes
  #timer = 0;

  /**
   * @param {() => void} draw
   * @param {() => Panel[]} panels of the run on show
   */
  constructor(draw, panels) {
    this.draw = draw;
    this.panels = panels;
  }

  /** The cells [query, key] of a mask with all edits, 1 where it lets through. @param {Panel} panel */
  cells = (panel) => maskEdits.cellsOf(panel, this.now.mask, this.now.bugs);
  written = () => write(this.now);
  isChanged = () => textOf(this.now) !== textOf(PLAIN);

  /** A link, Back, or a look at the pinned run has brought other edits. */
  heard() {
    const next = read(onShow());
    if (textOf(next) !== textOf(this.now)) Object.assign(this, { now: next, past: [], future: [] });
  }

  /** The run waits for `wait` ms. @param {number} wait */
  gather(wait) {
    clearTimeout(this.#timer);
    this.#until = performance.now() + wait;
    if (wait) this.#timer = window.setTimeout(this.draw, wait + 1);
  }
  isGathering = () => performance.now() < this.#until;

  /**
   * One change by a person: remembered for undo, written to the address, run.
   * @param {Partial<EditState>} values
   * @param {{ wait?: number, forget?: boolean }} options
   */
  change(values, { wait = 0, forget = false } = {}) {
    const next = { ...this.now, ...values };
    if (textOf(next) === textOf(this.now)) return;
    if (!forget) this.past.push(this.now);
    this.future = [];
    this.#adopt(next, wait);
  }

  /** @param {MaskEdit[]} mask @param {{ sameStroke?: boolean }} options */
  changeMask(mask, { sameStroke = false } = {}) {
    this.change({ mask: maskEdits.simplified(mask, this.panels()) }, { wait: PAUSE, forget: sameStroke });
  }

  undo = () => this.#travel(this.past, this.future);
  redo = () => this.#travel(this.future, this.past);
  reset = () => this.change(PLAIN);

  /** How many cells of all masks are not as they were before hands were laid on them. */
  count() {
    const changed = (/** @type {Panel} */ panel) => {
      const base = maskEdits.cellsOf(panel, [], this.now.bugs);
      return this.cells(panel).reduce((count, open, at) => count + Number(open !== base[at]), 0);
    };
    return this.panels().reduce((sum, panel) => sum + changed(panel), 0);
  }

  /** The token of the first row that may look nowhere in all masks it obeys. @param {MasksState['names']} maps */
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

  /** @param {EditState} state @param {number} wait */
  #adopt(state, wait) {
    this.now = state;
    this.gather(wait);
    pins.change(TAB, write(state));
    this.draw();
  }

  /** @param {EditState[]} from @param {EditState[]} to */
  #travel(from, to) {
    const state = from.pop();
    if (!state) return;
    to.push(this.now);
    this.#adopt(state, 0);
  }
}
