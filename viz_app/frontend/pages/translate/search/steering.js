/* The visitor's actions on a search tree: show a path, continue from a node, change the beam width or the length
   penalty; with undo and redo. */
import * as decodings from '../../../state/decoding.js';
import * as link from '../../../state/link.js';
import { store } from '../../../state/store.js';
import { pathOf } from './tree.js';

/** @import { Node, Tree } from './tree.js' */
/** @typedef {{ undo: () => void, redo: () => void }} Action */

const REST = 250; // ms from the last change of width or penalty to the run

/** The actions of the page. They are kept when another tree is shown. @type {Action[]} */
const past = [];
let future = /** @type {Action[]} */ ([]);

export class Steering {
  /** The length penalty of the slider. The page ranks with it at once; the search runs again a moment later. */
  penalty;
  /** True if the next choice is read aloud. */
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

  /** @param {Action} action */
  #take(action) {
    past.push(action);
    future = [];
  }
  undo() {
    const action = past.pop();
    if (!action) return;
    future.push(action);
    action.undo();
  }
  redo() {
    const action = future.pop();
    if (!action) return;
    past.push(action);
    action.redo();
  }

  /** Show the path up to a node: a step of the visible run, a step of the translation, or another path. @param {Node} node */
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

  /** Run again with all tokens up to a node forced. @param {Node} node @param {boolean} focus */
  goOn(node, focus) {
    const forced = decodings.forcedIds(pathOf(this.tree, node.at).map(({ id }) => id));
    this.#decode({ ...this.#parameters(), forced }, focus);
  }

  /** Return the decoding of the visible run, with its forced beginning. @returns {Record<string, string>} */
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
