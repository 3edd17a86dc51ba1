/* The list of the heads that changed most between two runs. A click chooses one. */
/** @import { Difference } from '../state/difference.js' */
import * as format from '../state/format.js';
import { say } from '../state/say.js';
import { barOf } from './bar.js';
import { button, mark } from './controls.js';
import { create, region } from './dom.js';
import { headTitle } from './picker.js';

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
