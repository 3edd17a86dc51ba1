/* The selection by the address, fitted to a layer: a row, a key, a stage, and which of the pictures and steps are open. */
/** @import { HeadState, Layer, Row } from './types' */
import { hasVectors, rowOf } from '../../state/layer.js';
import { protocol } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { isOn } from '../../state/whole_words.js';
import { STAGES } from './stages.js';

export const LAST = STAGES.length - 1;
const LAST_PICTURE = 3;

/** Return true if a row has the formula `id`: `before` needs a LayerNorm, `words` needs whole words. @type {(id: string, row: Row) => boolean} */
export const isThere = (id, row) => (id === 'before' ? row.before !== null : id !== 'words' || isOn());
/** @type {(value: unknown) => number | undefined} */
export const whole = (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined);
/** Return the stage in an address, or the first one if the address names none. @param {unknown} value */
const stageOf = (value) => Math.min(whole(value) ?? 0, LAST);
/** @param {ArrayLike<number>} values */
const largest = (values) => Array.from(values).reduce((top, value, i, all) => (value > all[top] ? i : top), 0);

/** Return the chosen head, or the last one. @param {Layer} layer */
export const headOf = ({ heads }) => Math.min(whole(store.get().head) ?? 0, heads - 1);

/**
 * Return the requested head and row. The default row is the last. An encoder's row is a token, a decoder's a step.
 * @type {(layer: Layer, chosen: Record<string, unknown>) => { head: number, i: number }}
 */
export function placeAsked(layer, chosen) {
  const asked = whole(layer.map === 'encoder' ? chosen.row : chosen.step),
    last = layer.queries.length - 1;
  return { head: Math.min(whole(chosen.head) ?? 0, layer.heads - 1), i: Math.min(asked ?? last, last) };
}

/**
 * @param {Layer} layer
 * @param {Record<string, unknown>} chosen the values of the address
 * @param {Row | null} known the row of the last frame, reused if it is the same
 * @returns {Omit<HeadState, 'id' | 'logits' | 'isAuto'>}
 */
export function resolve(layer, chosen, known) {
  const { head, i } = placeAsked(layer, chosen),
    isSame = known?.layer === layer && known.head === head && known.i === i,
    row = isSame ? /** @type {Row} */ (known) : rowOf(layer, head, i),
    key = Math.min(whole(chosen.key) ?? largest(row.weights), row.n - 1);
  return {
    ...{ row, stage: stageOf(chosen.stage), key, isKnown: hasVectors(layer) },
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
