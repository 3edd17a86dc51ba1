/* Which head is compared, weights or their change, pictures or a table. */
import { create } from '../../widgets/dom.js';
import { headPicker } from '../../widgets/picker.js';
import { tableSwitch } from '../../widgets/table.js';

/** @import { RunsPage, RunsState } from './types' */

/** @param {RunsPage} page */
export function buildChooser(page) {
  const picker = headPicker((values) => page.select(values)),
    scale = create('span', 'gf-cap');
  const what = create('button', 'gf-btn gf-small', 'Change', {
    type: 'button',
    title: 'Draw how each weight changes, in place of the weights',
  });
  what.addEventListener('click', () => {
    page.ui.change = !page.ui.change;
    page.draw();
  });
  const swap = tableSwitch((isTable) => {
    page.ui.table = isTable;
    page.draw();
  });
  const element = create(
    'div',
    'gf-tools gf-chooser',
    ...picker.elements,
    create('span', 'gf-grow'),
    scale,
    what,
    swap,
  );
  return {
    element,
    /** @param {RunsState | null} state */
    draw(state) {
      element.hidden = !state;
      if (!state) return;
      const { map, sel, sides } = state;
      picker.draw({ names: sides.on.run.names, layers: map.layers, heads: map.heads, sel });
      what.setAttribute('aria-pressed', String(page.ui.change));
      scale.textContent = page.ui.change ? `±${(state.scale / 10).toFixed(1)} points` : '';
    },
  };
}
