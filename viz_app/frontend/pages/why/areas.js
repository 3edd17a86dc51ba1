/* Tables of the areas under the curves, for this prediction and over many sentences, and of the methods' agreement. */
/** @import { Measured, Method, Page, Row, WhyState } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import { create } from '../../widgets/dom.js';
import { measuredOrder, testTables } from '../../widgets/method_tests.js';
import { table } from '../../widgets/table.js';
import { against, areaText, kendallTau, ranked } from './faithfulness.js';
import { allOf, titleOf } from './methods.js';

const JUDGED = { 1: 'better', 0: 'no better', '-1': 'worse' };
const CHANCE = 'random orders';
const PIECES = ' These numbers are measured by piece, so whole words do not change them.';

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

/** Return a dot with its spread on a scale from 0 to 1, with that of random orders behind it. @param {{ mean: number, std: number }} area @param {{ mean: number, std: number }} random */
function spread(area, random) {
  const bar = create('i', ''),
    dot = create('b', ''),
    chance = create('u', ''),
    element = create('span', 'gf-spread', chance, bar, dot, { 'aria-hidden': 'true' });
  /** @type {(part: HTMLElement, one: { mean: number, std: number }) => void} */
  const place = (part, { mean, std }) => {
    const [from, to] = [Math.max(0, mean - std), Math.min(1, mean + std)];
    Object.assign(part.style, { left: `${from * 100}%`, width: `${(to - from) * 100}%` });
  };
  place(chance, random);
  place(bar, area);
  dot.style.left = `${area.mean * 100}%`;
  return element;
}

/** Return the table of the areas over many sentences. @type {(measured: Measured, chosen: Row, rows: Row[]) => HTMLElement} */
function over(measured, chosen, rows) {
  const number = (/** @type {Method} */ name) => rows.find((row) => row.name === name)?.number ?? '',
    text = (/** @type {{ mean: number, std: number }} */ { mean, std }) => `${areaText(mean)} ± ${areaText(std)}`;
  const made = measuredOrder(measured.areas).map((name) => {
    const area = measured.areas[name] ?? { mean: NaN, std: NaN },
      tau = measured.agreement[name]?.['leave-one-out'] ?? null;
    return {
      name: `${number(name)} ${titleOf(name)}`.trim(),
      cells: [
        text(area),
        spread(area, measured.random),
        format.percent(measured.better[name] ?? NaN),
        name === 'leave-one-out' || tau === null ? '–' : format.signed(tau),
      ],
      isChosen: name === chosen.name,
    };
  });
  for (const { name, title } of rows.filter((row) => !measured.areas[row.name]))
    made.push({
      name: `${number(name)} ${title}`,
      cells: ['not measured', '', '', ''],
      isChosen: name === chosen.name,
    });
  made.push({ name: CHANCE, cells: [text(measured.random), '', '', ''], isChosen: false });
  return table({
    caption: `${measured.sentences} probe sentences`,
    columns: [`${measured.sentences} probe sentences`, 'area', 'spread', 'beats chance', 'τ with leave one out'],
    rows: made,
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

/** Return a part with more tests that opens on demand. @type {(measured: Measured, isOpen: boolean) => HTMLElement[]} */
function more(measured, isOpen) {
  const tables = testTables(measured),
    title = measured.alignment ? 'More tests, and which heads align words' : 'More tests';
  if (!tables.length) return [];
  return [create('details', 'gf-more-tests gf-tests', create('summary', '', title), ...tables, { open: isOpen })];
}

/** @param {Page} page */
export function buildAreas(page) {
  const ours = create('div', 'gf-areas', { role: 'region', 'aria-label': 'Areas of this prediction', tabIndex: 0 }),
    many = create('div', 'gf-areas gf-many', {
      role: 'region',
      'aria-label': 'Areas over many sentences',
      tabIndex: 0,
    }),
    honest = create('p', 'gf-cap'),
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
    elements: { ours, many: create('div', '', many, honest), agreeing },
    /** @param {WhyState} state */
    draw(state) {
      const { measured, chosen, rows, facts, isWords } = state;
      ours.replaceChildren(here(state));
      taus.replaceChildren(agreement(state));
      many.replaceChildren(
        ...(measured
          ? [over(measured, chosen, rows), ...more(measured, Boolean(many.querySelector('details[open]')))]
          : []),
      );
      honest.textContent = measured
        ? `Mean ± standard deviation over ${measured.sentences} validation sentences, with one prediction of each. For one head, a random head is taken. Grey: random orders. A small area under a deletion curve is faithful.${isWords ? PIECES : ''}`
        : page.isUnmeasured
          ? `${facts.model} was not measured over many sentences. For native models, glassformer explain --bench ${facts.model} --data data does this. The numbers here are those of this one prediction.`
          : '';
    },
  };
}
