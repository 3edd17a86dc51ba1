/* The steps of the translation: a slider, buttons for one step back and one on, play and its speed. */
import * as format from '../../state/format.js';
import { button as makeButton, iconButton, slider } from '../../widgets/controls.js';
import { create, setText } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';

const BEAT = 900; // ms of a step at 1×
const TICKS_AT_MOST = 64;
/** @type {import('../../widgets/segments.js').Options<number>} */
const SPEEDS = [
  [0.5, '½×'],
  [1, '1×'],
  [2, '2×'],
];

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./selection.js').State} State */

/** @param {Page} page */
function player(page) {
  const { view, settings } = page;
  let timer = 0;
  const last = () => page.run.steps.length - 1,
    next = () => window.setTimeout(tick, BEAT / settings.speed);
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  function tick() {
    const step = view.now().sel.step + 1;
    timer = step < last() ? next() : 0;
    view.select({ step });
  }
  function toggle() {
    if (timer) {
      stop();
      view.draw();
    } else if (view.now().sel.step < last()) tick();
    else {
      timer = next();
      view.select({ step: 0 });
    }
  }
  return { toggle, stop, isPlaying: () => timer !== 0 };
}

/** Draw a tick for each step, or none if there are too many. @param {HTMLElement} element @param {number} count */
function drawTicks(element, count) {
  const wanted = count > TICKS_AT_MOST ? 0 : count;
  while (element.childElementCount > wanted) element.lastElementChild?.remove();
  while (element.childElementCount < wanted) element.append(create('u', ''));
}

/** @param {Page} page */
function speeds({ settings }) {
  const control = segments({
    label: 'Speed',
    options: SPEEDS,
    choose(speed) {
      settings.speed = speed;
      control.draw(speed);
    },
  });
  control.element.classList.add('gf-speed');
  control.draw(settings.speed);
  return control.element;
}

/** @param {import('./selection.js').Run} run @param {number} step */
const spoken = ({ target }, step) =>
  `step ${step + 1}: after ${format.label(target[step] ?? '')}, writes ${format.label(target[step + 1] ?? '')}`;

/** @param {Page} page */
export function buildScrubber(page) {
  const { view, step } = page,
    play = player(page),
    go = (/** @type {number} */ place) => {
      play.stop();
      view.select({ step: place - 1 });
    },
    range = slider('Step', go, { min: 1 }).element,
    where = create('div', 'gf-where'),
    button = makeButton('Play', play.toggle, 'gf-btn gf-play'),
    back = iconButton('M9.5 2 4.5 7l5 5', 'One step back', () => step(-1)),
    on = iconButton('m4.5 2 5 5-5 5', 'One step on', () => step(1)),
    ticks = create('div', 'gf-notches'),
    track = create('div', 'gf-track', ticks, range);
  /** @param {Page['run']} run */
  const write = ({ steps: { length } }) => {
    range.max = String(length);
    drawTicks(ticks, length);
  };
  write(page.run);
  return {
    element: create('section', 'gf-scrub', back, button, on, track, where, speeds(page), {
      'aria-label': 'Steps of the translation',
    }),
    write,
    toggle: play.toggle,
    destroy: play.stop,
    /** @param {State} state */
    draw({ run, sel }) {
      const count = run.steps.length;
      range.value = String(sel.step + 1);
      range.setAttribute('aria-valuetext', spoken(run, sel.step));
      where.textContent = view.phone ? `${sel.step + 1}/${count}` : `Step ${sel.step + 1} of ${count}`;
      back.disabled = sel.step === 0;
      on.disabled = sel.step === count - 1;
      setText(button, play.isPlaying() ? 'Pause' : 'Play');
      view.root.dataset.playing = String(play.isPlaying());
    },
  };
}
