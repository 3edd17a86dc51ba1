/* The part Train here of the Model tab: a Transformer of one or two layers learns in the visitor's own tab. */
/** @import { ToyMap, ToyView, TrainingFacts, TrainPage } from './types' */
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { choices, segments } from '../../widgets/segments.js';
import { mountView } from '../../widgets/shell.js';
import { tableSwitch } from '../../widgets/table.js';
import { aimed, captionOf } from './train_captions.js';
import { buildAlarm, buildClock } from './train_clock.js';
import { buildCurves } from './train_curves.js';
import { buildExamples, buildGuess, buildReveal } from './train_guess.js';
import { buildRecipe } from './train_recipe.js';
import { buildRun } from './train_run.js';
import { Session } from './train_session.js';
import { differenceOf, parameterOf, settingsOf } from './train_settings.js';

const NARROW = 1080; // px
const SECOND = 2; // the row that is chosen at first: the third character

/** @param {TrainPage} page */
function build(page) {
  const [alarm, recipe, curves] = [buildAlarm(page), buildRecipe(page), buildCurves(page)],
    clock = buildClock(page, recipe.element),
    [reveal, guess, examples] = [buildReveal(page), buildGuess(page), buildExamples(page)],
    runs = [buildRun(page, 0), buildRun(page, 1)];
  const swap = tableSwitch(page, () => page.view.draw());
  const mean = segments({
    label: say('model-the-chosen-head'),
    options: choices({ one: say('model-this-example'), mean: say('model-mean-by-place') }),
    choose(value) {
      page.isMean = value === 'mean';
      if (page.isMean) page.sel.map = aimed(page.session); // because only this map has a mean
      page.view.draw();
    },
  });
  const tools = create('div', 'gf-row gf-head-tool', examples.element, create('div', 'gf-tool', mean.element, swap)),
    bench = create(
      'div',
      'gf-bench',
      curves.element,
      reveal.element,
      tools,
      ...runs.map(({ element }) => element),
      guess.element,
    );
  const arrange = {
    draw() {
      bench.classList.toggle('gf-two', Boolean(page.session.beside));
      mean.element.hidden = !page.session.task.aim;
      mean.draw(page.isMean ? 'mean' : 'one');
    },
  };
  return {
    nodes: [alarm.element, clock.element, create('div', 'gf-desk', recipe.element, bench)],
    parts: [arrange, alarm, clock, recipe, examples, reveal, guess, curves, ...runs],
    keys: {
      ' ': () => page.session.toggle(),
      ArrowLeft: () => page.session.hop(-1),
      ArrowRight: () => page.session.hop(1),
    },
  };
}

/** The chosen head and row, fitted to what a run has. @param {Session} session */
function selection(session) {
  const sel = { map: 'cross', layer: 0, head: 0, row: -1 };
  return {
    sel,
    /** @param {ToyView} view */
    mapOf: (view) => view.maps[sel.map] ?? view.maps[aimed(session)],
    /** @param {ToyMap} map */
    layerOf: (map) => Math.min(sel.layer, map.layers - 1),
    /** @param {ToyMap} map */
    headOf: (map) => Math.min(sel.head, map.heads - 1),
    /** @param {ToyView} view */
    rowOf(view) {
      const first = view.read.length - 1 - view.expected.length,
        count = view.maps[sel.map]?.queries.length ?? view.read.length;
      return sel.row < 0 || sel.row >= count ? Math.min(first + SECOND, count - 2) : sel.row;
    },
  };
}

/** Take the settings of the address; others than the present ones end the runs. @param {TrainPage} page */
function follow(page) {
  const { session, view } = page,
    { facts } = session,
    [train, beside] = ['train', 'beside'].map((name) => String(store.get(name) ?? '')),
    linked = `${train} ${beside}`;
  if (page.linked === linked) return; // because a lesson opens every stop as a link
  page.linked = linked;
  const settings = settingsOf(train, facts),
    isKnown = settings && (!beside || differenceOf(beside, facts));
  view.say(isKnown ? '' : say('model-link-unreadable'), !isKnown);
  session.take(settings ?? facts.defaults, beside);
  if (store.get('lesson')) session.guess = -1; // because the lesson asks
}

/**
 * Draw this part into `root`. It asks no server anything.
 * @param {HTMLElement} root
 * @param {import('./train_worker.js').Own | undefined} own
 * @param {{ training: TrainingFacts }} data
 */
export function mountTrainHere(root, own, { training }) {
  let pointed = /** @type {{ which: number, place: { i: number, j: number } } | null} */ (null);
  /** @type {import('../../widgets/shell.js').View<Session>} */
  const view = mountView(root, {
    name: 'train',
    narrow: NARROW,
    resolve: () => session,
    build: () => build(page),
    caption: () => captionOf(session, page.sel),
    stamp: ({ mode, shown, live, views }) => ({ mode, shown, live, seen: views[0]?.step ?? '' }),
    heard: (_, changed) => (changed.includes('train') || changed.includes('beside')) && follow(page),
  });
  const session = new Session(training, own, view.draw);
  /** @type {TrainPage} */
  const page = {
    ...{ view, session, isTable: false, isMean: false, linked: '-', ...selection(session) },
    pointed: (which) => (pointed?.which === which ? pointed.place : null),
    point(which, place) {
      pointed = place && { which, place };
      view.draw();
    },
    choose(values) {
      Object.assign(page.sel, values);
      page.isMean &&= page.sel.map === aimed(session);
      if (values.map) page.sel.row = -1;
      view.draw();
    },
    chooseRow(shown, row) {
      if (page.sel.map === 'encoder') page.sel.map = aimed(session); // because a row of the encoder writes nothing
      page.choose({ row: Math.min(row, shown.read.length - 1) });
    },
    take(settings, beside = session.beside) {
      const before = [store.get('train'), store.get('beside')],
        train = parameterOf(settings, training);
      store.set({ train: train === training.defaults.task ? null : train, beside: beside || null });
      if (before[0] === store.get('train') && before[1] === store.get('beside')) session.take(settings, beside);
    },
  };
  follow(page);
  return page;
}
