/* The state of the search tree: whether it is open, the open node, and the run to show. This is the translation, or the
   path up to the open node; the server runs the model on the path's tokens. */
import { connect } from '../../client/client.js';
import * as codec from '../../state/codec.js';
import * as decodings from '../../state/decoding.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';

/** @import { Run } from '../../types' */
/** @import { Node, Tree } from './search/tree.js' */
/** @typedef {typeof import('./search/section.js')} Module draws a tree; loaded when one is first opened */
/** @typedef {{ run: Run | null, isWaiting: boolean }} Shown */

const OPEN = 'open'; // the value of the parameter `tree` without an open node
const PLACE = /^(\d{1,4})\.(\d{1,4})$/;
const NO_NODE = say('translate-search-tree-run-has');

export class Searching {
  module = /** @type {Module | null} */ (null);
  tree = /** @type {Tree | null} */ (null);
  /** The translation. @type {Run | null} */
  run = null;
  /** The visible run in pieces: the translation, or the path of a node. @type {Run | null} */
  on = null;
  /** A sentence about a problem with the requested node. */
  problem = '';
  /** The step to select when another run is shown. @type {number | null} */
  step = null;
  /** The last known value of the parameter. A different value in the store comes from a link. @type {unknown} */
  #lastValue;
  /** The tokens up to the open node. @type {number[] | null} */
  #ids = null;
  #isLoading = false;

  /** @param {import('./view.js').Options} options @param {() => void} changed called when another run may have to be shown */
  constructor({ tree, path }, changed) {
    this.load = tree;
    this.changed = changed;
    this.line = path ? connect({ path }, { path: ({ payload }) => codec.readRun(payload) }, changed) : null;
  }

  get isOffered() {
    return Boolean(this.load && this.run?.task === 'translate');
  }
  get isOpen() {
    return this.isOffered && store.get('tree') !== undefined;
  }
  get decoding() {
    return decodings.read(link.picked(store.get(), link.DECODING));
  }

  /** Begin with another run. For the same text the same path stays open if the new tree has it. @param {Run} run */
  begin(run) {
    const asked = store.get('tree'),
      isFollowed = asked === this.#lastValue && asked !== undefined && asked !== OPEN,
      ids = run.text === this.run?.text ? this.#ids : null;
    this.run = run;
    this.tree = null;
    this.#grow();
    if (isFollowed) this.open(ids && this.tree ? this.module?.nodeOn(this.tree, ids) : undefined);
    if (this.#isAsked) this.#lastValue = store.get('tree');
  }

  /** True if the run is the one in the address. Until that one arrives, the page shows another. */
  get #isAsked() {
    const { run } = this,
      { kind } = this.decoding;
    return Boolean(
      run &&
      String(store.get('text') ?? run.text).includes(run.text.trim()) &&
      (kind === 'beam' || !run.search) &&
      (kind === 'sample') === run.steps.some(({ drawn }) => drawn),
    );
  }

  /** Open the path up to a node, or return to the translation. @param {Node} [node] */
  open(node) {
    this.#write(node ? `${node.step}.${node.rank}` : OPEN);
  }
  toggle() {
    this.#write(this.isOpen ? null : OPEN);
  }

  /** @param {string | null} tree */
  #write(tree) {
    this.#lastValue = tree ?? undefined;
    store.set({ tree });
  }

  #grow() {
    if (!this.isOpen || !this.run || this.tree) return;
    if (this.module) this.tree = this.module.treeOf(this.run, this.decoding);
    else if (!this.#isLoading) this.#bring();
  }

  async #bring() {
    this.#isLoading = true;
    this.module = (await this.load?.()) ?? null;
    this.#isLoading = false;
    if (this.module) this.changed();
    else this.#write(null); // so that its button tries again
  }

  /** The open node, or null for the translation. @returns {Node | null} */
  get node() {
    const asked = store.get('tree');
    if (!this.tree || !this.#isAsked || asked === undefined || asked === OPEN) return null;
    const [, step, rank] = PLACE.exec(String(asked)) ?? [];
    return this.tree.steps[Number(step)]?.find((node) => node.rank === Number(rank)) ?? null;
  }

  /** Return the run to show now. @returns {Shown} */
  shown() {
    this.#grow();
    const { run, tree, module } = this,
      node = this.node,
      isAsked = this.#isAsked && ![undefined, OPEN].includes(/** @type {any} */ (store.get('tree')));
    this.#ids = tree && node && module ? module.pathOf(tree, node.at).map(({ id }) => id) : null;
    this.problem = tree && !node && isAsked ? NO_NODE : '';
    if (!run || !this.#ids || this.#ids.every((id, i) => run.steps[i]?.id === id)) return { run, isWaiting: false };
    return this.#path(run, this.#ids);
  }

  /** Show the run of `shown`, and select the chosen step when it has arrived. @param {import('./view.js').Page['view']} view @param {(run: Run) => void} show */
  follow(view, show) {
    const { run, isWaiting } = this.shown(),
      { map, layer, head } = store.get();
    if (this.step !== null) store.set({ map, layer, head }); // a selection by the visitor, so that every path shows the same head
    if (run && run !== this.on && !isWaiting) show(run);
    if (this.step !== null && !isWaiting) store.set({ step: this.step });
    if (!isWaiting) this.step = null;
    view.say(this.problem, true);
    view.draw();
  }

  /** Return the run up to a node, or the translation until it arrives. @param {Run} run @param {number[]} ids @returns {Shown} */
  #path(run, ids) {
    const request = { ...link.request(), path: decodings.forcedIds(ids) },
      answer = this.line?.want('path', request) ?? null;
    if (answer && !answer.ok) this.problem = answer.error;
    return { run: answer?.ok ? answer.value : run, isWaiting: !answer };
  }
}
