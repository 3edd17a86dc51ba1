/* Why the scores are divided by √d_k: how far they spread, what softmax makes of that, and where else one may divide. */
/** @import { Charts } from '../../types' */
/** @import { Experiment, Measured } from './chart.js' */
/** @import { Row } from './this_row.js' */
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

/** @typedef {{ element: HTMLElement }} Part */
/** @param {HTMLElement} again @param {Part} chart @param {HTMLElement} result */
const spreadPanel = (again, chart, result) =>
  panel(
    'Dot products spread like √d_k',
    'Products of random vectors whose components have mean 0 and variance 1. Each dot is the standard deviation of thousands.',
    again,
    chart.element,
    legend('q·k', 'q·k ÷ √d_k'),
    result,
  );
/** @param {Part} chart @param {Part} row @param {HTMLElement} result */
const topPanel = (chart, row, result) =>
  panel(
    'Without the scale, one token takes all',
    'The largest share of a softmax over ten random scores, on average. Near 100\u202f% the softmax is flat: nothing is left to learn from.',
    null,
    chart.element,
    legend('without the scale', 'with it'),
    row.element,
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

/** @param {Measured} head @param {Row} r */
const isHead = ({ map, layer, head }, r) => map === r.layer.map && layer === r.layer.layer && head === r.head;

/** @param {Experiment} measured @param {Row} r */
function aboutHeads({ heads, width }, r) {
  const mine = heads.find((head) => isHead(head, r)) ?? {};
  return rich(
    `The ${heads.length} heads of this run have d_k = ${width}; their q·k spread ${words.number(mean(heads, 'spread'))} on average, ${words.number(mean(heads, 'scaled'))} once scaled. The chosen head: ${words.number(mine.spread)} and ${words.number(mine.scaled)}. Learned q and k need not have variance 1.`,
  );
}
const aboutTop = (/** @type {Experiment} */ { heads }) =>
  `Over all heads and rows of this run the largest share is ${words.percent(mean(heads, 'topScaled'))} on average; without the scale it would be ${words.percent(mean(heads, 'top'))}. A model trained without it would learn other numbers.`;

/**
 * What was measured of the run on show, asked for anew with each run and each seed.
 * @param {any} view @param {(problem: string) => void} fail
 */
function measuring(view, fail) {
  const state = {
    seed: 1,
    data: /** @type {Experiment | null} */ (null),
    shown: '',
    asked: '',
    id: () => JSON.stringify([view.request, state.seed]),
    async load() {
      const id = state.id();
      if (state.shown === id || state.asked === id) return;
      state.asked = id;
      const answer = await view.source.experiment({ ...view.request, seed: state.seed });
      if (state.asked !== id) return;
      if (answer.ok) Object.assign(state, { data: answer, shown: id });
      else fail(answer.error);
      view.draw();
    },
  };
  return state;
}

/** Says when the charts are about to come into sight. @param {HTMLElement} element @param {() => void} then */
function watch(element, then) {
  const state = { isNear: false };
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

/** @param {any} view */
export function buildExperiment(view) {
  const [spread, top] = [spreadChart(view.charts), topChart(view.charts)],
    [row, places] = [buildThisRow(), buildTwoPlaces()],
    [heads, share] = [create('p', 'gf-result'), create('p', 'gf-result')],
    again = create('button', 'gf-btn gf-small', 'Draw again', { type: 'button' }),
    charts = create('div', 'gf-experiment', spreadPanel(again, spread, heads), topPanel(top, row, share)),
    measured = measuring(view, (problem) => (heads.textContent = problem)),
    sight = watch(charts, () => view.draw());
  let painted = '';
  again.addEventListener('click', () => {
    measured.seed += 1;
    view.draw();
  });
  /** @param {Row} r */
  function paint(r) {
    row.draw(r);
    const { data, shown } = measured,
      isNew = shown === measured.id();
    if (!data) return;
    const chosen = [r.layer.map, r.layer.layer, r.head].join('.');
    for (const chart of [spread, top]) chart.draw(data, chosen);
    if (isNew) {
      heads.replaceChildren(...aboutHeads(data, r));
      share.textContent = aboutTop(data);
    }
    view.root.dataset.experiment = isNew ? measured.seed : '';
  }
  return {
    charts,
    twice: placesPanel(places),
    /** @param {{ r: Row }} now */
    draw({ r }) {
      places.draw(r);
      if (!sight.isNear) return;
      measured.load();
      const isNew = measured.shown === measured.id(),
        looks = [charts.clientWidth, theme.stamp, devicePixelRatio],
        depends = [view.id, r.head, r.i, isNew, ...looks].join(' ');
      if (depends === painted) return;
      painted = depends;
      paint(r);
    },
  };
}
