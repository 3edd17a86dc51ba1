/* Tables of the areas under the curves, and of the methods' agreement, for this prediction. */
/** @import { Row, WhyState } from './types' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { store } from '../../state/store.js';
import { button } from '../../widgets/controls.js';
import { create, region } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { against, areaText, kendallTau, ranked } from './faithfulness.js';
import { allOf } from './methods.js';

const JUDGED = { 1: say('why-better'), 0: say('why-no-better'), '-1': say('why-worse') };

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
      own = {
        name: say('why-random-orders-drawn', { count: chance.orders }),
        cells: [areaText(chance.area), ''],
        isChosen: false,
      };
    rows.splice(at < 0 ? rows.length : at, 0, own);
  }
  return table({
    caption: say('why-this-prediction'),
    columns: [say('why-column-this-prediction'), say('why-column-area'), say('why-than-chance')],
    rows,
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
    caption: say('why-agreement-every-two'),
    columns: [say('why-method'), ...rows.map(short)],
    rows: rows.map((row, i) => ({ name: short(row), cells: taus[i].map((tau, j) => cell(tau, i === j)) })),
  });
}

/** Build the way to the same tests over many sentences. */
const buildMore = () =>
  create(
    'p',
    'gf-cap',
    ...pieces('why-one-prediction-is-little', {
      link: button(say('why-which-explanation'), () => store.visit('model', { half: 'faithfulness' }), 'gf-textlink'),
    }),
  );

export function buildAreas() {
  const ours = tableFrame(say('why-areas-prediction'), false, 'gf-areas'),
    taus = tableFrame(say('why-kendalls-tau-every'), false, 'gf-agreement'),
    agreeing = region(
      'gf-agree',
      say('why-how-much-methods'),
      create('h3', '', say('why-how-much-methods')),
      create('p', 'gf-cap', say('why-kendalls-compares')),
      taus,
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
