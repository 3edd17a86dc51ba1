/* The run that the view draws: the current run, a path of its search, the pinned run, or the difference of two. */
/** @import { Run, State } from './selection.js' */
/** @import { Options } from './view.js' */
import { hasHead, problem } from '../../state/by_need.js';
import { fitStore } from '../../state/opening.js';
import { followPath, pinnedRun, showing } from '../../state/pins.js';
import { store } from '../../state/store.js';
import { shown } from '../../state/whole_words.js';
import { Compared, comparing, sameStep } from './compared.js';
import { Searching } from './searching.js';
import { stateOf } from './selection.js';

export class ShownRun {
  /** The drawn run, in pieces or in words. @type {Run | null} */
  run = null;
  mode = 'b';
  #reason = '';

  /** @param {Options} options @param {import('../../widgets/shell.js').View<State>} view */
  constructor(options, view) {
    this.view = view;
    this.compared = new Compared(Boolean(options.canChange), view.draw);
    this.searching = new Searching(options, () => this.#search());
  }

  /** @returns {State | null} */
  resolve() {
    const { run, view } = this,
      { difference } = this.compared;
    if (!run || !this.#hasHead(run)) return null;
    const state = stateOf(run, view.pointed);
    return difference ? comparing(state, difference, view.pointed) : state;
  }

  /** Request missing data. Return false until they arrive. */
  load() {
    const { compared, view } = this;
    if (!compared.load()) return false;
    if (this.mode !== compared.mode) this.redo();
    const reason = compared.reason || problem();
    if (reason) view.say(reason);
    else if (this.#reason) view.say();
    this.#reason = reason;
    if (this.run && !this.#hasHead(this.run)) return false;
    return this.mode !== 'b' || !this.searching.shown().isWaiting;
  }

  /** Return true if the weights of the chosen head are there. @param {Run} run */
  #hasHead(run) {
    const { map, sel } = stateOf(run, null);
    return hasHead(map, sel.layer, sel.head);
  }

  /** Begin with another current run. @param {Run} present in pieces */
  begin(present) {
    showing(present);
    this.searching.begin(present);
    this.#show(present);
    this.#search();
  }

  /** Follow a change of the store. @param {string[]} changed */
  heard(changed) {
    if (this.compared.concerns(changed)) this.redo();
    if (changed.includes('tree')) this.#search();
  }

  /** Show the translation, or the path of a node of its search. @param {Run} present in pieces */
  #show(present) {
    this.searching.on = present;
    this.compared.present = present;
    followPath(present);
    if (this.compared.whole) fitStore(this.compared.whole);
    this.redo();
  }

  #search() {
    this.searching.follow(this.view, (run) => this.#show(run));
  }

  /** Build all parts again, for other units or other runs. */
  redo() {
    const wasA = this.mode === 'a',
      { whole } = this.compared;
    this.mode = this.compared.mode;
    this.run = whole && shown(whole);
    this.view.pointed = null;
    if (whole && wasA !== (this.mode === 'a')) this.#follow(whole);
    this.view.rebuild();
  }

  /** Open the other run at the same token. @param {Run} to */
  #follow(to) {
    const { step = 0 } = store.get(),
      from = this.mode === 'a' ? this.compared.present : pinnedRun();
    fitStore(to, from && to.steps.length ? sameStep(step, from, to) : undefined);
  }
}
