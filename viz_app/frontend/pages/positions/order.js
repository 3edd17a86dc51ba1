/* The order of the run's positions: a switch, with the seed of a shuffle or the distance of a shift; and the chosen head
   before and after. */
/** @import { Mode, Page, PageState } from './types' */
import { say } from '../../state/say.js';
import { buildBeforeAfter } from '../../widgets/before_after.js';
import { buildChangedHeads } from '../../widgets/changed_heads.js';
import { button, stepper } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { segments } from '../../widgets/segments.js';

/** @type {import('../../widgets/segments.js').Options<Mode>} */
const MODES = [
  ['on', say('positions-as-trained')],
  ['off', say('positions-off')],
  ['shuffled', say('positions-shuffled')],
  ['shifted', say('positions-shifted')],
];

/** @param {Page} page */
function buildSwitch(page) {
  const modes = segments({ label: say('positions-positions-run'), options: MODES, choose: (mode) => page.pick(mode) }),
    again = button(say('positions-again'), () => page.pick('shuffled', { seed: page.variants.seed + 1 })),
    shift = stepper(say('positions-shift-one-position'), say('positions-shift-one-position-more'), (by) =>
      page.pick('shifted', { shift: Math.max(0, page.variants.shift + by) }),
    );
  return {
    element: create('div', 'gf-tools', modes.element, again, shift.element),
    draw() {
      const { picked, seed, shift: by } = page.variants,
        isFixed = page.facts?.tells === '';
      modes.draw(picked);
      for (const one of modes.element.querySelectorAll('button'))
        one.disabled = isFixed && one.dataset.value !== 'on' && one.dataset.value !== picked;
      again.hidden = picked !== 'shuffled';
      again.title = say('positions-shuffle-again-with', { seed });
      shift.element.hidden = picked !== 'shifted';
      shift.draw(say('positions-by', { by }), by === 0, false);
    },
  };
}

/** Return what cannot be changed, or what changes nothing. @param {Page} page */
function aboutOf({ facts, variants }) {
  if (facts?.tells === '') return say('positions-cannot-be-changed', { title: facts.title });
  const isRelative = facts?.tells === 'turned' || facts?.tells === 'distances';
  return isRelative && variants.picked === 'shifted' ? say('positions-shift-changes-nothing') : '';
}

/** @param {Page} page */
export function buildOrder(page) {
  const order = buildSwitch(page),
    problem = notice(),
    about = notice('gf-about'),
    three = buildBeforeAfter(page),
    heads = buildChangedHeads(page),
    run = create('div', '', ...three.elements, heads.element, { hidden: true }),
    title = create('h3', '', say('positions-same-head-with'));
  return {
    element: create('section', 'gf-order', title, order.element, about.element, problem.element, run),
    centre: three.centre,
    /** @param {PageState} state */
    draw({ head }) {
      order.draw();
      about.say(aboutOf(page));
      problem.say(page.runProblem);
      run.hidden = !head || page.runProblem !== '';
      if (!head || run.hidden) return;
      three.draw(head);
      heads.draw(head);
    },
  };
}
