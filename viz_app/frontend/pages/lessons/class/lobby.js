/* The board of a class before it begins: how to join, and who is here. */
/** @import { BoardState } from '../types' */
import { pieces, say } from '../../../state/say.js';
import { button } from '../../../widgets/controls.js';
import { copyText, create } from '../../../widgets/dom.js';
import { rich } from '../asking.js';
import { animal } from './table.js';
import { joinAddress, linkOfClass, spaced } from './wire.js';
import { qrOf } from '../answers/result.js';

/** @typedef {{ code: string, key: string, say: (text: string) => void }} Led */

/** @param {string} code of the class @param {Element} host */
export function drawQr(code, host) {
  qrOf(linkOfClass(code)).then(
    (picture) => host.replaceChildren(picture),
    () => {}, // the code beside it says the same
  );
}

/** @param {Led} board @param {BoardState} state */
export function lobbyOf(board, { members, locked }) {
  const { code, key } = board,
    qr = create('div', 'gf-bqr'),
    here = rich(say('class-here', { count: members.length })),
    text = create('p', '', ...here, locked ? ` ${say('class-door-closed')}` : '');
  drawQr(code, qr);
  const copy = async () => {
    const isCopied = await copyText(linkOfClass(`${code}.${key}`));
    board.say(isCopied ? say('class-link-copied') : say('class-not-copied'));
  };
  const left = create(
    'div',
    '',
    create('p', '', ...pieces('class-open-and-type', { address: create('b', '', joinAddress()) })),
    create('p', 'gf-bcode', create('bdi', '', spaced(code))),
    text,
    create('p', 'gf-who', ...members.slice(-40).map((name) => create('span', '', animal(name)))),
    button(say('class-copy-link'), copy, 'gf-btn gf-big'),
    create('p', 'gf-cap', say('class-copy-link-note')),
  );
  return create('div', 'gf-lobby', left, qr);
}
