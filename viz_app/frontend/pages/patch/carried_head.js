/* The last head that was carried: where it looks in both runs and in the changed one, and which half of it matters. */
/** @import { CarriedHead, Measure, Page, PatchState, SeenHead } from './types' */
import { allowedCells, levels, percentOfCell } from '../../state/codec.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { widthOf } from '../../widgets/canvas.js';
import { weights } from '../../widgets/cells.js';
import { button } from '../../widgets/controls.js';
import { create, region } from '../../widgets/dom.js';
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
  if (alone === undefined) return say('patch-weights-cannot-be-carried');
  if (whole === null || alone === null) return '';
  const part = alone / whole;
  return say('patch-output-and-weights', {
    ...{ output: percent(whole), weights: percent(alone) },
    matters: Math.abs(whole) < 0.03 ? 'nothing' : part < 0.2 ? 'reading' : part > 0.8 ? 'looking' : 'both',
  });
}

/** One of the three pictures. @param {Name} name */
function buildPicture(name) {
  const title = create('h4', ''),
    frame = create('div', '');
  let shown = /** @type {Read | null} */ (null);
  /** @type {SeenHead | null} */
  let unpacked = null; // what `shown` was read from, because a drag over cells draws often
  const matrix = tokenMatrix({
    label: say('patch-where-the-head-looks'),
    describe({ i, j }) {
      if (!shown || i < 0 || j < 0) return '';
      const { queries, keys, allowed } = shown,
        names = { query: format.quoted(queries[i]), key: format.quoted(keys[j]) };
      if (!allowed[i * keys.length + j]) return say('patch-cell-is-masked', names);
      return say('patch-cell-of-head', { ...names, share: percentOfCell(shown.levels, i, keys.length, j) });
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
      const { queries, keys } = shown;
      title.textContent =
        name === 'now'
          ? say('patch-head-now', { run: base, isOneRow: row !== null })
          : say('patch-head-as-it-is', { run: name === 'base' ? base : donor });
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

/** @param {Page} page @returns {Piece<PatchState>} */
export function buildCarriedHead(page) {
  const title = create('h3', ''),
    said = create('p', 'gf-cap'),
    openIt = () => {
      const [map, layer, head] = page.run?.head?.place ?? [];
      store.visit('head', { map, layer, head });
    },
    link = button(say('patch-open-this-head'), openIt, 'gf-textlink'),
    pictures = /** @type {const} */ (['donor', 'base', 'now']).map(buildPicture),
    element = region(
      'gf-carriedhead',
      say('patch-the-head-carried'),
      create('div', 'gf-row', title, link),
      said,
      create('div', 'gf-threeruns', ...pictures.map((one) => one.element)),
    );
  return {
    element,
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
