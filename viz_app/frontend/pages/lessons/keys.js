/* The keys of a clicker while a lesson plays: PageDown goes on, PageUp goes back, B darkens the screen. */
import { create } from '../../widgets/dom.js';

/** @typedef {{ lesson: unknown, index: number, advance: () => void, go: (index: number) => unknown }} Played */

/** Follow the keys, in no field. @type {(player: Played, event: KeyboardEvent) => void} */
export function onKey(player, event) {
  const isField = event.target instanceof Element && event.target.matches('input:not([type=radio]), textarea, select'),
    isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isField;
  /** @type {Record<string, () => unknown>} */
  const acts = {
    PageDown: () => player.advance(),
    PageUp: () => player.index > 0 && player.go(player.index - 1),
    b: darken,
  };
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act || !player.lesson || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** Darken the screen until the next key or click, so that a class looks at its teacher. */
function darken() {
  const screen = create('div', 'gf-dark', { 'aria-hidden': 'true' });
  const end = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
    screen.remove();
    for (const type of ['keydown', 'pointerdown']) removeEventListener(type, end, true);
  };
  document.body.append(screen);
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, end, true);
}
