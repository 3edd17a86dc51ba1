/* The keys and clicks while a lesson plays, those of a clicker: PageDown goes on, PageUp goes back, B darkens the screen. Ctrl P
   makes its worksheet. */
/** @import { Lesson } from './types' */
import { create } from '../../widgets/dom.js';

const SOURCE = '.sp-source .sp-word';

/** @typedef {{ lesson: unknown, index: number, advance: () => void, go: (index: number) => unknown }} Played */

/** Make the worksheet of the open lesson by the key that prints. @type {(player: Played, event: KeyboardEvent, print: () => unknown) => void} */
export function onPrint({ lesson }, event, print) {
  if (!lesson || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.key !== 'p') return;
  event.preventDefault();
  print();
}

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
export function darken() {
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

/** Take a click on a word of the source as the chosen answer while a question without choices is open. @type {(player: { lesson: Lesson | null, index: number, isAsking: () => boolean, chooseWord: (word: number) => void }, event: MouseEvent) => void} */
export function onClick(player, event) {
  const word = event.target instanceof Element ? event.target.closest(SOURCE) : null;
  if (!word || !player.isAsking() || player.lesson?.stops[player.index].ask?.choices.length) return;
  event.preventDefault();
  event.stopPropagation();
  player.chooseWord([...document.querySelectorAll(SOURCE)].indexOf(word));
}
