/* An opened stage, down to the calculation of one head. This module is loaded when the first stage is opened. */
import { unpack } from '../../state/arrays.js';
import { candidatesOf, chancesOf, pieceOf } from '../../state/candidates.js';
import * as format from '../../state/format.js';
import { verdict } from '../../state/verdict.js';
import { fit, widthOf } from '../../widgets/canvas.js';
import { weights } from '../../widgets/cells.js';
import { create } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { tokenMatrix } from '../../widgets/matrix.js';
import { headTitle } from '../../widgets/picker.js';
import { rowSentence } from '../../widgets/row_sentence.js';
import { peak, scale, strip } from '../../widgets/signed.js';
import { buildCalculation } from './calculation.js';
import { choiceList } from './picture.js';
import { bestOf, opened, windowed } from './state.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./story.js').Stage} Stage */
/** @typedef {{ element: HTMLElement, draw: (state: State) => void, layout?: (state: State) => void }} Detail */

const LISTED = 24, // tokens
  THUMBNAIL = { width: 72, height: 56 }, // px
  CELLS = { width: /** @type {const} */ ([17, 44]), height: 28 }, // px
  TALLEST = 460; // px
const CLOCK =
    'The left ones swing fast from place to place, the right ones slowly: together they tell every place from every other, as the hands of a clock do.',
  LEARNED = 'This model has learned them, a list for each place.';
/** @type {Record<string, string>} */
const NOTES = {
  relate: 'The encoder runs once. All words look at the same time, so every row is there from the start.',
  back: 'Hatched: not allowed. A word may look at itself and at what stands before it, never ahead. Then the word looks across.',
  across:
    'In each decoder layer a word looks back first and across second. Then a feed-forward network rewrites each vector by itself.',
};
/** @type {Record<string, string>} */
const TABS = { positions: 'Positions', translate: 'Translate', why: 'Why', head: 'Inside a head', anatomy: 'Anatomy' };

/** Return a button that opens another tab. @param {Page} page @param {string} tab @param {() => Record<string, any>} [values] */
function tabButton({ visit, view }, tab, values = () => ({})) {
  const { classification, isEncoder } = view.now().run,
    name = tab === 'translate' && classification ? (isEncoder ? 'Encode' : 'Classify') : TABS[tab],
    button = create('button', 'gf-btn gf-small', `All of it: ${name}`, { type: 'button' });
  button.addEventListener('click', () => visit(tab, values()));
  return button;
}

/** @param {Page} page @returns {Detail} */
function buildRead(page) {
  const list = create('div', 'ov-waves'),
    range = create('p', 'gf-cap');
  let room = 0;
  /** @type {[HTMLCanvasElement, Float32Array][]} */
  let rows = [];
  let most = 1;
  return {
    element: create(
      'div',
      '',
      create('h2', '', 'Each token brings numbers for what it says. A wave is added that says where it stands.'),
      ...[list, range, create('div', 'ov-tools', tabButton(page, 'positions'))],
    ),
    layout() {
      room = Math.max(80, widthOf(list) - 120);
    },
    /** @param {State} state */
    draw({ run, read }) {
      const table = unpack(run.waves),
        [, count = 0] = table?.shape ?? [],
        shown = windowed(run.source.length, read(run.names[0]).row, LISTED);
      most = table ? peak(table.data) : 1;
      rows = [];
      list.replaceChildren(
        ...shown.flatMap(({ index, count: folded }) => {
          const isFold = folded > 1,
            name = create('span', '', isFold ? `${folded} more` : format.label(run.source[index]), { dir: 'auto' });
          if (isFold || !table) return [name, create('span')];
          const canvas = create('canvas', '', { 'aria-hidden': 'true' }),
            piece = run.pieces ? run.pieces.source.first[index] : index;
          rows.push([canvas, table.data.subarray(piece * count, (piece + 1) * count)]);
          return [name, canvas];
        }),
      );
      for (const [canvas, values] of rows) strip(fit(canvas, room, 20), values, 0, 0, room, 20, most);
      range.textContent = table
        ? `The first ${count} numbers of each wave, ${scale(most)}. ${table.data[0] === 0 && table.data[1] === 1 ? CLOCK : LEARNED}`
        : 'The page does not know the numbers of this model’s positions.';
    },
  };
}

/** Build the heads of a map: all as pictures, the chosen one with its numbers, and its calculation. @param {Page} page @param {Stage} stage @param {import('../../types').MapName} map @returns {Detail} */
function buildHeads(page, stage, map) {
  const { view } = page,
    selected = () => ({ map, ...placeOf(view.now().read(map)) });
  const grid = headGrid({
    label: 'All heads',
    choose: (place) => view.select({ map, ...place, key: null }),
    describe: ({ layer, head }) => `Layer ${layer + 1}, head ${head + 1}`,
  });
  const matrix = tokenMatrix({
    label: 'The chosen head. Enter chooses the row.',
    describe: ({ i, j }) => (i < 0 || j < 0 ? '' : describe(view.now(), i, j)),
    point: () => {},
    choose: ({ i }) => i >= 0 && view.select(stage.isOnce ? { row: i } : { step: i }),
  });
  /** @param {State} state @param {number} i @param {number} j */
  function describe(state, i, j) {
    const { map: shown, levels } = state.read(map),
      whole = levels[i * shown.keys.length + j] / 11;
    return `${format.label(shown.queries[i])} looks at ${format.label(shown.keys[j])}: ${whole.toFixed(0)}\u202f%`;
  }
  const title = create('h2', ''),
    sentence = create('p', 'gf-read'),
    more = create('button', 'gf-btn gf-small ov-how', 'How it is calculated', { type: 'button' }),
    left = create('div', ''),
    right = create('div', '', title, matrix.element),
    calculation = buildCalculation(page, stage, map);
  more.addEventListener('click', () => view.select({ open: opened(stage.name, true), ...selected() }));
  const links = [tabButton(page, stage.tab, selected), tabButton(page, 'head', selected)];
  if (stage.name === 'across') links.push(tabButton(page, 'anatomy'));
  left.append(
    grid.element,
    sentence,
    create('div', 'ov-tools', more, ...links),
    create('p', 'gf-cap', NOTES[stage.name]),
  );
  const both = create('div', 'ov-two', left, right);
  let rooms = [0, 0];
  return {
    element: create('div', '', both, calculation.element),
    layout() {
      rooms = [widthOf(left), widthOf(right)];
    },
    draw(state) {
      const read = state.read(map),
        { map: shown, sel, row } = read;
      both.hidden = state.isCalculated;
      calculation.element.hidden = !state.isCalculated;
      if (state.isCalculated) {
        calculation.draw(state);
        return;
      }
      if (!rooms[0]) rooms = [widthOf(left), widthOf(right)];
      const written = state.written(stage);
      title.textContent = headTitle(sel);
      sentence.replaceChildren(...rowSentence(read, row));
      grid.draw({
        ...{ room: rooms[0], layers: shown.layers, heads: shown.heads, sel, written },
        ...{ rows: shown.queries.length, columns: shown.keys.length, largest: THUMBNAIL },
        cells: (layer, head) => weights(shown.levels(layer, head), shown.allowed),
        key: `${state.run.id}.${map}.${Boolean(state.run.pieces)}`,
      });
      matrix.draw({
        ...{
          queries: shown.queries,
          keys: shown.keys,
          writes: shown.writes,
          cells: weights(read.levels, shown.allowed),
        },
        ...{ row, pointed: null, written, room: rooms[1], tallest: TALLEST, cell: CELLS },
        ...{ numbers: true, rowNames: true, columnNames: true },
      });
      matrix.show(row, bestOf(read));
    },
  };
}

/** @param {import('./state.js').Read} read */
const placeOf = ({ sel: { layer, head } }) => ({ layer, head });

/** @param {Page} page @returns {Detail} */
function buildPool(page) {
  const list = create('ol', 'ov-added'),
    title = create('h2', '');
  return {
    element: create('div', '', title, list, create('div', 'ov-tools', tabButton(page, 'translate'))),
    draw({ run }) {
      const scores = /** @type {import('../../types').Classification} */ (run.classification),
        { contributions } = scores,
        { index: label, label: name } = verdict(scores),
        added = contributions?.map((row) => row?.[label] ?? 0) ?? [],
        most = Math.max(...added.map(Math.abs), 0) || 1;
      title.textContent = contributions
        ? `The parts that the tokens add to the score of ${name}, ${scale(most)}`
        : 'This model does not average its tokens, so that no part belongs to one token.';
      list.replaceChildren(
        ...added.map((value, i) => {
          const bar = create('i', value < 0 ? 'ov-less' : '', { style: `width: ${(100 * Math.abs(value)) / most}%` });
          return create(
            'li',
            '',
            create('span', '', format.label(run.source[i]), { dir: 'auto' }),
            create('div', '', bar),
            create('span', '', format.signed(value)),
          );
        }),
      );
    },
  };
}

/** @param {Page} page @returns {Detail} */
function buildChoose(page) {
  const bars = create('div', ''),
    steps = create('ol', 'ov-added'),
    side = create('div', '', create('h2', '', 'How sure it was at each word'), steps);
  return {
    element: create(
      'div',
      'ov-two',
      create(
        'div',
        '',
        create('h2', '', 'Scores become shares of 100 % by a softmax. The largest share is taken.'),
        bars,
        create('div', 'ov-tools', tabButton(page, 'why')),
      ),
      side,
    ),
    draw(state) {
      const { run, step } = state;
      bars.replaceChildren(choiceList(state, Infinity));
      side.hidden = Boolean(run.classification);
      steps.replaceChildren(
        ...windowed(run.steps.length, step, LISTED).map(({ index, count }) => {
          if (count > 1) return create('li', '', create('span', '', `${count} more`), create('div'), create('span'));
          const one = pieceOf(run.steps[index]),
            at = candidatesOf(one).findIndex(([piece]) => piece === one.token),
            share = Math.exp(one.log_probability ?? -Infinity);
          const item = create(
            'li',
            index === step ? 'ov-chosen' : '',
            create('span', '', format.label(one.token), { dir: 'auto' }),
            create('div', '', create('i', '', { style: `width: ${share * 100}%` })),
            create('span', '', chancesOf(run.steps[index])[at]),
          );
          item.addEventListener('click', () => page.view.select({ step: index }));
          return item;
        }),
      );
    },
  };
}

/** @type {Record<string, (page: Page) => Detail>} */
const OTHERS = { read: buildRead, pool: buildPool, choose: buildChoose };

/** Build what an opened stage shows. @param {Page} page @param {Stage} stage @returns {Detail} @public */
export const buildDetail = (page, stage) => (stage.map ? buildHeads(page, stage, stage.map) : OTHERS[stage.name](page));
