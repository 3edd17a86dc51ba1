/* The heads of a run: the choice of a map, all its heads, and the chosen head as a picture or a table. */
/** @import { State } from './selection.js' */
/** @import { Page } from './view.js' */
import * as codec from '../../state/codec.js';
import * as format from '../../state/format.js';
import { scrollTogether } from '../../state/in_sight.js';
import { strongestKey } from '../../state/opening.js';
import { pieces, say } from '../../state/say.js';
import { asked, counted } from '../../state/whole_words.js';
import { ALLOWED, gridOf, MASKED, weights } from '../../widgets/cells.js';
import { tallest, widthOf, windowHeight } from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { tokenMatrix } from '../../widgets/matrix.js';
import { headTitle, mapPicker } from '../../widgets/picker.js';
import { matrixTable, rowName, tableFrame, tableSwitch } from '../../widgets/table.js';
import { toggle } from '../../widgets/controls.js';
import { legend, shortcuts, swatch } from '../../widgets/legend.js';

/* The parts around the pictures: the choice of a map, the legend, the title and tools of the head, and the list of
   shortcuts. */

/** @type {Record<string, string>} */
const NOTES = {
  encoder: say('translate-source-looks-itself'),
  decoder: say('translate-translation-looks'),
  cross: say('translate-translation-looks-source'),
};

const WORDS = say('translate-whole-words-summed');

/** @param {Page} page @returns {Piece<State>} */
export function buildKinds({ view, run: { names } }) {
  const only = names.length === 1,
    note = create('span', 'gf-cap gf-note'),
    picker = mapPicker((map) => view.select({ map })),
    title = only ? create('h3', '', say('translate-all-heads-of', { names: names[0] })) : picker.element;
  return {
    element: create('div', 'gf-row', title, note),
    draw({ map }) {
      picker.draw(names, map.name);
      note.textContent = only ? say('translate-text-looks-itself') : NOTES[map.name];
    },
  };
}

/** @param {import('./selection.js').Run} run */
function buildLegend(run) {
  const adds = run.classification?.contributions ? [pieces('translate-key-adds', { ramp: swatch('signed') })] : [],
    second = run.task === 'classify' ? adds : [pieces('translate-key-masked', { swatch: swatch('hatched') })];
  return legend(pieces('translate-key-weight', { ramp: swatch('ramp') }), ...second, ...(run.pieces ? [WORDS] : []));
}

/** Build the switches for numbers in the cells, and for the table instead of the picture. @param {Pick<Page, 'view' | 'settings'>} page */
function headSwitches({ view, settings }) {
  const numbers = toggle(
    say('translate-numbers'),
    (isOn) => {
      settings.numbers = isOn;
      view.draw();
    },
    { checked: settings.numbers },
  );
  const swap = tableSwitch(settings, () => view.draw());
  return [numbers.element, swap];
}

/** Build the title of the head, and the tools for its picture. @param {Page} page @param {HTMLElement} picture @returns {Piece<State>} */
function buildHeadTools(page, picture) {
  const { settings } = page,
    title = create('h3', 'gf-headname'),
    tools = create('div', 'gf-tool', ...headSwitches(page));
  return {
    element: create('div', 'gf-row', title, tools),
    draw({ map, sel }) {
      picture.hidden = settings.isTable;
      const entropy = map.entropy(sel.layer, sel.head),
        note = entropy === null ? '' : say('translate-mean-entropy-bits', { entropy: format.number(entropy) });
      title.replaceChildren(`${headTitle(sel)} `, create('span', 'gf-cap', note));
    },
  };
}

/** @param {Page} page */
export function buildShortcuts({ run, options, comparison }) {
  const leaving = options.canChange ? [say('translate-keys-leave-out'), say('translate-keys-put-back')] : [],
    maps = run.names.length > 1 ? [say('translate-keys-maps')] : [],
    classes = run.classification?.labels.length ? [say('translate-keys-class')] : [],
    words = [say('translate-keys-word'), say('translate-keys-play'), ...maps];
  return shortcuts(
    ...(comparison ? [say('translate-keys-runs')] : []),
    ...(run.task === 'translate' ? words : [...classes, ...leaving]),
    say('translate-keys-tab'),
  );
}

export const THUMBNAIL = { width: 72, height: 50 }; // px
const CELLS = { wide: /** @type {const} */ ([12, 84]), phone: /** @type {const} */ ([17, 40]) }; // px
const ROWS = { least: 16, most: 46, together: 440, phone: 28 }; // px
const ABOVE = 340; // px of the page above the matrix

/** Return "0.871", or the reason for no number. @param {State} state @param {number} i @param {number} j @param {[string, string]} why */
function cellText({ map, levels }, i, j, [masked, absent]) {
  const at = i * map.keys.length + j;
  if (map.allowed[at] === ALLOWED) return codec.decimals(levels[at]);
  return map.allowed[at] === MASKED ? masked : absent;
}

/** Return the tooltip of a cell, such as "im → Schnee, looks at snow: 0.871". @param {State} state @param {number} i @param {number} j */
function describeCell(state, i, j) {
  return say('translate-looks-at', {
    who: rowName(state.map, i),
    keys: format.label(state.map.keys[j]),
    cellText: cellText(state, i, j, [say('translate-may-not-look'), say('translate-left-out')]),
  });
}

/** @param {State} state @param {import('../../widgets/head_grid.js').HeadPlace} place */
function describeHead({ map, row }, { layer, head }) {
  if (map.byNeed && !map.byNeed.isKnown(layer, head)) return headTitle({ map: map.name, layer, head });
  const k = map.keys.length,
    levels = map.levels(layer, head),
    best = strongestKey(levels, row, k);
  const weight = codec.percentOfCell(levels, row, k, best);
  return say('translate-layer-head-largest', {
    layer: layer + 1,
    head: head + 1,
    best: format.label(map.keys[best]),
    weight,
  });
}

/** @param {Page} page */
function buildGrid({ view }) {
  const grid = headGrid({
    label: say('translate-all-heads'),
    choose: (place) => view.select(place),
    describe: (place) => describeHead(view.now(), place),
  });
  let room = 0;
  return {
    ...grid,
    layout() {
      room = widthOf(grid.element);
    },
    /** @param {State} state */
    draw({ run, map, sel, written }) {
      grid.draw({ ...gridOf(map, written), room, sel, key: `${run.id}.${map.name}`, largest: THUMBNAIL });
    },
  };
}

/** @type {(place: number) => [number, number]} of a token in the rows and the columns of a map to itself */
const twice = (place) => [place, place];

/** @param {Page} page */
function buildMatrix({ view, settings }) {
  const matrix = tokenMatrix({
    label: say('translate-selected-head-enter'),
    describe: ({ i, j }) => (i < 0 || j < 0 ? '' : describeCell(view.now(), i, j)),
    point: (place) => view.point(place),
    choose: ({ i }) => i >= 0 && view.select(view.now().isEncoder ? { row: i } : { step: i }, { keepPointed: true }),
    scrolled: ({ i, j }) => {
      const { run, map, isEncoder } = view.now(),
        isSource = isEncoder || (i < 0 && map.name === 'cross');
      sight.tell(asked(run, isSource ? { row: Math.max(i, j) } : { step: i < 0 ? Math.max(0, j - 1) : i }));
    },
  });
  const element = create('div', 'gf-headbox', matrix.element);
  const sight = scrollTogether((place) => {
    const { run, map, isEncoder } = view.now(),
      { step = -1, row = -1 } = counted(run, place);
    if (isEncoder || map.name === 'decoder') matrix.scrollTo(...twice(isEncoder ? row : step));
    else matrix.scrollTo(step, row);
  });
  let room = 0;
  matrix.canvas.classList.add('gf-head');
  return {
    element,
    /** @param {number} row @param {number} column */
    centre: (row, column) => matrix.centre(row, column),
    layout() {
      room = widthOf(element);
    },
    /** @param {State} state */
    draw({ map, levels, row, pointed, written }) {
      if (settings.isTable) return;
      const height = Math.max(ROWS.least, Math.min(ROWS.most, Math.floor(ROWS.together / map.queries.length)));
      matrix.draw({
        ...map,
        cells: weights(levels, map.allowed),
        row,
        pointed,
        written,
        room,
        tallest: view.phone ? tallest() : Math.max(360, windowHeight() - ABOVE),
        cell: view.phone ? { width: CELLS.phone, height: ROWS.phone } : { width: CELLS.wide, height },
        numbers: settings.numbers,
      });
    },
    /** @param {State} state */
    follow({ levels, row, map }) {
      matrix.show(row, strongestKey(levels, row, map.keys.length));
    },
    destroy: () => sight.end(),
  };
}

/** Build the table of the selected head. It is filled only while it is visible. @param {Page} page @returns {Piece<State>} */
function buildTable({ settings }) {
  const element = tableFrame(say('translate-selected-head-numbers'));
  return {
    element,
    draw(state) {
      element.hidden = !settings.isTable;
      if (element.hidden) return;
      const { map, sel, written, row } = state,
        text = (/** @type {number} */ i, /** @type {number} */ j) => cellText(state, i, j, ['masked', 'out']);
      const caption = say('translate-head-table', { head: headTitle(sel), isWords: Boolean(state.run.pieces) });
      element.replaceChildren(matrixTable({ ...map, caption, written, row, text }));
    },
  };
}

/** @param {Page} page @param {Node[]} beside what stands below the grid */
export function buildHeads(page, beside) {
  const [kinds, grid, matrix, table] = [buildKinds(page), buildGrid(page), buildMatrix(page), buildTable(page)];
  const tools = buildHeadTools(page, matrix.element);
  return {
    element: create(
      'section',
      'gf-heads',
      create('div', '', kinds.element, grid.element, buildLegend(page.run), ...beside, buildShortcuts(page)),
      create('div', '', tools.element, matrix.element, table.element),
    ),
    words: [kinds, tools, table],
    pictures: [grid, matrix],
    centreOfHead: grid.centre,
    centreOfCell: matrix.centre,
  };
}
