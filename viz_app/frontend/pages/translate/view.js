/* Translate or Classify: one run as strips or a ledger, all heads of a map, one head and a sentence. Looking around asks
   nobody; only a classifier is asked again, for its run without some tokens, and a translator for another path of its
   search. */
import * as codec from '../../state/codec.js';
import { asked, shown } from '../../state/whole_words.js';
import { create } from '../../widgets/dom.js';
import { mountView } from '../../widgets/shell.js';
import { buildClasses, buildVerdict } from './classes.js';
import { buildHypotheses } from './hypotheses.js';
import { buildHeads } from './heads.js';
import { buildLedger } from './ledger.js';
import { LeftOut } from './left_out.js';
import { buildNext } from './next.js';
import { buildKeysLine } from './panels.js';
import { buildScrubber } from './scrubber.js';
import { buildSearch } from './search_host.js';
import { Searching } from './searching.js';
import { fitStore, stateOf } from './selection.js';
import { buildStrips } from './strips.js';

const NARROW = 1180; // px

/** @typedef {import('./selection.js').Run} Run */
/** @typedef {import('./selection.js').State} State */

/**
 * @typedef {object} Options
 * @property {(ids: number[], focus: boolean) => void} [force] makes the translation start with these tokens; `focus` asks
 *   for the keyboard to follow
 * @property {(request: { model: string, text: string, left_out: number[] }) => Promise<any>} [rerun] runs a classifier
 *   again: {ok, payload} or {ok: false, error}
 * @property {(request: object) => Promise<any>} [path] runs a translator as if it had written other tokens: as `rerun`
 * @property {(parameters: Record<string, string>, focus: boolean) => void} [decode] runs the text on show in another way
 * @property {() => Promise<import('./searching.js').Module>} [tree] what draws a search tree; none without
 */

/**
 * @typedef {object} Page what the parts of a run share
 * @property {import('../../widgets/shell.js').View<State>} view
 * @property {Run} run as it is drawn, in pieces or in words
 * @property {Options} options
 * @property {LeftOut} leftOut
 * @property {Searching} searching
 * @property {Settings} settings
 * @property {(by: number) => void} step goes on or back, and says where it is
 */

/**
 * @typedef {object} Settings what is not worth a place in the address
 * @property {number} mass of a row that its lines make up
 * @property {boolean} numbers in the cells
 * @property {boolean} isTable
 * @property {number} speed of playing
 * @property {boolean} speaks the next sentence is read aloud
 */

/** @typedef {{ x: number, y: number }} Point on the screen */

/**
 * @typedef {object} Handle
 * @property {(payload: any) => void} update shows another run; nothing happens without one
 * @property {() => void} destroy
 * @property {(layer: number, head: number) => Point} centreOfHead
 * @property {(row: number, column: number) => Point} centreOfCell
 */

/** @param {Page} page @param {(() => void) | undefined} play */
function keysOf({ run, view, options, leftOut, step }, play) {
  const isTranslation = run.task === 'translate',
    numbered = isTranslation
      ? run.names.map((map) => ({ map }))
      : (run.classification?.labels ?? []).slice(0, 9).map((_, label) => ({ label }));
  /** @type {Record<string, () => void>} */
  const keys = isTranslation
    ? { ArrowLeft: () => step(-1), ArrowRight: () => step(1), ' ': () => play?.() }
    : { Escape: () => options.rerun && leftOut.putBack() };
  numbered.forEach((values, i) => {
    keys[i + 1] = () => view.select(values);
  });
  return keys;
}

/** @param {Page} page @param {Handle} handle */
function build(page, handle) {
  const isTranslation = page.run.task === 'translate',
    above = isTranslation ? buildStrips(page) : buildLedger(page),
    beside = isTranslation ? buildNext(page) : buildClasses(page),
    bar = isTranslation ? buildScrubber(page) : buildVerdict(page),
    heads = buildHeads(page),
    search = buildSearch(page);
  page.view.root.classList.toggle('gf-classify', !isTranslation);
  Object.assign(handle, { centreOfHead: heads.centreOfHead, centreOfCell: heads.centreOfCell });
  return {
    nodes: [
      create('section', 'gf-stage', above.element, beside.element),
      bar.element,
      search.element,
      buildHypotheses(page.run),
      heads.element,
      buildKeysLine(page),
    ],
    parts: [beside, bar, search, ...heads.words, above, ...heads.pictures],
    keys: keysOf(page, 'toggle' in bar ? bar.toggle : undefined),
  };
}

/** @param {State} state */
const stampOf = ({ run, sel, pointed, map, row, written }) => ({
  trace: run.id,
  task: run.task,
  step: run.steps.length ? sel.step : '',
  sel: `${map.name}.${sel.layer}.${sel.head}`,
  row,
  upto: written,
  hover: pointed ? [pointed.i, pointed.j].map((place) => (place < 0 ? '' : place)).join('.') : '',
});

/**
 * Draws a run into `root` and keeps it alive.
 * @param {HTMLElement} root
 * @param {any} payload of a run, as an object or as JSON; without one the view is empty until the first `update`
 * @param {Options} [options]
 * @returns {Handle}
 */
export function mountAttentionView(root, payload, options = {}) {
  /** The run on show as it is drawn. @type {Run | null} */
  let run = null;
  const settings = { mass: 0.75, numbers: true, isTable: false, speed: 1, speaks: false };
  /** @type {import('../../widgets/shell.js').View<State>} */
  const view = mountView(root, {
    narrow: NARROW,
    load: () => leftOut.load() !== false && !searching.shown().isWaiting,
    resolve: () => run && stateOf(run, leftOut.maps(run), view.pointed, leftOut.places),
    build: (state) => build({ view, run: state.run, options, leftOut, searching, settings, step }, handle),
    stamp: stampOf,
    heard(_, changed) {
      if (changed.includes('units')) redo();
      if (changed.includes('tree')) follow();
    },
    asked: (values) => (run ? asked(run, values) : values),
  });
  const leftOut = new LeftOut(options.rerun, view.draw);
  /** @param {number} by */
  const step = (by) => {
    settings.speaks = true;
    view.select({ step: Math.max(0, view.now().sel.step + by) });
  };
  /** @param {Run} next */
  const show = (next) => {
    searching.on = next;
    leftOut.begin(next);
    fitStore(next);
    redo();
  };
  /** The run in other units, or another run: all parts are made anew. */
  const redo = () => {
    run = searching.on && shown(searching.on);
    view.pointed = null;
    view.rebuild();
  };
  const follow = () => searching.follow(view, show);
  const searching = new Searching(options, follow);
  const update = (/** @type {any} */ next) => {
    if (!next) return;
    const read = codec.readRun(next);
    searching.begin(read);
    show(read);
    follow();
  };
  const nowhere = () => ({ x: 0, y: 0 }),
    handle = { update, destroy: () => view.destroy(), centreOfHead: nowhere, centreOfCell: nowhere };
  update(payload);
  return Object.assign(root, { attentionView: handle }).attentionView;
}
