// @ts-nocheck
/* How alike positions are: dot products of every two of them, and the row of the chosen one as a curve. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';

const LEFT = 30,
  CURVE = 50,
  GAP = 12;

function picture(values, n, most) {
  const canvas = create('canvas', '', { width: n, height: n }),
    pixels = new ImageData(n, n);
  const out = new Uint32Array(pixels.data.buffer),
    ramp = new Uint32Array(theme.signed.bytes.buffer);
  values.forEach((value, i) => {
    out[i] = ramp[theme.shareIndex(value / most / 2 + 0.5)];
  });
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

function put(context, text, x, y, align, colour = 'ink-2', weight = '') {
  Object.assign(context, {
    font: draw.font(12, weight),
    textAlign: align,
    textBaseline: 'middle',
    fillStyle: theme.colour[colour],
  });
  context.fillText(text, x, y);
}

const STEPS = [1, 2, 4, 8, 16, 32, 64];
function matrix(context, image, g, lab) {
  context.imageSmoothingEnabled = lab.table.length > g.size * devicePixelRatio;
  context.drawImage(image, LEFT, 0, g.size, g.size);
  draw.frame(context, LEFT - 0.5, lab.at * g.cell - 0.5, g.size + 1, Math.max(2, g.cell) + 1);
  const every = STEPS.find((step) => step * g.cell >= 34) ?? 128;
  for (let p = 0; p < lab.table.length; p += every)
    if (Math.abs(p - lab.at) * g.cell > 12) put(context, p, LEFT - 7, Math.max(7, (p + 0.5) * g.cell), 'right');
  put(context, lab.at, LEFT - 7, Math.max(7, Math.min(g.size - 7, (lab.at + 0.5) * g.cell)), 'right', 'accent', '600');
}

export const short = (value) =>
  Math.abs(value) >= 10 ? words.thousands(Math.round(value)).replace('-', '−') : words.number(value, 2);

function curve(context, row, g, lab, most) {
  const top = g.size + GAP,
    low = Math.min(0, ...row),
    zero = top + (CURVE * most) / (most - low),
    y = (value) => zero - (value * (zero - top)) / most;
  context.fillStyle = theme.colour.line;
  context.fillRect(LEFT, Math.round(zero), g.size, 1);
  Object.assign(context, { strokeStyle: theme.colour.ink, lineWidth: 1.5, lineJoin: 'round' });
  context.beginPath();
  row.forEach((value, q) => context.lineTo(LEFT + (q + 0.5) * g.cell, y(value)));
  context.stroke();
  context.fillStyle = theme.colour.accent;
  context.beginPath();
  context.arc(LEFT + (lab.at + 0.5) * g.cell, y(row[lab.at]), 3.5, 0, 7);
  context.fill();
  put(context, short(most), LEFT + g.size + 6, top + 3, 'left');
  put(context, '0', LEFT + g.size + 6, zero, 'left');
}

export function buildSimilarity(view) {
  const canvas = create('canvas', 'gf-cross', { tabIndex: 0, role: 'application' });
  let g = null,
    image = null,
    stamp = '';
  const at = ({ offsetX, offsetY }) => {
    const [q, p] = [Math.floor((offsetX - LEFT) / g.cell), Math.floor(offsetY / g.cell)],
      n = view.lab.table.length;
    return q >= 0 && q < n && p >= 0 && p < n ? { p, q } : null;
  };
  canvas.addEventListener('pointermove', (event) => {
    const cell = at(event),
      { dots, table } = view.lab;
    view.point(cell && { place: cell.p, dimension: null });
    dom.tooltip(
      cell ? `position ${cell.p} · position ${cell.q}\n${words.number(dots[cell.p * table.length + cell.q])}` : '',
      event,
    );
  });
  canvas.addEventListener('pointerleave', () => {
    view.point(null);
    dom.tooltip('');
  });
  canvas.addEventListener('click', (event) => {
    const cell = at(event);
    if (cell) view.settle({ place: cell.p });
  });
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
      const n = lab.table.length,
        size = Math.max(40, Math.min(view.phone ? 300 : 196, view.simHost.clientWidth - LEFT - 40));
      g = { size, cell: size / n };
      const most = lab.dots.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1,
        now = [lab.key, theme.stamp].join();
      if (now !== stamp) [image, stamp] = [picture(lab.dots, n, most), now];
      const context = draw.fit(canvas, LEFT + size + 40, size + GAP + CURVE + 6);
      matrix(context, image, g, lab);
      curve(context, lab.dots.subarray(lab.at * n, (lab.at + 1) * n), g, lab, most);
      canvas.setAttribute('aria-label', `${view.similarTo()} Arrow keys choose a position.`);
    },
  };
}
