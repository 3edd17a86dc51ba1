/* The scores of a first layer in parts: four squares, the numbers of a cell or of the head, and all heads beside it. */
import { create } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { errorOf } from './answers.js';
import { buildHeadBars } from './head_bars.js';
import { buildSquares } from './split_squares.js';
import { captionOf, cellAccount, rowContent, shareAccount, smallPrint } from './split_sums.js';

/** @import { Account, Page, PageState, SplitState } from './types' */

/** @param {Account} account */
function accountNodes({ title, lines, claim, hint }) {
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

/** The picture and what stands beside it. @param {Page} page */
function buildBody(page) {
  const squares = buildSquares(page),
    account = create('div', 'gf-parts gf-cap'),
    bars = buildHeadBars(page),
    beside = create('div', '', account, bars.element, create('p', 'gf-cap', 'position · position, every head'));
  return {
    element: create('div', 'gf-split', squares.element, beside, { hidden: true }),
    centre: squares.centre,
    /** @param {SplitState} state @param {number} room px */
    draw(state, room) {
      const { split, head, pointed } = state;
      squares.draw(state, room);
      account.replaceChildren(...accountNodes(pointed ? cellAccount(split, head, pointed) : shareAccount(split, head)));
      bars.draw(state);
    },
  };
}

/** @param {Page} page */
export function buildSplit(page) {
  const body = buildBody(page),
    caption = create('p', 'gf-about'),
    foot = create('p', 'gf-cap', { hidden: true });
  const numbers = tableFrame('The parts in numbers', true);
  const title = create('h2', '', 'What or where? The score in four parts'),
    element = create('section', 'gf-what', title, caption, body.element, numbers, foot);
  /** @param {SplitState} state */
  function fill(state) {
    const { split, head, row } = state;
    caption.textContent = captionOf(state);
    foot.textContent = smallPrint(split);
    if (page.ui.table)
      numbers.replaceChildren(
        table({ caption: 'The scores of the chosen row in parts', ...rowContent(split, head, row) }),
      );
    body.element.hidden = foot.hidden = false;
    body.draw(state, element.clientWidth);
    element.dataset.sel = `${split.map}.${head}`;
  }
  return {
    element,
    centre: body.centre,
    /** What is on show stays, dimmed, until what comes next has come. @param {PageState} state */
    draw({ split }) {
      const error = errorOf(page.answers.split) || page.errorOf('on');
      element.classList.toggle('gf-waiting', !split && !error);
      caption.classList.toggle('gf-problem', Boolean(error));
      numbers.hidden = !split || !page.ui.table;
      if (split) return fill(split);
      caption.textContent = error || 'Taking the scores apart …';
      if (error) body.element.hidden = foot.hidden = true;
    },
  };
}
