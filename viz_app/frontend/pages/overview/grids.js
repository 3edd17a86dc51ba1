/* The heads of each stage as small pictures, beside the picture of the model. The drawn head is framed. */
/** @import { Stage } from './story.js' */
/** @import { State } from './state.js' */
import { store } from '../../state/store.js';
import { button as makeButton } from '../../widgets/controls.js';
import { create, setText } from '../../widgets/dom.js';
import { widthOf } from '../../widgets/canvas.js';
import { gridOf } from '../../widgets/cells.js';
import { headGrid } from '../../widgets/head_grid.js';
import { isOff } from '../../state/looks.js';
import { say } from '../../state/say.js';

const FLAT = 0.55; // of its width, the least height of a head
const NOTE = say('overview-each-square-one-head');

/** @param {import('./mount.js').Page} page @param {Stage} stage @param {number} place of the stage */
function buildGrid({ view }, { name, title, map = 'cross' }, place) {
  const grid = headGrid({
      label: say('overview-all-heads-of', { title }),
      choose: (head) => view.select({ map, ...head }),
      describe: ({ layer, head }) =>
        say('overview-layer-head', { layer: layer + 1, head: head + 1, isOff: isOff({ map, layer, head }) }),
      isBare: true,
    }),
    shown = create('span', 'gf-cap'),
    element = create(
      'section',
      'ov-heads',
      create('h3', '', create('b', '', `${place} ${title}`), ' ', shown),
      grid.element,
    );
  let room = 0;
  return {
    element,
    stage: name,
    layout() {
      room = widthOf(grid.element);
    },
    /** @param {State} state */
    draw(state) {
      const { head: sel, map: own, row: at } = state.look(map),
        made = gridOf(own),
        { rows, columns } = made,
        row = Math.floor((at * rows) / own.queries.length);
      setText(shown, say('overview-layer-head-of', { layer: sel.layer + 1, head: sel.head + 1, heads: own.heads }));
      element.classList.toggle('ov-dim', state.at >= 0 && state.stage !== name);
      if (!room) return;
      const wide = room / own.heads;
      grid.draw({
        ...{ ...made, room, sel, row },
        key: `${state.pieces.id}.${map}`,
        largest: {
          width: wide,
          height: Math.round(Math.min(wide, Math.max(wide * FLAT, (wide * rows) / columns))) - 3,
        },
        isOff: (layer, head) => isOff({ map, layer, head }),
      });
    },
  };
}

/** Build the grids of all stages that have heads. @param {import('./mount.js').Page} page @param {Stage[]} stages */
export function buildGrids(page, stages) {
  const grids = stages.flatMap((stage, place) => (stage.map ? [buildGrid(page, stage, place + 1)] : [])),
    inside = makeButton(say('overview-inside-this-head'), null, 'ov-link'),
    element = create('div', 'ov-grids', ...grids.map((one) => one.element), create('p', 'gf-cap', NOTE, ' ', inside));
  inside.addEventListener('click', () => {
    const { stages: all, at, look } = page.view.now(),
      told = all[at] ?? all.findLast(({ map }) => map);
    store.visit('head', look(told?.map ?? all.find(({ map }) => map)?.map ?? 'decoder').head);
  });
  return {
    element,
    layout: () => grids.forEach((one) => one.layout()),
    /** @param {State} state @param {string} [only] the one stage whose grid is shown */
    draw(state, only) {
      element.hidden = !grids.some(({ stage }) => only === undefined || stage === only);
      for (const one of grids) {
        one.element.hidden = only !== undefined && one.stage !== only;
        if (!one.element.hidden) one.draw(state);
      }
    },
  };
}
