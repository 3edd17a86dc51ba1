/* One run: what it reads and writes with the lines of the chosen head between, all its heads, and the chosen head. */
/** @import { ToyMap, TrainPage } from './types' */
import * as codec from '../../state/codec.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';
import { sizesOf, weights } from '../../widgets/cells.js';
import { create, region, setText } from '../../widgets/dom.js';
import { headGrid } from '../../widgets/head_grid.js';
import { tokenMatrix } from '../../widgets/matrix.js';
import { MAP_TITLES, headTitle } from '../../widgets/picker.js';
import { plainOpening, rowSentence } from '../../widgets/row_sentence.js';
import { matrixTable, rowName, tableFrame } from '../../widgets/table.js';
import { titleOf, whenLearned } from './train_captions.js';
import { buildStrips } from './train_strips.js';

const MAPS = /** @type {const} */ (['encoder', 'decoder', 'cross']);
/** @type {Record<string, string>} */
const LOOKS = {
  encoder: say('model-input-looks-input'),
  decoder: say('model-looks-back'),
  cross: say('model-output-looks-input'),
};
const THUMBNAIL = { wide: 56, deep: 34 }; // px
const CELL = { width: /** @type {const} */ ([10, 36]), height: 24 };
const AWAY = { layer: -9, head: -9 }; // no head of this map is chosen

/** All heads of a run, a row of pictures for each map. @param {TrainPage} page @param {number} which */
function buildHeads(page, which) {
  const title = create('h4', ''),
    rows = MAPS.map((name) => {
      const grid = headGrid({
        ...{ label: say('model-all-heads', { name: MAP_TITLES[name] }), isBare: true },
        choose: ({ layer, head }) => page.choose({ map: name, layer: Math.max(0, layer), head: Math.max(0, head) }),
        describe: ({ layer, head }) => headTitle({ map: name, layer, head }),
      });
      const label = create('p', 'gf-cap', create('b', '', MAP_TITLES[name]), ` ${LOOKS[name]}`);
      return { name, grid, label, element: create('div', 'gf-heads-of', label, grid.element) };
    }),
    element = region('gf-all-heads', say('model-all-heads-title'), title, ...rows.map((row) => row.element));
  return {
    element,
    draw() {
      const view = page.session.views[which];
      element.hidden = !view;
      if (!view) return;
      const count = Object.values(view.maps).reduce((sum, { layers, heads }) => sum + layers * heads, 0);
      setText(title, say('model-all-heads-counted', { count }));
      for (const row of rows) {
        const map = view.maps[row.name],
          isChosen = page.mapOf(view) === map;
        row.element.hidden = !map;
        row.label.classList.toggle('gf-acc', isChosen);
        if (map)
          row.grid.draw({
            ...sizesOf(map),
            key: map.id,
            sel: isChosen ? { layer: page.layerOf(map), head: page.headOf(map) } : AWAY,
            cells: (layer, head) => weights(map.levels(layer, head), map.allowed),
            largest: { width: 200, height: map.layers > 1 ? THUMBNAIL.deep : THUMBNAIL.wide },
          });
      }
    },
  };
}

/** The chosen head as a matrix, or as a table of numbers. @param {TrainPage} page @param {number} which */
function buildHead(page, which) {
  const title = create('h4', ''),
    text = (/** @type {ToyMap} */ map, /** @type {number} */ i, /** @type {number} */ j) =>
      map.allowed[i * map.keys.length + j]
        ? codec.decimals(map.levels(page.layerOf(map), page.headOf(map))[i * map.keys.length + j])
        : say('widgets-masked');
  const shown = () => {
    const view = page.session.views[which];
    return (page.isMean && page.session.places(which)) || (view ? page.mapOf(view) : undefined);
  };
  const matrix = tokenMatrix({
    label: say('model-chosen-head-enter'),
    describe({ i, j }) {
      const map = shown();
      if (!map || i < 0 || j < 0) return '';
      return say('model-looks-at', {
        who: rowName(map, i),
        keys: format.label(map.keys[j]),
        map: text(map, i, j),
      });
    },
    point: (place) => page.point(which, place),
    choose: ({ i }) => i >= 0 && page.choose({ row: i }),
  });
  const frame = tableFrame(say('model-chosen-head-as-table'), true),
    read = create('p', 'gf-read'),
    element = region('gf-head', say('model-the-chosen-head'), title, matrix.element, frame, read);
  return {
    element,
    draw() {
      const view = page.session.views[which],
        map = shown();
      element.hidden = !map;
      if (!view || !map) return;
      const sel = { layer: page.layerOf(map), head: page.headOf(map) },
        levels = map.levels(sel.layer, sel.head),
        row = Math.min(page.rowOf(view), map.queries.length - 1);
      const isMean = map !== page.mapOf(view),
        count = page.session.facts.unseen;
      const head = headTitle({ map: map.name, ...sel });
      setText(title, isMean ? say('model-head-mean-of', { head, count }) : head);
      [matrix.element.hidden, frame.hidden] = [page.isTable, !page.isTable];
      if (page.isTable)
        frame.replaceChildren(
          matrixTable({ ...map, caption: title.textContent ?? '', row, text: (i, j) => text(map, i, j) }),
        );
      else
        matrix.draw({
          ...{ ...map, cells: weights(levels, map.allowed), row },
          ...{ pointed: page.pointed(which), room: draw.widthOf(read), tallest: draw.tallest(), cell: CELL },
        });
      const whole = {
        map: /** @type {import('../../types').AttentionMap} */ (/** @type {unknown} */ (map)),
        sel,
        levels,
        written: map.queries.length,
      };
      read.replaceChildren(...rowSentence(whole, row, plainOpening(whole, row)));
    },
  };
}

/** @param {TrainPage} page @param {number} which */
export function buildRun(page, which) {
  const [strips, heads, head] = [buildStrips(page, which), buildHeads(page, which), buildHead(page, which)],
    [title, when, score] = [create('h3', ''), create('span', 'gf-cap'), create('p', 'gf-cap')],
    header = create('div', 'gf-row gf-title', title, when),
    parts = [strips, heads, head];
  /** What the pictures were drawn of last. @type {{ view: import('./types').ToyView | undefined, stamp: string }} */
  let drawn = { view: undefined, stamp: '' };
  const element = region(
    'gf-run',
    which ? say('model-the-second-run') : say('model-the-run'),
    header,
    create('div', 'gf-pic', strips.element, score),
    heads.element,
    head.element,
  );
  return {
    element,
    draw() {
      const { session } = page,
        view = session.views[which],
        isThere = which === 0 || (Boolean(session.beside) && !(session.isAsking && !session.runs.length));
      element.hidden = !isThere;
      if (!isThere) return;
      header.hidden = !session.beside;
      setText(title, titleOf(session, which));
      setText(when, session.runs[which] ? whenLearned(session, which) : '');
      const right = view ? [...view.expected].filter((char, at) => char === view.written[at]).length : 0;
      setText(score, view ? say('model-right-one-heads-as', { right, count: view.expected.length }) : '');
      const { sel, isTable, isMean } = page,
        mean = isMean && session.report(which)?.step,
        place = page.pointed(which),
        stamp = JSON.stringify([sel, isTable, mean, place, session.text, session.beside, theme.stamp, page.view.width]);
      if (view === drawn.view && stamp === drawn.stamp) return; // because most frames tell only of more steps
      drawn = { view, stamp };
      parts.forEach((part) => part.draw());
    },
  };
}
