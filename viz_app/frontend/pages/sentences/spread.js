/* A distribution of a number over all rows, and of those that are shown. Dragging keeps a range; so do the arrow keys. */
/** @import { Dimension, Page, SurveyState } from './types' */
import * as format from '../../state/format.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { svg } from '../../widgets/svg.js';
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

/** @param {number[]} values @param {[number, number]} ends */
function binned(values, [low, high]) {
  const counts = new Array(BINS).fill(0);
  for (const value of values)
    if (Number.isFinite(value))
      counts[Math.max(0, Math.min(BINS - 1, Math.floor(((value - low) / (high - low)) * BINS)))]++;
  return counts;
}

/** @param {Page} page @param {Dimension} dimension */
function buildSpread(page, dimension) {
  const { name, title, unit, of } = dimension,
    said = create('span', ''),
    ends = [create('span', ''), create('span', '')],
    picture = /** @type {SVGSVGElement} */ (
      svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', tabindex: 0, role: 'group' })
    );
  let range = /** @type {[number, number]} */ ([0, 1]);
  const keep = (/** @type {[number, number] | null} */ wanted) => {
    const filters = page.now().filters;
    if (wanted) filters.ranges[name] = wanted;
    else delete filters.ranges[name];
    store.set({ keep: writeFilters(filters) });
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
    /** @param {SurveyState} state */
    draw({ rows, shown, filters }) {
      const values = rows.map(of);
      range = endsOf(dimension, values);
      const [all, now] = [binned(values, range), binned(shown.map(of), range)],
        top = Math.max(1, ...all),
        kept = filters.ranges[name],
        text = (/** @type {number} */ value) => format.number(value, range[1] - range[0] > 20 ? 0 : 1),
        x = (/** @type {number} */ value) => ((value - range[0]) / (range[1] - range[0])) * WIDTH,
        bar = (/** @type {number} */ count, /** @type {number} */ i, /** @type {string} */ look) => {
          const tall = (count / top) * (HEIGHT - 8);
          return svg('rect', { x: i * 10 + 0.5, y: HEIGHT - 4 - tall, width: 9, height: tall, class: look });
        };
      const frame = kept && { x: x(kept[0]), y: 1, width: Math.max(3, x(kept[1]) - x(kept[0])), height: HEIGHT - 4 };
      picture.replaceChildren(
        ...all.map((count, i) => bar(count, i, 'su-all')),
        ...now.map((count, i) => bar(count, i, 'su-now')),
        ...(frame ? [svg('rect', { ...frame, class: 'su-kept' })] : []),
      );
      const what = kept ? `${text(kept[0])} to ${text(kept[1])}` : unit;
      said.textContent = what;
      ends.forEach((end, i) => (end.textContent = text(range[i])));
      const about = `${title}, ${what}: arrow keys move the lower end of the range, with Shift the upper one`;
      picture.setAttribute('aria-label', about);
    },
  };
}

/** @param {Page} page */
export function buildSpreads(page) {
  const element = create('div', 'su-spreads');
  let [built, parts] = ['', /** @type {ReturnType<typeof buildSpread>[]} */ ([])];
  return {
    element,
    /** @param {SurveyState} state */
    draw(state) {
      const now = state.kind.dimensions.map(({ title, unit }) => title + unit).join();
      if (now !== built) {
        parts = state.kind.dimensions.map((one) => buildSpread(page, one));
        element.replaceChildren(...parts.map((one) => one.element));
      }
      built = now;
      parts.forEach((one) => one.draw(state));
    },
  };
}
