/* The classic bugs as switches. Each shows its signs, its reason, and its numbers in this run. */
/** @import { EditState, MasksReply, MasksState, Page } from './types' */
/** @import { AttentionMap } from '../../types' */
import { number, percent } from '../../state/format.js';
import * as changes from '../../widgets/changes.js';
import { toggle } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import { segments } from '../../widgets/segments.js';
import { sideOf } from './state.js';

/** @param {number | null | undefined} value */
const weight = (value) => (value === null || value === undefined ? 'NaN' : value === 0 ? '0\u202f%' : percent(value));
/** @param {string} text */
const code = (text) => create('code', '', text);
const NAN_HERE =
  'Every number of this map is NaN: no query may look at a column of padding, and a softmax over no cell is 0 ÷ 0.';
const EMPTY = ['empty-row-nan', 'empty-row-uniform'];

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
const BUGS = [
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
        return 'Row 1 of layer 1 gives every token the same weight, masked or not.';
      return Object.entries(facts)
        .map(([name, { broken, rows }]) => `${MAP_TITLES[name]}: ${broken[1]} of ${rows} rows are NaN.`)
        .join(' ');
    },
  },
];

/** @type {(bugs: string[], id: string) => boolean} */
const isOn = (bugs, id) => (id === 'empty-row' ? EMPTY.some((name) => bugs.includes(name)) : bugs.includes(id));
/** @type {(bugs: string[], id: string) => string[]} */
const without = (bugs, id) => bugs.filter((name) => name !== id && !(id === 'empty-row' && EMPTY.includes(name)));

/** Switch a bug on or off. Switching it on also selects the map that shows it best, and adds pads if the bug needs them. @type {(page: Page, bug: Bug) => void} */
function flip({ editing, view, now }, bug) {
  const { bugs, pads } = editing.now,
    on = isOn(bugs, bug.id),
    others = without(bugs, bug.id);
  /** @type {Partial<EditState>} */
  const change = { bugs: on ? others : [...others, bug.id === 'empty-row' ? EMPTY[0] : bug.id] };
  if (!on && bug.id === 'no-padding-mask' && !pads.some(Boolean))
    Object.assign(change, {
      pads: now().names.includes('cross') ? [3, 3] : [3, 0],
      side: sideOf(now().names, editing.now.side),
    });
  const [map = bug.map] = now()
    .names.filter((name) => name === bug.map)
    .concat(now().names);
  if (!on && bug.map) view.select({ map, ...(bug.layer === undefined ? {} : { layer: bug.layer }) });
  editing.change(change);
}

/** @type {import('../../widgets/segments.js').Options<string>} */
const FILLS = [
  [EMPTY[0], 'fill with −∞'],
  [EMPTY[1], 'fill with −1e9'],
];

/** Return a copy of a bug's title, because a node of a formula can be in the page only once. @param {Bug} bug */
const titleOf = ({ title }) => title.map((part) => (part instanceof Node ? part.cloneNode(true) : part));

/** @type {(page: Page, bug: Bug) => { element: HTMLElement, draw: (state: MasksState) => void }} */
function card(page, bug) {
  const { editing } = page,
    box = toggle(create('span', '', ...titleOf(bug)), () => flip(page, bug), { 'data-bug': bug.id }),
    here = create('dd', 'gf-here');
  const fills = segments({
    label: 'Fill',
    options: FILLS,
    choose: (name) => editing.change({ bugs: [...without(editing.now.bugs, bug.id), name] }),
  });
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
  const body = create('div', '', ...(bug.id === 'empty-row' ? [fills.element] : []), list),
    element = create('div', 'gf-bug', box.element, body);
  return {
    element,
    draw({ map }) {
      const { bugs } = editing.now,
        on = isOn(bugs, bug.id),
        isCurrent = !page.view.root.hasAttribute('aria-busy');
      box.draw(on);
      box.input.disabled = !on && !page.takes(bug.id === 'batch-positions' ? 'positions' : 'bugs');
      element.classList.toggle('gf-on', on);
      body.hidden = !on;
      fills.draw(bugs.find((name) => EMPTY.includes(name)) ?? '');
      const told = on && isCurrent && page.runs ? bug.here(page.runs.payload, map, bugs) : '…';
      here.textContent = on ? told : '';
    },
  };
}

/** @param {Page} page */
export function buildBugs(page) {
  const { names } = page.now(),
    cards = BUGS.filter(({ needs }) => !needs || names.some((name) => name === needs)).map((bug) => card(page, bug));
  const intro = 'Common mistakes. Switch one on to learn its signs.';
  return {
    element: create(
      'section',
      'gf-bugs',
      create('h3', '', 'Classic bugs'),
      create('p', 'gf-cap gf-intro', intro),
      ...cards.map(({ element }) => element),
    ),
    /** @param {MasksState} state */
    draw: (state) => cards.forEach((one) => one.draw(state)),
  };
}
