/* Play lessons. Each stop is a state of the page, opened like a link, and a text whose words and numbers the server takes
   from the run of that state. The element of the stop gets a frame. Leaving a lesson returns to the view before it. */
/** @import { PageServer } from '../../types' */
/** @import { Guess, Lesson, Lessons, Told } from './types' */
import { asSent, connect } from '../../client/client.js';
import * as link from '../../state/link.js';
import { protocol } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { menu } from '../../widgets/menu.js';
import { buildCard } from './card.js';
import { openFile, openHash } from './opening.js';
import { buildPointer } from './pointer.js';

const LOOK_AGAIN = 250; // ms between two searches for the framed element, because views are built again after runs
const OWN = ['lesson', 'stop']; // of the address
const SOURCE = '.gf-strip.gf-source .gf-tok';
const forget = () => store.set({ lesson: null, stop: null });
const sourceTokens = () =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(SOURCE))]
    .filter((one) => one.checkVisibility())
    .map(({ title }) => title);

/** Return values as those of a link. @param {Record<string, unknown>} values @returns {Record<string, string>} */
const asLink = (values) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, String(value ?? '')])
      .filter(([, value]) => value !== ''),
  );

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
  return asLink({ v: protocol.version, ...selection, ...wanted, lesson: name, stop: String(index + 1) });
}

class Player {
  /** @type {Lesson | null} */
  lesson = null;
  index = 0;
  /** True while the player itself changes the address. */
  isOpening = false;
  #timer = 0;
  #turn = 0;
  /** The visitor's view before the lesson. @type {{ values: Record<string, string>, top: number } | null} */
  #own = null;
  /** The stop as its run tells it. @type {Told | null} */
  #told = null;
  /** The guesses of this lesson. @type {Guess[]} */
  #guesses = [];

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} button that lists the lessons
   * @param {Lessons['places']} places
   * @param {PageServer} server
   * @param {(lesson: Lesson) => void} finished is called after the last stop
   */
  constructor(root, button, places, server, finished) {
    this.root = root;
    this.button = button;
    this.finished = finished;
    this.client = connect(server, { lesson_stop: asSent, lesson_file: asSent }, () => {});
    this.card = buildCard({
      leave: () => this.leave(),
      back: () => this.go(this.index - 1),
      next: () => (this.isAsking() ? this.guess(-1) : this.go(this.index + 1)),
      guess: (guess) => this.guess(guess),
    });
    this.pointer = buildPointer(this.card.element, places);
  }

  /** Return true while a question waits for a guess. */
  isAsking() {
    const { lesson, index } = this;
    return Boolean(lesson?.stops[index].ask) && !this.#told?.problem && (this.#guesses[index] ?? null) === null;
  }

  /** Ask the server for the texts of a stop, filled from its run. @param {Lesson} lesson @param {number} index @param {Record<string, string>} state @returns {Promise<Told>} */
  async #tell({ stops }, index, state) {
    const { prose, ask, holds } = stops[index],
      texts = ask ? [prose, ask.question, ...ask.choices, ask.answer] : [prose],
      answer = await this.client.ask('lesson_stop', { ...state, said: JSON.stringify({ texts, holds }) });
    if (answer.ok) return { problem: '', ...answer.value };
    return { texts, selection: {}, right: null, holds: true, problem: `This stop cannot be shown: ${answer.error}` };
  }

  /** Show a stop; with `isPage` the page follows it. @type {(lesson: Lesson, index: number, isPage: boolean) => Promise<void>} */
  async show(lesson, index, isPage) {
    const mine = ++this.#turn,
      asked = stateOf(lesson, index);
    if (lesson !== this.lesson) this.#guesses = [];
    Object.assign(this, { lesson, index });
    if (!this.card.element.isConnected) {
      this.card.wait(lesson);
      this.root.append(this.card.element);
    }
    const told = await this.#tell(lesson, index, asked);
    if (mine !== this.#turn) return;
    this.#told = told;
    this.pointer.turn();
    this.#draw();
    if (isPage) this.#open(asLink({ ...asked, ...told.selection, role: null })); // the head stands for its role
    const look = () => this.pointer.look(lesson.stops[index].show);
    clearInterval(this.#timer);
    this.#timer = window.setInterval(look, LOOK_AGAIN);
    look();
  }

  #draw() {
    const { lesson, index } = this;
    if (!lesson || !this.#told) return;
    this.pointer.hide(this.isAsking() ? (lesson.stops[index].ask?.hide ?? []) : []);
    this.card.draw(lesson, index, this.#told, this.#guesses[index] ?? null, sourceTokens());
  }

  /** Follow a link inside the page. @param {Record<string, string>} state */
  #open(state) {
    this.isOpening = true;
    store.open(state);
    this.isOpening = false;
    window.dispatchEvent(new Event('gf-open'));
  }

  /** @param {number} guess of a choice or of a source token; −1 shows the answer */
  guess(guess) {
    if (!this.isAsking()) return;
    this.#guesses[this.index] = guess;
    this.#draw();
    this.card.focus();
  }

  /** @param {number} index */
  async go(index) {
    const { lesson } = this;
    if (!lesson || index >= lesson.stops.length) {
      this.leave();
      if (lesson) this.finished(lesson);
      return;
    }
    await this.show(lesson, index, true);
    this.card.focus();
  }

  /** Start a lesson. The browser's Back returns to the page before it. @param {Lesson} lesson */
  play(lesson) {
    if (!this.lesson) this.#own = { values: asLink({ ...store.get(), lesson: null, stop: null }), top: scrollY };
    store.link();
    this.lesson = lesson;
    this.#guesses = [];
    store.branch();
    this.go(0);
  }

  close() {
    this.#turn += 1;
    clearInterval(this.#timer);
    this.pointer.end();
    this.card.element.remove();
    this.lesson = null;
  }

  /** Leave the lesson, and return to the visitor's own view if there was one. */
  leave() {
    const own = this.#own;
    this.close();
    this.#own = null;
    if (own?.values.text) {
      this.#open(own.values);
      scrollTo(0, own.top);
    } else forget();
    const more = document.querySelector('#gh-more'), // on a phone the button is in the panel behind this one
      shown = this.button.checkVisibility() || !(more instanceof HTMLElement) ? this.button : more;
    shown.focus({ preventScroll: true });
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
  if (player.lesson !== lesson || player.index !== index) player.show(lesson, index, false);
}

/** @type {(player: Player, event: KeyboardEvent) => void} */
function onKey(player, event) {
  if (event.key !== 'Escape' || !player.lesson || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  player.leave();
}

/** Take a click on a source token as a guess while a question without choices is open. @type {(player: Player, event: MouseEvent) => void} */
function onClick(player, event) {
  const token = event.target instanceof Element ? event.target.closest(SOURCE) : null;
  if (!token?.parentElement || !player.isAsking() || player.lesson?.stops[player.index].ask?.choices.length) return;
  event.preventDefault();
  event.stopPropagation();
  player.guess([...token.parentElement.children].indexOf(token));
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} button the header's
 * @param {Lessons} given
 * @param {PageServer} server
 */
export function mountLessons(root, button, { lessons, places, start }, server) {
  const offered = [...lessons];
  const player = new Player(root, button, places, server, (lesson) => {
    const next = offered[offered.indexOf(lesson) + 1]?.title ?? offered[0].title;
    const detail = `“${lesson.title}” is over. Next under Tour: “${next}”. Or type a sentence of your own, and break it.`;
    window.dispatchEvent(new CustomEvent('gf-advise', { detail }));
  });
  /** @param {Lesson} lesson read by the server */
  const playOwn = (lesson) => {
    offered.push(lesson);
    player.play(lesson);
  };
  const build = async () =>
    (await import('./builder.js')).openBuilder({ root, client: player.client, places, play: playOwn });
  root.classList.add('gf');
  button.hidden = false;
  menu(button, () => [
    ...lessons.map((lesson) => ({
      text: lesson.title,
      note: `${lesson.stops.length} stops`,
      act: () => player.play(lesson),
    })),
    { text: 'Build a lesson', note: 'from views like this one', act: build },
    { text: 'Open a lesson', note: 'a file', act: () => openFile(player.client, playOwn) },
  ]);
  store.subscribe((_, changed) => {
    if (!player.isOpening && OWN.some((key) => changed.includes(key))) follow(player, offered);
  });
  document.addEventListener('keydown', (event) => onKey(player, event), true);
  document.addEventListener('click', (event) => onClick(player, event), true);
  follow(player, lessons);
  if (openHash(player.client, playOwn) || store.opened.some(([key]) => key === 'text')) return;
  // An address without a text opens the state of its stop.
  const first = lessons.find(({ name }) => name === start);
  if (player.lesson) player.go(player.index);
  else if (first) player.play(first);
}
