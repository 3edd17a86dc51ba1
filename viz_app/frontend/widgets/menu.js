/* A button that opens a short list of actions below it. Arrow keys move, Escape closes, Enter chooses. */
import { button as makeButton, mark } from './controls.js';
import { create } from './dom.js';

/** @typedef {{ text: string, note?: string, act: () => void, heading?: string }} Item `heading` stands before it */

/** @type {(item: Item, close: () => void) => HTMLButtonElement} */
function itemOf({ text, note, act }, close) {
  const label = [create('b', '', text), ...(note ? [create('span', 'gf-cap', note)] : [])],
    choose = () => {
      close();
      act();
    };
  return makeButton(label, choose, '', { role: 'menuitem' });
}

/** @type {(list: HTMLElement, close: () => void) => void} */
function listenToKeys(list, close) {
  list.addEventListener('keydown', (event) => {
    const items = [...list.querySelectorAll('button')];
    const at = items.findIndex((item) => item === document.activeElement);
    /** @type {Record<string, number>} */
    const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
    const to = places[event.key];
    if (event.key === 'Escape') close();
    else if (to !== undefined) items[(to + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Let `button` open a list beside it. @param {HTMLElement} button @param {() => Item[]} items called each time it opens */
export function menu(button, items) {
  const name = button.getAttribute('aria-label') ?? button.textContent;
  const list = create('div', 'gf-menu', { role: 'menu', hidden: true, 'aria-label': name });
  /** @param {boolean} isOpen */
  const show = (isOpen) => {
    list.hidden = !isOpen;
    mark(button, 'expanded', isOpen);
  };
  const close = () => {
    if (list.hidden) return;
    const hadFocus = list.contains(document.activeElement);
    show(false);
    if (hadFocus) button.focus();
  };
  button.setAttribute('aria-haspopup', 'menu');
  button.setAttribute('aria-expanded', 'false');
  button.after(list);
  listenToKeys(list, close);
  button.addEventListener('click', () => {
    if (!list.hidden) {
      close();
      return;
    }
    list.replaceChildren(
      ...items().flatMap((one) => [
        ...(one.heading ? [create('p', 'gf-cap', one.heading, { role: 'presentation' })] : []),
        itemOf(one, close),
      ]),
    );
    show(true);
    list.querySelector('button')?.focus();
  });
  /** @param {EventTarget | null} target */
  const isOutside = (target) => target instanceof Node && !list.parentElement?.contains(target);
  document.addEventListener('pointerdown', (event) => isOutside(event.target) && close());
  list.addEventListener('focusout', ({ relatedTarget: to }) => to instanceof Node && !list.contains(to) && close());
}
