/* Why the scores are divided by √d_k: how far they spread, what softmax makes of that, and where else one may divide. */
/** @import { Charts } from '../../types' */
/** @import { Experiment, Measured } from './chart.js' */
/** @import { HeadState, HeadView, Row } from './types' */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';
import { buildWidthChart } from './chart.js';
import { rich } from './row.js';
import { buildThisRow } from './this_row.js';
import { buildTwoPlaces } from './two_places.js';

/** @param {Measured[]} heads @param {string} key @returns {number} */
const mean = (heads, key) => heads.reduce((sum, head) => sum + head[key], 0) / heads.length;

const spreadChart = (/** @type {Charts} */ charts) =>
  buildWidthChart(charts, {
    name: 'Spread of q·k over d_k',
    figure: 'std',
    series: [
      ['spread', 'q·k'],
      ['scaled', 'q·k ÷ √d_k'],
    ],
    read: (value) => words.number(value),
  });
const topChart = (/** @type {Charts} */ charts) =>
  buildWidthChart(charts, {
    name: 'Largest share of a softmax over ten tokens, over d_k',
    figure: 'top',
    series: [
      ['top', 'without the scale'],
      ['topScaled', 'with it'],
    ],
    read: words.percent,
  });

const key = (/** @type {string} */ sign, /** @type {string} */ text) =>
  create('span', '', create('i', '', sign), ...rich(text));
const legend = (/** @type {string} */ first, /** @type {string} */ second) =>
  create(
    'p',
    'gf-cap gf-keyline',
    key('●', first),
    key('○', second),
    key('−', 'the heads of this run, the chosen one in orange'),
  );

/**
 * A heading with its button, if it has one, a sentence, and what is shown.
 * @param {string} title @param {string} note @param {HTMLElement | null} button @param {...HTMLElement} content
 */
function panel(title, note, button, ...content) {
  const heading = create('div', 'gf-row', create('h2', '', ...rich(title)), ...(button ? [button] : []));
  return create('section', '', heading, create('p', 'gf-note2', ...rich(note)), ...content);
}

/** @typedef {{ element: HTMLElement }} Piece */
/** @param {HTMLElement} again @param {Piece} chart @param {HTMLElement} result */
const spreadPanel = (again, chart, result) =>
  panel(
    'Dot products spread like √d_k',
    'Products of random vectors whose components have mean 0 and variance 1. Each dot is the standard deviation of thousands.',
    again,
    chart.element,
    legend('q·k', 'q·k ÷ √d_k'),
    result,
  );
/** @param {Piece} chart @param {Piece} thisRow @param {HTMLElement} result */
const topPanel = (chart, thisRow, result) =>
  panel(
    'Without the scale, one token takes all',
    'The largest share of a softmax over ten random scores, on average. Near 100\u202f% the softmax is flat: nothing is left to learn from.',
    null,
    chart.element,
    legend('without the scale', 'with it'),
    thisRow.element,
    result,
  );
/** @param {{ elements: HTMLElement[] }} places */
function placesPanel(places) {
  const section = panel(
    'Two places for the same scale',
    'Dividing the scores by √d_k, or q and k by its square root each: this row both ways, in 32-bit arithmetic.',
    null,
    ...places.elements,
  );
  section.classList.add('gf-twice');
  return section;
}

/** @param {Measured} head @param {Row} row */
const isHead = ({ map, layer, head }, row) => map === row.layer.map && layer === row.layer.layer && head === row.head;

/** @param {Experiment} measured @param {Row} row */
function aboutHeads({ heads, width }, row) {
  const mine = heads.find((head) => isHead(head, row)) ?? {};
  return rich(
    `The ${heads.length} heads of this run have d_k = ${width}; their q·k spread ${words.number(mean(heads, 'spread'))} on average, ${words.number(mean(heads, 'scaled'))} once scaled. The chosen head: ${words.number(mine.spread)} and ${words.number(mine.scaled)}. Learned q and k need not have variance 1.`,
  );
}
const aboutTop = (/** @type {Experiment} */ { heads }) =>
  `Over all heads and rows of this run the largest share is ${words.percent(mean(heads, 'topScaled'))} on average; without the scale it would be ${words.percent(mean(heads, 'top'))}. A model trained without it would learn other numbers.`;

/** Says when the charts are about to come into sight. @param {HTMLElement} element @param {() => void} then */
function watch(element, then) {
  const state = { isNear: false, end: () => observer.disconnect() };
  const observer = new IntersectionObserver(
    ([entry]) => {
      state.isNear = entry.isIntersecting;
      if (state.isNear) then();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return state;
}

/** The charts of what was measured, each with its sentence about this run. @param {HeadView} view @param {HTMLElement} again */
function buildMeasured(view, again) {
  const [spread, top, thisRow] = [spreadChart(view.charts), topChart(view.charts), buildThisRow()],
    [heads, share] = [create('p', 'gf-result'), create('p', 'gf-result')];
  /** What is on show: of this run, or of one before while this is on its way. @type {Experiment | null} */
  let data = null;
  return {
    panels: [spreadPanel(again, spread, heads), topPanel(top, thisRow, share)],
    /** @param {Row} row @param {ReturnType<HeadView['experiment']>} answer */
    draw(row, answer) {
      thisRow.draw(row);
      if (answer && !answer.ok) heads.textContent = answer.error;
      if (answer?.ok) data = answer.value;
      if (!data) return;
      const chosen = [row.layer.map, row.layer.layer, row.head].join('.');
      for (const chart of [spread, top]) chart.draw(data, chosen);
      if (!answer?.ok) return;
      heads.replaceChildren(...aboutHeads(data, row));
      share.textContent = aboutTop(data);
    },
  };
}

/** @param {HeadView} view */
export function buildExperiment(view) {
  const again = create('button', 'gf-btn gf-small', 'Draw again', { type: 'button' }),
    places = buildTwoPlaces(),
    measured = buildMeasured(view, again),
    charts = create('div', 'gf-experiment', ...measured.panels),
    sight = watch(charts, view.draw);
  let seed = 1,
    painted = '';
  again.addEventListener('click', () => {
    seed += 1;
    view.draw();
  });
  return {
    charts,
    twice: placesPanel(places),
    /** @param {HeadState} state */
    draw({ row, id }) {
      places.draw(row);
      if (!sight.isNear) return;
      const answer = view.experiment(seed),
        looks = [charts.clientWidth, theme.stamp, devicePixelRatio],
        depends = [id, row.head, row.i, seed, answer !== null, ...looks].join(' ');
      if (depends === painted) return;
      painted = depends;
      measured.draw(row, answer);
      view.root.dataset.experiment = answer?.ok ? String(seed) : '';
    },
    destroy: sight.end,
  };
}
