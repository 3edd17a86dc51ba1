/* The sheet of a lesson at the bottom of the window: title, text, question and buttons. The page ends above it. */
import { language as pageLanguage } from '../../state/catalogue.js';
import { say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { buildAsking, buttonOf, paragraphs } from './asking.js';

/** @import { Sending } from './asking.js' */
/** @import { Attempt, Lesson, LessonStop, Room, Told } from './types' */

const OF_LESSON = '.gf-choices, .gf-verdict-lines > p:not(.gf-verdict-line)'; // beside what the page says itself
const LONGEST = 140; // characters of a text that a class takes

/** Return what the button that answers says; in a class it sends a vote, or a text. @type {(stop: LessonStop, attempt: Attempt, index: number, room: Room | null) => Sending} */
function sendingOf({ task }, { chosen }, index, room) {
  if (!room) return { isClosed: false, isSent: false, name: say('lessons-answer') };
  const isSent = chosen !== null && room.sent(index) === chosen,
    name = isSent ? say('lessons-sent') : say('lessons-send'),
    takes = room.takes(index),
    isClosed = room.isClosed(index) && (!task || takes);
  return { isClosed, isSent, name: room.isAtOnce ? say('lessons-answer') : name, longest: takes ? LONGEST : 0 };
}
/** Return true while a class waits for what its task asks. @param {number} index @param {Attempt} attempt @param {Room | null} room */
const isWaitedFor = (index, { found, isShown }, room) => room?.takes(index) === true && found === null && !isShown;
/** Return what the button says that goes on. @param {boolean} isOpen @param {boolean} isLast @param {Room | null} room @param {boolean} [isPoll] */
function nextOf(isOpen, isLast, room, isPoll) {
  if (isOpen && room?.isAtOnce !== false) return isPoll ? say('lessons-skip') : say('lessons-show-me');
  return isLast ? say('lessons-finish') : say('lessons-next');
}
/** Return true if a class does not let its pupils go on here. @param {boolean} isOpen @param {boolean} isLast @param {Room | null} room */
const isHeld = (isOpen, isLast, room) =>
  room !== null && !(isOpen && room.isAtOnce) && (room.isLed || (isLast && !room.canFinish));

/** Let a text of a lesson be in its language; the buttons are in that of the page. @param {HTMLElement} element @param {string} code */
const speak = (element, code) => Object.assign(element, { lang: code, dir: code === pageLanguage ? '' : 'auto' });

/** Return the text of a stop. Frames show to the eye what is covered, and this says it aloud. @type {(told: Told, stop: LessonStop, isOpen: boolean) => HTMLElement[]} */
const proseOf = ({ texts }, { ask }, isOpen) => [
  ...paragraphs(texts.prose),
  ...(isOpen && ask?.hide.length ? [create('p', 'gf-sr', say('lessons-covered'))] : []),
];

/** @typedef {{ leave: () => void, back: () => void, next: () => void, choose: (at: number) => void, answer: () => void, hint: () => void }} Acts */

/** Let a class decide what its pupils may do. @param {HTMLElement} back @param {HTMLElement} next @param {HTMLElement} note */
const holderOf = (back, next, note) => ({
  /** @param {Room} room @param {{ open: boolean, isLast: boolean, index: number, isDoing: boolean }} stop */
  hold(room, { open, isLast, index, isDoing }) {
    back.hidden = room.isLed;
    next.hidden = isHeld(open, isLast, room);
    note.textContent = room.note(index, open || isDoing);
  },
  free() {
    back.hidden = next.hidden = false;
    note.textContent = '';
  },
});

/** @param {Acts} acts */
export function buildCard(acts) {
  const title = create('h2', '', { id: 'gf-lesson-title' }),
    count = create('span', 'gf-cap'),
    prose = create('div', 'gf-prose', { id: 'gf-lesson-prose' }),
    ask = buildAsking(acts),
    text = create('div', 'gf-said', prose, ask.element);
  const leave = buttonOf('leave', say('lessons-leave'), acts.leave),
    back = buttonOf('back', say('lessons-back'), acts.back),
    next = buttonOf('next', say('lessons-next'), acts.next),
    note = create('span', 'gf-cap', { role: 'status' }),
    holder = holderOf(back, next, note);
  const buttons = create('div', 'gf-row gf-kept', leave, create('div', 'gf-tool', note, back, next)),
    inside = create('div', 'gf-inside', create('div', 'gf-row', title, count), text, buttons);
  const attributes = { role: 'dialog', 'aria-labelledby': title.id, 'aria-describedby': prose.id },
    element = create('section', 'gf-lesson', inside, attributes);
  return {
    element,
    /** Put the focus where the next key does what is expected: on an open question, where Enter reveals nothing. */
    focus: () => (element.dataset.open === 'true' ? ask.question : next).focus({ preventScroll: true }),
    /** Ask for the same key again, before it shows an answer. */
    warn: () => (next.textContent = say('lessons-press-again')),
    /** Show the sheet before its first text has come. @param {Lesson} lesson */
    wait(lesson) {
      holder.free();
      title.textContent = lesson.title;
      prose.textContent = '…';
      ask.element.hidden = true;
    },
    /** Show the end of a lesson. @param {Lesson} lesson @param {HTMLElement} result */
    finish({ name, title: called, stops }, result) {
      title.textContent = called;
      count.textContent = say('lessons-finished');
      prose.replaceChildren(result);
      ask.element.hidden = true;
      back.disabled = false;
      next.textContent = say('lessons-done');
      holder.free();
      Object.assign(element.dataset, { lesson: name, stop: stops.length + 1, open: false });
    },
    /** @type {(lesson: Lesson, index: number, told: Told, attempt: Attempt, tokens: string[], room?: Room | null) => void} */
    draw({ name, title: called, stops, spoken, language }, index, told, attempt, tokens, room = null) {
      const open = ask.draw(
          told.problem ? {} : stops[index],
          told,
          attempt,
          tokens,
          sendingOf(stops[index], attempt, index, room),
        ),
        isLast = index + 1 === stops.length;
      for (const one of [title, prose, ask.question, ...element.querySelectorAll(OF_LESSON)])
        speak(/** @type {HTMLElement} */ (one), spoken ?? language ?? '');
      title.textContent = called;
      count.textContent = say('lessons-stop-of', { stop: index + 1, count: stops.length });
      prose.replaceChildren(...proseOf(told, stops[index], open));
      const problem = told.problem || (told.holds ? '' : say('lessons-otherwise'));
      if (problem) prose.append(create('p', 'gf-cap gf-problem', problem));
      back.disabled = index === 0;
      next.textContent = nextOf(open, isLast, room, stops[index].ask?.poll);
      if (room) holder.hold(room, { open, isLast, index, isDoing: isWaitedFor(index, attempt, room) });
      if (element.dataset.stop !== String(index + 1)) element.scrollTop = 0;
      Object.assign(element.dataset, { lesson: name, stop: index + 1, open });
    },
  };
}
