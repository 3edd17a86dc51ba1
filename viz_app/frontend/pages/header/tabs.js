/* The tabs of the page, which Gradio draws: which there are, which is open, and how the address remembers it. */
import { store } from '../../state/store.js';

const buttons = () => [...document.querySelectorAll('#gf-pages [role=tab]')];
const nameOf = (button) => button.id.replace(/^tab-(.*)-button$/, '$1');

export const tabNames = () => buttons().map(nameOf);

/** The tabs may appear a moment after the header; a link cannot be judged before. */
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

export function rememberTab(event) {
  const button = event.target.closest?.('#gf-pages [role=tab]');
  if (button) store.set({ tab: button === buttons()[0] ? null : nameOf(button) });
}
