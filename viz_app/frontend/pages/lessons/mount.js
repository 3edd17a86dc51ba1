/* The entry of the player of lessons. */
/** @import { Mounted } from '../../types' */
import { mountLessons } from './player.js';

/** @param {Pick<Mounted, 'root' | 'data'>} given */
export function mount({ root, data }) {
  // Wait for the header, because it must read the address before a lesson changes it.
  const button = document.querySelector('[data-ready=true] #gh-tour');
  if (button instanceof HTMLElement) mountLessons(root, button, data);
  else requestAnimationFrame(() => mount({ root, data }));
}
