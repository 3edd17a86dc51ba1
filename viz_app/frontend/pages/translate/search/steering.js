/* What a visitor does with the tree: look at a path, go on from a node, search wider, rank anew; and take it back. */
import * as decodings from '../../../state/decoding.js';
import * as link from '../../../state/link.js';
import { store } from '../../../state/store.js';
import { pathOf } from './tree.js';

/** @import { Node, Tree } from './tree.js' */
/** @typedef {{ undo: () => void, redo: () => void }} Deed */

const REST = 250; // ms after the last change of width or penalty, before the run

/** Deeds of one page, which outlive the tree that they were done in. @type {Deed[]} */
const past = [];
/** @type {Deed[]} */
let future = [];

export class Steering {
  /** Of the length, as it stands on its slider: ranks are worked out here, a moment before the search is run anew. */
  penalty;
  /** What is chosen is read aloud. */
  speaks = false;
  #timer = 0;

  /** @param {import('../view.js').Page} page @param {Tree} tree */
  constructor({ view, searching, options }, tree) {
    this.view = view;
    this.searching = searching;
    this.options = options;
    this.tree = tree;
    this.penalty = Number(searching.decoding.length_penalty ?? decodings.startOf('beam').length_penalty);
  }

  /** @param {Deed} deed */
  #take(deed) {
    past.push(deed);
    future = [];
  }
  undo() {
    const deed = past.pop();
    if (!deed) return;
    future.push(deed);
    deed.undo();
  }
  redo() {
    const deed = future.pop();
    if (!deed) return;
    past.push(deed);
    deed.redo();
  }

  /** Shows the path up to a node: a step of the run on show, of the translation, or a path of its own. @param {Node} node */
  choose(node) {
    const ids = pathOf(this.tree, node.at).map(({ id }) => id),
      { on: run } = this.searching,
      { step: chosen = 0 } = store.get(),
      isOf = (/** @type {import('../../../types').Run | null} */ one) => ids.every((id, i) => one?.steps[i]?.id === id);
    const open = this.searching.node ?? undefined,
      next = isOf(this.searching.run) ? undefined : node;
    this.speaks = true;
    if (isOf(run)) {
      store.set({ step: node.step });
      return;
    }
    const go = (/** @type {Node | undefined} */ to, /** @type {number} */ step) => {
      this.searching.step = step;
      this.searching.open(to);
    };
    this.#take({ undo: () => go(open, chosen), redo: () => go(next, node.step) });
    go(next, node.step);
  }

  /** Runs on with all tokens up to a node given. @param {Node} node @param {boolean} focus */
  goOn(node, focus) {
    const forced = decodings.forcedIds(pathOf(this.tree, node.at).map(({ id }) => id));
    this.#decode({ ...this.#parameters(), forced }, focus);
  }

  /** How the run on show is decoded, and what it starts with. @returns {Record<string, string>} */
  #parameters = () => link.picked(store.get(), [...link.DECODING, 'forced']);

  /** @param {Record<string, string>} next @param {boolean} [focus] */
  #decode(next, focus = false) {
    const before = this.#parameters(),
      { decode } = this.options;
    this.#take({ undo: () => decode?.(before, false), redo: () => decode?.(next, false) });
    decode?.(next, focus);
  }

  /** @param {number} width @param {number} penalty */
  search(width, penalty) {
    this.penalty = penalty;
    this.view.draw();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const kind = width > 1 ? 'beam' : 'greedy',
        forced = link.picked(store.get(), ['forced']),
        decoding = { ...decodings.startOf(kind), ...(kind === 'beam' && { beam: width, length_penalty: penalty }) };
      this.#decode({ ...decodings.write(decoding), ...forced });
    }, REST);
  }
}
