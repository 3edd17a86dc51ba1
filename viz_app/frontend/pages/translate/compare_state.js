/* What is chosen while two runs are subtracted: rows and columns are those of both runs together, see state/difference.js. */

/** @typedef {import('../../state/difference.js').Difference} Difference */
/** @typedef {import('../../state/difference.js').MapDifference} MapDifference */
/** @typedef {import('../../widgets/matrix.js').Place} Place */
/** @typedef {import('./selection.js').State} State */

/**
 * @typedef {State & { diff: MapDifference, change: Float32Array, moved: number | null }} CompareState `map`, `row` and
 *   what is pointed at are of the matched columns; `change` is B − A of the chosen head in thousandths
 */

/**
 * @param {State} state of B
 * @param {Difference} difference
 * @param {Place | null} pointing
 * @returns {CompareState}
 */
export function comparing(state, difference, pointing) {
  const diff = difference.maps[state.map.name],
    found = diff.rows.findIndex(({ b }) => b === state.row),
    row = Math.max(0, found),
    written = state.isEncoder ? diff.rows.length : row + 1,
    pointed = pointing && pointing.i < written ? pointing : null;
  const { values, moved } = diff.head(state.sel.layer, state.sel.head),
    active = pointed && pointed.i >= 0 ? pointed.i : row;
  return { ...state, diff, map: diff.map, change: values, moved, row, written, pointed, active };
}
