/* The selection, fitted to the four runs. Their figures and their sentence draw from it. */
/** @import { AttentionMap, MapName } from '../../types' */
/** @import { Place } from '../../widgets/matrix.js' */
/** @import { Answers, RunsState, SelectedHead, Side, Variant } from './types' */
import { counted, isOn, shown } from '../../state/whole_words.js';
import * as turns from '../../widgets/changes.js';
import { valueOf } from './answers.js';
import { MODE_NAMES } from './run_captions.js';

/** @type {(variant: Variant, sel: SelectedHead, plain: Uint16Array) => Side} */
function sideOf({ run: pieces, changes, moved, words, output }, { map: name, layer, head }, plain) {
  const run = shown(pieces),
    map = /** @type {AttentionMap} */ (run.maps[name]),
    change = isOn() ? turns.inWords(changes[name], /** @type {AttentionMap} */ (pieces.maps[name])) : changes[name];
  return {
    run,
    map,
    levels: map.levels(layer, head),
    plain,
    change: change.at(layer, head),
    moved: (isOn() ? words.moved : moved)[name],
    output,
  };
}

/** @type {(chosen: number | undefined, count: number) => number} */
const within = (chosen, count) => Math.min(chosen ?? 0, count - 1);

/**
 * @param {Answers['variants']} variants
 * @param {{ map?: string, layer?: number, head?: number, row?: number, step?: number }} chosen
 * @param {Place | null} pointed
 * @returns {RunsState | null} null until the original run arrives
 */
export function resolveRuns(variants, chosen, pointed) {
  const on = valueOf(variants.on);
  if (!on) return null;
  /** @type {MapName} */
  const name = on.run.names.find((one) => one === chosen.map) ?? on.run.names[0],
    run = shown(on.run),
    map = /** @type {AttentionMap} */ (run.maps[name]),
    place = counted(run, { row: chosen.row ?? 0, step: chosen.step ?? 0 }),
    sel = { map: name, layer: within(chosen.layer, map.layers), head: within(chosen.head, map.heads) },
    plain = map.levels(sel.layer, sel.head);
  const known = MODE_NAMES.flatMap((mode) => {
    const variant = valueOf(variants[mode]);
    return variant ? [/** @type {const} */ ([mode, sideOf(variant, sel, plain)])] : [];
  });
  const peaks = known.map(([, { change }]) => change.reduce((top, value) => Math.max(top, Math.abs(value) || 0), 0));
  return {
    sel,
    map,
    row: within(map.writes ? place.step : place.row, map.queries.length),
    piece: chosen[map.writes ? 'step' : 'row'] ?? 0,
    sides: /** @type {RunsState['sides']} */ (Object.fromEntries(known)),
    scale: Math.max(...peaks),
    pointed,
  };
}
