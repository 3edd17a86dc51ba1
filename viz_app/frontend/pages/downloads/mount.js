/* The entry of the list behind the header's Save button. */
import { mountDownloads } from './downloads.js';

export function mount(given) {
  if (!document.querySelector('[data-ready=true] #gh-save')) requestAnimationFrame(() => mount(given));
  else mountDownloads((request) => given.server.save_file(request));
}
