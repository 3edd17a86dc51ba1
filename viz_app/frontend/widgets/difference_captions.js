/* Captions of a difference: of its cells, of its rows, and of the change of a head. */
/** @import { Difference } from '../state/difference.js' */
/** @import { AttentionMap, MapName } from '../types' */
import { UNMATCHED } from '../state/difference.js';
import * as format from '../state/format.js';
import { pieces, say } from '../state/say.js';
import { ALLOWED } from './cells.js';
import { create } from './dom.js';
import { bold, opening } from './row_sentence.js';

/**
 * @typedef {object} Shown a head of both runs: rows and columns are those of both together
 * @property {import('../state/difference.js').MapDifference} diff
 * @property {AttentionMap} map
 * @property {{ map: MapName, layer: number, head: number }} sel
 * @property {Float32Array} change B − A in thousandths
 * @property {number} active the row of the sentence
 */

const NAMED = 3; // cells in a sentence
const HALF = 5; // thousandths: smaller changes are not named
export const NONE = say('widgets-no-such-token-other');

/** @param {number} thousandths */
const points = (thousandths) => {
  const size = Math.abs(thousandths);
  return size < 0.5
    ? say('widgets-points')
    : say('widgets-points-thousandths', { thousandths: format.signed(thousandths / 10, size < 99.5 ? 1 : 0) });
};
/** @param {number | null} moved */
export const movedText = (moved) =>
  moved === null
    ? say('widgets-nothing-to-compare')
    : moved < 0.0005
      ? say('widgets-no-change-in-text')
      : say('widgets-attention-moved', { moved: format.percent(moved) });
/** @param {number} thousandths */
export const inCell = (thousandths) => (Math.abs(thousandths) < 45 ? '' : format.signed(thousandths / 10, 0));
/** @param {number} thousandths */
const share = (thousandths) => (Number.isNaN(thousandths) ? 'NaN' : format.number(thousandths / 1000, 3));

/** @param {Pick<Shown, 'diff' | 'map' | 'sel'>} state @param {number} i @param {number} j */
export function describe({ diff, map, sel }, i, j) {
  const state = diff.allowed[i * map.keys.length + j],
    who = say('widgets-looks-at', { queries: format.label(map.queries[i]), keys: format.label(map.keys[j]) });
  if (state === UNMATCHED) return `${who}\n${NONE}`;
  if (state !== ALLOWED) return say('widgets-masked-in-both', { who });
  const [a, b] = diff.weights(sel.layer, sel.head, i, j);
  return `${who}\n${say('widgets-pair-and-change', { a: share(a), b: share(b), change: points(b - a) })}`;
}

/** Return a sentence about a row of the difference. @param {Shown} state @param {Difference} difference @returns {(string | Node)[]} */
export function sentence({ map, diff, sel, change, active }, { a, b }) {
  const row = diff.rows[active],
    token = (/** @type {'a' | 'b'} */ side) =>
      bold((side === 'a' ? diff.a : diff.b).queries[Number(row[side])], 'gf-acc');
  if (!row.same) {
    if (row.a !== null && row.b !== null)
      return pieces('widgets-runs-read-different-tokens', { a: token('a'), b: token('b') });
    return pieces('widgets-only-one-run-reads', {
      ...{ isA: row.a !== null, token: token(row.a === null ? 'b' : 'a') },
    });
  }
  const k = map.keys.length,
    cells = map.keys
      .map((_, j) => ({ j, by: change[active * k + j] }))
      .filter(({ j }) => diff.allowed[active * k + j] === ALLOWED),
    start = opening({ map, sel }, active);
  if (cells.some(({ by }) => Number.isNaN(by))) return pieces('widgets-row-has-no-numbers-in-one', { ...start });
  const largest = cells
      .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
      .filter(({ by }, place) => place < NAMED && Math.abs(by) >= HALF),
    total = cells.reduce((sum, { by }) => sum + Math.abs(by), 0);
  if (total === 0)
    return pieces('widgets-row-looks-as-in-a', { ...start, isText: a.text === b.text && sel.map === 'encoder' });
  if (!largest.length) return pieces('widgets-row-changes-no-cell', { ...start });
  const rest = cells.slice(largest.length).reduce((sum, { by }) => sum + Math.abs(by), 0),
    items = largest.map(({ j, by }) => create('span', 'gf-named', bold(map.keys[j]), `\u00a0${points(by)}`)),
    others = cells.length - largest.length;
  return pieces('widgets-row-looks-more-or-less', {
    ...{ ...start, items: format.list(items), others, rest: format.number(rest / 10, 1) },
  });
}
