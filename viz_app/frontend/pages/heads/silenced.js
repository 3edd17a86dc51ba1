/* Sets of silenced heads. A set is a list of ids in the order of `all`, the ids of every head of the model. The class
   `Silencing` keeps the set of the page in the address, with undo and redo. */
/** @import { MapName } from '../../types' */
import { store } from '../../state/store.js';
import { Undoable } from '../../state/undoable.js';

/** @type {Record<string, string>} */
const SHORT = { encoder: 'e', decoder: 'd', cross: 'c' };
const ID = /^[edc]\.\d{1,5}\.\d{1,5}$/;

/** @typedef {{ layers: number, heads: number }} Shape */

/** @type {(map: string, layer: number, head: number) => string} */
export const idOf = (map, layer, head) => `${SHORT[map]}.${layer}.${head}`;

/** Return the ids of a layer. @type {(map: string, layer: number, heads: number) => string[]} */
export const layerOf = (map, layer, heads) => Array.from({ length: heads }, (_, head) => idOf(map, layer, head));

/** Return the ids of every head, map by map and layer by layer. @param {[MapName, Shape][]} shapes */
export const idsOf = (shapes) =>
  shapes.flatMap(([map, { layers, heads }]) =>
    Array.from({ length: layers }, (_, layer) => layerOf(map, layer, heads)).flat(),
  );

/** Return the ids in an address, each once. Unreadable parts are left out. @param {unknown} text */
export const parse = (text) => [
  ...new Set(
    String(text ?? '')
      .split('_')
      .filter((item) => ID.test(item)),
  ),
];

/** @param {string[]} off */
export const format = (off) => off.join('_') || null;

/** Return the ids of `wanted` that exist, in the order of `all`. @type {(all: string[], wanted: Iterable<string>) => string[]} */
export function ordered(all, wanted) {
  const set = new Set(wanted);
  return all.filter((id) => set.has(id));
}

/** @type {(all: string[], off: string[], ids: string[]) => string[]} */
export const silenced = (all, off, ids) => ordered(all, [...off, ...ids]);
/** @type {(off: string[], ids: string[]) => string[]} */
export const restored = (off, ids) => off.filter((id) => !ids.includes(id));
/** @type {(all: string[], off: string[], id: string) => string[]} */
export const toggled = (all, off, id) => (off.includes(id) ? restored(off, [id]) : silenced(all, off, [id]));

/** Return true if a head is the only one of its layer that is on. @type {(off: string[], id: string, layer: string[]) => boolean} */
export const isSolo = (off, id, layer) =>
  layer.length > 1 && !off.includes(id) && layer.every((other) => other === id || off.includes(other));

/**
 * Silence the other heads of a head's layer. If they are silenced already, restore their state of before.
 * @param {string[]} all
 * @param {string[]} off
 * @param {string} id
 * @param {string[]} layer the ids of its layer
 * @param {string[]} before the silenced heads before the first call
 */
export function solo(all, off, id, layer, before) {
  const others = layer.filter((other) => other !== id);
  if (!isSolo(off, id, layer)) return silenced(all, restored(off, [id]), others);
  const back = layer.every((other) => before.includes(other)) ? [] : before;
  return restored(
    off,
    others.filter((other) => !back.includes(other)),
  );
}

/** @type {(one: string[], other: string[]) => boolean} */
export const isSame = (one, other) => one.length === other.length && one.every((id) => other.includes(id));

const PAUSE = 250; // ms from the last change to the run

/** @extends {Undoable<string[]>} */
export class Silencing extends Undoable {
  /** The silenced heads before a head was set to solo. @type {string[]} */
  #before = [];

  /**
   * @param {() => void} draw
   * @param {() => string[]} all the ids of the model's heads
   * @param {() => boolean} isFixed true if the model's heads cannot be silenced
   */
  constructor(draw, all, isFixed) {
    super(parse(store.get('off')), draw, (off) => store.set({ off: format(off) }));
    this.all = all;
    this.isFixed = isFixed;
  }

  /** The silenced heads that the model has, in the order of the board. */
  get off() {
    return ordered(this.all(), this.now);
  }
  /** Return the set for a request. It may contain heads that the model lacks, because the server reports them. */
  written = () => format(this.now);

  /** Take another set from the address after a link, after Back, or with another model. @param {string[]} changed */
  heard(changed) {
    if (!changed.includes('off')) return;
    const next = parse(store.get('off'));
    if (!isSame(next, this.now)) this.restart(next);
  }

  /** Make a step of the visitor: keep it for undo, write it to the address, and run. @param {string[]} next */
  change(next) {
    if (!isSame(next, this.now) && !(this.isFixed() && next.length)) this.take(next, { wait: PAUSE });
  }

  /** @param {string} id */
  toggle = (id) => this.change(toggled(this.all(), this.off, id));
  /** @param {string[]} ids */
  silence = (ids) => this.change(silenced(this.all(), this.off, ids));
  /** @param {string[]} ids */
  restore = (ids) => this.change(restored(this.off, ids));
  reset = () => this.change([]);
  /** @param {string} id @param {string[]} layer */
  solo(id, layer) {
    const before = this.#before;
    if (!isSolo(this.off, id, layer)) this.#before = this.off;
    this.change(solo(this.all(), this.off, id, layer, before));
  }
}
