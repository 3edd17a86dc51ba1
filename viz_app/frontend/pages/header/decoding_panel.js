/* The panel of the decoding: its kind, its options, and the forced beginning. */
import * as decodings from '../../state/decoding.js';
import { protocol } from '../../state/protocol.js';
import { say } from '../../state/say.js';
import { button } from '../../widgets/controls.js';
import { create, setText, whenNew } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';

/** @import { Decoding, DecodingOption } from '../../types' */
/** @import { RunParameters } from './types' */

/**
 * @typedef {object} Control what the panel reads and changes
 * @property {Decoding} decoding
 * @property {(decoding: Decoding) => void} set
 * @property {(text: string) => void} force starts the translation with this text
 * @property {() => void} reset
 */

/** @type {(control: Control, option: DecodingOption) => { name: string, field: HTMLInputElement, element: HTMLElement }} */
function numberField(control, option) {
  const { name, lowest, highest, step } = option,
    attributes = { type: 'number', min: lowest, max: highest, step, inputMode: 'decimal' },
    field = create('input', '', attributes);
  field.dataset.name = name;
  field.addEventListener('change', () => {
    const typed = field.valueAsNumber;
    if (Number.isNaN(typed)) {
      field.value = String(control.decoding[name]);
      return;
    }
    const near = Math.min(highest, Math.max(lowest, step === 1 ? Math.round(typed) : typed));
    field.value = String(Number(near.toFixed(3)));
    control.set({ ...control.decoding, [name]: Number(field.value) });
  });
  return { name, field, element: create('label', 'gf-number', create('span', '', decodings.titleOf(option)), field) };
}

/** @param {Control} control */
function beginningField(control) {
  const attributes = { type: 'text', autocomplete: 'off', spellcheck: false, dir: 'auto' },
    field = create('input', '', attributes);
  field.maxLength = protocol.parameters.forced.longest;
  field.placeholder = say('header-nothing-is-forced');
  field.addEventListener('change', () => control.force(field.value.trim() ? field.value : ''));
  return { field, element: create('label', 'gf-begin', create('span', '', say('header-starts-with')), field) };
}

/** Fill a field, unless the visitor is typing into it. @type {(field: HTMLInputElement, text: string) => void} */
function fill(field, text) {
  if (field !== document.activeElement) field.value = text;
}

/** Fill `host`. Return a function that draws the decoding of the visible run. @type {(host: HTMLElement, control: Control) => (run: RunParameters) => void} */
export function buildPanel(host, control) {
  const kinds = segments({
    label: say('header-how-next-token-chosen'),
    options: decodings.KINDS,
    choose: (kind) => control.set(decodings.startOf(kind)),
  });
  const numbers = create('div', 'gf-numbers'),
    sentence = create('p', 'gf-cap'),
    beginning = beginningField(control),
    reset = button(say('header-reset'), control.reset, undefined, { title: say('header-greedy-nothing-forced') }),
    parts = [kinds.element, numbers, sentence, beginning.element, create('div', 'gf-row', reset)];
  host.replaceChildren(...parts);
  let fields = /** @type {ReturnType<typeof numberField>[]} */ ([]);
  const isNew = whenNew();
  /** @param {Decoding} decoding */
  function drawNumbers({ kind, ...values }) {
    if (isNew(kind)) {
      fields = decodings.optionsOf(kind).map((option) => numberField(control, option));
      numbers.replaceChildren(...fields.map(({ element }) => element));
    }
    fields.forEach(({ name, field }) => fill(field, String(values[name])));
  }
  return (run) => {
    const { decoding } = control;
    kinds.draw(decoding.kind);
    drawNumbers(decoding);
    setText(sentence, decodings.describe(decoding));
    fill(beginning.field, decodings.forcedText(run));
    reset.disabled = decoding.kind === 'greedy' && !run.forced;
  };
}
