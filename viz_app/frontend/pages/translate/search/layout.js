/* The layout of a search tree. Each step is a column: ranked ends at the top, then kept nodes by rank, then pruned
   nodes. `neighbour` returns the node that an arrow key goes to. */
/** @import { Node, Tree } from './tree.js' */
import { say } from '../../../state/say.js';
import * as format from '../../../state/format.js';
import { finishedOf, scoreOf } from './tree.js';

const SIZES = {
  wide: { end: 28, kept: 36, lost: 19, box: 24, gap: [10, 52] },
  phone: { end: 44, kept: 48, lost: 30, box: 30, gap: [22, 40] },
};
const FONT = { kept: 13, lost: 11 }; // px
const PADDING = { kept: 14, lost: 8 };
const END = 72, // px, width of an end with its score
  LOST_AT_MOST = 60,
  LEAST = 36,
  TOP = 22; // px for the numbers of the steps

/** @typedef {{ x: number, y: number, width: number, height: number, row: 'end' | 'kept' | 'lost' }} Spot the middle of its left side */
/** @typedef {{ spots: Spot[], columns: { x: number, width: number }[], rows: { y: number, name: string }[], width: number, height: number, mass: number }} Layout */

/** Return the text in a node's box: its token, or the score of a ranked end. @type {(tree: Tree, node: Node, row: Spot['row'], penalty: number) => string} */
export const nameOf = ({ kind }, node, row, penalty) =>
  row === 'end' && kind === 'beam' ? format.number(scoreOf(node, penalty), 3) : format.label(node.piece);

/** Return the nodes of each step by row, each row sorted by rank. @param {Tree} tree @param {Set<number>} ranked */
function rowsOf({ steps }, ranked) {
  return steps.map((nodes) => ({
    end: nodes.filter(({ at, fate }) => fate === 'ended' && ranked.has(at)),
    kept: nodes.filter(({ fate }) => fate === 'kept'),
    lost: nodes.filter(({ at, fate }) => fate === 'pruned' || (fate === 'ended' && !ranked.has(at))),
  }));
}

/** Return the ranked ends. @param {Tree} tree @param {number} penalty */
export const rankedOf = (tree, penalty) => new Set(finishedOf(tree, penalty).map(({ at }) => at));

/** @param {number[]} sizes */
const most = (sizes) => Math.max(0, ...sizes);

/**
 * @param {Tree} tree
 * @param {{ penalty: number, room: number, phone: boolean, measure: (text: string, px: number) => number }} how
 * @returns {Layout}
 */
export function layoutOf(tree, { penalty, room, phone, measure }) {
  const size = SIZES[phone ? 'phone' : 'wide'],
    steps = rowsOf(tree, rankedOf(tree, penalty)),
    [ends, kept, lost] = [
      most(steps.map((s) => s.end.length)),
      most(steps.map((s) => s.kept.length)),
      most(steps.map((s) => s.lost.length)),
    ];
  const mass = tree.kind === 'sample' ? 20 : 0,
    top = TOP + mass,
    keptAt = top + ends * size.end + 4,
    lostAt = keptAt + kept * size.kept + 8;
  const wide = widthBy(measure),
    widths = steps.map((s) =>
      Math.max(
        LEAST,
        s.end.length ? END : 0,
        ...s.kept.map((n) => wide(n, 'kept')),
        ...s.lost.map((n) => wide(n, 'lost')),
      ),
    );
  const free = (room - widths.reduce((sum, width) => sum + width, 0) - 8) / Math.max(1, widths.length - 1),
    gap = Math.max(size.gap[0], Math.min(size.gap[1], free));
  const spots = /** @type {Spot[]} */ ([]);
  let x = 4;
  const columns = steps.map((s, i) => {
    const column = { x, width: widths[i] };
    s.end.forEach((n, k) => (spots[n.at] = spot(x, top + (ends - 1 - k + 0.5) * size.end, END, size.box, 'end')));
    s.kept.forEach(
      (n, k) => (spots[n.at] = spot(x, keptAt + k * size.kept + size.box / 2, wide(n, 'kept'), size.box, 'kept')),
    );
    s.lost.forEach(
      (n, k) => (spots[n.at] = spot(x, lostAt + (k + 0.5) * size.lost, wide(n, 'lost'), size.lost - 1, 'lost')),
    );
    x += widths[i] + gap;
    return column;
  });
  const rows = [
    ...(mass ? [{ y: TOP + mass / 2, name: titleOf('mass') }] : []),
    ...(ends ? [{ y: top + (ends - 0.5) * size.end, name: titleOf('ended') }] : []),
    ...Array.from({ length: kept }, (_, k) => ({
      y: keptAt + k * size.kept + size.box / 2,
      name: tree.kind === 'beam' ? ordinal(k) : titleOf('path'),
    })),
    ...(lost ? [{ y: lostAt + size.lost / 2, name: titleOf(tree.kind === 'beam' ? 'pruned' : 'instead') }] : []),
  ];
  return { spots, columns, rows, width: x - gap + 4, height: lostAt + lost * size.lost + 4, mass: TOP };
}

/** @param {'mass' | 'ended' | 'pruned' | 'path' | 'instead'} row */
const titleOf = (row) => say('translate-tree-row', { row });

/** @param {(text: string, px: number) => number} measure */
function widthBy(measure) {
  return (/** @type {Node} */ { piece }, /** @type {'kept' | 'lost'} */ row) => {
    const width = measure(format.label(piece), FONT[row]) + PADDING[row];
    return row === 'lost' ? Math.min(LOST_AT_MOST, width) : Math.max(LEAST, width);
  };
}

/** @type {(x: number, y: number, width: number, height: number, row: Spot['row']) => Spot} */
const spot = (x, y, width, height, row) => ({ x, y, width, height, row });

/** Return 1st, 2nd, 3rd, 4th. @param {number} place counted from 0 */
export const ordinal = (place) => say('translate-ordinal', { place: place + 1 });

/**
 * Return the node that a key goes to; undefined if there is none, null for another key.
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
