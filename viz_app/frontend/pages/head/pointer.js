// @ts-nocheck
/* Mouse, touch and keys on the lines: what is pointed at is shown, what is clicked stays. */
import * as dom from '../../widgets/dom.js';
import { tipOf } from './cells.js';
import { STAGES } from './explain.js';
import { linePainters } from './lines.js';

const ORDER = STAGES.flatMap(([, ids]) => ids);

export const isKeyed = (id) => ['scores', 'scaled', 'mask', 'weights'].includes(id);

/** The cell under a number of a line, with its place in the drawing. */
export function cellAt(id, r, g, i) {
  const box = i === null ? null : linePainters[id].box(r, g, i);
  return box && { id, i, part: box.part, place: box.place };
}

function tipAt(view, canvas, at) {
  const { r, g } = view.now(),
    box = linePainters[at.id].box(r, g, at.i);
  view.bands.bring(box);
  const frame = canvas.getBoundingClientRect();
  const text = tipOf(r, at);
  dom.tooltip(text, { clientX: frame.left + box.left + box.width, clientY: frame.top + box.top + box.height });
  dom.say(text.replace('\n', ' '));
}

/** Up and down go to the next line that is on show, at about the same place. */
function otherLine(view, id, by, box) {
  const { r, g, stage } = view.now(),
    shown = ORDER.filter((other) => (other !== 'before' || r.before) && stageOf(other) <= stage);
  const next = shown[shown.indexOf(id) + by];
  return next && cellAt(next, r, g, linePainters[next].find(r, g, Math.min(g.width - 1, box.left + box.width / 2)));
}

export const stageOf = (id) => STAGES.findIndex(([, ids]) => ids.includes(id));

function keys(view, event, canvas, id) {
  const { r, g, focus, key } = view.now(),
    move = dom.ARROWS[event.key],
    line = linePainters[id];
  const from = focus?.id === id ? focus : cellAt(id, r, g, isKeyed(id) ? key : 0);
  if (event.key === 'Enter') {
    event.preventDefault();
    view.pin(from);
    return;
  }
  const ends = { Home: 0, End: line.count(r, g) - 1 };
  if (!move && !(event.key in ends)) return;
  event.preventDefault();
  const across =
    event.key in ends ? ends[event.key] : Math.max(0, Math.min(line.count(r, g) - 1, from.i + (move?.[1] ?? 0)));
  const to = move?.[0] ? otherLine(view, id, move[0], line.box(r, g, from.i)) : cellAt(id, r, g, across);
  if (!to) return;
  const target = view.canvasOf(to.id);
  if (target !== canvas) target.focus(); // first, for the line that is left forgets its number
  view.point(to);
  tipAt(view, target, to);
}

export function addPointer(view, canvas, id) {
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
