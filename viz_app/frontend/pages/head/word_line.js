/* The shares of whole words, each under the columns of its pieces. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as signed from '../../widgets/signed.js';
import { barWidth, number, size } from './keys.js';
import { rowWords } from './row_words.js';
import { grown } from './vectors.js';

/** @import { LinePainter } from './types' */

const HEIGHT = 62,
  TOP = 17,
  NAMED = 30; // px: a narrower word has a number only where it is chosen

/** @type {LinePainter} */
export const wordLine = {
  height: HEIGHT,
  name: 'shares of words',
  perKey: true,
  count: (row) => rowWords(row).shares.length,
  place(row, word) {
    const first = rowWords(row).keys.first[word];
    return first === undefined ? null : { part: first, place: word };
  },
  draw(context, row, columns, { progress, hot, right }) {
    const { shares, span, keys } = rowWords(row),
      room = HEIGHT - TOP - 1,
      gap = columns.pitch - barWidth(columns);
    shares.forEach((share, word) => {
      const [first, last] = span(word),
        left = first * columns.pitch + gap / 2,
        width = (last - first) * columns.pitch - gap,
        isHot = keys.of[hot] === word,
        part = grown(progress, word, shares.length);
      context.fillStyle = theme.colour.s0;
      context.fillRect(left, TOP, width, room);
      const tall = Math.max(share > 0 ? 1 : 0, share * room) * part;
      context.fillStyle = theme.shareColour(0.35 + 0.65 * share);
      context.fillRect(left, TOP + room - tall, width, tall);
      const text = words.percent(share).replace(width < NAMED ? '\u202f%' : '', '');
      if (part === 1 && (isHot || width >= NAMED - gap))
        number(context, text, left + width / 2, 8, isHot, size(columns));
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
