/* A segmented control to choose one of a few values.

     const kinds = segments({ label: 'Which attention', options: [['encoder', 'Encoder'], …], choose: (kind) => … });
     host.append(kinds.element);
     kinds.draw('cross');              // the chosen value
     kinds.draw(3, numbered(8));       // with other options from now on
     choices({ file: 'From file' })    // options from an object

   `choose` gets the value of the pressed button and must lead to a `draw`; `near` gets that of one to which the pointer
   or the focus has come, on a line that is fast. A button has its value as data-value. */
import { button, press } from './controls.js';
import { create } from './dom.js';

/** @template {string | number} V @typedef {readonly (readonly [V, string])[]} Options a value and the label of its button */

/** Return options from the label of each value. @param {Record<string, string>} labels */
export const choices = (labels) => Object.entries(labels);

/** Return the options 0 to count − 1 with labels that count from 1. @param {number} count @returns {Options<number>} */
export const numbered = (count) => Array.from({ length: count }, (_, i) => [i, String(i + 1)]);

/** Return true if the visitor's line is slow or to be spared, so that nothing is read ahead. */
function isSlow() {
  const { saveData, effectiveType } = /** @type {any} */ (navigator).connection ?? {};
  return saveData || /2g|3g/.test(effectiveType);
}

/** @template {string | number} V @param {{ label: string, options: Options<V>, choose: (value: V) => void, near?: (value: V) => void }} spec */
export function segments({ label, options, choose, near }) {
  const element = create('div', 'gf-seg', { role: 'group', 'aria-label': label });
  let buttons = /** @type {[V, HTMLButtonElement][]} */ ([]);
  let built = '';
  /** @param {Options<V>} shown */
  function build(shown) {
    built = JSON.stringify(shown);
    options = shown;
    buttons = shown.map(([value, text]) => [
      value,
      button(text, () => choose(value), '', { 'data-value': String(value) }),
    ]);
    element.replaceChildren(...buttons.map(([, one]) => one));
  }
  build(options);
  for (const event of near ? ['pointerover', 'focusin'] : [])
    element.addEventListener(event, ({ target }) => {
      const come = buttons.find(([, one]) => one === target);
      if (come && !isSlow()) near?.(come[0]);
    });
  return {
    element,
    /** @param {V} chosen @param {Options<V>} [shown] */
    draw(chosen, shown = options) {
      if (shown !== options && JSON.stringify(shown) !== built) build(shown);
      for (const [value, one] of buttons) press(one, value === chosen);
    },
  };
}
