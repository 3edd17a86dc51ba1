/* The masks of the run side by side, and a word of warning where a row may look nowhere. */
(() => {
  'use strict';
  const { dom, matrix, words } = window.glassformer;
  const parts = (window.glassformer.masksParts ??= {});
  const { el } = dom;
  const GUTTER = 58,
    TOP = 48,
    BETWEEN = 16,
    SMALLEST = 12;

  /** All panels stand in one row if their cells can be hit there, else two by two. */
  parts.panelLayout = (view) => {
    const room = view.left.clientWidth,
      most = Math.max(...view.panels.map((panel) => panel.key.length));
    if (view.phone) {
      const gutter = 74,
        cell = Math.max(18, Math.min(30, Math.floor((room - gutter - matrix.SLANT) / most)));
      return { room, gutter, top: 58, cell, tallest: Math.max(360, Math.round(innerHeight * 0.6)) };
    }
    const all = view.panels.reduce((sum, panel) => sum + panel.key.length, 0),
      frames = view.panels.length * (GUTTER + matrix.SLANT) + (view.panels.length - 1) * BETWEEN;
    const sideBySide = Math.floor((room - frames) / all),
      alone = view.panels.length === 1,
      wide = alone ? 22 : 15;
    if (sideBySide >= SMALLEST)
      return {
        room,
        gutter: alone ? 96 : GUTTER,
        top: alone ? 60 : TOP,
        cell: Math.min(wide, sideBySide),
        tallest: 440,
      };
    const half = Math.floor((room - BETWEEN) / 2),
      cell = Math.max(SMALLEST, Math.min(wide, Math.floor((half - GUTTER - matrix.SLANT) / most)));
    return { room: half, gutter: GUTTER, top: TOP, cell, tallest: 440 };
  };

  /** A row that may look nowhere has a softmax of 0 ÷ 0: say so, and offer the other fill. */
  function emptyRowNotice(view) {
    const element = el('div', 'gf-empty-row', { hidden: true }),
      text = el('span', ''),
      host = el('div');
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

  parts.editor = (view) => {
    const element = el('section', 'gf-four', { 'aria-label': 'The masks of this run' }),
      notice = emptyRowNotice(view);
    const which = el('div', '', { 'aria-label': 'Which mask' }),
      tabs = el('div', 'gf-only-phone', which);
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
      panels = view.panels.map((panel) => parts.panel(view, panel));
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
  };
})();
