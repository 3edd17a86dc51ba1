/* What a class has written, on its board: each text is covered until the teacher shows it. */
/** @import { BoardState } from '../types' */
import { say } from '../../../state/say.js';
import { button, press } from '../../../widgets/controls.js';
import { create } from '../../../widgets/dom.js';

/** @typedef {{ state: BoardState | null, act: (act: string, more: object) => unknown }} Led */

/** Return the button that shows a text on the board, or covers it again. @type {(board: Led, stop: number, name: number, isShown: boolean, text: string) => HTMLButtonElement} */
export function revealing(board, stop, name, isShown, text) {
  const reveal = button(text, () => board.act(isShown ? 'cover' : 'reveal', { stop, name }), 'gf-btn gf-uncover');
  press(reveal, isShown);
  return reveal;
}

/** Draw the texts of the stop; none is in the page before it is shown. @param {Led} board */
export function textsOf(board) {
  const { stop = -1, phase = 'ask', texts = [] } = board.state ?? {},
    own = phase === 'ask' ? [] : texts.filter(([at]) => at === stop);
  const items = own.map(([, name, text], i) => {
    const shown = text === null ? [] : [create('p', '', text, { dir: 'auto' })],
      act = text === null ? say('class-reveal', { number: i + 1 }) : say('class-cover', { number: i + 1 });
    return create('li', '', revealing(board, stop, name, text !== null, act), ...shown);
  });
  return create('ul', 'gf-btexts', ...items);
}
