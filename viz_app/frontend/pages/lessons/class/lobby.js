/* The board of a class before it begins: how to join, and who is here. */
/** @import { BoardState } from '../types' */
import { button } from '../../../widgets/controls.js';
import { copyText, create } from '../../../widgets/dom.js';
import { animal } from './table.js';
import { joinAddress, linkOfClass, spaced } from './wire.js';
import { qrOf } from '../answers/result.js';

/** @typedef {{ code: string, key: string, say: (text: string) => void }} Led */

const COPIED = 'Copied. Whoever has this link leads the class.';

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
    here = members.length === 1 ? 'is here.' : 'are here.',
    text = create('p', '', create('b', '', String(members.length)), ` ${here} ${locked ? 'The door is closed.' : ''}`);
  drawQr(code, qr);
  const copy = async () => {
    const isCopied = await copyText(linkOfClass(`${code}.${key}`));
    board.say(isCopied ? COPIED : 'This browser does not let a page copy. Copy the address of this page.');
  };
  const left = create(
    'div',
    '',
    create('p', '', 'Open ', create('b', '', joinAddress()), ' and type'),
    create('p', 'gf-bcode', spaced(code)),
    text,
    create('p', 'gf-who', ...members.slice(-40).map((name) => create('span', '', animal(name)))),
    button('Copy my link', copy, 'gf-btn gf-big'),
    create('p', 'gf-cap', 'It leads the class from anywhere, also after a reload. Keep it to yourself.'),
  );
  return create('div', 'gf-lobby', left, qr);
}
