/* The frame around the element that a stop is about, brought into the part of the window that the sheet leaves free, and
   the cover over the places that would give an answer away. */
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';

const GAP = 10; // px
const LABELLED = 192; // px at the top of a covered place, in the middle of which stands its label
/** The places that parts of the strip give away, by the class that hides the part. @type {Record<string, string[]>} */
const TOLD_BY = {
  'sp-covered': ['strips', 'steps'],
  'sp-nobars': ['ribbons', 'head', 'heads', 'row'],
  'sp-noanswer': ['output', 'runs', 'change'],
};

/** Return a selector of places without the sheet's own elements, which may have the same classes. @param {string[]} selectors */
const ofPage = (selectors) => `:is(${selectors.join()}):not(.gf-lesson *)`;

/** Return the first visible element. @param {string} selector */
const visible = (selector) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))].find((one) =>
    one.checkVisibility(),
  );

/** Return the button that opens the header's panel, if a place is inside it: on a phone it is closed. @param {string} selector */
const openerOf = (selector) =>
  document.querySelector(`.gh-header :is(${selector})`) ? visible('#gh-more') : undefined;

/** Return the top of the bars that are fixed to the bottom of the window, on a phone. */
function bottomOfWindow() {
  const fixed = ['.ov-clock, .gf-clock', '.gf-nav', '.gf-classboard.gf-see']
    .map(visible)
    .filter((one) => one && getComputedStyle(one).position === 'fixed');
  return Math.min(innerHeight, ...fixed.map((one) => one?.getBoundingClientRect().top ?? innerHeight));
}
/** Return the bottom of what stays at the top of the window while the page scrolls. */
function topOfWindow() {
  const kept = [...document.querySelectorAll('.gh-header, #spine, .gf-nav, .gf-told')].filter((one) =>
    ['sticky', 'fixed'].includes(getComputedStyle(one).position),
  );
  return Math.max(
    0,
    ...kept
      .map((one) => one.getBoundingClientRect())
      .filter(({ top }) => top <= 1)
      .map(({ bottom }) => bottom),
  );
}

/** Draw a frame where a place is covered, so that it is no white hole; the strip, which stays in sight, draws its own. @param {HTMLElement} frames @param {string} covered selectors */
function drawFrames(frames, covered) {
  const all = covered
      ? [...document.querySelectorAll(covered)].filter(
          (one) => one.clientHeight > 8 && one.checkVisibility() && !one.closest('#spine'),
        )
      : [],
    outer = all.filter((one) => !all.some((other) => other !== one && other.contains(one)));
  frames.replaceChildren(
    ...outer.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect(),
        frame = create('div', '', create('span', '', width > 200 && height > 40 ? say('lessons-covered') : '')),
        sizes = { left: left + scrollX, top: top + scrollY, width, height };
      for (const [name, size] of Object.entries(sizes)) frame.style.setProperty(name, `${size}px`);
      frame.style.paddingTop = `${Math.min(height, LABELLED) / 2 - 10}px`;
      return frame;
    }),
  );
  if (!frames.isConnected) document.body.append(frames);
}

/** Return where an element stands as seen from another one. @param {HTMLElement | undefined} element @param {HTMLElement | undefined} from */
function whereOf(element, from) {
  if (!element || !from || element.contains(from) || from.contains(element)) return say('lessons-on-page');
  const [it, other] = [element, from].map((one) => one.getBoundingClientRect());
  if (it.bottom <= other.top) return say('lessons-above');
  if (it.top >= other.bottom) return say('lessons-below');
  return it.left + it.right < other.left + other.right ? say('lessons-left') : say('lessons-right');
}

/** @param {HTMLElement} sheet @param {Record<string, string>} places selectors by the names that stops use */
export function buildPointer(sheet, places) {
  /** @type {HTMLElement | null} */
  let shown = null;
  let isFollowed = false; // until the visitor scrolls
  const cover = new CSSStyleSheet(),
    frames = create('div', 'gf-covers', { 'aria-hidden': 'true' });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, cover];
  let covered = ''; // selectors of the places that are covered
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, (event) => (isFollowed &&= sheet.contains(/** @type {Node} */ (event.target))), {
      passive: true,
    });
  /** Cover places, the captions that put them into words, and in the strip what would give the same away. @param {string[]} asked */
  function hide(asked) {
    const names = asked.length ? [...new Set([...asked, 'caption'])] : [];
    covered = names.length ? ofPage(names.map((name) => places[name])) : '';
    const words = JSON.stringify(say('lessons-covered'));
    cover.replaceSync(covered && `#spine { --covered: ${words}; } ${covered} { visibility: hidden !important; }`);
    for (const [look, told] of Object.entries(TOLD_BY))
      document.querySelector('#spine')?.classList.toggle(
        look,
        names.some((name) => told.includes(name)),
      );
    drawFrames(frames, covered);
  }
  /** Say in the texts where places stand. @param {HTMLElement | undefined} from the framed place */
  function tellWhere(from = visible(places.sentence)) {
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (sheet.querySelectorAll('[data-where]'))) {
      const place = places[one.dataset.where ?? ''],
        text = whereOf(place ? visible(ofPage([place])) : undefined, from);
      if (one.textContent !== text) one.textContent = text;
    }
  }
  const clear = () => {
    shown?.classList.remove('gf-pointed');
    shown = null;
  };
  /** @param {HTMLElement} element */
  function bring(element) {
    const { top, bottom, height } = element.getBoundingClientRect(),
      [from, to] = [topOfWindow() + GAP, sheet.getBoundingClientRect().top - GAP],
      by = height > to - from || top < from ? top - from : Math.max(0, bottom - to);
    if (Math.abs(by) > 1) scrollBy({ top: by, behavior: 'instant' });
  }
  return {
    /** Prepare for another stop. */
    turn() {
      clear();
      isFollowed = true;
    },
    /** Frame an element, and keep it above the sheet. @param {string | null} place */
    look(place) {
      drawFrames(frames, covered);
      const end = innerHeight - bottomOfWindow();
      sheet.style.bottom = `${end}px`;
      document.body.style.paddingBottom = `${sheet.offsetHeight + end}px`;
      const found = place === null ? undefined : (visible(ofPage([places[place]])) ?? openerOf(places[place]));
      tellWhere(found);
      if (found !== shown) clear();
      if (!found) return;
      shown = found;
      found.classList.add('gf-pointed');
      if (isFollowed && getComputedStyle(found).position !== 'fixed' && !found.closest('#spine')) bring(found);
    },
    hide,
    /** Leave the page as it was. */
    end() {
      clear();
      hide([]);
      frames.remove();
      document.body.style.paddingBottom = '';
    },
  };
}
