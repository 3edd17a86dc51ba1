// @ts-nocheck
/* The change in every head of a map at one scale: layers down, heads across; a click chooses. */
import { theme } from '../../state/theme.js';
import * as words from '../../state/words.js';
import * as draw from '../../widgets/canvas.js';
import { create } from '../../widgets/dom.js';
import { chooseHeads } from '../../widgets/heads.js';
import { MAP_TITLES, points } from './describe.js';

const TOP = 18,
  LEFT = 22,
  GAP = 4;
const BROKEN = 2; // more than any head can move

function geometry(element, { map }) {
  const width = Math.min(420, element.clientWidth || 336),
    tile = Math.max(10, Math.min(48, Math.floor((width - LEFT + GAP) / map.heads) - GAP));
  return { tile, width: LEFT + map.heads * (tile + GAP), height: TOP + map.layers * (tile + GAP) + 2 };
}
const corner = ({ tile }, layer, head) => [LEFT + head * (tile + GAP), TOP + layer * (tile + GAP)];

/** One pixel a cell, signed colours; NaN on its own ground, cells closed in both runs left clear. */
function thumbnail(state, layer, head) {
  const { before, after, k, scale } = state,
    values = state.changes(layer, head);
  const picture = create('canvas', '', { width: k, height: before.n }),
    context = picture.getContext('2d');
  values.forEach((value, at) => {
    if (!before.open[at] && !after.open[at]) return;
    context.fillStyle = Number.isNaN(value)
      ? theme.colour['accent-wash']
      : theme.signedColour(scale ? value / scale : 0);
    context.fillRect(at % k, Math.floor(at / k), 1, 1);
  });
  return picture;
}

function headings(context, g, { map, sel }) {
  const put = (text, x, y, chosen) => {
    Object.assign(context, {
      font: draw.font(12, chosen ? '600' : ''),
      fillStyle: theme.colour[chosen ? 'accent' : 'ink-2'],
      textAlign: 'center',
      textBaseline: 'middle',
    });
    context.fillText(text, x, y);
  };
  for (let h = 0; h < map.heads; h++) put(h + 1, corner(g, 0, h)[0] + g.tile / 2, 8, h === sel.head);
  for (let l = 0; l < map.layers; l++)
    put('L' + (l + 1), LEFT / 2 - 3, corner(g, l, 0)[1] + g.tile / 2, l === sel.layer);
}

function describe(state, { layer, head }) {
  const moved = state.moved[layer][head],
    [i, j, change] = state.mosts[layer][head],
    name = `Layer ${layer + 1}, head ${head + 1}`;
  if (moved === null) return `${name}\nNaN`;
  const most = `${words.label(state.map.queries[i])} → ${words.label(state.map.keys[j])} ${points(Math.round(change * 1000))}`;
  return `${name}\n${moved < 0.0005 ? 'no change' : `${words.percent(moved)} of its attention moved\nmost: ${most}`}`;
}

/** The head that changed most, or null if none did; a broken one counts most. */
function mostMoved({ moved }) {
  const all = moved.flatMap((row, layer) => row.map((share, head) => ({ layer, head, share: share ?? BROKEN })));
  const best = all.reduce((a, b) => (b.share > a.share ? b : a));
  return best.share < 0.0005 ? null : best;
}

export function buildHeads(view) {
  const canvas = create('canvas', '', {
    tabIndex: 0,
    role: 'application',
    'aria-label': 'The change in every head, layers down and heads across. Arrow keys choose a head.',
  });
  const note = create('p', 'gf-cap'),
    jump = create('button', 'gf-link', { type: 'button' });
  const element = create('section', 'gf-moved', create('h2', '', 'Change in every head'), note, canvas);
  let tiles = [],
    stamp = '',
    g = null;
  const at = ({ offsetX, offsetY }) => {
    const head = Math.floor((offsetX - LEFT) / (g.tile + GAP)),
      layer = Math.floor((offsetY - TOP) / (g.tile + GAP)),
      { map } = view.now();
    return head >= 0 && head < map.heads && layer >= 0 && layer < map.layers ? { layer, head } : null;
  };
  chooseHeads(canvas, view, at, (place) => describe(view.now(), place));
  jump.addEventListener('click', () => {
    const best = mostMoved(view.now());
    if (best) view.select({ layer: best.layer, head: best.head });
  });
  return {
    element,
    centre(layer, head) {
      const box = canvas.getBoundingClientRect(),
        [x, y] = corner(g, layer, head);
      return { x: box.left + x + g.tile / 2, y: box.top + y + g.tile / 2 };
    },
    draw(state) {
      g = geometry(element, state);
      const now = [view.serial, state.map.name, theme.stamp].join();
      if (now !== stamp)
        tiles = Array.from({ length: state.map.layers * state.map.heads }, (_, i) =>
          thumbnail(state, Math.floor(i / state.map.heads), i % state.map.heads),
        );
      stamp = now;
      const context = draw.fit(canvas, g.width, g.height),
        { heads } = state.map;
      context.imageSmoothingEnabled = state.k > g.tile * devicePixelRatio;
      headings(context, g, state);
      tiles.forEach((picture, i) => {
        const [x, y] = corner(g, Math.floor(i / heads), i % heads);
        draw.hatch(context, x, y, g.tile, g.tile, 4);
        context.drawImage(picture, x, y, g.tile, g.tile);
      });
      const [x, y] = corner(g, state.sel.layer, state.sel.head),
        best = mostMoved(state);
      draw.frame(context, x - 1, y - 1, g.tile + 2, g.tile + 2);
      jump.textContent = best ? `layer ${best.layer + 1}, head ${best.head + 1}` : '';
      const name = MAP_TITLES[state.map.name],
        scale = `${name}, scale ±${words.number(state.scale / 10, 1)} points; most in `;
      note.replaceChildren(
        ...(best
          ? [best.share === BROKEN ? `${name}: NaN, first in ` : scale, jump]
          : [`${name}: no head has changed`]),
      );
    },
  };
}
