/* Choosing a head in a picture with layers down and heads across: by pointer and by arrow keys. */
/** @import { AttentionMap, HeadPlace } from '../types' */
import * as dom from './dom.js';

/**
 * @typedef {object} HeadsView
 * @property {() => { sel: HeadPlace, map: Pick<AttentionMap, 'layers' | 'heads'> }} now
 * @property {(place: HeadPlace) => void} select
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {HeadsView} view
 * @param {(event: MouseEvent) => HeadPlace | null} at what lies under the pointer
 * @param {(place: HeadPlace) => string} describe what is there, in lines
 */
export function chooseHeads(canvas, view, at, describe) {
  canvas.addEventListener('click', (event) => {
    const place = at(event);
    if (place) view.select(place);
  });
  canvas.addEventListener('pointermove', (event) => {
    const place = at(event);
    dom.tooltip(place ? describe(place) : '', event);
  });
  canvas.addEventListener('pointerleave', () => dom.tooltip(''));
  canvas.addEventListener('keydown', (event) => {
    const move = dom.ARROWS[event.key];
    if (!move) return;
    event.preventDefault();
    const { sel, map } = view.now();
    view.select({
      layer: (sel.layer + move[0] + map.layers) % map.layers,
      head: (sel.head + move[1] + map.heads) % map.heads,
    });
    dom.say(describe(view.now().sel).replaceAll('\n', ', '));
  });
}
