/* The entry of the player of lessons, and of the terms that are explained where they stand. */
/** @import { Mounted } from '../../types' */
import { followTerms } from '../../widgets/terms.js';
import { mountLessons } from './lessons_menu.js';

/** @param {Pick<Mounted, 'root' | 'data' | 'server'>} given */
export function mount({ root, data, server }) {
  const button = document.querySelector('[data-ready=true] #gh-tour');
  if (!(button instanceof HTMLElement)) {
    requestAnimationFrame(() => mount({ root, data, server })); // the header must read the address before a lesson changes it
    return;
  }
  mountLessons(root, button, data, server);
  followTerms(document.body);
}
