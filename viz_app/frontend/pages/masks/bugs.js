/* The classic bugs as switches. Each shows its signs, its reason, and its numbers in this run. */
/** @import { EditState, MasksReply, MasksState, Page } from './types' */
/** @import { AttentionMap } from '../../types' */
import { number, percent, series } from '../../state/format.js';
import { isolate, pieces, say } from '../../state/say.js';
import { toggle } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import { segments } from '../../widgets/segments.js';
import { sideOf } from './state.js';

/** @param {number | null | undefined} value */
const weight = (value) => (value === null || value === undefined ? 'NaN' : value === 0 ? '0\u202f%' : percent(value));
/** @param {string} text */
const code = (text) => create('code', '', text);
/** Return a copy of a text with its formula, because a node can be in the page only once. @param {(string | Node)[]} text */
const copied = (text) => text.map((part) => (part instanceof Node ? part.cloneNode(true) : part));
const ROOT = ['√', create('i', '', 'd'), create('sub', '', 'k')];
const NAN_HERE = say('masks-every-number-map-nan');
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
    title: [say('masks-softmax-over-wrong')],
    see: [say('masks-columns-add-up-rows')],
    why: pieces('masks-softmax-over-queries', { code: code('softmax(dim=-2)') }),
    here({ facts }, { name }) {
      const { lowest, highest } = facts[name];
      return lowest[1] === null
        ? NAN_HERE
        : say('masks-rows-map-add-up', { lowest: number(lowest[1]), highest: number(highest[1]) });
    },
  },
  {
    id: 'batch-positions',
    title: [say('masks-positions-indexed')],
    map: 'encoder',
    layer: 0,
    see: [say('masks-diagonals-fade-heads')],
    why: pieces('masks-same-position', { axes: code('[batch, token]'), code: code('pe[:x.size(0)]') }),
    here: ({ facts }, { name }) =>
      say('masks-encoder-token-gives', {
        near: weight((facts.encoder ?? facts[name]).near?.[1]),
        nearB: weight((facts.encoder ?? facts[name]).near?.[0]),
      }),
  },
  {
    id: 'no-scale',
    title: pieces('masks-no-division-by', { root: ROOT }),
    see: [say('masks-nearly-every-row-one')],
    why: pieces('masks-scores-too-wide', { root: copied(ROOT) }),
    here: ({ facts }, { name }) =>
      say('masks-largest-share-row-on', { peak: weight(facts[name].peak[1]), peakB: weight(facts[name].peak[0]) }),
  },
  {
    id: 'no-causal-mask',
    title: [say('masks-no-causal-mask')],
    map: 'decoder',
    needs: 'decoder',
    see: [say('masks-upper-triangle')],
    why: [say('masks-model-trained-like')],
    here({ facts, output }) {
      const [whole, alone] = [output.read[1], output.written[1]];
      return say('masks-attention-to-later-tokens', {
        ...{ leak: weight(facts.decoder.future?.[1]), whole: number(whole), alone: number(alone) },
        masked: number(output.written[0]),
        gap: number(whole === null || alone === null ? null : Math.abs(whole - alone)),
      });
    },
  },
  {
    id: 'no-padding-mask',
    title: [say('masks-no-padding-mask')],
    see: [say('masks-pad-columns-light-up')],
    why: [say('masks-pads-have-vectors')],
    here({ facts, output, pads }) {
      if (!pads[0] && !pads[1]) return say('masks-run-has-no-pads');
      const leaks = series(
        Object.entries(facts).map(([name, { pads: leak }]) => `${isolate(MAP_TITLES[name])} ${weight(leak[1])}`),
      );
      return say('masks-attention-on-pads', {
        ...{ leaks, isClass: Boolean(output.classes), changed: Number(output.changed) },
        isSameUnpadded: output.unpadded === output.before,
      });
    },
  },
  {
    id: 'empty-row',
    title: [say('masks-row-with-no-open')],
    map: 'encoder',
    layer: 0,
    see: [say('masks-with-row-nan-nan')],
    why: [say('masks-softmax-over-no-cell')],
    here({ facts }, _, bugs) {
      if (bugs.includes('empty-row-uniform')) return say('masks-row-layer-gives-every');
      return Object.entries(facts)
        .map(([name, { broken, rows }]) => say('masks-rows-nan', { name: MAP_TITLES[name], broken: broken[1], rows }))
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

/** Build the choice between two ways to fill closed cells: minus infinity, or a large number. @param {string[]} fills @param {(fill: string) => void} choose */
export const fillChoice = ([model, large], choose) =>
  segments({
    ...{ label: say('masks-fill'), choose },
    options: [
      [model, say('masks-fill-with')],
      [large, say('masks-fill-with-e')],
    ],
  });

/** @type {(page: Page, bug: Bug) => { element: HTMLElement, draw: (state: MasksState) => void }} */
function card(page, bug) {
  const { editing } = page,
    box = toggle(create('span', '', ...copied(bug.title)), () => flip(page, bug), { 'data-bug': bug.id }),
    here = create('dd', 'gf-here'),
    why = create('p', 'gf-cap', { hidden: true });
  const fills = fillChoice(EMPTY, (name) => editing.change({ bugs: [...without(editing.now.bugs, bug.id), name] }));
  const list = create(
    'dl',
    '',
    create('dt', '', say('masks-what-you-see')),
    create('dd', '', ...bug.see),
    create('dt', '', say('masks-why')),
    create('dd', '', ...bug.why),
    create('dt', '', say('masks-in-this-run')),
    here,
  );
  const body = create('div', '', ...(bug.id === 'empty-row' ? [fills.element] : []), list),
    element = create('div', 'gf-bug', box.element, why, body);
  return {
    element,
    draw({ map }) {
      const { bugs } = editing.now,
        on = isOn(bugs, bug.id),
        isCurrent = !page.view.root.hasAttribute('aria-busy');
      box.draw(on);
      const refusal = page.refused(bug.id === 'empty-row' ? EMPTY[0] : bug.id);
      box.input.disabled = !on && (refusal !== '' || !page.takes('bugs'));
      why.textContent = page.takes('bugs') ? refusal : '';
      why.hidden = !why.textContent;
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
  return {
    element: create(
      'section',
      'gf-bugs',
      create('h3', '', say('masks-classic-bugs')),
      create('p', 'gf-cap gf-intro', say('masks-common-mistakes')),
      ...cards.map(({ element }) => element),
    ),
    /** @param {MasksState} state */
    draw: (state) => cards.forEach((one) => one.draw(state)),
  };
}
