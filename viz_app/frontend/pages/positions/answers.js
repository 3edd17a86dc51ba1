/* The server's answers about the current run: the model's encoding, the run before and after its changes, and the split
   of the scores. */
/** @import { Answers, Changed, Facts, Rotation } from './types' */
import * as arrays from '../../state/arrays.js';
import { readChanged } from '../../widgets/changed_run.js';
import { readSplit } from './split_sums.js';

/** @param {Record<string, any>} stacks @param {(one: any) => any} read */
const byStack = (stacks, read) => Object.fromEntries(Object.entries(stacks).map(([stack, one]) => [stack, read(one)]));

/** @param {any} reply @returns {Facts} */
const readFacts = (reply) => ({
  ...reply,
  learned: byStack(reply.learned, arrays.unpack),
  distances: byStack(reply.distances ?? {}, (one) => ({ ...one, added: arrays.unpack(one.added) })),
});

/** @param {any} reply @returns {Changed} */
const readRun = ({ payload }) => readChanged(payload);

const VECTORS = /** @type {const} */ (['frequencies', 'query', 'key', 'turned_query', 'turned_key']);
/** @param {any} reply @returns {Rotation} */
const readRotation = (reply) => ({
  ...reply,
  ...Object.fromEntries(VECTORS.map((name) => [name, arrays.unpack(reply[name])])),
});

export const readers = { encoding: readFacts, rerun_masks: readRun, split: readSplit, rotation: readRotation };
/** @typedef {ReturnType<typeof import('../../client/client.js').connect<typeof readers>>} Client */

/** @type {Answers} */
export const NONE = { facts: null, run: null, split: null, rotation: null, isComplete: false };

/** Return the map whose scores are split. Cross-attention has no split, because its keys are not embeddings. @param {string[]} names @param {string} [map] */
const splitMap = (names, map) => (map && map !== 'cross' && names.includes(map) ? map : names[0]);

/**
 * Request the answers one after the other, the most important first.
 * @param {Client} client
 * @param {object} request
 * @param {{ map?: string, layer?: number, head?: number }} selection
 * @returns {Answers}
 */
export function gather(client, request, { map, layer, head }) {
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
  const facts = get('encoding', request),
    isRotary = facts?.ok && facts.value.kind === 'rotary',
    rotation = isRotary ? get('rotation', { ...request, layer: layer ?? 0, head: head ?? 0 }) : null,
    run = get('rerun_masks', request);
  const refusal = facts?.ok && facts.value.notSplit,
    split = refusal
      ? { ok: /** @type {const} */ (false), kind: /** @type {const} */ ('refused'), error: refusal }
      : get('split', { ...request, map: splitMap(run?.ok ? run.value.before.names : [], map) });
  return { facts, run, split, rotation, isComplete };
}
