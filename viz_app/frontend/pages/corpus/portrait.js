/* Pictures of a head over many sentences: one sentence with its largest weights as arcs or lines, and bars by distance. */
/** @import { Portrait, Portraits, Row } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import { svg } from '../../widgets/svg.js';

const REACH = 8; // the largest distance that is counted by itself, see core/results/head_portraits.py
const WIDTH = 206,
  LINE = 13,
  LETTERS = 11; // px and letters of a picture

/** Return the tokens of a map's rows and columns in a sentence. @param {Portraits} portraits @param {string} map @param {number} text */
export function tokensOf({ texts }, map, text) {
  const [, , source, target] = texts[text],
    read = target.slice(0, -1);
  if (map === 'encoder') return { queries: source, keys: source };
  return map === 'cross' ? { queries: target.slice(1), keys: source } : { queries: read, keys: read };
}

/** Return "cross 2.7", as the page counts. @param {Pick<Portrait, 'map' | 'layer' | 'head'>} head */
export const placeOf = ({ map, layer, head }) => `${map} ${layer + 1}.${head + 1}`;
/** Return the head as addresses name it. @param {Portrait} head */
export const idOf = ({ map, layer, head }) => `${map}.${layer}.${head}`;

/** @param {string} piece */
function short(piece) {
  const text = format.label(piece);
  return text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text;
}
const middle = (/** @type {number} */ i) => i * LINE + LINE / 2 + 2;

/** @param {string[]} tokens @param {number} x @param {'start' | 'end'} anchor */
const column = (tokens, x, anchor) =>
  tokens.map((piece, i) =>
    svg(
      'text',
      { x, y: middle(i) + 4, 'text-anchor': anchor, class: format.isSpecial(piece) ? 'co-soft' : null },
      short(piece),
    ),
  );

/** @param {number} weight */
const stroke = (weight) => ({
  ...{ fill: 'none', stroke: theme.shareColour(0.3 + 0.7 * weight) },
  'stroke-width': 0.6 + 3.4 * weight,
});

/** Draw a weight between two columns of words. @param {[number, number, number]} arc */
function across([query, key, weight]) {
  const [left, right] = [84, WIDTH - 84];
  const [from, to] = [middle(query), middle(key)];
  return [
    svg('path', {
      d: `M${right} ${from}C${right - 16} ${from} ${left + 16} ${to} ${left} ${to}`,
      ...stroke(weight),
    }),
  ];
}

/** Draw a weight beside one column: an arc with a dot at the word that is looked at, or a ring. @type {(arc: [number, number, number], count: number) => Node[]} */
function beside([query, key, weight], count) {
  const x = 84,
    [from, to] = [middle(query), middle(key)],
    look = stroke(weight);
  if (query === key) return [svg('circle', { cx: x + 5, cy: from, r: 3.2, ...look, 'stroke-width': 1.2 + weight })];
  const room = WIDTH - x - 8,
    bend = Math.min(room, 14 + Math.abs(query - key) * (room / Math.max(6, count - 1)));
  return [
    svg('path', { d: `M${x} ${from}C${x + bend} ${from} ${x + bend} ${to} ${x} ${to}`, ...look }),
    svg('circle', { cx: x, cy: to, r: 1.2 + look['stroke-width'] / 2.4, fill: look.stroke }),
  ];
}

/** Return the picture of a head's sentence. @param {Portraits} portraits @param {Portrait} head */
export function picture(portraits, { map, shown, arcs }) {
  const { queries, keys } = tokensOf(portraits, map, shown),
    count = Math.max(queries.length, keys.length),
    rising = [...arcs].sort((a, b) => a[2] - b[2]),
    words =
      map === 'cross'
        ? [...column(keys, 79, 'end'), ...column(queries, WIDTH - 79, 'start')]
        : column(queries, 78, 'end'),
    lines = rising.flatMap((arc) => (map === 'cross' ? across(arc) : beside(arc, count)));
  return svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${count * LINE + 4}`, class: 'co-picture', 'aria-hidden': 'true' },
    ...words,
    ...lines,
  );
}

/** Return the distances of a map's bars; a decoder looks back only. @param {string} map */
const distances = (map) => Array.from({ length: (map === 'decoder' ? 1 : 2) * REACH + 1 }, (_, i) => i - REACH);

/** Return small bars by distance, each to the head's own highest. @param {Portrait} head */
export function spark({ map, offsets }) {
  const [width, height] = [94, 26],
    w = width / offsets.length,
    top = Math.max(...offsets);
  const bars = distances(map).map((distance, i) => {
    const tall = (offsets[i] / top) * (height - 2);
    return svg('rect', {
      ...{ x: i * w + 0.4, y: height - 1 - tall, width: w - 0.8, height: tall },
      class: distance === 0 ? 'co-own' : 'co-other',
    });
  });
  const floor = svg('rect', { x: 0, y: height - 1, width, height: 0.7, class: 'co-floor' });
  return svg('svg', { viewBox: `0 0 ${width} ${height}`, class: 'co-spark', 'aria-hidden': 'true' }, ...bars, floor);
}

/** Return a distance as text; the ends hold all beyond. @param {number} distance */
const distanceText = (distance) =>
  (distance === -REACH ? '≤' : distance === REACH ? '≥' : '') + format.signed(distance, 0);

/** Return the share of attention by distance beside that of even attention. @param {Portraits} portraits @param {Portrait} head */
export function byDistance({ even }, { map, offsets }) {
  const [width, height, foot] = [460, 140, 18],
    all = distances(map),
    w = width / all.length,
    top = Math.max(...offsets, ...even[map]),
    y = (/** @type {number} */ share) => height - foot - (share / top) * (height - foot - 16);
  const bars = all.flatMap((distance, i) => {
    const [x, share, chance] = [i * w, offsets[i], even[map][i]],
      said = `${distanceText(distance)}: ${format.percent(share)}, even attention ${format.percent(chance)}`;
    const bar = {
      ...{ x: x + 1.5, y: y(share), width: w - 3, height: height - foot - y(share) },
      class: distance === 0 ? 'co-own' : 'co-other',
    };
    return [
      svg('rect', bar, svg('title', {}, said)),
      svg('rect', { x, y: y(chance) - 1, width: w, height: 2, class: 'co-even' }),
      svg('text', { x: x + w / 2, y: height - 4, 'text-anchor': 'middle', class: 'co-soft' }, distanceText(distance)),
      ...(share >= 0.095
        ? [svg('text', { x: x + w / 2, y: y(share) - 4, 'text-anchor': 'middle' }, String(Math.round(share * 100)))]
        : []),
    ];
  });
  const about = `Share of attention by distance: ${all.map((distance, i) => `${distanceText(distance)} ${format.percent(offsets[i])}`).join(', ')}`;
  return svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': about }, ...bars);
}

/** Return the share of rows by how evenly they look. @param {Portrait} head */
export function byEntropy({ entropy }) {
  const [width, height] = [220, 54],
    w = width / entropy.length,
    top = Math.max(...entropy),
    tall = (/** @type {number} */ share) => (share / top) * (height - 4);
  const bars = entropy.map((share, i) =>
    svg(
      'rect',
      { x: i * w + 1, y: height - tall(share), width: w - 2, height: tall(share), class: 'co-other' },
      svg('title', {}, `${format.percent(share)} of rows`),
    ),
  );
  const about = `Rows from one place to spread evenly: ${entropy.map((share) => format.percent(share)).join(', ')}`;
  return svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': about }, ...bars);
}

/** Return the levels of a head's rows in order, each with its rows. @param {Portrait} head @returns {[string, Row[]][]} */
export function levelsOf({ rows }) {
  const names = [...new Set(rows.map(([level]) => level))];
  return names.map((name) => [name, rows.filter(([level]) => level === name)]);
}
