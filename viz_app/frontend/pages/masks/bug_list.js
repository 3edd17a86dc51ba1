/* The classic bugs: the signs of each, its reason, and its numbers in this run. */
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
  'Every number of this map is NaN: no query may look at a column of padding, and a softmax over no cell is 0 ÷ 0.';
export const EMPTY = ['empty-row-nan', 'empty-row-uniform'];

/**
 * A bug. `here` returns a sentence about the bug in this run, from the reply and the visible map.
 * @typedef {object} Bug
 * @property {string} id
 * @property {(string | Node)[]} title
 * @property {(string | Node)[]} see
 * @property {(string | Node)[]} why
 * @property {(reply: MasksReply, map: AttentionMap, bugs: string[]) => string} here
 * @property {string} [map] the map to show when the bug is switched on
 * @property {number} [layer]
 * @property {string} [needs] the map that the bug needs
 */

/** @type {Bug[]} */
export const BUGS = [
  {
    id: 'softmax-axis',
    title: ['Softmax over the wrong axis'],
    see: ['Columns add up to 1, rows do not. The weight of a key is divided among all queries.'],
    why: [
      code('softmax(dim=-2)'),
      ' normalises over the queries. The model runs and even trains, so only the sums show the bug.',
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
    see: [
      'Diagonals fade. Heads that looked at the neighbouring token now look by content only, and word order is lost.',
    ],
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
    see: ['The upper triangle of the decoder fills up. A token sees the answer that it should predict.'],
    why: [
      'A model trained like this copies the next token, and its loss falls to almost zero. When it writes by itself, there is no next token to copy.',
    ],
    here({ facts, output }) {
      const [whole, alone] = [output.read[1], output.written[1]],
        leak = `${weight(facts.decoder.future?.[1])} of the decoder’s attention goes to later tokens. `;
      const numbers = `The new text gets log p ${number(whole)} if it is read all at once, as in training, and ${number(alone)} if it is written token by token. With the mask both are ${number(output.written[0])}; without it they differ by ${number(whole === null || alone === null ? null : Math.abs(whole - alone))}. `;
      return `${leak}${numbers}So the training loss no longer measures how well the model writes. This model was trained with the mask and never learned to copy.`;
    },
  },
  {
    id: 'no-padding-mask',
    title: ['No padding mask'],
    see: ['The ‹pad› columns light up, and the same sentence gets another answer in another batch.'],
    why: ['Pads have vectors like other tokens. Without a mask they get weight in every row.'],
    here({ facts, output, pads }) {
      if (!pads[0] && !pads[1]) return 'This run has no pads, so there is nothing to see. Add some above.';
      const leaks = Object.entries(facts)
        .map(([name, { pads: leak }]) => `${MAP_TITLES[name].toLowerCase()} ${weight(leak[1])}`)
        .join(', ');
      const masked =
        output.unpadded === output.before
          ? 'With the mask, pads get 0\u202f%, and the answer is the same as without pads.'
          : '';
      const what = output.classes
        ? output.changed
          ? 'the class changes'
          : 'the class stays'
        : changes.count(output.changed);
      return `Attention on pads: ${leaks}; ${what}. ${masked}`;
    },
  },
  {
    id: 'empty-row',
    title: ['A row with no open cell'],
    map: 'encoder',
    layer: 0,
    see: [
      'With −∞ the row is NaN, and NaN spreads to everything after it. With −1e9 the row gives the same weight to all tokens, pads included.',
    ],
    why: ['A softmax over no cell is 0 ÷ 0. This happens to padded queries if both rows and columns are masked.'],
    here({ facts }, _, bugs) {
      if (bugs.includes('empty-row-uniform'))
        return 'Row 1 of encoder layer 1 gives every token the same weight, masked or not.';
      return Object.entries(facts)
        .map(([name, { broken, rows }]) => `${MAP_TITLES[name]}: ${broken[1]} of ${rows} rows are NaN.`)
        .join(' ');
    },
  },
];
