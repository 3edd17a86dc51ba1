/* The classic bugs: what each leaves behind, why, and how this very run shows it. */
/** @import { AttentionMap } from '../../types' */
/** @import { MasksReply } from './types' */
import { number, percent } from '../../state/format.js';
import * as changes from '../../widgets/changes.js';
import { create } from '../../widgets/dom.js';
import { MAP_TITLES } from '../../widgets/picker.js';

/** @param {number | null | undefined} value */
const weight = (value) => (value === null || value === undefined ? 'NaN' : value === 0 ? '0\u202f%' : percent(value));
/** @param {string} text */
const code = (text) => create('code', '', text);
const NAN_HERE =
  'Every number of this map is NaN: a column of padding is closed to all, and softmax of nothing is 0 ÷ 0.';
export const EMPTY = ['empty-row-nan', 'empty-row-uniform'];

/**
 * `here` says what the run shows of the bug, once it was run: it gets the reply and the map on show.
 * @typedef {object} Bug
 * @property {string} id
 * @property {(string | Node)[]} title
 * @property {(string | Node)[]} see
 * @property {(string | Node)[]} why
 * @property {(reply: MasksReply, map: AttentionMap, bugs: string[]) => string} here
 * @property {string} [map] to show when it is switched on
 * @property {number} [layer]
 * @property {string} [needs] a map without which there is no such bug
 */

/** @type {Bug[]} */
export const BUGS = [
  {
    id: 'softmax-axis',
    title: ['Softmax over the wrong axis'],
    see: ['Columns add up to 1, rows do not: a token that many want is shared out among them.'],
    why: [
      code('softmax(dim=-2)'),
      ' normalises over the queries. It runs and even trains, so only the sums betray it.',
    ],
    here({ facts }, { name }) {
      const { lowest, highest } = facts[name];
      return lowest[1] === null
        ? NAN_HERE
        : `The rows of this map add up to ${number(lowest[1])} to ${number(highest[1])}, not to 1.`;
    },
  },
  {
    id: 'batch-positions',
    title: ['Positions indexed by the batch'],
    map: 'encoder',
    layer: 0,
    see: ['Diagonals fade: heads that looked one place aside look by content alone, and word order is lost.'],
    why: [
      'With ',
      code('[batch, token]'),
      ' tensors, ',
      code('pe[:x.size(0)]'),
      ' gives every token of a sentence the same position.',
    ],
    here: ({ facts }) =>
      `An encoder token gives ${weight(facts.encoder.near?.[1])} to itself and its neighbours, before ${weight(facts.encoder.near?.[0])}.`,
  },
  {
    id: 'no-scale',
    title: ['No division by √', create('i', '', 'd'), create('sub', '', 'k')],
    see: [`Nearly every row is one cell at 100\u202f% and the rest 0.`],
    why: [
      'Scores are √',
      create('i', '', 'd'),
      create('sub', '', 'k'),
      ' times too wide. The softmax saturates, and its gradient is almost zero.',
    ],
    here: ({ facts }, { name }) =>
      `The largest share of a row is ${weight(facts[name].peak[1])} on average, before ${weight(facts[name].peak[0])}.`,
  },
  {
    id: 'no-causal-mask',
    title: ['No causal mask'],
    map: 'decoder',
    needs: 'decoder',
    see: ['The upper triangle of the decoder fills up: a token sees the answer it should guess.'],
    why: [
      'A model trained so copies the next token, and its loss falls to almost nothing. When it writes alone, there is nothing to copy.',
    ],
    here({ facts, output }) {
      const [whole, alone] = [output.read[1], output.written[1]],
        leak = `${weight(facts.decoder.future?.[1])} of the decoder’s attention goes to later tokens. `;
      const numbers = `The new text gets log p ${number(whole)} when it is read all at once, as in training, and ${number(alone)} as it was written, word by word. With the mask both are ${number(output.written[0])}; without it they differ by ${number(whole === null || alone === null ? null : Math.abs(whole - alone))}. `;
      return `${leak}${numbers}So the training loss no longer tells how well the model writes. This model was trained with the mask and never learned to copy.`;
    },
  },
  {
    id: 'no-padding-mask',
    title: ['No padding mask'],
    see: ['The ‹pad› columns light up, and the same sentence gets another answer in another batch.'],
    why: ['Pads carry real vectors. Unless they are masked, they take their share of every row.'],
    here({ facts, output, pads }) {
      if (!pads[0] && !pads[1]) return 'This run has no pads, so nothing can leak. Append some above.';
      const leaks = Object.entries(facts)
        .map(([name, { pads: leak }]) => `${MAP_TITLES[name].toLowerCase()} ${weight(leak[1])}`)
        .join(', ');
      const masked =
        output.unpadded === output.before
          ? 'With the mask 0\u202f% leaks, and the answer is the same as without pads.'
          : '';
      const what = output.classes
        ? output.changed
          ? 'the class changes'
          : 'the class stays'
        : changes.count(output.changed);
      return `Attention that goes to pads: ${leaks}; ${what}. ${masked}`;
    },
  },
  {
    id: 'empty-row',
    title: ['A row that may look nowhere'],
    map: 'encoder',
    layer: 0,
    see: [
      'With −∞ the row is NaN, and NaN spreads to everything after it. With −1e9 it is an even mix, pads included.',
    ],
    why: ['Softmax of nothing is 0 ÷ 0. It happens to padded queries when rows and columns are both masked.'],
    here({ facts }, _, bugs) {
      if (bugs.includes('empty-row-uniform'))
        return 'Row 1 of encoder layer 1 gives every token the same share, closed or not.';
      return Object.entries(facts)
        .map(([name, { broken, rows }]) => `${MAP_TITLES[name]}: ${broken[1]} of ${rows} rows are NaN.`)
        .join(' ');
    },
  },
];
