/* The map: a dot for every token, names for the chosen token, its neighbours and the sentence, and lines from the
   chosen token to its neighbours. Plotly has the ranges and the zoom; dots and names lie on canvases below it. */
/** @import { Charts, Figure } from '../../types' */
/** @import { ModelState, Page, Words } from './types' */
import { Chart } from '../../charts/chart.js';
import { skeleton } from '../../charts/figure.js';
import * as text from '../../state/format.js';
import { say } from '../../state/say.js';
import { create, region } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { around, count, marksOf, onSide } from './vocabulary.js';
import { dotsBelow } from './vocabulary_dots.js';
import { namesOver } from './vocabulary_names.js';

const HEIGHT = { wide: 580, phone: 380 }; // px
const MARGIN = { l: 1, r: 1, t: 1, b: 1 };
/** Return the empty map: all dots are in its ranges, and lie on a canvas below it. @type {(charts: Charts, words: Words, isPhone: boolean) => Figure} */
function figureOf(charts, { extent: { x, y } }, isPhone) {
  const figure = skeleton(charts, 'map');
  Object.assign(figure.layout, { height: HEIGHT[isPhone ? 'phone' : 'wide'], margin: MARGIN });
  [figure.layout.xaxis.range, figure.layout.yaxis.range] = [x, y];
  return figure;
}

/** Return a table of the chosen token, its neighbours and the sentence. @param {ModelState} state */
function tableOf({ words, word, neighbours, sentence }) {
  const cosines = new Map(neighbours?.near ?? []);
  const rows = marksOf(word, neighbours?.near ?? [], sentence).map(({ id, kind }) => ({
    name: create('span', '', words.labels[id], { dir: 'auto' }),
    cells: [
      kind === 'near' ? say('model-near') : kind === 'chosen' ? say('model-chosen') : say('model-of-the-sentence'),
      String(id),
      text.number(cosines.get(id) ?? (kind === 'chosen' ? 1 : null)).replace('NaN', '–'),
      ...[0, 1].map((axis) => text.number(words.points[2 * id + axis])),
      ...(words.lean ? [text.signed(words.lean[id])] : []),
    ],
    isChosen: kind === 'chosen',
  }));
  const [source, target] = sentence.sides,
    lean = words.lean ? [`−1 ${source}, 1 ${target}`] : [],
    columns = [
      say('model-column-token'),
      say('model-column-why'),
      'id',
      say('model-column-cosine'),
      say('model-column-across'),
      say('model-column-up'),
      ...lean,
    ];
  return table({ caption: say('model-chosen-token'), columns, rows });
}

/** Return a caption about the accuracy of the map. @param {Words} words */
const honest = ({ plane, variance, kept, of, sample, tokens }) =>
  say('model-no-t-sne-keeps', {
    isPlane: plane === 'pca',
    variance: text.percent(variance ?? 0),
    of,
    kept: count(kept),
    isSample: sample < tokens.length,
    sample,
  });

/** @param {Page} page @param {Chart} chart */
function listen(page, chart) {
  chart.describe(say('model-map-all-tokens-arrow'), true);
  chart.host.addEventListener('keydown', (event) => {
    const { words, word } = page.now(),
      next = onSide(words.points, word, event.key);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    page.choose(next);
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Move the visible part so that it contains a token. @type {(chart: Chart, words: Words, id: number) => void} */
function bring(chart, { points }, id) {
  const [x, y] = [points[2 * id], points[2 * id + 1]],
    { sight } = chart;
  if (!sight) return;
  const isIn = (/** @type {number[]} */ [low, high], /** @type {number} */ at) => at > low && at < high;
  if (isIn(sight.xaxis, x) && isIn(sight.yaxis, y)) return;
  const [wide, high] = [sight.xaxis, sight.yaxis].map(([from, to]) => (to - from) / 2);
  chart.zoom([x - wide, x + wide], [y - high, y + high]);
}

/** @param {Page} page */
export function buildMap(page) {
  const chart = new Chart(page.charts, {
    onDraw() {
      dots.draw();
      names.draw();
    },
  });
  const dots = dotsBelow(chart, () => page.now().words, page.choose),
    names = namesOver(chart, page.now);
  listen(page, chart);
  const [title, note] = [create('h3', ''), create('p', 'gf-said')],
    numbers = tableFrame(say('model-map-as-table'));
  const element = region('gf-map', say('model-map-all-tokens'), title, note, chart.element, numbers);
  return {
    element,
    chart,
    /** Move the map to a token. @param {number} id */
    show: (id) => bring(chart, page.now().words, id),
    showSentence() {
      const { words, sentence } = page.now(),
        { x, y } = around(words.points, [...sentence.source, ...sentence.target]);
      chart.zoom(x, y);
    },
    /** @param {ModelState} state */
    draw(state) {
      const { words } = state;
      title.textContent = say('model-all-tokens-two', { count: text.thousands(words.tokens.length) });
      note.textContent = honest(words);
      [chart.element.hidden, numbers.hidden] = [page.isTable, !page.isTable];
      if (page.isTable) return numbers.replaceChildren(tableOf(state));
      chart.draw([words, page.view.phone], () => figureOf(page.charts, words, page.view.phone));
      names.draw();
    },
  };
}
