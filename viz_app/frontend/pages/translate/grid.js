/* All heads of one kind of attention, layers down and heads across, every picture at the same scale. */
import * as codec from '../../state/codec.js';
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { chooseHeads } from '../../widgets/heads.js';

const TOP = 20;

function geometry(view, { map }) {
  const width = Math.min(600, view.grid.clientWidth),
    left = view.phone ? 22 : 56,
    gap = view.phone ? 4 : 6;
  const tileWidth = Math.max(8, Math.min(72, Math.floor((width - left + gap) / map.heads) - gap));
  const tileHeight = view.phone ? tileWidth : Math.min(56, tileWidth);
  return { width, left, gap, tileWidth, tileHeight, height: TOP + map.layers * (tileHeight + gap + 2) + 2 };
}

/** The levels of one head as `rows` × `columns` pixels: where cells are smaller than pixels, the strongest shows. −1 is closed. */
function pooled(map, levels, rows, columns) {
  const [n, k] = [map.queries.length, map.keys.length],
    strongest = new Int16Array(rows * columns).fill(-1);
  for (let i = 0; i < n; i++) {
    const start = Math.floor((i * rows) / n) * columns;
    for (let j = 0; j < k; j++) {
      const cell = i * k + j,
        at = start + Math.floor((j * columns) / k),
        level = levels[cell] === codec.NAN ? 0 : levels[cell];
      if (map.open[cell] === 1 && level > strongest[at]) strongest[at] = level;
    }
  }
  return strongest;
}

/** One picture of all heads, a pixel a cell, side by side as in the grid; closed cells stay clear. */
function atlas(map, width, height) {
  const [rows, columns] = [Math.min(map.queries.length, height), Math.min(map.keys.length, width)],
    across = columns * map.heads;
  const pixels = new ImageData(across, rows * map.layers),
    out = new Uint32Array(pixels.data.buffer),
    ramp = new Uint32Array(theme.share.bytes.buffer);
  for (let layer = 0; layer < map.layers; layer++) {
    for (let head = 0; head < map.heads; head++) {
      pooled(map, map.levels(layer, head), rows, columns).forEach((level, at) => {
        const place = (layer * rows + Math.floor(at / columns)) * across + head * columns + (at % columns);
        if (level >= 0) out[place] = ramp[theme.shareIndex(codec.share(level))];
      });
    }
  }
  const canvas = create('canvas', '', { width: across, height: rows * map.layers });
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return { canvas, rows, columns };
}

/** The closed cells of a map as one layer of hatching for all its thumbnails. */
function hatching(map, width, height) {
  const canvas = create('canvas'),
    context = draw.fit(canvas, width, height),
    [n, k] = [map.queries.length, map.keys.length];
  for (let i = 0; i < n; i++) {
    for (let j = 0, end; j < k; j = end) {
      const state = map.open[i * k + j];
      for (end = j + 1; end < k && map.open[i * k + end] === state;) end++;
      const [x, y] = [Math.round((j * width) / k), Math.round((i * height) / n)];
      if (state === 0)
        draw.hatch(context, x, y, Math.round((end * width) / k) - x, Math.round(((i + 1) * height) / n) - y, 4);
    }
  }
  return canvas;
}

function pictureCache() {
  let stamp = '',
    pictures = null;
  return (view, map, { tileWidth, tileHeight }) => {
    const now = [view.run.id, view.edition, map.name, theme.stamp, tileWidth, tileHeight, devicePixelRatio].join();
    if (now !== stamp) {
      const size = [tileWidth, tileHeight].map((length) => Math.round(length * devicePixelRatio));
      pictures = {
        heads: atlas(map, ...size),
        closed: map.open.includes(0) ? hatching(map, tileWidth, tileHeight) : null,
      };
      stamp = now;
    }
    return pictures;
  };
}

function tile(context, { heads, closed }, { map, upto }, layer, head, x, y, w, h) {
  const { canvas, rows, columns } = heads,
    n = map.queries.length,
    written = Math.round((upto / n) * h);
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, head * columns, layer * rows, columns, Math.ceil((upto / n) * rows), x, y, w, written);
  const scale = closed ? closed.height / h : 0;
  if (closed && written) context.drawImage(closed, 0, 0, closed.width, written * scale, x, y, w, written);
  if (upto < n) {
    context.strokeStyle = theme.colour.line;
    context.lineWidth = 1;
    context.strokeRect(x + 0.5, y + 0.5, w - 1, h - 1);
  }
}

function headings(view, context, { map, sel }, { left, gap, tileWidth, tileHeight }) {
  const text = (words, x, y, chosen, align) => {
    Object.assign(context, {
      font: draw.font(12, chosen ? '600' : ''),
      fillStyle: theme.colour[chosen ? 'accent' : 'ink-2'],
      textAlign: align,
      textBaseline: 'middle',
    });
    context.fillText(words, x, y);
  };
  if (!view.phone) text('Head', 0, 8, false, 'left');
  for (let h = 0; h < map.heads; h++)
    text(h + 1, left + h * (tileWidth + gap) + tileWidth / 2, 8, h === sel.head, 'center');
  for (let l = 0; l < map.layers; l++)
    text(
      (view.phone ? 'L' : 'Layer ') + (l + 1),
      0,
      TOP + l * (tileHeight + gap + 2) + tileHeight / 2,
      l === sel.layer,
      'left',
    );
}

/** Where a head is drawn, in pixels of the grid. */
const corner = ({ left, gap, tileWidth, tileHeight }, layer, head) => [
  left + head * (tileWidth + gap),
  TOP + layer * (tileHeight + gap + 2),
];

function headAt(view, event) {
  const state = view.now(),
    { left, gap, tileWidth, tileHeight } = geometry(view, state);
  const head = Math.floor((event.offsetX - left) / (tileWidth + gap)),
    layer = Math.floor((event.offsetY - TOP) / (tileHeight + gap + 2));
  return head >= 0 && head < state.map.heads && layer >= 0 && layer < state.map.layers ? { layer, head } : null;
}

function describe(view, { layer, head }) {
  const { map, row } = view.now(),
    k = map.keys.length,
    levels = map.levels(layer, head).subarray(row * k, (row + 1) * k);
  const best = levels.indexOf(Math.max(...levels));
  return `Layer ${layer + 1}, head ${head + 1}\nin this row mostly ${words.label(map.keys[best])} ${codec.percent(levels[best])}`;
}

export function buildGrid(view) {
  const canvas = create('canvas', 'gf-grid', {
    tabIndex: 0,
    role: 'application',
    'aria-label': 'All heads, layers down and heads across. Arrow keys choose a head.',
  });
  const element = create('div', 'gf-gridbox', canvas),
    pictures = pictureCache();
  view.grid = element;
  chooseHeads(
    canvas,
    view,
    (event) => headAt(view, event),
    (place) => describe(view, place),
  );
  return {
    element,
    /** The middle of a head on the screen. */
    centre(layer, head) {
      const box = canvas.getBoundingClientRect(),
        g = geometry(view, view.now()),
        [x, y] = corner(g, layer, head);
      return { x: box.left + x + g.tileWidth / 2, y: box.top + y + g.tileHeight / 2 };
    },
    draw(state) {
      const g = geometry(view, state),
        context = draw.fit(canvas, g.width, g.height),
        drawn = pictures(view, state.map, g);
      headings(view, context, state, g);
      for (let layer = 0; layer < state.map.layers; layer++) {
        for (let head = 0; head < state.map.heads; head++)
          tile(context, drawn, state, layer, head, ...corner(g, layer, head), g.tileWidth, g.tileHeight);
      }
      const [x, y] = corner(g, state.sel.layer, state.sel.head);
      draw.frame(context, x - 1, y - 1, g.tileWidth + 2, g.tileHeight + 2);
    },
  };
}
