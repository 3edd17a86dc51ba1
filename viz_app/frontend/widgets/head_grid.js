/* All heads of one map as small pictures on one scale, layers down and heads across. A click or the arrow keys choose
   one.

     const grid = headGrid({ label: 'All heads', choose: (place) => view.select(place), describe: (place) => 'Layer 1 …' });
     host.append(grid.element);
     grid.draw({
       layers: map.layers, heads: map.heads, sel: { layer, head },
       rows: map.queries.length, columns: map.keys.length,
       cells: (layer, head) => weights(map.levels(layer, head), map.allowed),
       key: `${run.id}.${map.name}`,     // the pictures are made again when this, the theme or a size changes
       largest: { width: 72, height: 56 },
       written: 5,                       // number of rows written so far; all by default
       room: 600,                        // px, if the page has measured it already
       row: 3,                           // the row at work, outlined in every picture
       isOff: (layer, head) => false,    // a head that is switched off shows "off" instead of its picture
     });

   `describe` returns the lines of a head's tooltip, which are also read aloud. A grid that `isBare` has no headings, and
   its pictures share the room. For heads of one number, `rows` and `columns` are 1. `grid.centre(layer, head)` is the middle of a head on the screen, for tests. */
import { say } from '../state/say.js';
import { theme } from '../state/theme.js';
import * as draw from './canvas.js';
import { announce, ARROWS, create, tooltip } from './dom.js';
import { atlasOf, hatchingOf } from './thumbnails.js';

const TOP = 20,
  BARE = 2, // px around a grid without headings, for the frame
  SPELLED = 480, // px: room for "Layer 1", else "L1"
  SMALLEST = 8,
  NUMBERED = 14; // px: narrower columns carry the number of the chosen head only

/** @typedef {{ layer: number, head: number }} HeadPlace */

/**
 * @typedef {object} GridContent
 * @property {number} layers
 * @property {number} heads
 * @property {HeadPlace | null} sel null if none is chosen
 * @property {number} rows
 * @property {number} columns
 * @property {(layer: number, head: number) => import('./cells.js').Cells} cells
 * @property {string} key
 * @property {{ width: number, height: number }} largest size of a picture
 * @property {boolean} [isLone] true for a column of what is no head
 * @property {number} [written]
 * @property {number} [room]
 * @property {number} [row]
 * @property {(layer: number, head: number) => boolean} [isOff]
 */

/** @typedef {ReturnType<typeof geometryOf>} Geometry */

/** Return the geometry of a grid without headings. @param {number} room @param {GridContent} content */
function bareGeometry(room, { layers, heads, largest: { height } }) {
  const gap = 3,
    edge = BARE,
    width = Math.max(3, (room - 2 * edge + gap) / heads - gap),
    pitch = { x: width + gap, y: height + gap };
  return {
    ...{ isSpelled: false, left: edge, top: edge, width, height, pitch },
    size: { width: room, height: edge + layers * pitch.y },
  };
}

const layerName = (/** @type {number} */ layer, /** @type {boolean} */ isSpelled) =>
  say('widgets-layer-number', { layer, isSpelled });

/** @param {number} room @param {GridContent} content */
function geometryOf(room, { layers, heads, largest }) {
  const isSpelled = room >= SPELLED,
    left = Math.max(isSpelled ? 56 : layers > 9 ? 30 : 22, 12 + draw.textWidth(layerName(layers, isSpelled))),
    gap = largest.width < NUMBERED ? 1 : isSpelled ? 6 : 4;
  const fitting = Math.floor((room - left + gap) / heads) - gap,
    width = Math.max(SMALLEST, Math.min(largest.width, fitting)),
    height = isSpelled ? Math.min(largest.height, width) : width,
    pitch = { x: width + gap, y: height + gap + (isSpelled ? 2 : 0) },
    top = width < NUMBERED ? 1 : TOP;
  return {
    isSpelled,
    left,
    top,
    width,
    height,
    pitch,
    size: { width: left + heads * pitch.x + 2, height: top + layers * pitch.y + 2 },
  };
}

/** @param {Geometry} g @param {HeadPlace} place */
const corner = (g, { layer, head }) => ({ x: g.left + head * g.pitch.x, y: g.top + layer * g.pitch.y });

/** @param {CanvasRenderingContext2D} context @param {Geometry} g @param {GridContent} content */
function headings(context, g, { layers, heads, isLone, sel }) {
  const look = (/** @type {boolean} */ isBold) => ({ isBold, colour: isBold ? 'accent' : 'ink-2' });
  if (g.isSpelled && !isLone) draw.print(context, say('widgets-head'), 0, 8);
  for (let head = 0; g.top === TOP && !isLone && head < heads; head++) {
    const x = corner(g, { layer: 0, head }).x + g.width / 2;
    draw.print(context, String(head + 1), x, 8, { ...look(head === sel?.head), align: 'center' });
  }
  for (let layer = 0; layer < layers; layer++) {
    const y = corner(g, { layer, head: 0 }).y + g.height / 2;
    draw.print(context, layerName(layer + 1, g.isSpelled), 0, y, look(layer === sel?.layer));
  }
}

/** Return a function for the pictures of all heads and their hatching. It keeps them while their content is the same. */
function pictures() {
  let stamp = '';
  /** @type {{ atlas: HTMLCanvasElement, hatching: HTMLCanvasElement | null, rows: number, columns: number } | null} */
  let made = null;
  return (/** @type {GridContent} */ content, /** @type {Geometry} */ g) => {
    const ratio = draw.resolution(),
      now = [content.key, content.layers, content.heads, theme.stamp, g.width, g.height, ratio].join();
    if (now === stamp && made) return made;
    stamp = now;
    const rows = Math.min(content.rows, Math.round(g.height * ratio)),
      columns = Math.min(content.columns, Math.round(g.width * ratio));
    made = { atlas: atlasOf(content, rows, columns), hatching: hatchingOf(content, g), rows, columns };
    return made;
  };
}

/** @typedef {NonNullable<ReturnType<ReturnType<typeof pictures>>>} Pictures */

/** Draw one head. Rows that are not written yet are an empty frame. @type {(context: CanvasRenderingContext2D, g: Geometry, content: GridContent, made: Pictures, place: HeadPlace) => void} */
function tile(context, g, content, made, place) {
  const { x, y } = corner(g, place),
    part = (content.written ?? content.rows) / content.rows,
    height = Math.round(part * g.height),
    { atlas, hatching, rows, columns } = made;
  if (hatching && height) {
    const ratio = hatching.height / g.height;
    context.drawImage(hatching, 0, 0, hatching.width, height * ratio, x, y, g.width, height);
  }
  const [left, top] = [place.head * columns, place.layer * rows];
  context.drawImage(atlas, left, top, columns, Math.ceil(part * rows), x, y, g.width, height);
  if (part === 1) return;
  context.strokeStyle = theme.colour.line;
  context.lineWidth = 1;
  context.strokeRect(x + 0.5, y + 0.5, g.width - 1, g.height - 1);
}

/** Draw a head that is switched off. @param {CanvasRenderingContext2D} context @param {Geometry} g @param {HeadPlace} place */
function offTile(context, g, place) {
  const { x, y } = corner(g, place);
  context.fillStyle = theme.colour['accent-wash'];
  context.fillRect(x, y, g.width, g.height);
  const look = /** @type {const} */ ({ px: 11, colour: 'accent', align: 'center' });
  draw.print(context, g.width > 20 ? 'off' : '×', x + g.width / 2, y + g.height / 2, look);
}

/** Outline the row at work. @param {CanvasRenderingContext2D} context @param {Geometry} g @param {GridContent} content @param {HeadPlace} place */
function outline(context, g, { rows, row = 0 }, place) {
  const { x, y } = corner(g, place),
    height = g.height / rows;
  Object.assign(context, { strokeStyle: theme.colour.accent, lineWidth: 0.75, globalAlpha: 0.6 });
  context.strokeRect(x, y + row * height, g.width, height);
  context.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} context @param {Geometry} g @param {GridContent} content @param {Pictures} made */
function paint(context, g, content, made) {
  if (g.top !== BARE) headings(context, g, content);
  context.imageSmoothingEnabled = false;
  for (let layer = 0; layer < content.layers; layer++)
    for (let head = 0; head < content.heads; head++) {
      if (content.isOff?.(layer, head)) offTile(context, g, { layer, head });
      else {
        tile(context, g, content, made, { layer, head });
        if (content.row !== undefined) outline(context, g, content, { layer, head });
      }
    }
  if (!content.sel) return;
  const { x, y } = corner(g, content.sel);
  draw.frame(context, x - 1, y - 1, g.width + 2, g.height + 2);
}

/** @param {{ label: string, choose: (place: HeadPlace) => void, describe: (place: HeadPlace) => string, isBare?: boolean }} spec */
export function headGrid({ label, choose, describe, isBare = false }) {
  const canvas = create('canvas', 'gf-grid', { tabIndex: 0, role: 'application' }),
    element = create('div', 'gf-gridbox', canvas),
    madeOf = pictures();
  canvas.setAttribute('aria-label', say('widgets-layers-down-heads', { label }));
  let last = /** @type {{ g: Geometry, content: GridContent } | null} */ (null);
  /** @param {MouseEvent} event @returns {HeadPlace | null} */
  const at = (event) => {
    if (!last) return null;
    const { g, content } = last,
      { x, y } = draw.placeOf(event),
      head = Math.floor((x - g.left) / g.pitch.x),
      layer = Math.floor((y - g.top) / g.pitch.y);
    return head >= 0 && head < content.heads && layer >= 0 && layer < content.layers ? { layer, head } : null;
  };
  listen({ canvas, at, choose, describe, shown: () => last?.content ?? null });
  return {
    element,
    canvas,
    /** @param {GridContent} content */
    draw(content) {
      const g = (isBare ? bareGeometry : geometryOf)(content.room ?? draw.widthOf(element), content);
      last = { g, content };
      paint(draw.fit(canvas, g.size.width, g.size.height), g, content, madeOf(content, g));
    },
    /** @param {number} layer @param {number} head */
    centre(layer, head) {
      const { g } = /** @type {NonNullable<typeof last>} */ (last),
        box = canvas.getBoundingClientRect(),
        { x, y } = corner(g, { layer, head });
      return { x: box.left + (x + g.width / 2) * theme.scale, y: box.top + (y + g.height / 2) * theme.scale };
    },
  };
}

/**
 * @param {{ canvas: HTMLCanvasElement, at: (event: MouseEvent) => HeadPlace | null, choose: (place: HeadPlace) => void,
 *   describe: (place: HeadPlace) => string, shown: () => GridContent | null }} grid
 */
function listen({ canvas, at, choose, describe, shown }) {
  canvas.addEventListener('click', (event) => {
    const place = at(event);
    if (place) choose(place);
  });
  canvas.addEventListener('pointermove', (event) => {
    const place = at(event);
    tooltip(place ? describe(place) : '', event);
  });
  canvas.addEventListener('pointerleave', () => tooltip(''));
  canvas.addEventListener('keydown', (event) => {
    const move = ARROWS[event.key],
      content = shown();
    if (!move || !content) return;
    event.preventDefault();
    const { layers, heads } = content,
      sel = content.sel ?? { layer: 0, head: 0 };
    const to = { layer: (sel.layer + move[0] + layers) % layers, head: (sel.head + move[1] + heads) % heads };
    choose(to);
    announce(describe(to).replaceAll('\n', ', '));
  });
}
