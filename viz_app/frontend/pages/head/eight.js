/* All eight steps of a head, with formulas, tables and NumPy: closed until the visitor or a link opens them. */
/** @import { HeadState, HeadView } from './types' */
import { hasSteps } from '../../state/layer.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { buildRecomputeCard } from './recompute_card.js';
import { buildExperiment } from './scaling_experiment.js';
import { buildSteps } from './steps.js';
import { buildTables } from './tables.js';

/** @param {HeadView} view @returns {Piece<HeadState>} */
export function buildEight(view) {
  const element = create('details', 'gf-eight', create('summary', '', say('head-all-eight-steps-with')));
  let parts = /** @type {Piece<HeadState>[]} */ ([]); // until they are opened
  element.addEventListener('toggle', () => {
    if (element.open !== view.now().isEight) view.select({ eight: element.open ? '1' : '0' });
  });
  return {
    element,
    layout: (state) => element.open && parts.forEach((part) => part.layout?.(state)),
    draw(state) {
      element.hidden = !hasSteps(state.row.layer);
      element.open = state.isEight && hasSteps(state.row.layer);
      if (!element.open) return;
      if (!parts.length) {
        parts = [buildSteps(view), buildRecomputeCard(view), buildTables(), buildExperiment(view)];
        element.append(create('div', 'gf-cols', ...parts.map((part) => part.element)));
      }
      parts.forEach((part) => part.draw(state));
    },
    destroy: () => parts.forEach((part) => part.destroy?.()),
  };
}
