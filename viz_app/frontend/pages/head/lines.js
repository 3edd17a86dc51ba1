/* The lines of the picture by id. The first line shows the place of the row's token in the vocabulary; its one cell is
   the 1 of the one-hot row. The last line shows the weights of whole words, each under the columns of its pieces. */
/** @import { LinePainter } from './types' */
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import * as signed from '../../widgets/signed.js';
import { barWidth, keyLines, number, size } from './key_lines.js';
import { rowWords } from './row.js';
import { vectorLines } from './vector_lines.js';

/** @type {LinePainter} */
const oneHot = {
  height: 18,
  name: 'one-hot row',
  perKey: false,
  count: () => 1,
  draw(context, row, columns, { right }) {
    const { vocabulary, ids } = row.layer,
      x = (ids[row.i] / vocabulary) * columns.width;
    context.fillStyle = theme.colour.s0;
    context.fillRect(0, 7, columns.width, 5);
    context.fillStyle = theme.colour.ink;
    context.fillRect(Math.min(columns.width - 2, Math.max(0, x - 1)), 2, 2, 15);
    signed.print(context, `of ${format.thousands(vocabulary)}`, right, 9);
  },
  place: (_, i) => (i === 0 ? { part: 0, place: 0 } : null),
  box: (row, columns) => ({
    left: (row.layer.ids[row.i] / row.layer.vocabulary) * columns.width - 3,
    width: 6,
    top: 1,
    height: 16,
  }),
  find: () => 0,
};

const HEIGHT = 62,
  TOP = 17,
  NAMED = 30; // px: a narrower word has a number only if it is chosen

/** @type {LinePainter} */
const wordLine = {
  height: HEIGHT,
  name: 'shares of words',
  perKey: true,
  count: (row) => rowWords(row).shares.length,
  place(row, word) {
    const first = rowWords(row).keys.first[word];
    return first === undefined ? null : { part: first, place: word };
  },
  draw(context, row, columns, { hot, right }) {
    const { shares, span, keys } = rowWords(row),
      room = HEIGHT - TOP - 1,
      gap = columns.pitch - barWidth(columns);
    shares.forEach((share, word) => {
      const [first, last] = span(word),
        left = first * columns.pitch + gap / 2,
        width = (last - first) * columns.pitch - gap,
        isHot = keys.of[hot] === word;
      context.fillStyle = theme.colour.s0;
      context.fillRect(left, TOP, width, room);
      const tall = Math.max(share > 0 ? 1 : 0, share * room);
      context.fillStyle = theme.shareColour(0.35 + 0.65 * share);
      context.fillRect(left, TOP + room - tall, width, tall);
      const text = format.percent(share).replace(width < NAMED ? '\u202f%' : '', '');
      if (isHot || width >= NAMED - gap) number(context, text, left + width / 2, 8, isHot, size(columns));
    });
    signed.print(context, '100\u202f%', right, TOP + 6);
    signed.print(context, '0', right, HEIGHT - 6);
  },
  box(row, columns, word) {
    const [first, last] = rowWords(row).span(word);
    return { left: first * columns.pitch + 1, width: (last - first) * columns.pitch - 2, top: 1, height: HEIGHT - 2 };
  },
  find: (row, columns, x) =>
    x >= 0 && x < columns.width ? rowWords(row).keys.of[Math.floor(x / columns.pitch)] : null,
};

/** @type {Record<string, import("./types").LinePainter>} */
export const linePainters = { onehot: oneHot, ...vectorLines, ...keyLines, words: wordLine };
