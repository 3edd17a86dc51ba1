/* The decoding: its part of the panel Options, its name on the button of the panel, and a chip for a forced beginning. */
import * as decodings from '../../state/decoding.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { button, mark } from '../../widgets/controls.js';
import { create, icon } from '../../widgets/dom.js';
import { buildPanel } from './decoding_panel.js';

/** @import { RunParameters } from './types' */
/** @typedef {import('./decoding_panel.js').Control} Control */

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
