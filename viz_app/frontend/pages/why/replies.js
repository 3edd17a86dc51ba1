/* What the server sends, made into what the page draws. Pure: no page. */
import * as arrays from '../../state/arrays.js';

/** @import { PackedArray } from '../../types' */
/** @import { Attribution, AttributionReply, ByKind, Chance, Curves, Facts, Path, Why, WhyReply } from './types' */

const data = (/** @type {PackedArray} */ packed) => arrays.unpack(packed).data;
/** @template {object} V @template R @param {V} values @param {(value: any) => R} read @returns {{ [K in keyof V]: R }} */
const each = (values, read) =>
  /** @type {any} */ (Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)])));

/** @param {AttributionReply} reply @returns {Attribution} */
export const readAttribution = (reply) => ({ ...reply, source: data(reply.source), target: data(reply.target) });
/** @param {{ curves: Record<string, PackedArray>, areas: Curves['areas'] }} reply @returns {Curves} */
export const readCurves = ({ curves, areas }) => ({ curves: each(curves, data), areas });
/** @param {{ kinds: Record<string, any> }} reply @returns {ByKind} */
export const readKinds = ({ kinds }) => each(kinds, readCurves);
/** @param {any} reply @returns {Path} */
export const readPath = (reply) => ({ attribution: readAttribution(reply.attribution), kinds: readKinds(reply) });
/** @param {WhyReply} reply @returns {Why} */
export const readWhy = (reply) => ({
  ...reply,
  methods: each(reply.methods, readAttribution),
  heads: each(reply.heads, (packed) => arrays.unpack(/** @type {PackedArray} */ (packed))),
});
/** @param {any} reply @returns {Curves & { chance: Chance }} */
export const readChance = (reply) => {
  const { mean, low, high } = reply.chance;
  return { ...readCurves(reply), chance: { ...reply.chance, ...each({ mean, low, high }, data) } };
};
/** @param {{ run: Facts }} reply */
export const readFacts = ({ run }) => run;
