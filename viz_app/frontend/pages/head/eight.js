/* All eight steps of a head, with formulas, tables and NumPy: closed until the visitor or a link opens them. */
/** @import { HeadState, HeadView } from './types' */
import { create } from '../../widgets/dom.js';
import { tableSwitch } from '../../widgets/table.js';
import { buildBands } from './bands.js';
import { buildCellCard, buildWhyCard } from './card.js';
import { buildRecomputeCard } from './recompute_card.js';
import { buildExperiment } from './scaling_experiment.js';
import { buildTables } from './tables.js';

/** @param {HeadView} view */
function buildSteps(view) {
  const [bands, tables, why, cell, recompute, experiment] = [
    buildBands(view),
    buildTables(view),
    buildWhyCard(),
    buildCellCard(view),
    buildRecomputeCard(view),
    buildExperiment(view),
  ];
  view.bands = bands;
  const swap = tableSwitch(view, () => view.draw()),
    left = create('div', 'gf-left', bands.element, tables.element, experiment.charts),
    card = create('aside', 'gf-card', swap, why.element, cell.element, recompute.element, experiment.twice);
  return { element: create('div', 'gf-cols', left, card), parts: [bands, tables, why, cell, recompute, experiment] };
}

/** @param {HeadView} view */
export function buildEight(view) {
  const element = create('details', 'gf-eight', create('summary', '', 'All eight steps, with formulas and NumPy'));
  /** @type {ReturnType<typeof buildSteps> | null} */
  let steps = null;
  element.addEventListener('toggle', () => {
    if (element.open !== view.now().isEight) view.select({ eight: element.open ? '1' : '0' });
  });
  const drawn = () => (element.open && steps ? steps.parts : []);
  return {
    element,
    layout: (/** @type {HeadState} */ state) =>
      drawn().forEach((part) => 'layout' in part && /** @type {any} */ (part).layout(state)),
    /** @param {HeadState} state */
    draw(state) {
      element.hidden = !state.isKnown;
      element.open = state.isEight && state.isKnown;
      if (element.open && !steps) {
        steps = buildSteps(view);
        element.append(steps.element);
      }
      drawn().forEach((part) => part.draw(state));
    },
    destroy: () => steps?.parts.forEach((part) => 'destroy' in part && /** @type {any} */ (part).destroy()),
  };
}
