/* The change in every head of a map on one scale, layers down and heads across. A click chooses a head. */
/** @import { HeadPlace } from './head_grid.js' */
/** @import { HeadChange } from './changed_run.js' */
import * as format from '../state/format.js';
import { pieces, say } from '../state/say.js';
import { signed } from './cells.js';
import { button, mark } from './controls.js';
import { create, region } from './dom.js';
import { headGrid } from './head_grid.js';
import { headTitle, MAP_TITLES } from './picker.js';
import { points } from './change_captions.js';
import { barOf } from './bar.js';

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

/** @typedef {import('./before_after.js').Page} Page */

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

/* The list of the heads that changed most between two runs. A click chooses one. */

/** @typedef {import('../state/difference.js').Difference} Difference */
/** @typedef {{ map: string, layer: number, head: number }} Head */

const LISTED = 10; // heads

/** Build the list: one button for each head. @param {(head: Head) => void} choose */
export function buildMost(choose) {
  const list = create('ol', ''),
    title = create('h3', '', say('widgets-heads-changed-most')),
    about = create('span', 'gf-cap', say('widgets-share-their-attention')),
    element = region('gf-most', say('widgets-heads-changed-most'), create('div', 'gf-row', title, about), list);
  let drawn = /** @type {Difference | null} */ (null);
  let items = /** @type {{ sel: Head, item: HTMLElement }[]} */ ([]);
  /** @param {Difference} difference */
  function build(difference) {
    const ranked = difference.ranked().slice(0, LISTED),
      most = ranked[0]?.moved || 1;
    items = ranked.map(({ moved, ...sel }) => {
      const said = create('span', '', moved === null ? 'NaN' : format.percent(moved)),
        parts = [create('span', '', headTitle(sel)), barOf((moved ?? 0) / most), said];
      return { sel, item: button(parts, () => choose(sel), '') };
    });
    list.replaceChildren(...items.map(({ item }) => create('li', '', item)));
  }
  return {
    element,
    /** @param {Difference | null} difference null hides the list @param {Head} sel */
    draw(difference, sel) {
      element.hidden = !difference;
      if (difference && difference !== drawn) build(difference);
      drawn = difference;
      for (const { sel: mine, item } of items)
        mark(item, 'current', mine.map === sel.map && mine.layer === sel.layer && mine.head === sel.head);
    },
  };
}
