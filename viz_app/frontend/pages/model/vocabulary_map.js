/* The map: a dot for every token, names for the chosen token, its neighbours and the sentence, and lines from the
   chosen token to its neighbours. Plotly has the ranges and the zoom; dots and names lie on canvases below it. */
/** @import { Mark, ModelState, Page, Words } from './types' */
/** @import { Charts, Figure } from '../../types' */
import { Chart } from '../../charts/chart.js';
import { skeleton } from '../../charts/figure.js';
import * as text from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import { fit, font, widthOf } from '../../widgets/canvas.js';
import { create, region, tooltip } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { around, count, marksOf, named, nearestTo, onSide } from './vocabulary.js';

/* The names on the map: the chosen token, the sentence and the neighbours, with lines to the neighbours. They lie on a
   canvas over the dots, because Plotly takes a tenth of a second for forty names. */

/** @typedef {{ size: number, weight: string, colour: string, radius: number, isFull: boolean }} Look */
/** @type {Record<Mark['kind'], Look>} */
const LOOKS = {
  chosen: { size: 14, weight: '600', colour: 'accent', radius: 4.5, isFull: true },
  sentence: { size: 12, weight: '600', colour: 'ink', radius: 3.5, isFull: false },
  near: { size: 12, weight: '', colour: 'ink-2', radius: 3.5, isFull: false },
};
const GAP = 9; // px from the middle of a dot to its name
const LONGEST = 24; // letters of a name
const FAINT = 0.4; // opacity of a line
const RING = 1.25; // px, the line around a dot
const HALO = 3; // px of the page's colour around a name, which keep it apart from the dots

/** @param {Chart} chart @param {() => ModelState} now */
function namesOver(chart, now) {
  const canvas = create('canvas', 'gf-names', { ariaHidden: 'true' });
  chart.host.before(canvas);

  /** Return the mark with its name and its box on the canvas. @param {CanvasRenderingContext2D} context @param {Words} words @param {Mark} mark */
  function placed(context, { points, labels }, mark) {
    const { size, weight } = LOOKS[mark.kind],
      name = text.cut(labels[mark.id], LONGEST),
      { x, y } = chart.scale;
    context.font = font(size, weight);
    const width = GAP + context.measureText(name).width;
    return { ...mark, name, x: x(points[2 * mark.id]), y: y(points[2 * mark.id + 1]), width, height: size + 2 };
  }

  /** @param {CanvasRenderingContext2D} context @param {ReturnType<typeof placed>} mark @param {'left' | 'right' | undefined} side */
  function draw(context, { kind, name, x, y }, side) {
    const { size, weight, colour, radius, isFull } = LOOKS[kind];
    context.fillStyle = context.strokeStyle = theme.colour[colour];
    context.beginPath();
    context.lineWidth = RING;
    context.arc(x, y, radius, 0, 2 * Math.PI);
    if (isFull) context.fill();
    else context.stroke();
    if (!side) return;
    context.font = font(size, weight);
    context.textAlign = side === 'left' ? 'right' : 'left';
    const from = side === 'left' ? x - GAP : x + GAP;
    context.strokeStyle = theme.colour.paper;
    context.lineWidth = HALO;
    context.strokeText(name, from, y);
    context.fillText(name, from, y);
  }

  return {
    draw() {
      if (!chart.isDrawn) return;
      const { words, word, neighbours, sentence } = now(),
        near = neighbours?.near ?? [],
        [width, height] = [widthOf(chart.host), chart.host.clientHeight / theme.scale],
        context = fit(canvas, width, height);
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      const marks = marksOf(word, near, sentence).map((mark) => placed(context, words, mark)),
        sides = named(marks, width),
        { x, y } = chart.scale;
      context.lineWidth = 1;
      context.globalAlpha = FAINT;
      context.strokeStyle = theme.colour.accent;
      for (const [id] of near) {
        context.beginPath();
        context.moveTo(marks[0].x, marks[0].y);
        context.lineTo(x(words.points[2 * id]), y(words.points[2 * id + 1]));
        context.stroke();
      }
      context.globalAlpha = 1;
      for (const mark of marks.reverse()) draw(context, mark, sides.get(mark.id)); // the chosen token over all
    },
  };
}

/* The dots of the map, on a canvas below the chart, because Plotly takes a second for thousands of them. */

const RADIUS = { wide: 2, phone: 1.5 }; // px of a dot
const PHONE = 500; // px of the map
const OPACITY = 0.55;
const REACH = { fine: 8, coarse: 20 }; // px between a pointer and the dot that it means

/** Return the colour of a token: by the side that it belongs to, or one for all. @param {Words} words @param {number} id */
const colourOf = ({ lean }, id) => (lean ? theme.leanColour(lean[id]) : theme.colour.s4);

/**
 * Put the dots of all tokens below a chart. A click chooses a token, and the tooltip names the one under the pointer.
 * @param {Chart} chart
 * @param {() => Words} wordsNow
 * @param {(id: number) => void} choose
 */
function dotsBelow(chart, wordsNow, choose) {
  const canvas = create('canvas', 'gf-dots', { ariaHidden: 'true' }),
    { host, element } = chart;
  element.prepend(canvas);

  /** Return the token at a pointer. @param {PointerEvent | MouseEvent} event */
  const tokenAt = (event) => {
    const place = chart.place(event);
    if (!place) return null;
    const reach = matchMedia('(pointer: coarse)').matches ? REACH.coarse : REACH.fine;
    return nearestTo(wordsNow().points, place, reach * chart.scale.px);
  };
  host.addEventListener('pointermove', (event) => {
    const token = event.buttons ? null : tokenAt(event);
    tooltip(token === null ? '' : wordsNow().labels[token], event);
  });
  host.addEventListener('pointerleave', () => tooltip(''));
  host.addEventListener('click', (event) => {
    const token = tokenAt(event);
    if (token !== null) choose(token);
  });

  return {
    draw() {
      const words = wordsNow(),
        radius = RADIUS[widthOf(host) < PHONE ? 'phone' : 'wide'],
        { x, y } = chart.scale,
        context = fit(canvas, widthOf(host), host.clientHeight / theme.scale);
      context.globalAlpha = OPACITY;
      for (let id = 0; id < words.points.length / 2; id++) {
        context.fillStyle = colourOf(words, id);
        context.beginPath();
        context.arc(x(words.points[2 * id]), y(words.points[2 * id + 1]), radius, 0, 2 * Math.PI);
        context.fill();
      }
    },
  };
}

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
