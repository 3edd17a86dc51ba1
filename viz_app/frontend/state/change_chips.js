/* The changes of a run as chips: what each says, and what takes it back. This module knows no page. */
/** @import { Change } from '../types' */
import { itemsOf } from './protocol.js';
import * as format from './format.js';
import { say } from './say.js';
import * as steering from './steering.js';

/** @typedef {{ name: string, text: string, undo: Change }} Chip */
/**
 * @typedef {object} Text the text as it was typed
 * @property {string[]} source its pieces, before any is left out
 * @property {{ source: number[] }} starts the index of the first piece of each word
 */

/** @type {Record<string, string>} */
const BUGS = {
  'softmax-axis': say('state-softmax-over-wrong-axis'),
  'batch-positions': say('state-every-word-one-position'),
  'no-scale': say('state-no-division-d'),
  'no-causal-mask': say('state-no-causal-mask'),
  'no-padding-mask': say('state-no-padding-mask'),
  'empty-row-nan': say('state-row-may-look-nowhere'),
  'empty-row-uniform': say('state-row-looks-everywhere-alike'),
};
const HEAD = /^\w+\.\d+\.\d+$/;
const HIDDEN = /^(?:c|cross)\.\*\.(\d+)\.0$/; // a column of cross-attention is closed

/** Return the word of a piece, quoted. @param {Text} text @param {number} piece */
function wordAt({ source, starts }, piece) {
  const word = starts.source.findLastIndex((start) => start <= piece),
    pieces = source.slice(starts.source[word] ?? piece, starts.source[word + 1] ?? source.length);
  return format.inQuotes(pieces.map(format.label).join(''));
}

/** Return the words of pieces, each once and quoted. @param {Text} text @param {number[]} pieces */
const wordsAt = (text, pieces) => format.listed([...new Set(pieces.map((i) => wordAt(text, i)))]);

/** @param {unknown} value @returns {Chip[]} */
function headChip(value) {
  const off = itemsOf(value, '_').filter((item) => HEAD.test(item));
  if (!off.length) return [];
  const [, layer, head] = off[0].split('.'),
    text = say('state-heads-off', { count: off.length, head: Number(head) + 1, layer: Number(layer) + 1 });
  return [{ name: 'off', text, undo: { off: null } }];
}

/** Return a chip for the words that are hidden, and one for all other cells. @param {unknown} value @param {Text} text @returns {Chip[]} */
function maskChips(value, text) {
  const all = itemsOf(value, '_'),
    hiding = all.filter((item) => HIDDEN.test(item)),
    others = all.filter((item) => !HIDDEN.test(item)),
    columns = hiding.map((item) => Number(/** @type {RegExpExecArray} */ (HIDDEN.exec(item))[1]));
  const without = (/** @type {string[]} */ left) => ({ mask: left.join('_') || null });
  return [
    ...(hiding.length
      ? [
          {
            name: 'hidden',
            text: say('state-hidden-from-decoder', { text: wordsAt(text, columns) }),
            undo: without(others),
          },
        ]
      : []),
    ...(others.length
      ? [{ name: 'mask', text: say('state-changes-of-masks', { count: others.length }), undo: without(hiding) }]
      : []),
  ];
}

/** @param {unknown} value @returns {Chip[]} */
function bugChips(value) {
  const all = itemsOf(value).filter((bug) => Object.hasOwn(BUGS, bug));
  return all.map((bug) => ({
    name: bug,
    text: BUGS[bug],
    undo: { bugs: all.filter((other) => other !== bug).join('.') || null },
  }));
}

/** @param {unknown} value @returns {Chip[]} */
function positionChip(value) {
  const [kind, number] = String(value ?? '').split('.'),
    /** @type {Record<string, string>} */
    texts = {
      off: say('state-no-positions'),
      shuffled: say('state-word-order-shuffled'),
      shifted: say('state-positions-shifted-by', { number: number ?? 0 }),
    };
  return Object.hasOwn(texts, kind) ? [{ name: 'positions', text: texts[kind], undo: { positions: null } }] : [];
}

/** @param {unknown} value @returns {Chip[]} */
function padChip(value) {
  const count = itemsOf(value).reduce((sum, one) => sum + (Number(one) || 0), 0);
  return count ? [{ name: 'pads', text: say('state-pads-added', { count }), undo: { pads: null } }] : [];
}

/** @param {unknown} value @param {Text} text @returns {Chip[]} */
function leftOutChip(value, text) {
  const places = itemsOf(value)
    .filter((place) => /^\d+$/.test(place))
    .map(Number);
  return places.length
    ? [{ name: 'out', text: say('state-left-out', { text: wordsAt(text, places) }), undo: { out: null } }]
    : [];
}

/** @param {unknown} value @returns {Chip[]} */
function steerChips(value) {
  const all = steering.read(value);
  return all.map((one, at) => ({
    name: `steer-${at}`,
    text: say('state-steered-by', { one: steering.told(one) }),
    undo: { steer: steering.written(all.toSpliced(at, 1)) },
  }));
}

/**
 * Return a chip for each change, in the order of an address.
 * @param {Record<string, unknown>} values of the address
 * @param {Text} text
 * @returns {Chip[]}
 */
export function chipsOf(values, text) {
  const fill = values.fill === undefined || values.fill === null || values.fill === 'model' ? [] : [values.fill];
  return [
    ...headChip(values.off),
    ...maskChips(values.mask, text),
    ...bugChips(values.bugs),
    ...fill.map((score) => ({
      name: 'fill',
      text: say('state-masked-cells-score', { score: String(score).replace('-inf', '−∞').replace('-1e9', '−10⁹') }),
      undo: { fill: null },
    })),
    ...padChip(values.pads),
    ...positionChip(values.positions),
    ...leftOutChip(values.out, text),
    ...steerChips(values.steer),
  ];
}
