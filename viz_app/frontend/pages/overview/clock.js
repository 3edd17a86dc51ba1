/* The clock of the story: play, one beat back and on, and a slider with the tokens below it. */
import * as format from '../../state/format.js';
import { create, iconButton, setText } from '../../widgets/dom.js';

const NAMED_AT_MOST = 16; // tokens: more names would overlap

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./state.js').State} State */

/** @param {Page} page @param {import('../../types').Run} run */
export function buildClock(page, run) {
  const { view, player, beats } = page,
    all = beats(),
    last = all.length - 1,
    button = create('button', 'gf-btn gf-play', 'Play', { type: 'button' }),
    back = iconButton('M9.5 2 4.5 7l5 5', 'One beat back', () => page.step(-1)),
    on = iconButton('m4.5 2 5 5-5 5', 'One beat on', () => page.step(1)),
    range = create('input', '', {
      type: 'range',
      min: '0',
      max: String(last),
      step: '1',
      'aria-label': 'Place in the story',
    }),
    where = create('div', 'gf-where');
  button.addEventListener('click', player.toggle);
  range.addEventListener('input', () => {
    player.stop();
    page.go(all[Number(range.value)]);
  });
  const starts =
    run.steps.length > NAMED_AT_MOST ? [] : run.steps.map((_, step) => all.findLastIndex((beat) => beat.step === step));
  const names = starts.map((at, step) => {
    const name = create('button', 'ov-name', format.label(run.target[step + 1]), {
      type: 'button',
      tabIndex: -1,
      dir: 'auto',
    });
    name.style.left = `${(100 * at) / last}%`;
    name.addEventListener('click', () => {
      player.stop();
      view.select({ step, story: null });
    });
    return name;
  });
  const named = create('div', 'ov-names', ...names),
    beatsOfWord = Math.min(last, ...starts.slice(1).map((at, step) => at - starts[step])),
    room = (100 * beatsOfWord) / last,
    longest = Math.max(1, ...names.map((name) => name.textContent.length));
  named.style.setProperty('--ov-room', `${room}%`);
  named.style.setProperty('--ov-letter', `${room / longest}cqw`);
  return {
    element: create('section', 'gf-scrub ov-clock', back, button, on, create('div', 'gf-track', named, range), where, {
      'aria-label': 'Clock of the story',
    }),
    /** @param {State} state */
    draw({ stage, stages, step, run: { steps, target }, isEarly }) {
      const at = page.beat(),
        place = at >= 0 ? at : all.findLastIndex((beat) => beat.step === step),
        title = stages.find(({ name }) => name === stage)?.title ?? '';
      range.value = String(place);
      range.setAttribute(
        'aria-valuetext',
        [title, steps.length ? `token ${step + 1} of ${steps.length}` : ''].filter(Boolean).join(', '),
      );
      setText(
        where,
        steps.length ? (view.phone ? `${step + 1}/${steps.length}` : `word ${step + 1} of ${steps.length}`) : title,
      );
      back.disabled = at === 0;
      on.disabled = at === last;
      setText(button, player.isPlaying() ? 'Pause' : 'Play');
      names.forEach((name, i) => {
        name.classList.toggle('ov-now', i === step && !isEarly);
        name.title = i > step || (i === step && isEarly) ? '·' : format.label(target[i + 1]); // a long one is cut
        setText(name, name.title);
      });
    },
  };
}
