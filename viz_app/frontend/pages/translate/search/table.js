/* The tree as a table: every node with its numbers and what became of it. */
import * as words from '../../../state/words.js';
import { create } from '../../../widgets/dom.js';
import { table, tableFrame } from '../../../widgets/table.js';
import { chance, fateOf } from './words.js';

/** @import { Tree } from './tree.js' */
/** @typedef {import('./section.js').Look} Look */

/** @param {Tree} tree */
export function buildTable(tree) {
  const element = tableFrame('The search tree in numbers');
  return {
    element,
    /** @param {Look} look @param {boolean} isTable */
    draw({ path, penalty }, isTable) {
      element.hidden = !isTable;
      if (!isTable) return;
      const on = new Set(path.map(({ at }) => at));
      const rows = tree.nodes.map((node) => ({
        name: `${node.step + 1}`,
        cells: [
          create('span', '', words.label(node.piece), { dir: 'auto' }),
          create('span', '', words.label(tree.nodes[node.parent]?.piece ?? '<s>'), { dir: 'auto' }),
          chance(node),
          words.number(node.sum, 3),
          fateOf(tree, node, penalty),
        ],
        isChosen: on.has(node.at),
      }));
      const columns = ['step', 'token', 'after', 'p', 'log p so far', 'what became of it'];
      element.replaceChildren(table({ caption: 'Search tree', columns, rows }));
    },
  };
}
