/* Tables of the areas under the curves, and of the methods' agreement, for this prediction. */
/** @import { Row, WhyState } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import { store } from '../../state/store.js';
import { button } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';
import { against, areaText, kendallTau, ranked } from './faithfulness.js';
import { allOf } from './methods.js';

const JUDGED = { 1: 'better', 0: 'no better', '-1': 'worse' };
const CHANCE = 'random orders';

/** Return the table of the areas for this prediction. @type {(state: WhyState) => HTMLElement} */
function here({ shownCurves, chance, kind, chosen }) {
  const rows = ranked(shownCurves, kind).map(({ row, area }) => ({
    name: `${row.number} ${row.title}`,
    cells: [areaText(area), chance ? JUDGED[against(area, chance, kind)] : ''],
    isChosen: row === chosen,
  }));
  if (chance) {
    const at = rows.findIndex(({ cells: [area] }) =>
        kind === 'deletion' ? Number(area) > chance.area : Number(area) < chance.area,
      ),
      own = { name: `${CHANCE}, ${chance.orders} draws`, cells: [areaText(chance.area), ''], isChosen: false };
    rows.splice(at < 0 ? rows.length : at, 0, own);
  }
  return table({
    caption: 'This prediction',
    columns: ['this prediction', 'area', 'than chance'],
    rows,
    isCaptioned: false,
  });
}

/** @type {(state: WhyState) => HTMLElement} */
function agreement({ rows }) {
  const taus = rows.map((one) =>
    rows.map((other) => (one.numbers && other.numbers ? kendallTau(allOf(one.numbers), allOf(other.numbers)) : null)),
  );
  const short = (/** @type {Row} */ { number, title }) =>
    create('span', '', String(number), create('span', 'gf-sr', ` ${title}`), { title });
  const cell = (/** @type {number | null} */ tau, /** @type {boolean} */ isSame) => {
    const made = create('span', 'gf-tau', isSame ? '·' : tau === null ? '–' : format.signed(tau));
    if (tau !== null && !isSame) {
      const at = theme.shareIndex(tau / 2 + 0.5);
      Object.assign(made.style, { background: theme.signed.css[at], color: theme.signed.ink[at] });
    }
    return made;
  };
  return table({
    caption: 'Agreement of every two methods: Kendall’s tau, from −1 to 1',
    columns: ['method', ...rows.map(short)],
    rows: rows.map((row, i) => ({ name: short(row), cells: taus[i].map((tau, j) => cell(tau, i === j)) })),
  });
}

/** Build the way to the same tests over many sentences. */
const buildMore = () =>
  create(
    'p',
    'gf-cap',
    'One prediction is little to go by. ',
    button(
      'Which explanation to trust, over many sentences',
      () => store.visit('model', { half: 'faithfulness' }),
      'gf-textlink',
    ),
  );

export function buildAreas() {
  const ours = create('div', 'gf-areas', { role: 'region', 'aria-label': 'Areas of this prediction', tabIndex: 0 }),
    taus = create('div', 'gf-agreement', {
      role: 'region',
      'aria-label': 'Kendall’s tau of every two methods',
      tabIndex: 0,
    }),
    agreeing = create(
      'section',
      'gf-agree',
      create('h3', '', 'How much the methods agree'),
      create(
        'p',
        'gf-cap',
        'Kendall’s τ compares the order of the tokens by two methods: 1 is the same order, 0 unrelated, −1 reversed.',
      ),
      taus,
      { 'aria-label': 'How much the methods agree' },
    );
  return {
    elements: { ours: create('div', '', ours, buildMore()), agreeing },
    /** @param {WhyState} state */
    draw(state) {
      ours.replaceChildren(here(state));
      taus.replaceChildren(agreement(state));
    },
  };
}
