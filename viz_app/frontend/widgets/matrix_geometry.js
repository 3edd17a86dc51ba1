/* Where everything of a matrix stands: the names around it, its cells, and what of it is in sight where it scrolls. */
import { create } from './dom.js';
import { columnSpace, fitColumns, rowSpace } from './matrix_labels.js';

const UNNAMED = 6, // px where there are no names
  TIGHT = 4; // px: smaller cells touch

/** @typedef {import('./matrix.js').MatrixSpec} MatrixSpec */

let measured = -1;
/** What a scroll bar takes of the room: nothing where bars lie over what they scroll. */
function barWidth() {
  if (measured >= 0) return measured;
  const probe = document.body.appendChild(create('div', 'gf-mx', { style: 'position: absolute; overflow: scroll' }));
  measured = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return measured;
}

/** @param {MatrixSpec} spec */
export function geometryOf({ queries, keys, writes, room, tallest, cell, rowNames, columnNames }) {
  const [n, k] = [queries.length, keys.length],
    bar = barWidth(),
    { gutter, middle } = rowNames ? rowSpace(queries, writes, room) : { gutter: UNNAMED, middle: 0 };
  /** @param {number} space */
  const within = (space) => {
    const cw = fitColumns(keys, space - gutter, cell.width),
      { angle, top, tail } = columnNames ? columnSpace(keys, cw) : { angle: 0, top: UNNAMED, tail: 2 };
    return { cw, angle, top: middle ? Math.max(24, top) : top, width: gutter + k * cw + tail };
  };
  const height = (/** @type {number} */ top) => top + n * cell.height + 4;
  const whole = within(room),
    isTall = height(whole.top) > tallest,
    { cw, angle, top, width } = isTall ? within(room - bar) : whole,
    isWide = width > room - (isTall ? bar : 0);
  const full = { width, height: height(top) };
  return {
    n,
    k,
    cw,
    ch: cell.height,
    gap: Math.min(cw, cell.height) < TIGHT ? 0 : 1,
    gutter,
    middle,
    top,
    angle,
    full,
    width: isWide ? room - (isTall ? bar : 0) : width,
    height: Math.min(full.height, tallest),
    bars: { right: isTall ? bar : 0, below: isWide ? bar : 0 },
    scrolls: isTall || isWide,
  };
}
