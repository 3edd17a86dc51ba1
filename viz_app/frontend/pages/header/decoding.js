/* The decoding: its part of the panel Options, its name on the button of the panel, and a chip for a forced beginning.
   Below it the switch for chats. */
/** @import { RunAnswer, RunParameters } from './types' */
/** @import { Decoding, DecodingOption } from '../../types' */
import * as decodings from '../../state/decoding.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { button, mark, toggle } from '../../widgets/controls.js';
import { create, icon, setText, whenNew } from '../../widgets/dom.js';
import { protocol } from '../../state/protocol.js';
import { segments } from '../../widgets/segments.js';

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
function buildPanel(host, control) {
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

/** Build the chip with the forced beginning. A click removes it. @param {() => void} undo @returns {Piece<string>} */
function buildChip(undo) {
  const text = create('span', '', { dir: 'auto' }),
    cross = icon('m3.5 3.5 7 7m0-7-7 7'),
    element = button([create('b', '', say('header-forced')), ' ', text, cross], undo, 'gf-forced-chip', {
      hidden: true,
    });
  return {
    element,
    draw(words) {
      element.hidden = !words;
      text.textContent = words;
      mark(element, 'label', say('header-forced-name', { words }));
      element.title = say('header-forced-click-removes', { words });
    },
  };
}

/** @type {(run: RunParameters, names: string[]) => RunParameters} */
const without = (run, names) => Object.fromEntries(Object.entries(run).filter(([name]) => !names.includes(name)));

/**
 * Build the control.
 * @param {{ panel: HTMLElement, chip: HTMLElement, button: HTMLElement, name: HTMLElement }} hosts `button` opens the
 *   panel; `name` on it names the decoding, unless it is greedy
 * @param {(run: RunParameters) => void} ask called with the parameters of the requested run
 */
export function mountDecoding(hosts, ask) {
  let run = /** @type {RunParameters} */ ({});
  const force = (/** @type {string} */ text) => ask({ ...without(run, ['forced']), ...(text && { forced: text }) });
  /** @type {Control} */
  const control = {
    decoding: decodings.read(run),
    set(decoding) {
      control.decoding = decoding;
      draw(run);
      ask({ ...without(run, link.DECODING), ...decodings.write(decoding) });
    },
    force,
    reset: () => ask(without(run, [...link.DECODING, 'forced'])),
  };
  const draw = buildPanel(hosts.panel, control),
    chip = buildChip(() => {
      force('');
      hosts.button.focus();
    });
  hosts.chip.replaceChildren(chip.element);
  return {
    focus: () => (chip.element.hidden ? hosts.button : chip.element).focus(),
    /** @type {(painted: RunParameters, pieces: string[], isShown: boolean) => void} `isShown`: true if the model decodes */
    draw(painted, pieces, isShown) {
      run = painted;
      control.decoding = decodings.read(run);
      hosts.panel.hidden = !isShown;
      hosts.name.textContent = isShown && control.decoding.kind !== 'greedy' ? decodings.short(control.decoding) : '';
      chip.draw(isShown ? decodings.beginning(run, pieces) : '');
      draw(run);
    },
  };
}

/* The switch “As a chat”, for models with a chat template: the box is then the user's message, behind a system message.
   The address holds the day that the template takes for today. */

const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
};

/**
 * Fill `host`. Return a function that draws the chat of a run.
 * @param {HTMLElement} host
 * @param {(run: RunParameters) => void} ask runs the text with other parameters
 * @returns {(shown: RunAnswer) => void}
 */
export function mountChat(host, ask) {
  const as = toggle(say('header-as-a-chat'), () => send(), { title: say('header-as-a-chat-key') }, 'gf-begin'),
    system = create('input', '', { type: 'text', autocomplete: 'off', dir: 'auto', id: 'gh-system' }),
    first = create('label', 'gf-begin', create('span', '', say('header-system-message')), system);
  let run = /** @type {RunParameters} */ ({});
  const send = () => {
    const others = Object.fromEntries(Object.entries(run).filter(([name]) => !link.CHAT.includes(name))),
      message = system.value.trim() ? system.value : '';
    ask(as.input.checked ? { ...others, chat: run.chat ?? today(), ...(message && { system: message }) } : others);
  };
  system.placeholder = say('header-no-system-message');
  host.append(as.element, first);
  system.addEventListener('change', send);
  return (shown) => {
    ({ run } = shown);
    host.hidden = !shown.chat;
    as.draw(Boolean(run.chat));
    first.hidden = !run.chat;
    if (system !== document.activeElement) system.value = run.system ?? '';
  };
}
