/* Steps of the translation: a real slider, one step back and on, play and its speed. */
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

const BEAT = 900; // ms a step at 1×
const TICKS_AT_MOST = 64;

function player(view) {
  let timer = 0;
  const last = () => view.run.steps.length - 1;
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  function tick() {
    const next = view.now().sel.step + 1;
    timer = next < last() ? setTimeout(tick, BEAT / view.ui.speed) : 0;
    view.select({ step: next });
  }
  function toggle() {
    if (timer) {
      stop();
      return view.draw();
    }
    if (view.now().sel.step < last()) return tick();
    timer = setTimeout(tick, BEAT / view.ui.speed);
    return view.select({ step: 0 });
  }
  return { toggle, stop, playing: () => timer !== 0 };
}

function ticks(count) {
  if (count > TICKS_AT_MOST) return [];
  return Array.from({ length: count }, (_, i) => {
    const tick = create('u');
    tick.style.left = `calc(8px + (100% - 16px) * ${count > 1 ? i / (count - 1) : 0})`;
    return tick;
  });
}

const iconButton = (path, name, act) => {
  const button = create('button', 'gf-btn gf-icon', dom.icon(path), { type: 'button', 'aria-label': name });
  button.addEventListener('click', act);
  return button;
};

function speeds(view) {
  const host = create('div', 'gf-speed', { 'aria-label': 'Speed' });
  const choose = (speed) => {
    view.ui.speed = speed;
  };
  dom.segments(
    host,
    [
      [0.5, '½×'],
      [1, '1×'],
      [2, '2×'],
    ],
    () => view.ui.speed,
    choose,
  );
  return host;
}

function slider(view, play) {
  const range = create('input', '', {
    type: 'range',
    min: 1,
    max: view.run.steps.length,
    step: 1,
    'aria-label': 'Step',
  });
  range.addEventListener('input', () => {
    play.stop();
    view.select({ step: Number(range.value) - 1 });
  });
  return range;
}

const spoken = ({ target }, step) =>
  `step ${step + 1}: after ${words.label(target[step])}, writes ${words.label(target[step + 1])}`;

export function buildScrubber(view) {
  const count = view.run.steps.length,
    play = player(view),
    range = slider(view, play),
    where = create('div', 'gf-where');
  const button = create('button', 'gf-btn gf-play', 'Play', { type: 'button' });
  const back = iconButton('M9.5 2 4.5 7l5 5', 'One step back', () => view.step(-1));
  const on = iconButton('m4.5 2 5 5-5 5', 'One step on', () => view.step(1));
  const track = create('div', 'gf-track', ...ticks(count), range);
  button.addEventListener('click', play.toggle);
  return {
    element: create('section', 'gf-scrub', back, button, on, track, where, speeds(view), {
      'aria-label': 'Steps of the translation',
    }),
    toggle: play.toggle,
    destroy: play.stop,
    draw({ sel }) {
      range.value = sel.step + 1;
      range.setAttribute('aria-valuetext', spoken(view.run, sel.step));
      where.textContent = view.phone ? `${sel.step + 1}/${count}` : `Step ${sel.step + 1} of ${count}`;
      back.disabled = sel.step === 0;
      on.disabled = sel.step === count - 1;
      button.textContent = play.playing() ? 'Pause' : 'Play';
      view.root.dataset.playing = play.playing();
    },
  };
}
