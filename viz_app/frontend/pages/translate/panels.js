/* What stands around the pictures: which attention, the legend, the title and tools of the head, the list of keys. */
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

const NAMES = { encoder: 'Encoder', decoder: 'Decoder', cross: 'Cross' };
const NOTES = {
  encoder: 'the source looks at itself',
  decoder: 'the translation looks back at itself',
  cross: 'the translation looks at the source',
};

export const MAP_TITLES = NAMES;

export function buildKinds(view) {
  const note = create('span', 'gf-cap gf-note'),
    names = view.run.names,
    only = names.length === 1;
  const host = only
    ? create('h2', '', `All heads of the ${names[0]}`)
    : create('div', 'gf-kinds', { 'aria-label': 'Which attention' });
  const sync = only
    ? () => {}
    : dom.segments(
        host,
        names.map((name) => [name, NAMES[name]]),
        () => view.now().sel.map,
        (map) => view.select({ map }),
      );
  return {
    element: create('div', 'gf-row', host, note),
    draw({ map }) {
      sync();
      note.textContent = only ? 'the sentence looks at itself' : NOTES[map.name];
    },
  };
}

export function buildLegend(view) {
  const share = create('span', '', 'share of attention, one scale for all heads: 0 ', create('i', 'gf-ramp'), ' 1');
  const hatched = create('span', '', create('i', 'gf-hatched'), ' may not look'),
    adds = create('span', '', 'adds to the score: − ', create('i', 'gf-ramp gf-signed'), ' +');
  return create('div', 'gf-legend gf-cap', share, view.run.task === 'classify' ? adds : hatched);
}

function lines(view) {
  const range = create('input', '', {
    type: 'range',
    min: 0,
    max: 100,
    step: 5,
    value: view.ui.mass * 100,
    'aria-label': 'Draw lines up to this share of each row',
  });
  const value = create('span', 'gf-mass', words.percent(view.ui.mass));
  range.addEventListener('input', () => {
    view.ui.mass = range.value / 100;
    value.textContent = range.value === '0' ? '0\u202f%' : words.percent(view.ui.mass);
    view.draw();
  });
  return create('label', 'gf-lines', 'Lines', range, value);
}

export function buildHeadTools(view, head, table) {
  const title = create('h2', 'gf-headname'),
    numbers = create('input', 'gf-switch', { type: 'checkbox', checked: view.ui.numbers });
  const swap = create('button', 'gf-btn gf-small', { type: 'button' });
  const show = () => {
    [table.element.hidden, head.element.hidden] = [!view.ui.table, view.ui.table];
    swap.setAttribute('aria-pressed', String(view.ui.table));
    swap.textContent = view.ui.table ? 'Picture' : 'Table';
  };
  numbers.addEventListener('change', () => {
    view.ui.numbers = numbers.checked;
    view.draw();
  });
  swap.addEventListener('click', () => {
    view.ui.table = !view.ui.table;
    show();
    view.draw();
  });
  show();
  const tools = [
    ...(view.run.task === 'translate' ? [lines(view)] : []),
    create('label', '', numbers, 'Numbers'),
    swap,
  ];
  return {
    element: create('div', 'gf-row', title, create('div', 'gf-tool', ...tools)),
    draw({ map, sel }) {
      const entropy = map.entropy(sel.layer, sel.head);
      const note = entropy === null ? '' : `mean entropy ${words.number(entropy)} bit`;
      title.replaceChildren(
        `${view.title(map)}, layer ${sel.layer + 1}, head ${sel.head + 1} `,
        create('span', 'gf-cap', note),
      );
    },
  };
}

const key = (name) => create('kbd', '', name);
export function buildKeysLine(view) {
  const line =
    view.run.task === 'translate'
      ? [
          [key('←'), ' ', key('→'), ' step'],
          [key('Space'), ' play'],
          [key('1'), ' ', key('2'), ' ', key('3'), ' encoder, decoder, cross'],
        ]
      : [
          [key('1'), ' ', key('2'), ' … class'],
          ...(view.options.rerun
            ? [
                [key('Tab'), ' to a token, ', key('Enter'), ' leaves it out'],
                [key('Esc'), ' put back'],
              ]
            : []),
        ];
  return create(
    'div',
    'gf-keys gf-cap',
    ...[...line, [key('Tab'), ' then arrows: heads, cells']].map((words) => create('span', '', ...words)),
  );
}
