/* A task to find a view on the board of a class: small pictures of the heads, with counts of those that were tried. Those
   that were found are marked once the teacher shows what is right. */
/** @import { LessonTask, Told } from '../types' */
import { say } from '../../../state/say.js';
import { theme } from '../../../state/theme.js';
import { create } from '../../../widgets/dom.js';
import { gridsOf, nameOfTry } from '../answers/heads.js';
import { FOUND, isFound, NO_HEAD, viewAt } from '../found.js';

/** Return how many have found what they looked for. @param {Map<number, number>} votes by views */
export const foundIn = (votes) => [...votes].reduce((sum, [choice, count]) => sum + (isFound(choice) ? count : 0), 0);

/** Return the view that most have found, as an address has it; null if it is not of a head. @param {Told} told @param {Map<number, number>} votes */
export function viewOfMost(told, votes) {
  const found = [...votes].filter(([choice]) => isFound(choice)),
    [most] = found.toSorted(([, x], [, y]) => y - x);
  return viewAt(told, (most?.[0] ?? NO_HEAD) % FOUND);
}

/** Draw the heads of the maps in which the task looks, each above how many looked at it last, and how many looked at another view; without `votes` the class still looks. @param {LessonTask} task @param {Told} told @param {Map<number, number> | undefined} votes @param {boolean} isShown */
export function findingOf(task, told, votes = new Map(), isShown) {
  const all = [...votes.values()].reduce((sum, one) => sum + one, 0);
  let elsewhere = all;
  const grids = gridsOf(task, told, theme.shareColour, (at, _, picture) => {
    const found = votes.get(at + FOUND) ?? 0,
      count = found + (votes.get(at) ?? 0),
      isMarked = isShown && found > 0,
      text = create('span', '', `${isMarked ? '✓ ' : ''}${count || ''}`),
      title = nameOfTry(told.maps, at + (isMarked ? FOUND : 0));
    elsewhere -= count;
    text.style.background = theme.shareColour(count / (all || 1));
    text.style.color = theme.inkOnShare(count / (all || 1));
    return create('td', isMarked ? 'gf-right' : '', picture, text, { title });
  });
  if (elsewhere && grids.childElementCount) grids.append(create('p', '', say('class-elsewhere', { count: elsewhere })));
  return grids;
}
