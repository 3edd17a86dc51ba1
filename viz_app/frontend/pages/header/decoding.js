// @ts-nocheck
/* How the translation is decoded: one line that says it, a panel that changes it, a chip for a forced beginning. */
import * as decodings from '../../state/decoding.js';
import * as link from '../../state/link.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

const KINDS = [
  ['greedy', 'Greedy'],
  ['beam', 'Beam'],
  ['sample', 'Sample'],
];

function number(control, { name, label, lowest, highest, step }) {
  const field = create('input', '', { type: 'number', min: lowest, max: highest, step, inputMode: 'decimal' });
  field.dataset.name = name;
  field.addEventListener('change', () => {
    const asked = field.valueAsNumber;
    const near = Math.min(highest, Math.max(lowest, step === 1 ? Math.round(asked) : asked));
    field.value = Number.isNaN(asked) ? control.decoding[name] : Number(near.toFixed(3));
    if (!Number.isNaN(asked)) control.set({ ...control.decoding, [name]: Number(field.value) });
  });
  return create('label', 'gf-number', create('span', '', label), field);
}

function beginningField(begin) {
  const field = create('input', '', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    dir: 'auto',
    maxLength: 400,
  });
  field.placeholder = 'nothing is forced';
  field.addEventListener('change', () => begin(field.value.trim()));
  return { field, element: create('label', 'gf-begin', create('span', '', 'Starts with'), field) };
}

function panelOf(control) {
  const kinds = create('div', '', { 'aria-label': 'How the next token is chosen' }),
    numbers = create('div', 'gf-numbers'),
    sentence = create('p', 'gf-cap');
  const begin = beginningField((forced) => control.change({ forced })),
    reset = create('button', 'gf-btn gf-small', 'Reset', { type: 'button', title: 'Greedy, nothing forced' });
  const setKind = (kind) => control.set({ kind, ...decodings.startOf(kind) });
  const sync = dom.segments(kinds, KINDS, () => control.decoding.kind, setKind);
  reset.addEventListener('click', control.reset);
  const attributes = { role: 'dialog', 'aria-label': 'Decoding', hidden: true, id: 'gf-decoding-panel' };
  let built = '';
  return {
    element: create(
      'div',
      'gf-decode-panel',
      kinds,
      numbers,
      sentence,
      begin.element,
      create('div', 'gf-row', reset),
      attributes,
    ),
    draw(run) {
      const { decoding } = control;
      sync();
      if (built !== decoding.kind)
        numbers.replaceChildren(...decodings.NUMBERS[decoding.kind].map((one) => number(control, one)));
      built = decoding.kind;
      for (const field of numbers.querySelectorAll('input'))
        if (field !== document.activeElement) field.value = decoding[field.dataset.name];
      sentence.textContent = decodings.describe(decoding);
      if (document.activeElement !== begin.field)
        begin.field.value = run.forced?.startsWith('ids.') ? '' : (run.forced ?? '');
      reset.disabled = decoding.kind === 'greedy' && !run.forced;
    },
  };
}

/** The panel opens below its button; Escape and a click beside it close it. */
function opening(button, panel, host) {
  const show = (open) => {
    const inside = panel.contains(document.activeElement);
    panel.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    if (open) panel.querySelector('[aria-pressed=true]').focus();
    else if (inside) button.focus();
  };
  button.addEventListener('click', () => show(panel.hidden));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    show(false);
  });
  document.addEventListener('pointerdown', (event) => !panel.hidden && !host.contains(event.target) && show(false));
  panel.addEventListener('focusout', ({ relatedTarget: to }) => to && !host.contains(to) && show(false));
  return show;
}

function chipOf(undo) {
  const text = create('span', '', { dir: 'auto' }),
    chip = create('button', 'gf-forced-chip', create('b', '', 'forced: '), text, dom.icon('m3.5 3.5 7 7m0-7-7 7'), {
      type: 'button',
    });
  chip.addEventListener('click', undo);
  return {
    element: chip,
    draw(words) {
      chip.hidden = !words;
      text.textContent = words;
      chip.setAttribute('aria-label', `The translation is forced to start with ${words}. Undo`);
      chip.title = `Starts with “${words}”. Click to let it start freely.`;
    },
  };
}

/**
 * Builds the control into `host`. `ask(run)` is called with the parameters of the run that a visitor wants.
 * Returns {draw(run, pieces, shown), focus()}: `run` is what is painted, `shown` whether the model decodes at all.
 */
export function mountDecoding(host, ask) {
  let run = {};
  const control = { decoding: decodings.read(run) };
  const apply = (next) => ask(Object.fromEntries(Object.entries(next).filter(([, value]) => value)));
  Object.assign(control, {
    change: (values) => apply({ ...run, ...values }),
    set(decoding) {
      control.decoding = decoding;
      panel.draw(run);
      apply({ ...link.picked(run, ['forced', 'sentence']), ...decodings.write(decoding) });
    },
    reset: () => apply(link.picked(run, ['sentence'])),
  });
  const words = create('span', ''),
    attributes = { type: 'button', 'aria-expanded': 'false', 'aria-haspopup': 'dialog' };
  const button = create(
    'button',
    'gf-decode',
    create('b', '', 'Decoding: '),
    words,
    dom.icon('m3.5 5.5 3.5 3.5 3.5-3.5'),
    attributes,
  );
  const panel = panelOf(control),
    chip = chipOf(() => {
      control.change({ forced: '' });
      button.focus();
    });
  button.setAttribute('aria-controls', panel.element.id);
  host.replaceChildren(chip.element, button, panel.element);
  const show = opening(button, panel.element, host);
  return {
    focus: () => (chip.element.hidden ? button : chip.element).focus(),
    draw(next, pieces, shown) {
      run = next;
      control.decoding = decodings.read(run);
      host.hidden = !shown;
      if (!shown) show(false);
      words.textContent = decodings.short(control.decoding);
      button.title = decodings.describe(control.decoding);
      button.setAttribute('aria-label', `Decoding: ${decodings.short(control.decoding)}`);
      chip.draw(decodings.beginning(run, pieces));
      panel.draw(run);
    },
  };
}
