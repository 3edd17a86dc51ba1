/* The parts around the pictures: the choice of a map, the legend, the title and tools of the head, and the list of
   shortcuts. */
import * as format from '../../state/format.js';
import { create } from '../../widgets/dom.js';
import { headTitle, mapPicker } from '../../widgets/picker.js';
import { tableSwitch } from '../../widgets/table.js';

/** @type {Record<string, string>} */
const NOTES = {
  encoder: 'the source looks at itself',
  decoder: 'the translation looks back at itself',
  cross: 'the translation looks at the source',
};

const WORDS = 'whole words: summed over the pieces of a key, averaged over those of a query';

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./selection.js').State} State */

/** @param {Page} page */
export function buildKinds({ view, run: { names } }) {
  const only = names.length === 1,
    note = create('span', 'gf-cap gf-note'),
    picker = mapPicker((map) => view.select({ map })),
    title = only ? create('h2', '', `All heads of the ${names[0]}`) : picker.element;
  return {
    element: create('div', 'gf-row', title, note),
    /** @param {State} state */
    draw({ map }) {
      picker.draw(names, map.name);
      note.textContent = only ? 'the text looks at itself' : NOTES[map.name];
    },
  };
}

/** @param {import('./selection.js').Run} run */
export function buildLegend(run) {
  const weight = create('span', '', 'weight, one scale for all heads: 0 ', create('i', 'gf-ramp'), ' 1'),
    masked = create('span', '', create('i', 'gf-hatched'), ' may not look'),
    adds = create('span', '', 'adds to the score: − ', create('i', 'gf-ramp gf-signed'), ' +');
  const units = run.pieces ? [create('span', '', WORDS)] : [];
  return create('div', 'gf-legend gf-cap', weight, run.task === 'classify' ? adds : masked, ...units);
}

/** @param {Page} page */
function buildLines({ view, settings }) {
  const range = create('input', '', {
    type: 'range',
    min: '0',
    max: '100',
    step: '5',
    value: String(settings.mass * 100),
    'aria-label': 'Draw lines for this share of each row',
  });
  const value = create('span', 'gf-mass', format.percent(settings.mass));
  range.addEventListener('input', () => {
    settings.mass = Number(range.value) / 100;
    value.textContent = settings.mass ? format.percent(settings.mass) : '0\u202f%';
    view.draw();
  });
  return create('label', 'gf-lines', 'Lines', range, value);
}

/** Build the switches for numbers in the cells, and for the table instead of the picture. @param {Pick<Page, 'view' | 'settings'>} page */
export function headSwitches({ view, settings }) {
  const numbers = create('input', 'gf-switch', { type: 'checkbox', checked: settings.numbers });
  numbers.addEventListener('change', () => {
    settings.numbers = numbers.checked;
    view.draw();
  });
  const swap = tableSwitch((isTable) => {
    settings.isTable = isTable;
    view.draw();
  }, settings.isTable);
  return [create('label', '', numbers, 'Numbers'), swap];
}

/** Build the title of the head, and the tools for its picture. @param {Page} page @param {HTMLElement} picture */
export function buildHeadTools(page, picture) {
  const { settings, run } = page,
    title = create('h2', 'gf-headname');
  const lines = run.task === 'translate' ? [buildLines(page)] : [],
    tools = create('div', 'gf-tool', ...lines, ...headSwitches(page));
  return {
    element: create('div', 'gf-row', title, tools),
    /** @param {State} state */
    draw({ map, sel }) {
      picture.hidden = settings.isTable;
      const entropy = map.entropy(sel.layer, sel.head),
        note = entropy === null ? '' : `mean entropy ${format.number(entropy)} bits`;
      title.replaceChildren(`${headTitle(sel)} `, create('span', 'gf-cap', note));
    },
  };
}

/** @param {string} name */
const key = (name) => create('kbd', '', name);

/** @param {Page} page */
export function buildShortcuts({ run, options, comparison }) {
  const { names } = run;
  const leaving = [
      [key('Tab'), ' to a token, ', key('Enter'), ' leaves it out'],
      [key('Esc'), ' put back'],
    ],
    translating = [
      [key('←'), ' ', key('→'), ' step'],
      [key('Space'), ' play'],
      ...(names.length > 1 ? [[key('1'), ' ', key('2'), ' ', key('3'), ' encoder, decoder, cross']] : []),
    ],
    classifying = [[key('1'), ' ', key('2'), ' … class'], ...(options.rerun ? leaving : [])];
  const comparing = [[key('A'), ' ', key('B'), ' ', key('D'), ' run A, run B, difference']];
  const lines = [
    ...(comparison ? comparing : []),
    ...(run.task === 'translate' ? translating : classifying),
    [key('Tab'), ' then arrows: heads, cells'],
  ];
  return create('div', 'gf-shortcuts gf-cap', ...lines.map((parts) => create('span', '', ...parts)));
}
