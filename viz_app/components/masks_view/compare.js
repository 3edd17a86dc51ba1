/* The chosen head before and after, and the change: the same tokens, the same places, three pictures. */
(() => {
  'use strict';
  const { codec, canvas: draw, dom, maskEdits, matrix, theme, words } = window.glassformer;
  const parts = (window.glassformer.masksParts ??= {});
  const { el } = dom;
  const NAMES = ['Before', 'After', 'Change'];

  /** Cell sizes so that three pictures stand side by side, if there is room for cells of at least 7 px. */
  function layout(view, map) {
    const [n, k] = [map.queries.length, map.keys.length], two = map.writes !== null, room = view.phone ? view.root.clientWidth : view.left.clientWidth;
    if (view.phone) {
      const cell = Math.max(17, Math.min(30, Math.floor((room - 74 - matrix.SLANT) / k)));
      return { room, first: 74, others: 74, top: 58, cw: cell, ch: cell, tallest: 460 };
    }
    const first = two ? 128 : 66, spare = 2 * 18 + 3 * matrix.SLANT + 2 * 6, side = Math.floor((room - first - spare) / (3 * k));
    if (side >= 7) return { room, first, others: 6, top: 50, cw: Math.min(24, side), ch: Math.max(7, Math.min(24, side, Math.floor(210 / n))), tallest: 520 };
    return { room, first, others: first, top: 50, cw: Math.max(7, Math.min(14, Math.floor((room - first - matrix.SLANT) / k))), ch: 11, tallest: 420 };
  }

  const isOpen = (side, i, j) => side.open[i * side.k + j] === 1;

  function shareCell(pen, side, i, j, box) {
    const { levels, open, k, n } = side, at = i * k + j;
    if (!open[at]) return matrix.hatchCell(pen, box, j + 1 < k && !open[at + 1], i + 1 < n && !open[at + k], theme.colour.hatch);
    const level = levels[at], broken = level === codec.NAN;
    pen.fillStyle = broken ? theme.colour['accent-wash'] : theme.shareColour(codec.share(level));
    pen.fillRect(box.x, box.y, box.w + (broken ? 1 : 0), box.h);
    return undefined;
  }

  function changeCell(pen, state, i, j, box) {
    const { change, before, after, k, scale } = state, at = i * k + j, closed = (m) => !before.open[m] && !after.open[m];
    if (closed(at)) return matrix.hatchCell(pen, box, j + 1 < k && closed(at + 1), i + 1 < before.n && closed(at + k), theme.colour.hatch);
    const value = change[at];
    pen.fillStyle = Number.isNaN(value) ? theme.colour['accent-wash'] : theme.signedColour(scale ? value / scale : 0);
    pen.fillRect(box.x, box.y, box.w + (Number.isNaN(value) ? 1 : 0), box.h);
    return undefined;
  }

  /** The word over rows whose every cell is NaN, the chosen row, and the cell pointed at. */
  function overlay(state, broken, hover) {
    return (pen, g) => {
      Object.assign(pen, { font: draw.font(11, '600'), fillStyle: theme.colour.bad, textAlign: 'center', textBaseline: 'middle' });
      for (let i = 0; i < g.n; i++) if (broken(i)) pen.fillText('NaN', g.gutter + (g.k * g.cw) / 2, g.top + (i + 0.5) * g.ch);
      if (state.row < g.n) draw.frame(pen, g.gutter - 1, g.top + state.row * g.ch - 1, g.k * g.cw + 1, g.ch + 1);
      if (hover?.i >= 0 && hover?.j >= 0) draw.frame(pen, g.gutter + hover.j * g.cw - 1, g.top + hover.i * g.ch - 1, g.cw + 1, g.ch + 1, theme.colour.ink);
    };
  }

  const shareText = (side, i, j) => (isOpen(side, i, j) ? codec.decimals(side.levels[i * side.k + j]) : 'masked');
  const points = (thousandths) => (Number.isNaN(thousandths) ? 'NaN' : `${words.signed(thousandths / 10, 1)} points`);

  function cellText({ map, before, after, change, k }, { i, j }) {
    const query = words.quoted(map.queries[i]), predicts = map.writes?.[i] === undefined ? '' : ` (predicts ${words.quoted(map.writes[i])})`;
    return `${query}${predicts} → ${words.quoted(map.keys[j])}\nbefore ${shareText(before, i, j)}\nafter ${shareText(after, i, j)}\n${points(change[i * k + j])}`;
  }

  const brokenRow = ({ levels, k }, i) => levels.subarray(i * k, (i + 1) * k).every((level) => level === codec.NAN);

  /** What to try first: closing the word that the chosen head looks at most. */
  function hint(view, state) {
    const panel = view.panels.at(-1), { k, before } = state, isWord = (piece) => !words.isSpecial(piece) && /[\p{L}\p{N}]/u.test(piece);
    const looked = panel.key.map((piece, j) => (isWord(piece) ? before.levels.reduce((sum, level, at) => sum + (at % k === j ? codec.share(level) || 0 : 0), 0) : -1));
    const busiest = looked.indexOf(Math.max(...looked));
    const button = el('button', 'gf-link', `close the column ${words.quoted(panel.key[busiest])}`, { type: 'button' });
    button.addEventListener('click', () => view.editMask(maskEdits.flipLine(panel, view.state.mask, view.state.bugs, { row: null, column: busiest })));
    return ['Nothing is changed yet. Try it: ', button, panel.name === 'cross' ? ' of the cross mask, so that no word may be written looking at it.' : ', so that no token may look at it.'];
  }

  function rowSentence(state) {
    const { map, row, change, k, before, after, sel } = state, bold = (piece) => el('b', '', words.quoted(piece));
    const start = [map.writes?.[row] === undefined ? 'For ' : 'After reading ', el('b', 'gf-acc', words.quoted(map.queries[row])), ...(map.writes?.[row] === undefined ? [] : [', to predict ', el('b', 'gf-acc', words.quoted(map.writes[row]))])];
    const who = `, head ${sel.head + 1} of layer ${sel.layer + 1} `;
    if (brokenRow(after, row)) return [...start, who, 'has no numbers left: its row is NaN.'];
    const values = Array.from(change.subarray(row * k, (row + 1) * k)), most = values.indexOf(Math.max(...values)), least = values.indexOf(Math.min(...values));
    if (values.every((value) => value === 0)) return [...start, who, 'looks where it looked before.'];
    const told = (j) => `\u00a0(${shareText(before, row, j)} → ${shareText(after, row, j)})`;
    const away = values[least] < 0 ? [' away from ', bold(map.keys[least]), told(least)] : [], to = values[most] > 0 ? [...(away.length ? [' and'] : []), ' towards ', bold(map.keys[most]), told(most)] : [];
    return [...start, who, 'turns', ...away, ...to, '.'];
  }

  function tableOf(state) {
    const { map, before, after, sel } = state, cell = (i, j) => [...new Set([shareText(before, i, j), shareText(after, i, j)])].join(' → ');
    const head = el('tr', '', el('th', '', map.writes ? 'after → predicts' : 'token', { scope: 'col' }), ...map.keys.map((key) => el('th', '', words.label(key), { scope: 'col' })));
    const rows = map.queries.map((query, i) => el('tr', i === state.row ? 'gf-on' : '', el('th', '', words.label(query) + (map.writes?.[i] === undefined ? '' : ' → ' + words.label(map.writes[i])), { scope: 'row' }), ...map.keys.map((_, j) => el('td', '', cell(i, j)))));
    return el('table', '', el('caption', 'gf-sr', `${view_title(map, sel)}, before → after`), el('thead', '', head), el('tbody', '', ...rows));
  }
  const view_title = (map, sel) => `${parts.MAPS[map.name]}, layer ${sel.layer + 1}, head ${sel.head + 1}`;

  parts.MAPS = { encoder: 'Encoder', decoder: 'Decoder', cross: 'Cross' };
  parts.points = points;

  parts.compare = (view) => {
    const section = el('section', 'gf-three', { 'aria-label': 'The chosen head before and after' }), read = el('p', 'gf-read'), table = el('div', 'gf-table', { hidden: true });
    const tabs = el('div', 'gf-only-phone'), when = el('div', '', { 'aria-label': 'Before, after or change' });
    let chosen = 1, hover = null;
    const sync = dom.segments(when, NAMES.map((name, i) => [i, name]), () => chosen, (i) => { chosen = i; view.draw(); });
    tabs.append(when);
    const figures = NAMES.map((name, index) => {
      const picture = matrix({ label: `${name}. Arrow keys move from cell to cell, each is read aloud. Enter selects the row.` }), title = el('span', 'gf-cap');
      const element = el('figure', '', el('figcaption', '', el('h3', '', name), ' ', title), picture.element);
      element.dataset.figure = name.toLowerCase();
      listen(picture);
      section.append(element);
      return { index, name, element, picture, title };
    });
    function point(place, event) {
      hover = place?.i >= 0 && place?.j >= 0 ? place : null;
      dom.tooltip(hover && event ? cellText(view.now(), hover) : '', event);
      paint(view.now());
    }
    function listen(picture) {
      const { canvas } = picture;
      canvas.addEventListener('pointermove', (event) => point(picture.at(event), event));
      canvas.addEventListener('pointerleave', () => point(null));
      canvas.addEventListener('blur', () => point(null));
      canvas.addEventListener('click', (event) => { const place = picture.at(event); if (place?.i >= 0) view.selectRow(place.i); });
      canvas.addEventListener('keydown', (event) => {
        const move = dom.ARROWS[event.key], state = view.now();
        if (move) {
          event.preventDefault();
          const from = hover ?? { i: state.row, j: -1 };
          hover = { i: Math.max(0, Math.min(state.before.n - 1, from.i + move[0])), j: Math.max(0, Math.min(state.k - 1, from.j + move[1])) };
          picture.show(hover.i, hover.j);
          paint(state);
          dom.say(cellText(state, hover).replaceAll('\n', ', '));
        } else if (event.key === 'Enter' && hover) view.selectRow(hover.i);
      });
    }
    function paint(state) {
      const size = layout(view, state.map), sides = [state.before, state.after];
      for (const { index, picture, element } of figures) {
        element.hidden = view.ui.table || (view.phone && index !== chosen);
        if (element.hidden) continue;
        const painter = index === 2 ? (pen, i, j, box) => changeCell(pen, state, i, j, box) : (pen, i, j, box) => shareCell(pen, sides[index], i, j, box);
        const broken = index === 2 ? (i) => brokenRow(state.after, i) || brokenRow(state.before, i) : (i) => brokenRow(sides[index], i);
        const gutter = index === 0 ? size.first : size.others;
        picture.draw({ queries: state.map.queries, writes: state.map.writes, keys: state.map.keys, cw: size.cw, ch: size.ch, gutter, top: size.top, room: size.room, tallest: size.tallest, hot: hover, paint: painter, over: overlay(state, broken, hover) });
      }
    }
    function titles({ sel, map, most, broken }) {
      figures[0].title.textContent = `${parts.MAPS[map.name]}, layer ${sel.layer + 1}, head ${sel.head + 1}`;
      const [i, j, change] = most;
      figures[2].title.textContent = broken ? 'rows are NaN' : Math.abs(change) < 0.0005 ? 'none' : `most: ${words.quoted(map.queries[i])} → ${words.quoted(map.keys[j])} ${points(Math.round(change * 1000))}`;
    }
    return {
      elements: [tabs, section, table, read],
      centre: (name, i, j) => figures.find((figure) => figure.name.toLowerCase() === name).picture.centre(i, j),
      draw(state) {
        sync();
        tabs.hidden = view.ui.table;
        table.hidden = !view.ui.table;
        if (view.ui.table) table.replaceChildren(tableOf(state));
        paint(state);
        titles(state);
        read.replaceChildren(...(view.isChanged() ? rowSentence(state) : hint(view, state)));
      },
    };
  };
})();
