/* Ways through the page by thumb and by key. */
import { create } from '../../widgets/dom.js';
import { flowOf } from './plan.js';

/** @import { AnatomyView, Panel } from './types' */

/**
 * The bar at the foot of a phone: from station to station.
 * @param {AnatomyView} view
 * @returns {Panel}
 */
export function buildPhoneBar(view) {
  /** @type {(text: string, name: string, by: number) => HTMLButtonElement} */
  const button = (text, name, by) => {
    const element = create('button', 'gf-btn gf-icon', text, { type: 'button', 'aria-label': name });
    element.addEventListener('click', () => view.move(by));
    return element;
  };
  const where = create('output', '');
  return {
    element: create('div', 'gf-bar', button('←', 'Station before', -1), where, button('→', 'Station after', 1)),
    draw(state) {
      const flow = flowOf(state);
      where.textContent = `Station ${flow.indexOf(state.station) + 1} of ${flow.length}: ${state.shown.title}`;
    },
  };
}

/** @type {(name: string) => HTMLElement} */
const key = (name) => create('kbd', '', name);
export const buildKeysLine = () =>
  create(
    'div',
    'gf-keys gf-cap',
    create('span', '', key('←'), ' ', key('→'), ' station'),
    create('span', '', key('1'), ' … ', key('6'), ' design'),
    create('span', '', key('Tab'), ' to the picture, arrows choose a token'),
    create('span', '', 'click a tensor to see its numbers'),
  );
