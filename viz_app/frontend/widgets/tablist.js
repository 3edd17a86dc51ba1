/* Lists of tabs: the Tab key stops once in a list; the arrows, Home and End move in it and open. */
import { mark } from './controls.js';

/** @param {Iterable<HTMLElement>} tabs @param {Element} [open] */
export function selectTab(tabs, open) {
  for (const tab of tabs) {
    mark(tab, 'selected', tab === open);
    tab.tabIndex = tab === open ? 0 : -1;
  }
}

/** @param {HTMLElement} list */
export function moveByArrows(list) {
  list.addEventListener('keydown', (event) => {
    const tabs = [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll('[role=tab]'))],
      at = tabs.findIndex((tab) => tab === event.target),
      to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    next.click();
    next.focus();
  });
}
