/* Overview: the whole model as one picture that plays. Everything is drawn from the run that the page has; only the
   calculation inside a head is asked of the server, when it is opened. */
import { readRun } from '../../state/codec.js';
import { fitStore } from '../../state/opening.js';
import { showing } from '../../state/pins.js';
import { store } from '../../state/store.js';
import { asked, shown } from '../../state/whole_words.js';
import { create } from '../../widgets/dom.js';
import { mountView } from '../../widgets/shell.js';
import { captionOf } from './captions.js';
import { buildClock } from './clock.js';
import { Lines } from './lines.js';
import { buildPicture } from './picture.js';
import { opened, stateOf } from './state.js';
import { beatsOf, player, STEP } from './story.js';

const FLAT = 1000; // px: from here on the stages stand side by side
const GROWS = 520; // ms in which the lines of a stage grow

/** @typedef {import('../../types').Run} Run */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('./story.js').Beat} Beat */

/**
 * @typedef {object} Page
 * @property {import('../../widgets/shell.js').View<State>} view
 * @property {ReturnType<typeof player>} player
 * @property {() => Beat[]} beats
 * @property {() => number} beat the number of the visible one, −1 at rest
 * @property {(by: number) => void} step goes some beats on or back, or some tokens while a stage is open
 * @property {(beat: Beat) => void} go
 * @property {(tab: string, values?: Record<string, any>) => void} visit opens another tab
 * @property {import('../../types').PageServer} server
 */

/** Build the button that starts the story. @param {Page} page */
function buildStart({ player: story }) {
  const play = create('button', 'gf-btn ov-start', '▶\u2002Play the story', { type: 'button' }),
    own = create('button', 'ov-own', 'or type your own sentence', { type: 'button' }),
    element = create('div', 'ov-first', play, own);
  play.addEventListener('click', story.play);
  own.addEventListener('click', () => {
    const box = /** @type {HTMLTextAreaElement | null} */ (document.querySelector('#gh-text'));
    box?.focus();
    box?.select();
  });
  return {
    element,
    /** @param {State} state */
    draw({ stage, open }) {
      element.hidden = Boolean(stage || open);
      element.parentElement?.classList.toggle('ov-rests', !element.hidden);
    },
  };
}

/** Return a part that draws the open stage. Its module is loaded when the first stage is opened. @param {Page} page @param {ReturnType<typeof buildPicture>} picture */
function opener(page, picture) {
  /** @type {typeof import('./detail.js') | null} */
  let module = null;
  let isLoading = false;
  /** @type {Map<string, import('./detail.js').Detail>} */
  const built = new Map();
  const detailOf = (/** @type {State} */ { open }) => {
    if (!open || !module) return null;
    const known = built.get(open.name) ?? module.buildDetail(page, open);
    if (!built.has(open.name))
      picture.parts.find(({ element }) => element.dataset.part === open.name)?.detail.append(known.element);
    built.set(open.name, known);
    return known;
  };
  return {
    layout: (/** @type {State} */ state) => detailOf(state)?.layout?.(state),
    /** @param {State} state */
    draw(state) {
      if (state.open && !module && !isLoading) {
        isLoading = true;
        import('./detail.js').then((loaded) => {
          module = loaded;
          page.view.draw();
        });
      }
      const isNew = state.open && !built.has(state.open.name),
        detail = detailOf(state);
      if (isNew) detail?.layout?.(state);
      detail?.draw(state);
    },
  };
}

/** Return a function that lets the lines of a new stage grow. @param {(progress: number) => void} draw */
function grower(draw) {
  let last = '',
    frame = 0;
  return (/** @type {State} */ state) => {
    const now = [state.run.id, state.step, state.stage].join(),
      isNew = now !== last;
    last = now;
    if (!isNew) return;
    cancelAnimationFrame(frame);
    if (!state.stage || state.stage === STEP || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    const grow = (/** @type {number} */ time) => {
      const progress = Math.min(1, Math.max(0, (time - start) / GROWS));
      draw(progress);
      if (progress < 1) frame = requestAnimationFrame(grow);
    };
    draw(0);
    frame = requestAnimationFrame(grow);
  };
}

/** @param {Page} page @param {State} state */
function build(page, state) {
  const { view } = page,
    start = buildStart(page),
    picture = buildPicture(page, state),
    clock = buildClock(page, state.run),
    lines = new Lines(picture);
  const grow = grower((progress) => lines.draw(view.now(), progress));
  return {
    nodes: [start.element, picture.element, clock.element],
    first: [start, clock, { draw: picture.write }],
    parts: [
      { draw: picture.draw, layout: picture.measure },
      opener(page, picture),
      {
        draw(/** @type {State} */ now) {
          if (!now.open) lines.measure(view.width >= FLAT);
          lines.draw(now, 1);
          grow(now);
        },
        destroy: page.player.stop,
      },
    ],
    keys: {
      ' ': page.player.toggle,
      ArrowLeft: () => page.step(-1),
      ArrowRight: () => page.step(1),
      Escape: () => close(page),
    },
  };
}

/** Close the calculation, then the open stage, then the story. @param {Page} page */
function close({ view, player: story }) {
  const { open, isCalculated, stage } = view.now();
  story.stop();
  if (open) view.select({ open: isCalculated ? opened(open.name) : null });
  else if (stage) view.select({ story: null });
}

/**
 * Draw the runs of the page into `root`.
 * @param {HTMLElement} root
 * @param {any} payload of a run; without one the view is empty until the first `update`
 * @param {import('../../types').PageServer} server
 */
export function mountOverview(root, payload, server) {
  /** The current run in pieces. @type {Run | null} */
  let present = null;
  let hasStepped = false; // by hand: the caption is read aloud
  /** @type {import('../../widgets/shell.js').View<State>} */
  const view = mountView(root, {
    name: 'overview',
    narrow: FLAT - 1,
    resolve: () => present && stateOf(shown(present)),
    build: (state) => build(page, state),
    caption(state) {
      const caption = { ...captionOf(state), speaks: hasStepped };
      hasStepped = false;
      return caption;
    },
    stamp: ({ run, stage, open, step }) => ({
      ...{ trace: run.id, stage, step, open: open?.name ?? '' },
      playing: page.player.isPlaying(),
    }),
    heard: (_, changed) => changed.includes('units') && view.rebuild(),
    asked: (values) => (present ? asked(shown(present), values) : values),
  });
  const beats = () => {
    const { stages, run } = view.now();
    return beatsOf(stages, run.steps.length);
  };
  const beat = () => {
    const { stage, step } = view.now();
    return beats().findIndex((one) => one.stage === stage && one.step === step);
  };
  const go = (/** @type {Beat} */ { stage, step }) => view.select({ story: stage, step, open: null });
  /** @type {Page} */
  const page = {
    ...{ view, server, beats, beat, go, visit: store.visit.bind(store) },
    player: player({ beats, at: beat, go, changed: view.draw }),
    step(by) {
      const { open, step, run } = view.now(),
        all = beats(),
        at = Math.max(0, beat() + by);
      page.player.stop();
      hasStepped = true;
      if (open) view.select({ step: Math.max(0, Math.min(run.steps.length - 1, step + by)) });
      else if (all[at]) go(all[at]);
    },
  };
  const update = (/** @type {any} */ next) => {
    if (!next) return;
    page.player.stop();
    present = readRun(next);
    showing(present);
    fitStore(present);
    view.rebuild();
  };
  update(payload);
  return { update };
}
