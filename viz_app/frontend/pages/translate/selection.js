/* The selection shared by all tabs, fitted to the visible run. */
/** @import { Cell } from '../../widgets/matrix.js' */
/** @import { AttentionMap } from '../../types' */
import { store } from '../../state/store.js';
import { counted } from '../../state/whole_words.js';

/** @typedef {import('../../types').Run} Run */
/** @typedef {import('../../types').Classification} Classification */

/**
 * @typedef {object} State the data of all parts of the view
 * @property {Run} run
 * @property {AttentionMap} map
 * @property {{ map: import('../../types').MapName, layer: number, head: number, step: number, label: number, ledger: string }} sel
 * @property {boolean} isEncoder true for the encoder's map. Its rows are selected by `row`, those of other maps by `step`
 * @property {number} written number of rows up to the chosen step
 * @property {number} row the chosen row
 * @property {number} active the row under the pointer, or the chosen one
 * @property {Cell | null} pointed the cell under the pointer; −1 for a whole row or column
 * @property {Uint16Array} levels of the chosen head
 */

/** Return the selection within the limits of a map. @param {AttentionMap} map @param {import('../../types').State} chosen @returns {State['sel']} */
function selectionOf({ name, layers, heads }, { layer = 0, head = 0, step = 0, label = 0, ledger }) {
  return {
    map: name,
    layer: Math.min(layer, layers - 1),
    head: Math.min(head, heads - 1),
    step,
    label,
    ledger: ledger === 'lead' ? 'lead' : 'score',
  };
}

/** @param {Run} run @param {Cell | null} pointing @returns {State} */
export function stateOf(run, pointing) {
  const chosen = counted(run, store.get()),
    { map: name = 'cross' } = chosen,
    map = /** @type {AttentionMap} */ (run.maps[name] ?? run.maps[run.names[run.names.length - 1]]),
    isEncoder = map.writes === null,
    sel = selectionOf(map, chosen),
    row = Math.min((map.writes ? chosen.step : chosen.row) ?? 0, map.queries.length - 1);
  const written = isEncoder ? map.queries.length : Math.min(map.queries.length, sel.step + 1),
    isThere = pointing && pointing.i < written && pointing.j < map.keys.length, // because it may belong to the map before
    pointed = isThere ? pointing : null;
  return {
    run,
    map,
    sel,
    isEncoder,
    written,
    row,
    active: pointed && pointed.i >= 0 ? pointed.i : row,
    pointed,
    levels: map.levels(sel.layer, sel.head),
  };
}
