/* Overview: the whole model as one picture that plays. Everything is drawn from the run that the first tab shows; the
   server is asked nothing for it. */
/** @import { State } from './state.js' */
/** @import { Run } from '../../types' */
import { newestPicture } from '../../state/newest_picture.js';
import { readRun } from '../../state/codec.js';
import { hasLooks } from '../../state/looks.js';
import { fitStore } from '../../state/opening.js';
import { showing } from '../../state/pins.js';
import { player, playing } from '../../state/playing.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import { asked, wholeWords } from '../../state/whole_words.js';
import { button as makeButton, iconButton } from '../../widgets/controls.js';
import { create, region, setText } from '../../widgets/dom.js';
import { mountView } from '../../widgets/shell.js';
import { briefly, captionOf } from './captions.js';
import { buildExperiments } from './experiments.js';
import { buildGrids } from './grids.js';
import { buildPager, buildPicture } from './picture.js';
import { stateOf } from './state.js';
import { beatsOf, END } from './story.js';

const NARROW = 880; // px: up to here one stage fills the page
const PAPER = 740; // px between the margins of an upright sheet
const BRIEF = 2; // words of a story that are told in sentences; of later ones there are short captions

/**
 * @typedef {object} Page
 * @property {import('../../widgets/shell.js').View<State>} view
 * @property {ReturnType<typeof player>} player
 * @property {() => import('./story.js').Beat[]} beats
 * @property {ReturnType<typeof buildExperiments>} experiments what can be done after the story
 * @property {(stage: string | null) => void} tell tells a stage, or none
 * @property {(by: number) => void} step goes some words on or back
 * @property {(state: State) => string} leaf the stage that a narrow page shows
 * @property {() => boolean} isNarrow
 */

/** Build the button that plays the story. @param {Page} page @returns {Piece<State>} */
function buildStart(page) {
  const play = makeButton('', page.player.toggle, 'gf-btn gf-primary gf-play'),
    note = create('span', 'gf-cap');
  return {
    element: create('div', 'ov-first', play, note),
    draw(state) {
      const isPlaying = page.player.isPlaying(),
        seconds = Math.round(page.beats().reduce((sum, { ms }) => sum + ms, 0) / 1000);
      setText(play, playText(page, state));
      setText(
        note,
        isPlaying
          ? say('overview-esc-shows-everything')
          : say('overview-seconds-steps', { seconds, count: state.stages.length }),
      );
    },
  };
}

/** @param {Page} page @param {State} state */
const playText = ({ player: story }, { isEnd }) =>
  story.isPlaying() ? say('overview-stop') : isEnd ? say('overview-play-again') : say('overview-play-the-story');

/** Build the bar at the thumb on a phone. @param {Page} page @returns {Piece<State>} */
function buildClock(page) {
  const play = makeButton('', page.player.toggle, 'gf-btn ov-play'),
    back = iconButton('M9.5 2 4.5 7l5 5', say('overview-word-before'), () => page.step(-1)),
    on = iconButton('m4.5 2 5 5-5 5', say('overview-next-word'), () => page.step(1));
  return {
    element: region('ov-clock', say('overview-steps'), back, play, on),
    draw(state) {
      back.disabled = state.step === 0;
      on.disabled = state.step >= state.run.steps.length - 1;
      setText(play, playText(page, state));
    },
  };
}

/** @param {Page} page @param {State} state */
function build(page, state) {
  const start = buildStart(page),
    clock = buildClock(page),
    picture = buildPicture(page, state),
    pager = buildPager(page, state, picture.element),
    grids = buildGrids(page, state.stages),
    body = create('div', 'ov-body', picture.element, grids.element);
  return {
    nodes: [start.element, pager.element, body, page.experiments.element, clock.element],
    first: [start, clock, pager],
    parts: [
      picture,
      {
        layout: grids.layout,
        draw(/** @type {State} */ now) {
          const leaf = page.isNarrow() ? page.leaf(now) : undefined;
          grids.draw(now, leaf);
          page.experiments.draw(now, leaf === undefined || leaf === END);
        },
        destroy: page.player.stop,
      },
    ],
    keys: {
      ' ': page.player.toggle,
      Escape: () => page.tell(null),
    },
  };
}

/** Return the caption of a state. @param {Page} page @param {State} state */
function said(page, state) {
  const { stages, at, step, given } = state,
    isPlaying = page.player.isPlaying(),
    stage = stages[at],
    told = isPlaying && stage && !stage.isOnce && step - given >= BRIEF ? briefly(state) : captionOf(state);
  if (!stage || isPlaying) return told;
  const link = makeButton(stage.link, null, 'ov-link');
  link.addEventListener('click', () => {
    const { head } = stage.map ? page.view.now().look(stage.map) : { head: {} };
    store.link(); // Back returns to this stage
    store.visit(stage.more, head);
  });
  return { ...told, more: [...told.more, ' ', link] };
}

/** Return the stage that a narrow page shows while none is told: the one that the caption speaks of. @param {State} state */
const restingOn = ({ stages, run }) =>
  run.maps.cross ? 'across' : run.classification ? (stages[2]?.name ?? 'relate') : 'back';

/** Let the picture, which is drawn for the window, be as wide as a sheet of paper at most. @param {boolean} isPaper */
function fitPaper(isPaper) {
  const picture = /** @type {HTMLElement | null} */ (document.querySelector('.gf-overview .ov-flow'));
  if (picture) picture.style.zoom = isPaper ? String(Math.min(1, PAPER / picture.clientWidth)) : '';
}

/** An old link to the calculation of a head opens that head. @param {State} state */
function followOldLink({ stages, look }) {
  const open = String(store.get('open') ?? ''),
    map = stages.find(({ name }) => `${name}.head` === open)?.map;
  if (!map || store.get('tab') !== 'overview') return;
  store.set({ ...look(map).head, tab: 'head', open: null });
  window.dispatchEvent(new Event('gf-open'));
}

/**
 * Draw the runs of the page into `root`.
 * @param {HTMLElement} root
 * @param {any} payload of a run; without one the view is empty until the first `update`
 * @param {import('../../types').PageServer} server
 */
function mountOverview(root, payload, server) {
  /** The current run in pieces. @type {Run | null} */
  let present = null;
  let hasStepped = false, // by hand: the caption is read aloud
    isTelling = false; // the story itself chooses the word
  /** @type {import('../../widgets/shell.js').View<State>} */
  const view = mountView(root, {
    name: 'overview',
    narrow: NARROW,
    load: () => !present || hasLooks(present),
    resolve: () => (present && hasLooks(present) ? stateOf(present) : null),
    build: (state) => build(page, state),
    caption(state) {
      const caption = { ...said(page, state), speaks: hasStepped };
      hasStepped = false;
      return caption;
    },
    stamp: ({ run, stage, isEnd, step }) => ({
      ...{ trace: run.id, stage: isEnd ? END : stage, step: asked(run, { step }).step },
      playing: page.player.isPlaying(),
    }),
    asked: (values) => (present ? asked(wholeWords(present), values) : values),
    heard(_, changed) {
      if (changed.includes('step') && !isTelling) story.stop(); // a word was chosen by hand
    },
  });
  const above = new ResizeObserver(view.draw); // what stands above takes room from the picture
  for (const one of document.querySelectorAll('#spine, #gw-progress')) above.observe(one);
  addEventListener('resize', view.draw);
  for (const event of ['beforeprint', 'afterprint']) addEventListener(event, () => fitPaper(event === 'beforeprint'));
  const beats = () => {
    const { stages, run, given } = view.now();
    return beatsOf(stages, run.steps.length, given);
  };
  const show = (/** @type {Record<string, any>} */ values) => view.select({ ...values, open: null });
  /** @param {boolean} isPlaying @param {Record<string, any>} values */
  const tell = (isPlaying, values) => {
    isTelling = true;
    playing.set(isPlaying);
    show(values);
    isTelling = false;
  };
  const story = player({
    beats,
    go: ({ stage, step }) => tell(true, { story: stage, step }),
    end: () => tell(false, { story: END, step: view.now().opening }),
    changed: () => tell(false, { story: null }),
  });
  /** @type {Page} */
  const page = {
    ...{ view, beats, player: story, experiments: buildExperiments({ view, player: story }, server) },
    isNarrow: () => view.width / theme.scale <= NARROW,
    leaf: (state) => (state.isEnd && !state.pieces.isEncoder ? END : state.stage || restingOn(state)),
    tell(stage) {
      story.stop();
      hasStepped = true;
      show({ story: stage });
    },
    step(by) {
      const { step, run } = view.now();
      story.stop();
      hasStepped = true;
      view.select({ step: Math.max(0, Math.min(run.steps.length - 1, step + by)) });
    },
  };
  const update = (/** @type {any} */ next) => {
    if (!next) return;
    story.stop();
    present = readRun(next);
    showing(present);
    fitStore(present);
    followOldLink(stateOf(present));
    view.rebuild();
  };
  update(payload);
  return { update };
}

/** @param {import('../../types').Mounted} given */
export function mount({ root, data, server }) {
  const view = mountOverview(root, newestPicture.get() ?? data, server);
  newestPicture.subscribe((picture) => view.update(picture));
}
