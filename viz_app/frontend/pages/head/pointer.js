/* Mouse, touch and keys on the lines: what is pointed at is shown, what is clicked stays. */
import * as dom from '../../widgets/dom.js';
import { tipOf } from './cells.js';
import { STAGES } from './explain.js';
import { linePainters } from './lines.js';

/** @import { CellPlace, Columns, HeadView, LineBox, Row } from './types' */

const ORDER = STAGES.flatMap(([, ids]) => ids);

/** @type {(id: string) => boolean} */
export const isKeyed = (id) => ['scores', 'scaled', 'mask', 'weights'].includes(id);

/**
 * The cell under a number of a line, with its place in the drawing.
 * @param {string} id
 * @param {Row} r
 * @param {Columns} g
 * @param {number | null} i
 * @returns {CellPlace | null}
 */
export function cellAt(id, r, g, i) {
  const box = i === null ? null : linePainters[id].box(r, g, i);
  return i === null || !box ? null : { id, i, part: box.part, place: box.place };
}

/**
 * @param {HeadView} view
 * @param {HTMLCanvasElement} canvas
 * @param {CellPlace} at
 */
function tipAt(view, canvas, at) {
  const { r, g } = view.now(),
    box = linePainters[at.id].box(r, g, at.i);
  if (!box) return;
  view.bands.bring(box);
  const frame = canvas.getBoundingClientRect();
  const text = tipOf(r, at);
  dom.tooltip(text, { clientX: frame.left + box.left + box.width, clientY: frame.top + box.top + box.height });
  dom.say(text.replace('\n', ' '));
}

/**
 * Up and down go to the next line that is on show, at about the same place.
 * @param {HeadView} view
 * @param {string} id
 * @param {number} by
 * @param {LineBox} box
 * @returns {CellPlace | null}
 */
function otherLine(view, id, by, box) {
  const { r, g, stage } = view.now(),
    shown = ORDER.filter((other) => (other !== 'before' || r.before) && stageOf(other) <= stage);
  const next = shown[shown.indexOf(id) + by],
    x = Math.min(g.width - 1, box.left + box.width / 2);
  return next ? cellAt(next, r, g, linePainters[next].find(r, g, x, 0)) : null;
}

/** @type {(id: string) => number} */
export const stageOf = (id) => STAGES.findIndex(([, ids]) => ids.includes(id));

/**
 * The number that a key goes to from `from`, or null.
 * @type {(view: HeadView, key: string, id: string, from: CellPlace) => CellPlace | null}
 */
function walked(view, key, id, from) {
  const { r, g } = view.now(),
    line = linePainters[id],
    last = line.count(r, g) - 1,
    [down, right] = dom.ARROWS[key] ?? [0, 0];
  if (key === 'Home') return cellAt(id, r, g, 0);
  if (key === 'End') return cellAt(id, r, g, last);
  const box = line.box(r, g, from.i);
  if (down && box) return otherLine(view, id, down, box);
  return cellAt(id, r, g, Math.max(0, Math.min(last, from.i + right)));
}

/**
 * @param {HeadView} view
 * @param {KeyboardEvent} event
 * @param {HTMLCanvasElement} canvas
 * @param {string} id
 */
function keys(view, event, canvas, id) {
  const { r, g, focus, key } = view.now(),
    from = focus?.id === id ? focus : cellAt(id, r, g, isKeyed(id) ? key : 0);
  if (!from || !(event.key in dom.ARROWS || ['Enter', 'Home', 'End'].includes(event.key))) return;
  event.preventDefault();
  if (event.key === 'Enter') {
    view.pin(from);
    return;
  }
  const to = walked(view, event.key, id, from);
  if (!to) return;
  const target = view.canvasOf(to.id);
  if (target !== canvas) target.focus(); // first, for the line that is left forgets its number
  view.point(to);
  tipAt(view, target, to);
}

/**
 * @param {HeadView} view
 * @param {HTMLCanvasElement} canvas
 * @param {string} id
 */
export function addPointer(view, canvas, id) {
  /** @type {(event: MouseEvent) => CellPlace | null} */
  const under = (event) => {
    const { r, g } = view.now();
    return cellAt(id, r, g, linePainters[id].find(r, g, event.offsetX, event.offsetY));
  };
  canvas.addEventListener('pointermove', (event) => {
    const at = under(event);
    view.point(at);
    dom.tooltip(at ? tipOf(view.now().r, at) : '', event);
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
