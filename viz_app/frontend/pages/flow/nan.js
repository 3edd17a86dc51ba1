/* A run of NaN: the parts of the model and the ways of its tokens, without a number. They are drawn hatched. */
/** @import { Facts, Line, MapName, Node, Part, Route, Step } from './types' */
import { say } from '../../state/say.js';

export const BROKEN = say('flow-run-has-nan');
const MOST_WAYS = 28; // tokens that are drawn

/** @param {Facts} facts @returns {[MapName, [number, number]][]} */
const mapsOf = ({ heads }) => /** @type {[MapName, [number, number]][]} */ (Object.entries(heads));

/** Return the parts of a prediction that has no number. @param {Facts} facts @param {number | null} step @returns {Step} */
export function nothing(facts, step) {
  const maps = mapsOf(facts),
    layers = Array.from({ length: maps[0]?.[1][0] ?? 0 }, (_, layer) => layer),
    part = (/** @type {string} */ key, /** @type {Partial<Part>} */ more = {}) => ({ key, value: NaN, ...more }),
    heads = maps.flatMap(([map, [, count]]) =>
      layers.flatMap((layer) =>
        Array.from({ length: count }, (_, head) => part(`${map}.${layer}.${head}`, { map, layer, head })),
      ),
    ),
    feedForwards = layers.map((layer) => part(`ffn.${layer}`, { layer })),
    none = (/** @type {number} */ count) => new Float32Array(count).fill(NaN);
  return {
    question: { step, token: '', id: -1, against: null, againstId: null },
    parts: [part('embedding'), part('positions'), ...heads, ...feedForwards, part('biases'), part('norm')],
    ...{ total: NaN, depths: [], otherDepths: [], looks: {}, notices: [] },
    words: {
      ...{ source: none(facts.source.length), target: none((step ?? -1) + 1), value: NaN, empty: NaN },
      ...{ residual: null, error: null, settings: {} },
    },
  };
}

/** Return the way of each token through its stack, without a share. @param {Facts} facts @param {Record<string, number>} layers @param {number | null} step @returns {{ states: Map<string, Node>, lines: Line[], route: Route }} */
export function waysOf({ source }, layers, step) {
  const stacks = /** @type {['encoder' | 'decoder', number][]} */ ([
      ['encoder', source.length],
      ['decoder', (step ?? -1) + 1],
    ]),
    tokens = stacks.flatMap(([stack, count]) => Array.from({ length: count }, (_, place) => ({ stack, place }))),
    states = new Map(),
    lines = [];
  for (const { stack, place } of tokens.slice(-MOST_WAYS))
    for (let depth = 0; depth <= (layers[stack] ?? 0); depth++) {
      const [id, from] = [depth, depth - 1].map((one) => `${stack}.${one}.${place}`),
        layer = depth - 1;
      states.set(id, { id, stack, depth, place, share: NaN });
      if (depth)
        lines.push({
          ...{ map: stack, layer, query: place, key: place, from, to: id },
          ...{ own: NaN, share: NaN, head: -1 },
        });
    }
  return { states, lines, route: { lines, nodes: states, carried: NaN, atLeast: NaN } };
}
