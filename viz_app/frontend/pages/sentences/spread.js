/* A distribution of a number over all rows, and of those that are shown. Dragging keeps a range; so do the arrow keys. */
/** @import { Dimension, Page, SurveyState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { mark } from '../../widgets/controls.js';
import { create, setText, whenNew } from '../../widgets/dom.js';
import { barsOf, svg } from '../../widgets/svg.js';
import { writeFilters } from './filters.js';

const BINS = 26,
  [WIDTH, HEIGHT] = [260, 52];

/** Return the ends of a dimension's values. @param {Dimension} dimension @param {number[]} values @returns {[number, number]} */
function endsOf({ low, high }, values) {
  const known = values.filter(Number.isFinite),
    least = low ?? known.reduce((a, b) => Math.min(a, b), Infinity),
    most = high ?? known.reduce((a, b) => Math.max(a, b), -Infinity);
  return known.length && most > least ? [least, most] : [low ?? 0, (low ?? 0) + 1];
}

/** Return how many values are in each bin. @param {number[]} values @param {[number, number]} ends @returns {number[]} */
function binned(values, [low, high]) {
  const counts = new Array(BINS).fill(0);
  for (const value of values)
    if (Number.isFinite(value))
      counts[Math.max(0, Math.min(BINS - 1, Math.floor(((value - low) / (high - low)) * BINS)))]++;
  return counts;
}

/** @param {Page} page @param {Dimension} dimension @returns {Piece<SurveyState>} */
function buildSpread(page, dimension) {
  const { name, title, unit, of } = dimension,
    said = create('span', ''),
    ends = [create('span', ''), create('span', '')],
    [all, now] = ['su-all', 'su-now'].map((look) => svg('path', { class: look })),
    frame = svg('rect', { class: 'su-kept', y: 1, height: HEIGHT - 4 }),
    look = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', tabindex: 0, role: 'group' },
    picture = /** @type {SVGSVGElement} */ (svg('svg', look, all, now, frame));
  let range = /** @type {[number, number]} */ ([0, 1]),
    counts = /** @type {number[]} */ ([]),
    drawn = /** @type {SurveyState['rows'] | null} */ (null);
  const keep = (/** @type {[number, number] | null} */ wanted) => {
    const { filters } = page.now(),
      ranges = { ...filters.ranges };
    if (wanted) ranges[name] = wanted;
    else delete ranges[name];
    const kept = writeFilters({ ...filters, ranges });
    store.set({ keep: kept });
  };
  const at = (/** @type {PointerEvent} */ event) => {
    const { left, width } = picture.getBoundingClientRect(),
      share = Math.max(0, Math.min(1, (event.clientX - left) / width));
    return range[0] + share * (range[1] - range[0]);
  };
  picture.addEventListener('pointerdown', (event) => {
    const from = at(event);
    let isDragged = false;
    picture.setPointerCapture(event.pointerId);
    picture.onpointermove = (moved) => {
      const to = at(moved);
      isDragged ||= Math.abs(to - from) > (range[1] - range[0]) / 60;
      if (isDragged) keep([Math.min(from, to), Math.max(from, to)]);
    };
    picture.onpointerup = () => {
      picture.onpointermove = picture.onpointerup = null;
      if (!isDragged) keep(null);
    };
  });
  picture.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const [low, high] = page.now().filters.ranges[name] ?? range,
      step = (by * (range[1] - range[0])) / BINS;
    keep(event.shiftKey ? [low, high + step] : [low + step, high]);
  });
  const foot = create('p', 'gf-cap', ...ends);
  return {
    element: create('div', 'su-spread', create('p', 'gf-cap', create('b', '', title), said), picture, foot),
    draw({ rows, shown, filters }) {
      if (drawn !== rows) {
        const values = rows.map(of);
        range = endsOf(dimension, values);
        counts = binned(values, range);
        drawn = rows;
      }
      const size = { width: WIDTH, base: HEIGHT - 4, tall: HEIGHT - 8, most: Math.max(1, ...counts) },
        kept = filters.ranges[name],
        text = (/** @type {number} */ value) => format.number(value, range[1] - range[0] > 20 ? 0 : 1),
        [from, to] = (kept ?? [0, 0]).map((value) => ((value - range[0]) / (range[1] - range[0])) * WIDTH);
      all.setAttribute('d', barsOf(counts, size));
      now.setAttribute('d', barsOf(binned(shown.map(of), range), size));
      frame.setAttribute('x', String(from));
      frame.setAttribute('width', String(kept ? Math.max(3, to - from) : 0)); // a frame without a width is not drawn
      const what = kept ? say('sentences-range', { low: text(kept[0]), high: text(kept[1]) }) : unit;
      setText(said, what);
      ends.forEach((end, i) => setText(end, text(range[i])));
      mark(picture, 'label', say('sentences-spread-keys', { title, what }));
    },
  };
}

/** @param {Page} page @returns {Piece<SurveyState>} */
export function buildSpreads(page) {
  const element = create('div', 'su-spreads');
  const isNew = whenNew();
  let parts = /** @type {ReturnType<typeof buildSpread>[]} */ ([]);
  return {
    element,
    draw(state) {
      if (isNew(state.kind.dimensions.map(({ title, unit }) => [title, unit]))) {
        parts = state.kind.dimensions.map((one) => buildSpread(page, one));
        element.replaceChildren(...parts.map((one) => one.element));
      }
      parts.forEach((one) => one.draw(state));
    },
  };
}
