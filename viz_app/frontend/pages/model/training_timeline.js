/* The timeline of a training: a slider over its moments, buttons for one back and one on, and play. */
/** @import { TrainingPage, TrainingState } from './types' */
import * as format from '../../state/format.js';
import { player } from '../../state/playing.js';
import { say } from '../../state/say.js';
import { button, iconButton, mark, slider } from '../../widgets/controls.js';
import { create, region } from '../../widgets/dom.js';

const BEAT = 900; // ms of a moment

/** Return the moments after the visible one; from the last moment it starts at the first. @param {TrainingState} state */
function beatsOf({ history, at }) {
  const last = history.steps.length - 1,
    all = history.steps.map((_, moment) => ({ moment, ms: moment < last ? BEAT : 0 }));
  return all.slice(at < last ? at + 1 : 0);
}

/** @param {TrainingPage} page */
export function buildTimeline(page) {
  const { view } = page,
    play = player({
      beats: () => beatsOf(view.now()),
      go: ({ moment }) => page.go(moment),
      ...{ end: view.draw, changed: view.draw },
    }),
    by = (/** @type {number} */ step) => () => {
      play.stop();
      page.step(step);
    },
    back = iconButton('M9.5 2 4.5 7l5 5', say('model-one-moment-back'), by(-1)),
    on = iconButton('m4.5 2 5 5-5 5', say('model-one-moment-on'), by(1)),
    playing = button(say('model-play'), play.toggle, 'gf-btn gf-play'),
    range = slider(say('model-moment-training'), (at) => {
      play.stop();
      page.go(at);
    }),
    ticks = create('div', 'gf-ticks', { 'aria-hidden': 'true' }),
    where = create('div', 'gf-where');
  return {
    element: region(
      'gf-timeline',
      say('model-moments-training'),
      back,
      playing,
      on,
      create('div', 'gf-rail', range.element, ticks),
      where,
    ),
    toggle: play.toggle,
    destroy: play.stop,
    /** @param {TrainingState} state */
    draw({ history: { steps }, at }) {
      const last = steps.length - 1,
        step = format.thousands(steps[at]);
      range.draw(at, last);
      mark(
        range.element,
        'valuetext',
        say('model-step-moment-of', { at: steps[at], atB: at + 1, count: steps.length }),
      );
      if (ticks.childElementCount !== steps.length)
        ticks.replaceChildren(...steps.map((one) => create('span', '', format.thousands(one))));
      where.textContent = page.view.phone
        ? say('model-step-in-text', { step })
        : say('model-step-of-last', { step, last: format.thousands(steps[last]) });
      [back.disabled, on.disabled] = [at === 0, at === last];
      playing.textContent = play.isPlaying() ? say('model-pause') : say('model-play');
      page.view.root.dataset.playing = String(play.isPlaying());
    },
  };
}
