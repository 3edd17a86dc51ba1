/* Beside the stages: what this stage does, the sum behind one cell, and the lines that redo the row by hand. */
(() => {
  'use strict';
  const { canvas: draw, dom, signed, theme, words } = window.glassformer;
  const inside = (window.glassformer.inside ??= {});
  const { el } = dom;
  const LABELS = 44,
    SCALE = 46,
    HEIGHT = 34;

  function shares(pen, values, left, top, width, height) {
    const step = width / values.length;
    values.forEach((share, i) => {
      pen.fillStyle = theme.shareColour(0.35 + 0.65 * share);
      pen.fillRect(left + i * step, top + height * (1 - share), Math.max(1, step - 2), height * share);
    });
  }

  function paintSeries(canvas, series, width) {
    const pen = draw.fit(canvas, width, series.length * (HEIGHT + 4)),
      room = width - LABELS - SCALE;
    series.forEach(([name, values], row) => {
      const top = row * (HEIGHT + 4),
        most = signed.peak(values);
      Object.assign(pen, {
        font: draw.font(12),
        fillStyle: theme.colour.ink,
        textAlign: 'left',
        textBaseline: 'middle',
      });
      pen.fillText(name, 0, top + HEIGHT / 2);
      if (name === 'a') shares(pen, values, LABELS, top, room, HEIGHT);
      else signed.bars(pen, values, LABELS, top, room, HEIGHT, most, room / values.length > 4 ? 2 : 0);
      signed.print(pen, name === 'a' ? '0 to 1' : signed.scale(most), width, top + HEIGHT / 2);
    });
  }

  function sumLines(lines) {
    return lines.flatMap(([sign, text, value]) => {
      const first = el('span');
      if (sign.startsWith('<math'))
        first.innerHTML = sign; // static markup, see formulas.js
      else first.textContent = sign;
      return [first, el('span', '', text), el('span', '', value)];
    });
  }

  /** Every term as a real table, for those who want to check or cannot see the bars. */
  function termTable({ series, tokens }) {
    const names = series.map(([name]) => el('th', '', name, { scope: 'col' }));
    const rows = Array.from(series[0][1], (_, i) => {
      const label = tokens ? words.label(tokens[i]) : String(i + 1);
      return el(
        'tr',
        '',
        el('th', '', label, { scope: 'row' }),
        ...series.map(([name, values]) =>
          el('td', '', name === 'a' ? words.number(values[i], 4) : words.signed(values[i], 4)),
        ),
      );
    });
    return el(
      'table',
      '',
      el('thead', '', el('tr', '', el('th', '', tokens ? 'token' : 'number', { scope: 'col' }), ...names)),
      el('tbody', '', ...rows),
    );
  }

  const titled = (title) =>
    title.map(([plain, strong]) => (strong === undefined ? plain : el('span', 'gf-acc', strong)));

  inside.cellCard = (view) => {
    const title = el('h2'),
      bars = el('canvas', '', { 'aria-hidden': 'true' }),
      sum = el('div', 'gf-sum'),
      table = el('div', 'gf-terms');
    const summary = el('summary', 'gf-cap'),
      all = el('details', '', summary, table);
    let shown = '';
    function fill(cell, state, name) {
      const series = cell.series ?? [],
        width = bars.parentNode.clientWidth;
      title.replaceChildren(...titled(cell.title));
      bars.hidden = !series.length;
      if (series.length) paintSeries(bars, series, width);
      sum.replaceChildren(...sumLines(cell.lines ?? []));
      all.hidden = series.length < 3;
      if (!all.hidden) summary.textContent = `All ${series[0][1].length} terms`;
      if (!all.hidden && all.open && shown !== name) table.replaceChildren(termTable(cell));
      shown = name;
      view.root.dataset.cell = name;
    }
    all.addEventListener('toggle', () => {
      shown = '';
      view.draw();
    });
    return {
      element: el('section', 'gf-cellcard', title, bars, sum, all, { 'aria-live': 'off' }),
      draw(state) {
        const at = state.hover ?? state.pinned,
          cell = inside.cell(state.r, at),
          name = `${state.id}.${at.id}.${at.i}`;
        if (!cell.needs) {
          fill(cell, state, name);
          return;
        }
        const column = view.column(cell.needs);
        if (column) fill({ ...cell, ...cell.complete(column) }, state, name);
        else
          fill(
            { ...cell, series: cell.pending, lines: [['', 'asking for the column of the matrix', '…']] },
            state,
            `${name}.pending`,
          );
      },
    };
  };

  inside.whyCard = () => {
    const number = el('span', 'gf-acc'),
      title = el('span'),
      why = el('p', 'gf-why');
    return {
      element: el('section', 'gf-whycard', el('h2', '', number, title), why),
      draw({ r, stage }) {
        [number.textContent, title.textContent] = [`${stage + 1} `, inside.STAGES[stage][0]];
        why.replaceChildren(...inside.rich(inside.why(r, stage)));
      },
    };
  };

  inside.handCard = (view) => {
    const code = el('pre', '', { tabIndex: 0, 'aria-label': 'Python lines' }),
      ways = el('div', '', { 'aria-label': 'Start from' });
    const copy = el('button', 'gf-btn gf-small', 'Copy', { type: 'button' }),
      file = el('button', 'gf-btn gf-small', 'Download row.npz', { type: 'button' });
    const note = el('p', 'gf-cap');
    let way = 'file';
    const sync = dom.segments(
      ways,
      [
        ['file', 'From file'],
        ['model', 'From model'],
      ],
      () => way,
      (value) => {
        way = value;
        view.draw();
      },
    );
    copy.addEventListener('click', async () => {
      const done = await navigator.clipboard?.writeText(code.textContent).then(
        () => true,
        () => false,
      );
      copy.textContent = done ? 'Copied' : 'Select it and copy';
      if (!done) getSelection().selectAllChildren(code);
      setTimeout(() => {
        copy.textContent = 'Copy';
      }, 1500);
    });
    file.addEventListener('click', () => view.download());
    return {
      element: el(
        'section',
        'gf-hand',
        el('div', 'gf-row', el('h2', '', 'Reproduce by hand'), copy),
        el('div', 'gf-row', ways, file),
        code,
        note,
      ),
      draw({ r }) {
        sync();
        const { code: lines } = r.layer;
        code.textContent = way === 'file' ? lines.file : `${lines.start}head, row = ${r.head}, ${r.i}\n${lines.rest}`;
        file.hidden = way !== 'file';
        note.textContent =
          way === 'file'
            ? 'NumPy and this row’s file are all it takes. It prints how far each vector is from the run, as a share of its largest number: below 10⁻⁶.'
            : 'For this project’s folder. It prints how far each vector is from the run, as a share of its largest number: below 10⁻⁶.';
      },
    };
  };
})();
