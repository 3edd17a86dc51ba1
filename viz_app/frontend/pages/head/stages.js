/* The explanation of each stage, with the numbers of this model. */
/** @import { Row } from './types' */
import * as format from '../../state/format.js';
import { fillText } from './row.js';

/** @type {[name: string, lines: string[]][]} */
export const STAGES = [
  ['Read', ['onehot', 'embedding', 'position', 'before', 'x']],
  ['Project', ['query', 'key', 'value']],
  ['Compare', ['scores']],
  ['Scale', ['scaled']],
  ['Mask', ['mask']],
  ['Softmax', ['weights', 'words']],
  ['Mix', ['mixed', 'output']],
  ['Join', ['joined', 'update']],
];

/** @param {Row} row */
function read({ layer, isCross }) {
  const start = `The token’s id picks one row of the embedding table, ${layer.dModel} numbers; its position is added.`;
  const bottom = layer.layer === 0 && !isCross;
  if (!layer.norm) return `${start} In this post-norm model the first sub-layer reads this sum directly as x.`;
  if (!layer.preNorm)
    return `${start} The layers below add to it and normalise each sum. x is the result of the LayerNorm after the sub-layer below.`;
  return `${start} ${bottom ? 'The sum is the start of the residual stream r.' : `The layers below have added their results: this is the residual stream r.`} This pre-norm model reads it through a LayerNorm: x.`;
}

/** @param {Row} row */
function project({ layer, isCross }) {
  const { dModel, dHead } = layer,
    other = isCross ? ' Keys and values are computed from the encoder’s output y, one for each source token.' : '';
  const scale = layer.queryScale === 1 ? '' : ` This model divides q and k by ${dHead}^¼ here.`;
  return `Three learned matrices turn ${dModel} numbers into ${dHead}: a query for this row (what it seeks), and for every token a key (what it offers) and a value (what it passes on).${other}${scale}`;
}

/** @param {Row} row */
function scale({ layer }) {
  const root = format.number(Math.sqrt(layer.dHead));
  if (layer.queryScale !== 1)
    return `Already done: q and k were each divided by ${layer.dHead}^¼, which divides their product by √${layer.dHead} = ${root}.`;
  return `A sum of ${layer.dHead} products spreads about √${layer.dHead} times as wide as one product. The division by √${layer.dHead} = ${root} undoes this. Otherwise the softmax would give almost all weight to one token.`;
}

/** @param {Row} row */
function mask({ layer, open, isCross }) {
  const closed = open.reduce((sum, isOpen) => sum + Number(!isOpen), 0),
    fill = fillText(layer),
    count = `${closed} token${closed === 1 ? '' : 's'}`;
  if (!closed && layer.map === 'decoder')
    return `Tokens that are not written yet would get ${fill}. This is the last row, so it may look at all of them.`;
  if (!closed)
    return `Tokens that may not be looked at would get ${fill}. In this row nothing is masked: a single sentence needs no padding, and ${isCross ? 'the whole source is known' : 'a token may look in both directions'}.`;
  return `Tokens that may not be looked at get ${fill}. Here: ${count}${layer.map === 'decoder' ? ` after this row, because ${closed === 1 ? 'it has' : 'they have'} not been written yet` : ' of padding'}.`;
}

/** @type {(row: Row) => string} */
const join = ({ layer }) =>
  `The results of all ${layer.heads} heads are joined side by side, ${layer.heads}\u00a0×\u00a0${layer.dHead}\u00a0=\u00a0${layer.heads * layer.dHead} numbers. One last matrix mixes them into the row’s update, which is added to the residual stream.`;

/** @type {((row: Row) => string)[]} */
const WHY = [
  read,
  project,
  ({ layer }) =>
    `Each key is compared with the query by a dot product. Large and positive: this token offers what the row seeks. Choose a token above to see its ${layer.dHead} products.`,
  scale,
  mask,
  () =>
    'The softmax divides exponentials by their sum. The scores become weights that add up to 1. A masked token gets exactly 0.',
  () =>
    'Every value vector is multiplied by its weight, and all are added up. The result comes mostly from the tokens that this head looked at.',
  join,
];
/** @type {(row: Row, stage: number) => string} */
export const whyOf = (row, stage) => WHY[stage](row);
