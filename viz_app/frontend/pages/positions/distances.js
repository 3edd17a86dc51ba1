/* What a model adds to its scores by the distance of two tokens (Raffel et al. 2020, section 2.1), in the place of
   positions: a row for each head, a column for each learned number. */
/** @import { Cell } from '../../widgets/matrix.js' */
/** @import { Page } from './types' */
import { widthOf } from '../../widgets/canvas.js';
import { signed } from '../../widgets/cells.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { tokenMatrix } from '../../widgets/matrix.js';
import { scale } from '../../widgets/signed.js';
import { create } from '../../widgets/dom.js';
import { section } from './tools.js';

const CELL = { width: /** @type {const} */ ([7, 34]), height: 16 }, // px
  TALLEST = 300; // px

/** @param {number} distance */
const short = (distance) => String(distance).replace('-', '−');

/** Return the names of the columns; the numbers at the ends hold for all distances beyond. @param {import('./types').Distances} distances */
const namesOf = ({ from, to }) =>
  from.map((first, i) => {
    if (i === 0) return `≤ ${short(to[i])}`;
    if (i === from.length - 1 && first > 1) return `≥ ${short(first)}`;
    return first === to[i] ? short(first) : `${short(first)} … ${short(to[i])}`;
  });

/** @param {Page} page */
export function buildDistances(page) {
  /** @type {Cell | null} */
  let pointed = null;
  const matrix = tokenMatrix({
      label: say('positions-distances-heads'),
      describe({ i, j }) {
        const { distances } = page;
        if (!distances || i < 0 || j < 0) return '';
        const number = format.signed(distances.added.data[i * distances.from.length + j], 3);
        return say('positions-head-adds', { head: i + 1, distance: namesOf(distances)[j], number });
      },
      point(place) {
        pointed = place;
        page.view.draw();
      },
      choose: ({ i }) => page.view.select({ layer: 0, head: i }),
    }),
    printed = create('span', 'gf-cap');
  const words = { title: say('positions-distances'), about: say('positions-every-head-adds') },
    element = section({ ...words, beside: printed, className: 'gf-distances' }, matrix.element);
  return {
    element,
    draw() {
      const { distances } = page;
      element.hidden = !distances;
      if (!distances) return;
      const { data, shape } = distances.added,
        most = data.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1;
      printed.textContent = say('positions-one-scale', { most: scale(most) });
      matrix.draw({
        queries: Array.from({ length: shape[0] }, (_, head) => say('positions-head', { head: head + 1 })),
        keys: namesOf(distances),
        cells: signed(data, new Uint8Array(data.length).fill(1), most),
        pointed,
        room: widthOf(element),
        tallest: TALLEST,
        cell: CELL,
        numbers: false,
        writes: null,
      });
    },
  };
}
