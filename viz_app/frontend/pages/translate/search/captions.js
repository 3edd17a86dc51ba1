/* Captions of a search tree: of a node, of its path, and of its rank. */
/** @import { Node, Tree } from './tree.js' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { create } from '../../../widgets/dom.js';
import { ordinal } from './layout.js';
import { finishedOf, lengthNorm, pathOf, scoreOf } from './tree.js';

/** @typedef {import('./section.js').Look} Look */

/** Return "73 %". @param {Node} node */
export const chance = ({ logProbability }) => format.percent(Math.exp(logProbability));

/** @type {(tree: Pick<Tree, 'nodes'>, node: Node) => string} */
const before = ({ nodes }, { parent }) => format.quoted(nodes[parent]?.piece ?? '<s>');

/** Return "log p −3.28 ÷ 5.40 = −0.609". @param {Node} node @param {number} penalty */
const sumOf = (node, penalty) =>
  say('translate-log-p-2', {
    sum: format.number(node.sum),
    step: format.number(lengthNorm(node.step + 1, penalty)),
    node: format.number(scoreOf(node, penalty), 3),
  });

/** Return the winner over a pruned node: "by ‘Hund’, 4th, log p −2.31 against −2.90". @type {(tree: Tree, node: Node) => string} */
function beaten({ nodes, kind }, node) {
  const winner = nodes[node.beatenBy];
  if (!winner) return '';
  const by = format.quoted(winner.piece);
  if (kind !== 'beam') return say('translate-by-winner', { by, winner: chance(winner) });
  return say('translate-after-log-p-against', {
    by,
    winner: before({ nodes }, winner),
    sum: format.number(node.sum),
    sumB: format.number(winner.sum),
  });
}

/** Return a clause about the outcome of a node. @type {(tree: Tree, node: Node, penalty: number) => string} */
export function fateOf(tree, node, penalty) {
  const pool = finishedOf(tree, penalty),
    place = pool.findIndex(({ at }) => at === node.at);
  if (node.fate === 'pruned')
    return tree.kind === 'sample'
      ? say('translate-not-drawn')
      : `${tree.kind === 'beam' ? 'pruned, beaten' : 'beaten'} ${beaten(tree, node)}`;
  if (place >= 0 && tree.kind === 'beam')
    return `${place ? `${ordinal(place)} of ${pool.length} finished` : 'the best of the finished'}: ${sumOf(node, penalty)}`;
  if (node.fate === 'ended' && tree.kind === 'beam')
    return say('translate-ended-not-among-best', { count: pool.length, node: sumOf(node, penalty) });
  return { beam: 'kept', greedy: 'written', sample: 'drawn', path: 'written' }[tree.kind];
}

/** Return the tooltip of a node, which is also read aloud. @type {(tree: Tree, node: Node, penalty: number) => string} */
export function describe(tree, node, penalty) {
  const first = say('translate-after-piece-node-tree', {
      piece: format.label(node.piece),
      node: chance(node),
      tree: before(tree, node),
    }),
    rank =
      tree.kind === 'beam'
        ? `${ordinal(node.rank)} of ${tree.steps[node.step].length} at step ${node.step + 1}, `
        : `step ${node.step + 1}, `;
  return say('translate-log-p-so-far', {
    first,
    rank,
    tree: fateOf(tree, node, penalty),
    sum: format.number(node.sum),
  });
}

/** Return the pieces of a path as text. @param {Node[]} path */
export const textOf = (path) =>
  path
    .filter(({ piece }) => piece !== '</s>')
    .map(({ piece }) => piece)
    .join('')
    .replaceAll('▁', ' ')
    .trim();

/** Return the number of finished targets through a node. @type {(look: Look, node: Node) => number} */
const through = ({ tree, penalty }, node) =>
  finishedOf(tree, penalty).filter(({ at }) => pathOf(tree, at).some((one) => one.at === node.at)).length;

/** Return a sentence about the tokens that a sampled token was drawn from. @param {Look} look @param {Node} node */
function drawNodes({ state: { run } }, { step }) {
  const { drawn, forced } = run.steps[step];
  if (forced || !drawn) return forced ? ' It was forced, not drawn.' : '';
  const [tokens, mass, probability] = drawn;
  return ` Drawn with ${format.percent(probability)} from ${format.thousands(tokens)} tokens, which have ${format.percent(mass)} together.`;
}

/** Return the path as text, with its outcome. @param {Look} look @param {Node} last */
function wholeNodes(look, last) {
  const { tree, path, end, penalty } = look,
    name = create('b', '', textOf(end ? pathOf(tree, end.at) : path) || say('translate-end'), { dir: 'auto' }),
    goes = tree.kind === 'beam' && last.fate === 'kept' && end ? through(look, last) : 0,
    more = goes ? `; ${goes} finished ${goes === 1 ? 'translation goes' : 'translations go'} through it` : '';
  return [name, ` ${is(tree)}${fateOf(tree, last, penalty)}${more}. `];
}

/** Return sentences about the chosen path and its outcome. @param {Look} look @returns {(string | HTMLElement)[]} */
export function tellNodes(look) {
  const { tree, path, end, state } = look,
    last = end ?? path.at(-1),
    node = path[Math.min(state.sel.step, path.length - 1)];
  if (!last || !node) return [say('translate-visible-path-not-tree')];
  const step = create('b', 'gf-acc', format.quoted(node.piece)),
    here = ` ${chance(node)} after ${before(tree, node)}, log p ${format.number(node.sum)} so far.`,
    sampled = tree.kind === 'sample' && !end ? drawNodes(look, node) : '',
    isElsewhere = end && end === path.at(-1) && path.length > 0;
  return [
    ...wholeNodes(look, last),
    `Step ${node.step + 1}: `,
    step,
    here + sampled,
    isElsewhere ? ' The other tabs show the translation.' : '',
    tree.kind === 'path'
      ? ' The search of this model keeps no tree, so only the path of its translation is shown.'
      : '',
  ];
}

/** @param {Tree} tree */
const is = ({ kind }) => (kind === 'beam' ? 'is ' : 'was ');
