/* The masks of the run side by side, and a warning about a row without an open cell. */
/** @import { MasksState, Page, Panel } from './types' */
import { widthOf, windowHeight } from '../../widgets/canvas.js';
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { namesWidth } from '../../widgets/matrix.js';
import { segments } from '../../widgets/segments.js';
import { fillChoice } from './bugs.js';
import { buildPanel, shortTitle } from './panel.js';

/** @typedef {import('./panel.js').Size} Size */

const BETWEEN = 16,
  TAIL = 34, // px for the last tilted name
  SMALLEST = 12,
  USUAL = 30,
  ALONE = 34;

/**
 * Return the sizes of the masks: all in one row if their cells are large enough, otherwise in pairs. On a phone there
 * is one at a time.
 * @param {Panel[]} panels
 * @param {number} room px
 * @param {boolean} isPhone
 * @returns {Size[]}
 */
function sizesOf(panels, room, isPhone) {
  const names = panels.map((panel) => namesWidth(panel.query, null, room)),
    keys = panels.map((panel) => panel.key.length),
    most = Math.max(...keys);
  if (isPhone) {
    const cell = Math.max(18, Math.min(30, Math.floor((room - Math.max(...names) - TAIL) / most)));
    return panels.map(() => ({ cell, room, tallest: Math.max(360, Math.round(windowHeight() * 0.6)) }));
  }
  const all = names.reduce((sum, one) => sum + one + TAIL, (panels.length - 1) * BETWEEN),
    beside = Math.floor((room - all) / keys.reduce((sum, one) => sum + one, 0)),
    usual = panels.length === 1 ? ALONE : USUAL;
  if (beside >= SMALLEST) {
    const cell = Math.min(usual, beside);
    return panels.map((_, at) => ({ cell, room: names[at] + TAIL + cell * keys[at], tallest: 440 }));
  }
  const half = Math.floor((room - BETWEEN) / 2),
    cell = Math.max(SMALLEST, Math.min(usual, Math.floor((half - Math.max(...names) - TAIL) / most)));
  return panels.map(() => ({ cell, room: half, tallest: 440 }));
}

/**
 * Build the notice about a row without an open cell, whose softmax is 0 ÷ 0. It offers the other fill.
 * @param {Page} page
 */
function emptyRowNotice({ editing }) {
  const text = create('span', ''),
    fills = fillChoice(['model', '-1e9'], (fill) => editing.change({ fill })),
    element = create('div', 'gf-empty-row', text, fills.element, { hidden: true });
  return {
    element,
    /** @param {MasksState} state */
    draw({ names }) {
      const token = editing.emptyRow(names),
        isEven = editing.now.fill === '-1e9';
      element.hidden = token === null || editing.now.bugs.some((bug) => bug.startsWith('empty-row'));
      if (token === null || element.hidden) return;
      fills.draw(isEven ? '-1e9' : 'model');
      text.textContent = isEven
        ? say('masks-has-no-open-cell', { token: format.quoted(token) })
        : say('masks-has-no-open-cell-so', { token: format.quoted(token) });
    },
  };
}

/** @param {Page} page */
export function buildEditor(page) {
  const { view } = page,
    element = create('section', 'gf-four', { 'aria-label': say('masks-masks-run') }),
    notice = emptyRowNotice(page);
  /** @type {import('../../widgets/segments.js').Options<string>} */
  const none = [];
  let chosen = '';
  let map = ''; // of the head whose masks a phone shows
  const which = segments({
    label: say('masks-which-mask'),
    options: none,
    choose(name) {
      chosen = name;
      view.draw();
    },
  });
  const tabs = create('div', 'gf-only-phone', which.element);
  /** @type {ReturnType<typeof buildPanel>[]} */
  let panels = [];
  /** @type {Panel[] | null} */
  let built = null;
  /** @param {Panel[]} masks */
  function rebuild(masks) {
    built = masks;
    panels = masks.map((panel) => buildPanel(page, panel));
    element.replaceChildren(...panels.map((panel) => panel.element));
    chosen = panels.some(({ name }) => name === chosen) ? chosen : panels[panels.length - 1].name;
    tabs.hidden = panels.length < 2;
  }
  return {
    elements: [tabs, element, notice.element],
    /** Return the middle of a cell of a mask on the screen; −1 is the name of a row or column. @type {(name: string, i: number, j: number) => object | undefined} */
    centre: (name, i, j) => panels.find((panel) => panel.name === name)?.centre(i, j),
    /** @param {MasksState} state */
    draw(state) {
      const masks = page.runs?.panels ?? [];
      if (built !== masks) rebuild(masks);
      if (map !== state.sel.map) {
        map = state.sel.map;
        chosen = (panels.find(({ name }) => name === (map === 'decoder' ? 'causal' : map)) ?? panels[0]).name;
      }
      which.draw(
        chosen,
        panels.map(({ name }) => [name, shortTitle(name)]),
      );
      const sizes = sizesOf(masks, widthOf(element), view.phone);
      panels.forEach((panel, at) => {
        panel.element.hidden = view.phone && panel.name !== chosen;
        panel.draw(sizes[at]);
      });
      notice.draw(state);
    },
  };
}
