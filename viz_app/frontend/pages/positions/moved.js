/* How much of its attention each head gives elsewhere: a small square for each, layers down and heads across. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import { ALLOWED } from '../../widgets/cells.js';
import { headGrid } from '../../widgets/head_grid.js';

/** @import { Mode, Page, RunsState, Side } from './types' */

const TILE = { width: 12, height: 12 }; // px

/** A single share, NaN where the head has no numbers left. @param {number} share @returns {import('../../widgets/cells.js').Cells} */
const amount = (share) => ({
  ramp: 'share',
  values: [share],
  allowed: [ALLOWED],
  tone: (value) => (Number.isNaN(value) ? -1 : theme.shareIndex(value)),
  strength: (value) => (Number.isNaN(value) ? -1 : value),
});

/** @param {Page} page @param {Mode} mode @param {string} title */
export function buildMoved(page, mode, title) {
  const grid = headGrid({
    label: `${title}: attention moved in every head`,
    choose: (place) => page.view.select({ ...place }),
    describe({ layer, head }) {
      const share = page.view.now().runs?.sides[mode]?.moved[layer]?.[head],
        text = share === null || share === undefined ? 'NaN' : `${words.percent(share)} of its attention moved`;
      return `layer ${layer + 1}, head ${head + 1}\n${text}`;
    },
  });
  // A head is chosen, and not the run of the figure around it.
  grid.element.addEventListener('click', (event) => event.stopPropagation());
  return {
    element: grid.element,
    /** @param {Side} side @param {RunsState['sel']} sel */
    draw: ({ moved }, sel) =>
      grid.draw({
        layers: moved.length,
        heads: moved[0].length,
        sel,
        rows: 1,
        columns: 1,
        cells: (layer, head) => amount(moved[layer][head] ?? NaN),
        key: JSON.stringify(moved),
        largest: TILE,
      }),
  };
}
