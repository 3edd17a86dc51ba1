/* The moments of a training as they come from the server, unpacked. */
import { allowedCells, levels, percent } from '../../state/codec.js';
import * as words from '../../state/words.js';

/** @import { Learned, LearnedMap, LearnedPayload, LearnedSentence } from './types' */

/** @type {(plain: LearnedPayload['sentences'][number]['maps'][string], moments: number, sentence: { source: string[], target: string[] }, name: string) => LearnedMap} */
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

/** @param {{ payload: LearnedPayload | null, why: string }} reply @returns {Learned | string} why there is nothing */
export function readLearned({ payload, why }) {
  if (!payload) return why;
  const sentences = payload.sentences.map((one) => {
    const named = Object.entries(one.maps).map(([name, map]) => [name, readMap(map, payload.steps.length, one, name)]);
    return /** @type {LearnedSentence} */ ({ ...one, maps: Object.fromEntries(named) });
  });
  return { ...payload, sentences };
}

/** What a head looks at most, in whole per cent. @type {(map: LearnedMap, at: number, layer: number, head: number) => string} */
export function strongest(map, at, layer, head) {
  const all = map.levels(at, layer, head);
  let best = 0;
  for (let cell = 1; cell < all.length; cell++) if (all[cell] > all[best]) best = cell;
  const [row, column] = [Math.floor(best / map.keys.length), best % map.keys.length];
  return `most: ${words.label(map.queries[row])} → ${words.label(map.keys[column])} ${percent(all[best])}`;
}
