/* The parts of a logit as rows of bars: the largest, by layer, or by word. This module does not use the page. */
/** @import { Attribution, Facts, MapName, Part, PartsReply, Row, Step } from './types' */
import { say } from '../../state/say.js';
import * as arrays from '../../state/arrays.js';
import * as format from '../../state/format.js';
import { readAttribution } from '../../state/question.js';

const SHOWN = 11; // rows of bars
const NARROW = 8; // on a phone
const INSIDE = 3; // rows inside an open one
/** @type {Record<string, string>} */
const TITLES = {
  positions: say('flow-its-position'),
  biases: say('flow-biases-of-attention'),
  norm: say('flow-shifts-of-norms'),
  output: say('flow-bias-of-the-label'),
  steering: say('flow-what-run-is-steered-by'),
};

/** Return the name of a head: what the heads of its map do, in a word, and its number. @param {MapName} map @param {number} layer @param {number} head */
export const headName = (map, layer, head) => say('flow-head', { map, head: `${layer + 1}.${head + 1}` });

/** @param {ArrayLike<number>} values */
export const sum = (values) => Array.from(values).reduce((all, one) => all + one, 0);
/** @template T @param {T[]} items @param {(item: T) => number} valueOf @returns {T[]} the largest first */
export const sorted = (items, valueOf) => items.toSorted((a, b) => Math.abs(valueOf(b)) - Math.abs(valueOf(a)));

/** Return the parts as a list. @param {PartsReply} reply @returns {Part[]} */
function listOf({ embedding, positions, norm, outputBias, steering, feedForward, biases, reads }) {
  const heads = Object.entries(reads).flatMap(([name, packed]) => {
    const map = /** @type {MapName} */ (name),
      array = arrays.unpack(packed),
      [layers, count] = array.shape;
    return Array.from({ length: layers * count }, (_, at) => {
      const [layer, head] = [Math.floor(at / count), at % count],
        own = arrays.at(array, layer, head);
      return { key: `${map}.${layer}.${head}`, map, layer, head, reads: own, value: sum(own) };
    });
  });
  return [
    { key: 'embedding', value: embedding },
    { key: 'positions', value: positions },
    ...heads,
    ...feedForward.map((value, layer) => ({ key: `ffn.${layer}`, layer, value })),
    { key: 'biases', value: sum(Object.values(biases).flat()) },
    { key: 'norm', value: norm },
    ...(outputBias ? [{ key: 'output', value: outputBias }] : []),
    ...(steering ? [{ key: 'steering', value: steering }] : []),
  ];
}

/** @param {any} reply @returns {Step} */
export const readStep = (reply) => ({
  ...reply,
  parts: listOf(reply.parts),
  ...{ total: reply.parts.total, depths: reply.parts.depths, otherDepths: reply.parts.otherDepths },
  words: readAttribution(reply.words),
  looks: Object.fromEntries(Object.entries(reply.looks).map(([map, packed]) => [map, arrays.unpack(packed)])),
});

/** Return the name of a token; a repeated one has its place, counted from 1. @param {string[]} tokens @param {number} at */
export function nameOf(tokens, at) {
  const isOnly = tokens.indexOf(tokens[at]) === tokens.lastIndexOf(tokens[at]);
  return format.quoted(tokens[at] ?? '') + (isOnly ? '' : format.superscript(at + 1));
}

/** Return the tokens that the heads of a map read. @param {Facts} facts @param {MapName} map */
const tokensOf = ({ source, target }, map) => (map === 'decoder' ? target : source);

/** Return the tokens from which most of a head's part comes, at most two. @param {Facts} facts @param {Part} part */
export function readBy(facts, { map, reads, value }) {
  if (!map || !reads) return [];
  const least = 0.22 * Math.max(Math.abs(value), 0.05); // less than that is one word of many
  return sorted([...reads.keys()], (at) => reads[at])
    .filter((at) => Math.abs(reads[at]) > least)
    .slice(0, 2)
    .map((at) => nameOf(tokensOf(facts, map), at));
}

/** Return the name of a part, and what a head read. @param {Facts} facts @param {string[]} read @param {Part} part @returns {{ name: string, about: string }} */
export function titleOf(facts, read, part) {
  const { key, map, layer = 0, head = 0 } = part;
  if (map) return { name: headName(map, layer, head), about: format.series(readBy(facts, part)) };
  if (key.startsWith('ffn')) return { name: say('flow-feed-forward', { layer: layer + 1 }), about: '' };
  const own = say('flow-embedding', { isOne: read.length > 0, token: nameOf(read, read.length - 1) });
  return { name: key === 'embedding' ? own : TITLES[key], about: '' };
}

/** Return items of which all but the first few are one. @template {{ value: number }} T @param {T[]} items @param {number} shown @param {(rest: T[], value: number) => T} together */
function folded(items, shown, together) {
  if (items.length <= shown + 1) return items;
  const rest = items.slice(shown);
  return [...items.slice(0, shown), together(rest, sum(rest.map(({ value }) => value)))];
}

/** @param {{ name: string, value: number, about?: string }[]} items */
const inside = (items) =>
  folded(
    sorted(items, ({ value }) => value),
    INSIDE,
    (rest, value) => ({ name: say('flow-others', { count: rest.length }), value }),
  );

/** Return what a head took from each token, beside where it looked. @param {Facts} facts @param {Step} found @param {Part} part */
function readsOf(facts, { looks }, { map, layer = 0, head = 0, reads = new Float32Array() }) {
  if (!map) return undefined;
  const shares = looks[map] && arrays.at(looks[map], layer, head),
    tokens = tokensOf(facts, map);
  return inside(
    [...reads].map((value, at) => ({
      name: nameOf(tokens, at),
      value,
      about: shares ? say('flow-looks', { share: format.share(shares[at]) }) : '',
    })),
  );
}

/** @typedef {Omit<Row, 'shown'>} Bare */

/** @param {Facts} facts @param {string[]} read @param {Step} found @param {boolean} isNarrow @returns {Bare[]} */
function largest(facts, read, found, isNarrow) {
  const rows = sorted(found.parts, ({ value }) => value).map((part) => ({
    ...{ key: part.key, part, value: part.value, inside: readsOf(facts, found, part) },
    ...titleOf(facts, read, part),
  }));
  return folded(/** @type {Bare[]} */ (rows), isNarrow ? NARROW : SHOWN, (rest, value) => ({
    ...{ key: 'rest', name: say('flow-others', { count: rest.length }), about: '', value },
    inside: inside(rest.map(({ name, about, value: own }) => ({ name: `${name} ${about}`.trim(), value: own }))),
  }));
}

/** @param {Facts} facts @param {string[]} read @param {Step} found @returns {Bare[]} */
function byLayer(facts, read, { parts }) {
  const rows = /** @type {Map<string, Bare>} */ (new Map());
  for (const part of parts) {
    const { map, layer = 0, value } = part,
      key = map ? `${map}.${layer}` : part.key,
      title = titleOf(facts, read, part),
      row = rows.get(key);
    if (row) row.value += value;
    else if (map)
      rows.set(key, { key, name: say('flow-heads-of-layer', { map, layer: layer + 1 }), about: '', value, inside: [] });
    else rows.set(key, { key, ...title, value });
    if (map) rows.get(key)?.inside?.push({ name: title.name, value, about: title.about });
  }
  const ordered = [...rows.values()].sort((a, b) => orderOf(a.key) - orderOf(b.key));
  return ordered.map((row) => (row.inside ? { ...row, inside: inside(row.inside) } : row));
}

/** Return where a row stands in the order of the model. @param {string} key */
function orderOf(key) {
  const [kind, layer] = key.split('.'),
    place = ['encoder', 'decoder', 'cross', 'ffn'].indexOf(kind);
  if (place < 0) return ['embedding', 'positions'].includes(kind) ? -1 : Infinity;
  return 4 * Number(layer) + place;
}

/** @param {Facts} facts @param {string[]} read @param {Attribution} words @param {boolean} isNarrow @returns {Bare[]} */
function byWord({ source, sides }, read, { source: own, target, empty }, isNarrow) {
  const side = (/** @type {string[]} */ tokens, /** @type {Float32Array} */ values, /** @type {string} */ about) =>
    [...values].map((value, at) => ({ key: `${about}.${at}`, name: nameOf(tokens, at), about, value }));
  const rows = [...side(source, own, sides[0]), ...side(read, target, say('flow-written'))],
    rest = folded(
      sorted(rows, ({ value }) => value),
      isNarrow ? NARROW : SHOWN,
      (few, value) => ({ key: 'rest', name: say('flow-other-words', { count: few.length }), about: '', value }),
    );
  return [...rest, { key: 'biases', name: say('flow-biases-and-shifts'), about: '', value: empty ?? 0 }];
}

/** Round the values so that their sum is the rounded total: those that lose most by rounding take the difference. @param {number[]} values @param {number} total */
export function rounded(values, total) {
  const cents = values.map((value) => Math.round(value * 100)),
    off = Math.round(total * 100) - sum(cents),
    by = Math.sign(off),
    order = [...values.keys()].sort((a, b) => by * (values[b] * 100 - cents[b] - values[a] * 100 + cents[a]));
  for (let i = 0; i < Math.abs(off); i++) cents[order[i % order.length]] += by;
  return cents.map((cent) => cent / 100);
}

/** Return the rows of bars in an order. @param {{ facts: Facts, read: string[], found: Step | null, by: string }} state @param {boolean} isNarrow @returns {Row[]} */
export function rowsOf({ facts, read, found, by }, isNarrow) {
  if (!found) return [];
  const rows =
    by === 'layer'
      ? byLayer(facts, read, found)
      : by === 'word'
        ? byWord(facts, read, found.words, isNarrow)
        : largest(facts, read, found, isNarrow);
  const shown = rounded(
    rows.map(({ value }) => value),
    found.total,
  );
  return rows.map((row, i) => ({ ...row, shown: shown[i] }));
}
