/* The heads of the difference B − A: all heads of a map on one scale, the chosen one as a picture or a table, a
   sentence about its row, and the list of the most changed heads. */
import { UNMATCHED } from '../../state/difference.js';
import * as format from '../../state/format.js';
import { tallest, widthOf } from '../../widgets/canvas.js';
import { ALLOWED, signed } from '../../widgets/cells.js';
import { describe, inCell, movedText, NONE, sentence } from '../../widgets/difference_captions.js';
import { create, say } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { tokenMatrix } from '../../widgets/matrix.js';
import { buildMost } from '../../widgets/most_changed_heads.js';
import { headTitle } from '../../widgets/picker.js';
import { matrixTable, tableFrame } from '../../widgets/table.js';
import { CELLS, ROWS, THUMBNAIL } from './heads.js';
import { buildKinds, buildShortcuts, headSwitches } from './panels.js';

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./compared.js').CompareState} CompareState */
/** @typedef {import('../../state/difference.js').Difference} Difference */

/** @param {Page} page */
function buildGrid({ view, comparison }) {
  const { a, b, maps } = /** @type {Difference} */ (comparison);
  const grid = headGrid({
    label: 'B − A for all heads',
    choose: (place) => view.select(place),
    describe: ({ layer, head }) =>
      `Layer ${layer + 1}, head ${head + 1}\n${movedText(maps[view.now().map.name].head(layer, head).moved)}`,
  });
  return {
    ...grid,
    /** @param {CompareState} state */
    draw({ diff, map, sel, written }) {
      grid.draw({
        ...{ layers: map.layers, heads: map.heads, sel, rows: map.queries.length, columns: map.keys.length, written },
        cells: (layer, head) => signed(diff.head(layer, head).values, diff.allowed, diff.scale),
        key: `${a.id}.${b.id}.${map.name}`,
        largest: THUMBNAIL,
      });
    },
  };
}

/** @param {Page} page @param {(column: number) => void} choose */
function buildMatrix({ view, settings }, choose) {
  const matrix = tokenMatrix({
    label: 'The selected head, B − A. Enter selects the row.',
    describe: ({ i, j }) => (i < 0 || j < 0 ? '' : describe(/** @type {any} */ (view.now()), i, j)),
    point: (place) => view.point(place),
    choose: ({ i }) => i >= 0 && choose(i),
  });
  const element = create('div', 'gf-headbox', matrix.element);
  matrix.canvas.classList.add('gf-head');
  return {
    element,
    centre: (/** @type {number} */ row, /** @type {number} */ column) => matrix.centre(row, column),
    /** @param {CompareState} state */
    draw({ map, diff, change, row, pointed, written }) {
      element.hidden = settings.isTable;
      if (settings.isTable) return;
      const height = Math.max(ROWS.least, Math.min(ROWS.most, Math.floor(ROWS.together / map.queries.length)));
      matrix.draw({
        ...{ queries: map.queries, keys: map.keys, writes: map.writes, row, pointed, written },
        cells: { ...signed(change, diff.allowed, diff.scale), text: inCell },
        room: widthOf(element),
        tallest: tallest(),
        cell: view.phone ? { width: CELLS.phone, height: ROWS.phone } : { width: CELLS.wide, height },
        ...{ numbers: settings.numbers, rowNames: true, columnNames: true },
      });
    },
  };
}

/** Build the title of the chosen head, and its switches for numbers and table. @param {Page} page */
function buildTools(page) {
  const title = create('h2', 'gf-headname');
  return {
    element: create('div', 'gf-row', title, create('div', 'gf-tool', ...headSwitches(page))),
    /** @param {CompareState} state */
    draw({ sel, moved }) {
      title.replaceChildren(`${headTitle(sel)} `, create('span', 'gf-cap', `B − A in points, ${movedText(moved)}`));
    },
  };
}

/** @param {Page} page */
function buildTable({ settings }) {
  const element = tableFrame('B − A of the selected head in numbers');
  return {
    element,
    /** @param {CompareState} state */
    draw({ map, sel, diff, change, row, written, run }) {
      element.hidden = !settings.isTable;
      if (!settings.isTable) return;
      const text = (/** @type {number} */ i, /** @type {number} */ j) => {
        const at = i * map.keys.length + j;
        if (diff.allowed[at] === ALLOWED) return format.signed(change[at] / 1000, 3);
        return diff.allowed[at] === UNMATCHED ? 'no match' : 'masked';
      };
      const caption = `${headTitle(sel)}, B − A${run.pieces ? ', in whole words' : ''}`;
      element.replaceChildren(matrixTable({ ...map, caption, written, row, text }));
    },
  };
}

/** @param {Page} page */
function buildLegend({ run }) {
  const scale = create('span', ''),
    ramp = create(
      'span',
      '',
      'B looks less − ',
      create('i', 'gf-ramp gf-signed'),
      ' + more, one scale for all heads: ',
      scale,
    );
  const other = create('span', '', create('i', 'gf-nomatch'), ` ${NONE}`),
    masked = run.task === 'translate' ? [create('span', '', create('i', 'gf-hatched'), ' may not look')] : [];
  return {
    element: create('div', 'gf-legend gf-cap', ramp, other, ...masked),
    /** @param {CompareState} state */
    draw({ diff }) {
      scale.textContent = `±${format.number(diff.scale / 10, 0)} points`;
    },
  };
}

/** @param {Page} page */
export function buildDifference(page) {
  const { view, settings } = page,
    difference = /** @type {Difference} */ (page.comparison),
    read = create('p', 'gf-read');
  const choose = (/** @type {number} */ i) => {
    const { diff, isEncoder } = /** @type {CompareState} */ (/** @type {any} */ (view.now())),
      at = diff.rows[i].b;
    if (at !== null) view.select(isEncoder ? { row: at } : { step: at }, { keepPointed: true });
  };
  const [kinds, grid, matrix, table, most, tools, legend] = [
    buildKinds(page),
    buildGrid(page),
    buildMatrix(page, choose),
    buildTable(page),
    buildMost(difference, (head) => view.select(head)),
    buildTools(page),
    buildLegend(page),
  ];
  const words_ = {
    /** @param {CompareState} state */
    draw(state) {
      read.replaceChildren(...sentence(state, difference));
      if (settings.speaks) say(read.textContent ?? '');
      settings.speaks = false;
    },
  };
  return {
    element: create(
      'section',
      'gf-heads',
      create('div', '', kinds.element, grid.element, read, legend.element, most.element, buildShortcuts(page)),
      create('div', '', tools.element, matrix.element, table.element),
    ),
    words: [kinds, tools, words_, table, most, legend],
    pictures: [grid, matrix],
    centreOfHead: grid.centre,
    centreOfCell: matrix.centre,
  };
}
