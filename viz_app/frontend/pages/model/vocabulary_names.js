/* The names on the map: the chosen token, the sentence and the neighbours, with lines to the neighbours. They lie on a
   canvas over the dots, because Plotly takes a tenth of a second for forty names. */
/** @import { Chart } from '../../charts/chart.js' */
/** @import { Mark, ModelState, Words } from './types' */
import { cut } from '../../state/format.js';
import { theme } from '../../state/theme.js';
import { fit, font, widthOf } from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { marksOf, named } from './vocabulary.js';

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
export function namesOver(chart, now) {
  const canvas = create('canvas', 'gf-names', { ariaHidden: 'true' });
  chart.host.before(canvas);

  /** Return the mark with its name and its box on the canvas. @param {CanvasRenderingContext2D} context @param {Words} words @param {Mark} mark */
  function placed(context, { points, labels }, mark) {
    const { size, weight } = LOOKS[mark.kind],
      name = cut(labels[mark.id], LONGEST),
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
