/* A question on tokens on the board of a class: the answers as a row of attention, above the row of the head. Lines lead
   from the words down to the token that looks. The parts that give the answer away are covered until it is shown. */
/** @import { Told } from '../types' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { theme } from '../../../state/theme.js';
import { create } from '../../../widgets/dom.js';
import { svg } from '../../../widgets/svg.js';
import { rich } from '../asking.js';
import { heatOf, sharesOf } from '../answers/bars.js';

const [THIN, THICK] = [0.125, 1.5]; // em, the line of a share of 0, and what one of 1 has more

/** Draw a line from each cell above to the token below, if they are on the page. @param {HTMLElement} place @param {HTMLElement[]} cells @param {HTMLElement} token @param {number[]} shares */
function drawLines(place, cells, token, shares) {
  if (!place.isConnected) return;
  const { left, width, height } = place.getBoundingClientRect(),
    em = parseFloat(getComputedStyle(place).fontSize);
  const middleOf = (/** @type {HTMLElement} */ one) => {
    const box = one.getBoundingClientRect();
    return box.left + box.width / 2 - left;
  };
  const lines = cells.map((cell, at) =>
    svg('line', {
      ...{ x1: middleOf(cell), y1: em / 4, x2: middleOf(token), y2: height },
      stroke: theme.shareColour(0.3 + 0.7 * shares[at]),
      'stroke-width': em * (THIN + THICK * shares[at]),
    }),
  );
  place.replaceChildren(svg('svg', { width, height, 'aria-hidden': 'true' }, ...lines));
}

/** @param {string} text */
const nameOf = (text) => create('span', '', ...rich(text));

/** Draw a question; without `votes` the class is still asked. @param {Told} told @param {Map<number, number>[]} votes @param {boolean} isShown */
export function lookingOf({ row, right, line }, votes, isShown) {
  const heads = row.map(([, share]) => share),
    names = votes.length > 1 ? [say('class-first-vote'), say('class-second-vote')] : [say('class-says')],
    asking = { name: nameOf(say('class-guesses')), shares: [] },
    said = votes.map((one, i) => ({ name: nameOf(names[i]), ...sharesOf(row, one) })),
    head = isShown
      ? { name: nameOf(say('class-looks')), shares: heads }
      : { name: nameOf(say('class-head-covered')), shares: [] },
    frame = heatOf(row, isShown ? right : null, [...(said.length ? said : [asking]), head]),
    place = create('div', 'gf-blines', isShown ? '' : say('class-lines-covered')),
    tokens = line.tokens.map((token, at) => create('span', at === line.at ? 'gf-on' : '', format.label(token))),
    name = create('b', '', line.writes ? say('spine-written') : say('spine-text')),
    cells = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll('tr:last-child td')]);
  frame.style.setProperty('--tokens', String(row.length));
  frame.append(place, create('p', 'gf-bline', name, ...tokens));
  if (isShown) new ResizeObserver(() => drawLines(place, cells, tokens[line.at], heads)).observe(place);
  return frame;
}
