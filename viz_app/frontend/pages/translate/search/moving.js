/* Where an arrow leads in a tree. */
import { rankedOf, rowsOf } from './layout.js';

/** @import { Node, Tree } from './tree.js' */

/**
 * The node that a key leads to: undefined where there is none, null for another key.
 * @param {Tree} tree
 * @param {Node} node
 * @param {string} key
 * @param {number} penalty
 * @returns {Node | undefined | null}
 */
export function neighbour(tree, node, key, penalty) {
  const { nodes, steps } = tree;
  if (key === 'ArrowLeft') return nodes[node.parent];
  if (key === 'ArrowRight') {
    const children = (steps[node.step + 1] ?? []).filter(({ parent }) => parent === node.at);
    return children.find(({ fate }) => fate !== 'pruned') ?? children[0];
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const { end, kept, lost } = rowsOf(tree, rankedOf(tree, penalty))[node.step],
    column = [...end.toReversed(), ...kept, ...lost],
    by = key === 'ArrowUp' ? -1 : 1;
  return column[column.findIndex(({ at }) => at === node.at) + by];
}
