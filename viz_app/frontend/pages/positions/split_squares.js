/* The four parts of a head's scores as squares of one scale: content and position of who asks, by those of who answers. */
import { signed } from '../../widgets/cells.js';
import { create } from '../../widgets/dom.js';
import { tokenMatrix } from '../../widgets/matrix.js';
import { scale } from '../../widgets/signed.js';
import { FOUR, aloud, cellAccount, partOf, peakOf, shareAccount } from './split_sums.js';

/** @import { Page, SplitState } from './types' */

const SIDES = ['content', 'position'];
const LABELS = 58, // px for the names of rows
  EDGES = 8, // px around the cells of a square
  PANEL = 160, // px for what stands beside the squares
  SIDE = 112, // px of a square
  LARGEST = { page: 14, phone: 22 }, // px of a cell
  SPELLED = 74; // px: narrower squares have shorter names

/** As large as the room allows, cells of a pixel at least. @type {(tokens: number, room: number, isPhone: boolean) => number} */
export function cellSize(tokens, room, isPhone) {
  const fitting = (room - LABELS - (isPhone ? 0 : PANEL)) / 2 - EDGES,
    wanted = isPhone ? LARGEST.phone : Math.max(2, Math.min(LARGEST.page, Math.floor(SIDE / tokens)));
  return Math.max(1, Math.min(wanted, Math.floor(fitting / tokens)));
}

/** One square. The keys go through all four together, so that one of them is enough to reach. @param {Page} page @param {number} part */
function buildSquare(page, part) {
  const matrix = tokenMatrix({
    label: `Query ${SIDES[part >> 1]}, key ${SIDES[part % 2]}.`,
    describe: () => '',
    aloud(place) {
      const state = page.view.now().split;
      return state ? aloud(cellAccount(state.split, state.head, place)) : '';
    },
    point: (place) => page.pointPart(place && place.i >= 0 && place.j >= 0 ? place : null),
    choose: () => {},
  });
  if (part) matrix.canvas.tabIndex = -1;
  return matrix;
}

/** @param {Page} page */
export function buildSquares(page) {
  const squares = FOUR.map((part) => buildSquare(page, part)),
    heads = SIDES.map((side) => create('span', '', `key ${side}`)),
    asking = SIDES.map((side) => create('span', '', 'query ', side)),
    printed = create('span', 'gf-scale');
  const rows = [0, 1].flatMap((row) => [asking[row], squares[2 * row].element, squares[2 * row + 1].element]);
  const element = create('div', 'gf-squares gf-cap', { role: 'group' });
  element.append(create('span'), ...heads, ...rows, printed);
  return {
    element,
    centre: (/** @type {number} */ part, /** @type {number} */ i, /** @type {number} */ j) =>
      squares[part].centre(i, j),
    /** @param {SplitState} state @param {number} room px */
    draw({ split, head, pointed }, room) {
      const { tokens } = split,
        cell = cellSize(tokens.length, room, page.view.phone),
        side = cell * tokens.length,
        most = peakOf(split, head);
      squares.forEach((square, part) =>
        square.draw({
          queries: tokens,
          keys: tokens,
          writes: null,
          cells: signed(partOf(split, part, head), split.allowed, most),
          row: -1,
          pointed,
          written: tokens.length,
          room: side + EDGES,
          tallest: Infinity,
          cell: { width: [cell, cell], height: cell },
          numbers: false,
          rowNames: false,
          columnNames: false,
        }),
      );
      heads.forEach((name, i) => (name.textContent = side < SPELLED ? SIDES[i] : `key ${SIDES[i]}`));
      printed.textContent = `one scale, ${scale(most)}`;
      element.setAttribute(
        'aria-label',
        `The scores of head ${head + 1} in four parts. ${aloud(shareAccount(split, head))}`,
      );
    },
  };
}
