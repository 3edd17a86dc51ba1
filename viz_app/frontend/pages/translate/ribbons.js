/* Lines between tokens: the active row in colour, rows already written as grey threads. */
import * as codec from '../../state/codec.js';
import { theme } from '../../state/theme.js';
import * as draw from '../../widgets/canvas.js';

const FAINT = 0.02; // weaker edges are never drawn
const remembered = new WeakMap(); // levels of a head -> its strongest edges by row, for one chosen mass

/** The strongest edges [share, key] of a row until they reach `mass` of it. */
function strongest(levels, row, keys, mass) {
  const edges = Array.from({ length: keys }, (_, j) => [codec.share(levels[row * keys + j]), j]).sort(
    (a, b) => b[0] - a[0],
  );
  let sum = 0;
  return edges.filter(([share]) => {
    const keep = sum < mass && share > FAINT;
    sum += share;
    return keep;
  });
}

function edgesOf({ levels, map }, mass) {
  let known = remembered.get(levels.buffer);
  if (!known) remembered.set(levels.buffer, (known = new Map()));
  const key = `${levels.byteOffset}.${mass}`;
  if (!known.has(key)) {
    if (known.size > 200) known.clear();
    known.set(
      key,
      map.queries.map((_, i) => strongest(levels, i, map.keys.length, mass)),
    );
  }
  return known.get(key);
}

function acrossPath(context, from, to, upright) {
  if (upright) {
    context.moveTo(from.left, from.y);
    context.bezierCurveTo(from.left - 34, from.y, to.right + 34, to.y, to.right, to.y);
  } else {
    context.moveTo(from.x, from.top);
    context.bezierCurveTo(from.x, from.top - 38, to.x, to.bottom + 38, to.x, to.bottom);
  }
}

/** An arc into the space between the strips; a token that looks at itself is a small ring. */
function withinPath(context, from, to, upright, isSource) {
  const side = isSource ? 1 : -1;
  const edge = (place) =>
    upright ? [isSource ? place.right : place.left, place.y] : [place.x, isSource ? place.bottom : place.top];
  const [[x, y], [u, v]] = [edge(from), edge(to)];
  if (from === to) return context.arc(x + (upright ? 8 * side : 0), y + (upright ? 0 : 8 * side), 6, 0, 7);
  const bend = side * Math.min(upright ? 56 : 78, 22 + Math.abs(upright ? y - v : x - u) * 0.3);
  context.moveTo(x, y);
  return upright
    ? context.bezierCurveTo(x + bend, y, u + bend, v, u, v)
    : context.bezierCurveTo(x, y + bend, u, v + bend, u, v);
}

function edge(context, places, { map, isEncoder, upright }, i, j, share, strong) {
  const across = map.name === 'cross',
    ring = !across && i === j;
  context.strokeStyle = strong ? theme.shareColour(0.3 + 0.7 * share) : theme.colour.empty;
  context.globalAlpha = strong ? 0.92 : 1;
  context.lineWidth = strong ? 1 + (ring ? 4 : 10) * share : 0.75 + (ring ? 1.5 : 2) * share;
  context.beginPath();
  if (across) acrossPath(context, places.target[i + 1], places.source[j], upright);
  else
    withinPath(
      context,
      places[isEncoder ? 'source' : 'target'][i],
      places[isEncoder ? 'source' : 'target'][j],
      upright,
      isEncoder,
    );
  context.stroke();
  context.globalAlpha = 1;
}

function activeEdges({ hover, active, upto, levels, map }, edges) {
  const keys = map.keys.length;
  if (hover?.j === undefined || hover.i !== undefined)
    return active < upto ? edges[active].map(([share, j]) => [active, j, share]).reverse() : [];
  const column = Array.from({ length: upto }, (_, i) => [i, hover.j, codec.share(levels[i * keys + hover.j])]);
  return column.filter(([, , share]) => share > FAINT);
}

export const ribbonPainter = (view, canvas, scroller) => (places) => {
  if (!places) return;
  const state = { ...view.now(), upright: view.phone },
    edges = edgesOf(state, view.ui.mass);
  const context = draw.fit(canvas, scroller.clientWidth, scroller.clientHeight);
  context.translate(-scroller.scrollLeft, 0);
  for (let i = 0; i < state.upto; i++) {
    if (i !== state.active) edges[i].forEach(([share, j]) => edge(context, places, state, i, j, share, false));
  }
  activeEdges(state, edges).forEach(([i, j, share]) => edge(context, places, state, i, j, share, true));
};
