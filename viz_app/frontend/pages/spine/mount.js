/* The sentence and its answer: a strip below the tabs, on every page. Its words choose the step and the source word of all
   pages; its chips are the changes of the run. Overview brings the runs of the page, so it asks the server nothing. */
/** @import { State } from './state.js' */
import { store } from '../../state/store.js';
import * as pins from '../../state/pins.js';
import { playing } from '../../state/playing.js';
import { asked, counted, isOn, wholeWords } from '../../state/whole_words.js';
import { button as makeButton, iconButton, press } from '../../widgets/controls.js';
import { announce, create, pageShortcuts, setText } from '../../widgets/dom.js';
import { scrollTogether } from '../../state/in_sight.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { mountView } from '../../widgets/shell.js';
import { buildChips } from './changes.js';
import { buildLine } from './line.js';
import { buildPlay } from './play.js';
import { resolve } from './state.js';
import { buildVerdict } from './verdict.js';

/** @typedef {import('../../widgets/shell.js').View<State>} View */

const STALE = say('spine-not-run-yet-enter');

/** @param {View} view @param {number} step */
function goTo(view, step) {
  const { run } = view.now();
  if (step < 0 || step >= run.steps.length) return;
  view.select({ step });
  announce(`${format.label(run.target[step + 1])}, ${countOf({ ...view.now(), step })}`);
}

/** @param {State} state */
const countOf = ({ step, given, run }) =>
  step < given
    ? say('spine-a-given-word')
    : say('spine-word-of', { step: step + 1 - given, count: run.steps.length - given });

/** Build the buttons for a word back and a word on, and for playing. @param {View} view @param {ReturnType<typeof buildPlay>} play @returns {Piece<State>} */
function buildSteps(view, play) {
  const [button, pace] = play.elements,
    back = iconButton('M9.5 2 4.5 7l5 5', say('spine-word-before'), () => goTo(view, view.now().step - 1)),
    on = iconButton('m4.5 2 5 5-5 5', say('spine-next-word'), () => goTo(view, view.now().step + 1)),
    where = create('span', 'sp-where');
  return {
    element: create('span', 'sp-steps', pace, button, back, on, where),
    draw(state) {
      [back.disabled, on.disabled] = [state.step === 0, state.step >= state.run.steps.length - 1];
      setText(where, countOf(state));
    },
  };
}

const PIECES = say('spine-pieces-key');

/** Build the switch between pieces and whole words, for all pages. The strip itself shows the seams. */
function buildPieces() {
  const flip = () => store.set({ units: isOn() ? null : 'words' }),
    element = makeButton(say('spine-pieces'), flip, 'gf-btn gf-small sp-pieces', { title: PIECES });
  return { element, draw: () => press(element, !isOn()) };
}

/** Build the sheet that shows all of both lines, with the chips. It borrows the strip's own elements. @param {View} view @param {HTMLElement[]} parts @param {HTMLElement} pieces */
function buildSheet(view, parts, pieces) {
  const close = makeButton(say('spine-close'), () => sheet.close(), 'gf-btn gf-primary'),
    sheet = create('dialog', 'sp-sheet', close, { 'aria-label': say('spine-sentence-answer') }),
    open = makeButton(say('spine-all'), null, 'gf-btn gf-small sp-all', { 'aria-haspopup': 'dialog' });
  open.addEventListener('click', () => {
    view.root.style.minHeight = `${view.root.offsetHeight}px`; // the page below stays
    sheet.prepend(...parts);
    close.before(pieces);
    sheet.showModal();
    sheet.querySelector('.sp-word[aria-pressed=true]')?.scrollIntoView({ block: 'nearest' });
  });
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet || (target instanceof Element && target.closest('.sp-word, .sp-changed button')))
      sheet.close();
  });
  sheet.addEventListener('keydown', (event) => event.stopPropagation()); // the page has keys of its own, Escape too
  sheet.addEventListener('close', () => {
    view.root.prepend(...parts);
    open.parentElement?.prepend(pieces);
    view.root.style.minHeight = '';
    view.draw();
    open.focus({ preventScroll: true });
  });
  return {
    nodes: [sheet],
    open,
    /** @param {State} state */
    draw({ chips: { length } }) {
      setText(open, length === 0 ? say('spine-all') : say('spine-changes', { count: length }));
      open.classList.toggle('sp-hot', length > 0);
      open.setAttribute('aria-label', say('spine-show-whole-answer', { text: open.textContent ?? '' }));
    },
  };
}

/** @typedef {{ isStale: () => boolean, canChange: boolean, play: ReturnType<typeof buildPlay> | null }} Page */

/** @param {View} view @param {Page} page */
function build(view, page) {
  const choose = {
    /** @param {number} row */
    source: (row) => view.select({ row: isFramed(row) ? view.now().free : row }),
    target: (/** @type {number} */ step) => view.select({ step }),
  };
  const isFramed = (/** @type {number} */ row) => view.now().lines[0].chosen === row;
  const scrolled = (/** @type {boolean} */ isSource, /** @type {number} */ word) =>
    sight.tell(asked(view.now().run, isSource ? { row: word } : { step: word }));
  const sight = scrollTogether((place) => {
    const state = view.now(),
      { step, row } = counted(state.run, place);
    lines.forEach((line, i) => {
      const at = state.lines[i]?.isSource ? row : step;
      if (at !== undefined) line.show(at);
    });
  });
  const lines = [buildLine(choose, scrolled), buildLine(choose, scrolled)],
    verdict = buildVerdict(),
    chips = buildChips(() => lines[1].focus(), page.canChange),
    play = (page.play = buildPlay(view)),
    steps = buildSteps(view, play),
    pieces = buildPieces(),
    parts = [chips.element, ...lines.map(({ element }) => element), verdict.element],
    sheet = buildSheet(view, parts, pieces.element),
    status = document.getElementById('gh-status'), // of the header: a reason to wait stands where the steps are
    tools = create('div', 'sp-tools', ...(status ? [status] : []), pieces.element, steps.element, sheet.open);
  window.addEventListener('gf-refused', ({ detail }) => chips.refuse(detail, view.now()));
  return {
    nodes: [...parts, tools, ...sheet.nodes],
    first: [chips, verdict, play, steps, pieces, sheet],
    parts: [
      {
        /** @param {State} state */
        draw(state) {
          const isText = state.run.steps.length > 0;
          lines.forEach((line, i) => {
            const own = state.lines[i];
            line.element.hidden = !own;
            const isLast = i === state.lines.length - 1 && isText;
            if (own) line.draw(own, state, isLast ? state.note : i === 0 && page.isStale() ? STALE : '');
          });
          view.root.classList.toggle('sp-stale', page.isStale());
          view.root.classList.toggle('sp-writes', isText);
          view.root.classList.toggle('sp-seams', !isOn());
          view.root.classList.toggle(
            'sp-cut',
            lines.some((line) => line.isCut()),
          );
        },
        layout: () => lines.forEach((line) => line.fade()),
        follow: () =>
          lines.forEach((line) => {
            line.follow();
            line.fade();
          }),
        destroy: () => sight.end(),
      },
    ],
  };
}

/** Say what a change has made of the answer. @param {State | null} last @param {State} state */
function sayChange(last, { run, chips }) {
  if (last?.run.text !== run.text || last.run.model !== run.model || last.run.id === run.id) return;
  if (!playing.isOn())
    announce(
      chips.length
        ? say('spine-now-it-writes', { output: run.output })
        : say('spine-as-it-was', { output: run.output }),
    );
}

/**
 * Draw the strip of the visible run into `root`.
 * @param {HTMLElement} root
 * @param {{ canChange?: boolean }} [options] `canChange` is false on a saved page, whose changes stay
 */
export function mountSpine(root, { canChange = true } = {}) {
  /** What was typed since the last run, and whether the model reads white space at its ends. */
  let typed = /** @type {{ text: string, isWhole: boolean } | null} */ (null);
  let last = /** @type {State | null} */ (null);
  const spine = /** @type {Element} */ (root.closest('#spine'));
  const asRead = (/** @type {string} */ text) => (typed?.isWhole ? text : text.trim());
  const isStale = () =>
    typed !== null &&
    !spine.classList.contains('gf-slow') && // it is being run
    asRead(typed.text) !== asRead(String(store.get('text') ?? ''));
  /** @type {Page} */
  const page = { isStale, canChange, play: null };
  /** @type {View} */
  const view = mountView(root, {
    name: 'spine',
    resolve,
    build: () => build(view, page),
    stamp(state) {
      sayChange(last, state);
      last = state;
      return { run: state.run.id, step: state.step, chips: state.chips.length };
    },
    asked: (values) => {
      const { run } = pins.visibleRun();
      return run ? asked(wholeWords(run), values) : values;
    },
    heard(_, changed) {
      if (!changed.includes('tab')) return;
      page.play?.stop();
      view.draw();
    },
  });
  root.addEventListener('keydown', (event) => {
    const state = view.now();
    if (event.key !== 'Escape' || event.defaultPrevented || state?.lines[0].chosen < 0 || !state.run.maps.cross) return;
    event.preventDefault(); // it lets the source word go, and is not meant for the page
    view.select({ row: state.free });
  });
  pageShortcuts(
    root,
    {
      ArrowLeft: () => goTo(view, view.now().step - 1),
      ArrowRight: () => goTo(view, view.now().step + 1),
      ' ': () => page.play?.toggle(),
      Escape: () => page.play?.stop(),
    },
    window,
  );
  const redraw = () => {
    typed = null;
    view.measureAgain();
  };
  pins.watch(redraw);
  playing.subscribe(view.draw);
  new MutationObserver(view.draw).observe(spine, { attributeFilter: ['class'] }); // a lesson covers parts of the strip by classes
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || target.id !== 'gh-text') return;
    typed = { text: target.value, isWhole: target.classList.contains('gh-lines') };
    view.draw();
  });
}

/** @param {import('../../types').Mounted} given */
export const mount = ({ root }) => mountSpine(root);
