/* Play lessons. Each stop is a state of the page, opened like a link, and a text whose words and numbers the server takes
   from the run of that state. The element of the stop gets a frame. Leaving a lesson returns to the view before it. */
/** @import { PageServer } from '../../types' */
/** @import { Attempt, Lesson, Lessons, LessonTask, Played, Room, Row, Told } from './types' */
import { say } from '../../state/say.js';
import { asSent, connect } from '../../client/client.js';
import { store } from '../../state/store.js';
import { loaded, tell } from '../../widgets/dom.js';
import { buildCard } from './card.js';
import { spoken } from './languages.js';
import { dropHash, keptByPlatform, tellPlatform } from './opening.js';
import { buildPointer } from './pointer.js';
import { answerOf, isOpen, listOf, rowOf, saidOf, textsOf, untouched } from './question.js';
import { asLink, sourceTokens, sourceWords, stateOf } from './stop_state.js';

const LOOK_AGAIN = 250; // ms between two searches for the framed element, because views are built again after runs
const NOTHING = {
  ...{ selection: {}, right: null, row: [], maps: {}, holds: true },
  line: { tokens: [], at: 0, writes: false },
};
const ARMED = 4000; // ms in which a second press shows the answer
export const forget = () => store.set({ lesson: null, stop: null });

export class Player {
  /** @type {Lesson | null} */
  lesson = null;
  /** The class that plays the lesson. @type {Room | null} */
  room = null;
  index = 0;
  /** True while the player itself changes the address. */
  isOpening = false;
  #timer = 0;
  #turn = 0;
  /** The visitor's view before the lesson. @type {{ values: Record<string, string>, top: number } | null} */
  #own = null;
  /** The stop as its run tells it. @type {Told | null} */
  #told = null;
  /** What was answered in this lesson, by stops. @type {Attempt[]} */
  #attempts = [];
  /** The questions that are over, by stops. @type {Row[]} */
  #rows = [];
  #began = 0;
  /** Where a lesson was left. @type {{ lesson: Lesson, index: number } | null} */
  left = null;
  #armed = 0;

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
      next: () => (this.isAsking() && this.room?.isAtOnce !== false ? this.#showAnswer() : this.go(this.index + 1)),
      choose: (chosen) => this.choose(chosen),
      answer: () => (this.lesson?.stops[this.index].task ? this.#check() : this.#answer()),
      hint: () => this.#hint(),
    });
    this.pointer = buildPointer(this.card.element, places);
  }

  /** What was answered at this stop. */
  get #attempt() {
    return this.attemptAt(this.index);
  }
  /** @param {number} index */
  attemptAt(index) {
    return (this.#attempts[index] ??= untouched());
  }

  /** Return what was done in this lesson, to go on with `take`. @returns {Played} */
  played() {
    return { index: this.index, attempts: this.#attempts, rows: this.#rows, began: this.#began };
  }

  /** Go on with a lesson; nothing is shown before `go`. @param {Lesson} lesson @param {Played | null} played */
  take(lesson, played) {
    this.lesson = lesson;
    this.#begin();
    if (played) [this.#attempts, this.#rows, this.#began] = [played.attempts, played.rows, played.began];
  }

  /** Tell a learning platform what happens, and all that was done until now. @param {'stop' | 'answer'} kind @param {object} about */
  #report(kind, about) {
    if (this.lesson) tellPlatform(kind, { ...about, played: this.played() }, this.lesson, this.index);
  }

  /** Return true if the end of the lesson is visible. */
  isFinished() {
    return this.lesson !== null && this.index === this.lesson.stops.length;
  }

  /** Return true while a question waits for an answer. */
  isAsking() {
    const ask = this.lesson?.stops[this.index]?.ask;
    return Boolean(ask && this.#told && !this.#told.problem && isOpen(ask, this.#told, this.#attempt));
  }

  #begin() {
    [this.#attempts, this.#rows, this.#began] = [[], [], Date.now()];
  }

  /** Ask the server for the texts of a stop, filled from its run, with claims to `seek` for all heads, and the numbers of the place `show`. @param {Lesson} lesson @param {number} index @param {Record<string, string>} state @param {string[]} [seek] @param {string | null} [show] @returns {Promise<Told>} */
  async tell(lesson, index, state, seek = [], show = null) {
    await spoken(lesson);
    const { stops } = lesson,
      { ask, holds } = stops[index],
      list = listOf(stops[index]),
      said = saidOf(list, holds, seek, undefined, show),
      answer = await this.client.ask('lesson_stop', { ...state, said });
    if (answer.ok) return { problem: '', ...answer.value, texts: textsOf(answer.value.texts, ask) };
    const problem = say('lessons-not-shown', { problem: answer.error });
    return { ...NOTHING, texts: textsOf(list, ask), problem };
  }

  /** Show a stop; with `isPage` the page follows it. @type {(lesson: Lesson, index: number, isPage: boolean) => Promise<void>} */
  async show(lesson, index, isPage) {
    const mine = ++this.#turn,
      asked = stateOf(lesson, index);
    if (lesson !== this.lesson) this.take(lesson, keptByPlatform());
    Object.assign(this, { lesson, index });
    this.pointer.hide(lesson.stops[index].ask?.hide ?? []); // before its run is painted
    if (!this.card.element.isConnected) {
      this.card.wait(lesson);
      this.root.append(this.card.element);
    }
    const told = await this.tell(lesson, index, asked);
    if (mine !== this.#turn) return;
    this.#told = told;
    this.pointer.turn();
    this.redraw();
    if (isPage) this.#open(asLink({ ...asked, ...told.selection, role: null })); // the head stands for its role
    this.#follow(lesson.stops[index].show);
    this.#report('stop', {});
  }

  /** Draw the visible stop, again after the class has gone on. */
  redraw() {
    const { lesson, index } = this;
    if (!lesson || !this.#told) return;
    const { ask } = lesson.stops[index],
      attempt = this.#attempt,
      isAsking = this.isAsking();
    this.pointer.hide(isAsking ? (ask?.hide ?? []) : []);
    if (ask && !isAsking && !this.#told.problem) this.#rows[index] = rowOf(ask, this.#told, attempt, sourceTokens());
    this.card.draw(lesson, index, this.#told, attempt, sourceTokens(), this.room);
  }

  /** Follow a link inside the page. @param {Record<string, string>} state */
  #open(state) {
    this.isOpening = true;
    store.open(state);
    this.isOpening = false;
    window.dispatchEvent(new Event('gf-open'));
  }

  /** Change what was answered at an open question. @param {Partial<Attempt>} change */
  #try(change) {
    if (!this.isAsking()) return;
    Object.assign(this.#attempt, change);
    this.redraw();
    this.card.focus();
  }

  #hint() {
    this.#attempt.isHinted = true;
    this.redraw();
    this.card.focus();
  }

  /** Mark an answer, which *Answer* then gives. @param {number} chosen the place of a choice or of a source token */
  choose(chosen) {
    if (!this.isAsking() || this.room?.isClosed(this.index)) return;
    this.#attempt.chosen = chosen;
    this.redraw();
    this.card.element.querySelector('.gf-answer, :checked')?.scrollIntoView({ block: 'nearest' });
    /** @type {HTMLElement | null} */ (this.card.element.querySelector(':checked, .gf-answer'))?.focus();
  }

  /** Mark a word of the source: the token that the row looks at most stands for its word, otherwise the first one. @param {number} word */
  chooseWord(word) {
    const { of, first } = sourceWords(),
      right = this.#told?.right ?? -1;
    this.choose(of[right] === word ? right : first[word]);
  }

  #answer() {
    const { lesson, index } = this,
      { chosen, said } = this.#attempt,
      ask = lesson?.stops[index].ask;
    if (chosen === null || !ask || !this.#told) return;
    if (this.room && !this.room.isAtOnce) {
      this.room.answer(index, this.#attempt, chosen);
      this.redraw();
      this.card.focus();
      return;
    }
    this.#try({ chosen: null, said: [...said, chosen] });
    this.room?.answer(index, this.#attempt);
    this.#report('answer', answerOf(ask, this.#told, this.#attempt, sourceTokens()));
  }

  /** Ask whether a view is one that the task of a stop looks for. @param {number} index @param {Record<string, string>} view */
  async judge(index, view) {
    const { stops } = /** @type {Lesson} */ (this.lesson),
      { answer, when } = /** @type {LessonTask} */ (stops[index].task),
      judged = await this.client.ask('lesson_stop', { ...view, said: saidOf([answer], when) });
    if (!judged.ok) tell(judged.error);
    return judged.ok ? { isOne: judged.value.holds, text: judged.value.texts[0] } : null;
  }

  /** Check what was done at a task, or hand it in to a class. */
  #check() {
    const task = this.lesson?.stops[this.index].task;
    if (!task || !this.#told || this.#attempt.way) return;
    if (task.kind === 'text') this.#compare(this.#told.texts.answer);
    else this.#seek(task, this.#told);
  }

  /** Check the view on the page, or hand it in. @param {LessonTask} task @param {Told} told */
  async #seek(task, told) {
    const { index, room } = this,
      mine = this.#turn,
      view = asLink(store.get()),
      judged = await this.judge(index, view),
      taker = room?.takes(index) ? room : null;
    const seen = await loaded(import('./found.js'));
    if (mine !== this.#turn || !judged || !seen || taker?.isClosed(index)) return;
    const attempt = this.#attempt,
      choice = seen.tryOf(task, told.maps, view, judged.isOne);
    attempt.view = view;
    if (taker || !room) {
      attempt.said.push(choice);
      this.#rows[index] = seen.rowOf(told, attempt);
    }
    taker?.answer(index, attempt, taker.isAtOnce ? undefined : choice);
    if (taker?.isAtOnce !== false) await this.#tellFound(index, task, judged, seen);
    this.redraw();
  }

  /** Say at once whether a view was one. @param {number} index @param {LessonTask} task @param {{ isOne: boolean, text: string }} judged @param {typeof import('./found.js')} seen */
  async #tellFound(index, task, { isOne, text }, seen) {
    const attempt = this.attemptAt(index),
      about = { tries: attempt.said.length, found: isOne, ...seen.headFor(task, attempt.view ?? {}) };
    if (!isOne && seen.isSpent(task, attempt, this.room)) attempt.way = await seen.wayOf(this, index);
    attempt.found = isOne ? text : '';
    this.#report('answer', about);
  }

  /** Judge the view that was handed in, once its teacher shows what is right. @param {number} index */
  async judgeAgain(index) {
    const attempt = this.attemptAt(index),
      judged = attempt.view && (await this.judge(index, attempt.view));
    if (judged) attempt.found = judged.isOne ? judged.text : '';
    this.redraw();
  }

  /** Show what a text that was written may be compared with. @param {string} answer */
  #compare(answer) {
    const { lesson, index } = this,
      text = this.#attempt.written?.trim();
    if (!text || !lesson) return;
    const isHandedIn = this.room?.takes(index);
    const question = this.#told?.texts.question ?? '';
    this.#rows[index] = { question, said: text, right: '', first: 0, outcome: 0, hint: this.#attempt.isHinted };
    if (isHandedIn) this.room?.write(index, text);
    if (!isHandedIn || this.room?.isAtOnce) this.#attempt.found = answer;
    this.redraw();
    this.card.focus();
    this.#report('answer', { text });
  }

  #showAnswer() {
    this.#try({ isShown: true });
    this.room?.answer(this.index, this.#attempt);
  }

  /** Go on by the key of a clicker: an answer is shown when it comes twice. */
  advance() {
    if (this.room?.isLed) return;
    if (!this.isAsking() || performance.now() < this.#armed) {
      this.#armed = 0;
      if (this.isAsking()) this.#showAnswer();
      else this.go(this.index + 1);
      return;
    }
    this.#armed = performance.now() + ARMED;
    this.card.warn();
    setTimeout(() => this.redraw(), ARMED);
  }

  /** @param {number} index */
  async go(index) {
    const { lesson } = this;
    if (lesson && index === lesson.stops.length && lesson.stops.some(({ ask, task }) => ask ?? task)) {
      this.#finish(lesson);
      return;
    }
    if (!lesson || index >= lesson.stops.length) {
      if (lesson) tellPlatform('finished', { code: '', outcomes: [] }, lesson, index);
      this.leave();
      this.left = null;
      if (lesson) this.finished(lesson);
      return;
    }
    await this.show(lesson, index, true);
    this.card.focus();
  }

  /** Show what was answered. @param {Lesson} lesson */
  async #finish(lesson) {
    Object.assign(this, { index: lesson.stops.length });
    this.#turn += 1;
    this.#told = null;
    this.pointer.turn();
    this.pointer.hide([]);
    const minutes = Math.max(1, Math.round((Date.now() - this.#began) / 60_000));
    const mine = this.#turn;
    const result = await loaded(import('./answers/result.js'));
    if (!result || mine !== this.#turn) return;
    const { element, code, outcomes } = result.resultOf(lesson, this.#rows, minutes, this.room?.pupil);
    this.card.finish(lesson, element);
    tellPlatform('finished', { code, outcomes }, lesson, this.index);
    this.#follow(null);
    this.card.focus();
  }

  /** Frame a place of the page, also after it is drawn again. @param {string | null} place */
  #follow(place) {
    const look = () => this.pointer.look(place);
    clearInterval(this.#timer);
    this.#timer = window.setInterval(look, LOOK_AGAIN);
    look();
  }

  /** Start a lesson. The browser's Back returns to the page before it. @param {Lesson} lesson @param {number} [index] */
  play(lesson, index = 0) {
    if (!this.lesson) this.#own = { values: asLink({ ...store.get(), lesson: null, stop: null }), top: scrollY };
    store.link();
    if (lesson.name !== 'own') dropHash();
    this.lesson = lesson;
    this.#begin();
    store.branch();
    this.go(index);
  }

  close() {
    this.#turn += 1;
    clearInterval(this.#timer);
    this.pointer.end();
    this.card.element.remove();
    this.lesson = null;
    dropHash();
  }

  /** Leave the lesson, and return to the visitor's own view if there was one. */
  leave() {
    const own = this.#own;
    const left = this.lesson && { lesson: this.lesson, index: Math.min(this.index, this.lesson.stops.length - 1) };
    this.left = this.room ? null : left;
    this.room?.leave();
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
