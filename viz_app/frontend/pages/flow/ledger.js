/* The parts as bars that add up: each begins where the one before ends. A row opens what it is made of. */
/** @import { FlowState, HeadReply, Page, Part, Row } from './types' */
import { isolate, pieces, say } from '../../state/say.js';
import * as format from '../../state/format.js';
import { placeOf } from '../../state/question.js';
import { store } from '../../state/store.js';
import { button, mark } from '../../widgets/controls.js';
import { create, keepFocus, setText } from '../../widgets/dom.js';
import { choices, segments } from '../../widgets/segments.js';
import { barBetween, rowOfBar, signedBars } from '../../widgets/signed_bars.js';
import { term } from '../../widgets/terms.js';
import { headName, nameOf } from './parts.js';

const RIVALS = 3; // beside the average
const ORDERS = choices({ '': say('flow-largest'), layer: say('flow-by-layer'), word: say('flow-by-word') });
const AVERAGE = /** @type {[string, string]} */ (['', say('flow-average')]);
/** What a part without reads says when it is opened. @type {Record<string, string>} */
const SAYS = {
  ffn: say('flow-about-feed-forward'),
  embedding: say('flow-about-embedding'),
  positions: say('flow-about-positions'),
  norm: say('flow-about-norms'),
  biases: say('flow-about-biases'),
  output: say('flow-about-output-bias'),
  steering: say('flow-about-steering'),
};

/** Return the name of a part of a read. @param {FlowState} state @param {import('./types').PartRow} row */
function inRead({ facts }, { part, layer, head, read }) {
  const number = (layer ?? 0) + 1;
  if (head === null) return say('flow-part-of-read', { part, number });
  const name = headName('encoder', layer ?? 0, head);
  return read === null ? `(${name})` : `${nameOf(facts.source, read)} (${name})`;
}

/** Say what a read is made of. @param {FlowState} state @param {NonNullable<HeadReply['read']>} read */
function deeper(state, { place, total, rows, others }) {
  const parts = format.series(rows.map((row) => `${isolate(inRead(state, row))} ${format.signed(row.value)}`)),
    word = create('b', '', nameOf(state.facts.source, place), { dir: 'auto' }),
    told = { total: format.signed(total), word, parts, others: format.signed(others) };
  return create('p', 'gf-cap', ...pieces('flow-one-level-deeper', { ...told }));
}

/** Say what the open head is needed for, and lead to it. @param {FlowState} state @param {Part} part */
function ofHead(state, { map, layer, head }) {
  const { head: found } = state,
    off = found ? say('flow-switched-off', { change: format.signed(found.off) }) : say('flow-switching-off'),
    visit = () => {
      store.link(); // Back returns to this view
      store.visit('head', { map, layer, head });
    },
    link = button(say('flow-see-this-head'), visit, 'gf-textlink');
  return [create('p', 'gf-cap', off, ' ', link), ...(found?.read ? [deeper(state, found.read)] : [])];
}

/** Return what a row is made of. @param {FlowState} state @param {Row} row */
function detailsOf(state, { key, part, inside }) {
  const says = SAYS[key.split('.')[0]];
  return create(
    'div',
    'fl-inside',
    ...(part?.map ? [create('p', 'gf-cap', say('flow-what-head-took'))] : []),
    ...(inside ? [signedBars(inside)] : []),
    ...(part?.map ? ofHead(state, part) : []),
    ...(!inside && says ? [create('p', 'gf-cap', says)] : []),
  );
}

/** Build the choice of what the logit is compared with. @param {Page} page @returns {Piece<FlowState>} */
function rivals({ view, now }) {
  const control = segments({
    label: say('flow-compared-with'),
    options: [AVERAGE],
    choose: (id) => view.select({ ...placeOf(now()), against: id === '' ? null : Number(id) }),
  });
  return {
    element: create('p', 'fl-rivals', term('parts-of-a-logit', say('flow-against')), control.element),
    draw({ candidates, asked, against, step }) {
      const others = candidates.filter(({ id }) => id !== asked.id),
        listed = others.slice(0, RIVALS),
        shown = against && !listed.some(({ id }) => id === against.id) ? [...listed, against] : listed;
      control.draw(against ? String(against.id) : '', [
        ...(step === null && candidates.length === 2 ? [] : [AVERAGE]),
        ...shown.map(({ id, name }) => /** @type {[string, string]} */ ([String(id), format.quoted(name)])),
      ]);
    },
  };
}

/** Say how often the largest bar is the costliest head, as far as that was measured. @param {FlowState} state */
function trusted({ largest, by, facts }) {
  if (!largest || by) return '';
  const { costliest, near, sentences } = largest;
  return say('flow-how-often-largest', {
    ...{ count: format.thousands(sentences), isText: facts.task === 'classifier' },
    ...{ costliest: format.share(costliest.mean), near: format.share(near.mean) },
  });
}

/** Return the name of the sum of all parts. @param {FlowState} state */
export const totalOf = ({ asked, against }) =>
  against
    ? `${format.quoted(asked.name)} − ${format.quoted(against.name)}`
    : say('flow-above-average', { token: format.quoted(asked.name) });

/** Build the bars. @param {Page} page @returns {Piece<FlowState>} */
export function buildLedger(page) {
  const { view } = page,
    orders = segments({
      label: say('flow-sort'),
      options: ORDERS,
      choose: (parts) => view.select({ parts: parts || null, part: null }),
    }),
    against = rivals(page),
    list = create('ol', 'fl-ledger'),
    often = create('p', 'gf-cap');
  const open = (/** @type {Row} */ { key }) => view.select({ part: page.now().open === key ? 'none' : key });
  /** @param {FlowState} state @param {Row} row @param {{ low: number, high: number, most: number }} scale @param {number} from */
  function item(state, row, scale, from) {
    const parts = rowOfBar(row, barBetween(from, from + row.value, scale), row.shown),
      canOpen = !Number.isNaN(row.value) && Boolean(row.inside || SAYS[row.key.split('.')[0]]),
      isOpen = canOpen && state.open === row.key;
    if (!canOpen) return create('li', '', ...parts);
    const act = button(parts, () => open(row), 'fl-row', {
      'data-key': row.key,
      title: `${row.name} ${row.about}`.trim(),
    });
    mark(act, 'expanded', isOpen);
    return create('li', '', act, ...(isOpen ? [detailsOf(state, row)] : []));
  }
  return {
    element: create(
      'section',
      'fl-parts',
      create('div', 'fl-head', create('h3', '', say('flow-which-parts-wrote-it')), orders.element),
      against.element,
      list,
      often,
    ),
    draw(state) {
      const { rows, found } = state,
        ends = rows.reduce((sums, { value }) => [...sums, sums[sums.length - 1] + value], [0]),
        most = Math.max(...rows.filter(({ key }) => key !== 'rest').map(({ value }) => Math.abs(value)), 0.01),
        scale = { low: Math.min(...ends), high: Math.max(...ends), most };
      orders.draw(state.by);
      against.draw(state);
      const total = found?.total ?? 0,
        name = totalOf(state);
      setText(often, trusted(state));
      const last = create('li', 'fl-sum', ...rowOfBar({ name }, barBetween(0, total, scale, 'var(--control)'), total));
      const items = [...rows.map((row, i) => item(state, row, scale, ends[i])), ...(found ? [last] : [])];
      keepFocus(list, () => list.replaceChildren(...items));
    },
  };
}
