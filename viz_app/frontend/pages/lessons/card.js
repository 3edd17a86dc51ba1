/* The sheet of a lesson at the bottom of the window: title, text, question and buttons. The page ends above it. */
import * as format from '../../state/format.js';
import { button } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';

/** @import { Guess, Lesson, LessonQuestion, Told } from './types' */

const OTHERWISE = 'This run says otherwise: the lesson was made with another model or another version of it.';
const CLICK = 'Click it among the tokens. The lines and numbers come after your guess.';

/** Return the nodes of a plain text with **bold** words. @param {string} text */
const rich = (text) => text.split('**').map((part, i) => (i % 2 ? create('b', '', part) : part));
/** Return the paragraphs of a plain text, one a line. @param {string} prose */
const paragraphs = (prose) => prose.split('\n').map((line) => create('p', '', ...rich(line)));

/** @type {(name: string, text: string, act: () => unknown) => HTMLButtonElement} */
export const buttonOf = (name, text, act) => button(text, act, `gf-btn gf-small gf-${name}`);

/** Return the lines after a guess. @param {LessonQuestion} ask @param {Told} told @param {number} guess @param {string[]} tokens */
function verdict({ choices, right }, told, guess, tokens) {
  const answer = choices.length ? right : (told.right ?? -1),
    [, ...texts] = told.texts,
    name = choices.length ? texts[answer + 1] : format.quoted(tokens[answer] ?? ''),
    isRight = guess === answer,
    start = guess < 0 ? 'Answer' : isRight ? 'Right' : 'Not this time';
  return [
    create('p', 'gf-verdict-line', create('b', '', start), `: ${name.replace(/\.$/, '')}.`),
    ...paragraphs(texts[choices.length + 1]),
  ];
}

/** @param {{ leave: () => void, back: () => void, next: () => void, guess: (guess: number) => void }} acts */
export function buildCard(acts) {
  const title = create('h2', '', { id: 'gf-lesson-title' }),
    count = create('span', 'gf-cap'),
    prose = create('div', 'gf-prose', { id: 'gf-lesson-prose' }),
    ask = create('div', 'gf-ask'),
    text = create('div', 'gf-said', prose, ask, { 'aria-live': 'polite' });
  const leave = buttonOf('leave', 'Leave', acts.leave),
    back = buttonOf('back', 'Back', acts.back),
    next = buttonOf('next', 'Next', acts.next);
  const buttons = create('div', 'gf-row', leave, create('div', 'gf-tool', back, next)),
    inside = create('div', 'gf-inside', create('div', 'gf-row', title, count), text, buttons);
  const attributes = { role: 'dialog', 'aria-labelledby': title.id, 'aria-describedby': prose.id },
    element = create('section', 'gf-lesson', inside, attributes);
  /** Draw a question that waits for a guess, or its answer. @param {LessonQuestion} question @param {Told} told @param {Guess} guess @param {string[]} tokens */
  function drawAsk(question, told, guess, tokens) {
    const [, asked, ...choices] = told.texts,
      line = create('p', 'gf-question', ...rich(asked));
    if (guess !== null) {
      ask.replaceChildren(line, ...verdict(question, told, guess, tokens));
      return;
    }
    const buttonsOf = question.choices.map((_, i) => buttonOf('choice', choices[i], () => acts.guess(i)));
    ask.replaceChildren(
      line,
      ...(buttonsOf.length ? [create('div', 'gf-tool', ...buttonsOf)] : [create('p', 'gf-cap', CLICK)]),
    );
  }
  return {
    element,
    focus: () => next.focus({ preventScroll: true }),
    /** Show the sheet before its first text has come. @param {Lesson} lesson */
    wait(lesson) {
      title.textContent = lesson.title;
      prose.textContent = '…';
      ask.hidden = true;
    },
    /** @type {(lesson: Lesson, index: number, told: Told, guess: Guess, tokens: string[]) => void} */
    draw({ name, title: called, stops }, index, told, guess, tokens) {
      const question = told.problem ? null : stops[index].ask,
        isOpen = question !== null && guess === null,
        isLast = index + 1 === stops.length;
      title.textContent = called;
      count.textContent = `${index + 1} of ${stops.length}`;
      prose.replaceChildren(...paragraphs(told.texts[0]));
      const note = told.problem || (told.holds ? '' : OTHERWISE);
      if (note) prose.append(create('p', 'gf-cap gf-problem', note));
      if (question) drawAsk(question, told, guess, tokens);
      else ask.replaceChildren();
      ask.hidden = question === null;
      back.disabled = index === 0;
      next.textContent = isOpen ? 'Show me' : isLast ? 'Finish' : 'Next';
      Object.assign(element.dataset, { lesson: name, stop: index + 1, open: isOpen });
    },
  };
}
