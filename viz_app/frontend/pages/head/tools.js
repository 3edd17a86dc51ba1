/* The choice of a head, and the line about it: on a narrow page folded into one line. The strip chooses the row. */
/** @import { HeadState, HeadView } from './types' */
import { say } from '../../state/say.js';
import { button } from '../../widgets/controls.js';
import { create, setText } from '../../widgets/dom.js';
import { headPicker } from '../../widgets/picker.js';
import { pickedHead } from './selection.js';
import { noteOf } from './sentences.js';

export const TITLES = { encoder: say('head-relate'), decoder: say('head-look-back'), cross: say('head-look-across') };

/** Build the line about the head, with a link to the one that adds most. @param {HeadView} view @returns {Piece<HeadState>} */
function buildNote(view) {
  const text = create('span', ''),
    link = button('', () => goal && view.select(goal), 'gf-textlink');
  let goal = /** @type {{ layer: number, head: number } | null} */ (null);
  return {
    element: create('p', 'gf-note', text, ' ', link),
    draw(state) {
      const note = noteOf(state);
      goal = note.other && { layer: note.other.layer, head: note.other.head };
      setText(text, note.text);
      setText(link, note.link);
      link.hidden = !goal;
    },
  };
}

/** @param {HeadView} view @param {HTMLElement} heading */
export function buildPickers(view, heading) {
  const picked = (/** @type {Parameters<typeof pickedHead>[0]} */ values) =>
    pickedHead(values, view.now().row.layer.map);
  const picker = headPicker(
      (values) => view.select(picked(values)),
      TITLES,
      (values) => view.ahead(picked(values)),
    ),
    note = buildNote(view),
    headline = create('div', 'gf-headline', heading),
    where = create('span', ''),
    summary = create('summary', '', where, ' ', create('span', 'gf-cap', say('head-change'))),
    element = create('details', 'gf-pick', summary, create('div', 'gf-tool', ...picker.elements));
  let wasNarrow = /** @type {boolean | null} */ (null);
  return {
    elements: [element, headline],
    /** @param {HeadState} state */
    draw(state) {
      const { map, layer, maps } = state.row.layer,
        [layers, heads] = maps[map],
        isNarrow = view.isNarrow();
      if (isNarrow !== wasNarrow) {
        element.open = !isNarrow;
        (isNarrow ? element : headline).append(note.element);
      }
      wasNarrow = isNarrow;
      setText(where, say('head-layer-head', { map: TITLES[map], layer: layer + 1, head: state.row.head + 1 }));
      picker.draw({ names: Object.keys(maps), layers, heads, sel: { map, layer, head: state.row.head } });
      note.draw(state);
    },
  };
}
