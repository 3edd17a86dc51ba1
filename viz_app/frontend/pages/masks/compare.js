/* The chosen head before, after, and the change: three pictures with the same tokens in the same places, or one table.
 */
/** @import { Place } from '../../widgets/matrix.js' */
/** @import { MasksState, Page } from './types' */
import { widthOf } from '../../widgets/canvas.js';
import * as format from '../../state/format.js';
import { signed, weights } from '../../widgets/cells.js';
import { create } from '../../widgets/dom.js';
import { namesWidth, tokenMatrix } from '../../widgets/matrix.js';
import { headPicker, headTitle } from '../../widgets/picker.js';
import { turnSentence } from '../../widgets/row_sentence.js';
import { segments } from '../../widgets/segments.js';
import { matrixTable, tableFrame, tableSwitch } from '../../widgets/table.js';
import { cellText, points, weightText } from './captions.js';

/** @typedef {{ first: number, others: number, cell: { width: [number, number], height: number }, tallest: number, isBeside: boolean }} Layout px */

const NAMES = ['Before', 'After', 'Change'];
const SMALLEST = 8,
  BETWEEN = 18,
  TAIL = 40, // px for the last tilted name
  UNNAMED = 6; // px

/**
 * Return the layout. The three pictures are side by side if their cells are large enough; then only the first has row
 * names.
 * @param {MasksState} state
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

/** Return the cells of a picture: a run's weights, or their change in cells that are open in either run. @type {(state: MasksState, index: number) => import('../../widgets/cells.js').Cells} */
function cellsOf({ before, after, change, scale }, index) {
  if (index < 2) return weights((index ? after : before).levels, (index ? after : before).open);
  return signed(
    change,
    before.open.map((open, at) => open || after.open[at]),
    scale,
  );
}

/** @type {(state: MasksState) => string} */
function mostText({ map, most: [i, j, value], broken }) {
  if (broken) return 'rows are NaN';
  if (Math.abs(value) < 0.0005) return 'none';
  return `most: ${format.quoted(map.queries[i])} → ${format.quoted(map.keys[j])} ${points(Math.round(value * 1000))}`;
}

/** Build one of the three pictures. @param {Page} page @param {number} index */
function buildFigure({ view, now, selectRow }, index) {
  const name = NAMES[index],
    title = create('span', 'gf-cap');
  const matrix = tokenMatrix({
    label: `${name}. Enter selects the row.`,
    describe: ({ i, j }) => (i < 0 || j < 0 ? '' : cellText(now(), { i, j })),
    point: (place) => view.point(place),
    choose: ({ i }) => i >= 0 && selectRow(i),
  });
  const element = create('figure', '', create('figcaption', '', create('h3', '', name), ' ', title), matrix.element);
  element.dataset.figure = name.toLowerCase();
  /** @type {(state: MasksState) => string} */
  const titled = (state) => [headTitle(state.sel), '', mostText(state)][index];
  return {
    element,
    centre: (/** @type {number} */ i, /** @type {number} */ j) => matrix.centre(i, j),
    /** @param {MasksState} state @param {Layout} size */
    draw(state, { first, others, cell, tallest, isBeside }) {
      const { map, row } = state,
        isNamed = index === 0 || !isBeside;
      title.textContent = titled(state);
      if (element.hidden) return;
      matrix.draw({
        queries: map.queries,
        keys: map.keys,
        writes: map.writes,
        cells: cellsOf(state, index),
        row,
        pointed: /** @type {Place | null} */ (view.pointed),
        room: isNamed ? first : others,
        tallest,
        cell,
        numbers: false,
        rowNames: isNamed,
      });
    },
  };
}

/** Build the head picker and the switch to a table. @param {Page} page */
function buildChooser(page) {
  const picker = headPicker((values) => page.view.select(values));
  const swap = tableSwitch(page, () => page.view.draw());
  return {
    element: create('div', 'gf-tools gf-chooser', ...picker.elements, create('span', 'gf-grow'), swap),
    /** @param {MasksState} state */
    draw: ({ names, map, sel }) => picker.draw({ names, layers: map.layers, heads: map.heads, sel }),
  };
}

/** @type {(state: MasksState) => HTMLElement} */
function tableOf(state) {
  const { map, before, after, sel, row } = state,
    k = map.keys.length;
  const text = (/** @type {number} */ i, /** @type {number} */ j) =>
    [...new Set([weightText(before, i * k + j), weightText(after, i * k + j)])].join(' → ');
  return matrixTable({ ...map, caption: `${headTitle(sel)}, before → after`, row, text });
}

/** @param {Page} page */
export function buildCompare(page) {
  const { view, editing } = page,
    chooser = buildChooser(page),
    figures = NAMES.map((_, index) => buildFigure(page, index)),
    section = create('section', 'gf-three', ...figures.map(({ element }) => element));
  section.dataset.words = '';
  const read = create('p', 'gf-read'),
    table = tableFrame('Before and after', true);
  let chosen = 1;
  const when = segments({
    label: 'Before, after or change',
    options: NAMES.map((name, index) => [index, name]),
    choose(/** @type {number} */ index) {
      chosen = index;
      view.draw();
    },
  });
  const tabs = create('div', 'gf-only-phone', when.element);
  /** @type {(state: MasksState) => (string | Node)[]} */
  function told(state) {
    if (!editing.isChanged()) return [];
    const { map, sel, change, before, after, row } = state,
      at = row * map.keys.length;
    return turnSentence({ map, sel }, row, {
      change,
      text: (j) => `${weightText(before, at + j)} → ${weightText(after, at + j)}`,
    });
  }
  return {
    elements: [chooser.element, tabs, section, table, read],
    /** @type {(name: string, i: number, j: number) => object} */
    centre: (name, i, j) => figures[NAMES.findIndex((one) => one.toLowerCase() === name)].centre(i, j),
    /** @param {MasksState} state */
    draw(state) {
      chooser.draw(state);
      when.draw(chosen);
      [tabs.hidden, table.hidden, section.hidden] = [page.isTable, !page.isTable, page.isTable];
      if (page.isTable) table.replaceChildren(tableOf(state));
      const size = layout(state, widthOf(section), view.phone);
      figures.forEach((figure, index) => {
        figure.element.hidden = page.isTable || (view.phone && index !== chosen);
        figure.draw(state, size);
      });
      read.replaceChildren(...told(state));
    },
  };
}
