/* The change in every head of a map on one scale, layers down and heads across. A click chooses a head. */
/** @import { Page } from './before_after.js' */
/** @import { HeadPlace } from './head_grid.js' */
/** @import { HeadChange } from './changed_run.js' */
import * as format from '../state/format.js';
import { pieces, say } from '../state/say.js';
import { signed } from './cells.js';
import { button } from './controls.js';
import { create } from './dom.js';
import { headGrid } from './head_grid.js';
import { MAP_TITLES } from './picker.js';
import { points } from './change_captions.js';

const BROKEN = 2, // the change of a head with NaN, larger than any other
  NOTHING = 0.0005,
  LARGEST = { width: 44, height: 44 }; // px

/** @type {(state: HeadChange, place: HeadPlace) => string} */
function describe({ moved, mosts, map }, { layer, head }) {
  const share = moved[layer][head],
    [i, j, change] = mosts[layer][head],
    name = say('widgets-layer-head', { layer: layer + 1, head: head + 1 });
  if (share === null) return `${name}\nNaN`;
  if (share < NOTHING) return say('widgets-no-change', { name });
  const pair = format.fromTo(format.label(map.queries[i]), format.label(map.keys[j]));
  return say('widgets-attention-changed', {
    ...{ name, share: format.percent(share), pair, change: points(Math.round(change * 1000)) },
  });
}

/** Return the head that changed most, or null if none did. A head with NaN counts most. @param {HeadChange} state */
function mostChanged({ moved }) {
  const all = moved.flatMap((row, layer) => row.map((share, head) => ({ layer, head, share: share ?? BROKEN })));
  const best = all.reduce((a, b) => (b.share > a.share ? b : a));
  return best.share < NOTHING ? null : best;
}

/** @param {Page} page */
export function buildChangedHeads(page) {
  const { view } = page,
    note = create('p', 'gf-cap'),
    jump = button(
      '',
      () => {
        const state = page.now(),
          best = state && mostChanged(state);
        if (best) view.select({ layer: best.layer, head: best.head });
      },
      'gf-textlink',
    );
  const grid = headGrid({
    label: say('widgets-change-every-head'),
    choose: (place) => view.select(place),
    describe(place) {
      const state = page.now();
      return state ? describe(state, place) : '';
    },
  });
  /** @param {HeadChange} state */
  function tell(state) {
    const best = mostChanged(state),
      name = MAP_TITLES[state.sel.map];
    if (!best) return [say('widgets-no-head-has-changed', { name })];
    jump.textContent = say('widgets-layer-head-in-text', { layer: best.layer + 1, head: best.head + 1 });
    if (best.share === BROKEN) return pieces('widgets-nan-first-in', { name, head: jump });
    return pieces('widgets-most-changed-in', { name, scale: format.number(state.scale / 10, 1), head: jump });
  }
  grid.element.dataset.words = '';
  return {
    element: create(
      'section',
      'gf-moved',
      create('h3', '', say('widgets-change-every-head-label')),
      note,
      grid.element,
    ),
    centre: grid.centre,
    /** @param {HeadChange} state */
    draw(state) {
      const { map, sel, scale } = state,
        { rows, columns, allowed, changes } = state.grid;
      grid.draw({
        layers: map.layers,
        heads: map.heads,
        ...{ sel, rows, columns },
        cells: (layer, head) => signed(changes(layer, head), allowed, scale),
        key: `${state.id}.${map.name}.${map.keys.length}`,
        largest: LARGEST,
      });
      note.replaceChildren(...tell(state));
    },
  };
}
