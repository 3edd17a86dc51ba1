/* The tools above the masks: pads, presets, undo, redo, reset, run again; the legend and the explanation. */
/** @import { MasksState, Page } from './types' */
import { create, maths } from '../../widgets/dom.js';
import { format, presetsFor } from './edits.js';
import { MOST_PADS } from './state.js';

/** @type {(editing: Page['editing'], index: 0 | 1, side: string) => { element: HTMLElement, draw: () => void }} */
function padStepper(editing, index, side) {
  const less = create('button', '', '−', { type: 'button', 'aria-label': `One ${side} pad fewer` }),
    more = create('button', '', '+', { type: 'button', 'aria-label': `One ${side} pad more` });
  const value = create('output', ''),
    element = create('span', 'gf-padder', `${side} `, create('span', 'gf-stepper', less, value, more));
  /** @param {number} by */
  const step = (by) => {
    const pads = /** @type {[number, number]} */ ([...editing.now.pads]);
    pads[index] = Math.max(0, Math.min(MOST_PADS, pads[index] + by));
    editing.change({ pads });
  };
  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  value.dataset.pads = side;
  return {
    element,
    draw() {
      const count = editing.now.pads[index];
      value.textContent = String(count);
      [less.disabled, more.disabled] = [count === 0, count === MOST_PADS];
    },
  };
}

/** @param {Page} page */
function presetChoice(page) {
  const { editing } = page,
    choice = create('select', 'gf-select', { 'aria-label': 'Preset masks' });
  /** @type {import('./types').Panel[] | null} */
  let built = null;
  /** @type {ReturnType<typeof presetsFor>} */
  let presets = [];
  choice.addEventListener('change', () =>
    editing.change({ mask: presets.find(({ name }) => name === choice.value)?.edits ?? [] }),
  );
  /** @param {import('./types').Panel[]} panels */
  function build(panels) {
    built = panels;
    presets = presetsFor(panels);
    choice.replaceChildren(
      create('option', '', 'Masks as in the run', { value: '' }),
      ...presets.map(({ name, title }) => create('option', '', title, { value: name })),
      create('option', '', 'Changed by hand', { value: 'own', hidden: true }),
    );
  }
  return {
    element: choice,
    draw() {
      const panels = page.runs?.panels ?? [],
        text = format(editing.now.mask);
      if (built !== panels) build(panels);
      choice.value = text === '' ? '' : (presets.find(({ edits }) => format(edits) === text)?.name ?? 'own');
    },
  };
}

/** @type {(text: string, label: string, press: () => void, className?: string) => HTMLButtonElement} */
function button(text, label, press, className = 'gf-btn gf-small') {
  const element = create('button', className, text, { type: 'button', 'aria-label': label });
  element.addEventListener('click', press);
  return element;
}

/** @param {Page['editing']} editing */
function countText(editing) {
  const cells = editing.count(),
    bugs = editing.now.bugs.length;
  const counts = [
    cells ? `${cells} cell${cells > 1 ? 's' : ''} changed` : '',
    bugs ? `${bugs} bug${bugs > 1 ? 's' : ''} switched on` : '',
  ];
  return counts.filter(Boolean).join(', ');
}

/** Build the buttons undo, redo, reset and run again. @param {Page} page */
function actions({ editing, view, runNow }) {
  const undo = button('Undo', 'Undo the last change', editing.undo),
    redo = button('Redo', 'Redo the change', editing.redo),
    reset = button('Reset', 'Reset: take back every change', editing.reset),
    again = button('Run again', 'Run again with these masks', runNow, 'gf-btn gf-small gf-primary');
  return {
    element: create('div', 'gf-do', undo, redo, reset, again),
    draw() {
      [undo.disabled, redo.disabled] = [!editing.past.length, !editing.future.length];
      reset.disabled = !editing.isChanged();
      again.textContent = view.root.hasAttribute('aria-busy') ? 'Working' : 'Run again';
    },
  };
}

/** @param {Page} page */
export function buildTools(page) {
  const { editing } = page,
    source = padStepper(editing, 0, 'source'),
    target = padStepper(editing, 1, 'target'),
    preset = presetChoice(page),
    does = actions(page);
  const count = create('span', 'gf-cap gf-count', { 'aria-live': 'polite' }),
    problem = create('p', 'gf-problem', { role: 'alert', hidden: true }),
    pads = create('span', 'gf-pads', 'Pads: ', source.element, target.element);
  return {
    elements: [
      create('div', 'gf-tools', pads, preset.element, create('span', 'gf-grow'), count, does.element),
      problem,
    ],
    /** @param {MasksState} state */
    draw({ names }) {
      [source, target, preset, does].forEach((part) => part.draw());
      source.element.hidden = !names.includes('encoder');
      target.element.hidden = !names.includes('decoder');
      count.textContent = countText(editing);
      problem.hidden = !page.problem;
      problem.textContent = page.problem;
    },
  };
}

/** @type {(style: string, text: string) => HTMLElement} */
const item = (style, text) => create('span', '', create('i', '', { style }), text);
export const buildLegend = () =>
  create(
    'div',
    'gf-shortcuts gf-cap',
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
    create('span', '', 'draw over cells'),
    create('span', '', create('kbd', '', 'Tab'), ' then arrows and ', create('kbd', '', 'Space')),
    create('span', '', create('kbd', '', 'Ctrl'), ' ', create('kbd', '', 'Z'), ' undo'),
  );

const FORMULA =
  '<math><msub><mi>a</mi><mi>j</mi></msub><mo>=</mo><mi>softmax</mi><mo>(</mo><mfrac><mrow><mi>q</mi><mo>·</mo><msub><mi>k</mi><mi>j</mi></msub></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><msub><mi>m</mi><mi>j</mi></msub><mo>)</mo><mo>,</mo><mspace width=".5em"/><msub><mi>m</mi><mi>j</mi></msub><mo>∈</mo><mo stretchy="false">{</mo><mn>0</mn><mo>,</mo><mo form="prefix">−</mo><mi>∞</mi><mo stretchy="false">}</mo></math>';
/** @param {boolean} hasDecoder */
export function buildHow(hasDecoder) {
  const formula = create('p', 'gf-formula');
  formula.append(maths(FORMULA)); // a constant of this file
  const text = [
    create(
      'p',
      '',
      'A mask says for each pair of tokens whether the query may look at the key. If not, the score becomes −∞ before the softmax:',
    ),
    formula,
    create(
      'p',
      '',
      'so its weight is exactly 0, and the other weights still add up to 1.' +
        (hasDecoder ? ' The decoder has two masks at once: against padding, and against later tokens.' : ''),
    ),
    ...(hasDecoder
      ? [
          create(
            'p',
            '',
            'Before and After read the same target, the first answer, so that their cells can be compared. The answer After is written freely.',
          ),
        ]
      : []),
  ];
  return create('section', 'gf-how', create('h2', '', 'What a mask does'), ...text);
}
