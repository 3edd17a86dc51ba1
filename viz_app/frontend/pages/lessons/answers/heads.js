/* The heads that a task looks through, as names and as small pictures of the run. */
/** @import { LessonTask, Told } from '../types' */
import { say } from '../../../state/say.js';
import { create } from '../../../widgets/dom.js';
import { headTitle, MAP_TITLES } from '../../../widgets/picker.js';
import { svg } from '../../../widgets/svg.js';
import { table } from '../../../widgets/table.js';
import { headIn, headsOf, isFound, mapsOf } from '../found.js';

const TONES = 9; // of a picture, above 0

/** Return the name of a head by its number, or what stands for a view that was not of one. @param {Told['maps']} maps @param {number} number */
export function nameOfHead(maps, number) {
  const head = headsOf(maps)[number];
  return head ? headTitle(head) : say('answers-view');
}

/** Return the name of a view that was tried; a tick says that it was one. @param {Told['maps']} maps @param {number} choice */
export const nameOfTry = (maps, choice) => `${isFound(choice) ? '✓ ' : ''}${nameOfHead(maps, headIn(choice))}`;

/** Draw a head, a square for each cell; masked cells stay empty. It keeps its colours on paper. @param {string} picture as the server makes it @param {(share: number) => string} colourOf */
function drawHead(picture, colourOf) {
  const rows = picture.split('\n'),
    cells = rows.flatMap((row, y) => [...row].map((digit, x) => ({ digit, place: `M${x} ${y}h1v1h-1z` }))),
    viewBox = `0 0 ${rows[0].length} ${rows.length}`,
    tones = Array.from({ length: TONES + 1 }, (_, tone) => {
      const d = cells.filter(({ digit }) => digit === String(tone)).map(({ place }) => place);
      return svg('path', { d: d.join(''), fill: colourOf(tone / TONES) });
    });
  return svg('svg', { viewBox, preserveAspectRatio: 'none', 'aria-hidden': 'true' }, ...tones);
}

/**
 * Draw the maps in which a task looks, a small picture a head, layers down and heads across.
 * @param {LessonTask} task @param {Told} told
 * @param {(share: number) => string} colourOf
 * @param {(at: number, isFound: boolean, picture: Node) => HTMLElement} cellOf `at` is the head's number in all maps
 */
export function gridsOf(task, { maps, heads = {} }, colourOf, cellOf) {
  const numbered = headsOf(maps).map((head, at) => ({ ...head, at }));
  const grids = mapsOf(task, maps).map((name) => {
    const [layers, count] = maps[name],
      own = numbered.filter(({ map }) => map === name),
      { pictures = [], found = [] } = heads[name] ?? {},
      cells = own.map(({ at }, i) => cellOf(at, found[i] >= 0, drawHead(pictures[i] ?? '', colourOf)));
    const rows = Array.from({ length: layers }, (_, layer) => ({
      name: say('widgets-layer-number', { layer: layer + 1, isSpelled: true }),
      cells: cells.slice(layer * count, (layer + 1) * count),
    }));
    const columns = [say('widgets-head'), ...Array.from({ length: count }, (_, head) => String(head + 1))];
    return table({ caption: MAP_TITLES[name], columns, rows, isCaptioned: true, className: 'gf-tried' });
  });
  return create('div', 'gf-tries', ...grids);
}
