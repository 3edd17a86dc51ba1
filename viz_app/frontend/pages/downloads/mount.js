/* The entry of the list behind the header's Save button. */
/** @import { Mounted } from '../../types' */
import { mountDownloads } from './downloads.js';

/** @param {Mounted} given */
export function mount(given) {
  if (!document.querySelector('[data-ready=true] #gh-save')) requestAnimationFrame(() => mount(given));
  else mountDownloads((/** @type {object} */ request) => given.server.save_file(request));
}
