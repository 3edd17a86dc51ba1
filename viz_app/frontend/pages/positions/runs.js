/* The same head in four runs: positions on, off, shuffled, shifted; the chosen row of them in words and numbers. */
import { create } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { buildFigure } from './figure.js';
import { MODES, rowContent, sentence } from './runs_words.js';

/** @import { Mode, Page, RunsState } from './types' */

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
