/* The scores of a first layer in parts. Four squares on one scale show content and position of the query by content and
   position of the key. Beside them are the numbers of a cell or of the head, and a bar for every head: the share of its
   variance that comes from position with position. A click on a bar chooses the head. */
/** @import { SumLines, Page, PageState, SplitState } from './types' */
import { refusalOf } from '../../client/client.js';
import { rem, widthOf } from '../../widgets/canvas.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { signed } from '../../widgets/cells.js';
import { button, mark, press } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { tokenMatrix } from '../../widgets/matrix.js';
import { scale } from '../../widgets/signed.js';
import { table, tableFrame } from '../../widgets/table.js';
import {
  aloud,
  captionOf,
  cellSum,
  FOUR,
  partOf,
  peakOf,
  positionShare,
  rowContent,
  shareSum,
  smallPrint,
} from './split_sums.js';

const TALLEST = 32; // px

/** @param {Page} page @param {number} head */
function buildBar(page, head) {
  const bar = create('i'),
    choose = () => {
      const map = page.view.now().split?.split.map;
      if (map) page.view.select({ map, layer: 0, head });
    },
    element = button([bar, create('span', '', String(head + 1))], choose, '');
  return {
    element,
    /** @param {number} share @param {boolean} isChosen */
    draw(share, isChosen) {
      bar.style.height = rem(Math.max(1, share * TALLEST));
      element.classList.toggle('gf-on', isChosen);
      press(element, isChosen);
      element.title = say('positions-head-position', { head: head + 1, share: format.percent(share) });
      mark(element, 'label', element.title);
    },
  };
}

/** @param {Page} page @returns {Piece<SplitState>} */
function buildHeadBars(page) {
  const element = create('div', 'gf-bars', { role: 'group', 'aria-label': say('positions-heads-first-layer') });
  /** @type {ReturnType<typeof buildBar>[]} */
  let bars = [];
  return {
    element,
    draw({ split, head: chosen }) {
      if (bars.length !== split.variance.length) {
        bars = split.variance.map((_, head) => buildBar(page, head));
        element.replaceChildren(...bars.map((bar) => bar.element));
      }
      bars.forEach((bar, head) => bar.draw(positionShare(split, head), head === chosen));
    },
  };
}

const SIDES = [say('positions-content'), say('positions-position')];
const LABELS = 58, // px for the names of rows
  EDGES = 8, // px around the cells of a square
  PANEL = 160, // px for the numbers beside the squares
  SIDE = 112, // px of a square
  LARGEST = { page: 14, phone: 22 }, // px of a cell
  SPELLED = 74; // px: narrower squares have shorter names

/** Return the size of a cell in px: as large as the room allows, at least 1. @type {(tokens: number, room: number, isPhone: boolean) => number} */
export function cellSize(tokens, room, isPhone) {
  const fitting = (room - LABELS - (isPhone ? 0 : PANEL)) / 2 - EDGES,
    wanted = isPhone ? LARGEST.phone : Math.max(2, Math.min(LARGEST.page, Math.floor(SIDE / tokens)));
  return Math.max(1, Math.min(wanted, Math.floor(fitting / tokens)));
}

/** Build one square. Keys move in all four together, so only the first is a tab stop. @param {Page} page @param {number} part */
function buildSquare(page, part) {
  const matrix = tokenMatrix({
    label: say('positions-query-key', { sides: SIDES[part >> 1], sidesB: SIDES[part % 2] }),
    describe: () => '',
    aloud(place) {
      const state = page.view.now().split;
      return state ? aloud(cellSum(state.split, state.head, place)) : '';
    },
    point: (place) => page.pointPart(place && place.i >= 0 && place.j >= 0 ? place : null),
    choose: () => {},
  });
  if (part) matrix.canvas.tabIndex = -1;
  return matrix;
}

/** @param {Page} page */
function buildSquares(page) {
  const squares = FOUR.map((part) => buildSquare(page, part)),
    heads = SIDES.map((side) => create('span', '', say('positions-key-side', { side }))),
    asking = SIDES.map((side) => create('span', '', say('positions-query-side', { side }))),
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
          cells: signed(partOf(split, part, head), split.allowed, most),
          pointed,
          room: side + EDGES,
          tallest: Infinity,
          cell: { width: [cell, cell], height: cell },
          numbers: false,
          rowNames: false,
          columnNames: false,
        }),
      );
      heads.forEach(
        (name, i) => (name.textContent = side < SPELLED ? SIDES[i] : say('positions-key-sides', { sides: SIDES[i] })),
      );
      printed.textContent = say('positions-one-scale', { most: scale(most) });
      const sum = aloud(shareSum(split, head));
      mark(element, 'label', say('positions-scores-head-four', { head: head + 1, split: sum }));
    },
  };
}

/** @param {SumLines} sum */
function sumNodes({ title, lines, claim, hint }) {
  const written = lines.flatMap(({ name, text, isSum }) => {
    const look = isSum ? 'gf-acc' : '';
    return [create('span', look, name), create('b', look, text)];
  });
  const said = [
    [claim, 'gf-claim'],
    [hint, 'gf-cap'],
  ].flatMap(([text, look]) => (text ? [create('p', look, text)] : []));
  return [create('p', '', title), ...written, ...said];
}

/** Build the picture and the numbers beside it. @param {Page} page */
function buildBody(page) {
  const squares = buildSquares(page),
    sum = create('div', 'gf-parts gf-cap'),
    bars = buildHeadBars(page),
    beside = create('div', '', sum, bars.element, create('p', 'gf-cap', say('positions-position-position-every')));
  return {
    element: create('div', 'gf-split', squares.element, beside, { hidden: true }),
    centre: squares.centre,
    /** @param {SplitState} state @param {number} room px */
    draw(state, room) {
      const { split, head, pointed } = state;
      squares.draw(state, room);
      sum.replaceChildren(...sumNodes(pointed ? cellSum(split, head, pointed) : shareSum(split, head)));
      bars.draw(state);
    },
  };
}

/** @param {Page} page */
export function buildSplit(page) {
  const body = buildBody(page),
    caption = create('p', 'gf-about'),
    foot = create('p', 'gf-cap', { hidden: true });
  const numbers = tableFrame(say('positions-parts-numbers'), true);
  const title = create('h3', '', say('positions-what-or-where-score')),
    element = create('section', 'gf-what', title, caption, body.element, numbers, foot);
  /** @param {SplitState} state */
  function fill(state) {
    const { split, head, row } = state;
    caption.textContent = captionOf(state);
    foot.textContent = smallPrint(split);
    if (page.isTable)
      numbers.replaceChildren(table({ caption: say('positions-scores-chosen-row'), ...rowContent(split, head, row) }));
    body.element.hidden = foot.hidden = false;
    body.draw(state, widthOf(element));
    element.dataset.sel = `${split.map}.${head}`;
  }
  return {
    element,
    centre: body.centre,
    /** Draw the split. The old one stays, dimmed, until the next arrives. @param {PageState} state */
    draw({ split }) {
      const error = page.runProblem || refusalOf(page.answers.split);
      element.classList.toggle('gf-waiting', !split && !error);
      caption.classList.toggle('gf-problem', Boolean(error));
      numbers.hidden = !split || !page.isTable;
      if (split) return fill(split);
      caption.textContent = error || say('positions-splitting-the-scores');
      if (error) body.element.hidden = foot.hidden = true;
    },
  };
}
