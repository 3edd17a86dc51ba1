/* A task to find a view on the board of a class: the heads that were tried, as a grid of counts. Those that were found are
   marked once the teacher shows what is right. */
/** @import { LessonTask, Told } from '../types' */
import { say } from '../../../state/say.js';
import { theme } from '../../../state/theme.js';
import { create } from '../../../widgets/dom.js';
import { MAP_TITLES } from '../../../widgets/picker.js';
import { table } from '../../../widgets/table.js';
import { nameOfTry } from '../answers/heads.js';
import { FOUND, headsOf, isFound, isOfHeads, NO_HEAD } from '../found.js';

const OF_MAP = /\{map\} is (\w+)/;

/** Return how many have found what they looked for. @param {Map<number, number>} votes by views */
export const foundIn = (votes) => [...votes].reduce((sum, [choice, count]) => sum + (isFound(choice) ? count : 0), 0);

/** Return the view that most have found, as an address has it; null if it is not of a head. @param {Told['maps']} maps @param {Map<number, number>} votes */
export function viewOfMost(maps, votes) {
  const found = [...votes].filter(([choice]) => isFound(choice)),
    [most] = found.toSorted(([, x], [, y]) => y - x),
    { map, layer, head } = headsOf(maps)[(most?.[0] ?? NO_HEAD) % FOUND] ?? {};
  return map === undefined ? null : { map, layer: String(layer), head: String(head), role: '' };
}

/** Draw one head: how many looked at it last. @param {Told['maps']} maps @param {number} at @param {Map<number, number>} votes @param {boolean} isShown */
function squareOf(maps, at, votes, isShown) {
  const found = votes.get(at + FOUND) ?? 0,
    count = found + (votes.get(at) ?? 0),
    share = count / ([...votes.values()].reduce((sum, one) => sum + one, 0) || 1),
    isMarked = isShown && found > 0,
    text = `${isMarked ? '✓ ' : ''}${count || ''}`,
    square = create('td', isMarked ? 'gf-right' : '', text, { title: nameOfTry(maps, at + (isMarked ? FOUND : 0)) });
  square.style.background = theme.shareColour(share);
  square.style.color = theme.inkOnShare(share);
  return square;
}

/** Draw the heads of the maps in which the task looks; without `votes` the class still looks. @param {LessonTask} task @param {Told['maps']} maps @param {Map<number, number> | undefined} votes @param {boolean} isShown */
export function findingOf(task, maps, votes = new Map(), isShown) {
  const named = task.when.map((claim) => OF_MAP.exec(claim)?.[1]).find(Boolean),
    numbered = headsOf(maps).map((head, at) => ({ ...head, at })),
    names = isOfHeads(task) ? Object.keys(maps).filter((name) => !named || name === named) : [];
  const grids = names.map((name) => {
    const [layers, heads] = maps[name],
      title = String(MAP_TITLES[name]);
    const rows = Array.from({ length: layers }, (_, layer) => {
      const own = numbered.filter((one) => one.map === name && one.layer === layer);
      return {
        name: say('widgets-layer-number', { layer: layer + 1, isSpelled: true }),
        cells: own.map(({ at }) => squareOf(maps, at, votes, isShown)),
      };
    });
    const columns = [say('widgets-head'), ...Array.from({ length: heads }, (_, head) => String(head + 1))];
    return table({ caption: title, columns, rows, isCaptioned: true, className: 'gf-tried' });
  });
  return create('div', 'gf-tries', ...grids);
}
