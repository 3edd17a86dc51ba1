/* The sheet of a lesson at the bottom of the window: title, text, question and buttons. The page ends above it. */
import * as format from '../../state/format.js';
import { button } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { isOpen, verdict } from './question.js';

/** @import { Attempt, Lesson, LessonQuestion, Room, Told } from './types' */

const OTHERWISE = 'This run says otherwise: the lesson was made with another model or another version of it.';
const CLICK = 'Click it in the sentence. The bars and numbers come after your answer.';

/** Return the nodes of a plain text with **bold** words. @param {string} text */
const rich = (text) => text.split('**').map((part, i) => (i % 2 ? create('b', '', part) : part));
/** Return the paragraphs of a plain text, one a line. @param {string} prose */
export const paragraphs = (prose) => prose.split('\n').map((line) => create('p', '', ...rich(line)));

/** @type {(name: string, text: string, act: () => unknown) => HTMLButtonElement} */
export const buttonOf = (name, text, act) => button(text, act, `gf-btn gf-small gf-${name}`);

/** Return the lines after an answer. @type {(ask: LessonQuestion, told: Told, attempt: Attempt, tokens: string[]) => HTMLElement[]} */
function linesOf(ask, told, attempt, tokens) {
  const { start, rest, lines } = verdict(ask, told, attempt, tokens);
  return [
    create('p', 'gf-verdict-line', create('b', '', start), rest),
    ...lines.filter(Boolean).flatMap((line) => paragraphs(line)),
  ];
}

/** Return what the button that answers says; in a class it sends a vote. @type {(chosen: number | null, index: number, room: Room | null) => { isClosed: boolean, isSent: boolean, name: string }} */
function sendingOf(chosen, index, room) {
  if (!room) return { isClosed: false, isSent: false, name: 'Answer' };
  const isSent = chosen !== null && room.sent(index) === chosen,
    name = isSent ? 'Sent' : 'Send';
  return { isClosed: room.isClosed(index), isSent, name: room.isAtOnce ? 'Answer' : name };
}
/** Return what the button says that goes on. @param {boolean} isOpen @param {boolean} isLast @param {Room | null} room */
const nextOf = (isOpen, isLast, room) => (isOpen && room?.isAtOnce !== false ? 'Show me' : isLast ? 'Finish' : 'Next');
/** Return true if a class does not let its pupils go on here. @param {boolean} isOpen @param {boolean} isLast @param {Room | null} room */
const isHeld = (isOpen, isLast, room) =>
  room !== null && !(isOpen && room.isAtOnce) && (room.isLed || (isLast && !room.canFinish));

/** @typedef {{ leave: () => void, back: () => void, next: () => void, choose: (at: number) => void, answer: () => void, hint: () => void }} Acts */

/** Draw the choices, of which one is marked before it is given, so that no slip answers. @type {(choices: string[], chosen: number | null, acts: Acts) => HTMLElement} */
function choicesOf(choices, chosen, acts) {
  const fields = choices.map((text, at) => {
    const input = create('input', '', { type: 'radio', name: 'gf-choice', checked: at === chosen });
    input.addEventListener('change', () => acts.choose(at));
    return create('label', 'gf-choice', input, text);
  });
  return create('div', 'gf-choices', ...fields, { role: 'radiogroup', 'aria-labelledby': 'gf-lesson-question' });
}

/** Let a class decide what its pupils may do. @param {HTMLElement} back @param {HTMLElement} next @param {HTMLElement} note */
const holderOf = (back, next, note) => ({
  /** @param {Room} room @param {{ open: boolean, isLast: boolean, index: number }} stop */
  hold(room, { open, isLast, index }) {
    back.hidden = room.isLed;
    next.hidden = isHeld(open, isLast, room);
    note.textContent = room.note(index, open);
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
    question = create('h3', 'gf-question', { id: 'gf-lesson-question', tabIndex: -1 }),
    field = create('form', 'gf-field'),
    said = create('div', 'gf-verdict-lines', { 'aria-live': 'polite' }),
    ask = create('div', 'gf-ask', question, field, said),
    text = create('div', 'gf-said', prose, ask);
  const leave = buttonOf('leave', 'Leave', acts.leave),
    back = buttonOf('back', 'Back', acts.back),
    next = buttonOf('next', 'Next', acts.next),
    note = create('span', 'gf-cap', { role: 'status' }),
    holder = holderOf(back, next, note);
  const buttons = create('div', 'gf-row', leave, create('div', 'gf-tool', note, back, next)),
    inside = create('div', 'gf-inside', create('div', 'gf-row', title, count), text, buttons);
  const attributes = { role: 'dialog', 'aria-labelledby': title.id, 'aria-describedby': prose.id },
    element = create('section', 'gf-lesson', inside, attributes);
  field.addEventListener('submit', (event) => (event.preventDefault(), acts.answer()));
  /** Draw what answers the question. @type {(told: Told, attempt: Attempt, tokens: string[], index: number, room: Room | null) => void} */
  function drawField({ texts }, { chosen, isHinted }, tokens, index, room) {
    const { isClosed, isSent, name } = sendingOf(chosen, index, room),
      disabled = chosen === null || isSent || isClosed,
      answer = button(name, null, 'gf-btn gf-small gf-answer', { type: 'submit', disabled }),
      tools = texts.hint && !isHinted ? [answer, buttonOf('hint', 'Hint', acts.hint)] : [answer],
      token = chosen === null ? CLICK : `You chose ${format.quoted(tokens[chosen] ?? '')}.`;
    field.replaceChildren(
      texts.choices.length ? choicesOf(texts.choices, chosen, acts) : create('p', 'gf-cap', token),
      create('div', 'gf-tool', ...tools),
    );
    if (isClosed) field.querySelectorAll('input, button').forEach((one) => one.toggleAttribute('disabled', true));
  }
  return {
    element,
    /** Put the focus where the next key does what is expected: on an open question, where Enter reveals nothing. */
    focus: () => (element.dataset.open === 'true' ? question : next).focus({ preventScroll: true }),
    /** Ask for the same key again, before it shows an answer. */
    warn: () => (next.textContent = 'Press again to show the answer'),
    /** Show the sheet before its first text has come. @param {Lesson} lesson */
    wait(lesson) {
      holder.free();
      title.textContent = lesson.title;
      prose.textContent = '…';
      ask.hidden = true;
    },
    /** Show the end of a lesson. @param {Lesson} lesson @param {HTMLElement} result */
    finish({ name, title: called, stops }, result) {
      title.textContent = called;
      count.textContent = 'Finished';
      prose.replaceChildren(result);
      ask.hidden = true;
      back.disabled = false;
      next.textContent = 'Done';
      holder.free();
      Object.assign(element.dataset, { lesson: name, stop: stops.length + 1, open: false });
    },
    /** @type {(lesson: Lesson, index: number, told: Told, attempt: Attempt, tokens: string[], room?: Room | null) => void} */
    draw({ name, title: called, stops }, index, told, attempt, tokens, room = null) {
      const asked = told.problem ? null : stops[index].ask,
        open = asked !== null && isOpen(asked, told, attempt),
        isLast = index + 1 === stops.length;
      title.textContent = called;
      count.textContent = `${index + 1} of ${stops.length}`;
      prose.replaceChildren(...paragraphs(told.texts.prose));
      const problem = told.problem || (told.holds ? '' : OTHERWISE);
      if (problem) prose.append(create('p', 'gf-cap gf-problem', problem));
      const isTried = attempt.said.length > 0 || !open,
        hint = open && attempt.isHinted ? paragraphs(told.texts.hint) : [];
      question.replaceChildren(...rich(told.texts.question));
      said.replaceChildren(...(asked && isTried ? linesOf(asked, told, attempt, tokens) : []), ...hint);
      field.hidden = !open;
      if (open) drawField(told, attempt, tokens, index, room);
      ask.hidden = asked === null;
      back.disabled = index === 0;
      next.textContent = nextOf(open, isLast, room);
      if (room) holder.hold(room, { open, isLast, index });
      Object.assign(element.dataset, { lesson: name, stop: index + 1, open });
    },
  };
}
