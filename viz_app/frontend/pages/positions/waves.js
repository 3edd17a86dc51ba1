// @ts-nocheck
/* The chosen dimensions as waves, and the whole encoding below them, over one axis of positions. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import * as signed from '../../widgets/signed.js';
import * as encoding from './encoding.js';

const LANE = 30,
  TOP = 4,
  GAP = 10,
  AXIS = 22,
  TALL = 132;

/** How many dimensions share a line of pixels: an even number, for sines and cosines stand side by side. */
const linesTogether = (width) =>
  width <= TALL * devicePixelRatio ? 1 : 2 * Math.ceil(width / TALL / devicePixelRatio / 2);

function geometry(view, lab) {
  const width = view.waveHost.clientWidth,
    left = view.phone ? 46 : 64,
    right = view.phone ? 6 : 92,
    heat = TOP + lab.waves.length * LANE + GAP;
  const plot = width - left - right,
    together = linesTogether(lab.table.width),
    lines = Math.ceil(lab.table.width / together),
    tall = together > 1 ? lines / devicePixelRatio : TALL;
  return { width, left, plot, cell: plot / lab.table.length, heat, tall, together, height: heat + tall + AXIS };
}

const across = (g, place) => g.left + (place + 0.5) * g.cell;
const wavelengthText = (value) => (value < 100 ? words.number(value, 1) : words.thousands(Math.round(value)));

function text(context, words_, x, y, align, colour = 'ink-2', weight = '') {
  Object.assign(context, {
    font: draw.font(12, weight),
    textAlign: align,
    textBaseline: 'middle',
    fillStyle: theme.colour[colour],
  });
  context.fillText(words_, x, y);
}

/** One curve. Waves are smooth between positions; a learned table has values at positions only. */
function curve(context, g, { table, kind, dimension, base, most }, y, colour, thickness) {
  const half = LANE / 2 - 4,
    smooth = kind === 'sinusoidal',
    fine = smooth ? Math.max(4, Math.ceil((2 * g.plot) / table.length)) : 1;
  Object.assign(context, { strokeStyle: theme.colour[colour], lineWidth: thickness, lineJoin: 'round' });
  context.beginPath();
  for (let i = 0; i <= (table.length - 1) * fine; i++) {
    const place = i / fine,
      value = smooth ? encoding.wave(dimension, place, table.width, base) : table.data[place * table.width + dimension];
    context.lineTo(across(g, place), y - (value / most) * half);
  }
  context.stroke();
}

function lanes(context, g, view, lab) {
  const half = LANE / 2 - 4;
  lab.waves.forEach((dimension, i) => {
    const y = TOP + (i + 0.5) * LANE,
      value = lab.table.data[lab.at * lab.table.width + dimension];
    text(context, view.phone ? dimension : `dim ${dimension}`, g.left - 10, y, 'right', 'ink');
    if (!view.phone && lab.kind === 'sinusoidal')
      text(
        context,
        `λ ${wavelengthText(encoding.wavelength(dimension, lab.table.width, lab.base))}`,
        g.left + g.plot + 10,
        y,
        'left',
      );
    if (!view.phone && lab.kind === 'learned') text(context, signed.scale(lab.most), g.left + g.plot + 10, y, 'left');
    context.fillStyle = theme.colour.line;
    context.fillRect(g.left, Math.round(y), g.plot, 1);
    if (lab.beside) curve(context, g, { ...lab.beside, dimension, base: lab.base }, y, 'control', 1);
    curve(context, g, { table: lab.table, kind: lab.kind, dimension, base: lab.base, most: lab.most }, y, 'ink', 1.5);
    context.fillStyle = theme.colour.accent;
    context.beginPath();
    context.arc(across(g, lab.at), y - (value / lab.most) * half, 3.5, 0, 7);
    context.fill();
  });
}

function mean({ data, width }, p, from, to) {
  let sum = 0;
  for (let d = from; d < to; d++) sum += data[p * width + d];
  return sum / (to - from);
}

/** The table as a picture, a pixel a position across; down a pixel a dimension, or the mean of those that share a line. */
function picture({ table, most }, together) {
  const lines = Math.ceil(table.width / together),
    canvas = create('canvas', '', { width: table.length, height: lines }),
    pixels = new ImageData(table.length, lines);
  const out = new Uint32Array(pixels.data.buffer),
    ramp = new Uint32Array(theme.signed.bytes.buffer);
  for (let p = 0; p < table.length; p++) {
    for (let line = 0; line < lines; line++)
      out[line * table.length + p] =
        ramp[
          theme.shareIndex(
            mean(table, p, line * together, Math.min(table.width, (line + 1) * together)) / most / 2 + 0.5,
          )
        ];
  }
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

function heat(context, g, view, lab, image) {
  context.imageSmoothingEnabled = lab.table.length > g.plot * devicePixelRatio;
  context.drawImage(image, g.left, g.heat, g.plot, g.tall);
  const row = g.tall / lab.table.width;
  context.fillStyle = theme.colour.ink;
  for (const dimension of lab.waves) {
    const y = g.heat + (dimension + 0.5) * row;
    context.beginPath();
    context.moveTo(g.left - 2, y);
    context.lineTo(g.left - 9, y - 4);
    context.lineTo(g.left - 9, y + 4);
    context.fill();
  }
  if (view.phone) return;
  text(context, 'dim 0', g.left + g.plot + 10, g.heat + 7, 'left');
  text(context, `dim ${lab.table.width - 1}`, g.left + g.plot + 10, g.heat + g.tall - 7, 'left');
  if (g.together > 1) text(context, `${g.together} to a line`, g.left + g.plot + 10, g.heat + g.tall / 2, 'left');
}

function cursor(context, g, lab) {
  const x = across(g, lab.at),
    wide = Math.max(3, g.cell);
  context.strokeStyle = theme.colour.accent;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, TOP);
  context.lineTo(x, g.heat);
  context.stroke();
  draw.frame(context, x - wide / 2, g.heat - 0.5, wide, g.tall + 1);
  if (lab.dimension !== null)
    draw.frame(
      context,
      g.left - 0.5,
      g.heat + (lab.dimension * g.tall) / lab.table.width - 0.5,
      g.plot + 1,
      Math.max(2, g.tall / lab.table.width),
      theme.colour.ink,
      1,
    );
}

const STEPS = [1, 2, 4, 8, 16, 32, 64];
function axis(context, g, lab) {
  const every = STEPS.find((step) => step * g.cell >= 34) ?? 128,
    y = g.heat + g.tall + 13;
  for (let p = 0; p < lab.table.length; p += every)
    if (Math.abs(p - lab.at) * g.cell > 20) text(context, p, across(g, p), y, 'center');
  text(context, lab.at, across(g, lab.at), y, 'center', 'accent', '600');
}

/** What a tooltip and a listener get: position, value, wavelength, and the token that stands there in this run. */
function about(view, lab, dimension) {
  const value = lab.table.data[lab.at * lab.table.width + dimension],
    token = view.tokens()[lab.at];
  const lines = [`position ${lab.at}, dimension ${dimension}`, words.signed(value, 3)];
  if (lab.kind === 'sinusoidal')
    lines.push(`wavelength ${wavelengthText(encoding.wavelength(dimension, lab.table.width, lab.base))} positions`);
  if (token !== undefined) lines.push(`here stands ${words.quoted(token)}`);
  return lines.join('\n');
}

export function buildWaves(view) {
  const canvas = create('canvas', 'gf-cross', { tabIndex: 0, role: 'application' });
  let g = null,
    image = null,
    stamp = '';
  function under({ offsetX, offsetY }) {
    const { lab } = view,
      place = Math.floor((offsetX - g.left) / g.cell),
      lane = Math.floor((offsetY - TOP) / LANE),
      row = Math.floor(((offsetY - g.heat) / g.tall) * lab.table.width);
    if (place < 0 || place >= lab.table.length) return null;
    const inHeat = row >= 0 && row < lab.table.width;
    return { place, inHeat, dimension: inHeat ? row : (lab.waves[lane] ?? null) };
  }
  canvas.addEventListener('pointermove', (event) => {
    const at = under(event);
    view.point(at);
    dom.tooltip(at && at.dimension !== null ? about(view, view.lab, at.dimension) : '', event);
  });
  canvas.addEventListener('pointerleave', () => {
    view.point(null);
    dom.tooltip('');
  });
  canvas.addEventListener('click', (event) => {
    const at = under(event);
    if (at) view.settle({ place: at.place, ...(at.inHeat ? { waves: view.withWave(at.dimension) } : {}) });
  });
  canvas.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key],
      { lab } = view;
    if (move) {
      event.preventDefault();
      view.cursor = {
        dimension: Math.max(0, Math.min(lab.table.width - 1, (view.cursor?.dimension ?? lab.waves[0]) + move[0])),
      };
      view.settle({ place: Math.max(0, Math.min(lab.table.length - 1, lab.at + move[1])) });
      dom.say(about(view, view.lab, view.cursor.dimension).replaceAll('\n', ', '));
    } else if (event.key === 'Enter' && view.cursor) view.settle({ waves: view.withWave(view.cursor.dimension) });
  });
  canvas.addEventListener('blur', () => {
    view.cursor = null;
    view.draw();
  });
  return {
    element: canvas,
    about: (dimension) => about(view, view.lab, dimension),
    centre(place, dimension) {
      const box = canvas.getBoundingClientRect();
      return {
        x: box.left + across(g, place),
        y: box.top + g.heat + ((dimension + 0.5) * g.tall) / view.lab.table.width,
      };
    },
    draw(lab) {
      g = geometry(view, lab);
      const now = [lab.key, theme.stamp, g.together].join();
      if (now !== stamp) [image, stamp] = [picture(lab, g.together), now];
      const context = draw.fit(canvas, g.width, g.height);
      lanes(context, g, view, lab);
      heat(context, g, view, lab, image);
      cursor(context, g, lab);
      axis(context, g, lab);
      canvas.setAttribute(
        'aria-label',
        `The encoding of ${lab.table.length} positions in ${lab.table.width} dimensions, position ${lab.at} chosen. Left and right choose a position, up and down a dimension, each is read aloud; Enter brings its wave up.`,
      );
    },
  };
}
