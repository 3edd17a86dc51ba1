/* Pictures of a head over many sentences: one sentence with its largest weights as arcs or lines, and bars by distance. */
/** @import { Portrait, Portraits, Row } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { SHARE } from '../../state/theme.js';
import { barsOf, svg } from '../../widgets/svg.js';

const REACH = 8; // the largest distance that is counted by itself, see core/results/head_portraits.py
const WIDTH = 206,
  LINE = 13,
  LETTERS = 11, // px and letters of a picture
  LABELLED = 0.095; // a smaller share has no number

/** Return the tokens of a map's rows and columns in a sentence. @param {Portraits} portraits @param {string} map @param {number} text */
export function tokensOf({ texts }, map, text) {
  const [, , source, target] = texts[text],
    read = target.slice(0, -1);
  if (map === 'encoder') return { queries: source, keys: source };
  return map === 'cross' ? { queries: target.slice(1), keys: source } : { queries: read, keys: read };
}

/** Return "cross 2.7", as the page counts. @param {Pick<Portrait, 'map' | 'layer' | 'head'>} head */
export const placeOf = ({ map, layer, head }) => say('corpus-place', { map, place: `${layer + 1}.${head + 1}` });
/** Return the values of the address that open a head's page. @param {Portrait} head */
export const openedBy = ({ map, layer, head }) => ({ portrait: 'open', map, layer, head });
/** Return a head's id. @param {Portrait} head */
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

/** Return the colour of a weight as CSS, so that it follows the theme. @param {number} weight */
function colourOf(weight) {
  const share = Math.min(1, 0.3 + 0.7 * weight),
    at = SHARE.findIndex(([, end]) => end >= share),
    [[from, low], [to, high]] = SHARE.slice(at - 1, at + 1);
  return `color-mix(in srgb, var(--${to}) ${Math.round((100 * (share - low)) / (high - low))}%, var(--${from}))`;
}

/** @param {number} weight */
const stroke = (weight) => ({
  ...{ fill: 'none', style: `stroke: ${colourOf(weight)}` },
  'stroke-width': 0.6 + 3.4 * weight,
});

/** Draw a weight between two columns of words. @param {[number, number, number]} arc */
function across([query, key, weight]) {
  const [left, right] = [84, WIDTH - 84];
  const [from, to] = [middle(query), middle(key)];
  return [
    svg('path', { d: `M${right} ${from}C${right - 16} ${from} ${left + 16} ${to} ${left} ${to}`, ...stroke(weight) }),
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
    svg('circle', { cx: x, cy: to, r: 1.2 + look['stroke-width'] / 2.4, style: `fill: ${colourOf(weight)}` }),
  ];
}

/** Return the picture of a head's sentence, which has its size before `fill` draws it. @param {Portraits} portraits @param {Portrait} head */
export function picture(portraits, { map, shown, arcs }) {
  const { queries, keys } = tokensOf(portraits, map, shown),
    count = Math.max(queries.length, keys.length),
    look = { viewBox: `0 0 ${WIDTH} ${count * LINE + 4}`, class: 'co-picture', 'aria-hidden': 'true' },
    element = svg('svg', look);
  function fill() {
    const rising = [...arcs].sort((a, b) => a[2] - b[2]);
    if (map === 'cross') element.append(...column(keys, 79, 'end'), ...column(queries, WIDTH - 79, 'start'));
    else element.append(...column(queries, 78, 'end'));
    element.append(...rising.flatMap((arc) => (map === 'cross' ? across(arc) : beside(arc, count))));
    return element;
  }
  return { element, fill };
}

/** Return bars; the one at `own` is dark. @param {number[]} values @param {number} own @param {Parameters<typeof barsOf>[1]} size */
const bars = (values, own, size) =>
  ['co-other', 'co-own'].map((look, isOwn) => {
    const some = values.map((value, i) => (Number(i === own) === isOwn ? value : 0));
    return svg('path', { class: look, d: barsOf(some, { most: Math.max(...values), ...size }) });
  });

/** Return small bars by distance, each to the head's own highest. @param {Portrait} head */
export function spark({ offsets }) {
  const [width, base, tall] = [94, 25, 24],
    look = { viewBox: `0 0 ${width} 26`, class: 'co-spark', 'aria-hidden': 'true' },
    floor = svg('rect', { x: 0, y: base, width, height: 0.7, class: 'co-floor' });
  return svg('svg', look, ...bars(offsets, REACH, { width, base, tall }), floor);
}

/**
 * Draw shares with the number of the larger ones. `names` stand below, `even` are lines to compare with.
 * @param {{ about: (shares: string) => string, values: number[], width: number, height: number, names?: string[], even?: number[], own?: number }} content
 */
function chart({ about, values, width, height, names = [], even = [], own = -1 }) {
  const base = height - (names.length ? 18 : 0),
    tall = base - 16,
    most = Math.max(...values, ...even),
    step = width / values.length,
    y = (/** @type {number} */ share) => base - (share / most) * tall,
    look = { viewBox: `0 0 ${width} ${height}`, role: 'img' },
    said = format.series(values.map((share, i) => `${names[i] ?? ''} ${format.percent(share)}`.trim()));
  const lines = even.map((share, i) =>
    svg('rect', { x: i * step, y: y(share) - 1, width: step, height: 2, class: 'co-even' }),
  );
  const texts = values.flatMap((share, i) => {
    const middleOf = { x: (i + 0.5) * step, 'text-anchor': 'middle' };
    return [
      svg('text', { ...middleOf, y: height - 4, class: 'co-soft' }, names[i] ?? ''),
      svg('text', { ...middleOf, y: y(share) - 4 }, share < LABELLED ? '' : String(Math.round(share * 100))),
    ];
  });
  const size = { width, base, tall, most, gap: 3 };
  return svg('svg', { ...look, 'aria-label': about(said) }, ...bars(values, own, size), ...lines, ...texts);
}

/** Return the share of attention by distance beside that of even attention; a decoder looks back only. @param {Portraits} portraits @param {Portrait} head */
export function byDistance({ even }, { map, offsets }) {
  const values = map === 'decoder' ? offsets.slice(0, REACH + 1) : offsets,
    names = values.map((_, i) => `${i === 0 ? '≤' : i === 2 * REACH ? '≥' : ''}${format.signed(i - REACH, 0)}`),
    size = { width: 460, height: 140, own: REACH };
  return chart({
    about: (shares) => say('corpus-share-by-distance', { shares }),
    values,
    names,
    even: even[map].slice(0, values.length),
    ...size,
  });
}

/** Return the share of rows by how evenly they look. @param {Portrait} head */
export const byEntropy = ({ entropy }) =>
  chart({
    about: (shares) => say('corpus-share-by-evenness', { shares }),
    ...{ values: entropy, width: 220, height: 64 },
  });

/** Return the levels of a head's rows in order, each with its rows. @param {Portrait} head @returns {[string, Row[]][]} */
export function levelsOf({ rows }) {
  const names = [...new Set(rows.map(([level]) => level))];
  return names.map((name) => [name, rows.filter(([level]) => level === name)]);
}
