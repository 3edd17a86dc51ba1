/* The tree of a search: all its nodes, and its ends ranked under a length penalty. A run without a beam search is a
   tree too: one path, with the alternatives at each step. */
import * as codec from '../../../state/codec.js';

/** @import { Run, SearchPayload } from '../../../types' */

const FATES = ['kept', 'pruned', 'ended', 'chosen']; // by their numbers in the payload
const ROOT = 65_535;

/**
 * @typedef {object} Node one token that could be written
 * @property {number} at its place among all nodes
 * @property {number} step
 * @property {number} parent −1 at the first step
 * @property {string} piece
 * @property {number} id
 * @property {number} logProbability of this token alone
 * @property {number} sum of log-probabilities from the first step to here
 * @property {number} rank among the candidates of its step
 * @property {'kept' | 'pruned' | 'ended'} fate
 * @property {number} beatenBy the last node that was kept at its step; −1 for one that was not pruned
 */

/**
 * @typedef {object} Tree
 * @property {'beam' | 'greedy' | 'sample' | 'path'} kind `path` for a search that keeps no tree
 * @property {number} width the number of kept nodes in a step, and of ranked ends
 * @property {Node[]} nodes
 * @property {Node[][]} steps
 * @property {number[]} ends nodes that finished targets end with
 */

/** Return the divisor of the log-probability of a target of this length, as `core.decoding.length_norm`. @type {(length: number, penalty: number) => number} */
export const lengthNorm = (length, penalty) => ((5 + length) / 6) ** penalty;

/** @type {(node: Node, penalty: number) => number} */
export const scoreOf = ({ sum, step }, penalty) => sum / lengthNorm(step + 1, penalty);

/** Return the nodes from the first step to this one. @type {(tree: Tree, at: number) => Node[]} */
export function pathOf({ nodes }, at) {
  const path = [];
  for (let node = nodes[at]; node; node = nodes[node.parent]) path.push(node);
  return path.reverse();
}

/** Return the ranked ends, best first: as many as the beam is wide. @type {(tree: Tree, penalty: number) => Node[]} */
export const finishedOf = ({ ends, nodes, width }, penalty) =>
  ends
    .map((at) => nodes[at])
    .sort((a, b) => scoreOf(b, penalty) - scoreOf(a, penalty))
    .slice(0, width);

/** Return the nodes by step. In each step, the last kept node beats all pruned ones. @param {Node[]} nodes */
function stepsOf(nodes) {
  const steps = /** @type {Node[][]} */ ([]);
  for (const node of nodes) (steps[node.step] ??= []).push(node);
  for (const step of steps) {
    const last = step.filter(({ fate }) => fate === 'kept').at(-1)?.at ?? -1;
    for (const node of step) if (node.fate === 'pruned') node.beatenBy = last;
  }
  return steps;
}

/** @param {SearchPayload} payload @param {number} width @returns {Tree} */
export function readTree({ tokens, steps: counts, finished, nodes: packed }, width) {
  const bytes = codec.base85(packed),
    view = new DataView(bytes.buffer),
    stepAt = counts.flatMap((count, step) => Array.from({ length: count }, () => step)),
    n = stepAt.length;
  const nodes = /** @type {Node[]} */ ([]);
  for (let at = 0; at < n; at++) {
    const parent = view.getUint16(4 * n + 2 * at, true),
      [piece, id] = tokens[view.getUint16(6 * n + 2 * at, true)],
      name = FATES[bytes[9 * n + at]],
      fate = /** @type {Node['fate']} */ (name === 'chosen' ? 'kept' : name),
      logProbability = view.getFloat32(4 * at, true),
      sum = logProbability + (parent === ROOT ? 0 : nodes[parent].sum);
    const place = { at, step: stepAt[at], parent: parent === ROOT ? -1 : parent };
    nodes.push({ ...place, piece, id, logProbability, sum, rank: bytes[8 * n + at], fate, beatenBy: -1 });
  }
  const parents = new Set(nodes.map(({ parent }) => parent)),
    last = nodes[finished[0]];
  // The payload marks the best path as chosen, its last node too. This node is an end if it has no children and ended
  // with the end token.
  if (last && !parents.has(last.at) && isEnd(nodes, last)) last.fate = 'ended';
  const ends = nodes.filter(({ at, fate }) => fate === 'ended' || finished.includes(at)).map(({ at }) => at);
  return { kind: 'beam', width, nodes, steps: stepsOf(nodes), ends };
}

/** Return true if a finished node ended with the end token: its piece is the token, or other ends have the same id. @type {(nodes: Node[], last: Node) => boolean} */
const isEnd = (nodes, last) =>
  last.piece === '</s>' || nodes.some(({ fate, id }) => fate === 'ended' && id === last.id);

/**
 * Return the tree of a run without a beam search: its path, with the likeliest alternatives.
 * @param {Pick<Run, 'steps'>} run
 * @param {Tree['kind']} kind
 * @returns {Tree}
 */
export function treeOfSteps({ steps }, kind) {
  const nodes = /** @type {Node[]} */ ([]);
  let parent = -1;
  steps.forEach((step, index) => {
    const listed = step.top.some(([, , id]) => id === step.id),
      all = listed ? step.top : [...step.top, /** @type {const} */ ([step.token, step.log_probability, step.id])],
      before = nodes[parent]?.sum ?? 0,
      first = nodes.length;
    all.forEach(([piece, given, id], rank) => {
      const logProbability = given ?? -Infinity,
        isEndOfAll = index === steps.length - 1 && piece === '</s>',
        fate = id !== step.id ? 'pruned' : isEndOfAll ? 'ended' : 'kept',
        place = { at: first + rank, step: index, parent };
      nodes.push({ ...place, piece, id, logProbability, sum: before + logProbability, rank, fate, beatenBy: -1 });
    });
    parent = first + all.findIndex(([, , id]) => id === step.id);
  });
  const tree = { kind, width: 1, nodes, steps: stepsOf(nodes), ends: parent < 0 ? [] : [parent] };
  const end = nodes[parent];
  // At the last step the end beats all others.
  for (const node of tree.steps[end?.step] ?? []) if (node.fate === 'pruned') node.beatenBy = parent;
  return tree;
}

/** Return the tree of a run. @param {Run} run @param {{ kind: string, beam?: number }} decoding */
export function treeOf(run, { kind, beam = 1 }) {
  if (run.search) return readTree(run.search, beam);
  return treeOfSteps(run, kind === 'beam' ? 'path' : kind === 'sample' ? 'sample' : 'greedy');
}

/** Return the node at the end of these tokens, or undefined. @type {(tree: Tree, ids: number[]) => Node | undefined} */
export function nodeOn({ steps }, ids) {
  let parent = -1;
  /** @type {Node | undefined} */
  let found;
  for (const [step, id] of ids.entries()) {
    found = steps[step]?.find((node) => node.id === id && node.parent === parent);
    if (!found) return undefined;
    parent = found.at;
  }
  return found;
}
