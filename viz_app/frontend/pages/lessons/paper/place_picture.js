/* The numbers of a place of the page on paper: bars, or a table of cells as dark as their numbers. On a worksheet what is
   asked about stays empty, as room to draw. */
/** @import { Drawn } from '../types' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { textWidth } from '../../../widgets/canvas.js';
import { MAP_TITLES } from '../../../widgets/picker.js';
import { svg } from '../../../widgets/svg.js';
import { GAP, inked, SMALL, TALL, textAt } from './row_picture.js';

const BAR = 320; // px of the longest bar and of an empty one
const [ROOM, LEAST] = [64, 52]; // px of a number beside a bar, and of the narrowest cell
const BLANK = 120; // px to write a name on
const [MANY, FLAT] = [8, 22]; // from more bars on they are this high, px
const DARK = 0.6; // a darker cell has a white number

const layer = (/** @type {number} */ at) => say('widgets-layer-number', { layer: at + 1, isSpelled: true });
const part = (/** @type {string} */ name) => MAP_TITLES[name] ?? say('paper-part', { part: name });
/** The names of rows and columns by their kind. @type {Record<string, (name: any) => string>} */
const NAMES = {
  ...{ layer, part, token: format.label },
  head: (at) => String(at + 1),
  depth: (at) => (at ? layer(at - 1) : part('embedding')),
  step: (step) => say('paper-step', { step: format.thousands(step) }),
};

/** @param {number} value @param {string} unit */
function textOf(value, unit) {
  if (unit === 'open') return '';
  if (unit === 'number') return format.number(value);
  return value >= 0 && value <= 1 ? format.share(value) : format.perCents(100 * value);
}

/** Draw a row of cells; a closed one is hatched. @param {(number | null)[]} values @param {{ xs: number[], y: number, unit: string, most: number, isSolved: boolean }} place */
const cellsOf = (values, { xs, y, unit, most, isSolved }) =>
  values.flatMap((value, i) => {
    const [x, width] = [xs[i], xs[i + 1] - xs[i]],
      size = Math.abs(value ?? 0) / most,
      fill = isSolved && value !== null ? inked(size * (unit === 'open' ? 0.2 : 1)) : '#fff',
      rect = svg('rect', { ...{ x, y, width, fill }, height: TALL, stroke: '#555' });
    if (!isSolved) return [rect];
    if (value === null) return [rect, svg('path', { d: `M${x} ${y + TALL}L${x + width} ${y}`, stroke: '#555' })];
    const color = size > DARK && unit !== 'open' ? '#fff' : '#000';
    return [rect, textAt(textOf(value, unit), x + width / 2, y + 20, SMALL, 'middle', color)];
  });

/** Draw a bar from the line of zero, and its number. @param {number | null} value @param {{ zero: number, scale: number, end: number, y: number, tall: number, unit: string }} place */
function barOf(value, { zero, scale, end, y, tall, unit }) {
  const to = zero + (value ?? 0) * scale,
    size = { x: Math.min(zero, to), y: y + 3, width: Math.abs(to - zero), height: tall - 6 },
    text = value === null ? '' : textOf(value, unit);
  return [svg('rect', { ...size, fill: inked(0.6) }), textAt(text, end + ROOM, y + tall / 2 + 5, SMALL, 'end')];
}

/** Return where zero stands on bars, the px of 1, and the largest number. @param {(number | null)[][]} cells @param {string} unit */
function scaleOf(cells, unit) {
  const values = cells.flat().map((value) => value ?? 0),
    least = Math.min(0, ...values),
    most = Math.max(unit === 'share' ? 1 : 0, ...values),
    scale = BAR / (most - least || 1);
  return { zero: -least * scale, scale, most: Math.max(most, -least) || 1 };
}

/** Draw the numbers of a place; without `isSolved` there is room for them. @param {Drawn} drawn @param {boolean} isSolved */
export function placePicture({ rows, columns, cells, unit, at, named }, isSolved) {
  const names = rows[1].map(NAMES[rows[0]]),
    heads = columns ? columns[1].map(NAMES[columns[0]]) : [],
    isBlank = named && !isSolved,
    from = 2 * GAP + (isBlank ? BLANK : Math.max(...names.map((name) => textWidth(name, SMALL)))),
    xs = heads.reduce(
      (all, name) => [...all, all[all.length - 1] + Math.max(LEAST, textWidth(name, SMALL) + GAP)],
      [from],
    );
  const { zero, ...sizes } = scaleOf(cells, unit),
    top = columns ? TALL : 2,
    tall = !columns && names.length > MANY ? FLAT : TALL,
    end = columns ? xs[xs.length - 1] : from + BAR;
  const height = top + names.length * tall + 2,
    width = end + 2 + (columns ? 0 : ROOM);
  const drawn = names.flatMap((name, i) => {
    const y = top + i * tall,
      place = { ...sizes, xs, y, tall, unit, end, zero: from + zero, isSolved },
      empty = svg('rect', { x: from, y: y + 3, width: BAR, height: tall - 6, fill: '#fff', stroke: '#555' }),
      bar = isSolved ? barOf(cells[i][0], place) : [empty];
    const label = isBlank
      ? svg('path', { d: `M0 ${y + tall - 3}h${BLANK}`, stroke: '#000' })
      : textAt(i === at ? `${format.AHEAD} ${name}` : name, from - GAP, y + tall / 2 + 5, SMALL, 'end');
    return [label, ...(columns ? cellsOf(cells[i], place) : bar)];
  });
  const corner = columns?.[0] === 'head' ? say('widgets-head') : '';
  return svg(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      width,
      class: 'gf-looking gf-numbers',
      'aria-hidden': isSolved ? null : 'true',
    },
    textAt(corner, from - GAP, 20, SMALL, 'end'),
    ...heads.map((name, i) => textAt(name, (xs[i] + xs[i + 1]) / 2, 20, SMALL)),
    ...drawn,
  );
}
