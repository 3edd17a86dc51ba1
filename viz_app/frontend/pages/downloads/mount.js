/* The entry of the list behind the header's Save button. */
/** @import { Mounted } from '../../types' */
import { mountDownloads } from './downloads.js';

/** @param {Mounted} given */
export function mount(given) {
  const button = document.querySelector('[data-ready=true] #gh-save');
  if (button instanceof HTMLElement) mountDownloads(button, given.server);
  else requestAnimationFrame(() => mount(given));
}
