/* A run before and after its changes, as the server answers `rerun_masks`, and the chosen head in both. */
/** @import { AttentionMap, MapName, Run, Selection } from '../types' */
import { picturesOf } from '../state/by_need.js';
import * as codec from '../state/codec.js';
import { store } from '../state/store.js';
import { counted, isOn, shown } from '../state/whole_words.js';
import * as changes from './changes.js';

/** @typedef {{ levels: Uint16Array, open: Uint8Array }} Side one head in one of the runs */
/** @typedef {{ moved: Record<string, (number | null)[][]>, most: Record<string, [i: number, j: number, change: number][][]> }} Moved by map [layer][head]: the share of a head's attention that changed, null for NaN; the cell that changed most, and its change */
/** @template {Moved & { words: Moved }} P @typedef {{ payload: P, before: Run, after: Run, change: Record<string, changes.Changes> }} ChangedRun */
/** @typedef {{ rows: number, columns: number, allowed: ArrayLike<number>, changes: (layer: number, head: number) => Float32Array }} Grid the pictures of all heads; those of a long text have fewer cells */
/**
 * @typedef {object} HeadChange the selection, fitted to both runs, with their data
 * @property {string} id of both runs
 * @property {boolean} isChanged
 * @property {Run} run with the changes, in the units of the page
 * @property {{ map: MapName, layer: number, head: number }} sel
 * @property {AttentionMap} map
 * @property {MapName[]} names
 * @property {number} row
 * @property {number} piece the chosen row, counted in pieces
 * @property {Side} before
 * @property {Side} after
 * @property {Float32Array} change of the chosen head in thousandths [query, key]
 * @property {(of: Partial<Selection>) => unknown} ahead asks for another head, or another layer's
 * @property {Grid} grid
 * @property {number} scale the largest change of any head
 * @property {(number | null)[][]} moved
 * @property {[i: number, j: number, change: number][][]} mosts
 * @property {[i: number, j: number, change: number]} most
 * @property {boolean} broken
 */

/** @type {(run: Run, name: MapName) => AttentionMap} */
const mapOf = (run, name) => /** @type {AttentionMap} */ (run.maps[name]);

/** Return a reply with both runs read, and the changes unpacked. @template {Moved & { words: Moved }} P @param {any} payload @returns {ChangedRun<P>} */
export function readChanged(payload) {
  const [before, after] = [codec.readRun(payload.before), codec.readRun(payload.after)],
    of = { ...payload.before.asks, of: 'change' },
    change = before.names.map((map) => [map, changes.weights(payload.change[map], mapOf(before, map), { ...of, map })]);
  return { payload, before, after, change: Object.fromEntries(change) };
}

/** @type {(before: AttentionMap, after: AttentionMap, change: changes.Changes) => Grid} */
function gridOf(before, after, { at, byNeed }) {
  const [{ rows, columns, allowed }, other] = [before, after].map(picturesOf),
    pictures = byNeed?.pictures();
  return {
    ...{ rows, columns },
    allowed: allowed.map((state, cell) => state || other.allowed[cell]),
    changes: (layer, head) => (pictures ? changes.changesOf(pictures.levels(layer, head)) : at(layer, head)),
  };
}

/** Return the chosen head, or null until its weights have come. @template {Moved & { words: Moved }} P @param {ChangedRun<P>} runs @returns {HeadChange | null} */
export function headChange(runs) {
  const [before, after] = [shown(runs.before), shown(runs.after)],
    asked = /** @type {Selection} */ (store.get()),
    chosen = counted(before, asked),
    { payload } = runs;
  const name = before.names.find((one) => one === chosen.map) ?? before.names[before.names.length - 1],
    map = mapOf(before, name),
    change = isOn() ? changes.inWords(runs.change[name], mapOf(runs.before, name)) : runs.change[name];
  const [layer, head] = [Math.min(chosen.layer ?? 0, map.layers - 1), Math.min(chosen.head ?? 0, map.heads - 1)];
  /** Return true if all three have a head; else it is asked for. @param {Partial<Selection>} of */
  const has = (of) =>
    [map, mapOf(after, name), change]
      .map(({ byNeed }) => byNeed?.hasHead(of.layer ?? layer, of.head ?? head) ?? true)
      .every(Boolean);
  if (!has({})) return null;
  const side = (/** @type {AttentionMap} */ one) => ({ levels: one.levels(layer, head), open: one.allowed });
  const { moved: movedBy, most } = isOn() ? payload.words : payload,
    [moved, mosts] = [movedBy[name], most[name]];
  return {
    id: `${before.id}.${after.id}`,
    isChanged: before.id !== after.id,
    run: after,
    sel: { map: name, layer, head },
    map,
    names: before.names,
    row: Math.min((map.writes ? chosen.step : chosen.row) ?? 0, map.queries.length - 1),
    piece: (map.writes ? asked.step : asked.row) ?? 0,
    before: side(map),
    after: side(mapOf(after, name)),
    change: change.at(layer, head),
    ahead: has,
    grid: gridOf(map, mapOf(after, name), change),
    scale: Math.round(1000 * Math.max(...mosts.flat().map(([, , most]) => Math.abs(most)))),
    moved,
    mosts,
    most: mosts[layer][head],
    broken: moved[layer][head] === null,
  };
}
