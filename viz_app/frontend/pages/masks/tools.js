// @ts-nocheck
/* The tools above the masks: pads, presets, undo, redo, reset, run again; and the choice of a head. */
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { maths } from '../../widgets/maths.js';
import * as maskEdits from './edits.js';
import { MAP_TITLES } from './describe.js';

const MOST_PADS = 32;

function padStepper(view, index, side) {
  const less = create('button', '', '−', { type: 'button', 'aria-label': `One ${side} pad fewer` }),
    more = create('button', '', '+', { type: 'button', 'aria-label': `One ${side} pad more` });
  const value = create('output', ''),
    element = create('span', 'gf-padder', `${side} `, create('span', 'gf-stepper', less, value, more));
  const step = (by) =>
    view.change({
      pads: view.state.pads.map((count, i) => (i === index ? Math.max(0, Math.min(MOST_PADS, count + by)) : count)),
    });
  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  value.dataset.pads = side;
  return {
    element,
    draw() {
      const count = view.state.pads[index];
      value.textContent = count;
      [less.disabled, more.disabled] = [count === 0, count === MOST_PADS];
    },
  };
}

function presetChoice(view) {
  const choice = create('select', 'gf-select', { 'aria-label': 'Preset masks' });
  let built = null;
  choice.addEventListener('change', () =>
    view.change({ mask: maskEdits.presetsFor(view.panels).find(({ name }) => name === choice.value)?.edits ?? [] }),
  );
  return {
    element: choice,
    draw() {
      const presets = maskEdits.presetsFor(view.panels),
        text = maskEdits.format(view.state.mask);
      if (built !== view.panels)
        choice.replaceChildren(
          create('option', '', 'Masks as in the run', { value: '' }),
          ...presets.map(({ name, title }) => create('option', '', title, { value: name })),
          create('option', '', 'Changed by hand', { value: 'own', hidden: true }),
        );
      built = view.panels;
      choice.value = text === '' ? '' : (presets.find(({ edits }) => maskEdits.format(edits) === text)?.name ?? 'own');
    },
  };
}

function button(text, label, press, className = 'gf-btn gf-small') {
  const element = create('button', className, text, { type: 'button', 'aria-label': label });
  element.addEventListener('click', press);
  return element;
}

function countText(view) {
  const cells = view.countEdited(),
    bugs = view.state.bugs.length;
  const describe = [
    cells ? `${cells} cell${cells > 1 ? 's' : ''} changed` : '',
    bugs ? `${bugs} bug${bugs > 1 ? 's' : ''} switched on` : '',
  ].filter(Boolean);
  return describe.join(', ');
}

export function buildTools(view) {
  const source = padStepper(view, 0, 'source'),
    target = padStepper(view, 1, 'target'),
    preset = presetChoice(view);
  const count = create('span', 'gf-cap gf-count', { 'aria-live': 'polite' });
  const undo = button('Undo', 'Undo the last change', () => view.undo()),
    redo = button('Redo', 'Redo the change', () => view.redo());
  const reset = button('Reset', 'Take back every change', () =>
    view.change({ mask: [], bugs: [], fill: 'model', pads: [0, 0] }),
  );
  const again = button('Run again', 'Run again with these masks', () => view.runNow(), 'gf-btn gf-small gf-primary');
  const problem = create('p', 'gf-problem', { role: 'alert', hidden: true });
  const pads = create('span', 'gf-pads', 'Pads: ', source.element, target.element);
  const element = create(
    'div',
    'gf-tools',
    pads,
    preset.element,
    create('span', 'gf-grow'),
    count,
    create('div', 'gf-do', undo, redo, reset, again),
  );
  return {
    elements: [element, problem],
    draw() {
      [source, target, preset].forEach((part) => part.draw());
      target.element.hidden = !view.run.maps.decoder;
      count.textContent = countText(view);
      [undo.disabled, redo.disabled, reset.disabled] = [!view.past.length, !view.future.length, !view.isChanged()];
      again.textContent = view.busy ? 'Working' : 'Run again';
      problem.hidden = !view.problem;
      problem.textContent = view.problem;
    },
  };
}

/** Which head is compared: map, layer, head, and the table instead of the pictures. */
export function buildChooser(view) {
  const kinds = create('div', '', { 'aria-label': 'Which attention' }),
    layers = create('span', '', { 'aria-label': 'Layer' }),
    heads = create('span', '', { 'aria-label': 'Head' });
  const swap = button('Table', 'Table of the chosen head', () => {
    view.ui.table = !view.ui.table;
    view.draw();
  });
  const element = create(
    'div',
    'gf-tools gf-chooser',
    kinds,
    create('span', 'gf-pick', 'Layer ', layers),
    create('span', 'gf-pick', 'Head ', heads),
    create('span', 'gf-grow'),
    swap,
  );
  let built = '',
    syncs = [];
  const numbers = (count) => Array.from({ length: count }, (_, i) => [i, i + 1]);
  return {
    element,
    draw({ map }) {
      const shape = [view.run.names, map.layers, map.heads].join();
      if (shape !== built) {
        built = shape;
        kinds.hidden = view.run.names.length < 2;
        syncs = [
          dom.segments(
            kinds,
            view.run.names.map((name) => [name, MAP_TITLES[name]]),
            () => view.now().sel.map,
            (name) => view.select({ map: name }),
          ),
          dom.segments(
            layers,
            numbers(map.layers),
            () => view.now().sel.layer,
            (layer) => view.select({ layer }),
          ),
          dom.segments(
            heads,
            numbers(map.heads),
            () => view.now().sel.head,
            (head) => view.select({ head }),
          ),
        ];
        [layers, heads].forEach((host) => host.classList.add('gf-nums'));
      }
      syncs.forEach((sync) => sync());
      swap.textContent = view.ui.table ? 'Pictures' : 'Table';
      swap.setAttribute('aria-pressed', String(view.ui.table));
    },
  };
}

const item = (style, text) => create('span', '', create('i', '', { style }), text);
export const buildLegend = () =>
  create(
    'div',
    'gf-keys gf-cap',
    create(
      'span',
      'gf-legend',
      item('width:20px;height:10px;background:var(--s2)', 'may look'),
      create('span', '', create('i', 'gf-hatched'), 'may not look'),
      create('span', '', create('i', 'gf-hatched', { style: '--hatch:var(--accent)' }), 'closed by you'),
      item('width:16px;height:9px;border:2px solid var(--accent);background:var(--s2)', 'opened by you'),
    ),
    create(
      'span',
      'gf-legend',
      create('span', '', 'share 0 ', create('i', 'gf-ramp'), '1'),
      create('span', '', 'change − ', create('i', 'gf-ramp gf-signed'), '+'),
    ),
    create('span', '', 'click a cell, or the name of a row or column'),
    create('span', 'gf-hand', 'draw over cells'),
    create('span', 'gf-hand', create('kbd', '', 'Tab'), ' then arrows and ', create('kbd', '', 'Space')),
    create('span', 'gf-hand', create('kbd', '', 'Ctrl'), ' ', create('kbd', '', 'Z'), ' undo'),
  );

const FORMULA =
  '<math><msub><mi>a</mi><mi>j</mi></msub><mo>=</mo><mi>softmax</mi><mo>(</mo><mfrac><mrow><mi>q</mi><mo>·</mo><msub><mi>k</mi><mi>j</mi></msub></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><msub><mi>m</mi><mi>j</mi></msub><mo>)</mo><mo>,</mo><mspace width=".5em"/><msub><mi>m</mi><mi>j</mi></msub><mo>∈</mo><mo stretchy="false">{</mo><mn>0</mn><mo>,</mo><mo form="prefix">−</mo><mi>∞</mi><mo stretchy="false">}</mo></math>';
export function buildHow(hasDecoder) {
  const formula = create('p', 'gf-formula');
  formula.append(maths(FORMULA));
  const text = [
    create(
      'p',
      '',
      'A mask is a table of yes and no, one answer for each pair of tokens. Where it says no, the score becomes −∞ before the softmax:',
    ),
    formula,
    create(
      'p',
      '',
      'so its share is exactly 0, and the other shares still add up to 1.' +
        (hasDecoder ? ' The decoder obeys two masks at once: no padding, and nothing from the future.' : ''),
    ),
    ...(hasDecoder
      ? [
          create(
            'p',
            '',
            'Before and After read the same target, the first translation, so that their cells compare; the answer After is written freely.',
          ),
        ]
      : []),
  ];
  return create('section', 'gf-how', create('h2', '', 'What a mask does'), ...text);
}
