/* Figures of the server: named colours become those of the page, and a zoom stays inside the whole range. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { coloured, skeleton, traceOf, worded, zoomed } from '../../viz_app/frontend/charts/figure.js';
import * as format from '../../viz_app/frontend/state/format.js';

const valueOf = (name) => `<${name}>`;

test('named colours and fonts become what the style sheet says', () => {
  const figure = {
    data: [{ line: { color: 'var(--ink)', width: 2 }, marker: { color: ['var(--s0)', '#fff'] } }],
    layout: { coloraxis: { colorscale: [[0, 'var(--n2)']] }, font: { family: 'var(--sans)' }, bgcolor: null },
  };
  assert.deepEqual(coloured(figure, valueOf), {
    data: [{ line: { color: '<--ink>', width: 2 }, marker: { color: ['<--s0>', '#fff'] } }],
    layout: { coloraxis: { colorscale: [[0, '<--n2>']] }, font: { family: '<--sans>' }, bgcolor: null },
  });
});

test('text from people and models is never read as a colour', () => {
  const figure = { data: [{ text: ['var(--ink)'], name: 'var(--ink)' }], layout: { ticktext: ['var(--bad)'] } };
  assert.deepEqual(coloured(figure, valueOf), figure);
});

test('numbers are handed on, not copied', () => {
  const [y, z] = [Float32Array.of(1, NaN), [1, 2, 3]];
  const [trace] = coloured([{ y, z }], valueOf);
  assert.equal(trace.y, y);
  assert.equal(trace.z, z);
});

test('a figure is filled in as a copy', () => {
  const charts = { script: '', config: {}, figures: { waves: { data: [{ name: 'a', x: [1] }], layout: {} } } };
  const figure = skeleton(charts, 'waves');
  traceOf(figure, 'a').x = [2];
  assert.deepEqual(charts.figures.waves.data[0].x, [1]);
  assert.throws(() => traceOf(figure, 'b'), /no trace “b”/);
});

test('zooming goes around the middle and never beyond the whole', () => {
  assert.deepEqual(zoomed([0, 8], 0.5, [0, 8]), [2, 6]);
  assert.deepEqual(zoomed([2, 6], 2, [0, 8]), [0, 8]);
  assert.deepEqual(zoomed([0, 1], 2, [0, 8]), [0, 2]);
  assert.deepEqual(zoomed([7, 8], 2, [0, 8]), [6, 8]);
  assert.deepEqual(zoomed([8, 0], 0.5, [8, 0]), [6, 2]);
});

test('zooming in and out again shows the same, and any zoom is a part of the whole', () => {
  for (let i = 0; i < 200; i++) {
    const whole = [-0.5, 12.5];
    const [from, to] = [(i * 7.3) % 10, 10 + ((i * 3.1) % 2)];
    const [a, b] = zoomed([from, to], [0.5, 2][i % 2], whole);
    assert.ok(a >= whole[0] - 1e-9 && b <= whole[1] + 1e-9 && a < b);
    if (i % 2 === 0) assert.ok(Math.abs(zoomed([a, b], 2, whole)[0] - from) < 1e-9);
  }
});

test('a figure speaks the language of the page: its axes, its points and the signs of its ticks', () => {
  const axis = (tickvals, ticktext) => ({ title: { text: 'share' }, tickvals, ticktext });
  const figure = {
    data: [
      { name: 'a', hovertemplate: 'old' },
      { name: 'b', hovertemplate: 'kept' },
    ],
    layout: {
      xaxis: axis([0.5, 1], ['0.50', '1.00']),
      yaxis: axis([0, 0.25], ['0', '25 %']),
      yaxis2: axis([3], ['3']),
    },
  };
  worded(figure, { xaxis: 'Breite', yaxis: 'Anteil', yaxis3: 'there is none' }, ({ name }) => name === 'a' && 'Punkt');
  const { xaxis, yaxis, yaxis2 } = figure.layout;
  assert.deepEqual([xaxis.title.text, yaxis.title.text, yaxis2.title.text], ['Breite', 'Anteil', 'share']);
  assert.deepEqual(xaxis.ticktext, [format.number(0.5, 2), format.number(1, 2)]);
  assert.deepEqual(yaxis.ticktext, ['0', format.percent(0.25)]);
  assert.deepEqual(
    figure.data.map(({ hovertemplate }) => hovertemplate),
    ['Punkt<extra></extra>', 'kept'],
  );
});
