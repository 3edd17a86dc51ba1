/* A value of the address with undo and redo. The run waits while a visitor makes several changes in a row. */

/** @template T */
export class Undoable {
  past = /** @type {T[]} */ ([]);
  future = /** @type {T[]} */ ([]);
  #until = 0; // ms: until then the run waits for more changes
  #timer = 0;

  /** @param {T} now @param {() => void} draw @param {(now: T) => void} write into the address */
  constructor(now, draw, write) {
    this.now = now;
    this.draw = draw;
    this.write = write;
  }

  isGathering = () => performance.now() < this.#until;

  /** Let the run wait for `wait` ms. @param {number} wait */
  gather(wait) {
    clearTimeout(this.#timer);
    this.#until = performance.now() + wait;
    if (wait) this.#timer = window.setTimeout(this.draw, wait + 1);
  }

  /** Begin with a value that came with a link. @param {T} now */
  restart(now) {
    Object.assign(this, { now, past: [], future: [] });
  }

  /** Make a change of the visitor. @param {T} next @param {{ wait?: number, forget?: boolean }} options `forget`: it belongs to the change before */
  take(next, { wait = 0, forget = false } = {}) {
    if (!forget) this.past.push(this.now);
    this.future = [];
    this.#adopt(next, wait);
  }

  undo = () => this.#travel(this.past, this.future);
  redo = () => this.#travel(this.future, this.past);

  /** @param {T} next @param {number} wait */
  #adopt(next, wait) {
    this.now = next;
    this.gather(wait);
    this.write(next);
    this.draw();
  }

  /** @param {T[]} from @param {T[]} to */
  #travel(from, to) {
    if (!from.length) return false;
    to.push(this.now);
    this.#adopt(/** @type {T} */ (from.pop()), 0);
    return true;
  }
}
