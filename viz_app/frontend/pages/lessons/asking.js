/* What a stop asks, on its sheet: a question with choices, one that a token answers, a task to look for a view, or one to
   write a text. */
/** @import { Attempt, LessonQuestion, LessonStop, Told } from './types' */
/** @import { Acts } from './card.js' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { button, mark } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { isOpen, verdict } from './question.js';

const PLACED = /\{where@([a-z]+)\}/; // split by it, every other part is the name of a place
const LONGEST = 500; // characters of a text that is written

/** Return the nodes of a text: where a place stands is written by the pointer, which sees the page. @param {string} text */
const placed = (text) =>
  text
    .split(PLACED)
    .map((part, i) => (i % 2 ? create('span', '', say('lessons-on-page'), { 'data-where': part }) : part));
/** Return the nodes of a plain text with **bold** words. @param {string} text */
export const rich = (text) =>
  text.split('**').flatMap((part, i) => (i % 2 ? [create('b', '', ...placed(part))] : placed(part)));
/** Return a text without marks, for a place that shows plain words. @param {string} text */
export const plain = (text) =>
  text.replaceAll('**', '').replaceAll(new RegExp(PLACED, 'g'), () => say('lessons-on-page'));
/** Return the paragraphs of a plain text, one a line. @param {string} prose */
export const paragraphs = (prose) => prose.split('\n').map((line) => create('p', '', ...rich(line)));

/** @type {(name: string, text: string, act: () => unknown) => HTMLButtonElement} */
export const buttonOf = (name, text, act) => button(text, act, `gf-btn gf-small gf-${name}`);

/** Return the lines after an answer. @type {(ask: LessonQuestion, told: Told, attempt: Attempt, tokens: string[]) => HTMLElement[]} */
function linesOf(ask, told, attempt, tokens) {
  const { said, lines } = verdict(ask, told, attempt, tokens);
  return [line(said), ...lines.filter(Boolean).flatMap((line) => paragraphs(line))];
}

/** @param {string} text of the page, not of the lesson */
const line = (text) => create('p', 'gf-verdict-line', ...rich(text));

/** Return what is said to a view that was checked, and after the last try one that fits. @param {Attempt} attempt @param {number} [tries] */
function foundOf({ found, way }, tries = 0) {
  if (found) return [line(`**${say('lessons-found')}**`), ...paragraphs(found)];
  if (!way) return [line(say('lessons-not-found'))];
  const one = way.name ? [line(say('lessons-one-that-fits', { head: way.name }))] : [];
  return [line(say('lessons-tries-over', { tries })), ...one, ...paragraphs(way.text)];
}

/** Return what was written, if anything, and what to compare it with. @param {string} written @param {string} answer */
const comparedOf = (written, answer) => [
  ...(written ? [create('p', 'gf-verdict-line', create('b', '', say('lessons-written')), ` ${written}`)] : []),
  line(`**${say('lessons-compare-with')}**`),
  ...paragraphs(answer),
];

/** Draw the choices, of which one is marked before it is given, so that no slip answers; those that were given and are not right are struck out. @type {(choices: string[], attempt: Attempt, acts: Acts) => HTMLElement} */
function choicesOf(choices, { chosen, said }, acts) {
  const fields = choices.map((text, at) => {
    const isOut = said.includes(at),
      input = create('input', '', { type: 'radio', name: 'gf-choice', checked: at === chosen, disabled: isOut });
    input.addEventListener('change', () => acts.choose(at));
    return create('label', isOut ? 'gf-choice gf-out' : 'gf-choice', input, text);
  });
  return create('div', 'gf-choices', ...fields, { role: 'radiogroup', 'aria-labelledby': 'gf-lesson-question' });
}

/** Return what is said after an answer, or to a view that was checked. @type {(stop: Partial<LessonStop>, told: Told, attempt: Attempt, tokens: string[]) => HTMLElement[]} */
function saidOf({ ask, task }, told, attempt, tokens) {
  const answer = attempt.isShown ? told.texts.answer : attempt.found; // a class shows it when its teacher does
  if (task?.kind === 'text') return answer === null ? [] : comparedOf(attempt.written ?? '', answer);
  if (task) return attempt.found === null ? [] : foundOf(attempt, task.tries);
  return ask && (attempt.said.length || !isOpen(ask, told, attempt)) ? linesOf(ask, told, attempt, tokens) : [];
}

/** @typedef {{ isClosed: boolean, isSent: boolean, name: string, longest?: number }} Sending what the button that answers says; in a class it sends a vote, or a text of at most `longest` characters */

/** @param {Acts} acts */
export function buildAsking(acts) {
  const question = create('h3', 'gf-question', { id: 'gf-lesson-question', tabIndex: -1 }),
    field = create('form', 'gf-field'),
    said = create('div', 'gf-verdict-lines', { 'aria-live': 'polite' }),
    element = create('div', 'gf-ask', question, field, said);
  field.addEventListener('submit', (event) => {
    event.preventDefault();
    acts.answer();
  });
  /** Draw what checks the view that was looked for, or the text that is written. @type {(isText: boolean, told: Told, attempt: Attempt, sending: Sending) => void} */
  function drawTask(isText, { texts }, attempt, { longest = 0, isClosed }) {
    const alone = isText ? say('lessons-compare') : say('lessons-check'),
      name = longest ? say('lessons-send') : alone,
      check = button(name, null, 'gf-btn gf-small gf-check', { type: 'submit' }),
      hint = texts.hint && !attempt.isHinted ? [buttonOf('hint', say('lessons-hint'), acts.hint)] : [],
      area = create('textarea', 'gf-written', {
        rows: 3,
        maxLength: longest || LONGEST,
        value: attempt.written ?? '',
      });
    mark(area, 'labelledby', question.id);
    area.addEventListener('input', () => (attempt.written = area.value));
    field.replaceChildren(...(isText ? [area] : []), create('div', 'gf-tool', check, ...hint));
    area.disabled = check.disabled = longest > 0 && isClosed;
  }
  /** Draw what answers the question. @type {(told: Told, attempt: Attempt, tokens: string[], sending: Sending) => void} */
  function drawField({ texts }, attempt, tokens, { isClosed, isSent, name }) {
    const { chosen, isHinted } = attempt,
      disabled = chosen === null || isSent || isClosed,
      answer = button(name, null, 'gf-btn gf-small gf-answer', { type: 'submit', disabled }),
      tools = texts.hint && !isHinted ? [answer, buttonOf('hint', say('lessons-hint'), acts.hint)] : [answer],
      token =
        chosen === null ? say('lessons-click') : say('lessons-chosen', { token: format.quoted(tokens[chosen] ?? '') });
    field.replaceChildren(
      texts.choices.length ? choicesOf(texts.choices, attempt, acts) : create('p', 'gf-cap', token),
      create('div', 'gf-tool', ...tools),
    );
    if (isClosed) field.querySelectorAll('input, button').forEach((one) => one.toggleAttribute('disabled', true));
  }
  return {
    element,
    question,
    /** Draw what a stop asks. Return true while a question waits for an answer. @type {(stop: Partial<LessonStop>, told: Told, attempt: Attempt, tokens: string[], sending: Sending) => boolean} */
    draw(stop, told, attempt, tokens, sending) {
      const { ask, task } = stop,
        open = Boolean(ask && isOpen(ask, told, attempt)),
        isSought = Boolean(task && !attempt.found && !attempt.way && !attempt.isShown),
        hint = (open || isSought) && attempt.isHinted ? paragraphs(told.texts.hint) : [],
        before = said.textContent;
      question.replaceChildren(...rich(told.texts.question));
      said.replaceChildren(...saidOf(stop, told, attempt, tokens), ...hint);
      field.hidden = !open && !isSought;
      if (open) drawField(told, attempt, tokens, sending);
      else if (isSought) drawTask(task?.kind === 'text', told, attempt, sending);
      element.hidden = !ask && !task;
      if (said.textContent !== before) said.scrollIntoView({ block: 'nearest' }); // a phone has no room for all
      return open;
    },
  };
}
