/* The masks of the run, each a table of yes and no that can be changed by hand: cells, rows, columns, strokes. */
(() => {
  'use strict';
  const { canvas: draw, dom, maskEdits, matrix, theme, words } = window.glassformer;
  const parts = (window.glassformer.masksParts ??= {});
  const { el } = dom;
  const TITLES = {
    encoder: ['Source padding', 'encoder → encoder'], padding: ['Target padding', 'decoder → decoder'], causal: ['Causal', 'decoder → decoder'],
    decoder: ['Decoder', 'decoder → decoder'], cross: ['Cross', 'decoder → encoder'],
  };
  const GUTTER = 58, TOP = 48, OPEN = 0.3, BETWEEN = 16, SMALLEST = 12;

  /** All panels stand in one row if their cells can be hit there, else two by two. */
  function layout(view) {
    const room = view.left.clientWidth, most = Math.max(...view.panels.map((panel) => panel.key.length));
    if (view.phone) {
      const gutter = 74, cell = Math.max(18, Math.min(30, Math.floor((room - gutter - matrix.SLANT) / most)));
      return { room, gutter, top: 58, cell, tallest: Math.max(360, Math.round(innerHeight * 0.6)) };
    }
    const all = view.panels.reduce((sum, panel) => sum + panel.key.length, 0), frames = view.panels.length * (GUTTER + matrix.SLANT) + (view.panels.length - 1) * BETWEEN;
    const sideBySide = Math.floor((room - frames) / all), wide = view.panels.length === 1 ? 22 : 15;
    if (sideBySide >= SMALLEST) return { room, gutter: GUTTER, top: TOP, cell: Math.min(wide, sideBySide), tallest: 440 };
    const half = Math.floor((room - BETWEEN) / 2), cell = Math.max(SMALLEST, Math.min(wide, Math.floor((half - GUTTER - matrix.SLANT) / most)));
    return { room: half, gutter: GUTTER, top: TOP, cell, tallest: 440 };
  }

  function paintCell(panel, cells, edited) {
    const k = panel.key.length, at = (i, j) => i * k + j;
    return (pen, i, j, box) => {
      const mine = cells[at(i, j)] !== edited[at(i, j)];
      if (edited[at(i, j)]) {
        pen.fillStyle = theme.shareColour(OPEN);
        pen.fillRect(box.x, box.y, box.w, box.h);
        if (!mine) return;
        pen.strokeStyle = theme.colour.accent;
        pen.lineWidth = 2;
        pen.strokeRect(box.x + 1, box.y + 1, box.w - 2, box.h - 2);
        return;
      }
      const alike = (m) => edited[m] === 0 && cells[m] === cells[at(i, j)];
      matrix.hatchCell(pen, box, j + 1 < k && alike(at(i, j + 1)), i + 1 < panel.query.length && alike(at(i + 1, j)), mine ? theme.colour.accent : theme.colour.hatch);
    };
  }

  function paintHover(hover) {
    return (pen, g) => {
      if (!hover) return;
      const { i, j } = hover;
      pen.strokeStyle = theme.colour.ink;
      pen.lineWidth = 1.5;
      pen.strokeRect(g.gutter + (j >= 0 ? j * g.cw : 0) - 1, g.top + (i >= 0 ? i * g.ch : 0) - 1, j >= 0 ? g.cw + 1 : g.cw * g.k + 1, i >= 0 ? g.ch + 1 : g.ch * g.n + 1);
    };
  }

  /** What is at a place, for the tooltip and for those who listen. */
  function sentence(panel, edited, { i, j }) {
    const [query, key] = [words.quoted(panel.query[i] ?? ''), words.quoted(panel.key[j] ?? '')];
    if (i < 0) return `Column ${key}: close or open it`;
    if (j < 0) return `Row ${query}: close or open it`;
    return `${query} ${edited[i * panel.key.length + j] ? 'may look at' : 'may not look at'} ${key}`;
  }

  function onePanel(view, panel) {
    const [title, note] = TITLES[panel.name], state = () => view.cells(panel);
    const picture = matrix({ label: `${title} mask. Arrows move, Space opens or closes a cell; go left or up to a name for its row or column.` });
    const element = el('figure', '', el('figcaption', '', el('h3', '', title), el('span', 'gf-cap', ' ' + note)), picture.element);
    element.dataset.panel = panel.name;
    let hover = null, stroke = null;
    const point = (place) => { hover = place; paint(); };
    const change = (place) => {
      const { mask, bugs } = view.state, whole = place.i < 0 || place.j < 0, line = { row: place.i < 0 ? null : place.i, column: place.j < 0 ? null : place.j };
      const open = !state()[place.i * panel.key.length + place.j];
      view.editMask(whole ? maskEdits.flipLine(panel, mask, bugs, line) : maskEdits.setCell(panel, mask, place.i, place.j, open));
      dom.say(sentence(panel, state(), place));
    };
    function listen() {
      const { canvas } = picture;
      canvas.addEventListener('pointerdown', (event) => {
        const place = picture.at(event);
        stroke = place && place.i >= 0 && place.j >= 0 && event.pointerType === 'mouse' && event.button === 0 ? { open: !state()[place.i * panel.key.length + place.j], from: place, moved: false } : null;
      });
      canvas.addEventListener('pointermove', (event) => {
        const place = picture.at(event);
        if (stroke && event.buttons & 1 && place && place.i >= 0 && place.j >= 0 && (stroke.moved || place.i !== stroke.from.i || place.j !== stroke.from.j)) paintStroke(place);
        point(place);
        dom.tooltip(place ? sentence(panel, state(), place) : '', event);
      });
      canvas.addEventListener('click', (event) => {
        const place = picture.at(event);
        if (place && !stroke?.moved) change(place);
        if (place) dom.tooltip(sentence(panel, state(), place), event);
        stroke = null;
      });
      canvas.addEventListener('pointerleave', () => { stroke = null; point(null); dom.tooltip(''); });
      canvas.addEventListener('blur', () => point(null));
      canvas.addEventListener('keydown', onKey);
    }
    function paintStroke(place) {
      const cells = stroke.moved ? [place] : [stroke.from, place];
      const mask = cells.reduce((edits, { i, j }) => (Boolean(view.cells(panel)[i * panel.key.length + j]) === stroke.open ? edits : maskEdits.setCell(panel, edits, i, j, stroke.open)), view.state.mask);
      if (mask !== view.state.mask) view.editMask(mask, { sameStroke: stroke.moved });
      stroke.moved = true;
    }
    function onKey(event) {
      const move = dom.ARROWS[event.key], [n, k] = [panel.query.length, panel.key.length];
      if (move) {
        event.preventDefault();
        const from = hover ?? { i: 0, j: -1 }, to = { i: Math.max(-1, Math.min(n - 1, from.i + move[0])), j: Math.max(-1, Math.min(k - 1, from.j + move[1])) };
        if (to.i < 0 && to.j < 0) return;
        picture.show(to.i, to.j);
        point(to);
        dom.say(sentence(panel, state(), to));
      } else if ((event.key === ' ' || event.key === 'Enter') && hover) {
        event.preventDefault();
        event.stopPropagation();
        change(hover);
      }
    }
    function paint() {
      const { room, gutter, top, cell, tallest } = layout(view), base = maskEdits.cellsOf(panel, [], []);
      picture.draw({ queries: panel.query, keys: panel.key, cw: cell, ch: cell, gutter, top, room, tallest, hot: hover, paint: paintCell(panel, base, state()), over: paintHover(hover) });
      element.dataset.cells = Array.from(state()).join('');
    }
    listen();
    return { element, paint, name: panel.name, title, centre: picture.centre };
  }

  /** A row that may look nowhere has a softmax of 0 ÷ 0: say so, and offer the other fill. */
  function emptyRowNotice(view) {
    const element = el('div', 'gf-empty-row', { hidden: true }), text = el('span', ''), host = el('div');
    const sync = dom.segments(host, [['model', 'fill with −∞'], ['-1e9', 'fill with −1e9']], () => (view.state.fill === '-1e9' ? '-1e9' : 'model'), (fill) => view.change({ fill }));
    element.append(text, host);
    return {
      element,
      draw() {
        const row = view.emptyRow();
        element.hidden = !row || view.state.bugs.some((bug) => bug.startsWith('empty-row'));
        if (element.hidden) return;
        sync();
        text.textContent = view.state.fill === '-1e9'
          ? `${words.quoted(row.token)} may look at nothing. Filled with −1e9, its softmax is an even mix of everything.`
          : `${words.quoted(row.token)} may look at nothing, so its softmax is 0 ÷ 0. Open at least one cell, or take the −1e9 fill to see the other bug.`;
      },
    };
  }

  parts.editor = (view) => {
    const element = el('section', 'gf-four', { 'aria-label': 'The masks of this run' }), notice = emptyRowNotice(view);
    const tabs = el('div', 'gf-only-phone'), which = el('div', '', { 'aria-label': 'Which mask' });
    let panels = [], built = null, chosen = null, sync = () => {};
    tabs.append(which);
    function rebuild() {
      built = view.panels;
      panels = view.panels.map((panel) => onePanel(view, panel));
      element.replaceChildren(...panels.map((panel) => panel.element));
      chosen = panels.some(({ name }) => name === chosen) ? chosen : panels.at(-1).name;
      sync = panels.length > 1 ? dom.segments(which, panels.map(({ name, title }) => [name, title.replace(' padding', '')]), () => chosen, (name) => { chosen = name; view.draw(); }) : () => {};
      tabs.hidden = panels.length < 2;
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
          if (!panel.element.hidden) panel.paint();
          else panel.element.dataset.cells = Array.from(view.cells(view.panels.find(({ name }) => name === panel.name))).join('');
        }
        notice.draw();
      },
    };
  };
})();
