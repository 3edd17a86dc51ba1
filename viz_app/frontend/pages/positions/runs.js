/* The same head in four runs, with positions on, off, shuffled and shifted, and a sentence and a table of the chosen
   row. The controls above choose the head, weights or their change, and pictures or a table. */
/** @import { Mode, Page, RunsState } from './types' */
import { create } from '../../widgets/dom.js';
import { headPicker } from '../../widgets/picker.js';
import { table, tableFrame, tableSwitch } from '../../widgets/table.js';
import { MODES, rowContent, sentence } from './run_captions.js';
import { buildFigure } from './run_figure.js';

/** @param {Page} page */
export function buildChooser(page) {
  const picker = headPicker((values) => page.view.select(values)),
    scale = create('span', 'gf-cap');
  const what = create('button', 'gf-btn gf-small', 'Change', {
    type: 'button',
    title: 'Draw the change of each weight instead of the weights',
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
    /** Visible from the first run on, also while other runs are loading. @param {RunsState | null} state */
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

/** @param {Page} page */
export function buildRuns(page) {
  const figures = MODES.map((run) => buildFigure(page, run)),
    host = create('div', 'gf-four', ...figures.map(({ element }) => element)),
    said = create('p', 'gf-says');
  const numbers = tableFrame('The chosen row in numbers', true);
  host.dataset.words = '';
  return {
    elements: [host, numbers, said],
    /** @type {(mode: Mode, i: number, j: number) => { x: number, y: number } | undefined} */
    centre: (mode, i, j) => figures.find((one) => one.mode === mode)?.centre(i, j),
    /** @param {RunsState | null} state */
    draw(state) {
      figures.forEach((one) => one.draw(state));
      numbers.hidden = !page.ui.table || !state;
      if (!state) return;
      if (page.ui.table)
        numbers.replaceChildren(table({ caption: 'The chosen row in the four runs', ...rowContent(state) }));
      said.replaceChildren(...sentence(state, page.variants.picked));
    },
  };
}
