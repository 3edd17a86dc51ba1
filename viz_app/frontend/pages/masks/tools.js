/* The tools above the masks: pads, presets, undo, redo, reset, run again; the legend and the explanation. */
/** @import { MasksState, Page } from './types' */
import { series } from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { button, select, stepper, undoButtons } from '../../widgets/controls.js';
import { create, maths } from '../../widgets/dom.js';
import { keysOf, shortcuts, swatch } from '../../widgets/legend.js';
import { notice } from '../../widgets/notice.js';
import { segments } from '../../widgets/segments.js';
import { format, presetsFor } from './edits.js';
import { MOST_PADS, sideOf } from './state.js';

const FIXED = say('masks-masks-pads-bugs-fixed');

const PADS_FIXED = say('masks-model-takes-no-pads');

/** @type {(page: Page, index: 0 | 1, side: string) => { element: HTMLElement, draw: () => void }} */
function padStepper({ editing, now, takes }, index, side) {
  const pads = stepper(say('masks-one-pad-fewer', { side }), say('masks-one-pad-more', { side }), (by) => {
    const next = /** @type {[number, number]} */ ([...editing.now.pads]);
    next[index] = Math.max(0, Math.min(MOST_PADS, next[index] + by));
    editing.change({ pads: next, side: sideOf(now().names, editing.now.side) });
  });
  pads.output.dataset.pads = side;
  const name = create('span', '');
  return {
    element: create('span', 'gf-padder', name, pads.element),
    draw() {
      name.textContent = now().names.includes('encoder')
        ? say('masks-pads-of-side', { side })
        : index
          ? say('masks-after-the-text')
          : say('masks-before-the-text');
      const count = editing.now.pads[index],
        isFixed = !takes('pads');
      pads.draw(String(count), isFixed || count === 0, isFixed || count === MOST_PADS);
    },
  };
}

/** @type {import('../../widgets/segments.js').Options<'left' | 'right'>} */
const SIDES = [
  ['right', say('masks-pads-after')],
  ['left', say('masks-pads-before')],
];

/** Build the choice of the side of the source that its pads are on; a text without an encoder has its pads before it. @param {Page} page */
function padSide({ editing }) {
  const sides = segments({
    label: say('masks-source-pads'),
    options: SIDES,
    choose: (side) => editing.change({ side }),
  });
  return {
    element: sides.element,
    /** @param {MasksState['names']} names */
    draw(names) {
      sides.element.hidden = !names.includes('encoder') || !editing.now.pads[0];
      sides.draw(editing.now.side);
    },
  };
}

/** @param {Page} page */
function presetChoice(page) {
  const { editing } = page,
    presets = () => presetsFor(page.runs?.panels ?? []);
  const choice = select(say('masks-preset-masks'), (chosen) =>
    editing.change({ mask: presets().find(({ name }) => name === chosen)?.edits ?? [] }),
  );
  return {
    element: choice.element,
    draw() {
      const text = format(editing.now.mask),
        own = /** @type {[string, string]} */ (['own', say('masks-changed-by-hand')]),
        known = presets(),
        chosen = text === '' ? '' : (known.find(({ edits }) => format(edits) === text)?.name ?? 'own');
      choice.element.disabled = !page.takes('mask');
      choice.draw(chosen, [
        ['', say('masks-masks-as-run')],
        ...known.map(({ name, title }) => /** @type {[string, string]} */ ([name, title])),
        ...(chosen === 'own' ? [own] : []),
      ]);
    },
  };
}

/** @param {Page['editing']} editing */
function countText(editing) {
  const cells = editing.count(),
    bugs = editing.now.bugs.length;
  const counts = [
    cells ? say('masks-cell-changed', { cells }) : '',
    bugs ? say('masks-bug-switched-on', { bugs }) : '',
  ];
  return series(counts.filter(Boolean));
}

/** Build the buttons undo, redo, reset and run again. @param {Page} page */
function actions({ editing, view, runNow }) {
  const buttons = undoButtons(editing),
    again = button(say('masks-run-again'), runNow, 'gf-btn gf-small gf-primary');
  return {
    element: create('div', 'gf-do', ...buttons.elements, again),
    draw() {
      buttons.draw(editing.isChanged());
      again.textContent = view.root.hasAttribute('aria-busy') ? say('masks-working') : say('masks-run-again');
    },
  };
}

/** @param {Page} page */
export function buildTools(page) {
  const { editing } = page,
    source = padStepper(page, 0, 'source'),
    side = padSide(page),
    target = padStepper(page, 1, 'target'),
    preset = presetChoice(page),
    does = actions(page);
  const count = create('span', 'gf-cap gf-count', { 'aria-live': 'polite' }),
    problem = notice(),
    pads = create('span', 'gf-pads', say('masks-pads'), ' ', source.element, side.element, target.element);
  return {
    elements: [
      create('div', 'gf-tools', pads, preset.element, create('span', 'gf-grow'), count, does.element),
      problem.element,
    ],
    /** @param {MasksState} state */
    draw({ names }) {
      [source, target, preset, does].forEach((part) => part.draw());
      side.draw(names);
      target.element.hidden = !names.includes('decoder');
      count.textContent = countText(editing);
      const notices = [...(page.takes('pads') ? [] : [PADS_FIXED]), ...(page.runs?.payload.notices ?? [])],
        state = page.takes('mask') ? notices.join(' ') : FIXED;
      problem.say(page.problem || state, Boolean(page.problem));
    },
  };
}

/** @param {string} style */
const styled = (style) => create('i', '', { style });

export function buildLegend() {
  const keys = keysOf([
    pieces('masks-key-open', { swatch: styled('width:20px;height:10px;background:var(--s2)') }),
    pieces('masks-key-masked', { swatch: swatch('hatched') }),
    pieces('masks-key-closed', { swatch: create('i', 'gf-hatched', { style: '--hatch:var(--accent)' }) }),
    pieces('masks-key-opened', {
      swatch: styled('width:16px;height:9px;border:2px solid var(--accent);background:var(--s2)'),
    }),
    pieces('masks-key-share', { ramp: swatch('ramp') }),
    pieces('masks-key-change', { ramp: swatch('signed') }),
  ]);
  const element = shortcuts(
    say('masks-click-cell-or-name'),
    say('masks-draw-over-cells'),
    say('masks-keys-tab'),
    say('masks-keys-undo'),
  );
  element.prepend(create('span', 'gf-legend', ...keys));
  return element;
}

const FORMULA =
  '<math><msub><mi>a</mi><mi>j</mi></msub><mo>=</mo><mi>softmax</mi><mo>(</mo><mfrac><mrow><mi>q</mi><mo>·</mo><msub><mi>k</mi><mi>j</mi></msub></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><msub><mi>m</mi><mi>j</mi></msub><mo>)</mo><mo>,</mo><mspace width=".5em"/><msub><mi>m</mi><mi>j</mi></msub><mo>∈</mo><mo stretchy="false">{</mo><mn>0</mn><mo>,</mo><mo form="prefix">−</mo><mi>∞</mi><mo stretchy="false">}</mo></math>';
/** @param {boolean} hasDecoder */
export function buildHow(hasDecoder) {
  const line = (/** @type {string} */ text) => create('p', '', text);
  return create(
    'section',
    'gf-how',
    create('h3', '', say('masks-what-mask-does')),
    line(say('masks-mask-says-for-each')),
    create('p', 'gf-formula', maths(FORMULA)), // a constant of this file
    line(say('masks-so-weight-exactly')),
    ...(hasDecoder ? [line(say('masks-decoder-has-two-masks')), line(say('masks-before-after-read'))] : []),
  );
}
