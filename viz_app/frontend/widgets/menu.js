/* A button that opens a short list of actions below it. Arrow keys move, Escape closes, Enter chooses. */
import { create } from './dom.js';

function item({ text, note, act }, close) {
  const label = [create('b', '', text), ...(note ? [create('span', 'gf-cap', note)] : [])];
  const button = create('button', '', ...label, { type: 'button', role: 'menuitem' });
  button.addEventListener('click', () => {
    close();
    act();
  });
  return button;
}

function keys(list, close) {
  list.addEventListener('keydown', (event) => {
    const items = [...list.children],
      at = items.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (to !== undefined) items[(to + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Makes `button` open the list that `items()` gives: [{text, note, act}]. The list is put beside the button. */
export function menu(button, items) {
  const list = create('div', 'gf-menu', {
    role: 'menu',
    hidden: true,
    'aria-label': button.getAttribute('aria-label'),
  });
  const close = () => {
    if (list.hidden) return;
    const inside = list.contains(document.activeElement);
    list.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    if (inside) button.focus();
  };
  button.setAttribute('aria-haspopup', 'menu');
  button.setAttribute('aria-expanded', 'false');
  button.after(list);
  keys(list, close);
  button.addEventListener('click', () => {
    if (!list.hidden) return close();
    list.replaceChildren(...items().map((one) => item(one, close)));
    list.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    list.firstElementChild?.focus();
    return undefined;
  });
  document.addEventListener('pointerdown', (event) => !list.parentElement.contains(event.target) && close());
  list.addEventListener('focusout', (event) => event.relatedTarget && !list.contains(event.relatedTarget) && close());
}
