/* Captions of a search tree: of a node, of its path, and of its rank. */
/** @import { Look } from './section.js' */
/** @import { Node, Tree } from './tree.js' */
import * as format from '../../../state/format.js';
import { pieces, say } from '../../../state/say.js';
import { create } from '../../../widgets/dom.js';
import { ordinal } from './layout.js';
import { finishedOf, lengthNorm, pathOf, scoreOf } from './tree.js';

/** Return "73 %". @param {Node} node */
export const chance = ({ logProbability }) => format.percent(Math.exp(logProbability));

/** @type {(tree: Pick<Tree, 'nodes'>, node: Node) => string} */
const before = ({ nodes }, { parent }) => format.quoted(nodes[parent]?.piece ?? '<s>');

/** Return "log p −3.28 ÷ 5.40 = −0.609". @param {Node} node @param {number} penalty */
const sumOf = (node, penalty) =>
  say('translate-log-p-divided', {
    sum: format.number(node.sum),
    step: format.number(lengthNorm(node.step + 1, penalty)),
    node: format.number(scoreOf(node, penalty), 3),
  });

/** Return the winner over a pruned node: "pruned, beaten by ‘Hund’ after ein: log p −2.31 against −2.90". @type {(tree: Tree, node: Node) => string} */
function beaten({ nodes, kind }, node) {
  const winner = nodes[node.beatenBy];
  if (!winner) return say('translate-beaten', { kind });
  const by = format.quoted(winner.piece);
  if (kind !== 'beam') return say('translate-beaten-by', { by, share: chance(winner) });
  return say('translate-pruned-beaten-by', {
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
  if (node.fate === 'pruned') return tree.kind === 'sample' ? say('translate-not-drawn') : beaten(tree, node);
  if (place >= 0 && tree.kind === 'beam')
    return say('translate-place-of-finished', {
      ...{ isBest: !place, place: ordinal(place), count: pool.length, sum: sumOf(node, penalty) },
    });
  if (node.fate === 'ended' && tree.kind === 'beam')
    return say('translate-ended-not-among-best', { count: pool.length, node: sumOf(node, penalty) });
  return say('translate-fate', { kind: tree.kind });
}

/** Return the tooltip of a node, which is also read aloud. @type {(tree: Tree, node: Node, penalty: number) => string} */
export function describe(tree, node, penalty) {
  return say('translate-node', {
    ...{ piece: format.label(node.piece), share: chance(node), before: before(tree, node) },
    ...{ isBeam: tree.kind === 'beam', rank: ordinal(node.rank), count: tree.steps[node.step].length },
    ...{ step: node.step + 1, fate: fateOf(tree, node, penalty), sum: format.number(node.sum) },
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
  if (forced || !drawn) return forced ? say('translate-was-forced') : '';
  const [tokens, mass, probability] = drawn;
  return say('translate-drawn-from', {
    ...{ share: format.percent(probability), tokens: format.thousands(tokens), mass: format.percent(mass) },
  });
}

/** Return the path as text, with its outcome. @param {Look} look @param {Node} last */
function wholeNodes(look, last) {
  const { tree, path, end, penalty } = look,
    name = create('b', '', textOf(end ? pathOf(tree, end.at) : path) || say('translate-end'), { dir: 'auto' }),
    goes = tree.kind === 'beam' && last.fate === 'kept' && end ? through(look, last) : 0;
  return pieces('translate-path-is', {
    ...{ path: name, isBeam: tree.kind === 'beam', fate: fateOf(tree, last, penalty), goes },
  });
}

/** Return sentences about the chosen path and its outcome. @param {Look} look @returns {ReturnType<typeof pieces<globalThis.Node>>} */
export function tellNodes(look) {
  const { tree, path, end, state } = look,
    last = end ?? path.at(-1),
    node = path[Math.min(state.sel.step, path.length - 1)];
  if (!last || !node) return [say('translate-visible-path-not-tree')];
  const piece = create('b', 'gf-acc', format.quoted(node.piece)),
    isElsewhere = end && end === path.at(-1) && path.length > 0;
  const more = [
    tree.kind === 'sample' && !end ? drawNodes(look, node) : '',
    isElsewhere ? say('translate-other-tabs-show') : '',
    tree.kind === 'path' ? say('translate-keeps-no-tree') : '',
  ];
  return [
    ...wholeNodes(look, last),
    ' ',
    ...pieces('translate-step-of-path', {
      ...{ step: node.step + 1, piece, share: chance(node), before: before(tree, node), sum: format.number(node.sum) },
    }),
    ...more.filter(Boolean).map((sentence) => ` ${sentence}`),
  ];
}
