/* Choosing a head in a picture with layers down and heads across: by pointer and by arrow keys. */
import * as dom from './dom.js';

/**
 * `view` has `now()` with `sel` and `map`, and `select(place)`; `at(event)` gives {layer, head} or null;
 * `describe(place)` says what is there, in lines.
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
