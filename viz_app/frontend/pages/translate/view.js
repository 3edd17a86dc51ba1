/* Translate or Classify: one run as strips or a ledger, all heads of a map, one head and a sentence. Looking around asks
   nobody; only a classifier is asked again, for its run without some tokens, and a translator for another path of its
   search. */
import * as codec from '../../state/codec.js';
import { asked } from '../../state/whole_words.js';
import { create } from '../../widgets/dom.js';
import { mountView } from '../../widgets/shell.js';
import { buildClasses, buildVerdict } from './classes.js';
import { buildPairedClasses, buildPairedNext } from './compare_bars.js';
import { buildDifference } from './compare_heads.js';
import { buildPairs } from './compare_strips.js';
import { Drawn } from './drawn.js';
import { buildHypotheses } from './hypotheses.js';
import { buildHeads } from './heads.js';
import { buildLedger } from './ledger.js';
import { buildNext } from './next.js';
import { buildKeysLine } from './panels.js';
import { buildScrubber } from './scrubber.js';
import { buildSearch } from './search_host.js';
import { buildStrips } from './strips.js';

const NARROW = 1180; // px

/** @typedef {import('./selection.js').Run} Run */
/** @typedef {import('./selection.js').State} State */
/** @typedef {import('../../widgets/shell.js').Part<State>} Part */

/**
 * @typedef {object} Options
 * @property {(ids: number[], focus: boolean) => void} [force] makes the translation start with these tokens; `focus` asks
 *   for the keyboard to follow
 * @property {(request: { model: string, text: string, left_out: number[] }) => Promise<any>} [rerun] runs a classifier
 *   again: {ok, payload} or {ok: false, error}
 * @property {(request: object) => Promise<any>} [path] runs a translator as if it had written other tokens: as `rerun`
 * @property {(parameters: Record<string, string>, focus: boolean) => void} [decode] runs the text on show in another way
 * @property {() => Promise<import('./searching.js').Module>} [tree] what draws a search tree; none without
 * @property {(request: object) => Promise<any>} [pinned] runs what only a link knows: {ok, payload} or {ok: false, error}
 */

/**
 * @typedef {object} Page what the parts of a run share
 * @property {import('../../widgets/shell.js').View<State>} view
 * @property {Run} run as it is drawn, in pieces or in words
 * @property {Options} options
 * @property {import('./left_out.js').LeftOut} leftOut
 * @property {import('./searching.js').Searching} searching
 * @property {boolean} isPresent whether the run on show is drawn, and nothing beside it
 * @property {Settings} settings
 * @property {import('../../state/difference.js').Difference | null} comparison of two runs, where that is drawn
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

/** @param {Page} page @param {boolean} isTranslation */
const oneRun = (page, isTranslation) => ({
  above: isTranslation ? buildStrips(page) : buildLedger(page),
  beside: isTranslation ? buildNext(page) : buildClasses(page),
});

/** @param {Page} page @param {boolean} isTranslation */
const twoRuns = (page, isTranslation) => ({
  above: buildPairs(page),
  beside: isTranslation ? buildPairedNext(page) : buildPairedClasses(page),
});

/** The heads stay from run to run where only numbers differ: what stays on the page need not be laid out again. */
function headsKeeper() {
  let known = '';
  /** @type {import('./left_out.js').LeftOut | null} */
  let leftOut = null;
  /** @type {ReturnType<typeof buildHeads> | null} */
  let kept = null;
  return (/** @type {Page} */ page) => {
    const { run } = page,
      key = [run.task, ...run.names, Boolean(run.pieces)].join();
    if (!kept || key !== known || page.leftOut !== leftOut) kept = buildHeads(page);
    [known, leftOut] = [key, page.leftOut];
    return kept;
  };
}

/** @param {Page} page @param {Handle} handle @param {ReturnType<typeof headsKeeper>} headsOf */
function build(page, handle, headsOf) {
  const isTranslation = page.run.task === 'translate',
    { above, beside } = (page.comparison ? twoRuns : oneRun)(page, isTranslation),
    bar = isTranslation ? buildScrubber(page) : buildVerdict(page),
    heads = page.comparison ? buildDifference(page) : headsOf(page),
    search = page.isPresent ? [buildSearch(page)] : [];
  page.view.root.classList.toggle('gf-classify', !isTranslation);
  Object.assign(handle, { centreOfHead: heads.centreOfHead, centreOfCell: heads.centreOfCell });
  return {
    nodes: [
      create('section', 'gf-stage', above.element, beside.element),
      bar.element,
      ...search.map(({ element }) => element),
      buildHypotheses(page.run),
      heads.element,
      buildKeysLine(page),
    ],
    first: /** @type {Part[]} */ ([beside, bar, ...('marks' in above ? [above.marks] : []), ...heads.words]),
    parts: /** @type {Part[]} */ ([...search, above, ...heads.pictures]),
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
  const settings = { mass: 0.75, numbers: true, isTable: false, speed: 1, speaks: false },
    headsOf = headsKeeper();
  /** @type {import('../../widgets/shell.js').View<State>} */
  const view = mountView(root, {
    narrow: NARROW,
    load: () => drawn.load(),
    resolve: () => drawn.resolve(),
    build: (state) => build(pageOf(state.run), handle, headsOf),
    stamp: (state) => ({ ...stampOf(state), which: drawn.mode }),
    heard: (_, changed) => drawn.heard(changed),
    asked: (values) => (drawn.run ? asked(drawn.run, values) : values),
  });
  const drawn = new Drawn(options, view);
  /** @param {Run} run @returns {Page} */
  const pageOf = (run) => ({
    ...{ view, run, settings, step, comparison: drawn.compared.difference, leftOut: drawn.out },
    ...{ searching: drawn.searching, isPresent: drawn.mode === 'b', options: drawn.mode === 'b' ? options : {} },
  });
  /** @param {number} by */
  const step = (by) => {
    settings.speaks = true;
    view.select({ step: Math.max(0, view.now().sel.step + by) });
  };
  const update = (/** @type {any} */ next) => {
    if (next) drawn.begin(codec.readRun(next));
  };
  const nowhere = () => ({ x: 0, y: 0 }),
    handle = { update, destroy: () => view.destroy(), centreOfHead: nowhere, centreOfCell: nowhere };
  update(payload);
  return Object.assign(root, { attentionView: handle }).attentionView;
}
