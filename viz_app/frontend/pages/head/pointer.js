/* Mouse, touch and keys on the lines. A number under the pointer is shown; a click pins it. */
/** @import { CellPlace, HeadView, LineBox } from './types' */
import { theme } from '../../state/theme.js';
import { placeOf } from '../../widgets/canvas.js';
import * as dom from '../../widgets/dom.js';
import { tipOf } from './cell_sums.js';
import { linePainters } from './lines.js';
import { cellAt, isKeyed, isThere } from './selection.js';
import { STAGES } from './stages.js';

const ORDER = STAGES.flatMap(([, ids]) => ids);

/** Return the columns of the visible row. @param {HeadView} view */
const columnsOf = (view) => view.bands.columns(view.now().row.n);

/** @param {HeadView} view @param {HTMLCanvasElement} canvas @param {CellPlace} at */
function tipAt(view, canvas, at) {
  const { row } = view.now(),
    box = linePainters[at.id].box(row, columnsOf(view), at.i);
  if (!box) return;
  view.bands.bring(box);
  const frame = canvas.getBoundingClientRect(),
    text = tipOf(row, at);
  dom.tooltip(text, {
    clientX: frame.left + (box.left + box.width) * theme.scale,
    clientY: frame.top + (box.top + box.height) * theme.scale,
  });
  dom.announce(text.replace('\n', ' '));
}

/**
 * Return the number of the next visible line above or below, at about the same place.
 * @param {HeadView} view
 * @param {string} id
 * @param {number} by
 * @param {LineBox} box
 * @returns {CellPlace | null}
 */
function otherLine(view, id, by, box) {
  const { row } = view.now(),
    columns = columnsOf(view),
    shown = ORDER.filter((other) => isThere(other, row));
  const next = shown[shown.indexOf(id) + by],
    x = Math.min(columns.width - 1, box.left + box.width / 2);
  return next ? cellAt(next, row, linePainters[next].find(row, columns, x)) : null;
}

/**
 * Return the number that a key goes to from `from`, or null.
 * @type {(view: HeadView, key: string, id: string, from: CellPlace) => CellPlace | null}
 */
function walked(view, key, id, from) {
  const { row } = view.now(),
    line = linePainters[id],
    last = line.count(row) - 1,
    [down, right] = dom.ARROWS[key] ?? [0, 0];
  if (key === 'Home') return cellAt(id, row, 0);
  if (key === 'End') return cellAt(id, row, last);
  const box = line.box(row, columnsOf(view), from.i);
  if (down && box) return otherLine(view, id, down, box);
  return cellAt(id, row, Math.max(0, Math.min(last, from.i + right)));
}

/** @param {HeadView} view @param {KeyboardEvent} event @param {HTMLCanvasElement} canvas @param {string} id */
function keys(view, event, canvas, id) {
  const { row, focus, key } = view.now(),
    from = focus?.id === id ? focus : cellAt(id, row, isKeyed(id) ? key : 0);
  if (!from || !(Object.hasOwn(dom.ARROWS, event.key) || ['Enter', 'Home', 'End'].includes(event.key))) return;
  event.preventDefault();
  if (event.key === 'Enter') {
    view.pin(from);
    return;
  }
  const to = walked(view, event.key, id, from);
  if (!to) return;
  const target = view.bands.canvasOf(to.id);
  if (target !== canvas) target.focus(); // first, because the line that loses the focus clears the pointer
  view.point(to);
  tipAt(view, target, to);
}

/** @param {HeadView} view @param {HTMLCanvasElement} canvas @param {string} id */
export function addPointer(view, canvas, id) {
  /** @type {(event: MouseEvent) => CellPlace | null} */
  const under = (event) => {
    const { row } = view.now();
    return cellAt(id, row, linePainters[id].find(row, columnsOf(view), placeOf(event).x));
  };
  canvas.addEventListener('pointermove', (event) => {
    const at = under(event);
    view.point(at);
    dom.tooltip(at ? tipOf(view.now().row, at) : '', event);
  });
  const leave = () => {
    view.point(null);
    dom.tooltip('');
  };
  canvas.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && leave());
  canvas.addEventListener('blur', leave);
  canvas.addEventListener('click', (event) => {
    const at = under(event);
    if (at) view.pin(at);
  });
  canvas.addEventListener('keydown', (event) => keys(view, event, canvas, id));
}
