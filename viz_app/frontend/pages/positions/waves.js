/* The chosen dimensions as waves, and the whole encoding below them, over one axis of positions. */
/** @import { Lab } from './lanes.js' */
import { Chart } from '../../charts/chart.js';
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import * as encoding from './encoding.js';
import { encodingMarks, encodingFigure, waveMarks, wavelengthText, wavesFigure } from './lanes.js';

const clamp = (/** @type {number} */ value, /** @type {number} */ count) => Math.max(0, Math.min(count - 1, value));

/**
 * What a tooltip and a listener get: position, value, wavelength, and the token that stands there in this run.
 * @param {any} view @param {Lab} lab @param {number} dimension
 */
function about(view, lab, dimension) {
  const value = lab.table.data[lab.at * lab.table.width + dimension],
    token = view.tokens()[lab.at];
  const lines = [`position ${lab.at}, dimension ${dimension}`, words.signed(value, 3)];
  if (lab.kind === 'sinusoidal')
    lines.push(`wavelength ${wavelengthText(encoding.wavelength(dimension, lab.table.width, lab.base))} positions`);
  if (token !== undefined) lines.push(`here stands ${words.quoted(token)}`);
  return lines.join('\n');
}

/**
 * `under(place)` says which dimension is at a place of the chart's axes.
 * @param {any} view @param {Chart} chart @param {(place: { x: number, y: number }) => number | null} under
 */
function pointing(view, chart, under) {
  const find = (/** @type {MouseEvent} */ event) => {
    const place = chart.place(event);
    return place && { place: clamp(Math.round(place.x), view.lab.table.length), dimension: under(place) };
  };
  chart.host.addEventListener('pointermove', (event) => {
    const at = find(event);
    view.point(at);
    dom.tooltip(at && at.dimension !== null ? about(view, view.lab, at.dimension) : '', event);
  });
  chart.host.addEventListener('pointerleave', () => {
    view.point(null);
    dom.tooltip('');
  });
  return find;
}

/** Arrows choose position and dimension, Enter brings the wave of a dimension up. @param {any} view @param {HTMLElement} host */
function takeKeys(view, host) {
  host.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key],
      { lab } = view;
    if (move) {
      event.preventDefault();
      view.cursor = { dimension: clamp((view.cursor?.dimension ?? lab.waves[0]) + move[0], lab.table.width) };
      view.settle({ place: clamp(lab.at + move[1], lab.table.length) });
      dom.say(about(view, view.lab, view.cursor.dimension).replaceAll('\n', ', '));
    } else if (event.key === 'Enter' && view.cursor) view.settle({ waves: view.withWave(view.cursor.dimension) });
  });
  host.addEventListener('blur', () => {
    view.cursor = null;
    view.draw();
  });
}

/** @param {any} view @param {Chart} lanes @param {Chart} heat */
function listen(view, lanes, heat) {
  const inLanes = pointing(view, lanes, ({ y }) => view.lab.waves[Math.round(-y)] ?? null),
    inHeat = pointing(view, heat, ({ y }) => clamp(Math.round(y), view.lab.table.width));
  lanes.host.addEventListener('click', (event) => {
    const at = inLanes(event);
    if (at) view.settle({ place: at.place });
  });
  heat.host.addEventListener('click', (event) => {
    const at = inHeat(event);
    if (at) view.settle({ place: at.place, waves: view.withWave(at.dimension) });
  });
  for (const { host } of [lanes, heat]) takeKeys(view, host);
}

/** @param {any} view */
export function buildWaves(view) {
  /** @type {Chart} */
  const lanes = new Chart(view.charts, { onZoom: (range) => heat.zoom(range) }),
    heat = new Chart(view.charts, { onZoom: (range) => lanes.zoom(range) });
  for (const { host } of [lanes, heat]) host.classList.add('gf-cross');
  listen(view, lanes, heat);
  return {
    element: create('div', '', lanes.element, heat.element),
    about: (/** @type {number} */ dimension) => about(view, view.lab, dimension),
    centre: (/** @type {number} */ place, /** @type {number} */ dimension) => heat.onScreen(place, dimension),
    /** @param {Lab} lab */
    draw(lab) {
      const room = { phone: view.phone, plot: view.waveHost.clientWidth },
        looks = [lab.key, view.phone, devicePixelRatio];
      lanes.draw([...looks, lab.waves.join(), room.plot], () => wavesFigure(view.charts, lab, room), waveMarks(lab));
      heat.draw(looks, () => encodingFigure(view.charts, lab, room), encodingMarks(lab));
      const size = `${lab.table.length} positions in ${lab.table.width} dimensions, position ${lab.at} chosen.`,
        keys =
          'Left and right choose a position, up and down a dimension, each is read aloud; Enter brings its wave up.';
      lanes.describe(`Dimensions ${lab.waves.join(', ')} of ${size} ${keys}`, true);
      heat.describe(`The encoding of ${size} ${keys}`, true);
    },
  };
}
