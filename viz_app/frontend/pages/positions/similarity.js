/* How alike positions are: dot products of every two of them, and the row of the chosen one as a curve. */
(() => {
  'use strict';
  const { canvas: draw, dom, theme, words } = window.glassformer;
  const positions = (window.glassformer.positions ??= {});
  const { el } = dom;
  const LEFT = 30, CURVE = 50, GAP = 12;

  function picture(values, n, most) {
    const canvas = el('canvas', '', { width: n, height: n }), pixels = new ImageData(n, n);
    const out = new Uint32Array(pixels.data.buffer), ramp = new Uint32Array(theme.signed.bytes.buffer);
    values.forEach((value, i) => { out[i] = ramp[theme.shareIndex(value / most / 2 + 0.5)]; });
    canvas.getContext('2d').putImageData(pixels, 0, 0);
    return canvas;
  }

  function put(pen, text, x, y, align, colour = 'ink-2', weight = '') {
    Object.assign(pen, { font: draw.font(12, weight), textAlign: align, textBaseline: 'middle', fillStyle: theme.colour[colour] });
    pen.fillText(text, x, y);
  }

  const STEPS = [1, 2, 4, 8, 16, 32, 64];
  function matrix(pen, image, g, lab) {
    pen.imageSmoothingEnabled = lab.table.length > g.size * devicePixelRatio;
    pen.drawImage(image, LEFT, 0, g.size, g.size);
    draw.frame(pen, LEFT - 0.5, lab.at * g.cell - 0.5, g.size + 1, Math.max(2, g.cell) + 1);
    const every = STEPS.find((step) => step * g.cell >= 34) ?? 128;
    for (let p = 0; p < lab.table.length; p += every) if (Math.abs(p - lab.at) * g.cell > 12) put(pen, p, LEFT - 7, Math.max(7, (p + 0.5) * g.cell), 'right');
    put(pen, lab.at, LEFT - 7, Math.max(7, Math.min(g.size - 7, (lab.at + 0.5) * g.cell)), 'right', 'accent', '600');
  }

  const short = (value) => (Math.abs(value) >= 10 ? words.thousands(Math.round(value)).replace('-', '−') : words.number(value, 2));

  function curve(pen, row, g, lab, most) {
    const top = g.size + GAP, low = Math.min(0, ...row), zero = top + (CURVE * most) / (most - low), y = (value) => zero - (value * (zero - top)) / most;
    pen.fillStyle = theme.colour.line;
    pen.fillRect(LEFT, Math.round(zero), g.size, 1);
    Object.assign(pen, { strokeStyle: theme.colour.ink, lineWidth: 1.5, lineJoin: 'round' });
    pen.beginPath();
    row.forEach((value, q) => pen.lineTo(LEFT + (q + 0.5) * g.cell, y(value)));
    pen.stroke();
    pen.fillStyle = theme.colour.accent;
    pen.beginPath();
    pen.arc(LEFT + (lab.at + 0.5) * g.cell, y(row[lab.at]), 3.5, 0, 7);
    pen.fill();
    put(pen, short(most), LEFT + g.size + 6, top + 3, 'left');
    put(pen, '0', LEFT + g.size + 6, zero, 'left');
  }

  positions.similarity = (view) => {
    const canvas = el('canvas', 'gf-cross', { tabIndex: 0, role: 'application' });
    let g = null, image = null, stamp = '';
    const at = ({ offsetX, offsetY }) => {
      const [q, p] = [Math.floor((offsetX - LEFT) / g.cell), Math.floor(offsetY / g.cell)], n = view.lab.table.length;
      return q >= 0 && q < n && p >= 0 && p < n ? { p, q } : null;
    };
    canvas.addEventListener('pointermove', (event) => {
      const cell = at(event), { dots, table } = view.lab;
      view.point(cell && { place: cell.p, dimension: null });
      dom.tooltip(cell ? `position ${cell.p} · position ${cell.q}\n${words.number(dots[cell.p * table.length + cell.q])}` : '', event);
    });
    canvas.addEventListener('pointerleave', () => { view.point(null); dom.tooltip(''); });
    canvas.addEventListener('click', (event) => { const cell = at(event); if (cell) view.settle({ place: cell.p }); });
    canvas.addEventListener('keydown', (event) => {
      const move = dom.ARROWS[event.key];
      if (!move) return;
      event.preventDefault();
      view.settle({ place: Math.max(0, Math.min(view.lab.table.length - 1, view.lab.at + move[0] + move[1])) });
      dom.say(view.similarTo());
    });
    return {
      element: canvas,
      draw(lab) {
        const n = lab.table.length, size = Math.max(40, Math.min(view.phone ? 300 : 196, view.simHost.clientWidth - LEFT - 40));
        g = { size, cell: size / n };
        const most = lab.dots.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1, now = [lab.key, theme.stamp].join();
        if (now !== stamp) [image, stamp] = [picture(lab.dots, n, most), now];
        const pen = draw.fit(canvas, LEFT + size + 40, size + GAP + CURVE + 6);
        matrix(pen, image, g, lab);
        curve(pen, lab.dots.subarray(lab.at * n, (lab.at + 1) * n), g, lab, most);
        canvas.setAttribute('aria-label', `${view.similarTo()} Arrow keys choose a position.`);
      },
    };
  };
  positions.short = short;
})();
