/* Play: the words of the answer one after the other. Meanwhile those that are not written yet are veiled. On Overview the
   story plays in its place. */
/** @import { State } from './state.js' */
import { playing } from '../../state/playing.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { button as makeButton, mark } from '../../widgets/controls.js';
import { setText } from '../../widgets/dom.js';

const BEAT = 900; // ms of a word at 1×
/** @type {[speed: number, text: string][]} */
const SPEEDS = [
  [1, '1×'],
  [2, '2×'],
  [0.5, '½×'],
];

/** @param {import('./mount.js').View} view */
export function buildPlay(view) {
  let [timer, own, speed] = [0, -1, 0]; // `own` is the step that it has chosen itself
  const stop = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    playing.set(false);
  };
  /** @param {number} step */
  function show(step) {
    const isLast = step >= view.now().run.steps.length - 1;
    own = step;
    view.select({ step });
    if (isLast) stop();
    else timer = window.setTimeout(() => show(step + 1), BEAT / SPEEDS[speed][0]);
  }
  function toggle() {
    if (timer) {
      stop();
      return;
    }
    const { run, step } = view.now();
    if (run.steps.length < 2) return;
    timer = -1; // it plays from here on
    playing.set(true);
    show(step < run.steps.length - 1 ? step + 1 : 0);
  }
  const button = makeButton('▶', toggle, 'gf-btn gf-play'),
    pace = makeButton('', () => (speed = (speed + 1) % SPEEDS.length) >= 0 && view.draw(), 'gf-btn gf-small sp-pace');
  return {
    elements: [button, pace],
    toggle,
    stop,
    destroy: stop,
    /** @param {State} state */
    draw({ step }) {
      if (timer && step !== own) stop(); // a word was chosen by hand
      button.hidden = store.get('tab') === 'overview';
      setText(button, timer ? '❚❚' : '▶');
      mark(button, 'label', timer ? say('spine-stop') : say('spine-play-the-words'));
      pace.hidden = !timer;
      setText(pace, SPEEDS[speed][1]);
      mark(pace, 'label', say('spine-speed', { speed: SPEEDS[speed][1] }));
      view.root.dataset.playing = String(timer !== 0);
    },
  };
}
