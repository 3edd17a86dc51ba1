/* The controls of the upper half: sinusoidal or learned, length, d_model, base, and the drawn dimensions. They are
   typed or set by a slider. `section` builds a part of the upper half. */
/** @import { Aim, Checked, ShownEncoding, Page } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { button, slider } from '../../widgets/controls.js';
import { create, tooltip } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { segments } from '../../widgets/segments.js';
import { tableSwitch } from '../../widgets/table.js';
import * as settings from './settings.js';

/** @param {{ title: string, about: string, beside?: Node, className?: string }} words @param {...Node} pictures */
export function section({ title, about, beside, className = '' }, ...pictures) {
  const head = create('div', 'gf-titled', create('h3', '', title), ...(beside ? [beside] : []));
  return create('section', className, head, create('p', 'gf-about', about), ...pictures);
}

/** Change the title and the line above the pictures of a section. @param {HTMLElement} element @param {{ title: string, about: string }} words */
export function retitle(element, { title, about }) {
  const [head, line] = [element.querySelector('h3'), element.querySelector('.gf-about')];
  if (head && head.textContent !== title) head.textContent = title;
  if (line && line.textContent !== about) line.textContent = about;
}

/** @type {(value: number, count: number) => number} */
export const clamp = (value, count) => Math.max(0, Math.min(count - 1, value));

/**
 * Listen to the pointer over a chart of positions. `find` returns what is under a place of the chart's axes, `says` its
 * tooltip; a click chooses it.
 * @template {Aim} A
 * @param {Page} page @param {import('../../charts/chart.js').Chart} chart
 * @param {{ find: (place: { x: number, y: number }) => A, says: (at: A) => string, choose: (at: A) => void }} on
 */
export function pointing(page, chart, { find, says, choose }) {
  const under = (/** @type {MouseEvent} */ event) => {
    const place = chart.place(event);
    return place && find(place);
  };
  chart.host.classList.add('gf-cross');
  chart.host.addEventListener('pointermove', (event) => {
    const at = under(event);
    page.pointEncoding(at && { place: at.place, dimension: at.dimension });
    tooltip(at ? says(at) : '', event);
  });
  chart.host.addEventListener('pointerleave', () => {
    page.pointEncoding(null);
    tooltip('');
  });
  chart.host.addEventListener('click', (event) => {
    const at = under(event);
    if (at) choose(at);
  });
}

/** @typedef {'length' | 'width' | 'base' | 'step'} Dialled */

/** @param {number} value */
const grouped = (value) => (Number.isInteger(value) ? format.thousands(value) : String(Number(value.toPrecision(6))));

/** The conversions between a slider's steps and values. */
const PLAIN = { toValue: Number, fromValue: Number };
const POWERS = { toValue: (/** @type {number} */ at) => Number((10 ** at).toPrecision(3)), fromValue: Math.log10 };
const SLIDERS = {
  length: { name: () => [say('positions-length')], least: 8, most: 256, step: 1, ...PLAIN },
  width: { name: () => ['d', create('sub', '', say('positions-model'))], least: 8, most: 512, step: 2, ...PLAIN },
  base: { name: () => [say('positions-base')], least: 1, most: 5, step: 0.25, ...POWERS },
  step: { name: () => [say('positions-step-k')], least: 0, most: 32, step: 1, ...PLAIN },
};
const LABELS = {
  length: say('positions-length-in-positions'),
  width: say('positions-d-model-number'),
  base: say('positions-base-wavelengths'),
  step: say('positions-step-k-positions'),
};

/**
 * Build a field. Its text is checked when it is left or Enter is pressed. A wrong value shows a message and changes
 * nothing.
 * @template T
 * @param {Page} page
 * @param {{ name: string, label: string, wide?: boolean, read: (text: string) => Checked<T>, take: (value: T) => void }} spec
 */
function checkedField(page, { name, label, wide = false, read, take }) {
  const field = create('input', wide ? 'gf-field gf-wide' : 'gf-field', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    'aria-label': label,
  });
  field.dataset.setting = name;
  const check = () => {
    const { value, problem } = read(field.value);
    field.setAttribute('aria-invalid', String(problem !== undefined));
    page.tell(problem ?? '');
    if (value !== undefined) take(value);
  };
  field.addEventListener('change', check);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') check();
  });
  return {
    field,
    /** @param {string} text */
    draw(text) {
      if (document.activeElement === field) return; // the visitor is typing
      field.value = text;
      field.setAttribute('aria-invalid', 'false');
    },
  };
}

/** Build a slider with a field beside it. @param {Page} page @param {Dialled} name */
export function buildDial(page, name) {
  const kind = SLIDERS[name],
    label = LABELS[name];
  const range = slider(label, (at) => page.settle({ [name]: kind.toValue(at) }), {
    ...{ min: kind.least, max: kind.most, step: kind.step },
  });
  const typed = checkedField(page, {
    name,
    label: say('positions-typed-label', { label }),
    read: (text) => settings.read(name, text),
    take: (value) => page.settle({ [name]: value }),
  });
  typed.field.inputMode = 'decimal';
  return {
    element: create('label', 'gf-dial', create('span', '', ...kind.name()), range.element, typed.field),
    /** @param {number} value @param {boolean} isDisabled */
    draw(value, isDisabled = false) {
      range.draw(kind.fromValue(value));
      range.element.disabled = typed.field.disabled = isDisabled;
      typed.draw(grouped(value));
    },
  };
}

/** @param {Page} page */
function wavesField(page) {
  const typed = checkedField(page, {
    name: 'waves',
    label: say('positions-dimensions-drawn-as'),
    wide: true,
    read: (text) => settings.readWaves(text, page.shown.table.width),
    take: (waves) => page.settle({ waves }),
  });
  return {
    element: create('label', 'gf-dial', create('span', '', say('positions-dimensions')), typed.field),
    /** @param {number[]} waves */
    draw: (waves) => typed.draw(waves.join(', ')), // eslint-disable-line page/no-order -- as a visitor types them
  };
}

/** Return a note about learned positions. @param {Page} page */
function note(page) {
  const { kind } = page.settings,
    { facts } = page;
  if (kind !== 'learned' && facts?.kind === 'distances')
    return say('positions-adds-by-distance', { title: facts.title });
  if (kind !== 'learned' && facts?.kind === 'none') return say('positions-not-known', { title: facts.title });
  if (kind !== 'learned') return '';
  if (!facts || !page.hasLearned())
    return say('positions-has-no-learned', { title: facts?.title ?? say('positions-this-model') });
  const { title, longest, width } = facts;
  return page.isComputed
    ? say('positions-computed-table', { title, longest, width })
    : say('positions-learned-table', { title, longest, width });
}

/** @param {Page} page */
function kindChoice(page) {
  /** @type {(learned: string) => import('../../widgets/segments.js').Options<import('./types').Kind>} */
  const options = (learned) => [
    ['sinusoidal', say('positions-sinusoidal')],
    ['learned', learned],
  ];
  const names = { learned: options(say('positions-learned')), computed: options(say('positions-its-table')) },
    choice = segments({
      label: say('positions-which-encoding'),
      options: names.learned,
      choose: (kind) => page.settle({ kind }),
    });
  return {
    element: choice.element,
    draw: () => choice.draw(page.settings.kind, page.isComputed ? names.computed : names.learned),
  };
}

/** Build the lines for a problem and for a note about the choice. @param {Page} page */
function lines(page) {
  const problem = notice(),
    about = notice('gf-about');
  return {
    elements: [problem.element, about.element],
    draw() {
      problem.say(page.problem);
      about.say(note(page));
    },
  };
}

/** @param {Page} page */
export function buildTools(page) {
  const kinds = kindChoice(page),
    names = /** @type {const} */ (['length', 'width', 'base']),
    dials = names.map((name) => ({ name, ...buildDial(page, name) })),
    waves = wavesField(page),
    said = lines(page);
  const own = button(say('positions-as-model'), () => {
    page.tell('');
    page.settle({ ...page.own(), waves: null });
  });
  const swap = tableSwitch(page.ui.waves, () => page.view.draw());
  const controls = [kinds, ...dials, waves].map(({ element }) => element);
  return {
    elements: [create('div', 'gf-tools', ...controls, create('span', 'gf-grow'), own, swap), ...said.elements],
    /** @param {ShownEncoding} shown */
    draw(shown) {
      kinds.draw();
      for (const { name, draw } of dials) draw(page.settings[name], shown.kind !== 'sinusoidal' && name !== 'length');
      waves.draw(page.settings.waves);
      own.disabled = [...names, /** @type {const} */ ('kind')].every(
        (name) => page.settings[name] === page.own()[name],
      );
      said.draw();
    },
  };
}
