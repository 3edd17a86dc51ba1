/* The routes to an answer: what reaches it through which state, followed down from the state that writes. The same as
   `core.results.flow`; this module does not use the page. */
/** @import { Flow, FloatArray, Line, Node, Route } from './types' */
import * as arrays from '../../state/arrays.js';

const MOST_ROWS = 28; // tokens that are drawn
const MOSTLY = 0.3; // of the heads of a layer: the largest share below it is that of one head of many

/** @param {Node['stack']} stack @param {number} depth @param {number} place */
const idOf = (stack, depth, place) => `${stack}.${depth}.${place}`;

/** The states of a run with their shares, and the lines into them, from the answer down. */
class Followed {
  states = /** @type {Map<string, Node>} */ (new Map());
  lines = /** @type {Line[]} */ ([]);

  /** @param {Flow} flow */
  constructor(flow) {
    this.flow = flow;
  }

  /** @param {Node['stack']} stack @param {number} depth @param {number} place */
  share(stack, depth, place) {
    return this.states.get(idOf(stack, depth, place))?.share ?? 0;
  }

  /** @param {Node['stack']} stack @param {number} depth @param {number} place @param {number} share */
  add(stack, depth, place, share) {
    const id = idOf(stack, depth, place),
      node = this.states.get(id);
    if (node) node.share += share;
    else this.states.set(id, { id, stack, depth, place, share });
    return id;
  }

  /** Add the lines of one row of edges into a state. @param {Omit<Line, 'key' | 'from' | 'to' | 'own' | 'share' | 'head'>} line @param {Node} to @param {[Node['stack'], number]} below @param {ArrayLike<number>} row @param {number} [factor] */
  spread(line, to, [stack, depth], row, factor = 1) {
    for (let key = 0; key < row.length; key++) {
      const own = row[key] * factor;
      if (own > 0) {
        const from = this.add(stack, depth, key, to.share * own);
        this.lines.push({ ...line, key, from, to: to.id, own, share: to.share * own, head: this.#headOf(line, key) });
      }
    }
  }

  /** Return the head that brings most of an edge, or −1. @param {Pick<Line, 'map' | 'layer' | 'query'>} line @param {number} key */
  #headOf({ map, layer, query }, key) {
    const { heads, headShares } = this.flow;
    if (map === 'pool') return -1;
    const at = (/** @type {FloatArray | undefined} */ array) => (array ? arrays.at(array, layer, query)[key] : 0);
    return at(headShares[map]) > MOSTLY ? at(heads[map]) : -1;
  }

  /** Follow each state of a depth down. @param {Node['stack']} stack @param {number} depth @param {(node: Node) => void} act */
  each(stack, depth, act) {
    for (const node of [...this.states.values()]) if (node.stack === stack && node.depth === depth) act(node);
  }
}

/** Follow the answer of a step down, or the last state of a source token; a classifier has no step. @param {Flow} flow @param {number | null} step @param {number | null} [into] */
export function follow(flow, step, into = null) {
  const found = new Followed(flow),
    layers = flow.encoder.shape[0],
    row = (/** @type {FloatArray} */ array, /** @type {number[]} */ ...index) => arrays.at(array, ...index);
  if (into !== null) found.add('encoder', layers, into, 1);
  else if (step === null) {
    found.add('out', 0, 0, 1);
    const out = /** @type {Node} */ (found.states.get(idOf('out', 0, 0)));
    found.spread({ map: 'pool', layer: 0, query: 0 }, out, ['encoder', layers], flow.pool.data);
  } else found.add('decoder', flow.decoder.shape[0], step, 1);
  for (let layer = flow.decoder.shape[0] - 1; layer >= 0; layer--)
    found.each('decoder', layer + 1, (node) => {
      const query = node.place,
        stay = row(flow.stay, layer)[query];
      found.spread({ map: 'decoder', layer, query }, node, ['decoder', layer], row(flow.decoder, layer, query), stay);
      if (flow.cross.shape[2])
        found.spread({ map: 'cross', layer, query }, node, ['encoder', layers], row(flow.cross, layer, query));
    });
  for (let layer = layers - 1; layer >= 0; layer--)
    found.each('encoder', layer + 1, (node) => {
      const query = node.place;
      found.spread({ map: 'encoder', layer, query }, node, ['encoder', layer], row(flow.encoder, layer, query));
    });
  return found;
}

/** Return the lines of at least a share of the whole that such lines join to the answer. @param {{ states: Map<string, Node>, lines: Line[] }} followed @param {number} atLeast @returns {Route} */
export function routeOf({ states, lines }, atLeast) {
  const answer = lines[0]?.to ?? [...states.keys()][0],
    reached = new Map([[answer, 1]]),
    kept = [];
  for (const line of lines) {
    const above = reached.get(line.to);
    if (line.share < atLeast || above === undefined) continue;
    kept.push(line);
    reached.set(line.from, (reached.get(line.from) ?? 0) + above * line.own);
  }
  const nodes = new Map(),
    tokens = [];
  for (const [id, share] of reached) {
    const node = /** @type {Node} */ (states.get(id));
    nodes.set(id, node);
    if (node.depth === 0 && node.stack !== 'out') tokens.push(share);
  }
  const carried = tokens.reduce((sum, share) => sum + share, 0);
  return { lines: kept, nodes, carried: Math.min(1, carried), atLeast };
}

/** Return the last place for which a test holds, if it holds up to some place. @param {number} count @param {(at: number) => boolean} test */
function lastOf(count, test) {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (test(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Return the number of rows that a route needs. @param {Route} route */
const rowsOf = ({ nodes }) => new Set([...nodes.values()].map(({ stack, place }) => stack + place)).size;

/**
 * Return the fewest lines that still carry a share of the answer. If they need too many rows, there are fewer.
 * @param {{ states: Map<string, Node>, lines: Line[] }} followed
 * @param {number} carry
 */
export function carrying(followed, carry) {
  const sizes = [...new Set(followed.lines.map(({ share }) => share))].sort((a, b) => a - b),
    at = (/** @type {number} */ place) => routeOf(followed, sizes[place] ?? 0),
    wanted = lastOf(sizes.length, (place) => at(place).carried >= carry);
  if (rowsOf(at(wanted)) <= MOST_ROWS) return { route: at(wanted), isCut: false };
  const more = lastOf(sizes.length - wanted, (place) => rowsOf(at(wanted + place)) > MOST_ROWS);
  return { route: at(wanted + more + 1), isCut: true };
}

/** Return the ids of all states on the ways through a state. @param {Route} route @param {string} id */
export function through({ lines }, id) {
  const lit = new Set([id]);
  const along = (
    /** @type {Line[]} */ ordered,
    /** @type {'from' | 'to'} */ known,
    /** @type {'from' | 'to'} */ next,
  ) => {
    const seen = new Set([id]);
    for (const line of ordered) if (seen.has(line[known])) seen.add(line[next]);
    seen.forEach((one) => lit.add(one));
  };
  along(lines, 'to', 'from');
  along(lines.toReversed(), 'from', 'to');
  return lit;
}
