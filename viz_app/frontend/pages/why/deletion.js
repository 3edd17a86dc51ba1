/* The deletion test: the curve of every method, with the range of random orders. */
/** @import { Figure, PlotlyPart } from '../../types' */
/** @import { Chance, CurveKind, ShownCurve, Method, Page, WhyState } from './types' */
import { Chart } from '../../charts/chart.js';
import { skeleton, traceOf, worded } from '../../charts/figure.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { segments } from '../../widgets/segments.js';
import { verdict } from './faithfulness.js';
import { titleOf } from './methods.js';

const HEIGHT = { wide: 300, phone: 270 }; // px
const ASPECT = 2.5, // width of the picture over its height
  BESIDE = 0.12, // the share of the height that counts as room beside a curve
  ABOVE = 0.08, // the share of the height that a label takes above the axis
  ALIKE = 0.03; // curves that differ by less look like one

/** @param {PlotlyPart} trace @param {ArrayLike<number>} curve */
function fill(trace, curve) {
  trace.x = Array.from(curve, (_, at) => at);
  trace.y = Array.from(curve);
}

/** Return the figure with the available curves. @type {(page: Page, state: WhyState, chance: Chance) => Figure} */
function figureOf({ charts, view }, { shownCurves, chosen, kind }, chance) {
  const figure = skeleton(charts, 'deletion'),
    { layout } = figure;
  const there = [...chance.low.keys()],
    band = traceOf(figure, 'most random orders'),
    mean = traceOf(figure, 'random orders');
  Object.assign(band, {
    x: [...there, ...[...there].reverse()],
    y: [...chance.low, ...[...chance.high].reverse()],
  });
  fill(mean, chance.mean);
  for (const trace of figure.data) {
    if (trace === band || trace === mean) continue;
    const found = shownCurves.find(({ row }) => row.name === trace.name);
    trace.visible = Boolean(found);
    if (!found) continue;
    fill(trace, found.curve);
    trace.line = found.row === chosen ? { color: 'var(--accent)', width: 2.5 } : { color: 'var(--ink-2)', width: 1 };
  }
  const points = chance.mean.length - 1;
  layout.height = HEIGHT[view.phone ? 'phone' : 'wide'];
  layout.xaxis.range = [0, Math.max(1, points)];
  const xaxis = kind === 'deletion' ? say('why-tokens-removed') : say('why-tokens-put-back');
  worded(figure, { xaxis, yaxis: '' }, (trace) => {
    const row = shownCurves.find((one) => one.row.name === trace.name)?.row,
      method = trace === mean ? say('why-random-orders-drawn', { count: chance.orders }) : row?.title;
    if (!method) return undefined;
    trace.customdata = Array.from(trace.y, format.percent);
    return say('why-point-of-curve', { method, count: '%{x}', share: '%{customdata}' });
  });
  return figure;
}

/** Return the value of a curve between two of its points. @param {Float32Array | number[]} curve @param {number} x */
function valueAt(curve, x) {
  const from = Math.floor(x);
  return curve[from] + (x - from) * (curve[Math.ceil(x)] - curve[from]);
}

/** Return the curves in groups that look like one curve. @param {ShownCurve[]} shownCurves */
function alike(shownCurves) {
  const groups = /** @type {ShownCurve[][]} */ ([]);
  for (const one of shownCurves) {
    const group = groups.find(([{ curve }]) =>
      curve.every((/** @type {number} */ value, /** @type {number} */ at) => Math.abs(value - one.curve[at]) < ALIKE),
    );
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/**
 * Return a label for each group of like curves: the numbers of its methods, at the quarter step with the most room. That
 * is above the axis if the curve is anywhere, and away from the labels before it and from the other curves.
 * @type {(state: Pick<WhyState, 'shownCurves' | 'chosen'>) => PlotlyPart[]}
 */
export function numbers({ shownCurves, chosen }) {
  const placed = /** @type {{ x: number, y: number }[]} */ ([]);
  const groups = alike(shownCurves);
  return groups.map((group) => {
    const { curve } = group[0],
      last = curve.length - 1,
      others = groups.filter((one) => one !== group);
    /** @param {{ x: number, y: number }} spot */
    const room = ({ x, y }) => {
      const fromLabels = placed.map((other) => Math.hypot((ASPECT * (other.x - x)) / last, other.y - y)),
        fromCurves = others.map(([other]) => BESIDE + Math.abs(valueAt(other.curve, x) - y));
      return Math.min(1, ...fromCurves, ...fromLabels) + (y < ABOVE ? y - 1 : 0);
    };
    const spots = Array.from({ length: 4 * last }, (_, k) => ({ x: (k + 1) / 4, y: valueAt(curve, (k + 1) / 4) })),
      best = spots.reduce((most, spot) => (room(spot) > room(most) ? spot : most), spots[0] ?? { x: 0, y: curve[0] });
    placed.push(best);
    const colour = group.some(({ row }) => row === chosen) ? 'var(--accent)' : 'var(--ink)';
    return {
      ...{ ...best, text: group.map(({ row }) => row.number).join(' '), showarrow: false, xanchor: 'left' },
      ...{ font: { color: colour, size: 11 }, bgcolor: 'var(--paper)', bordercolor: colour, borderpad: 2 },
    };
  });
}

/** Return the curves as text for screen readers. @type {(shownCurves: ShownCurve[]) => string} */
const spoken = (shownCurves) =>
  shownCurves
    .map(({ row, curve }) =>
      say('why-curve-in-words', {
        ...{ method: row.title, values: format.series(Array.from(curve, format.percent)) },
      }),
    )
    .join(' ');

/** @param {Page} page */
export function buildDeletion(page) {
  const { view } = page;
  const chart = new Chart(page.charts, {
      onClick: ({ data }) =>
        page.facts?.methods.includes(/** @type {Method} */ (data.name)) && view.select({ method: data.name }),
    }),
    /** @type {import('../../widgets/segments.js').Options<CurveKind>} */
    kinds = [
      ['deletion', say('why-remove')],
      ['insertion', say('why-put-back')],
    ],
    choice = segments({
      label: say('why-which-test'),
      options: kinds,
      choose: (kind) => view.select({ curve: kind === 'deletion' ? null : kind }),
    }),
    title = create('h3', '', say('why-deletion-test-remove')),
    note = create('p', 'gf-cap'),
    said = create('p', 'gf-read', { 'aria-live': 'polite' });
  return {
    chart: chart.element,
    element: create('div', '', create('div', 'gf-tool', title, choice.element), note, said),
    /** @param {WhyState} state */
    draw(state) {
      const { shownCurves, chance, kind, isWords } = state,
        isDeletion = kind === 'deletion',
        isSource = state.facts.source.length > 0;
      choice.draw(kind);
      title.textContent = isDeletion ? say('why-deletion-test-remove') : say('why-insertion-test-put');
      note.textContent = isDeletion
        ? say('why-removed-most', { isSource })
        : say('why-removed-then-put-back', { isSource });
      if (isWords) note.append(' ', say('why-piece-by-piece', { isDeletion }));
      said.textContent =
        page.curves && !page.curves.ok
          ? page.curves.error
          : chance
            ? verdict(shownCurves, chance, kind)
            : say('why-removing-tokens-one');
      chart.element.hidden = !chance;
      if (!chance) return;
      const key = [chance, state.chosen.name, view.phone, ...shownCurves.map(({ curve }) => curve)];
      chart.draw(key, () => figureOf(page, state, chance), [], numbers(state));
      chart.describe(say('why-probability-as-tokens', { isDeletion, shownCurves: spoken(shownCurves) }));
      chart.element.dataset.method = titleOf(state.chosen.name);
    },
  };
}
