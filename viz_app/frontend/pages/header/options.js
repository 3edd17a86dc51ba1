/* The button Options: it opens the panel with the decoding and the switches. Below 1020 px the panel also has the model,
   on a phone the other buttons too (header.css). Escape, a click or a focus elsewhere and the start of a lesson close it. */
import { store } from '../../state/store.js';
import { mark } from '../../widgets/controls.js';
import { focusOn } from '../../widgets/dom.js';

const PARTS = '.gh-more, .gh-model';

/** @param {(selector: string) => HTMLElement} find */
export function mountOptions(find) {
  const [button, panel] = [find('#gh-more'), find('#gh-options')];
  /** An element that has just been written anew is nowhere. @param {EventTarget | null} target */
  const isOutside = (target) => target instanceof Element && target.isConnected && !target.closest(PARTS);
  const show = (/** @type {boolean} */ isOpen) => {
    const hadFocus = panel.contains(document.activeElement);
    panel.hidden = !isOpen;
    mark(button, 'expanded', isOpen);
    if (isOpen) focusOn(panel, 'div:not([hidden]) > .gf-seg [aria-pressed=true], #gh-live');
    else if (hadFocus) button.focus();
  };
  button.addEventListener('click', () => show(Boolean(panel.hidden)));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    show(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!panel.hidden && isOutside(target)) show(false);
  });
  store.subscribe((values, changed) => changed.includes('lesson') && values.lesson && !panel.hidden && show(false));
  panel.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && show(false));
}
