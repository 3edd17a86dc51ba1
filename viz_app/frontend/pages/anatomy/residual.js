/* The length of the residual stream at every depth: a chart of all tokens, with the chosen one on top. */
/** @import { Charts, PlotlyPart } from '../../types' */
/** @import { Picture, Shown, StreamPoint } from './types' */
import { depthOf } from './logit_lens.js';
import { Chart } from '../../charts/chart.js';
import { inert } from '../../charts/figure.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { bold } from '../../widgets/row_sentence.js';

const NEAR = 40; // px: a pointer at most this far from a line selects it
const NEAR_ROOT = 0.25; // a length at most this far from the root of the width, as a share of it, is about the root
const LABEL = say('anatomy-picture-run-arrow');

const placeOf = (/** @type {StreamPoint} */ { what, layer }) => say('anatomy-point', { what, layer: (layer ?? 0) + 1 });
const tickOf = (/** @type {StreamPoint} */ { what, layer }) =>
  layer === null ? say('anatomy-point-outside', { what }) : depthOf(layer + 1);
const lengthsOf = (/** @type {Shown} */ { stack, token }) => stack.points.map((point) => point.lengths[token]);

/** Return the line of the chosen token, drawn over a wide light one, so that it is visible among others. @param {Shown} show */
function marksOf(show) {
  const path = lengthsOf(show)
    .map((length, k) => `${k ? 'L' : 'M'} ${k} ${length}`)
    .join(' ');
  return [
    { type: 'path', path, line: { color: 'var(--paper)', width: 5 } },
    { type: 'path', path, line: { color: 'var(--accent)', width: 2 } },
  ];
}

/** Return the name of the chosen token, at the end of its line. @param {Shown} show @returns {PlotlyPart} */
function nameOf({ stack, tokens, token, phone }) {
  return {
    x: stack.points.length - 1,
    y: stack.points[stack.points.length - 1].lengths[token],
    text: inert(format.cut(format.label(tokens[token]), phone ? 8 : 12)),
    showarrow: false,
    xanchor: 'left',
    xshift: 8,
    font: { color: 'var(--accent)', weight: 600 },
  };
}

/** @param {Shown} show */
function figureOf({ run, side, phone, stack }) {
  const figure = structuredClone(run.residual[side]);
  Object.assign(figure.layout, {
    height: phone ? 268 : 192,
    margin: { l: 34, r: phone ? 84 : 88, t: 8, b: phone ? 84 : 30 }, // room for tilted names
  });
  Object.assign(figure.layout.yaxis, { title: { text: '' } });
  const ticktext = [...new Set(stack.points.map(tickOf))]; // below the 0 of the other axis
  Object.assign(figure.layout.xaxis, { ticktext, ticks: 'outside', ticklen: 6, tickcolor: 'rgba(0,0,0,0)' });
  return figure;
}

const note = (/** @type {Shown} */ { stack, tokens, token, run }) => {
  const best = stack.points.reduce((top, point) => (point.lengths[token] > top.lengths[token] ? point : top)),
    about = `√${stack.width} = ${format.number(Math.sqrt(stack.width), 1)}`;
  const ends = stack.points[stack.points.length - 1].lengths,
    isAbout = stack.norms.length && ends.every((length) => Math.abs(length / Math.sqrt(stack.width) - 1) < NEAR_ROOT);
  return pieces('anatomy-lengths', {
    ...{ order: isAbout ? (run.preNorm ? 'pre' : 'post') : 'other', about, token: bold(tokens[token]) },
    ...{ longest: format.number(best.lengths[token], 1), place: placeOf(best) },
  });
};

/** @param {Charts} charts @returns {Picture & { element: HTMLElement, host: HTMLElement }} */
export function buildResidual(charts) {
  const chart = new Chart(charts);
  chart.describe(LABEL, true);
  return {
    element: chart.element,
    host: chart.host,
    draw(_, show) {
      chart.draw([show.run, show.side, show.phone], () => figureOf(show), marksOf(show), [nameOf(show)]);
    },
    /** Return the token whose line is nearest to a pointer, and the depth there. */
    find({ stack, tokens }, event) {
      const place = chart.place(event);
      if (!place) return null;
      const k = Math.max(0, Math.min(stack.points.length - 1, Math.round(place.x))),
        far = (/** @type {number} */ token) =>
          Math.abs(chart.onScreen(k, stack.points[k].lengths[token]).y - event.clientY),
        token = tokens.reduce((best, _, i) => (far(i) < far(best) ? i : best), 0);
      return far(token) < NEAR ? { token, k } : null;
    },
    tip: ({ stack, tokens }, { token, k }) =>
      say('anatomy-length-token-points', {
        token: format.quoted(tokens[token]),
        points: placeOf(stack.points[k]),
        tokenB: format.number(stack.points[k].lengths[token], 1),
      }),
    note,
    table: ({ stack, tokens }) => ({
      columns: tokens.map(format.label),
      rows: stack.points.map((point) => [placeOf(point), point.lengths]),
      decimals: 2,
    }),
  };
}
