/* The changes of the run as chips. Each is taken back by its ×. */
/** @import { State } from './state.js' */
import { chipsOf } from '../../state/change_chips.js';
import { listed } from '../../state/format.js';
import { EDITS } from '../../state/link.js';
import * as pins from '../../state/pins.js';
import { say } from '../../state/say.js';
import { button as makeButton } from '../../widgets/controls.js';
import { create, whenNew } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';

const TOLD = 6000; // ms
const HOW = say('spine-how-changes-read');

/** @param {() => void} leave moves the focus to the words when the last chip has gone @param {boolean} canChange or the chips only tell */
export function buildChips(leave, canChange) {
  const list = create('span', 'sp-list'),
    refused = notice(),
    all = makeButton(
      say('spine-undo-all'),
      () => take(Object.fromEntries(EDITS.map((name) => [name, null])), 0),
      'gf-textlink',
    ),
    changed = create('b', '', say('spine-changed')),
    element = create('div', 'sp-changed', changed, list, refused.element, all, create('span', 'sp-how', HOW), {
      ...{ role: 'group', 'aria-label': say('spine-changes-of-run') },
    });
  const isNew = whenNew();
  let timer = 0;
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
      ...(canChange
        ? [makeButton('×', () => take(undo, place), '', { 'aria-label': say('spine-undo', { text }) })]
        : []),
    );
  /** @param {string} why @param {number} count of the chips */
  function tell(why, count) {
    refused.say(why);
    element.classList.toggle('sp-refuses', Boolean(why));
    element.hidden = !why && !count;
  }
  refused.element.classList.add('sp-why');
  return {
    element,
    /** Say for a while why changes were taken back. @param {{ changes: Record<string, string>, reason: string }} why @param {State} state */
    refuse({ changes, reason }, { chips, typed }) {
      const names = chipsOf(changes, typed).flatMap(({ text }) =>
        chips.some((one) => one.text === text) ? [] : [text],
      );
      clearTimeout(timer);
      const refusedNames = listed(names) || say('spine-this-change');
      tell(say('spine-refused', { changes: refusedNames, reason }), chips.length);
      timer = window.setTimeout(() => tell('', list.childElementCount), TOLD);
    },
    /** @param {State} state */
    draw({ chips }) {
      element.hidden = !chips.length && refused.element.hidden;
      if (!isNew(chips)) return;
      list.replaceChildren(...chips.map(chipOf));
      all.hidden = chips.length < 2 || !canChange;
      const buttons = list.querySelectorAll('button');
      if (next >= 0) (buttons[Math.min(next, buttons.length - 1)] ?? { focus: leave }).focus({ preventScroll: true });
      next = -1;
    },
  };
}
