// @ts-nocheck
/* The masks of the run side by side, and a word of warning where a row may look nowhere. */
import * as words from '../../state/words.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { buildPanel } from './panel.js';

/** A row that may look nowhere has a softmax of 0 ÷ 0: say so, and offer the other fill. */
function emptyRowNotice(view) {
  const element = create('div', 'gf-empty-row', { hidden: true }),
    text = create('span', ''),
    host = create('div');
  const sync = dom.segments(
    host,
    [
      ['model', 'fill with −∞'],
      ['-1e9', 'fill with −1e9'],
    ],
    () => (view.state.fill === '-1e9' ? '-1e9' : 'model'),
    (fill) => view.change({ fill }),
  );
  element.append(text, host);
  return {
    element,
    draw() {
      const row = view.emptyRow();
      element.hidden = !row || view.state.bugs.some((bug) => bug.startsWith('empty-row'));
      if (element.hidden) return;
      sync();
      text.textContent =
        view.state.fill === '-1e9'
          ? `${words.quoted(row.token)} may look at nothing. Filled with −1e9, its softmax is an even mix of everything.`
          : `${words.quoted(row.token)} may look at nothing, so its softmax is 0 ÷ 0. Open at least one cell, or take the −1e9 fill to see the other bug.`;
    },
  };
}

export function buildEditor(view) {
  const element = create('section', 'gf-four', { 'aria-label': 'The masks of this run' }),
    notice = emptyRowNotice(view);
  const which = create('div', '', { 'aria-label': 'Which mask' }),
    tabs = create('div', 'gf-only-phone', which);
  let panels = [],
    built = null,
    chosen = null,
    sync = () => {};
  const choose = (name) => {
    chosen = name;
    view.draw();
  };
  function rebuild() {
    built = view.panels;
    panels = view.panels.map((panel) => buildPanel(view, panel));
    element.replaceChildren(...panels.map((panel) => panel.element));
    chosen = panels.some(({ name }) => name === chosen) ? chosen : panels.at(-1).name;
    tabs.hidden = panels.length < 2;
    sync = dom.segments(
      which,
      panels.map(({ name, title }) => [name, title.replace(' padding', '')]),
      () => chosen,
      choose,
    );
  }
  return {
    elements: [tabs, element, notice.element],
    /** The middle of a cell of a mask on the screen; −1 for the name of a row or column. */
    centre: (name, i, j) => panels.find((panel) => panel.name === name).centre(i, j),
    draw() {
      if (built !== view.panels) rebuild();
      sync();
      for (const panel of panels) {
        panel.element.hidden = view.phone && panel.name !== chosen;
        panel.draw();
      }
      notice.draw();
    },
  };
}
