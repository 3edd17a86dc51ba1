// @ts-nocheck
/* What a cell is the result of: its terms one by one, and the steps to the number that the run had there. */
import * as words from '../../state/words.js';
import { signs } from './formulas.js';
import { fillText, reason } from './row.js';
import { linePainters } from './lines.js';

const KEYED = ['scores', 'scaled', 'mask', 'weights'];
const BASE = 10000; // of the sinusoidal wavelengths

const four = (value) => words.number(value, 4);
const signedFour = (value) => words.signed(value, 4);
const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);
const times = (a, b) => Array.from(a, (value, i) => value * b[i]);
const amount = (value) => (value >= 1e4 || (value > 0 && value < 0.005) ? words.tiny(value) : words.number(value));
const name = (piece) => words.quoted(piece);
const ordinal = (place, count) => `number ${place + 1} of ${words.thousands(count)}`;

/** q·k of the row and one key, carried on to the stage of the line. */
function keyed(r, id, j) {
  const { layer } = r,
    root = Math.sqrt(layer.dHead),
    open = r.open[j],
    scaled = r.scaled[j];
  const total = r.scaled.reduce((sum, value, k) => sum + (r.open[k] ? Math.exp(value) : 0), 0);
  const lines = [
    [signs.dot, `sum of the ${layer.dHead} products`, four(r.scores[j])],
    [
      signs.root,
      layer.queryScale === 1 ? `${words.number(r.scores[j])} ÷ ${words.number(root)}` : 'done already, in q and k',
      four(scaled),
    ],
    [signs.mask, open ? 'may look, + 0' : `may not look: ${reason(r, j)}`, open ? four(scaled) : fillText(layer)],
    [signs.softmax, `${open ? amount(Math.exp(scaled)) : '0'} ÷ ${amount(total)}`, four(r.weights[j])],
  ];
  const series = [
    ['q', r.query],
    ['k', r.key(j)],
    ['q · k', times(r.query, r.key(j))],
  ];
  return {
    title: [['', name(layer.queries[r.i])], [' looking at '], ['', name(layer.keys[j])]],
    series,
    lines: lines.slice(0, KEYED.indexOf(id) + 1),
  };
}

/** A number of q, k, v or of the update: a row times a column of a learned matrix, which arrives on request. */
function projected({ of, who, names, source, matrix, head, column, value, scale = 1, root = 1 }) {
  return {
    title: [[of], ['', who], [`, ${ordinal(column, value.length)}`]],
    needs: { matrix, head, column },
    pending: [[names[0], source]],
    complete({ weights, bias }) {
      const sum = dot(source, weights),
        lines = [[signs.sum, `sum of the ${words.thousands(source.length)} products`, four(sum)]];
      if (bias !== 0) lines.push([signs.bias, `learned, ${signedFour(bias)}`, four(sum + bias)]);
      if (scale !== 1) lines.push([signs.fourth, `÷ ${words.number(root)}`, four((sum + bias) * scale)]);
      lines.at(-1)[2] = four(value[column]);
      return {
        series: [
          [names[0], source],
          [names[1], weights],
          [`${names[0]} · ${names[1]}`, times(source, weights)],
        ],
        lines,
      };
    },
  };
}

function projection(r, { id, part, place }) {
  const { layer, head } = r,
    scale = id === 'value' ? 1 : layer.queryScale,
    y = r.isCross ? 'y' : 'x';
  const common = { matrix: id, head, column: place, scale, root: layer.dHead ** 0.25 };
  if (id === 'query')
    return projected({
      ...common,
      of: 'Query of ',
      who: name(layer.queries[r.i]),
      names: ['x', 'W'],
      source: r.x,
      value: r.query,
    });
  const value = id === 'key' ? r.key(part) : r.value(part);
  return projected({
    ...common,
    of: id === 'key' ? 'Key of ' : 'Value of ',
    who: name(layer.keys[part]),
    names: [y, 'W'],
    source: r.y(part),
    value,
  });
}

const update = (r, { place }) =>
  projected({
    of: 'Update of ',
    who: name(r.layer.queries[r.i]),
    names: ['z', 'W'],
    source: r.joined,
    matrix: 'output',
    head: 0,
    column: place,
    value: r.update,
  });

function mixed(r, { part: j, place }) {
  const line = r.open[j]
    ? [signs.times, `${four(r.weights[j])} × ${signedFour(r.value(j)[place])}`, four(r.weights[j] * r.value(j)[place])]
    : ['', `may not look: ${reason(r, j)}`, '0'];
  return {
    title: [['What '], ['', name(r.layer.keys[j])], [` gives, ${ordinal(place, r.layer.dHead)}`]],
    series: [['v', r.value(j)]],
    lines: [line],
  };
}

function output(r, { place }) {
  const column = Array.from({ length: r.n }, (_, j) => (r.open[j] ? r.value(j)[place] : 0));
  const series = [
    ['a', r.weights],
    ['v', column],
    ['a · v', times(r.weights, column)],
  ];
  return {
    title: [['Output of head '], ['', String(r.head + 1)], [`, ${ordinal(place, r.layer.dHead)}`]],
    series,
    tokens: r.layer.keys,
    lines: [[signs.sum, `sum of the ${r.n} products`, four(r.output[place])]],
  };
}

const joined = (r, { part, place }) => ({
  title: [['Output of head '], ['', String(part + 1)], [`, ${ordinal(place, r.layer.dHead)}`]],
  lines: [
    [
      'z',
      `place ${part * r.layer.dHead + place + 1} of ${r.joined.length} side by side`,
      four(r.joined[part * r.layer.dHead + place]),
    ],
  ],
});

function oneHot(r) {
  const { ids, vocabulary, dModel, queries } = r.layer,
    id = words.thousands(ids[r.i]);
  const lines = [
    ['id', 'the number of this piece', id],
    ['one-hot', `1 at place ${id}, 0 at ${words.thousands(vocabulary - 1)} others`, '1'],
    ['E', `picks row ${id} of the table`, `${dModel} numbers`],
  ];
  return { title: [['', name(queries[r.i])], [` is token ${id} of ${words.thousands(vocabulary)}`]], lines };
}

function embedding(r, { place }) {
  const { ids, embeddingScale: scale, dModel } = r.layer,
    value = r.embedding[place];
  const lines = [['E', `row ${words.thousands(ids[r.i])}, column ${place + 1}`, four(value / scale)]];
  if (scale !== 1) lines.push(['× √d', `${four(value / scale)} × ${words.number(scale)}`, four(value)]);
  return { title: [['Embedding of '], ['', name(r.layer.queries[r.i])], [`, ${ordinal(place, dModel)}`]], lines };
}

function position(r, { place }) {
  const { dModel, positions } = r.layer,
    angle = r.i / BASE ** ((place - (place % 2)) / dModel);
  const lines =
    positions === 'sinusoidal'
      ? [
          ['angle', `${r.i} ÷ ${words.thousands(BASE)}^(${place - (place % 2)}/${dModel})`, four(angle)],
          [place % 2 ? 'cos' : 'sin', 'of this angle', four(r.position[place])],
        ]
      : [['p', `learned, row ${r.i + 1}, column ${place + 1}`, four(r.position[place])]];
  return { title: [[`Position ${r.i}, counted from 0, ${ordinal(place, dModel)}`]], lines };
}

/** From embedding and position to the residual stream; a post-norm stack normalises in between, so its way is no sum. */
function stream(r, place) {
  const [e, p, total] = [r.embedding[place], r.position[place], r.before ? r.before[place] : r.x[place]],
    added = total - e - p;
  if (r.layer.norm && !r.layer.preNorm) return [['r', 'residual stream of the sub-layer below', four(total)]];
  const lines = [
    ['e', 'embedding', four(e)],
    ['+ p', `position ${signedFour(p)}`, four(e + p)],
  ];
  if (r.layer.layer > 0 || r.isCross) lines.push(['+ ⋯', `added below: ${signedFour(added)}`, four(total)]);
  return lines;
}

function normalised(r, place) {
  const { layer, before, mean, variance } = r,
    spread = Math.sqrt(variance + layer.norm.epsilon),
    centred = before[place] - mean;
  const [gain, bias] = [layer.arrays.gain.data[place], layer.arrays.bias.data[place]];
  return [
    ['− mean', `of all ${layer.dModel}: ${four(mean)}`, four(centred)],
    ['÷ spread', `of all ${layer.dModel}: ${four(spread)}`, four(centred / spread)],
    ['× gain', `learned, ${four(gain)}`, four((centred / spread) * gain)],
    ['+ bias', `learned, ${signedFour(bias)}`, four(r.x[place])],
  ];
}

const titled =
  (what) =>
  (r, { place }) => [[what], ['', name(r.layer.queries[r.i])], [`, ${ordinal(place, r.layer.dModel)}`]];
const before = (r, at) => ({ title: titled('Residual stream of ')(r, at), lines: stream(r, at.place) });
const x = (r, at) => ({
  title: titled('x of ')(r, at),
  lines: [...stream(r, at.place), ...(r.layer.norm ? normalised(r, at.place) : [])],
});

const KINDS = {
  onehot: oneHot,
  embedding,
  position,
  before,
  x,
  query: projection,
  key: projection,
  value: projection,
  mixed,
  output,
  joined,
  update,
};

/** The cell `at` = {id, part, place}: {title, series, lines}, or with `needs` what `complete(column)` adds later. */
export const cellOf = (r, at) => (KEYED.includes(at.id) ? keyed(r, at.id, at.part) : KINDS[at.id](r, at));

/** The number in a cell, as the run had it. */
export const valueAt = (r, { id, part, place }) =>
  (
    ({
      onehot: () => 1,
      mask: () => (r.open[part] ? 0 : (r.layer.fill ?? -Infinity)),
      key: () => r.key(part)[place],
      value: () => r.value(part)[place],
      mixed: () => (r.open[part] ? r.weights[part] * r.value(part)[place] : 0),
      joined: () => r.joined[part * r.layer.dHead + place],
    })[id] ?? (() => (KEYED.includes(id) ? r[id][part] : r[id][place]))
  )();

/** "q, number 7: +0.4213": a cell for the tooltip and for those who listen. */
export function tipOf(r, at) {
  const { layer } = r,
    line = linePainters[at.id],
    value = valueAt(r, at);
  if (at.id === 'onehot') return `token ${words.thousands(layer.ids[r.i])} of ${words.thousands(layer.vocabulary)}`;
  if (at.id === 'weights')
    return `${name(layer.keys[at.part])}\n${r.open[at.part] ? four(value) : `may not look: ${reason(r, at.part)}`}`;
  if (KEYED.includes(at.id)) return `${name(layer.keys[at.part])}\n${line.name} ${words.signed(value, 4)}`;
  const owner = line.perKey ? `${name(layer.keys[at.part])}, ` : at.id === 'joined' ? `head ${at.part + 1}, ` : '';
  return `${owner}${line.name}, number ${at.place + 1}\n${words.signed(value, 4)}`;
}
