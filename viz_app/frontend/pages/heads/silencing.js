/* The silenced heads as the page holds them: read from the address, written to it, undone and redone. */
import { store } from '../../state/store.js';
import * as sets from './off.js';

const PAUSE = 250; // ms after the last change, before the run

export class Silencing {
  #steps = new sets.Steps(sets.parse(store.get('off')));
  #until = 0; // ms: the run waits so long for further changes
  #timer = 0;
  /** What was off when a head was made the only one of its layer. @type {string[]} */
  #before = [];

  /**
   * @param {() => void} draw
   * @param {() => string[]} all the ids of the model's heads
   */
  constructor(draw, all) {
    this.draw = draw;
    this.all = all;
  }

  /** Those that the model has, in the order of the board. */
  get off() {
    return sets.ordered(this.all(), this.#steps.now);
  }
  /** What a request says: heads too that the model may not have, which the server names. */
  written = () => sets.format(this.#steps.now);
  isGathering = () => performance.now() < this.#until;
  canUndo = () => this.#steps.past.length > 0;
  canRedo = () => this.#steps.future.length > 0;

  /** A link, Back, or another model has brought another set. @param {string[]} changed */
  heard(changed) {
    if (!changed.includes('off')) return;
    const next = sets.parse(store.get('off'));
    if (!sets.isSame(next, this.#steps.now)) this.#steps = new sets.Steps(next);
  }

  /** One step by a person: remembered for undo, written to the address, run. @param {string[]} next */
  change(next) {
    if (sets.isSame(next, this.#steps.now)) return;
    this.#steps.take(next);
    this.#adopt();
  }

  /** @param {string} id */
  toggle = (id) => this.change(sets.toggled(this.all(), this.off, id));
  /** @param {string[]} ids */
  silence = (ids) => this.change(sets.silenced(this.all(), this.off, ids));
  /** @param {string[]} ids */
  restore = (ids) => this.change(sets.restored(this.off, ids));
  reset = () => this.change([]);
  /** @param {string} id @param {string[]} layer */
  solo(id, layer) {
    const before = this.#before;
    if (!sets.isSolo(this.off, id, layer)) this.#before = this.off;
    this.change(sets.solo(this.all(), this.off, id, layer, before));
  }
  undo = () => this.#steps.undo() && this.#adopt();
  redo = () => this.#steps.redo() && this.#adopt();

  #adopt() {
    clearTimeout(this.#timer);
    this.#until = performance.now() + PAUSE;
    this.#timer = window.setTimeout(this.draw, PAUSE + 1);
    store.set({ off: sets.format(this.#steps.now) });
    this.draw();
  }
}
