/* The eight steps as a list: the formulas of a step, and its explanation with the numbers of this model. */
/** @import { HeadState, HeadView } from './types' */
import { isOn } from '../../state/whole_words.js';
import { button, mark } from '../../widgets/controls.js';
import { create, maths, whenNew } from '../../widgets/dom.js';
import { formulaOf } from './formulas.js';
import { rich } from './row.js';
import { isThere } from './selection.js';
import { STAGES, whyOf } from './stages.js';

/** @param {HeadView} view @param {number} at */
function buildStep(view, at) {
  const [name] = STAGES[at],
    title = button([create('i', '', String(at + 1)), name], () => view.go(at), ''),
    sums = create('div', 'gf-formulas'),
    why = create('p', 'gf-why'),
    element = create('li', 'gf-step', create('h3', '', title), sums, why);
  return {
    element,
    /** @param {HeadState} state */
    choose({ stage }) {
      element.classList.toggle('gf-now', at === stage);
      mark(title, 'current', at === stage);
    },
    /** @param {HeadState} state */
    fill({ row }) {
      const lines = STAGES[at][1].filter((id) => isThere(id, row));
      sums.replaceChildren(...lines.map((id) => create('div', '', maths(formulaOf(id, row)))));
      why.replaceChildren(...rich(whyOf(row, at)));
    },
  };
}

/** @param {HeadView} view @returns {Piece<HeadState>} */
export function buildSteps(view) {
  const steps = STAGES.map((_, at) => buildStep(view, at)),
    isNew = whenNew();
  return {
    element: create('ol', 'gf-steps', ...steps.map(({ element }) => element)),
    draw(state) {
      steps.forEach((step) => step.choose(state));
      if (isNew(state.id, state.row.head, state.row.i, isOn())) steps.forEach((step) => step.fill(state));
    },
  };
}
