/* The explanation of each stage, with the numbers of this model. */
/** @import { Row } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { fillText } from './row.js';

/** @type {[name: string, lines: string[]][]} */
export const STAGES = [
  [say('head-read'), ['onehot', 'embedding', 'position', 'before', 'x']],
  [say('head-project'), ['query', 'key', 'value']],
  [say('head-compare'), ['scores']],
  [say('head-scale'), ['scaled']],
  [say('head-mask'), ['mask']],
  [say('head-softmax'), ['weights', 'words']],
  [say('head-mix'), ['mixed', 'output']],
  [say('head-join'), ['joined', 'update']],
];

/** @param {Row} row */
function read({ layer, isCross }) {
  const { dModel } = layer;
  const bottom = layer.layer === 0 && !isCross;
  if (!layer.norm) return say('head-post-norm-model-first', { dModel });
  if (!layer.preNorm) return say('head-layers-below-add', { dModel });
  return say('head-pre-norm-model-reads', { dModel, isBottom: Boolean(bottom) });
}

/** @param {Row} row */
function project({ layer, isCross }) {
  const { dModel, dHead, queryScale } = layer;
  return say('head-three-learned', { dModel, dHead, isCross, isDivided: queryScale !== 1 });
}

/** @param {Row} row */
function scale({ layer }) {
  const root = format.number(Math.sqrt(layer.dHead));
  if (layer.queryScale !== 1) return say('head-already-done-q-k', { dHead: layer.dHead, root });
  return say('head-sum-products-spreads', { dHead: layer.dHead, root });
}

/** @param {Row} row */
function mask({ layer, open, isCross }) {
  const closed = open.reduce((sum, isOpen) => sum + Number(!isOpen), 0),
    fill = fillText(layer);
  if (!closed && layer.map === 'decoder') return say('head-tokens-not-written', { fill });
  if (!closed) return say('head-tokens-may-not-be', { fill, isCross });
  return say('head-tokens-may-not-be-looked', { fill, isDecoder: layer.map === 'decoder', closed });
}

/** @type {(row: Row) => string} */
const join = ({ layer }) =>
  say('head-results-all-heads', { heads: layer.heads, dHead: layer.dHead, headsB: layer.heads * layer.dHead });

/** @type {((row: Row) => string)[]} */
const WHY = [
  read,
  project,
  ({ layer }) => say('head-each-key-compared', { dHead: layer.dHead }),
  scale,
  mask,
  () => say('head-softmax-divides'),
  () => say('head-every-value-vector'),
  join,
];
/** @type {(row: Row, stage: number) => string} */
export const whyOf = (row, stage) => WHY[stage](row);
