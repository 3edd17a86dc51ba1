/* How the translation is decoded: one line that says it, a panel that changes it, a chip for a forced beginning. */
import * as decodings from '../../state/decoding.js';
import * as link from '../../state/link.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

const WAYS = [
  ['greedy', 'Greedy'],
  ['beam', 'Beam'],
  ['sample', 'Sample'],
];

function number(control, [name, label, min, max, step]) {
  const field = create('input', '', { type: 'number', min, max, step, inputMode: 'decimal' });
  field.dataset.name = name;
  field.addEventListener('change', () => {
    const wanted = field.valueAsNumber,
      near = Math.min(max, Math.max(min, step === 1 ? Math.round(wanted) : wanted));
    field.value = Number.isNaN(wanted) ? control.way[name] : Number(near.toFixed(3));
    if (!Number.isNaN(wanted)) control.setWay({ ...control.way, [name]: Number(field.value) });
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
  const setWay = (way) => control.setWay({ way, ...decodings.startOf(way) });
  const sync = dom.segments(kinds, WAYS, () => control.way.way, setWay);
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
      const { way } = control;
      sync();
      if (built !== way.way) numbers.replaceChildren(...decodings.NUMBERS[way.way].map((one) => number(control, one)));
      built = way.way;
      for (const field of numbers.querySelectorAll('input'))
        if (field !== document.activeElement) field.value = way[field.dataset.name];
      sentence.textContent = decodings.describe(way);
      if (document.activeElement !== begin.field)
        begin.field.value = run.forced?.startsWith('ids.') ? '' : (run.forced ?? '');
      reset.disabled = way.way === 'greedy' && !run.forced;
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
  const control = { way: decodings.read(run) };
  const apply = (next) => ask(Object.fromEntries(Object.entries(next).filter(([, value]) => value)));
  Object.assign(control, {
    change: (values) => apply({ ...run, ...values }),
    setWay(way) {
      control.way = way;
      panel.draw(run);
      apply({ ...link.picked(run, ['forced', 'sentence']), ...decodings.write(way) });
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
      control.way = decodings.read(run);
      host.hidden = !shown;
      if (!shown) show(false);
      words.textContent = decodings.short(control.way);
      button.title = decodings.describe(control.way);
      button.setAttribute('aria-label', `Decoding: ${decodings.short(control.way)}`);
      chip.draw(decodings.beginning(run, pieces));
      panel.draw(run);
    },
  };
}
