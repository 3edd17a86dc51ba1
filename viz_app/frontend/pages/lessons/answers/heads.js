/* The names of the views that were tried at a task. */
/** @import { Told } from '../types' */
import { say } from '../../../state/say.js';
import { headTitle } from '../../../widgets/picker.js';
import { headIn, headsOf, isFound } from '../found.js';

/** Return the name of a head by its number, or what stands for a view that was not of one. @param {Told['maps']} maps @param {number} number */
export function nameOfHead(maps, number) {
  const head = headsOf(maps)[number];
  return head ? headTitle(head) : say('answers-view');
}

/** Return the name of a view that was tried; a tick says that it was one. @param {Told['maps']} maps @param {number} choice */
export const nameOfTry = (maps, choice) => `${isFound(choice) ? '✓ ' : ''}${nameOfHead(maps, headIn(choice))}`;
