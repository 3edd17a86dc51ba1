/* The training history: its reader, the nearest moment to a step, and sentences about heads' roles. This module does
   not use the page. */
/** @import { TrainingHistory, HistoryMap, HistoryPayload, RoleHistory, SentenceHistory } from './types' */
import { allowedCells, levels, percentOfCell } from '../../state/codec.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { roleDoes } from '../../widgets/roles.js';

/** @type {(plain: HistoryPayload['sentences'][number]['maps'][string], moments: number, sentence: { source: string[], target: string[] }, name: string) => HistoryMap} */
function readMap(plain, moments, { source, target }, name) {
  const read = target.slice(0, -1),
    [queries, keys] = [name === 'encoder' ? source : read, name === 'decoder' ? read : source],
    size = queries.length * keys.length,
    allowed = allowedCells(plain.open, size),
    all = levels(plain.weights, allowed, moments * plain.layers * plain.heads);
  return {
    ...{ layers: plain.layers, heads: plain.heads, queries, keys, allowed },
    levels(at, layer, head) {
      const start = ((at * plain.layers + layer) * plain.heads + head) * size;
      return all.subarray(start, start + size);
    },
  };
}

/** @param {{ payload: HistoryPayload | null, none: string }} reply @returns {TrainingHistory | string} the history, or the reason for none */
export function readHistory({ payload, none }) {
  if (!payload) return none;
  const sentences = payload.sentences.map((one) => {
    const named = Object.entries(one.maps).map(([name, map]) => [name, readMap(map, payload.steps.length, one, name)]);
    return /** @type {SentenceHistory} */ ({ ...one, maps: Object.fromEntries(named) });
  });
  return { ...payload, sentences };
}

/** Return the largest weight of a head as text. @type {(map: HistoryMap, at: number, layer: number, head: number) => string} */
export function strongest(map, at, layer, head) {
  const all = map.levels(at, layer, head);
  let best = 0;
  for (let cell = 1; cell < all.length; cell++) if (all[cell] > all[best]) best = cell;
  const [row, column] = [Math.floor(best / map.keys.length), best % map.keys.length];
  return say('model-most-row-column-all', {
    row: format.label(map.queries[row]),
    column: format.label(map.keys[column]),
    all: percentOfCell(all, row, map.keys.length, column),
  });
}

/** Return the moment nearest to a step, by the logarithm of the steps. @type {(steps: number[], wanted: number) => number} */
export function nearest(steps, wanted) {
  const far = (/** @type {number} */ step) => Math.abs(Math.log(step) - Math.log(Math.max(1, wanted)));
  return steps.reduce((best, step, at) => (far(step) < far(steps[best]) ? at : best), 0);
}

/** Return the moment since which a head has had its final role without a break. @type {(roles: RoleHistory, layer: number, head: number) => number} */
export function since({ role }, layer, head) {
  const final = role[role.length - 1][layer][head];
  let at = role.length - 1;
  while (at > 0 && role[at - 1][layer][head] === final) at--;
  return at;
}

/** Return a sentence about a head's role at a moment and at the end. @type {(history: TrainingHistory, roles: RoleHistory, at: number, layer: number, head: number) => string} */
export function roleSentence({ steps }, roles, at, layer, head) {
  const name = say('model-layer-head-title', { layer: layer + 1, head: head + 1 }),
    [now, final] = [roles.role[at][layer][head], roles.role[steps.length - 1][layer][head]],
    start = since(roles, layer, head),
    from = say('model-step-start', { start: format.thousands(steps[start]) }),
    strength = format.percent(roles.strength[at][layer][head]);
  if (now === 'mixed' && final === 'mixed') return say('model-mixed-moment-end', { name });
  if (now === 'mixed') return say('model-still-mixed-here-from', { name, final: roleDoes(final), from });
  const does = say('model-here-with-attention', { name, now: roleDoes(now), strength });
  if (now === final && at >= start) return say('model-and-has-since', { does, from });
  return final === 'mixed' ? say('model-end-mixed', { does }) : say('model-end', { does, final: roleDoes(final) });
}

/** Return a sentence with the number of heads that have a role at the end, and the step by which half of them had it. @type {(history: TrainingHistory, roles: RoleHistory) => string} */
export function bornSentence({ steps }, roles) {
  const last = roles.role[steps.length - 1],
    starts = last
      .flatMap((heads, layer) => heads.map((role, head) => (role === 'mixed' ? -1 : since(roles, layer, head))))
      .filter((start) => start >= 0)
      .sort((a, b) => a - b),
    all = last.length * last[0].length;
  if (!starts.length) return say('model-none-these-heads-has', { all });
  const half = format.thousands(steps[starts[Math.ceil(starts.length / 2) - 1]]);
  return say('model-these-heads-have', { count: starts.length, all, half });
}
