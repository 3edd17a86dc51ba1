/* The changes of the run as chips. Each is taken back by its ×. */
import { EDITS } from '../../state/link.js';
import * as pins from '../../state/pins.js';
import { button as makeButton } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';

/** @typedef {import('./state.js').State} State */

const HOW = 'struck = before, underlined = after; every page shows the changed run';

/** @param {() => void} leave moves the focus to the words when the last chip has gone */
export function buildChips(leave) {
  const list = create('span', 'sp-list'),
    all = makeButton('Undo all', () => take(Object.fromEntries(EDITS.map((name) => [name, null])), 0), 'gf-textlink'),
    element = create('div', 'sp-changed', create('b', '', 'Changed'), list, all, create('span', 'sp-how', HOW), {
      role: 'group',
      'aria-label': 'Changes of this run',
    });
  let key = '';
  let next = -1; // the chip that gets the focus after the next draw
  /** @param {import('../../types').Change} undo @param {number} place of the chip */
  function take(undo, place) {
    next = place;
    pins.change(/** @type {Record<string, string | null>} */ (undo));
  }
  /** @param {import('../../state/change_chips.js').Chip} chip @param {number} place */
  const chipOf = ({ text, undo }, place) =>
    create(
      'span',
      'sp-chip',
      text,
      makeButton('×', () => take(undo, place), '', { 'aria-label': `Undo: ${text}` }),
    );
  return {
    element,
    /** @param {State} state */
    draw({ chips }) {
      const now = JSON.stringify(chips);
      element.hidden = !chips.length;
      if (now === key) return;
      key = now;
      list.replaceChildren(...chips.map(chipOf));
      all.hidden = chips.length < 2;
      const buttons = list.querySelectorAll('button');
      if (next >= 0) (buttons[Math.min(next, buttons.length - 1)] ?? { focus: leave }).focus({ preventScroll: true });
      next = -1;
    },
  };
}
