/* All eight steps of a head, with formulas, tables and NumPy: closed until the visitor or a link opens them. */
/** @import { HeadState, HeadView } from './types' */
import { hasSteps } from '../../state/layer.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { buildRecomputeCard } from './recompute_card.js';
import { buildExperiment } from './scaling_experiment.js';
import { buildSteps } from './steps.js';
import { buildTables } from './tables.js';

/** @param {HeadView} view */
function buildContent(view) {
  const parts = [buildSteps(view), buildRecomputeCard(view), buildTables(), buildExperiment(view)];
  return { element: create('div', 'gf-cols', ...parts.map((part) => part.element)), parts };
}

/** @param {HeadView} view */
export function buildEight(view) {
  const element = create('details', 'gf-eight', create('summary', '', say('head-all-eight-steps-with')));
  let content = /** @type {ReturnType<typeof buildContent> | null} */ (null);
  element.addEventListener('toggle', () => {
    if (element.open !== view.now().isEight) view.select({ eight: element.open ? '1' : '0' });
  });
  const drawn = () => (element.open && content ? content.parts : []);
  return {
    element,
    layout: (/** @type {HeadState} */ state) =>
      drawn().forEach((part) => 'layout' in part && /** @type {any} */ (part).layout(state)),
    /** @param {HeadState} state */
    draw(state) {
      element.hidden = !hasSteps(state.row.layer);
      element.open = state.isEight && hasSteps(state.row.layer);
      if (element.open && !content) {
        content = buildContent(view);
        element.append(content.element);
      }
      drawn().forEach((part) => part.draw(state));
    },
    destroy: () => content?.parts.forEach((part) => 'destroy' in part && /** @type {any} */ (part).destroy()),
  };
}
