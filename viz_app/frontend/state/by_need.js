/* The heads of a long text by need. A run of a long text brings small pictures of all heads and the weights of one; those
   of another head are asked for when a view first draws it, and kept with the run. Short texts bring all of their heads.

     hasHead(map, layer, head)   true if the weights are there; else they are asked for, and the views drawn again
     hasAll(run)                 the same of all heads of a run, which a difference of two runs needs
     picturesOf(map)             what the pictures of all heads are made of

   The levels of a head that is not there are NaN. */
/** @import { AttentionMap, HeadPictures, Run } from '../types' */

const AT_ONCE = 3; // open requests, a head before, after and its change: the views repeat what they need in each frame
const KEPT = 4; // answers, until the runs that need them have read them

/** @typedef {{ ok: true, weights: string } | import('../types').NoAnswer} Answer */
let ask = /** @type {((request: object) => Promise<any>) | null} */ (null);
const answers = /** @type {Map<string, Answer>} */ (new Map());
const open = /** @type {Set<string>} */ (new Set());
const watchers = /** @type {Set<() => void>} */ (new Set());

/** Ask the server for weights by this function. @param {(request: object) => Promise<any>} server */
export function askWith(server) {
  ask = server;
}

/** Call a function when weights have come. @param {() => void} watcher @returns {() => void} ends it */
export function watchWeights(watcher) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Forget what did not come, because another run is read. */
export function forgive() {
  for (const [key, answer] of answers) if (!answer.ok) answers.delete(key);
}

/** Return why weights did not come, or ''. */
export function problem() {
  const missed = [...answers.values()].find(({ ok }) => !ok);
  return missed && !missed.ok ? missed.error : '';
}

/** Return weights as text, or null until they come. @param {object} request */
export function weightsOf(request) {
  const key = JSON.stringify(request),
    known = answers.get(key);
  if (known) return known.ok ? known.weights : null;
  if (!ask || open.has(key) || open.size >= AT_ONCE) return null;
  open.add(key);
  ask(request).then((answer) => {
    open.delete(key);
    if (answer.ok || answer.kind !== 'stopped') answers.set(key, answer);
    if (answers.size > KEPT) answers.delete(/** @type {string} */ (answers.keys().next().value));
    watchers.forEach((watcher) => watcher());
  });
  return null;
}

/** @param {AttentionMap} map @param {number} layer @param {number} head */
export const hasHead = (map, layer, head) => map.byNeed?.hasHead(layer, head) ?? true;

/** @param {Run} run */
export const hasAll = (run) => Object.values(run.maps).every((map) => map.byNeed?.hasAll() ?? true);

/** @param {AttentionMap} map @returns {HeadPictures} */
export const picturesOf = ({ byNeed, queries, keys, allowed, levels }) =>
  byNeed?.pictures() ?? { rows: queries.length, columns: keys.length, allowed, levels };
