/* Captions of the chosen head: weights, changes, and a hint for the first try. */
/** @import { Place } from '../../widgets/matrix.js' */
/** @import { MasksState, Page, Side } from './types' */
import * as codec from '../../state/codec.js';
import * as format from '../../state/format.js';
import { ALLOWED } from '../../widgets/cells.js';
import { button } from '../../widgets/controls.js';
import { flipLine } from './edits.js';

/** Return "0.871", or "masked". @type {(side: Side, at: number) => string} */
export const weightText = (side, at) => (side.open[at] === ALLOWED ? codec.decimals(side.levels[at]) : 'masked');

/** Return thousandths as percentage points with one decimal. @param {number} thousandths */
export const points = (thousandths) =>
  Number.isNaN(thousandths) ? 'NaN' : `${format.signed(thousandths / 10, 1)} points`;

/** @type {(state: MasksState, place: Place) => string} */
export function cellText({ map, before, after, change }, { i, j }) {
  const at = i * map.keys.length + j,
    predicts = map.writes?.[i] === undefined ? '' : ` (predicts ${format.quoted(map.writes[i])})`,
    where = `${format.quoted(map.queries[i])}${predicts} → ${format.quoted(map.keys[j])}`;
  return `${where}\nbefore ${weightText(before, at)}\nafter ${weightText(after, at)}\n${points(change[at])}`;
}

/** @type {(piece: string) => boolean} */
const isWord = (piece) => !format.isSpecial(piece) && /[\p{L}\p{N}]/u.test(piece);

/**
 * Return a hint for the first try: to close the word that the chosen head looks at most.
 * @param {Page} page
 * @param {MasksState} state
 */
export function hint({ runs, editing }, { sel }) {
  const panels = runs?.panels ?? [],
    levels = runs?.before.maps[sel.map]?.levels(sel.layer, sel.head) ?? new Uint16Array(), // in pieces, because masks are
    panel = panels[panels.length - 1],
    k = panel.key.length;
  const looked = panel.key.map((piece, j) =>
    isWord(piece) ? levels.reduce((sum, level, at) => sum + (at % k === j ? codec.weight(level) || 0 : 0), 0) : -1,
  );
  const busiest = looked.indexOf(Math.max(...looked)),
    text = `close the column ${format.quoted(panel.key[busiest])}`,
    close = () => editing.changeMask(flipLine(panel, editing.now, { row: null, column: busiest }));
  return [
    'Nothing is changed yet. Try this: ',
    button(text, close, 'gf-textlink'),
    panel.name === 'cross'
      ? ' of the cross mask, so that the decoder cannot look at it.'
      : ', so that no token may look at it.',
  ];
}
