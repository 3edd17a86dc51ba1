/* The controls of the page, one of each kind. No other module makes a button, a switch, a slider or a select.

     button('Undo', undo)                              a small button
     button([bar, name], choose, 'gf-pick', { title }) another look, content and properties
     toggle('Sort', (isOn) => …)                       a switch with its label; draw(isOn)
     slider('Step', (value) => …, { min: 1 })          draw(value, max)
     select('Model', (value) => …)                     draw(value, [['en-de', 'English to German'], …])
     press(button, isOn)                               a pressed button, or not */
/** @import { Properties } from './dom.js' */
import { say } from '../state/say.js';
import { create, icon, whenNew } from './dom.js';

/** @typedef {Node | string | (Node | string)[]} Content */
/** @typedef {string[]} Option its value and its text */
/** @typedef {{ label: string, options: Option[] }} OptionGroup */

const SMALL = 'gf-btn gf-small';

/** @type {(content: Content, act: ((event: MouseEvent) => unknown) | null, className?: string, properties?: Properties) => HTMLButtonElement} */
export function button(content, act, className = SMALL, properties = {}) {
  const parts = Array.isArray(content) ? content : [content],
    element = create('button', className, ...parts, { type: 'button', ...properties });
  if (act) element.addEventListener('click', act);
  return element;
}

/** Return a button with an icon. @type {(path: string, name: string, act: () => void, className?: string) => HTMLButtonElement} */
export const iconButton = (path, name, act, className = 'gf-btn gf-icon') =>
  button(icon(path), act, className, { 'aria-label': name });

/** Set an attribute of accessibility if it differs, because a write costs a new layout. @type {(element: Element, name: string, value: unknown) => void} */
export function mark(element, name, value) {
  if (element.getAttribute(`aria-${name}`) !== String(value)) element.setAttribute(`aria-${name}`, String(value));
}

/** @type {(element: Element, isPressed: unknown) => void} */
export const press = (element, isPressed) => mark(element, 'pressed', Boolean(isPressed));

/**
 * Build a switch and its label. @type {(label: Content, change: (isOn: boolean) => unknown, properties?: Properties, className?: string) => { element: HTMLLabelElement, input: HTMLInputElement, draw: (isOn: boolean) => void }}
 */
export function toggle(label, change, properties = {}, className = '') {
  const input = create('input', 'gf-switch', { type: 'checkbox', ...properties }),
    parts = Array.isArray(label) ? label : [label];
  input.addEventListener('change', () => change(input.checked));
  return {
    element: create('label', className, ...parts, input),
    input,
    draw(isOn) {
      input.checked = isOn;
    },
  };
}

/** Build a slider. A new `max` counts from the next draw. @type {(label: string, change: (value: number) => unknown, range?: Properties) => { element: HTMLInputElement, draw: (value: number, max?: number) => void }} */
export function slider(label, change, range = {}) {
  const element = create('input', '', { type: 'range', 'aria-label': label, ...range });
  element.addEventListener('input', () => change(Number(element.value)));
  return {
    element,
    draw(value, max) {
      if (max !== undefined) element.max = String(max);
      element.value = String(value);
    },
  };
}

/** @param {Option | OptionGroup} item @returns {HTMLElement} */
const optionOf = (item) =>
  Array.isArray(item)
    ? create('option', '', item[1], { value: item[0] })
    : create('optgroup', '', ...item.options.map(optionOf), { label: item.label });

/** Build a list of choices. It stays while its options are the same. @type {(label: string, choose: (value: string) => unknown) => { element: HTMLSelectElement, draw: (value: string, options: (Option | OptionGroup)[]) => void }} */
export function select(label, choose) {
  const element = create('select', 'gf-select', { 'aria-label': label });
  const isNew = whenNew();
  element.addEventListener('change', () => choose(element.value));
  return {
    element,
    draw(value, options) {
      if (isNew(options)) element.replaceChildren(...options.map(optionOf));
      element.value = value;
    },
  };
}

/** Build two buttons around a number. @type {(less: string, more: string, step: (by: number) => unknown) => { element: HTMLElement, output: HTMLOutputElement, draw: (text: string, isLeast: boolean, isMost: boolean) => void }} */
export function stepper(less, more, step) {
  const down = button('−', () => step(-1), '', { 'aria-label': less }),
    up = button('+', () => step(1), '', { 'aria-label': more }),
    output = create('output', '');
  return {
    element: create('span', 'gf-stepper', down, output, up),
    output,
    draw(text, isLeast, isMost) {
      output.textContent = text;
      [down.disabled, up.disabled] = [isLeast, isMost];
    },
  };
}

/** Build the buttons that undo, redo and reset the changes of a view. @type {(steps: { past: unknown[], future: unknown[], undo: () => unknown, redo: () => unknown, reset: () => unknown }) => { elements: HTMLButtonElement[], draw: (isChanged: boolean) => void }} */
export function undoButtons(steps) {
  const undo = button(say('widgets-undo'), steps.undo),
    redo = button(say('widgets-redo'), steps.redo),
    reset = button(say('widgets-reset'), steps.reset);
  return {
    elements: [undo, redo, reset],
    draw(isChanged) {
      [undo.disabled, redo.disabled, reset.disabled] = [!steps.past.length, !steps.future.length, !isChanged];
    },
  };
}
