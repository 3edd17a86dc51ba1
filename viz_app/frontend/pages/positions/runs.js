/* The same head in four runs, with positions on, off, shuffled and shifted. Each has a figure: the head, the run's
   answer, and the change of every head as a small square. A sentence and a table show the chosen row. The controls above
   choose the head, weights or their change, and pictures or a table. */
/** @import { Mode, Page, RunsState, Side } from './types' */
/** @import { AttentionMap } from '../../types' */
import { widthOf } from '../../widgets/canvas.js';
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import { ALLOWED, signed, weights } from '../../widgets/cells.js';
import { button, press, stepper } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { fitColumns, namesWidth, tokenMatrix } from '../../widgets/matrix.js';
import { headPicker } from '../../widgets/picker.js';
import { table, tableFrame, tableSwitch } from '../../widgets/table.js';
import { MODES, answerNodes, cellText, movedText, rowContent, sentence } from './run_captions.js';

const TILE = { width: 12, height: 12 }; // px

/** Return the cell of a single share; NaN if the head has no numbers. @param {number} share @returns {import('../../widgets/cells.js').Cells} */
const amount = (share) => ({
  ramp: 'share',
  values: [share],
  allowed: [ALLOWED],
  tone: (value) => (Number.isNaN(value) ? -1 : theme.shareIndex(value)),
  strength: (value) => (Number.isNaN(value) ? -1 : value),
});

/** @param {Page} page @param {Mode} mode @param {string} title */
function buildMoved(page, mode, title) {
  const grid = headGrid({
    label: `${title}: attention changed in every head`,
    choose: (place) => page.view.select({ ...place }),
    describe({ layer, head }) {
      const share = page.view.now().runs?.sides[mode]?.moved[layer]?.[head],
        text = share === null || share === undefined ? 'NaN' : `${format.percent(share)} of its attention changed`;
      return `layer ${layer + 1}, head ${head + 1}\n${text}`;
    },
  });
  // So that a click chooses the head, but not the run of the figure around it.
  grid.element.addEventListener('click', (event) => event.stopPropagation());
  return {
    element: grid.element,
    /** @param {Side} side @param {RunsState['sel']} sel */
    draw: ({ moved }, sel) =>
      grid.draw({
        layers: moved.length,
        heads: moved[0].length,
        sel,
        rows: 1,
        columns: 1,
        cells: (layer, head) => amount(moved[layer][head] ?? NaN),
        key: JSON.stringify(moved),
        largest: TILE,
      }),
  };
}

/** @typedef {{ cell: { width: [number, number], height: number }, isNamed: boolean }} Layout px */

const NAMED = { least: 9, most: 22 }, // px of a cell beside names
  TALLEST = 320; // px

/** Build the controls of a run: the seed of a shuffle, or the distance of a shift. @param {Page} page @param {Mode} mode */
function controls(page, mode) {
  const shift = stepper('Shift by one position less', 'Shift by one position more', (by) =>
    page.pick('shifted', { shift: Math.max(0, page.variants.shift + by) }),
  );
  const again = button('Again', () => page.pick('shuffled', { seed: page.variants.seed + 1 }), 'gf-btn gf-tiny');
  const elements = mode === 'shuffled' ? [again] : mode === 'shifted' ? [shift.element] : [];
  // So that a click on a control chooses the run once, with its change.
  for (const element of elements) element.addEventListener('click', (event) => event.stopPropagation());
  return {
    elements,
    draw() {
      shift.draw(`by ${page.variants.shift}`, page.variants.shift === 0, false);
      again.title = `Shuffle again, with the next seed: now ${page.variants.seed}`;
    },
  };
}

/** Return the layout: the largest cells that fit, with names if they are readable. @type {(room: number, map: AttentionMap, isPhone: boolean) => Layout} */
function layout(room, { queries, keys }, isPhone) {
  const side = fitColumns(keys, room - namesWidth(queries, null, room), [1, NAMED.most]);
  if (side >= NAMED.least) {
    const height = Math.max(NAMED.least, Math.min(17, Math.floor(150 / queries.length)));
    return { cell: { width: [NAMED.least, NAMED.most], height }, isNamed: true };
  }
  const bare = Math.max(isPhone ? 6 : 4, Math.min(NAMED.most, Math.floor((room - 8) / keys.length)));
  return { cell: { width: [bare, bare], height: bare }, isNamed: false };
}

/** @param {Page} page @param {Mode} mode @param {string} title */
function buildPicture(page, mode, title) {
  const matrix = tokenMatrix({
    label: `${title}. Enter selects the row.`,
    describe(place) {
      const side = page.view.now().runs?.sides[mode];
      return side && place.i >= 0 && place.j >= 0 ? cellText(side, place, mode) : '';
    },
    point: (place) => page.pointCell(place && place.i >= 0 && place.j >= 0 ? place : null),
    choose: ({ i }) => i >= 0 && page.selectRow(i),
  });
  return {
    element: matrix.element,
    centre: (/** @type {number} */ i, /** @type {number} */ j) => matrix.centre(i, j),
    /** @param {RunsState} state @param {Side} side @param {number} room px */
    draw({ row, pointed, scale }, { map, levels, change }, room) {
      const { cell, isNamed } = layout(room, map, page.view.phone),
        isChange = page.ui.change && mode !== 'on';
      matrix.draw({
        queries: map.queries,
        keys: map.keys,
        cells: isChange ? signed(change, map.allowed, scale) : weights(levels, map.allowed),
        row,
        pointed,
        room,
        tallest: TALLEST,
        cell,
        numbers: false,
        rowNames: isNamed,
        columnNames: isNamed,
      });
    },
  };
}

/** @param {Page} page @param {[Mode, string]} run */
function buildFigure(page, [mode, title]) {
  const pick = button(title, null, 'gf-pick'),
    more = controls(page, mode),
    picture = buildPicture(page, mode, title),
    moved = buildMoved(page, mode, title),
    answer = create('p', 'gf-answer', { dir: 'auto' }),
    note = create('p', 'gf-cap'),
    head = create('figcaption', '', pick, ...more.elements);
  const element = create('figure', '', head, picture.element, answer, note, moved.element);
  element.dataset.mode = mode;
  element.addEventListener('click', () => page.pick(mode));
  /** @param {RunsState} state @param {Side} side */
  function fill(state, side) {
    picture.draw(state, side, widthOf(element));
    answer.replaceChildren(...answerNodes(side.output, mode));
    note.textContent = movedText(side, state.sel, mode);
    if (mode !== 'on') moved.draw(side, state.sel);
    element.dataset.text = side.output.after ?? '';
  }
  return {
    mode,
    element,
    centre: picture.centre,
    /** @param {RunsState | null} state */
    draw(state) {
      const side = state?.sides[mode],
        error = page.errorOf(mode),
        isPicked = page.variants.picked === mode;
      element.classList.toggle('gf-on', isPicked);
      element.classList.toggle('gf-waiting', !side && !error);
      press(pick, isPicked);
      more.draw();
      note.classList.toggle('gf-problem', Boolean(error));
      picture.element.hidden = answer.hidden = Boolean(error);
      moved.element.hidden = mode === 'on' || Boolean(error);
      if (state && side && !error) fill(state, side);
      else note.textContent = error || 'Running …';
    },
  };
}

/** @param {Page} page */
export function buildChooser(page) {
  const picker = headPicker((values) => page.view.select(values)),
    scale = create('span', 'gf-cap');
  const flip = () => {
    page.ui.change = !page.ui.change;
    page.view.draw();
  };
  const what = button('Change', flip, undefined, { title: 'Draw the change of each weight instead of the weights' });
  const swap = tableSwitch(page.ui.runs, () => page.view.draw());
  const element = create('div', 'gf-tools gf-chooser', ...picker.elements, create('span', 'gf-grow'), what, swap, {
    hidden: true,
  });
  return {
    element,
    scale,
    /** Visible from the first run on, also while other runs are loading. @param {RunsState | null} state */
    draw(state) {
      element.hidden = state ? false : element.hidden || page.errorOf('on') !== '';
      if (!state) return;
      const { map, sel, sides } = state;
      picker.draw({ names: sides.on.run.names, layers: map.layers, heads: map.heads, sel });
      press(what, page.ui.change);
      scale.textContent = page.ui.change ? `±${(state.scale / 10).toFixed(1)} points` : '';
    },
  };
}

/** @param {Page} page */
export function buildRuns(page) {
  const figures = MODES.map((run) => buildFigure(page, run)),
    host = create('div', 'gf-four', ...figures.map(({ element }) => element)),
    said = create('p', 'gf-says');
  const numbers = tableFrame('The chosen row in numbers', true);
  host.dataset.words = '';
  return {
    elements: [host, numbers, said],
    /** @type {(mode: Mode, i: number, j: number) => { x: number, y: number } | undefined} */
    centre: (mode, i, j) => figures.find((one) => one.mode === mode)?.centre(i, j),
    /** @param {RunsState | null} state */
    draw(state) {
      const told = new Set(['']);
      for (const one of figures) {
        const error = page.errorOf(one.mode);
        one.draw(state);
        one.element.hidden = error !== '' && told.has(error); // one sentence for all that a model cannot do
        told.add(error);
      }
      numbers.hidden = !page.ui.runs.isTable || !state;
      if (!state) return;
      if (page.ui.runs.isTable)
        numbers.replaceChildren(table({ caption: 'The chosen row in the four runs', ...rowContent(state) }));
      said.replaceChildren(...sentence(state, page.variants.picked));
    },
  };
}
