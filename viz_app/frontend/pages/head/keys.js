/* Lines with one number under each key: scores, scaled scores, mask, weights. */
(() => {
  'use strict';
  const { canvas: draw, signed, theme, words } = window.glassformer;
  const inside = (window.glassformer.inside ??= {});
  const { grown, lines } = inside;
  const ROOMY = 46,
    TIGHT = 30; // columns narrower than TIGHT carry the number of the chosen key only
  const WIDEST = 44;

  function number(pen, text, x, y, hot, px) {
    Object.assign(pen, {
      font: draw.font(px, hot ? '600' : ''),
      fillStyle: hot ? theme.colour.accent : theme.colour.ink,
      textAlign: 'center',
      textBaseline: 'middle',
    });
    pen.fillText(text, x, y);
  }

  const barWidth = (g) => Math.max(3, Math.min(WIDEST, g.cw - 8));
  const shows = (g, hot) => hot || g.cw >= TIGHT;
  const size = (g) => (g.cw < ROOMY ? 11 : 12);

  /** Signed bars under the keys; `values` may be on their way from one stage to the next. */
  function signedBars(pen, r, g, { values, max, height, progress, hot, decimals, right }) {
    const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)],
      above = 15,
      below = low < 0 ? 14 : 2;
    const room = height - above - below,
      unit = max > 0 ? (room / (high - low || 1)) * ((Math.max(high, -low) || 1) / max) : 0;
    const zero = Math.round(above + (high / (high - low || 1)) * room),
      bar = barWidth(g);
    pen.fillStyle = theme.colour.control;
    pen.fillRect(0, zero, g.width, 1);
    values.forEach((value, j) => {
      const part = grown(progress, j, r.n),
        length = value * unit * part,
        left = (j + 0.5) * g.cw - bar / 2;
      pen.fillStyle = theme.signedColour(value < 0 ? -1 : 1);
      pen.fillRect(left, Math.min(zero, zero - length), bar, Math.abs(length));
      if (part === 1 && shows(g, j === hot))
        number(
          pen,
          words.signed(value, g.cw < ROOMY ? 1 : decimals),
          (j + 0.5) * g.cw,
          length >= 0 ? zero - length - 7 : zero - length + 8,
          j === hot,
          size(g),
        );
    });
    signed.print(pen, signed.scale(max), right, Math.max(7, Math.min(height - 7, zero)));
  }

  function keyLine(name, height, paint) {
    return {
      height,
      name,
      perKey: true,
      count: (r) => r.n,
      draw: (pen, r, g, state) => paint(pen, r, g, { ...state, height }),
      box: (r, g, j) => ({ part: j, place: 0, left: j * g.cw + 1, width: g.cw - 2, top: 1, height: height - 2 }),
      find: (r, g, x) => (x >= 0 && x < g.width ? Math.floor(x / g.cw) : null),
    };
  }

  lines.scores = keyLine('scores', 60, (pen, r, g, state) =>
    signedBars(pen, r, g, { ...state, values: r.scores, max: signed.peak(r.scores), decimals: 1 }),
  );

  /** Played, the bars shrink on the scale of the stage before, then the scale itself closes in on them. */
  lines.scaled = keyLine('scaled scores', 56, (pen, r, g, state) => {
    const shrink = Math.min(1, state.progress / 0.6),
      zoom = Math.max(0, (state.progress - 0.6) / 0.4);
    const values = state.progress < 1 ? r.scores.map((score, j) => score + (r.scaled[j] - score) * shrink) : r.scaled;
    const [wide, close] = [signed.peak(r.scores), signed.peak(r.scaled)];
    signedBars(pen, r, g, {
      ...state,
      progress: 1,
      values,
      max: state.progress < 1 ? wide + (Math.max(close, signed.peak(values)) - wide) * zoom : close,
      decimals: 2,
    });
  });

  lines.mask = keyLine('mask', 26, (pen, r, g, { height, progress, hot }) => {
    for (let j = 0; j < r.n; j++) {
      if (!grown(progress, j, r.n)) continue;
      const x = (j + 0.5) * g.cw,
        text = r.open[j] ? '0' : inside.fillText(r.layer);
      if (r.open[j]) {
        pen.fillStyle = theme.colour.s0;
        pen.fillRect(j * g.cw + 1, 3, g.cw - 2, height - 6);
      } else {
        draw.hatch(pen, j * g.cw + (j > 0 && !r.open[j - 1] ? 0 : 1), 3, g.cw - 1, height - 6);
        pen.font = draw.font(size(g));
        const width = pen.measureText(text).width + 6;
        pen.fillStyle = theme.colour.paper;
        if (shows(g, j === hot)) pen.fillRect(x - width / 2, 5, width, height - 10);
      }
      if (shows(g, j === hot)) number(pen, text, x, height / 2, j === hot, size(g));
    }
  });

  lines.weights = keyLine('shares', 70, (pen, r, g, { height, progress, hot, right }) => {
    const top = 17,
      room = height - top - 1,
      bar = barWidth(g);
    for (let j = 0; j < r.n; j++) {
      const left = (j + 0.5) * g.cw - bar / 2,
        part = grown(progress, j, r.n),
        share = r.weights[j];
      if (!r.open[j] && share === 0) {
        draw.hatch(pen, left, top, bar, room);
        continue;
      }
      pen.fillStyle = theme.colour.s0;
      pen.fillRect(left, top, bar, room);
      const tall = Math.max(share > 0 ? 1 : 0, share * room) * part;
      pen.fillStyle = theme.shareColour(0.35 + 0.65 * share);
      pen.fillRect(left, top + room - tall, bar, tall);
      const text = words.percent(share).replace(g.cw < ROOMY ? '\u202f%' : '', '');
      if (part === 1 && shows(g, j === hot)) number(pen, text, (j + 0.5) * g.cw, 8, j === hot, size(g));
    }
    signed.print(pen, '100\u202f%', right, top + 6);
    signed.print(pen, '0', right, height - 6);
  });
})();
