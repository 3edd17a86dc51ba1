/* The readers of the server's replies, and explanations by whole word: sums over the pieces of a word. This module does
   not use the page. */
/** @import { PackedArray } from '../../types' */
/** @import { Attribution, ByKind, Chance, Curves, Facts, Path, Row, Why, WhyReply, WhyState } from './types' */
import * as arrays from '../../state/arrays.js';
import { readAttribution } from '../../state/question.js';
import { summed, wordsOf } from '../../state/whole_words.js';

const data = (/** @type {PackedArray} */ packed) => arrays.unpack(packed).data;
/** @template {object} V @template R @param {V} values @param {(value: any) => R} read @returns {{ [K in keyof V]: R }} */
const each = (values, read) =>
  /** @type {any} */ (Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)])));

/** @param {{ curves: Record<string, PackedArray>, areas: Curves['areas'] }} reply @returns {Curves} */
const readCurves = ({ curves, areas }) => ({ curves: each(curves, data), areas });
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

/**
 * Return the state in whole words. The explained token, its candidates and the curves stay by piece, because a model
 * chooses piece by piece.
 * @param {WhyState} state
 * @returns {WhyState}
 */
export function inWords(state) {
  const { facts, step, chosen, shownCurves } = state,
    source = wordsOf(facts.source, facts.starts.source),
    [target, read] = [facts.target, state.read].map((pieces) => wordsOf(pieces, facts.starts.target));
  const numbers = (/** @type {Attribution | null} */ all) =>
    all && { ...all, source: summed(all.source, source), target: summed(all.target, read) };
  const rows = state.rows.map((row) => ({ ...row, numbers: numbers(row.numbers) })),
    same = (/** @type {Row} */ row) => rows[state.rows.indexOf(row)],
    place = step === null ? null : target.of[step + 1];
  const isPart = place !== null && target.of.filter((word) => word === place).length > 1;
  return {
    ...state,
    ...{ rows, isWords: true, word: isPart ? target.names[place] : '' },
    facts: { ...facts, source: source.names, target: target.names },
    read: read.names,
    chosen: same(chosen),
    shownCurves: shownCurves.map((one) => ({ ...one, row: same(one.row) })),
  };
}
