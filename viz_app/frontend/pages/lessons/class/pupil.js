/* A pupil of a class: joins by a code, follows the board or goes on alone, and sends answers. What was answered stays on
   this phone until the server has it, also through a reload. */
/** @import { ClassLesson, ClassState, LessonTask, Played, Room } from '../types' */
import { sit } from '../../../client/member.js';
import { say } from '../../../state/say.js';
import { button } from '../../../widgets/controls.js';
import { create } from '../../../widgets/dom.js';
import { notice } from '../../../widgets/notice.js';
import { alone, call, pauseAfter, repeat, writeClass } from './wire.js';
import { animalOf } from '../answers/codes.js';
import { inLanguage } from '../languages.js';
import { SHOWN } from '../question.js';

/** @typedef {import('../player.js').Player} Player */
/** @typedef {{ stop: number, round: number, choice: number, tries: number, hint: boolean } | { stop: number, round: number, text: string }} Given */
/** @typedef {{ code: string, token: string, name: number, votes: Record<string, (number | string)[]>, unsent: Given[], played: Played | null }} Seat */

const SEAT = 'glassformer-class';
const MOST_TRIES = 9; // that a room counts
const [OK, CLOSED, MANY] = [200, 409, 429];
const [UNKNOWN, GONE, NOT_IN] = [404, 410, 403];

/** @returns {Seat | null} */
function savedSeat() {
  try {
    return JSON.parse(sessionStorage.getItem(SEAT) ?? 'null');
  } catch {
    return null;
  }
}
/** @param {Seat | null} seat */
function saveSeat(seat) {
  try {
    sessionStorage.setItem(SEAT, JSON.stringify(seat));
  } catch {
    // without storage the seat lasts as long as the page
  }
}

/** Show a page of its own above the page. @param {string} title @param {...(Node | string)} content */
function screen(title, ...content) {
  document.querySelector('.gf-screen')?.remove();
  const heading = create('h2', '', title, { id: 'gf-screen-title', tabIndex: -1 }),
    element = create('section', 'gf-screen', create('div', '', heading, ...content), {
      role: 'dialog',
      'aria-labelledby': heading.id,
    });
  element.addEventListener('keydown', (event) => event.stopPropagation()); // the page has keys of its own
  document.querySelector('#gf-lessons')?.append(element);
  alone(element);
  heading.focus();
}
function hideScreen() {
  document.querySelector('.gf-screen')?.remove();
  alone(null);
}

/** Ask for the code of a class. @param {string} code @param {(seat: Seat) => void} joined @param {string} [said] */
function askForCode(code, joined, said = '') {
  const field = create('input', '', {
      inputMode: 'numeric',
      autocomplete: 'off',
      maxLength: 9,
      placeholder: '000 000',
    }),
    problem = notice(),
    join = button(say('class-join'), null, 'gf-btn gf-primary', { type: 'submit' });
  Object.assign(field, { value: code, ariaLabel: say('class-code') });
  problem.say(said);
  const leave = button(say('class-to-page'), () => (hideScreen(), writeClass('')), 'gf-btn');
  const form = create('form', '', field, join, leave, problem.element);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const typed = field.value.replace(/\D/g, '');
    problem.say(typed.length === 6 ? '' : say('class-six-digits'));
    if (typed.length !== 6) return;
    join.disabled = true;
    const { status, told, error } = await call(`/${typed}/members`, '', {});
    join.disabled = false;
    problem.say(error);
    if (status === 201)
      joined({ code: typed, token: told.member, name: told.name, votes: {}, unsent: [], played: null });
  });
  screen(
    say('class-join-heading'),
    create('p', '', say('class-type-code')),
    form,
    create('p', 'gf-cap', say('class-nobody-asks')),
  );
  field.focus();
}

/** The class as the player of lessons sees it. */
/** @implements {Room} */
class Pupil {
  /** @type {ClassState | null} */
  state = null;
  /** How often in a row no answer came. */
  #lost = 0;
  #sending = false;
  #end = () => {};

  /** @param {Player} player @param {Seat} seat @param {ClassLesson} given */
  constructor(player, seat, { lesson, at_once: isAtOnce, texts }) {
    this.player = player;
    this.seat = seat;
    this.lesson = inLanguage(lesson);
    this.isAtOnce = isAtOnce;
    this.takesTexts = texts;
    this.pupil = (seat.name << 10) | Math.floor(Math.random() * 1024);
    sit(`${seat.code}.${seat.token}`);
    player.room = this;
    player.take(this.lesson, seat.played);
    this.#end = repeat(() => this.#poll());
  }

  /** True while the phone stands where the board does. */
  get isLed() {
    return this.state?.lead !== false;
  }

  /** Return true if the question of a stop takes no answer now. @param {number} index */
  isClosed(index) {
    return this.state?.stop === index ? this.state.phase !== 'ask' : this.isLed;
  }

  /** Return true if what is done at the task of a stop is handed in now; a view is looked for alone once it is shown. @param {number} index */
  takes(index) {
    const task = this.lesson.stops[index]?.task,
      isShown = this.state?.stop === index && this.state.phase === 'right';
    return task?.kind === 'text' ? this.takesTexts : task?.kind === 'find' && !isShown;
  }

  #roundOf(/** @type {number} */ index) {
    return this.state?.stop === index ? this.state.round : 1;
  }

  /** True if the end of the lesson may be seen. */
  get canFinish() {
    return this.isAtOnce || this.state?.phase === 'end';
  }

  /** Return the vote that was given at a stop, or the text. @param {number} index @returns {number | string | undefined} */
  sent(index) {
    const isTask = Boolean(this.lesson.stops[index]?.task);
    return this.isAtOnce && !isTask ? undefined : this.seat.votes[index]?.[this.#roundOf(index) - 1];
  }

  /** Return what is said under a stop. @param {number} index @param {boolean} isAsking */
  note(index, isAsking) {
    if (this.#lost > 1) return say('class-offline');
    const isUnsent = this.seat.unsent.some(({ stop }) => stop === index);
    if (isAsking && !this.isClosed(index)) {
      if (this.sent(index) === undefined) return this.#ask(index);
      return isUnsent ? say('class-sending') : say('class-sent');
    }
    if (isAsking) return say('class-talk');
    return this.isLed ? say('class-teacher-goes-on') : '';
  }

  /** @param {number} index of a stop that waits for an answer */
  #ask(index) {
    if (this.lesson.stops[index].task?.kind === 'text') return say('class-write');
    return this.isAtOnce ? '' : say('class-choose');
  }

  /** Send what was answered at a stop. @param {number} index @param {{ said: number[], isHinted: boolean, isShown: boolean }} attempt @param {number} [vote] */
  answer(index, { said, isHinted, isShown }, vote) {
    const round = this.#roundOf(index),
      choice = vote ?? (isShown ? SHOWN : (said.at(-1) ?? SHOWN)),
      tries = Math.min(MOST_TRIES, Math.max(1, said.length)),
      given = { stop: index, round, choice, tries, hint: isHinted };
    if (vote !== undefined) (this.seat.votes[index] ??= [])[round - 1] = vote;
    this.#give(given);
  }

  /** Send a text. @param {number} index @param {string} text */
  write(index, text) {
    const round = this.#roundOf(index);
    (this.seat.votes[index] ??= [])[round - 1] = text;
    this.#give({ stop: index, round, text });
  }

  /** @param {Given} given */
  #give(given) {
    const { stop, round } = given;
    this.seat.unsent = [...this.seat.unsent.filter((one) => one.stop !== stop || one.round !== round), given];
    this.keep();
    this.#send();
  }

  /** Keep everything through a reload. */
  keep() {
    saveSeat({ ...this.seat, played: this.player.played() });
  }

  async #send() {
    if (this.#sending) return;
    this.#sending = true;
    for (let lost = 0; this.seat.unsent.length && this.player.room === this;) {
      const [given] = this.seat.unsent,
        { status, told, wait } = await call(`/${this.seat.code}/answers`, this.seat.token, given);
      lost = status === 0 ? lost + 1 : 0;
      if (status === 0 || status === MANY) {
        await new Promise((done) => setTimeout(done, 1000 * (lost ? pauseAfter(lost) : wait)));
        continue;
      }
      this.seat.unsent = this.seat.unsent.filter((one) => one !== given);
      if (status === CLOSED) {
        (this.seat.votes[given.stop] ?? []).splice(given.round - 1, 1);
        this.#follow(told);
      } else if (status !== OK) break;
      this.keep();
      this.player.redraw();
    }
    this.#sending = false;
  }

  async #poll() {
    const rev = this.state ? `?rev=${this.state.rev}` : '',
      { status, told, wait, error } = await call(`/${this.seat.code}${rev}`, this.seat.token);
    if (this.player.room !== this) return 0;
    const before = this.#lost;
    this.#lost = status === 0 ? before + 1 : 0;
    if (status === 0) {
      if (this.#lost === 2) this.player.redraw();
      return pauseAfter(this.#lost);
    }
    if ([UNKNOWN, GONE, NOT_IN].includes(status)) return this.#over(status === NOT_IN ? error : '');
    if (told?.over) return this.#over('');
    if (status === OK) await this.#follow(told);
    else await this.#stand();
    if (before > 1) this.player.redraw();
    return wait;
  }

  /** Take a new state of the class. @param {ClassState} state */
  async #follow(state) {
    const before = this.state;
    if (before && state.rev < before.rev) return;
    this.state = state;
    const { stop, round, told, phase } = state,
      { ask, task } = this.lesson.stops[stop] ?? {};
    this.#tell(ask ?? task, told);
    if (task) await this.#followTask(stop, task, phase === 'right');
    if (ask && !this.isAtOnce) this.#mark(state, before?.stop !== stop || before.round !== round);
    if (phase === 'end') await this.#learn();
    await this.#stand(Boolean(told));
    this.player.redraw();
  }

  /** Show what a task asked for, once its teacher does. @param {number} stop @param {LessonTask} task @param {boolean} isShown */
  async #followTask(stop, { kind }, isShown) {
    const attempt = this.player.attemptAt(stop);
    if (kind === 'text') attempt.isShown = isShown && this.takesTexts;
    else if (isShown && !this.isAtOnce) await this.player.judgeAgain(stop);
    else if (!this.isAtOnce) attempt.found = null;
  }

  /** Take what is right at a stop. @param {object | null | undefined} asked @param {ClassState['told']} told */
  #tell(asked, told) {
    if (asked && told) Object.assign(asked, told, told.languages?.[this.lesson.spoken ?? '']);
  }

  /** Prepare a question for a vote, or once what is right may be seen, take the votes for tries. @param {ClassState} state @param {boolean} isNew */
  #mark({ stop, told }, isNew) {
    const attempt = this.player.attemptAt(stop),
      votes = (this.seat.votes[stop] ?? []).filter((vote) => typeof vote === 'number');
    if (told) Object.assign(attempt, { chosen: null, said: votes, isShown: true });
    else Object.assign(attempt, { said: [], isShown: false }, isNew && { chosen: this.sent(stop) ?? null });
  }

  /** The lesson is over: its card needs all that is right. */
  async #learn() {
    const { status, told } = await call(`/${this.seat.code}/lesson`, this.seat.token);
    if (status !== OK) return;
    const { stops, first } = inLanguage(told.lesson);
    if (first) this.lesson.first = first; // what is right there is in the code
    this.lesson.stops.forEach((stop, at) => Object.assign(stop, stops[at]));
  }

  /** Stand where the class does. @param {boolean} [isTold] the texts of this stop have changed */
  async #stand(isTold = false) {
    const { player, lesson, state } = this;
    if (!state) return;
    if (state.stop < 0) {
      if (!document.querySelector('.gf-screen')) this.#wait();
      return;
    }
    hideScreen();
    const isHere = player.lesson === lesson && player.card.element.isConnected;
    if (!isHere || (this.isLed && player.index !== state.stop)) await this.#go(state.stop);
    else if (isTold && player.index === state.stop) await player.show(lesson, state.stop, false);
  }

  /** @param {number} stop of the class */
  async #go(stop) {
    const { player, lesson } = this,
      own = this.isLed ? undefined : this.seat.played?.index; // where a phone was that is loaded again
    if (player.lesson !== lesson) player.take(lesson, player.played());
    await player.go(Math.min(own ?? stop, lesson.stops.length));
    this.keep();
  }

  #wait() {
    screen(
      say('class-you-are', { animal: animalOf(this.pupil) }),
      create('p', '', say('class-begins-soon')),
      button(say('class-leave'), () => this.player.leave(), 'gf-btn'),
    );
  }

  /** @param {string} why it ended for this phone alone */
  #over(why) {
    this.leave(true);
    if (!this.player.isFinished()) this.player.leave();
    if (why) askForCode(this.seat.code, (seat) => begin(this.player, seat), why);
    else if (!this.player.isFinished()) {
      screen(
        say('class-over-heading'),
        create('p', '', say('class-thanks')),
        button(say('class-done'), hideScreen, 'gf-btn gf-primary'),
      );
    }
    return 0;
  }

  /** Leave the class. @param {boolean} isOver nothing of it is to be kept */
  leave(isOver = false) {
    this.#end();
    if (this.player.room === this) this.player.room = null;
    sit('');
    hideScreen();
    saveSeat(isOver ? null : { ...this.seat, played: this.player.played() });
    writeClass('');
  }
}

/** @param {Player} player @param {Seat} seat */
async function begin(player, seat) {
  writeClass(seat.code);
  saveSeat(seat);
  const { status, told, error } = await call(`/${seat.code}/lesson`, seat.token);
  hideScreen();
  if (status === OK) new Pupil(player, seat, told);
  else if (status === 0) setTimeout(() => begin(player, seat), 1000 * pauseAfter(1));
  else askForCode(seat.code, (other) => begin(player, other), error);
}

/** Join the class of the address, or go on in it after a reload. @param {Player} player @param {string} code */
export function openPupil(player, code) {
  const seat = savedSeat();
  if (seat && seat.code === code) begin(player, seat);
  else askForCode(code, (joined) => begin(player, joined));
}
