/* The last head that was carried: where it looks in both runs and in the changed one, and which half of it matters. */
/** @import { CarriedHead, Measure, Page, PatchState, SeenHead } from './types' */
import { allowedCells, levels, percentOfCell } from '../../state/codec.js';
import * as format from '../../state/format.js';
import { store } from '../../state/store.js';
import { widthOf } from '../../widgets/canvas.js';
import { weights } from '../../widgets/cells.js';
import { button } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { namesWidth, tokenMatrix } from '../../widgets/matrix.js';
import { headTitle } from '../../widgets/picker.js';
import { percent } from './state.js';

const CELL = /** @type {const} */ ({ width: [8, 56], height: 24 }),
  LOW = 22, // rows, from which on cells are lower
  TALLEST = 560; // px

/** @typedef {'donor' | 'base' | 'now'} Name */
/** @typedef {ReturnType<typeof read>} Read */

/** @param {SeenHead} seen */
function read({ queries, keys, open, weights: packed }) {
  const allowed = allowedCells(open, queries.length * keys.length);
  return { queries, keys, allowed, levels: levels(packed, allowed, 1) };
}

/** Return which half of the head matters, in a sentence. @param {CarriedHead} head @param {Measure} measure */
function halves({ shares: { output, weights: looks } }, measure) {
  const whole = output[measure],
    alone = looks?.[measure];
  if (alone === undefined) return 'Where it looks cannot be carried alone between texts of unequal length.';
  if (whole === null || alone === null) return '';
  const start = `What it passes on goes ${percent(whole)}, where it looks alone ${percent(alone)}`;
  if (Math.abs(whole) < 0.03) return `${start}.`;
  if (alone / whole < 0.2) return `${start}: it is not where the head looks, but what it reads there.`;
  if (alone / whole > 0.8) return `${start}: where the head looks is enough.`;
  return `${start}: the rest is what it reads there.`;
}

/** One of the three pictures. @param {Name} name */
function buildPicture(name) {
  const title = create('h4', ''),
    frame = create('div', '');
  /** @type {Read | null} */
  let shown = null;
  /** @type {SeenHead | null} */
  let unpacked = null; // what `shown` was read from, because a drag over cells draws often
  const matrix = tokenMatrix({
    label: 'Where the head looks.',
    describe({ i, j }) {
      if (!shown || i < 0 || j < 0) return '';
      const { queries, keys, allowed } = shown,
        names = `${format.quoted(queries[i])} looks at ${format.quoted(keys[j])}: `;
      return names + (allowed[i * keys.length + j] ? percentOfCell(shown.levels, i, keys.length, j) : 'masked');
    },
    point: () => {},
    choose: () => {},
  });
  frame.append(matrix.element);
  return {
    element: create('figure', '', create('figcaption', '', title), frame),
    room: () => widthOf(frame),
    /** @param {PatchState} state @param {CarriedHead} head @param {number} room @param {number} names */
    draw({ base, donor }, { runs, row }, room, names) {
      if (!shown || unpacked !== runs[name]) shown = read(runs[name]);
      unpacked = runs[name];
      const { queries, keys } = shown,
        rows = row === null ? 'at all rows' : 'at the marked row';
      title.textContent =
        name === 'now' ? `In ${base} now, carried ${rows}` : `In ${name === 'base' ? base : donor} as it is`;
      matrix.draw({
        queries,
        keys,
        cells: weights(shown.levels, shown.allowed),
        row: name === 'now' && row !== null ? row : -1,
        room,
        tallest: TALLEST,
        cell: { ...CELL, height: queries.length > LOW ? 12 : CELL.height },
        numbers: (room - names) / keys.length > 20,
      });
    },
  };
}

/** @param {Page} page */
export function buildCarriedHead(page) {
  const title = create('h3', ''),
    said = create('p', 'gf-cap'),
    openIt = () => {
      const [map, layer, head] = page.run?.head?.place ?? [];
      store.visit('head', { map, layer, head });
    },
    link = button('Open this head', openIt, 'gf-textlink'),
    pictures = /** @type {const} */ (['donor', 'base', 'now']).map(buildPicture),
    element = create(
      'section',
      'gf-carriedhead',
      create('div', 'gf-row', title, link),
      said,
      create('div', 'gf-threeruns', ...pictures.map((one) => one.element)),
      { 'aria-label': 'The head that is carried' },
    );
  return {
    element,
    /** @param {PatchState} state */
    draw(state) {
      const { map, run, done, measure } = state,
        head = run?.head ?? null;
      element.hidden = !map || !head || !done.length;
      if (!head || element.hidden) return;
      const [name, layer, number] = head.place;
      title.textContent = headTitle({ map: name, layer, head: number });
      said.textContent = halves(head, measure);
      const rooms = pictures.map((one) => one.room()), // read before anything is drawn
        names = Math.max(...Object.values(head.runs).map(({ queries }) => namesWidth(queries, null, rooms[0])));
      pictures.forEach((one, at) => one.draw(state, head, rooms[at], names));
    },
  };
}
