/* The entry of the player of lessons. */
/** @import { Mounted } from '../../types' */
import { mountLessons } from './player.js';

/** @param {Pick<Mounted, 'root' | 'data'>} given */
export function mount({ root, data }) {
  // The header reads the address first; a lesson then opens another one through it.
  if (!document.querySelector('[data-ready=true] #gh-tour')) requestAnimationFrame(() => mount({ root, data }));
  else mountLessons(root, data);
}
