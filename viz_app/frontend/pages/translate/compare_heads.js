/* The heads of the difference B − A: all heads of a map on one scale, the chosen one, and the most changed heads. */
/** @import { Difference } from '../../state/difference.js' */
/** @import { CompareState } from './compared.js' */
/** @import { Page } from './view.js' */
import { say } from '../../state/say.js';
import { signed, sizesOf } from '../../widgets/cells.js';
import { compare } from '../../widgets/compare.js';
import { movedText } from '../../widgets/difference_captions.js';
import { create } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { buildMost } from '../../widgets/most_changed_heads.js';
import { buildKinds, buildShortcuts, THUMBNAIL } from './heads.js';

/** @param {Page} page */
function buildGrid({ view, comparison }) {
  const { a, b, maps } = /** @type {Difference} */ (comparison);
  const grid = headGrid({
    label: say('translate-b-for-all-heads'),
    choose: (place) => view.select(place),
    describe: ({ layer, head }) =>
      say('translate-layer-head', {
        layer: layer + 1,
        head: head + 1,
        moved: movedText(maps[view.now().map.name].head(layer, head).moved),
      }),
  });
  return {
    ...grid,
    /** @param {CompareState} state */
    draw({ diff, map, sel, written }) {
      grid.draw({
        ...{ ...sizesOf(map), sel, written },
        cells: (layer, head) => signed(diff.head(layer, head).values, diff.allowed, diff.scale),
        key: `${a.id}.${b.id}.${map.name}`,
        largest: THUMBNAIL,
      });
    },
  };
}

/** @param {Page} page @param {Node[]} beside what stands below the grid */
export function buildDifference(page, beside) {
  const { view, settings } = page,
    difference = /** @type {Difference} */ (page.comparison),
    { a, b } = difference,
    kinds = buildKinds(page),
    grid = buildGrid(page),
    most = buildMost((head) => view.select(head));
  const panel = compare(
    view,
    (/** @type {CompareState} */ { sel, diff, row, pointed }) => ({
      ...{ a, b, sel, pointed, row: diff.rows[row]?.b ?? 0 },
    }),
    {
      settings,
      point: (place) => view.point(place),
      choose: (at) => view.select(view.now().isEncoder ? { row: at } : { step: at }, { keepPointed: true }),
    },
  );
  const words = {
    /** @param {CompareState} state */
    draw(state) {
      panel.draw(state);
      most.draw(difference, state.sel);
    },
  };
  return {
    element: create(
      'section',
      'gf-heads',
      create('div', '', kinds.element, grid.element, ...beside, most.element, buildShortcuts(page)),
      create('div', '', panel.element),
    ),
    words: [kinds],
    pictures: [grid, words],
    centreOfHead: grid.centre,
    centreOfCell: panel.centre,
  };
}
