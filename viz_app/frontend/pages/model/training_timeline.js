/* The timeline of a training: a slider over its moments, buttons for one back and one on, and play. */
/** @import { TrainingPage, TrainingState } from './types' */
import * as format from '../../state/format.js';
import { create, iconButton } from '../../widgets/dom.js';

const BEAT = 900; // ms of a moment

/** Play the moments one after the other. From the last moment it starts at the first. @param {TrainingPage} page */
function player({ view, go }) {
  let timer = 0;
  const last = () => view.now().history.steps.length - 1;
  function tick() {
    const at = view.now().at + 1;
    timer = at < last() ? window.setTimeout(tick, BEAT) : 0;
    go(at);
  }
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  function toggle() {
    if (timer) {
      stop();
      view.draw();
    } else if (view.now().at < last()) tick();
    else {
      timer = window.setTimeout(tick, BEAT);
      go(0);
    }
  }
  return { toggle, stop, isPlaying: () => timer !== 0 };
}

/** @param {TrainingPage} page */
export function buildTimeline(page) {
  const play = player(page),
    by = (/** @type {number} */ step) => () => {
      play.stop();
      page.step(step);
    },
    back = iconButton('M9.5 2 4.5 7l5 5', 'One moment back', by(-1)),
    on = iconButton('m4.5 2 5 5-5 5', 'One moment on', by(1)),
    button = create('button', 'gf-btn gf-play', 'Play', { type: 'button' }),
    range = create('input', '', { type: 'range', min: '0', step: '1', 'aria-label': 'Moment of the training' }),
    ticks = create('div', 'gf-ticks', { 'aria-hidden': 'true' }),
    where = create('div', 'gf-where');
  button.addEventListener('click', play.toggle);
  range.addEventListener('input', () => {
    play.stop();
    page.go(Number(range.value));
  });
  return {
    element: create('section', 'gf-timeline', back, button, on, create('div', 'gf-rail', range, ticks), where, {
      'aria-label': 'Moments of the training',
    }),
    toggle: play.toggle,
    destroy: play.stop,
    /** @param {TrainingState} state */
    draw({ history: { steps }, at }) {
      const last = steps.length - 1,
        step = format.thousands(steps[at]);
      range.max = String(last);
      range.value = String(at);
      range.setAttribute('aria-valuetext', `step ${steps[at]}, moment ${at + 1} of ${steps.length}`);
      if (ticks.childElementCount !== steps.length)
        ticks.replaceChildren(...steps.map((one) => create('span', '', format.thousands(one))));
      where.textContent = page.view.phone ? `step ${step}` : `step ${step} of ${format.thousands(steps[last])}`;
      [back.disabled, on.disabled] = [at === 0, at === last];
      button.textContent = play.isPlaying() ? 'Pause' : 'Play';
      page.view.root.dataset.playing = String(play.isPlaying());
    },
  };
}
