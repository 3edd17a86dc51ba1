/* What both pictures of Overview are drawn with: words in boxes, ribbons, waves and bars, as SVG in px of a drawing. */
import { unpack } from '../../state/arrays.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { peak } from '../../widgets/signed.js';
import { svg } from '../../widgets/svg.js';

/** @import { Choice, State } from './state.js' */
/** @typedef {{ index: number, count: number, isFold?: boolean, name: string, x: number, width: number }} Cell a word, or `count` folded ones */
/** @typedef {{ x: number, y: number }} Point */

export const HIGH = 28; // px of a word's box
const SIZE = 16, // px of the words
  SMALL = 13, // px of special tokens and remarks
  PAD = 14, // px beside a word in its box
  LEAST = 27, // px: the narrowest box
  WIDEST = 180, // px: a longer word ends in an ellipsis
  FOLDED = 52, // px of a fold
  GAP = { least: 6, most: 32 }, // px between two boxes
  EVERY = 2; // of a wave one number of two is drawn: its sines, from quick to slow
const PLACE = { size: 11, kind: 'ov-note' }; // of a number below a wave
export const FAINT = 0.004; // the smallest share with a ribbon
const NAMED = 0.1; // the smallest share beside a ribbon
const PALEST = 0.6; // on the blue ramp: a contrast of 3 to the page

let context = /** @type {CanvasRenderingContext2D | null} */ (null);
/** Return the width of a text, and the text cut to a width. @param {string} text @param {number} [size] @param {number} [room] */
export function measured(text, size = SIZE, room = WIDEST) {
  context ??= draw.contextOf(create('canvas', ''));
  context.font = draw.font(size, '600');
  const shown = draw.clip(context, text, room);
  return { width: context.measureText(shown).width, shown };
}

/** @param {string} piece */
const sizeOf = (piece) => (format.isSpecial(piece) ? SMALL : SIZE);
/** Return the width of a word's box. @param {string} piece */
export const boxWidth = (piece) => Math.max(LEAST, measured(format.label(piece), sizeOf(piece)).width + PAD);

/**
 * Place words on a line. Those that do not fit are folded, farthest from the word in the middle.
 * @param {string[]} words
 * @param {{ from: number, to: number, centre: number, isRight?: boolean }} line
 * @returns {Cell[]}
 */
export function placed(words, { from, to, centre, isRight = false }) {
  const widths = words.map(boxWidth),
    all = (/** @type {number[]} */ some) => some.reduce((sum, width) => sum + width + GAP.least, 0),
    foldOf = (/** @type {number[]} */ some) => (some.length > 1 ? FOLDED : all(some)),
    sum = (/** @type {number} */ first, /** @type {number} */ end) =>
      foldOf(widths.slice(0, first)) + all(widths.slice(first, end)) + foldOf(widths.slice(end));
  let [first, end] = [0, words.length];
  while (sum(first, end) > to - from && end - first > 1) {
    if (centre - first >= end - 1 - centre) first++;
    else end--;
  }
  const spare = (to - from - sum(first, end)) / Math.max(1, end - first),
    gap = isRight ? GAP.least : GAP.least + Math.max(0, Math.min(GAP.most - GAP.least, spare)),
    cells = /** @type {Cell[]} */ ([]);
  let x = isRight ? to - sum(first, end) + gap : from;
  const put = (/** @type {Omit<Cell, 'x'>} */ cell) => {
    cells.push({ ...cell, x });
    x += cell.width + gap;
  };
  const fold = (/** @type {number} */ index, /** @type {number} */ count) =>
    count &&
    put({ index, count, isFold: true, name: say('overview-more-count', { count }), width: FOLDED - GAP.least });
  if (first === 1) first = 0; // one word is as wide as its fold
  if (end === words.length - 1) end = words.length;
  fold(0, first);
  for (let index = first; index < end; index++) put({ index, count: 1, name: words[index], width: widths[index] });
  fold(end, words.length - end);
  return cells;
}

/** @param {Cell} cell */
export const middle = ({ x, width }) => x + width / 2;
/** Return the share of a cell: that of a fold is the sum of its words. @param {Cell} cell @param {number[]} shares */
export const shareOf = ({ index, count }, shares) =>
  shares.slice(index, index + count).reduce((sum, share) => sum + share, 0);

/** @param {string} text @param {Point} at @param {{ anchor?: 'start' | 'middle' | 'end', size?: number, kind?: string }} [look] */
export const write = (text, { x, y }, { anchor = 'start', size = SIZE, kind } = {}) =>
  svg('text', { x, y, 'text-anchor': anchor, 'font-size': size, class: kind }, text);

/** Return a word that stands out in a remark. @param {string} word */
export const strong = (word) => svg('tspan', { 'font-weight': 600 }, word);

/** Write a remark. @param {(string | Node)[]} parts @param {Point} at @param {{ anchor?: 'start' | 'middle' | 'end', kind?: string }} [look] */
export const remark = (parts, { x, y }, { anchor = 'start', kind = 'ov-note' } = {}) =>
  svg('text', { x, y, 'text-anchor': anchor, 'font-size': SMALL, class: kind }, ...parts);

/**
 * Draw words in boxes.
 * @param {Cell[]} cells
 * @param {number} y their upper edge
 * @param {{ kind?: (index: number) => string, choose?: (index: number) => void }} [look]
 */
export function boxes(cells, y, { kind = () => '', choose } = {}) {
  return cells.map((cell) => {
    const { index, isFold, name, x, width } = cell;
    if (isFold) return write(name, { x: middle(cell), y: y + 19 }, { anchor: 'middle', size: 12, kind: 'ov-note' });
    const isSpecial = format.isSpecial(name),
      text = write(
        measured(format.label(name), sizeOf(name)).shown,
        { x: middle(cell), y: y + 19.5 },
        { anchor: 'middle', size: sizeOf(name) },
      ),
      box = svg(
        'g',
        { class: `ov-word ${isSpecial ? 'ov-special' : ''} ${kind(index)}` },
        svg('title', {}, format.label(name)),
      );
    box.append(svg('rect', { x, y, width, height: HIGH, rx: 4 }), text);
    if (choose) {
      box.classList.add('ov-choosable');
      box.addEventListener('click', () => choose(index));
    }
    return box;
  });
}

/** Return the path of a ribbon that leaves and arrives upright. @param {Point} from @param {Point} to */
export const falling = (from, to) => {
  const half = (from.y + to.y) / 2;
  return `M${from.x},${from.y}C${from.x},${half} ${to.x},${half} ${to.x},${to.y}`;
};

/** Draw a ribbon of a share. @param {string} path @param {number} share @param {number} [most] px of the whole */
export const ribbon = (path, share, most = 10) =>
  svg('path', {
    ...{ d: path, class: 'ov-ribbon', pathLength: 1, stroke: theme.shareColour(PALEST + (1 - PALEST) * share) },
    'stroke-width': 1 + most * share,
  });

/**
 * Write the larger shares beside the beginnings of their ribbons, the largest first; one that would touch another is left out.
 * @param {{ x: number, share: number }[]} all @param {{ y: number, to: number, from?: number }} at where they stand and lead; nothing is left of `from`
 */
export function percents(all, { y, to, from = 0 }) {
  const taken = /** @type {[number, number][]} */ ([]);
  const room = (/** @type {{ x: number, share: number }} */ { x, share }) => {
    const aside = 4 + 5 * share,
      wide = measured(format.share(share), 14).width,
      isLeft = to >= x - 1 && x - aside > from + 44;
    return { isLeft, left: isLeft ? x - aside - wide : x + aside, wide };
  };
  return all
    .filter(({ share }) => share >= NAMED)
    .sort((one, two) => two.share - one.share)
    .flatMap((one) => {
      const { isLeft, left, wide } = room(one);
      if (taken.some(([start, end]) => left < end && start < left + wide)) return [];
      taken.push([left, left + wide]);
      const at = { x: isLeft ? left + wide : left, y };
      return [write(format.share(one.share), at, { anchor: isLeft ? 'end' : 'start', size: 14, kind: 'ov-percent' })];
    });
}

/** Draw the waves of places below words, and the places if they are not the words' own. @param {State} state @param {Cell[]} cells @param {number} y */
export function waves({ run, pieces }, cells, y) {
  const table = unpack(pieces.waves);
  if (!table || !run.pieces) return [];
  const [rows, count] = table.shape,
    shown = Math.ceil(count / EVERY),
    most = peak(table.data) || 1,
    placeOf = (/** @type {number} */ piece) => pieces.places?.[piece] ?? piece,
    { first } = run.source.length ? run.pieces.source : { first: [0, ...run.pieces.target.first.map((at) => at + 1)] };
  return cells
    .filter(({ index, isFold }) => !isFold && first[index] < rows)
    .map(({ index, x, width }) =>
      svg(
        'g',
        {},
        svg('title', {}, say('overview-wave-place', { index: placeOf(first[index]) + 1 })),
        ...(pieces.places ? [write(String(placeOf(first[index]) + 1), { x, y: y + 20 }, PLACE)] : []),
        ...Array.from({ length: shown }, (_, i) =>
          svg('rect', {
            ...{ x: x + (width * i) / shown, y, width: width / shown + 0.3, height: 9 },
            fill: theme.signedColour(table.data[first[index] * count + i * EVERY] / most),
          }),
        ),
      ),
    );
}

/**
 * Draw the bars of choices.
 * @param {Choice[]} choices
 * @param {{ x: number, y: number, label: number, width: number, pitch: number }} place `x` is where the bars begin, after
 *   labels of `label` px; `y` the middle of the first bar
 */
export const barsOf = (choices, { x, y, label, width, pitch }) =>
  choices.flatMap(({ name, share, isChosen, isRest }, i) => {
    const middleOf = y + i * pitch,
      kind = isChosen ? 'ov-now' : isRest ? 'ov-note' : '',
      size = isRest ? SMALL : 15;
    return [
      write(measured(name, size, label).shown, { x: x - 7, y: middleOf + 5 }, { anchor: 'end', size, kind }),
      svg('rect', { x, y: middleOf - 5, width, height: 10, class: 'ov-track' }),
      svg('rect', {
        ...{ x, y: middleOf - 5, width: Math.max(1, width * share || 0), height: 10 },
        ...(isRest ? { class: 'ov-others' } : { fill: theme.shareColour(Math.max(PALEST, share)) }),
      }),
      write(format.share(share), { x: x + width + 7, y: middleOf + 5 }, { size: 14 }),
    ];
  });

/** Return the width of the longest label of choices, in px. @param {Choice[]} choices @param {number} [room] */
export const longest = (choices, room = 170) =>
  Math.max(60, ...choices.map(({ name }) => measured(name, 15, room).width + 2));
