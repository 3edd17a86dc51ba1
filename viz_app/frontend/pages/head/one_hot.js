/* The first line: where in the vocabulary the row's token stands. Its one cell is the 1 of the one-hot row. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as signed from '../../widgets/signed.js';

/** @import { LinePainter } from './types' */

/** @type {LinePainter} */
export const oneHot = {
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
    signed.print(context, `of ${words.thousands(vocabulary)}`, right, 9);
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
