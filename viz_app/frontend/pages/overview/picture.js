/* The picture of the model and its pager: the book of a wide page, or one stage of it on a narrow one. */
/** @import { Page } from './mount.js' */
/** @import { Stage } from './story.js' */
/** @import { State } from './state.js' */
import { say } from '../../state/say.js';
import { verdict } from '../../state/verdict.js';
import { rem, sized, widthOf, windowHeight } from '../../widgets/canvas.js';
import { theme } from '../../state/theme.js';
import { button as makeButton, mark } from '../../widgets/controls.js';
import { create, setText } from '../../widgets/dom.js';
import { svg } from '../../widgets/svg.js';
import { moveByArrows, selectTab } from '../../widgets/tablist.js';
import { bookOf } from './book.js';
import { leafOf } from './leaf.js';
import { END } from './story.js';

const USUAL = 793, // px: the height of a window whose height is used up, without the strip of the sentence
  MOST = 200, // px more that the picture may take
  WIDEST = 640, // px of a stage on a narrow page
  ROOM = 96, // px: the least height of a stage on a narrow page
  BESIDE = 151; // px of the titles in the gutter
const SAYS = say('overview-parts-model-what');

/** @param {State} state @param {string} stage */
function subtitle({ run, stages }, stage) {
  /** @type {Record<string, string>} */
  const texts = {
    read: say('overview-each-word-becomes-list'),
    relate: say('overview-each-word-gathers'),
    back: run.maps.cross ? say('overview-what-written') : say('overview-all-words-so-far'),
    across: say('overview-at-the', { sides: run.sides[0] }),
    pool: say('overview-what-each-word-says'),
    choose: !run.classification
      ? say('overview-next-piece-text')
      : verdict(run.classification).below
        ? say('overview-label-or-none')
        : say('overview-the-likeliest'),
  };
  return stages.length ? texts[stage] : '';
}

/** Build the buttons that name the stages in the picture; each tells its stage. @param {Page} page @param {Stage[]} stages */
function buildTitles(page, stages) {
  const buttons = stages.map(({ name, title }, place) => {
    const about = create('span', ''),
      act = () => page.tell(page.view.now().stage === name ? null : name),
      parts = [create('b', '', `${place + 1} ${title}`), ' ', about],
      button = makeButton(parts, act, 'ov-title', { 'data-part': name });
    return { name, button, about };
  });
  return {
    elements: buttons.map(({ button }) => button),
    /** @param {State} state @param {import('./book.js').Title[]} titles @param {(stage: string) => string} fade */
    draw(state, titles, fade) {
      for (const { name, button, about } of buttons) {
        const at = titles.find((one) => one.name === name);
        button.hidden = !at;
        if (!at) continue;
        setText(about, subtitle(state, name));
        const across = at.isLeft
          ? { left: 'auto', right: `calc(100% - ${rem(at.x)})` }
          : { left: rem(at.x), right: 'auto' };
        Object.assign(button.style, { ...across, top: rem(at.y), width: at.isBeside ? 'auto' : rem(BESIDE) });
        button.className = `ov-title ${fade(name)} ${at.isBeside ? 'ov-beside' : ''}`;
        mark(button, 'pressed', state.stage === name);
      }
    },
  };
}

/** Build the pager of a narrow page. @param {Page} page @param {State} state @param {HTMLElement} panel @returns {Piece<State>} */
export function buildPager(page, { stages, pieces: { isEncoder } }, panel) {
  const pages = [
    ...stages.map(({ name, title, brief }) => ({ name, title: brief ?? title })),
    ...(isEncoder ? [] : [{ name: END, title: say('overview-break-it') }]),
  ];
  const tabs = pages.map(({ name, title }, place) => {
    const number = create('b', '', name === END ? say('overview-then') : String(place + 1));
    return makeButton([number, title], () => page.tell(name), '', { role: 'tab', id: `ov-tab-${name}` });
  });
  const element = create('div', 'ov-pager', ...tabs, { role: 'tablist', 'aria-label': say('overview-steps-story') });
  moveByArrows(element);
  return {
    element,
    draw(state) {
      const open = page.leaf(state);
      selectTab(tabs, tabs[pages.findIndex(({ name }) => name === open)]);
      const isNarrow = page.isNarrow();
      panel.setAttribute('role', isNarrow ? 'tabpanel' : 'group');
      panel.setAttribute('aria-labelledby', isNarrow ? `ov-tab-${open}` : '');
      panel.setAttribute('aria-label', isNarrow ? '' : say('overview-the-picture'));
    },
  };
}

/** Return the px of height that are left for a stage above the bar at the thumb. @param {HTMLElement} element */
function roomFor(element) {
  const bar = document.querySelector('.ov-clock'),
    isFixed = bar && getComputedStyle(bar).position === 'fixed',
    edge = isFixed ? bar.getBoundingClientRect().top : innerHeight;
  return Math.max(ROOM, (edge - element.getBoundingClientRect().top - scrollY) / theme.scale - 4);
}

/** Return the px of height of the sentence and its answer above the picture. */
const stripHeight = () => (document.querySelector('#spine')?.clientHeight ?? 0) / theme.scale;

/** Build the picture. @param {Page} page @param {State} state @returns {Piece<State>} */
export function buildPicture(page, { stages }) {
  const titles = buildTitles(page, stages),
    drawing = create('div', ''),
    element = create('div', 'ov-flow', drawing, ...titles.elements);
  let [width, last] = [0, ''];
  const choose = {
    source: (/** @type {number} */ word) => page.view.select({ row: word }),
    target: (/** @type {number} */ word) => word > 0 && page.view.select({ step: word - 1 }),
  };
  /** @param {State} state @returns {(stage: string) => string} */
  const fadeOf =
    ({ at, stages: all }) =>
    (stage) => {
      const own = all.findIndex(({ name }) => name === stage);
      return at < 0 || own === at ? (at < 0 ? '' : 'ov-told') : own < at ? 'ov-dim' : 'ov-off';
    };
  return {
    element,
    layout() {
      width = widthOf(element);
    },
    draw(state) {
      if (!width) return;
      const isNarrow = page.isNarrow(),
        fade = fadeOf(state),
        spare = Math.max(0, Math.min(MOST, windowHeight() - USUAL - stripHeight())),
        leaf = page.leaf(state),
        isEnd = isNarrow && leaf === END,
        book = isNarrow ? null : bookOf(state, { width, spare, choose, fade }),
        { nodes, height } =
          book ??
          leafOf(state, isEnd ? stages[0].name : leaf, {
            width: Math.min(width, WIDEST),
            room: roomFor(element),
            choose,
          });
      const picture = svg('svg', { ...sized(width, height), role: 'img', 'aria-label': SAYS }, ...nodes),
        now = [state.run.id, state.step, state.stage].join();
      picture.classList.toggle('ov-grows', now !== last && state.at >= 0);
      last = now;
      drawing.replaceChildren(picture);
      element.hidden = isEnd;
      titles.draw(state, book?.titles ?? [], fade);
    },
  };
}
