/* The decoding control: a button with the current decoding, a panel to change it, and a chip for a forced beginning. */
import * as decodings from '../../state/decoding.js';
import * as link from '../../state/link.js';
import { create, focusOn, icon } from '../../widgets/dom.js';
import { buildPanel } from './decoding_panel.js';

/** @import { RunParameters } from './types' */
/** @typedef {import('./decoding_panel.js').Control} Control */

/**
 * Let a button open a panel below it. Escape and a click outside close it.
 * @type {(button: HTMLElement, panel: HTMLElement, host: HTMLElement) => (isOpen: boolean) => void}
 */
function opening(button, panel, host) {
  /** @param {EventTarget | null} target */
  const isOutside = (target) => target instanceof Node && !host.contains(target);
  const show = (/** @type {boolean} */ isOpen) => {
    const hadFocus = panel.contains(document.activeElement);
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) focusOn(panel, '[aria-pressed=true]');
    else if (hadFocus) button.focus();
  };
  button.addEventListener('click', () => show(Boolean(panel.hidden)));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    show(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!panel.hidden && isOutside(target)) show(false);
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && show(false));
  return show;
}

/** Build the chip with the forced beginning. A click removes it. @param {() => void} undo */
function buildChip(undo) {
  const text = create('span', '', { dir: 'auto' }),
    cross = icon('m3.5 3.5 7 7m0-7-7 7'),
    element = create('button', 'gf-forced-chip', create('b', '', 'forced: '), text, cross, { type: 'button' });
  element.addEventListener('click', undo);
  return {
    element,
    /** @param {string} words */
    draw(words) {
      element.hidden = !words;
      text.textContent = words;
      element.setAttribute('aria-label', `The translation is forced to start with ${words}. Undo`);
      element.title = `Starts with “${words}”. Click to remove this.`;
    },
  };
}

/** Build the button that shows the decoding of the visible run. @param {string} controls the panel's id */
function buildButton(controls) {
  const words = create('span', ''),
    attributes = { type: 'button', 'aria-expanded': 'false', 'aria-haspopup': 'dialog', 'aria-controls': controls };
  const label = [create('b', '', 'Decoding: '), words, icon('m3.5 5.5 3.5 3.5 3.5-3.5')],
    element = create('button', 'gf-decode', ...label, attributes);
  return {
    element,
    /** @param {Control['decoding']} decoding */
    draw(decoding) {
      words.textContent = decodings.short(decoding);
      element.title = decodings.describe(decoding);
      element.setAttribute('aria-label', `Decoding: ${decodings.short(decoding)}`);
    },
  };
}

/** @type {(run: RunParameters, names: string[]) => RunParameters} */
const without = (run, names) => Object.fromEntries(Object.entries(run).filter(([name]) => !names.includes(name)));

/**
 * Build the control into `host`.
 * @param {HTMLElement} host
 * @param {(run: RunParameters) => void} ask called with the parameters of the requested run
 */
export function mountDecoding(host, ask) {
  /** @type {RunParameters} */
  let run = {};
  const force = (/** @type {string} */ text) => ask({ ...without(run, ['forced']), ...(text && { forced: text }) });
  /** @type {Control} */
  const control = {
    decoding: decodings.read(run),
    set(decoding) {
      control.decoding = decoding;
      panel.draw(run);
      ask({ ...without(run, link.DECODING), ...decodings.write(decoding) });
    },
    force,
    reset: () => ask(without(run, [...link.DECODING, 'forced'])),
  };
  const panel = buildPanel(control),
    button = buildButton(panel.element.id),
    chip = buildChip(() => {
      force('');
      button.element.focus();
    });
  host.replaceChildren(chip.element, button.element, panel.element);
  const show = opening(button.element, panel.element, host);
  return {
    focus: () => (chip.element.hidden ? button.element : chip.element).focus(),
    /** @type {(painted: RunParameters, pieces: string[], isShown: boolean) => void} `isShown`: true if the model decodes */
    draw(painted, pieces, isShown) {
      run = painted;
      control.decoding = decodings.read(run);
      host.hidden = !isShown;
      if (!isShown) show(false);
      button.draw(control.decoding);
      chip.draw(decodings.beginning(run, pieces));
      panel.draw(run);
    },
  };
}
