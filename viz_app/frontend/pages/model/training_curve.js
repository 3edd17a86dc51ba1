/* The learning curve of the training, with a mark at the visible moment. */
/** @import { Figure, PlotlyPart } from '../../types' */
/** @import { TrainingPage, TrainingState } from './types' */
import { Chart } from '../../charts/chart.js';
import { worded } from '../../charts/figure.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { create, region } from '../../widgets/dom.js';
import { nearest } from './training_history.js';

const HEIGHT = 300; // px
const NONE = say('model-log-run-was-not');

/** Return a number of a curve as text. @type {(name: string, value: number) => string} */
const valueOf = (name, value) =>
  name === 'guessed right' ? format.percent(value) : format.number(value, name === 'BLEU' ? 1 : 3);

/** Return the figure with the page's words and size, and with the moments as ticks of its axis. @type {(figure: Figure, steps: number[], every: number) => Figure} */
function figureOf(figure, steps, every) {
  const own = structuredClone(figure),
    tickvals = steps.filter((_, at) => (steps.length - 1 - at) % every === 0);
  const score = own.data.find(({ yaxis }) => yaxis === 'y2'),
    word = (/** @type {string} */ name) => say('model-word-of-curve', { name }),
    titles = { xaxis: word('step'), yaxis: word('nats') };
  worded(own, score ? { ...titles, yaxis2: word(score.name) } : titles, (trace) => {
    const { name, x, y } = trace;
    trace.customdata = Array.from(x, (step, at) => [format.thousands(step), valueOf(name, y[at])]);
    trace.name = word(name);
    const known = say('model-last-of-curve', { name, value: '%{customdata[1]}' });
    return `${word('step')} %{customdata[0]}<br>${known}`;
  });
  Object.assign(own.layout.xaxis, { tickvals, ticktext: tickvals.map(format.thousands) });
  Object.assign(own.layout, { height: HEIGHT, margin: { l: 56, r: 12, t: 8, b: 36 } });
  return own;
}

/** Return a line at a step. Plotly needs plain numbers for shapes, even on a logarithmic axis. @type {(step: number) => PlotlyPart} */
const mark = (step) => ({
  ...{ type: 'line', x0: step, x1: step, yref: 'paper', y0: 0, y1: 1 },
  line: { color: 'var(--accent)', width: 2 },
});

/** Return the last number of a curve up to a step, as text. @type {(figure: Figure, name: string, step: number) => string} */
function newest({ data }, name, step) {
  const trace = data.find((one) => one.name === name);
  if (!trace) return '';
  const at = [...trace.x].findLastIndex((/** @type {number} */ x) => x <= step);
  return at < 0 ? '' : valueOf(name, trace.y[at]);
}

/** @type {(figure: Figure, step: number) => string} */
function said(figure, step) {
  const known = format.dotted(
    figure.data
      .map(({ name }) => ({ name, value: newest(figure, name, step) }))
      .flatMap(({ name, value }) => (value ? [say('model-last-of-curve', { name, value })] : [])),
  );
  return known
    ? say('model-last-measured-step', { step: format.thousands(step), known })
    : say('model-nothing-was-measured');
}

/** @param {TrainingPage} page @returns {Piece<TrainingState>} */
export function buildCurve(page) {
  const chart = new Chart(page.charts, {
    onClick: ({ x }) => page.go(nearest(page.view.now().history.steps, Number(x))),
  });
  chart.describe(say('model-learning-curve-loss'));
  const note = create('p', 'gf-said');
  return {
    element: region(
      'gf-curve',
      say('model-learning-curve'),
      create('h3', '', say('model-learning-curve')),
      chart.element,
      note,
    ),
    draw({ history, at }) {
      const { figure, steps } = history;
      chart.element.hidden = !figure;
      note.textContent = figure ? said(figure, steps[at]) : NONE;
      const every = page.view.phone ? 2 : 1;
      if (figure) chart.draw([figure, every], () => figureOf(figure, steps, every), [mark(steps[at])]);
    },
  };
}
