/* The parts around the pictures: the choice of a map, the legend, the title and tools of the head, and the list of
   shortcuts. */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { toggle } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { legend, shortcuts, swatch } from '../../widgets/legend.js';
import { headTitle, mapPicker } from '../../widgets/picker.js';
import { tableSwitch } from '../../widgets/table.js';

/** @type {Record<string, string>} */
const NOTES = {
  encoder: say('translate-source-looks-itself'),
  decoder: say('translate-translation-looks'),
  cross: say('translate-translation-looks-source'),
};

const WORDS = say('translate-whole-words-summed');

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./selection.js').State} State */

/** @param {Page} page @returns {Piece<State>} */
export function buildKinds({ view, run: { names } }) {
  const only = names.length === 1,
    note = create('span', 'gf-cap gf-note'),
    picker = mapPicker((map) => view.select({ map })),
    title = only ? create('h3', '', say('translate-all-heads-of', { names: names[0] })) : picker.element;
  return {
    element: create('div', 'gf-row', title, note),
    draw({ map }) {
      picker.draw(names, map.name);
      note.textContent = only ? say('translate-text-looks-itself') : NOTES[map.name];
    },
  };
}

/** @param {import('./selection.js').Run} run */
export function buildLegend(run) {
  const second =
    run.task === 'classify'
      ? pieces('translate-key-adds', { ramp: swatch('signed') })
      : pieces('translate-key-masked', { swatch: swatch('hatched') });
  return legend(pieces('translate-key-weight', { ramp: swatch('ramp') }), second, ...(run.pieces ? [WORDS] : []));
}

/** Build the switches for numbers in the cells, and for the table instead of the picture. @param {Pick<Page, 'view' | 'settings'>} page */
function headSwitches({ view, settings }) {
  const numbers = toggle(
    say('translate-numbers'),
    (isOn) => {
      settings.numbers = isOn;
      view.draw();
    },
    { checked: settings.numbers },
  );
  const swap = tableSwitch(settings, () => view.draw());
  return [numbers.element, swap];
}

/** Build the title of the head, and the tools for its picture. @param {Page} page @param {HTMLElement} picture @returns {Piece<State>} */
export function buildHeadTools(page, picture) {
  const { settings } = page,
    title = create('h3', 'gf-headname'),
    tools = create('div', 'gf-tool', ...headSwitches(page));
  return {
    element: create('div', 'gf-row', title, tools),
    draw({ map, sel }) {
      picture.hidden = settings.isTable;
      const entropy = map.entropy(sel.layer, sel.head),
        note = entropy === null ? '' : say('translate-mean-entropy-bits', { entropy: format.number(entropy) });
      title.replaceChildren(`${headTitle(sel)} `, create('span', 'gf-cap', note));
    },
  };
}

/** @param {Page} page */
export function buildShortcuts({ run, options, comparison }) {
  const leaving = options.canChange ? [say('translate-keys-leave-out'), say('translate-keys-put-back')] : [],
    maps = run.names.length > 1 ? [say('translate-keys-maps')] : [],
    words = [say('translate-keys-word'), say('translate-keys-play'), ...maps];
  return shortcuts(
    ...(comparison ? [say('translate-keys-runs')] : []),
    ...(run.task === 'translate' ? words : [say('translate-keys-class'), ...leaving]),
    say('translate-keys-tab'),
  );
}
