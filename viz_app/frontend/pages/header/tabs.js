/* The tabs of the page, which Gradio draws: which there are, which is open, and how the address remembers it. */
import { store } from '../../state/store.js';

/** @returns {HTMLElement[]} */
const buttons = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#gf-pages [role=tab]'))];
/** @param {Element} button */
const nameOf = (button) => button.id.replace(/^tab-(.*)-button$/, '$1');

export const tabNames = () => buttons().map(nameOf);

/**
 * The tabs may appear a moment after the header; a link cannot be judged before.
 * @param {() => void} then
 * @param {number} patience frames to wait
 */
export function whenTabsAreThere(then, patience = 120) {
  if (buttons().length || !patience) then();
  else requestAnimationFrame(() => whenTabsAreThere(then, patience - 1));
}

export function openTab() {
  const all = buttons();
  const wanted = store.get('tab');
  const button = all.find((one) => nameOf(one) === wanted) ?? all[0];
  if (button && button.getAttribute('aria-selected') !== 'true') button.click();
}

/** @param {MouseEvent} event */
export function rememberTab({ target }) {
  const button = target instanceof Element && target.closest('#gf-pages [role=tab]');
  if (button) store.set({ tab: button === buttons()[0] ? null : nameOf(button) });
}
