/* Every head of the first layer: how much of its spread is position with position. A click chooses it. */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';
import { positionShare } from './split_sums.js';

/** @import { Page, SplitState } from './types' */

const TALLEST = 32; // px

/** @param {Page} page @param {number} head */
function buildBar(page, head) {
  const bar = create('i'),
    button = create('button', '', bar, create('span', '', String(head + 1)), { type: 'button' });
  button.addEventListener('click', () => {
    const map = page.view.now().split?.split.map;
    if (map) page.view.select({ map, layer: 0, head });
  });
  return {
    element: button,
    /** @param {number} share @param {boolean} isChosen */
    draw(share, isChosen) {
      bar.style.height = `${Math.max(1, share * TALLEST)}px`;
      button.classList.toggle('gf-on', isChosen);
      button.setAttribute('aria-pressed', String(isChosen));
      button.title = `head ${head + 1}: position · position ${words.percent(share)}`;
      button.setAttribute('aria-label', button.title);
    },
  };
}

/** @param {Page} page */
export function buildHeadBars(page) {
  const element = create('div', 'gf-bars', {
    role: 'group',
    'aria-label': 'Heads of the first layer, by the share of position with position',
  });
  /** @type {ReturnType<typeof buildBar>[]} */
  let bars = [];
  return {
    element,
    /** @param {SplitState} state */
    draw({ split, head: chosen }) {
      if (bars.length !== split.variance.length) {
        bars = split.variance.map((_, head) => buildBar(page, head));
        element.replaceChildren(...bars.map((bar) => bar.element));
      }
      bars.forEach((bar, head) => bar.draw(positionShare(split, head), head === chosen));
    },
  };
}
