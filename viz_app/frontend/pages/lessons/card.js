/* The card of a lesson: its title, the number of the stop, the stop's text, and the buttons. */
import { create } from '../../widgets/dom.js';

/** @import { Lesson } from './types' */

const MIDDLE = 0.4, // of the window's width: the card may cover an element that starts right of it
  LOW = 0.6; // of its height

/** Return the paragraphs of a plain text: one a line, with **bold** words. @param {string} prose */
function paragraphs(prose) {
  const words = (/** @type {string} */ line) =>
    line.split('**').map((text, i) => (i % 2 ? create('b', '', text) : text));
  return prose.split('\n').map((line) => create('p', '', ...words(line)));
}

/** @type {(name: string, text: string, act: () => void) => HTMLButtonElement} */
function buttonOf(name, text, act) {
  const button = create('button', `gf-btn gf-small gf-${name}`, text, { type: 'button' });
  button.addEventListener('click', act);
  return button;
}

/** @param {{ leave: () => void, back: () => void, next: () => void }} acts */
export function buildCard(acts) {
  const title = create('h2', '', { id: 'gf-lesson-title' }),
    count = create('span', 'gf-cap'),
    prose = create('div', 'gf-prose', { 'aria-live': 'polite', id: 'gf-lesson-prose' });
  const leave = buttonOf('leave', 'Leave', acts.leave),
    back = buttonOf('back', 'Back', acts.back),
    next = buttonOf('next', 'Next', acts.next);
  const parts = [
    create('div', 'gf-row', title, count),
    prose,
    create('div', 'gf-row', leave, create('div', 'gf-tool', back, next)),
  ];
  const attributes = { role: 'dialog', 'aria-labelledby': title.id, 'aria-describedby': prose.id },
    element = create('section', 'gf-lesson', ...parts, attributes);
  return {
    element,
    focus: () => next.focus({ preventScroll: true }),
    /** Move to the left corner if the stop's element lies in the right corner. @param {Element | null} shown */
    stepAside(shown) {
      const { left = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
      element.classList.toggle('gf-aside', left > innerWidth * MIDDLE && bottom > innerHeight * LOW);
    },
    /** @type {(lesson: Lesson, index: number) => void} */
    draw({ name, title: text, stops }, index) {
      const number = index + 1;
      title.textContent = text;
      count.textContent = `${number} of ${stops.length}`;
      prose.replaceChildren(...paragraphs(stops[index].prose));
      back.disabled = index === 0;
      next.textContent = number < stops.length ? 'Next' : 'Finish';
      Object.assign(element.dataset, { lesson: name, stop: number });
    },
  };
}
