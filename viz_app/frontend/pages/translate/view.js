/* The tab Translate or Classify: all heads of a map, one head, and the next tokens or the contributions.
   Looking around needs no request. Only a classifier is run again without some tokens, and a translator on another path
   of its search. It is apart from its entry, because a saved page has no search tree. */
/** @import { Run, State } from './selection.js' */
import { create } from '../../widgets/dom.js';
import { classOf } from '../../state/class_names.js';
import * as codec from '../../state/codec.js';
import { pieces, say } from '../../state/say.js';
import { asked } from '../../state/whole_words.js';
import { plainOpening, rowSentence } from '../../widgets/row_sentence.js';
import { mountView } from '../../widgets/shell.js';
import { term } from '../../widgets/terms.js';
import { buildHypotheses, buildSearch } from './beam_search.js';
import { buildClasses } from './classes.js';
import { buildDifference } from './compare_heads.js';
import { buildLedger, putBack } from './contributions.js';
import { buildHeads } from './heads.js';
import { buildNext } from './next.js';
import { ShownRun } from './shown_run.js';

const NARROW = 1180; // px

/** @typedef {import('../../widgets/shell.js').Part<State>} Part */

/**
 * @typedef {object} Options
 * @property {(ids: number[], focus: boolean) => void} [force] starts the translation with these tokens; if `focus`, the keyboard focus follows
 * @property {boolean} [canChange] true if the page can run the sentence again, without some of its tokens
 * @property {(request: object) => Promise<any>} [path] runs a translator on other target tokens: {ok, payload} or {ok:
 *   false, error}
 * @property {(parameters: Record<string, string>, focus: boolean) => void} [decode] runs the visible text with another decoding
 * @property {() => Promise<import('./searching.js').Module | null>} [tree] loads the module for search trees, or null if it does not come; without it there are none
 */

/**
 * @typedef {object} Page what the parts of a run share
 * @property {import('../../widgets/shell.js').View<State>} view
 * @property {Run} run as it is drawn, in pieces or in words
 * @property {Options} options
 * @property {Run} pieces the same run in pieces
 * @property {import('./searching.js').Searching} searching
 * @property {boolean} isPresent true if only the current run is drawn
 * @property {Settings} settings
 * @property {import('../../state/difference.js').Difference | null} comparison the difference of two runs, if it is drawn
 */

/**
 * @typedef {object} Settings what is not worth a place in the address
 * @property {boolean} numbers in the cells
 * @property {boolean} isTable
 */

/** @typedef {{ x: number, y: number }} Point on the screen */

/**
 * @typedef {object} Handle
 * @property {(payload: any) => void} update shows another run; does nothing without one
 * @property {() => void} destroy
 * @property {(layer: number, head: number) => Point} centreOfHead
 * @property {(row: number, column: number) => Point} centreOfCell
 */

/** Return what a model does: what it reads, and what it answers. @param {State} state */
function aboutOf({ run: { task, source, sides, isEncoder, output, steps }, sel }) {
  const transformer = term('transformer', say('translate-transformer')),
    token = term('token', say('translate-token'));
  if (task !== 'translate')
    return pieces('translate-about-answer', {
      ...{ transformer, kind: isEncoder ? (output ? 'mask' : 'vectors') : 'class' },
      answer: isEncoder ? output : classOf(output),
    });
  const [from, to = from] = sides;
  return pieces('translate-about-token', {
    ...{ transformer, token, from, to, step: sel.step + 1, count: steps.length, isTranslation: source.length > 0 },
  });
}

/** @param {Page} page */
function keysOf({ run, view, options }) {
  const isTranslation = run.task === 'translate',
    numbered = isTranslation
      ? run.names.map((map) => ({ map }))
      : (run.classification?.labels ?? []).slice(0, 9).map((_, label) => ({ label }));
  /** @type {Record<string, () => void>} */
  const keys = isTranslation ? {} : { Escape: () => options.canChange && putBack() };
  numbered.forEach((values, i) => {
    keys[i + 1] = () => view.select(values);
  });
  return keys;
}

/**
 * Build the parts of one run, or of the difference of two.
 * @param {Page} page
 * @param {ReturnType<typeof buildHeads> | ReturnType<typeof buildDifference>} [known] heads of the run before, to reuse
 */
function partsOf(page, known) {
  const { run, comparison } = page,
    isWriter = run.task === 'translate',
    beside = isWriter ? buildNext(page) : buildClasses(page),
    ledger = isWriter || comparison ? null : buildLedger(page),
    below = ledger ? [] : [beside.element],
    heads = known ?? (comparison ? buildDifference(page, below) : buildHeads(page, below));
  return {
    ...{ page, beside, ledger, heads },
    nodes: ledger ? [create('section', 'gf-stage', ledger.element, beside.element)] : [],
  };
}

/** Return true if the parts of one page can show another. @param {Page} before @param {Page} page */
function isAlike(before, { run, isPresent }) {
  const kind = (/** @type {Run} */ one) => [one.task, ...one.names, Boolean(one.pieces)].join();
  return before.isPresent === isPresent && kind(before.run) === kind(run);
}

/**
 * Return a function that builds the parts of a page. It reuses the last parts if only their content differs, so that the
 * browser need not style and lay them out again. */
function keeper() {
  let kept = /** @type {ReturnType<typeof partsOf> | null} */ (null);
  return (/** @type {Page} */ page) => {
    if (page.comparison) return partsOf(page);
    const known = kept && isAlike(kept.page, page) ? kept : null;
    if (!known || known.ledger) return (kept = partsOf(page, known?.heads));
    known.page.run = page.run;
    return known;
  };
}

/** @param {Page} page @param {Handle} handle @param {ReturnType<typeof keeper>} keep */
function build(page, handle, keep) {
  const { beside, ledger, heads, nodes } = keep(page),
    search = page.isPresent ? [buildSearch(page)] : [];
  page.view.root.classList.toggle('gf-classify', page.run.task !== 'translate');
  Object.assign(handle, { centreOfHead: heads.centreOfHead, centreOfCell: heads.centreOfCell });
  return {
    nodes: [...nodes, ...search.map(({ element }) => element), buildHypotheses(page.run), heads.element],
    first: /** @type {Part[]} */ ([beside, ...heads.words]),
    parts: /** @type {Part[]} */ ([...(ledger ? [ledger] : []), ...heads.pictures, ...search]), // `search` is last, because it writes to the page and the others read sizes
    keys: keysOf(page),
  };
}

/** Return the words above the picture. @param {State} state @returns {import('../../widgets/caption.js').Caption} */
function captionOf(state) {
  const { run, sel, active } = state,
    all = Object.values(run.maps).reduce((sum, { layers, heads }) => sum + layers * heads, 0);
  if ('diff' in state) return { says: say('translate-run-beside-run-b') };
  return {
    about: aboutOf(state),
    says: rowSentence(state, active, plainOpening(state, active)),
    more: pieces('translate-head-one-of', {
      ...{ head: term('head', say('translate-head')), number: sel.head + 1, layer: sel.layer + 1, all },
      attention: term('attention', say('translate-attention')),
    }),
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
 * Draw a run into `root`, and follow the store.
 * @param {HTMLElement} root
 * @param {any} payload of a run, as an object or as JSON; without one the view is empty until the first `update`
 * @param {Options} [options]
 * @returns {Handle}
 */
export function mountAttentionView(root, payload, options = {}) {
  const settings = { numbers: true, isTable: false },
    keep = keeper();
  /** @type {import('../../widgets/shell.js').View<State>} */
  const view = mountView(root, {
    name: 'attention',
    narrow: NARROW,
    load: () => shownRun.load(),
    resolve: () => shownRun.resolve(),
    build: (state) => build(pageOf(state.run), handle, keep),
    caption: captionOf,
    stamp: (state) => ({ ...stampOf(state), which: shownRun.mode }),
    heard: (_, changed) => shownRun.heard(changed),
    asked: (values) => (shownRun.run ? asked(shownRun.run, values) : values),
  });
  const shownRun = new ShownRun(options, view);
  /** @param {Run} run @returns {Page} */
  const pageOf = (run) => ({
    ...{ view, run, settings, comparison: shownRun.compared.difference },
    ...{
      pieces: /** @type {Run} */ (shownRun.compared.whole),
      searching: shownRun.searching,
      isPresent: shownRun.mode === 'b',
      options: shownRun.mode === 'b' ? options : {},
    },
  });
  const update = (/** @type {any} */ next) => {
    if (next) shownRun.begin(codec.readRun(next));
  };
  const nowhere = () => ({ x: 0, y: 0 }),
    handle = { update, destroy: () => view.destroy(), centreOfHead: nowhere, centreOfCell: nowhere };
  update(payload);
  return Object.assign(root, { attentionView: handle }).attentionView;
}
