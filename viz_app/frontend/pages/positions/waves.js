/* The chosen dimensions as waves, and the whole encoding below them, over one axis of positions. */
/** @import { Lab, Page } from './types' */
import { Chart } from '../../charts/chart.js';
import * as words from '../../state/format.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import * as encoding from './encoding.js';
import { encodingFigure, encodingMarks, wavelengthText, waveMarks, wavesFigure } from './encoding_figures.js';
import { withWave } from './shown_encoding.js';
import { retitle, section } from './tools.js';

const KEYS = 'Left and right choose a position, up and down a dimension, each is read aloud; Enter brings its wave up.';

const WORDS = {
  sinusoidal: {
    title: 'Every dimension is a wave over positions',
    about: 'Low dimensions swing fast, high ones slowly. Click a line of the encoding to bring its wave up here.',
  },
  learned: {
    title: 'Every dimension over positions',
    about: 'No rule made these numbers, only training. Click a line of the encoding to bring its dimension up here.',
  },
};

const clamp = (/** @type {number} */ value, /** @type {number} */ count) => Math.max(0, Math.min(count - 1, value));

/**
 * What a tooltip and a listener get: position, value, wavelength, and the token that stands there in this run.
 * @param {Page} page @param {Lab} lab @param {number} dimension
 */
function about(page, lab, dimension) {
  const value = lab.table.data[lab.at * lab.table.width + dimension],
    token = page.tokens()[lab.at];
  const lines = [`position ${lab.at}, dimension ${dimension}`, words.signed(value, 3)];
  if (lab.kind === 'sinusoidal')
    lines.push(`wavelength ${wavelengthText(encoding.wavelength(dimension, lab.table.width, lab.base))} positions`);
  if (token !== undefined) lines.push(`here stands ${words.quoted(token)}`);
  return lines.join('\n');
}

/**
 * `under(place)` says which dimension is at a place of the chart's axes.
 * @template {number | null} D
 * @param {Page} page
 * @param {Chart} chart
 * @param {(place: { x: number, y: number }) => D} under
 */
function pointing(page, chart, under) {
  const find = (/** @type {MouseEvent} */ event) => {
    const place = chart.place(event);
    return place && { place: clamp(Math.round(place.x), page.lab.table.length), dimension: under(place) };
  };
  chart.host.addEventListener('pointermove', (event) => {
    const at = find(event);
    page.pointEncoding(at);
    dom.tooltip(at && at.dimension !== null ? about(page, page.lab, at.dimension) : '', event);
  });
  chart.host.addEventListener('pointerleave', () => {
    page.pointEncoding(null);
    dom.tooltip('');
  });
  return find;
}

/** Arrows choose position and dimension, Enter brings the wave of a dimension up. @param {Page} page @param {HTMLElement} host */
function takeKeys(page, host) {
  host.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key],
      { lab } = page;
    if (move) {
      event.preventDefault();
      page.cursor = { dimension: clamp((page.cursor?.dimension ?? lab.waves[0]) + move[0], lab.table.width) };
      page.settle({ place: clamp(lab.at + move[1], lab.table.length) });
      dom.say(about(page, page.lab, page.cursor.dimension).replaceAll('\n', ', '));
    } else if (event.key === 'Enter' && page.cursor)
      page.settle({ waves: withWave(page.settings.waves, page.cursor.dimension) });
  });
  host.addEventListener('blur', () => {
    page.cursor = null;
    page.view.draw();
  });
}

/** @param {Page} page @param {Chart} lanes @param {Chart} heat */
function listen(page, lanes, heat) {
  const inLanes = pointing(page, lanes, ({ y }) => page.lab.waves[Math.round(-y)] ?? null),
    inHeat = pointing(page, heat, ({ y }) => clamp(Math.round(y), page.lab.table.width));
  lanes.host.addEventListener('click', (event) => {
    const at = inLanes(event);
    if (at) page.settle({ place: at.place });
  });
  heat.host.addEventListener('click', (event) => {
    const at = inHeat(event);
    if (at) page.settle({ place: at.place, waves: withWave(page.settings.waves, at.dimension) });
  });
  for (const { host } of [lanes, heat]) takeKeys(page, host);
}

/** @param {Page} page */
export function buildWaves(page) {
  /** @type {Chart} */
  const lanes = new Chart(page.charts, { onZoom: (range) => heat.zoom(range) }),
    heat = new Chart(page.charts, { onZoom: (range) => lanes.zoom(range) });
  for (const { host } of [lanes, heat]) host.classList.add('gf-cross');
  listen(page, lanes, heat);
  const place = create('span', 'gf-cap'),
    element = section(
      {
        ...WORDS.sinusoidal,
        beside: place,
      },
      lanes.element,
      heat.element,
    );
  return {
    element,
    centre: (/** @type {number} */ place, /** @type {number} */ dimension) => heat.onScreen(place, dimension),
    /** @param {Lab} lab */
    draw(lab) {
      const { phone } = page.view,
        room = { phone, plot: element.clientWidth },
        looks = [lab.key, phone, devicePixelRatio];
      retitle(element, WORDS[lab.kind]);
      place.replaceChildren('position ', create('b', 'gf-acc', String(lab.at)));
      lanes.draw([...looks, lab.waves.join(), room.plot], () => wavesFigure(page.charts, lab, room), waveMarks(lab));
      heat.draw(looks, () => encodingFigure(page.charts, lab, room), encodingMarks(lab));
      const size = `${lab.table.length} positions in ${lab.table.width} dimensions, position ${lab.at} chosen.`;
      lanes.describe(`Dimensions ${lab.waves.join(', ')} of ${size} ${KEYS}`, true);
      heat.describe(`The encoding of ${size} ${KEYS}`, true);
    },
  };
}
