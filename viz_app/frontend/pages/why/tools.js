/* The tools above the table: the head, the settings of integrated gradients, and notes about each method. */
/** @import { MapName } from '../../types' */
/** @import { Head, Page, WhyState } from './types' */
import { protocol } from '../../state/protocol.js';
import { pieces, say } from '../../state/say.js';
import { button, select } from '../../widgets/controls.js';
import { create, save, whenNew } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { headTitle } from '../../widgets/picker.js';
import { tableSwitch } from '../../widgets/table.js';
import { csvOf, titleOf } from './methods.js';
import { settingsOf } from './state.js';

const PATH = 'integrated-gradients';
const steps = /** @type {{ lowest: number, highest: number }} */ (protocol.parameters.ig);
const baselines = /** @type {{ choices: string[] }} */ (protocol.parameters.baseline).choices;

const IN_WORDS = say('why-whole-words-numbers');

/** @param {Head} head */
const written = ({ map, layer, head }) => `${map}.${layer}.${head}`;

/** Build the choice of a head, among the heads whose rows lead to the prediction. @param {Page} page @returns {Piece<WhyState>} */
function headChoice({ view }) {
  const choice = select(say('why-which-head'), (chosen) => {
    const [map, layer, head] = chosen.split('.');
    view.select({ map, layer: Number(layer), head: Number(head), method: 'attention' });
  });
  return {
    element: choice.element,
    draw({ facts, head: chosen }) {
      const options = Object.entries(facts.heads).flatMap(([map, [layers, heads]]) =>
        Array.from({ length: layers * heads }, (_, at) => {
          const head = { map: /** @type {MapName} */ (map), layer: Math.floor(at / heads), head: at % heads };
          return [written(head), headTitle(head)];
        }),
      );
      choice.draw(written(chosen), options);
    },
  };
}

/** Build the settings of integrated gradients: the number of steps, and the empty input. @param {Page} page */
function pathChoice({ view }) {
  const count = create('input', 'gf-input', {
      type: 'number',
      min: String(steps.lowest),
      max: String(steps.highest),
      placeholder: say('why-enough'),
    }),
    empty = select(say('why-empty-is'), (name) =>
      view.select({ baseline: name === baselines[0] ? null : name, method: PATH }),
    ),
    problem = notice();
  count.addEventListener('change', () => {
    const value = count.value === '' ? null : Number(count.value),
      isPossible = value === null || (Number.isInteger(value) && value >= steps.lowest && value <= steps.highest);
    problem.say(
      isPossible
        ? ''
        : say('why-steps-out-of-range', { ...{ low: steps.lowest, high: steps.highest }, value: count.value }),
    );
    if (isPossible) view.select({ ig: value, method: PATH });
  });
  return {
    element: create(
      'div',
      'gf-path',
      create('label', 'gf-cap', ...pieces('why-steps-of-integrated-gradients', { field: count })),
      create('label', 'gf-cap', ...pieces('why-empty-is-field', { field: empty.element })),
      problem.element,
    ),
    draw() {
      const { ig: now = '', baseline = baselines[0] } = settingsOf();
      if (document.activeElement !== count && count.value !== now) count.value = now;
      empty.draw(
        String(baseline),
        baselines.map((name) => [name, say('why-baseline', { name })]),
      );
    },
  };
}

/** Build the notes about each method, one line each. @returns {Piece<WhyState>} */
function saying() {
  const list = create('dl', ''),
    element = create('details', 'gf-says', create('summary', 'gf-cap', say('why-what-each-method-can')), list),
    isNew = whenNew();
  return {
    element,
    draw({ facts, rows }) {
      if (!isNew(facts.methods)) return;
      const none = create('p', 'gf-cap', say('why-does-not-average', { model: facts.model }));
      list.replaceChildren(
        ...rows.flatMap(({ name }) => [
          create('dt', '', titleOf(name)),
          create('dd', '', say('why-what-method-can', { method: name })),
        ]),
        ...(facts.task === 'classifier' && !facts.methods.includes('pooling')
          ? [create('dt', '', say('why-pooling')), create('dd', '', none)]
          : []),
      );
    },
  };
}

/** @param {Page} page */
export function buildTools(page) {
  const heads = headChoice(page),
    path = pathChoice(page),
    says = saying(),
    title = create('h3', ''),
    saveAll = () => {
      const state = page.now();
      save(state.isWords ? 'why-whole-words.csv' : 'why.csv', csvOf(state));
    },
    file = button(say('why-csv'), saveAll, undefined, { title: say('why-save-all-numbers-as') }),
    swap = tableSwitch(page, () => page.view.draw());
  const tools = create(
    'div',
    'gf-tool gf-why-tools',
    title,
    create('span', 'gf-grow'),
    path.element,
    heads.element,
    file,
    swap,
  );
  const note = create('p', 'gf-cap gf-units', IN_WORDS);
  return {
    element: create('div', '', tools, note),
    says: says.element,
    /** @param {WhyState} state */
    draw(state) {
      title.textContent = say('why-methods-of', { count: state.rows.length });
      note.hidden = !state.isWords;
      heads.draw(state);
      path.draw();
      says.draw(state);
    },
  };
}
