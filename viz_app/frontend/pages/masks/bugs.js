// @ts-nocheck
/* The classic bugs as switches: what each leaves behind, why, and its fingerprint in this very run. */
import { number, percent } from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { countWords } from './output.js';
import { MAP_TITLES } from './describe.js';

const share = (value) => (value === null ? 'NaN' : value === 0 ? '0\u202f%' : percent(value));
const code = (text) => create('code', '', text);
const NAN_HERE =
  'Every number of this map is NaN: a column of padding is closed to all, and softmax of nothing is 0 ÷ 0.';
const EMPTY = ['empty-row-nan', 'empty-row-uniform'];

/* Each `here` gets the payload and the map on show and returns what the run says, after the bug was run. */
const BUGS = [
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
      `An encoder token gives ${share(facts.encoder.near[1])} to itself and its neighbours, before ${share(facts.encoder.near[0])}.`,
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
      `The largest share of a row is ${share(facts[name].peak[1])} on average, before ${share(facts[name].peak[0])}.`,
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
        leak = `${share(facts.decoder.future[1])} of the decoder’s attention goes to later tokens. `;
      const numbers = `The new text gets log p ${number(whole)} when it is read all at once, as in training, and ${number(alone)} as it was written, word by word. With the mask both are ${number(output.written[0])}; without it they differ by ${number(Math.abs(whole - alone))}. `;
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
        .map(([name, { pads: leak }]) => `${MAP_TITLES[name].toLowerCase()} ${share(leak[1])}`)
        .join(', ');
      const masked =
        output.unpadded === output.before
          ? 'With the mask 0\u202f% leaks, and the answer is the same as without pads.'
          : '';
      const what = output.classes
        ? output.changed
          ? 'the class changes'
          : 'the class stays'
        : countWords(output.changed);
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
    here({ facts }, _, { bugs }) {
      if (bugs.includes('empty-row-uniform'))
        return 'Row 1 of encoder layer 1 gives every token the same share, closed or not.';
      return Object.entries(facts)
        .map(([name, { broken, rows }]) => `${MAP_TITLES[name]}: ${broken[1]} of ${rows} rows are NaN.`)
        .join(' ');
    },
  },
];

const isOn = ({ bugs }, id) => (id === 'empty-row' ? EMPTY.some((name) => bugs.includes(name)) : bugs.includes(id));
const without = (bugs, id) => bugs.filter((name) => name !== id && !(id === 'empty-row' && EMPTY.includes(name)));

function toggle(view, bug) {
  const { state } = view,
    on = isOn(state, bug.id),
    bugs = without(state.bugs, bug.id);
  const change = { bugs: on ? bugs : [...bugs, bug.id === 'empty-row' ? EMPTY[0] : bug.id] };
  if (!on && bug.id === 'no-padding-mask' && !state.pads[0] && !state.pads[1])
    change.pads = view.run.maps.cross ? [3, 3] : [3, 0];
  if (!on && bug.map) view.select({ map: bug.map, ...(bug.layer === undefined ? {} : { layer: bug.layer }) });
  view.change(change);
}

function card(view, bug) {
  const input = create('input', 'gf-switch', { type: 'checkbox' }),
    fill = create('div'),
    here = create('dd', 'gf-here');
  const list = create(
    'dl',
    '',
    create('dt', '', 'What you see'),
    create('dd', '', ...bug.see),
    create('dt', '', 'Why'),
    create('dd', '', ...bug.why),
    create('dt', '', 'In this run'),
    here,
  );
  const element = create(
    'div',
    'gf-bug',
    create('label', '', create('span', '', ...bug.title.map((part) => part.cloneNode?.(true) ?? part)), input),
    list,
  );
  input.dataset.bug = bug.id;
  input.addEventListener('change', () => toggle(view, bug));
  const sync =
    bug.id !== 'empty-row'
      ? () => {}
      : dom.segments(
          fill,
          [
            [EMPTY[0], 'fill with −∞'],
            [EMPTY[1], 'fill with −1e9'],
          ],
          () => view.state.bugs.find((name) => EMPTY.includes(name)),
          (name) => view.change({ bugs: [...without(view.state.bugs, bug.id), name] }),
        );
  if (bug.id === 'empty-row') list.prepend(fill);
  return {
    element,
    draw(state) {
      const on = isOn(view.state, bug.id);
      input.checked = on;
      element.classList.toggle('gf-on', on);
      list.hidden = !on;
      sync();
      here.textContent = !on ? '' : view.isCurrent() ? bug.here(view.payload, state.map, view.state) : '…';
    },
  };
}

export function buildBugs(view) {
  const host = create('div'),
    element = create(
      'section',
      'gf-bugs',
      create('h2', '', 'Classic bugs'),
      create('p', 'gf-cap gf-intro', 'Mistakes everyone makes once. Switch one on and learn to recognise it.'),
      host,
    );
  let built = '',
    cards = [];
  return {
    element,
    draw(state) {
      const names = view.run.names.join();
      if (built !== names) {
        built = names;
        cards = BUGS.filter(({ needs }) => !needs || view.run.names.includes(needs)).map((bug) => card(view, bug));
        host.replaceChildren(...cards.map((one) => one.element));
      }
      cards.forEach((one) => one.draw(state));
    },
  };
}
