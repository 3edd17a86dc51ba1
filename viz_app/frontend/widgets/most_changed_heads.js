/* The list of the heads that changed most between two runs. A click chooses one. */
import * as format from '../state/format.js';
import { create } from './dom.js';
import { headTitle } from './picker.js';

/** @typedef {import('../state/difference.js').Difference} Difference */
/** @typedef {{ map: string, layer: number, head: number }} Head */

const LISTED = 10; // heads

/** Build the list: one button for each head. @param {Difference} difference @param {(head: Head) => void} choose */
export function buildMost(difference, choose) {
  const list = create('ol', ''),
    ranked = difference.ranked().slice(0, LISTED),
    most = ranked[0]?.moved || 1;
  const items = ranked.map(({ moved, ...sel }) => {
    const bar = create('i', ''),
      button = create(
        'button',
        '',
        create('span', '', headTitle(sel)),
        create('span', '', bar),
        create('span', '', moved === null ? 'NaN' : format.percent(moved)),
        { type: 'button' },
      );
    bar.style.width = `${((moved ?? 0) / most) * 100}%`;
    button.addEventListener('click', () => choose(sel));
    list.append(create('li', '', button));
    return { sel, button };
  });
  const title = create(
    'div',
    'gf-row',
    create('h2', '', 'Heads that changed most'),
    create('span', 'gf-cap', 'share of their attention that changed'),
  );
  return {
    element: create('section', 'gf-most', title, list, { 'aria-label': 'Heads that changed most' }),
    /** @param {{ sel: Head }} state */
    draw({ sel }) {
      for (const { sel: mine, button } of items)
        button.setAttribute(
          'aria-current',
          String(mine.map === sel.map && mine.layer === sel.layer && mine.head === sel.head),
        );
    },
  };
}
