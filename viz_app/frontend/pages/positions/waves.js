/* The chosen dimensions as waves, with the whole encoding below, over one axis of positions. */
/** @import { Aim, ShownEncoding, Page } from './types' */
import { widthOf } from '../../widgets/canvas.js';
import { Chart } from '../../charts/chart.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import * as encoding from './encoding.js';
import { encodingFigure, encodingMarks, wavelengthText, waveMarks, wavesFigure } from './encoding_figures.js';
import { withWave } from './shown_encoding.js';
import { clamp, pointing, retitle, section } from './tools.js';

const KEYS = say('positions-left-right-choose');

const WORDS = {
  sinusoidal: { title: say('positions-every-dimension-wave'), about: say('positions-low-dimensions-change') },
  learned: { title: say('positions-every-dimension-over'), about: say('positions-these-numbers-come') },
  computed: { title: say('positions-every-dimension-over'), about: say('positions-numbers-computed') },
};

/**
 * Return the tooltip, also read aloud: position, value, wavelength, and the token there in this run.
 * @param {Page} page @param {ShownEncoding} shown @param {number} dimension
 */
function about(page, shown, dimension) {
  const value = shown.table.data[shown.at * shown.table.width + dimension],
    token = page.tokens()[shown.at];
  const lines = [say('positions-position-dimension', { at: shown.at, dimension }), format.signed(value, 3)];
  if (shown.kind === 'sinusoidal')
    lines.push(
      say('positions-wavelength-positions', {
        dimension: wavelengthText(encoding.wavelength(dimension, shown.table.width, shown.base)),
      }),
    );
  if (token !== undefined) lines.push(say('positions-token-here', { token: format.quoted(token) }));
  return lines.join('\n');
}

/** Listen to keys: arrows choose position and dimension, Enter adds the wave of the dimension. @param {Page} page @param {HTMLElement} host */
function takeKeys(page, host) {
  host.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key],
      { shown } = page;
    if (move) {
      event.preventDefault();
      page.cursor = { dimension: clamp((page.cursor?.dimension ?? shown.waves[0]) + move[0], shown.table.width) };
      page.settle({ place: clamp(shown.at + move[1], shown.table.length) });
      dom.announce(about(page, page.shown, page.cursor.dimension).replaceAll('\n', ', '));
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
  const placeOf = (/** @type {number} */ x) => clamp(Math.round(x), page.shown.table.length),
    says = (/** @type {Aim} */ { dimension }) => (dimension === null ? '' : about(page, page.shown, dimension));
  pointing(page, lanes, {
    ...{ says, find: ({ x, y }) => ({ place: placeOf(x), dimension: page.shown.waves[Math.round(-y)] ?? null }) },
    choose: ({ place }) => page.settle({ place }),
  });
  pointing(page, heat, {
    ...{ says, find: ({ x, y }) => ({ place: placeOf(x), dimension: clamp(Math.round(y), page.shown.table.width) }) },
    choose: ({ place, dimension }) => page.settle({ place, waves: withWave(page.settings.waves, dimension) }),
  });
  for (const { host } of [lanes, heat]) takeKeys(page, host);
}

/** @param {Page} page */
export function buildWaves(page) {
  /** @type {Chart} */
  const lanes = new Chart(page.charts, { onZoom: (range) => heat.zoom(range) }),
    heat = new Chart(page.charts, { onZoom: (range) => lanes.zoom(range) });
  listen(page, lanes, heat);
  const place = create('span', 'gf-cap'),
    element = section({ ...WORDS.sinusoidal, beside: place }, lanes.element, heat.element);
  return {
    element,
    centre: (/** @type {number} */ place, /** @type {number} */ dimension) => heat.onScreen(place, dimension),
    /** @param {ShownEncoding} shown */
    draw(shown) {
      const { phone } = page.view,
        room = { phone, plot: widthOf(element) },
        looks = [shown.key, phone, devicePixelRatio];
      retitle(element, WORDS[shown.kind]);
      place.replaceChildren(...pieces('positions-at', { at: create('b', 'gf-acc', String(shown.at)) }));
      lanes.draw(
        [...looks, shown.waves.join(), room.plot],
        () => wavesFigure(page.charts, shown, room),
        waveMarks(shown),
      );
      heat.draw(looks, () => encodingFigure(page.charts, shown, room), encodingMarks(shown));
      const size = say('positions-positions-dimensions', {
        count: shown.table.length,
        width: shown.table.width,
        at: shown.at,
      });
      lanes.describe(
        say('positions-dimensions-of', { waves: format.series(shown.waves.map(String)), size, keys: KEYS }),
        true,
      );
      heat.describe(say('positions-the-encoding-of', { size, keys: KEYS }), true);
    },
  };
}
