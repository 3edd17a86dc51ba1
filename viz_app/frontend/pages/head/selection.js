/* What the address and the pointer choose, resolved against a layer: its row, a key, a stage and numbers of its lines. */
/** @import { CellPlace, HeadState, Layer, Row } from './types' */
import { isOn } from '../../state/whole_words.js';
import { linePainters } from './lines.js';
import { rowOf } from './row.js';
import { STAGES } from './stages.js';

export const LAST = STAGES.length - 1;
/** The line of each stage whose number is looked into before anything else is pinned. */
const FIRST_LINES = ['x', 'query', 'scores', 'scaled', 'mask', 'weights', 'output', 'weights'];
const KEYED = ['scores', 'scaled', 'mask', 'weights'];

/** Whether a line is on show: not every row is normalised, and words are drawn where they are asked for. @type {(id: string, row: Row) => boolean} */
export const isThere = (id, row) => (id === 'before' ? row.before !== null : id !== 'words' || isOn());
/** Whether a line has one number under each key. @param {string} id */
export const isKeyed = (id) => KEYED.includes(id);
/** @type {(value: unknown) => number | undefined} */
export const whole = (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined);
/** The stage that an address asks for; without one that is there, the last. @param {unknown} value */
const stageOf = (value) => Math.min(whole(value) ?? LAST, LAST);
/** @param {ArrayLike<number>} values */
const largest = (values) => Array.from(values).reduce((top, value, i, all) => (value > all[top] ? i : top), 0);

/**
 * Number `i` of a line; null where the row has no such number.
 * @type {(id: string, row: Row, i: number | null) => CellPlace | null}
 */
export function cellAt(id, row, i) {
  const place = i === null ? null : linePainters[id].place(row, i);
  return i === null || !place ? null : { id, i, ...place };
}

/**
 * The row asked for, which is the last of a layer where none is. An encoder's is a token, a decoder's a step.
 * @type {(layer: Layer, chosen: Record<string, unknown>) => { head: number, i: number }}
 */
function rowAsked(layer, chosen) {
  const asked = whole(layer.map === 'encoder' ? chosen.row : chosen.step),
    last = layer.queries.length - 1;
  return { head: Math.min(whole(chosen.head) ?? 0, layer.heads - 1), i: Math.min(asked ?? last, last) };
}

/**
 * @typedef {object} Held what the page holds beside the address
 * @property {Row | null} row of the last time: the same one again is the same object
 * @property {CellPlace | null} pointed
 * @property {CellPlace | null} pinned
 */

/**
 * @param {Layer} layer
 * @param {Record<string, unknown>} chosen the values of the address
 * @param {Held} held
 * @returns {Omit<HeadState, 'id' | 'progress'>}
 */
export function resolve(layer, chosen, held) {
  const { head, i } = rowAsked(layer, chosen),
    isSame = held.row?.layer === layer && held.row.head === head && held.row.i === i,
    row = isSame ? /** @type {Row} */ (held.row) : rowOf(layer, head, i),
    stage = stageOf(chosen.stage),
    key = Math.min(whole(chosen.key) ?? largest(row.weights), row.n - 1),
    line = FIRST_LINES[stage];
  const again = (/** @type {CellPlace | null} */ at) => at && cellAt(at.id, row, at.i);
  const [pointed, pinned] = [again(held.pointed), again(held.pinned)];
  return {
    row,
    stage,
    key,
    pointed,
    pinned: pinned ?? cellAt(line, row, isKeyed(line) ? key : 0),
    focus: pointed ?? pinned,
  };
}

/**
 * What the head picker's choice changes of the address: the chosen key was one of the map before.
 * @param {{ map?: string, layer?: number, head?: number }} values
 * @param {string} map on show
 */
export function pickedHead(values, map) {
  if (values.map !== undefined) return { ...values, key: null };
  return values.layer === undefined ? values : { map, ...values };
}
