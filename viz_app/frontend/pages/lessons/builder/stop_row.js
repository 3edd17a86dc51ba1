/* A stop in the builder's list: it is opened, moved, copied and deleted here, by buttons, arrows or dragging. */
/** @import { LessonStop } from '../types' */
import { say } from '../../../state/say.js';
import { mark } from '../../../widgets/controls.js';
import { create } from '../../../widgets/dom.js';
import { buttonOf } from '../asking.js';

/** @typedef {{ open: (i: number) => void, move: (from: number, to: number) => void, copy: (i: number) => void, drop: (i: number) => void }} Acts */

/** @param {LessonStop} stop @param {number} i @param {boolean} isOpen @param {Acts} acts */
export function rowOf(stop, i, isOpen, acts) {
  const open = buttonOf(
      'open',
      `${i + 1}. ${stop.prose.replaceAll('**', '').slice(0, 60) || say('builder-no-text')}`,
      () => acts.open(i),
    ),
    up = buttonOf('up', '↑', () => acts.move(i, i - 1)),
    down = buttonOf('down', '↓', () => acts.move(i, i + 1)),
    twin = buttonOf('twin', '+', () => acts.copy(i)),
    drop = buttonOf('drop', '×', () => acts.drop(i));
  mark(up, 'label', say('builder-up', { stop: i + 1 }));
  mark(down, 'label', say('builder-down', { stop: i + 1 }));
  mark(twin, 'label', say('builder-twin', { stop: i + 1 }));
  mark(drop, 'label', say('builder-drop', { stop: i + 1 }));
  mark(open, 'current', isOpen);
  const row = create('li', '', open, up, down, twin, drop, { draggable: true });
  row.addEventListener('keydown', (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by || event.target !== open) return;
    event.preventDefault();
    acts.move(i, i + by);
  });
  row.addEventListener('dragstart', (event) => event.dataTransfer?.setData('text/plain', String(i)));
  row.addEventListener('dragover', (event) => event.preventDefault());
  row.addEventListener('drop', (event) => {
    event.preventDefault();
    acts.move(Number(event.dataTransfer?.getData('text/plain')), i);
  });
  return row;
}
