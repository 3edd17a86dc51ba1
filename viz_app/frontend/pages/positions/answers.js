/* The server's answers about the current run: the model's encoding, the four runs, and the split of the scores. */
/** @import { AttentionMap, PackedArray } from '../../types' */
/** @import { Answers, Facts, Mode, Rotation, Variant, Variants } from './types' */
import * as arrays from '../../state/arrays.js';
import * as codec from '../../state/codec.js';
import * as changes from '../../widgets/changes.js';
import { MODE_NAMES } from './run_captions.js';
import { parameterOf } from './settings.js';
import { readSplit } from './split_sums.js';

/** @param {Omit<Facts, 'learned'> & { learned: Record<string, PackedArray> }} reply @returns {Facts} */
function readFacts(reply) {
  const learned = Object.entries(reply.learned).map(([stack, packed]) => [stack, arrays.unpack(packed)]);
  return { ...reply, learned: Object.fromEntries(learned) };
}

/** @param {any} reply @returns {Variant} */
function readVariant({ run: packed, change, moved, words, output }) {
  const run = codec.readRun(packed),
    map = (/** @type {keyof typeof run.maps} */ name) => /** @type {AttentionMap} */ (run.maps[name]);
  const unpacked = run.names.map((name) => [name, changes.weights(change[name], map(name))]);
  return { run, changes: Object.fromEntries(unpacked), moved, words, output };
}

const VECTORS = /** @type {const} */ (['frequencies', 'query', 'key', 'turned_query', 'turned_key']);
/** @param {any} reply @returns {Rotation} */
const readRotation = (reply) => ({
  ...reply,
  ...Object.fromEntries(VECTORS.map((name) => [name, arrays.unpack(reply[name])])),
});

export const readers = { encoding: readFacts, variant: readVariant, split: readSplit, rotation: readRotation };
/** @typedef {ReturnType<typeof import('../../client/client.js').connect<typeof readers>>} Client */

/** @type {Answers} */
export const NONE = {
  facts: null,
  variants: { on: null, off: null, shuffled: null, shifted: null },
  split: null,
  rotation: null,
  isComplete: false,
};

/** Return the map whose scores are split. Cross-attention has no split, because its keys are not embeddings. @param {string[]} names @param {string} [map] */
const splitMap = (names, map) => (map && map !== 'cross' && names.includes(map) ? map : names[0]);

/**
 * Request the answers one after the other, the most important first.
 * @param {Client} client
 * @param {object} request
 * @param {Variants} variants
 * @param {{ map?: string, layer?: number, head?: number }} selection
 * @returns {Answers}
 */
export function gather(client, request, variants, { map, layer, head }) {
  let isComplete = true;
  /**
   * @template {keyof typeof readers} N
   * @param {N} name
   * @param {object} question
   */
  const get = (name, question) => {
    const answer = isComplete ? client.want(name, question) : client.have(name, question);
    isComplete &&= answer !== null;
    return answer;
  };
  const run = (/** @type {Mode} */ mode) => get('variant', { ...request, positions: parameterOf(mode, variants) });
  const facts = get('encoding', request),
    isRotary = facts?.ok && facts.value.kind === 'rotary',
    rotation = isRotary ? get('rotation', { ...request, layer: layer ?? 0, head: head ?? 0 }) : null,
    order = new Set(/** @type {Mode[]} */ (['on', variants.picked, ...MODE_NAMES])),
    runs = { ...NONE.variants, ...Object.fromEntries([...order].map((mode) => [mode, run(mode)])) };
  const names = runs.on?.ok ? runs.on.value.run.names : [],
    positions = parameterOf(variants.picked, variants),
    split = get('split', { ...request, positions, map: splitMap(names, map) });
  return { facts, variants: runs, split, rotation, isComplete };
}

/** @template T @param {import('../../client/client.js').Answer<T> | null} answer */
export const valueOf = (answer) => (answer?.ok ? answer.value : null);
/** @param {import('../../client/client.js').Answer<unknown> | null} answer */
export const errorOf = (answer) => (answer && !answer.ok ? answer.error : '');
