/* The selection in a run: the default for a new visitor, and the shared selection fitted to the visible run. */
import { store } from '../../state/store.js';
import { counted } from '../../state/whole_words.js';

const UNKNOWN = 9; // bits, for a head with unknown entropy: more than any head has

/** @typedef {import('../../types').Run} Run */
/** @typedef {import('../../types').AttentionMap} AttentionMap */
/** @typedef {import('../../types').Classification} Classification */
/** @typedef {import('../../widgets/matrix.js').Place} Place */

/**
 * @typedef {object} State the data of all parts of the view
 * @property {Run} run
 * @property {AttentionMap} map
 * @property {{ map: import('../../types').MapName, layer: number, head: number, step: number, label: number, ledger: string }} sel
 * @property {boolean} isEncoder true for the encoder's map. Its rows are selected by `row`, those of other maps by `step`
 * @property {number} written number of rows up to the chosen step
 * @property {number} row the chosen row
 * @property {number} active the row under the pointer, or the chosen one
 * @property {Place | null} pointed the cell under the pointer; −1 for a whole row or column
 * @property {Uint16Array} levels of the chosen head
 */

/** @param {Uint16Array} levels @param {number} row @param {number} keys */
export function strongestKey(levels, row, keys) {
  let best = row * keys;
  for (let cell = best + 1; cell < (row + 1) * keys; cell++) if (levels[cell] > levels[best]) best = cell;
  return best - row * keys;
}

/** Return the default head: one with low entropy whose rows look at many different keys. @param {AttentionMap} map */
function tellingHead(map) {
  const [n, k] = [map.queries.length, map.keys.length];
  /** @param {number} layer @param {number} head */
  const worth = (layer, head) => {
    const levels = map.levels(layer, head),
      places = new Set();
    for (let i = 0; i < n; i++) places.add(strongestKey(levels, i, k));
    return places.size / n - (map.entropy(layer, head) ?? UNKNOWN) / Math.log2(k + 1);
  };
  let best = { layer: 0, head: 0, worth: -Infinity };
  for (let layer = 0; layer < map.layers; layer++) {
    for (let head = 0; head < map.heads; head++) {
      const mine = worth(layer, head);
      if (mine > best.worth) best = { layer, head, worth: mine };
    }
  }
  return best;
}

/** @param {ArrayLike<number>} values */
export const indexOfLargest = (values) => Array.from(values).indexOf(Math.max(...Array.from(values)));

/** Fit the store to a new run, with a default selection. @param {Run} run @param {number} [step] */
export function fitStore(run, step) {
  const sizes = Object.entries(run.maps).map(([name, map]) => {
    return [name, { layers: map.layers, heads: map.heads, rows: map.queries.length }];
  });
  const first = run.names[run.names.length - 1],
    { layer, head } = tellingHead(/** @type {AttentionMap} */ (run.maps[first])),
    labels = run.classification?.labels.length ?? 0,
    steps = run.steps.length;
  store.fit(
    { id: run.id, first, maps: Object.fromEntries(sizes), rows: run.source.length, steps, labels },
    {
      map: first,
      layer,
      head,
      row: 0,
      step: step ?? (steps ? steps - 1 : undefined),
      label: run.classification ? indexOfLargest(run.classification.logits) : undefined,
    },
  );
}

/** Return the chosen row of a map, or the first one that is not left out. @param {AttentionMap} map @param {import('../../types').Selection} chosen @param {ReadonlySet<number>} out */
function rowOf({ writes, queries }, { row, step }, out) {
  const asked = Math.min((writes ? step : row) ?? 0, queries.length - 1);
  return out.has(asked) ? queries.findIndex((_, i) => !out.has(i)) : asked;
}

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

/**
 * @param {Run} run
 * @param {Run['maps']} maps of the run, or of the same run without some tokens
 * @param {Place | null} pointing
 * @param {ReadonlySet<number>} out places of the tokens left out
 * @returns {State}
 */
export function stateOf(run, maps, pointing, out) {
  const chosen = counted(run, store.get()),
    { map: name = 'cross' } = chosen,
    map = /** @type {AttentionMap} */ (maps[name] ?? maps[run.names[run.names.length - 1]]),
    isEncoder = map.writes === null,
    sel = selectionOf(map, chosen),
    row = rowOf(map, chosen, out);
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
