/* Which head is compared, weights or their change and its scale, pictures or a table. */
import { create } from '../../widgets/dom.js';
import { headPicker } from '../../widgets/picker.js';
import { tableSwitch } from '../../widgets/table.js';

/** @import { Page, RunsState } from './types' */

/** @param {Page} page */
export function buildChooser(page) {
  const picker = headPicker((values) => page.view.select(values)),
    scale = create('span', 'gf-cap');
  const what = create('button', 'gf-btn gf-small', 'Change', {
    type: 'button',
    title: 'Draw how each weight changes, in place of the weights',
  });
  what.addEventListener('click', () => {
    page.ui.change = !page.ui.change;
    page.view.draw();
  });
  const swap = tableSwitch((isTable) => {
    page.ui.table = isTable;
    page.view.draw();
  });
  const element = create('div', 'gf-tools gf-chooser', ...picker.elements, create('span', 'gf-grow'), what, swap, {
    hidden: true,
  });
  return {
    element,
    scale,
    /** On show from the first run on, also while others are under way. @param {RunsState | null} state */
    draw(state) {
      element.hidden = state ? false : element.hidden || page.errorOf('on') !== '';
      if (!state) return;
      const { map, sel, sides } = state;
      picker.draw({ names: sides.on.run.names, layers: map.layers, heads: map.heads, sel });
      what.setAttribute('aria-pressed', String(page.ui.change));
      scale.textContent = page.ui.change ? `±${(state.scale / 10).toFixed(1)} points` : '';
    },
  };
}
