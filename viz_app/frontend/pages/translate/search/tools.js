/* The tools of the search tree: beam width, length penalty, a button to continue from a node, and picture or table. */
import { say } from '../../../state/say.js';
import { button, slider } from '../../../widgets/controls.js';
import { create } from '../../../widgets/dom.js';
import { tableSwitch } from '../../../widgets/table.js';

/** @typedef {import('./section.js').Look} Look */

const WIDEST = 8,
  MOST = 3; // of the penalty; the decoding panel allows more

/** Build a slider with its number. @type {(name: string, range: { min: number, max: number, step: number }, changed: (value: number) => void) => { label: HTMLElement, set: (value: number, isOff: boolean) => void }} */
function numbered(name, range, changed) {
  const output = create('output', '');
  const made = slider(
    name,
    (value) => {
      output.textContent = String(value);
      changed(value);
    },
    range,
  );
  return {
    label: create('label', '', create('span', '', name), made.element, output),
    set(value, isOff) {
      made.element.disabled = isOff;
      made.draw(value);
      output.textContent = String(value);
    },
  };
}

/** @param {import('../view.js').Page} page @param {import('./steering.js').Steering} steering */
export function buildTools({ searching, view }, steering) {
  const asked = { width: 0, isTable: false };
  const beam = () => asked.width || Number(searching.decoding.beam ?? 1);
  const width = numbered(say('translate-beam-width'), { min: 1, max: WIDEST, step: 1 }, (value) => {
    asked.width = value;
    steering.search(value, steering.penalty);
  });
  const penalty = numbered(say('translate-length-penalty'), { min: 0, max: MOST, step: 0.1 }, (value) =>
    steering.search(beam(), value),
  );
  let from = /** @type {import('./tree.js').Node | null} */ (null);
  const force = (/** @type {MouseEvent} */ { detail }) => from && steering.goOn(from, detail === 0),
    goOn = button(say('translate-continue-from-here'), force, 'gf-btn gf-small gf-goon'),
    swap = tableSwitch(asked, () => view.draw()),
    note = create('span', 'gf-cap');
  const tool = create('div', 'gf-tool', width.label, penalty.label, goOn, swap);
  return {
    element: create('div', 'gf-row', create('h3', '', say('translate-search-tree'), ' '), note, tool),
    tool,
    isTable: () => asked.isTable,
    /** @param {Look} look */
    draw({ tree, path, end, state }) {
      const isSampled = tree.kind === 'sample';
      width.set(Math.min(WIDEST, beam()), false);
      penalty.set(steering.penalty, beam() === 1 || isSampled);
      note.textContent = {
        beam: '',
        greedy: say('translate-width-each-step'),
        sample: say('translate-sampling-each-step'),
        path: '',
      }[tree.kind];
      from = end ?? path[Math.min(state.sel.step, path.length - 1)] ?? null;
      goOn.disabled = !from || from.fate === 'ended';
      goOn.title = from ? say('translate-force-translation', { step: from.step + 1 }) : '';
    },
  };
}
