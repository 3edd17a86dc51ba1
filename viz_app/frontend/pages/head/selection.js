/* The selection by the address and the pointer, fitted to a layer: a row, a key, a stage, numbers of lines, and which of
   the pictures and steps are open. */
/** @import { CellPlace, HeadState, Layer, Row } from './types' */
import { hasVectors, rowOf } from '../../state/layer.js';
import { protocol } from '../../state/protocol.js';
import { isOn } from '../../state/whole_words.js';
import { linePainters } from './lines.js';
import { STAGES } from './stages.js';

export const LAST = STAGES.length - 1;
const LAST_PICTURE = 3;
/** For each stage, the line whose number is shown in the card until another one is pinned. */
const FIRST_LINES = ['x', 'query', 'scores', 'scaled', 'mask', 'weights', 'output', 'weights'];
const KEYED = ['scores', 'scaled', 'mask', 'weights'];

/** Return true if a line is visible. The line `before` needs a LayerNorm; the line `words` needs whole words. @type {(id: string, row: Row) => boolean} */
export const isThere = (id, row) => (id === 'before' ? row.before !== null : id !== 'words' || isOn());
/** Return true if a line has one number under each key. @param {string} id */
export const isKeyed = (id) => KEYED.includes(id);
/** @type {(value: unknown) => number | undefined} */
export const whole = (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined);
/** Return the stage in an address, or the first one if the address names none. @param {unknown} value */
const stageOf = (value) => Math.min(whole(value) ?? 0, LAST);
/** @param {ArrayLike<number>} values */
const largest = (values) => Array.from(values).reduce((top, value, i, all) => (value > all[top] ? i : top), 0);

/**
 * Return number `i` of a line, or null if the row has no such number.
 * @type {(id: string, row: Row, i: number | null) => CellPlace | null}
 */
export function cellAt(id, row, i) {
  const place = i === null ? null : linePainters[id].place(row, i);
  return i === null || !place ? null : { id, i, ...place };
}

/**
 * Return the requested head and row. The default row is the last. An encoder's row is a token, a decoder's a step.
 * @type {(layer: Layer, chosen: Record<string, unknown>) => { head: number, i: number }}
 */
function rowAsked(layer, chosen) {
  const asked = whole(layer.map === 'encoder' ? chosen.row : chosen.step),
    last = layer.queries.length - 1;
  return { head: Math.min(whole(chosen.head) ?? 0, layer.heads - 1), i: Math.min(asked ?? last, last) };
}

/**
 * @typedef {object} Held the part of the selection that is not in the address
 * @property {Row | null} row of the last frame, reused if it is the same
 * @property {CellPlace | null} pointed
 * @property {CellPlace | null} pinned
 */

/**
 * @param {Layer} layer
 * @param {Record<string, unknown>} chosen the values of the address
 * @param {Held} held
 * @returns {Omit<HeadState, 'id' | 'logits' | 'isAuto'>}
 */
export function resolve(layer, chosen, held) {
  const { head, i } = rowAsked(layer, chosen),
    isSame = held.row?.layer === layer && held.row.head === head && held.row.i === i,
    row = isSame ? /** @type {Row} */ (held.row) : rowOf(layer, head, i),
    stage = stageOf(chosen.stage),
    key = Math.min(whole(chosen.key) ?? largest(row.weights), row.n - 1),
    line = FIRST_LINES[stage],
    isKnown = hasVectors(layer);
  const again = (/** @type {CellPlace | null} */ at) => (at && isKnown ? cellAt(at.id, row, at.i) : null);
  const [pointed, pinned] = [again(held.pointed), again(held.pinned)];
  return {
    ...{ row, stage, key, pointed, focus: pointed ?? pinned, isKnown },
    pinned: pinned ?? (isKnown ? cellAt(line, row, isKeyed(line) ? key : 0) : null),
    ...{ label: whole(chosen.label) ?? 0, four: Math.min(whole(chosen.four) ?? 0, LAST_PICTURE) },
    ...{ isEight: isEight(chosen), isOff: isOff(row, chosen.off) },
  };
}

/** Return true if the row's head is switched off. @param {Row} row @param {unknown} off */
const isOff = ({ layer: { map, layer }, head }, off) =>
  String(off ?? '')
    .split('_')
    .includes(`${protocol.edits.short[map]}.${layer}.${head}`);

/** Return true if the eight steps are open: by themselves, or by a link to one of them. @param {Record<string, unknown>} chosen */
const isEight = ({ eight, stage, key }) =>
  eight === undefined ? stage !== undefined || key !== undefined : String(eight) === '1';

/**
 * Return the values for the address after a choice in the head picker. Another map clears the chosen key.
 * @param {{ map?: string, layer?: number, head?: number }} values
 * @param {string} map the visible map
 */
export function pickedHead(values, map) {
  if (values.map !== undefined) return { ...values, key: null };
  return values.layer === undefined ? values : { map, ...values };
}
