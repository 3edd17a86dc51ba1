/* Play lessons. Each stop is a text and a state of the page, opened like a link. The element of the stop gets a frame.
 */
/** @import { Lesson, Lessons } from './types' */
import * as link from '../../state/link.js';
import { protocol } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { menu } from '../../widgets/menu.js';
import { buildCard } from './card.js';

/** Return the first visible element. @param {string} selector */
const visible = (selector) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))].find((one) => one.offsetParent);

/** @param {Record<string, string>} places selectors by the names that stops use */
function buildPointer(places) {
  /** @type {HTMLElement | null} */
  let shown = null;
  let isBrought = true; // true if the element of this stop was scrolled into view
  const clear = () => {
    shown?.classList.remove('gf-pointed');
    shown = null;
  };
  return {
    clear,
    /** Prepare for another stop. */
    turn() {
      clear();
      isBrought = false;
    },
    /** @param {string | null} place @returns {HTMLElement | null} the framed element */
    look(place) {
      const found = place === null ? undefined : visible(places[place]);
      if (found !== shown) clear();
      if (!found) return null;
      shown = found;
      found.classList.add('gf-pointed');
      if (!isBrought) found.scrollIntoView({ block: 'nearest' });
      isBrought = true;
      return found;
    },
  };
}

const LOOK_AGAIN = 250; // ms between two searches for the framed element, because views are built again after runs
const OWN = ['lesson', 'stop']; // of the address
const forget = () => store.set({ lesson: null, stop: null });

/**
 * Return the state of a stop: the states of all stops up to it, merged. The visitor's selection is kept while the
 * sentence stays the same.
 * @type {(lesson: Lesson, index: number) => Record<string, string>}
 */
function stateOf({ name, stops }, index) {
  const now = store.get(),
    said = Object.assign({}, ...stops.slice(0, index + 1).map(({ state }) => state)),
    wanted = { ...link.picked(now, ['model', 'text']), ...said };
  const isSameRun = wanted.model === now.model && wanted.text === now.text,
    selection = isSameRun ? link.picked(now, protocol.groups.selection) : {};
  const all = { v: protocol.version, ...selection, ...wanted, lesson: name, stop: String(index + 1) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

class Player {
  /** @type {Lesson | null} */
  lesson = null;
  index = 0;
  /** True while the player itself changes the address. */
  isOpening = false;
  #timer = 0;

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} button that lists the lessons
   * @param {Lessons['places']} places
   */
  constructor(root, button, places) {
    this.root = root;
    this.button = button;
    this.pointer = buildPointer(places);
    this.card = buildCard({
      leave: () => this.leave(),
      back: () => this.go(this.index - 1),
      next: () => this.go(this.index + 1),
    });
  }

  /** Show a stop without changing the page. @type {(lesson: Lesson, index: number) => void} */
  show(lesson, index) {
    const { card, pointer, root } = this;
    Object.assign(this, { lesson, index });
    pointer.turn();
    card.draw(lesson, index);
    if (!card.element.isConnected) root.append(card.element);
    const look = () => card.stepAside(pointer.look(lesson.stops[index].show));
    clearInterval(this.#timer);
    this.#timer = window.setInterval(look, LOOK_AGAIN);
    look();
  }

  /** @param {number} index */
  go(index) {
    if (!this.lesson || index >= this.lesson.stops.length) {
      this.leave();
      return;
    }
    const state = stateOf(this.lesson, index);
    this.show(this.lesson, index);
    this.isOpening = true;
    store.open(state);
    this.isOpening = false;
    window.dispatchEvent(new Event('gf-open'));
    this.card.focus();
  }

  /** Start a lesson. The browser's Back returns to the page before it. @param {Lesson} lesson */
  play(lesson) {
    store.link();
    this.lesson = lesson;
    this.go(0);
    store.branch();
  }

  close() {
    clearInterval(this.#timer);
    this.pointer.clear();
    this.card.element.remove();
    this.lesson = null;
  }

  /** Leave the lesson. Only the card is removed; the page stays as it is. */
  leave() {
    this.close();
    forget();
    this.button.focus({ preventScroll: true });
  }
}

/**
 * Follow the lesson in the address: open it after a link, close it after Back.
 * @type {(player: Player, lessons: Lesson[]) => void}
 */
function follow(player, lessons) {
  const { lesson: name, stop } = store.get(),
    lesson = lessons.find((one) => one.name === name);
  if (!lesson) {
    if (player.lesson) player.close();
    if (OWN.some((key) => store.get(key) !== undefined)) forget();
    return;
  }
  const number = Math.min(lesson.stops.length, Math.trunc(Number(stop)) || 1),
    index = Math.max(0, number - 1);
  if (player.lesson !== lesson || player.index !== index) player.show(lesson, index);
}

/** @type {(player: Player, event: KeyboardEvent) => void} */
function onKey(player, event) {
  if (event.key !== 'Escape' || !player.lesson) return;
  event.preventDefault();
  event.stopPropagation();
  player.leave();
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} button the header's
 * @param {Lessons} given
 */
export function mountLessons(root, button, { lessons, places, start }) {
  const player = new Player(root, button, places);
  root.classList.add('gf');
  button.hidden = !lessons.length;
  menu(button, () =>
    lessons.map((lesson) => ({
      text: lesson.title,
      note: `${lesson.stops.length} stops`,
      act: () => player.play(lesson),
    })),
  );
  store.subscribe((_, changed) => {
    if (!player.isOpening && OWN.some((key) => changed.includes(key))) follow(player, lessons);
  });
  document.addEventListener('keydown', (event) => onKey(player, event), true);
  follow(player, lessons);
  if (store.opened.some(([key]) => key === 'text')) return;
  // An address without a text opens the state of its stop.
  const first = lessons.find(({ name }) => name === start);
  if (player.lesson) player.go(player.index);
  else if (first) player.play(first);
}
