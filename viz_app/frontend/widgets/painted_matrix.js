/* A matrix of tokens by tokens, drawn by hand: cells from a painter, tilted labels, its own scrolling when it is large. */
import { theme } from '../state/theme.js';
import * as words from '../state/words.js';
import * as draw from './canvas.js';
import { create } from './dom.js';

const LINE = 11,
  SLOPE = 11; // least distance of two labels, flat and tilted
export const SLANT = 18; // room for the last tilted label
const BAR = 14; // room for a scroll bar

function geometry(spec) {
  const [n, k] = [spec.queries.length, spec.keys.length],
    { cw, ch, gutter, top } = spec;
  const full = { width: gutter + k * cw + SLANT, height: top + n * ch + 2 };
  const width = Math.min(full.width, spec.room),
    height = Math.min(full.height, spec.tallest ?? Infinity);
  return { n, k, cw, ch, gutter, top, full, width, height };
}

/** The labels from `from` to `to` that have room beside each other in cells of `size`; a chosen one drives out the rest near it. */
function roomy(from, to, size, least, hot) {
  const step = Math.ceil(least / size),
    every = Array.from({ length: to - from }, (_, i) => from + i);
  const chosen = hot >= from && hot < to;
  return every.filter((i) => i === hot || (i % step === 0 && !(chosen && Math.abs(i - hot) < step)));
}

function rowLabels(context, g, seen, { queries, writes, hot }) {
  context.save();
  context.beginPath();
  context.rect(0, g.top - 2, g.gutter - 2, g.height - g.top + 2);
  context.clip();
  context.textBaseline = 'middle';
  const two = writes && g.gutter >= 120,
    middle = two ? g.gutter / 2 - 4 : g.gutter;
  for (const i of roomy(...seen.rows, g.ch, LINE, hot?.i)) {
    const y = g.top + (i + 0.5) * g.ch - seen.top,
      chosen = i === hot?.i;
    const put = (text, x, align, room, special) => {
      Object.assign(context, {
        font: draw.font(12, chosen ? '600' : ''),
        textAlign: align,
        fillStyle: theme.colour[chosen ? 'accent' : special ? 'ink-2' : 'ink'],
      });
      context.fillText(draw.clip(context, text, room), x, y);
    };
    put(words.label(queries[i]), middle - 8, 'right', middle - 8, words.isSpecial(queries[i]));
    if (!two || writes[i] === undefined) continue;
    put('→', middle, 'center', 20, true);
    put(words.label(writes[i]), middle + 8, 'left', middle - 8, words.isSpecial(writes[i]));
  }
  context.restore();
}

function labels(context, g, seen, spec) {
  context.save();
  context.beginPath();
  context.rect(Math.max(0, g.gutter - 3), 0, g.width, g.top);
  context.clip();
  const [from, to] = seen.columns;
  const place = {
    left: g.gutter - seen.left,
    bottom: g.top,
    width: g.cw,
    flat: false,
    hot: spec.hot?.j,
    room: g.top + 4,
  };
  for (const j of roomy(Math.max(0, from - 4), to, g.cw, SLOPE, spec.hot?.j))
    draw.columnLabels(context, spec.keys, { ...place, from: j, to: j + 1 });
  context.restore();
  if (g.gutter > 24) rowLabels(context, g, seen, spec);
}

function cells(context, g, seen, spec) {
  context.save();
  context.beginPath();
  context.rect(Math.max(0, g.gutter - 3), g.top - 3, g.width, g.height - g.top + 3);
  context.clip();
  context.translate(-seen.left, -seen.top);
  for (let i = seen.rows[0]; i < seen.rows[1]; i++) {
    for (let j = seen.columns[0]; j < seen.columns[1]; j++)
      spec.paint(context, i, j, { x: g.gutter + j * g.cw, y: g.top + i * g.ch, w: g.cw - 1, h: g.ch - 1 });
  }
  spec.over?.(context, g, seen);
  context.restore();
}

/** Hatches a cell, up to its neighbour if that is closed alike, so that the lines run through. */
export function hatchCell(context, box, joinsRight, joinsBelow, colour) {
  draw.hatch(context, box.x, box.y, box.w + (joinsRight ? 1 : 0), box.h + (joinsBelow ? 1 : 0), 5, colour);
}

/** `draw(spec)` paints; `at(event)` is the cell under the pointer, −1 for a label, null outside. */
export function matrix({ label }) {
  const canvas = create('canvas', '', { tabIndex: 0, role: 'application', 'aria-label': label });
  const space = create('div', 'gf-mx-space', canvas),
    element = create('div', 'gf-mx', space);
  let spec = null,
    g = null;
  function paint() {
    if (!spec) return;
    g = geometry(spec);
    const bars = [g.full.height > g.height ? BAR : 0, g.full.width > g.width ? BAR : 0];
    Object.assign(space.style, { width: g.full.width + 'px', height: g.full.height + 'px' });
    Object.assign(element.style, {
      width: g.width + (g.full.width > g.width ? 0 : bars[0]) + 'px',
      height: g.height + bars[1] + 'px',
    });
    const context = draw.fit(canvas, g.width, g.height),
      seen = draw.visible(g, element);
    cells(context, g, seen, spec);
    labels(context, g, seen, spec);
  }
  element.addEventListener('scroll', paint, { passive: true });
  return {
    element,
    canvas,
    draw(next) {
      spec = next;
      paint();
    },
    at({ offsetX, offsetY }) {
      if (!g) return null;
      const j = offsetX < g.gutter ? -1 : Math.floor((offsetX - g.gutter + element.scrollLeft) / g.cw);
      const i = offsetY < g.top ? -1 : Math.floor((offsetY - g.top + element.scrollTop) / g.ch);
      return i < g.n && j < g.k && (i >= 0 || j >= 0) ? { i, j } : null;
    },
    /** The middle of a cell (or of a label: −1) on the screen, after bringing it into sight. */
    centre(i, j) {
      element.scrollTo(
        Math.max(0, (j + 1) * g.cw - (g.width - g.gutter)),
        Math.max(0, (i + 1) * g.ch - (g.height - g.top)),
      );
      const x = j < 0 ? g.gutter / 2 : g.gutter + (j + 0.5) * g.cw - element.scrollLeft,
        y = i < 0 ? g.top - 10 : g.top + (i + 0.5) * g.ch - element.scrollTop;
      const top = canvas.getBoundingClientRect().top + y;
      if (top < 0 || top > innerHeight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
      const box = canvas.getBoundingClientRect();
      return { x: box.left + x, y: box.top + y };
    },
    show(i, j) {
      const [x, y] = [Math.max(0, j) * g.cw, Math.max(0, i) * g.ch],
        room = [g.width - g.gutter, g.height - g.top];
      if (x < element.scrollLeft || x + g.cw > element.scrollLeft + room[0]) element.scrollLeft = x - room[0] / 2;
      if (y < element.scrollTop || y + g.ch > element.scrollTop + room[1]) element.scrollTop = y - room[1] / 2;
    },
  };
}
