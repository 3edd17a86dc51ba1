// @ts-nocheck
/* The controls of the upper half: sinusoidal or learned, length, d_model, base, the dimensions drawn; typed or slid. */
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import * as encoding from './encoding.js';
import * as settings from './settings.js';

const grouped = (value) => (Number.isInteger(value) ? words.thousands(value) : String(Number(value.toPrecision(6))));
/** How a slider's steps stand for values. */
const SLIDERS = {
  length: { name: () => ['Length'], least: 8, most: 256, step: 1, toValue: Number, fromValue: Number },
  width: {
    name: () => ['d', create('sub', '', 'model')],
    least: 8,
    most: 512,
    step: 2,
    toValue: Number,
    fromValue: Number,
  },
  base: {
    name: () => ['Base'],
    least: 1,
    most: 5,
    step: 0.25,
    toValue: (at) => Number((10 ** at).toPrecision(3)),
    fromValue: Math.log10,
  },
  step: { name: () => ['step k'], least: 0, most: 32, step: 1, toValue: Number, fromValue: Number },
};
const LABELS = {
  length: 'Length, in positions',
  width: 'd_model, the number of dimensions',
  base: 'Base of the wavelengths',
  step: 'Step k, in positions',
};

/** A slider with a field beside it; what cannot be is told and changes nothing. */
export function buildDial(view, key) {
  const kind = SLIDERS[key],
    slider = create('input', '', {
      type: 'range',
      min: kind.least,
      max: kind.most,
      step: kind.step,
      'aria-label': LABELS[key],
    });
  const field = create('input', 'gf-field', {
    type: 'text',
    inputMode: 'decimal',
    autocomplete: 'off',
    spellcheck: false,
    'aria-label': `${LABELS[key]}, typed`,
  });
  field.dataset.setting = key;
  slider.addEventListener('input', () => view.settle({ [key]: kind.toValue(slider.value) }));
  function take() {
    const { value, problem } = settings.read(key, field.value);
    field.setAttribute('aria-invalid', String(Boolean(problem)));
    view.tell(problem ?? '');
    if (!problem) view.settle({ [key]: value });
  }
  field.addEventListener('change', take);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') take();
  });
  return {
    element: create('label', 'gf-dial', create('span', '', ...kind.name()), slider, field),
    draw(value, disabled = false) {
      slider.value = kind.fromValue(value);
      slider.disabled = field.disabled = disabled;
      if (document.activeElement === field) return; // never under the hands of who types
      field.value = grouped(value);
      field.setAttribute('aria-invalid', 'false');
    },
  };
}

function wavesField(view) {
  const field = create('input', 'gf-field gf-wide', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    'aria-label': 'Dimensions drawn as waves, with commas',
  });
  field.dataset.setting = 'waves';
  function take() {
    const { value, problem } = settings.readWaves(field.value, view.lab.table.width);
    field.setAttribute('aria-invalid', String(Boolean(problem)));
    view.tell(problem ?? '');
    if (!problem) view.settle({ waves: value });
  }
  field.addEventListener('change', take);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') take();
  });
  return {
    element: create('label', 'gf-dial', create('span', '', 'Dimensions'), field),
    draw(waves) {
      if (document.activeElement === field) return;
      field.value = waves.join(', ');
      field.setAttribute('aria-invalid', 'false');
    },
  };
}

function note(view) {
  if (view.settings.kind === 'learned' && !view.hasLearned())
    return `${view.facts?.title ?? 'This model'} has no learned positions: it adds these waves, which are computed and never trained. A design such as “full-width heads” learns one vector for each position instead; load a model of it to see its table here.`;
  if (view.settings.kind === 'learned')
    return `The table that ${view.facts.title} has learned, ${view.facts.longest} positions in ${view.facts.width} dimensions. Grey: the sinusoidal waves beside it.`;
  return '';
}

export function buildTools(view) {
  const kinds = create('div', '', { 'aria-label': 'Which encoding' }),
    dials = ['length', 'width', 'base'].map((key) => [key, buildDial(view, key)]),
    waves = wavesField(view);
  const sync = dom.segments(
    kinds,
    [
      ['sinusoidal', 'Sinusoidal'],
      ['learned', 'Learned'],
    ],
    () => view.settings.kind,
    (kind) => view.settle({ kind }),
  );
  const own = create('button', 'gf-btn gf-small', 'As in the model', { type: 'button' }),
    swap = create('button', 'gf-btn gf-small', 'Table', { type: 'button' });
  own.addEventListener('click', () => {
    view.tell('');
    view.settle({ ...view.own(), waves: null });
  });
  swap.addEventListener('click', () => {
    view.ui.numbers = !view.ui.numbers;
    view.draw();
  });
  const problem = create('p', 'gf-problem', { role: 'alert', hidden: true }),
    describe = create('p', 'gf-about', { hidden: true, role: 'status' });
  return {
    elements: [
      create(
        'div',
        'gf-tools',
        kinds,
        ...dials.map(([, { element }]) => element),
        waves.element,
        create('span', 'gf-grow'),
        own,
        swap,
      ),
      problem,
      describe,
    ],
    draw(lab) {
      sync();
      for (const [key, dial] of dials) dial.draw(view.settings[key], lab.kind === 'learned' && key !== 'length');
      waves.draw(view.settings.waves);
      own.disabled = ['length', 'width', 'base'].every((key) => view.settings[key] === view.own()[key]);
      swap.textContent = view.ui.numbers ? 'Pictures' : 'Table';
      swap.setAttribute('aria-pressed', String(view.ui.numbers));
      [problem.textContent, problem.hidden] = [view.problem, !view.problem];
      [describe.textContent, describe.hidden] = [note(view), !note(view)];
    },
  };
}

/** The numbers behind the pictures: the chosen dimensions at every position, and the dot product with the chosen one. */
export function buildNumbers(view) {
  const element = create('div', 'gf-table', {
    hidden: true,
    tabIndex: 0,
    role: 'region',
    'aria-label': 'The encoding in numbers',
  });
  let shown = '';
  return {
    element,
    draw(lab) {
      element.hidden = !view.ui.numbers;
      const now = [lab.key, lab.waves, lab.at, view.tokens().length].join();
      if (element.hidden || now === shown) return;
      shown = now;
      const { length, width, data } = lab.table,
        tokens = view.tokens();
      const titles = [
        'position',
        ...(tokens.length ? ['token'] : []),
        ...lab.waves.map((d) =>
          lab.kind === 'sinusoidal'
            ? `dim ${d}, λ ${words.number(encoding.wavelength(d, width, lab.base), 1)}`
            : `dim ${d}`,
        ),
        `dot product with position ${lab.at}`,
      ];
      const rows = Array.from({ length }, (_, p) =>
        create(
          'tr',
          p === lab.at ? 'gf-on' : '',
          create('th', '', String(p), { scope: 'row' }),
          ...(tokens.length ? [create('td', '', tokens[p] === undefined ? '' : words.label(tokens[p]))] : []),
          ...lab.waves.map((d) => create('td', '', words.signed(data[p * width + d], 3))),
          create('td', '', words.number(lab.dots[lab.at * length + p], 3)),
        ),
      );
      element.replaceChildren(
        create(
          'table',
          '',
          create('caption', 'gf-sr', 'The encoding in numbers'),
          create('thead', '', create('tr', '', ...titles.map((title) => create('th', '', title, { scope: 'col' })))),
          create('tbody', '', ...rows),
        ),
      );
    },
  };
}
