/* Boxes of words on paper. A row of attention has the tokens that may be looked at, above those of which one looks. The
   solution has the shares, and a line to each token, as wide as its share; on a worksheet the room for lines is empty. */
/** @import { Told } from '../types' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { textWidth } from '../../../widgets/canvas.js';
import { svg } from '../../../widgets/svg.js';

/** `at`: the middle. @typedef {{ text: string, x: number, at: number, width: number }} Box */

const SIZE = 16; // px of the type
export const SMALL = 13;
export const [GAP, TALL] = [8, 30]; // px of a box
const SHARE = 16; // px of a second line in it
const [WIDE, TIGHT, MANY] = [20, 8, 12]; // px beside a text in its box; from so many tokens on it is tight
const ROOM = 56; // px between the two rows, for the lines
const [THIN, THICK] = [0.75, 10]; // px, the line of a share of 0, and what one of 1 has more

/** Return the blue of a share, the same in every theme. @param {number} share */
export const inked = (share) => `color-mix(in srgb, #0c2f60 ${Math.round(100 * share)}%, #f0f3f5)`;

/** Put tokens side by side. @param {string[]} tokens @param {number} from @returns {Box[]} */
function placed(tokens, from) {
  let end = from;
  const room = tokens.length < MANY ? WIDE : TIGHT;
  return tokens.map((token) => {
    const text = format.label(token),
      x = end,
      width = Math.max(textWidth(text, SIZE), 2 * SIZE) + room;
    end += width + room / 2;
    return { text, x, at: x + width / 2, width };
  });
}

/** @param {string} text @param {number} x @param {number} y @param {number} size @param {'middle' | 'end'} [anchor] */
export const textAt = (text, x, y, size, anchor = 'middle', fill = '#000') =>
  svg('text', { ...{ x, y, fill }, 'font-size': size, 'text-anchor': anchor }, text);

/** @param {Box} box @param {number} y @param {string} className @param {number} [share] */
function boxOf({ text, x, at, width }, y, className, share) {
  const height = TALL + (share === undefined ? 0 : SHARE),
    isOn = className !== '',
    fill = share === undefined ? '#fff' : `color-mix(in srgb, #6ea6cd ${Math.round(share * 100)}%, #fff)`,
    edge = { stroke: isOn ? '#000' : '#555', 'stroke-width': isOn ? 2.5 : 1, rx: 3 };
  return svg(
    'g',
    { class: `gf-box ${className}` },
    svg('rect', { x, y, width, height, fill, ...edge }),
    textAt(text, at, y + 21, SIZE),
    ...(share === undefined ? [] : [textAt(format.share(share), at, y + 38, SMALL)]),
  );
}

/** Draw a row; the solution has its shares. @param {Told} told @param {boolean} isSolved */
export function rowPicture({ row, right, line }, isSolved) {
  const isOwn = row.every(([token], at) => token === line.tokens[at]),
    own = line.writes ? say('spine-written') : say('spine-text'),
    names = [isOwn ? own : say('spine-text'), own],
    from = Math.max(...names.map((name) => textWidth(name, SMALL))) + 2 * GAP,
    above = placed(
      row.map(([token]) => token),
      from,
    ),
    below = placed(line.tokens, from),
    edge = 2 + TALL + (isSolved ? SHARE : 0),
    y = edge + ROOM,
    width = Math.max(...[...above, ...below].map((box) => box.x + box.width)) + 2,
    to = below[line.at].at;
  const lines = above.map(({ at }, i) =>
    svg('line', {
      ...{ x1: at, y1: edge, x2: to, y2: y },
      stroke: inked(0.3 + 0.7 * row[i][1]),
      'stroke-width': THIN + THICK * row[i][1],
    }),
  );
  return svg(
    'svg',
    { viewBox: `0 0 ${width} ${y + TALL + 2}`, width, class: 'gf-looking', 'aria-hidden': isSolved ? null : 'true' },
    ...(isSolved ? lines : []),
    ...names.map((name, i) => textAt(name, from - 2 * GAP, [2, y][i] + 20, SMALL, 'end')),
    ...above.map((box, i) =>
      boxOf(box, 2, isSolved && i === right ? 'gf-right' : '', isSolved ? row[i][1] : undefined),
    ),
    ...below.map((box, i) => boxOf(box, y, i === line.at ? 'gf-on' : '')),
  );
}

/** Draw what is read above what is written, which a worksheet leaves to be filled in. @param {[kind: string, words: string[]][]} lines @param {boolean} isSolved */
export function wordsPicture([[, read], ...written], isSolved) {
  const nameOf = (/** @type {string} */ kind) =>
      kind === 'written' ? say('spine-written') : say('paper-part', { part: kind }),
    empty = read.map(() => '\u2003'.repeat(3)),
    shown = isSolved ? written : written.slice(-1),
    lines = shown.map(([kind, words]) => ({ name: nameOf(kind), words: isSolved ? words : empty })),
    all = [{ name: say('spine-text'), words: read }, ...lines],
    from = Math.max(...all.map(({ name }) => textWidth(name, SMALL))) + 2 * GAP,
    boxes = all.map(({ words }) => placed(words, from)),
    width = Math.max(...boxes.flat().map((box) => box.x + box.width)) + 2,
    step = TALL + GAP;
  return svg(
    'svg',
    { viewBox: `0 0 ${width} ${all.length * step}`, width, class: 'gf-looking' },
    ...all.map(({ name }, i) => textAt(name, from - 2 * GAP, 2 + i * step + 20, SMALL, 'end')),
    ...boxes.flatMap((line, i) => line.map((box) => boxOf(box, 2 + i * step, ''))),
  );
}
