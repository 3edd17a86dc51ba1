/* Lines between tokens: the active row in colour, the other written rows in grey. */
import * as codec from '../../state/codec.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';

const FAINT = 0.02; // the weight of the weakest drawn edge
const KEPT = 200; // heads with kept edges

/** @typedef {import('./selection.js').State} State */
/** @typedef {{ x: number, y: number, left: number, right: number, top: number, bottom: number }} Box of a token */
/** @typedef {{ source: Box[], target: Box[] }} Boxes */
/** @typedef {{ weight: number, j: number }} Edge */

/** The strongest edges by row, by levels of a head and by mass. @type {WeakMap<ArrayBufferLike, Map<string, Edge[][]>>} */
const remembered = new WeakMap();

/** Return the strongest edges of a row until their sum reaches `mass`. @param {State} state @param {number} row @param {number} mass */
function strongest({ levels, map }, row, mass) {
  const k = map.keys.length,
    edges = map.keys
      .map((_, j) => ({ weight: codec.weight(levels[row * k + j]), j }))
      .sort((a, b) => b.weight - a.weight);
  let sum = 0;
  return edges.filter(({ weight }) => {
    const keep = sum < mass && weight > FAINT;
    sum += weight;
    return keep;
  });
}

/** @param {State} state @param {number} mass @returns {Edge[][]} */
function edgesOf(state, mass) {
  const { levels, map } = state,
    known = remembered.get(levels.buffer) ?? new Map(),
    key = `${levels.byteOffset}.${mass}`;
  remembered.set(levels.buffer, known);
  if (known.size > KEPT) known.clear();
  if (!known.has(key))
    known.set(
      key,
      map.queries.map((_, i) => strongest(state, i, mass)),
    );
  return known.get(key);
}

/** Draw a line from the lower strip to the upper one. @param {CanvasRenderingContext2D} context @param {Box} from @param {Box} to @param {boolean} upright */
function acrossPath(context, from, to, upright) {
  if (upright) {
    context.moveTo(from.left, from.y);
    context.bezierCurveTo(from.left - 34, from.y, to.right + 34, to.y, to.right, to.y);
  } else {
    context.moveTo(from.x, from.top);
    context.bezierCurveTo(from.x, from.top - 38, to.x, to.bottom + 38, to.x, to.bottom);
  }
}

/**
 * Draw an arc into the space between the strips. For a token that looks at itself it is a small ring.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} from
 * @param {Box} to
 * @param {{ upright: boolean, isSource: boolean }} strip
 */
function withinPath(context, from, to, { upright, isSource }) {
  const side = isSource ? 1 : -1,
    edge = (/** @type {Box} */ box) =>
      upright ? [isSource ? box.right : box.left, box.y] : [box.x, isSource ? box.bottom : box.top];
  const [[x, y], [u, v]] = [edge(from), edge(to)];
  if (from === to) {
    context.arc(x + (upright ? 8 * side : 0), y + (upright ? 0 : 8 * side), 6, 0, 7);
    return;
  }
  const bend = side * Math.min(upright ? 56 : 78, 22 + Math.abs(upright ? y - v : x - u) * 0.3);
  context.moveTo(x, y);
  if (upright) context.bezierCurveTo(x + bend, y, u + bend, v, u, v);
  else context.bezierCurveTo(x, y + bend, u, v + bend, u, v);
}

/** Return the edges to draw in colour: those of the active row, or those to the column under the pointer. @param {State} state @param {Edge[][]} edges */
function activeEdges({ pointed, active, written, levels, map }, edges) {
  if (!pointed || pointed.i >= 0) {
    const row = active < written ? edges[active] : [];
    return row.map(({ weight, j }) => ({ i: active, j, weight })).reverse();
  }
  const { j } = pointed,
    column = Array.from({ length: written }, (_, i) => ({
      i,
      j,
      weight: codec.weight(levels[i * map.keys.length + j]),
    }));
  return column.filter(({ weight }) => weight > FAINT);
}

/**
 * Return a painter of the lines over `scroller`, which contains the strips.
 * @param {import('./view.js').Page} page
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLElement} scroller
 */
export function ribbonPainter({ view, settings }, canvas, scroller) {
  /** @type {Boxes} */
  let boxes = { source: [], target: [] };
  let size = { width: 0, height: 0, content: 0 },
    paintedAt = 0; // px from the left

  /** @param {CanvasRenderingContext2D} context @param {State} state @param {Edge & { i: number }} edge @param {boolean} strong */
  function ribbon(context, { map, isEncoder }, { i, j, weight }, strong) {
    const isAcross = map.name === 'cross',
      isRing = !isAcross && i === j,
      strip = boxes[isEncoder ? 'source' : 'target'];
    context.strokeStyle = strong ? theme.shareColour(0.3 + 0.7 * weight) : theme.colour.empty;
    context.globalAlpha = strong ? 0.92 : 1;
    context.lineWidth = strong ? 1 + (isRing ? 4 : 10) * weight : 0.75 + (isRing ? 1.5 : 2) * weight;
    context.beginPath();
    if (isAcross) acrossPath(context, boxes.target[i + 1], boxes.source[j], view.phone);
    else withinPath(context, strip[i], strip[j], { upright: view.phone, isSource: isEncoder });
    context.stroke();
    context.globalAlpha = 1;
  }

  return {
    /** @param {Boxes} measured */
    measure(measured) {
      boxes = measured;
      paintedAt = scroller.scrollLeft; // read again, because it is 0 after the strips were removed from the page
      const [width, height, content] = [scroller.clientWidth, scroller.clientHeight, scroller.scrollWidth];
      size = { width: width / theme.scale, height: height / theme.scale, content: content / theme.scale };
    },
    /** @param {State} state */
    paint(state) {
      paintedAt = scroller.scrollLeft; // read before the canvas changes its size, otherwise the browser lays out the page again
      const edges = edgesOf(state, settings.mass),
        context = draw.fit(canvas, size.width, size.height);
      context.translate(size.content > size.width ? -paintedAt / theme.scale : 0, 0);
      for (let i = 0; i < state.written; i++)
        if (i !== state.active) edges[i].forEach((edge) => ribbon(context, state, { i, ...edge }, false));
      activeEdges(state, edges).forEach((edge) => ribbon(context, state, edge, true));
    },
    isScrolled: () => scroller.scrollLeft !== paintedAt,
    /** Scroll a target token to this part of the width, if the strips scroll. @param {number} index @param {number} part */
    bring(index, part) {
      const box = boxes.target[index],
        most = size.content - size.width;
      if (!box || most <= 0) return;
      const left = Math.round(Math.max(0, Math.min(most, box.x - size.width * part)) * theme.scale);
      if (Math.abs(left - paintedAt) >= 1) scroller.scrollLeft = left;
    },
  };
}
