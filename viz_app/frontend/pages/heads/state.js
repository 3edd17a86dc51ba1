/* The state of the tab: the selection, fitted to the run, with the data of every part. */
/** @import { AttentionMap, FloatArray, MapName, Run, Selection } from '../../types' */
/** @import { Effects, HeadFacts, HeadsState, MapRoles, Page, Runs, Scale } from './types' */
import * as arrays from '../../state/arrays.js';
import { weightsOf } from '../../state/by_need.js';
import { store } from '../../state/store.js';
import { shown } from '../../state/whole_words.js';
import { measureOf, scaleOf, sorted } from './measures.js';
import { idOf, idsOf } from './silenced.js';

/** @type {(run: Run, name: MapName) => AttentionMap} */
const mapOf = (run, name) => /** @type {AttentionMap} */ (run.maps[name]);

/** Return the ids of all heads of the visible run. @param {Runs | null} runs */
export const allHeads = (runs) => (runs ? idsOf(runs.after.names.map((name) => [name, mapOf(runs.after, name)])) : []);

const scales = /** @type {WeakMap<Effects, Scale>} */ (new WeakMap());
/** @param {Effects | null} effects */
function scaleOnce(effects) {
  if (!effects) return null;
  const scale = scales.get(effects) ?? scaleOf(effects);
  scales.set(effects, scale);
  return scale;
}

/** Return the likeness of each head of a map to one of them, counted layer by layer. That of a long text comes by need. @type {(page: Page, map: AttentionMap, chosen: number) => ArrayLike<number> | null} */
function likenessTo({ runs, isTable }, { name, layers, heads, byNeed }, chosen) {
  const { likeness, near, payload } = /** @type {Runs} */ (runs),
    [layer, head] = [Math.floor(chosen / heads), chosen % heads],
    place = `${name}.${chosen}`;
  if (!byNeed) return arrays.at(/** @type {FloatArray} */ (likeness[name]), chosen);
  if (!near.has(place) && (isTable || store.get('by') === 'like')) {
    const data = weightsOf({ ...payload.after.asks, map: name, layer, head, of: 'likeness' });
    if (data) near.set(place, arrays.unpack({ shape: [layers * heads], data }).data);
  }
  return near.get(place) ?? null;
}

/** @param {number | undefined} value */
const orNull = (value) => (value === undefined || Number.isNaN(value) ? null : value);

/** @type {(roles: MapRoles | null, layer: number, head: number) => Pick<HeadFacts, 'role' | 'best' | 'strength' | 'hits'>} */
function measuredOf(roles, layer, head) {
  if (!roles) return { role: null, best: null, strength: null, hits: null };
  const best = roles.best[layer][head],
    { strength, hits } = roles.scores[best];
  return { role: roles.role[layer][head], best, strength: strength[layer][head], hits: hits[layer][head] };
}

/**
 * Return the facts about the heads of a map, layer by layer.
 * @param {Page} page
 * @param {AttentionMap} map
 * @param {MapRoles | null} roles
 * @param {{ layer: number, head: number }} sel
 * @returns {HeadFacts[]}
 */
function factsOf(page, map, roles, sel) {
  const { silencing, effects } = page,
    alike = likenessTo(page, map, sel.layer * map.heads + sel.head),
    change = effects?.change[map.name],
    off = new Set(silencing.off);
  return Array.from({ length: map.layers * map.heads }, (_, at) => {
    const [layer, head] = [Math.floor(at / map.heads), at % map.heads],
      id = idOf(map.name, layer, head);
    return {
      ...{ id, map: map.name, layer, head, isOff: off.has(id) },
      ...measuredOf(roles, layer, head),
      entropy: map.entropy(layer, head),
      effect: change?.[layer][head] ?? null,
      like: orNull(alike?.[at]),
    };
  });
}

/** @param {Page} page @returns {HeadsState | null} */
export function resolve(page) {
  const { effects, silencing } = page,
    runs = page.runs && { ...page.runs, after: shown(page.runs.after) };
  if (!runs) return null;
  const wanted = /** @type {Selection} */ (store.get()),
    { names } = runs.after,
    name = names.find((one) => one === wanted.map) ?? names[names.length - 1],
    map = mapOf(runs.after, name),
    measured = page.roles?.measured ?? null,
    roles = fitting(measured?.maps[name], map),
    by = measureOf(store.get('by')),
    isSorted = store.get('sorted') === '1';
  const sel = { layer: Math.min(wanted.layer ?? 0, map.layers - 1), head: Math.min(wanted.head ?? 0, map.heads - 1) },
    heads = factsOf(page, map, roles, sel);
  return {
    ...{ map, names, runs, effects, measured, roles, by, isSorted },
    all: silencing.all(),
    off: silencing.off,
    heads: isSorted ? sorted(heads, by) : heads,
    chosen: heads[sel.layer * map.heads + sel.head],
    scale: scaleOnce(effects),
  };
}

/**
 * Return the roles if they fit the visible map. While another model loads, they may already be those of the next model.
 * @param {MapRoles | undefined} roles
 * @param {AttentionMap} map
 */
const fitting = (roles, { layers, heads }) =>
  roles?.role.length === layers && roles.role[0].length === heads ? roles : null;

/** Return the effect of the chosen head on each token of the answer. @param {HeadsState} state */
export function effectsOf({ effects, map, chosen, scale }) {
  const packed = effects?.byToken[map.name];
  if (!effects || !packed || !scale) return null;
  const byToken = arrays.at(packed, chosen.layer, chosen.head);
  return { byToken, tokens: effects.tokens, decimals: scale.decimals };
}
