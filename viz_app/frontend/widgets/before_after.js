/* The chosen head before and after the changes of a run, and the change: three pictures with the same tokens in the same
   places, or one table. Above it is the difference of that head in run A and run B. Masks and Word order draw it. */
/** @import { Cell } from './matrix.js' */
/** @import { HeadChange } from './changed_run.js' */
import { widthOf } from './canvas.js';
import * as format from '../state/format.js';
import { say } from '../state/say.js';
import { shown } from '../state/whole_words.js';
import { signed, weights } from './cells.js';
import { aboutA, answered, compare } from './compare.js';
import { create } from './dom.js';
import { namesWidth, tokenMatrix } from './matrix.js';
import { headPicker, headTitle } from './picker.js';
import { turnSentence } from './row_sentence.js';
import { segments } from './segments.js';
import { matrixTable, tableFrame, tableSwitch } from './table.js';
import { cellText, points, weightText } from './change_captions.js';

/** @typedef {{ first: number, others: number, cell: { width: [number, number], height: number }, tallest: number, isBeside: boolean }} Layout px */

/**
 * @typedef {object} Page what the view gives
 * @property {import('./shell.js').View<any>} view
 * @property {import('../client/client.js').Client<{ rerun_masks: import('./changed_run.js').ChangedRun<any> }>} client
 * @property {boolean} isTable
 * @property {() => HeadChange | null} now
 * @property {(row: number) => void} selectRow
 */

const NAMES = [say('widgets-before'), say('widgets-after'), say('widgets-change')],
  FIGURES = ['before', 'after', 'change'];
const SMALLEST = 8,
  BETWEEN = 18,
  TAIL = 40, // px for the last tilted name
  UNNAMED = 6; // px

/**
 * Return the layout. The three pictures are side by side if their cells are large enough; then only the first has row
 * names.
 * @param {HeadChange} state
 * @param {number} room px
 * @param {boolean} isPhone
 * @returns {Layout}
 */
function layout({ map }, room, isPhone) {
  const [n, k] = [map.queries.length, map.keys.length],
    names = namesWidth(map.queries, map.writes, room);
  if (isPhone) {
    const least = Math.max(17, Math.min(30, Math.floor((room - names - TAIL) / k)));
    return { first: room, others: room, cell: { width: [17, 30], height: least }, tallest: 460, isBeside: false };
  }
  const side = Math.floor((room - names - 2 * BETWEEN - 3 * TAIL - 2 * UNNAMED) / (3 * k));
  if (side < SMALLEST)
    return { first: room, others: room, cell: { width: [SMALLEST, 14], height: 11 }, tallest: 420, isBeside: false };
  const cell = Math.min(24, side),
    height = Math.max(SMALLEST, Math.min(cell, Math.floor((side < 14 ? 270 : 210) / n)));
  const width = k * cell + TAIL;
  return {
    first: names + width,
    others: UNNAMED + width,
    cell: { width: [cell, cell], height },
    tallest: 520,
    isBeside: true,
  };
}

/** The cells that are open in either run, by those of the run before: all heads of a map share them. @type {WeakMap<Uint8Array, { other: Uint8Array, open: Uint8Array }>} */
const opened = new WeakMap();

/** @param {Uint8Array} one @param {Uint8Array} other */
function openInEither(one, other) {
  let known = opened.get(one);
  if (known?.other !== other) {
    known = { other, open: one.map((open, at) => open || other[at]) };
    opened.set(one, known);
  }
  return known.open;
}

/** Return the cells of a picture: a run's weights, or their change in cells that are open in either run. @type {(state: HeadChange, index: number) => import('./cells.js').Cells} */
function cellsOf({ before, after, change, scale }, index) {
  if (index < 2) return weights((index ? after : before).levels, (index ? after : before).open);
  return signed(change, openInEither(before.open, after.open), scale);
}

/** @type {(state: HeadChange) => string} */
function mostText({ map, most: [i, j, value], broken }) {
  if (broken) return say('widgets-rows-are-nan');
  if (Math.abs(value) < 0.0005) return say('widgets-no-change-in-text');
  return say('widgets-most-queries-keys', {
    queries: format.quoted(map.queries[i]),
    keys: format.quoted(map.keys[j]),
    value: points(Math.round(value * 1000)),
  });
}

/** Build one of the three pictures. @param {Page} page @param {number} index @param {(place: Cell | null) => void} point */
function buildFigure({ now, selectRow }, index, point) {
  const name = NAMES[index],
    title = create('span', 'gf-cap');
  const matrix = tokenMatrix({
    label: say('widgets-enter-selects-row', { name }),
    describe({ i, j }) {
      const state = now();
      return i < 0 || j < 0 || !state ? '' : cellText(state, { i, j });
    },
    point,
    choose: ({ i }) => i >= 0 && selectRow(i),
  });
  const element = create('figure', '', create('figcaption', '', create('h3', '', name), ' ', title), matrix.element);
  element.dataset.figure = FIGURES[index];
  /** @type {(state: HeadChange) => string} */
  const titled = (state) => [headTitle(state.sel), '', mostText(state)][index];
  return {
    element,
    centre: (/** @type {number} */ i, /** @type {number} */ j) => matrix.centre(i, j),
    /** @param {HeadChange} state @param {Layout} size @param {Cell | null} pointed the same place in all three */
    draw(state, { first, others, cell, tallest, isBeside }, pointed) {
      const { map, row } = state,
        isNamed = index === 0 || !isBeside;
      title.textContent = titled(state);
      if (element.hidden) return;
      matrix.draw({
        ...map,
        cells: cellsOf(state, index),
        row,
        pointed,
        room: isNamed ? first : others,
        tallest,
        cell,
        numbers: false,
        rowNames: isNamed,
      });
    },
  };
}

/** Build the head picker and the switch to a table. @param {Page} page @returns {Piece<HeadChange>} */
function buildChooser(page) {
  const picker = headPicker(
    (values) => page.view.select(values),
    undefined,
    (values) => page.view.now()?.ahead(values),
  );
  const swap = tableSwitch(page, () => page.view.draw());
  return {
    element: create('div', 'gf-tools gf-chooser', ...picker.elements, create('span', 'gf-grow'), swap),
    draw: ({ names, map, sel }) => picker.draw({ names, layers: map.layers, heads: map.heads, sel }),
  };
}

/** @type {(state: HeadChange) => HTMLElement} */
function tableOf(state) {
  const { map, before, after, sel, row } = state,
    k = map.keys.length;
  const text = (/** @type {number} */ i, /** @type {number} */ j) =>
    format.fromTo(...new Set([weightText(before, i * k + j), weightText(after, i * k + j)]));
  return matrixTable({ ...map, caption: say('widgets-before-after', { sel: headTitle(sel) }), row, text });
}

/** @param {Page} page */
export function buildBeforeAfter(page) {
  const { view } = page,
    chooser = buildChooser(page),
    figures = NAMES.map((_, index) => buildFigure(page, index, point)),
    section = create('section', 'gf-three', ...figures.map(({ element }) => element));
  section.dataset.words = '';
  const read = create('p', 'gf-read'),
    table = tableFrame(say('widgets-before-and-after'), true);
  let chosen = 1;
  let pointed = /** @type {Cell | null} */ (null);
  /** @param {Cell | null} place */
  function point(place) {
    pointed = place;
    view.draw();
  }
  const when = segments({
    label: say('widgets-before-after-or'),
    options: NAMES.map((name, index) => [index, name]),
    choose(/** @type {number} */ index) {
      chosen = index;
      view.draw();
    },
  });
  const tabs = create('div', 'gf-only-phone', when.element);
  const compared = compare(
    view,
    (/** @type {HeadChange} */ { run, sel, row }) =>
      answered(page.client.have('rerun_masks', aboutA()), ({ after }) => ({ a: shown(after), b: run, sel, row })),
    { choose: page.selectRow },
  );
  /** @type {(state: HeadChange) => (string | Node)[]} */
  function told(state) {
    if (!state.isChanged) return [];
    const { map, sel, change, before, after, row } = state,
      at = row * map.keys.length;
    return turnSentence({ map, sel }, row, {
      change,
      text: (j) => format.fromTo(weightText(before, at + j), weightText(after, at + j)),
    });
  }
  return {
    elements: [chooser.element, compared.element, tabs, section, table, read],
    /** @type {(name: string, i: number, j: number) => object} */
    centre: (name, i, j) => figures[FIGURES.indexOf(name)].centre(i, j),
    /** @param {HeadChange} state */
    draw(state) {
      chooser.draw(state);
      compared.draw(state);
      when.draw(chosen);
      [tabs.hidden, table.hidden, section.hidden] = [page.isTable, !page.isTable, page.isTable];
      if (page.isTable) table.replaceChildren(tableOf(state));
      const size = layout(state, widthOf(section), view.phone);
      figures.forEach((figure, index) => {
        figure.element.hidden = page.isTable || (view.phone && index !== chosen);
        figure.draw(state, size, pointed);
      });
      read.replaceChildren(...told(state));
    },
  };
}
