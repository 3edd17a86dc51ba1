/* A question of a stop: its texts, what was answered, and what is said to that. */
/** @import { Attempt, Lesson, LessonQuestion, LessonStop, Row, Texts, Told } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';

const DECIMAL = format.number(0.5, 1).includes(',') ? ',' : '.';
export const SHOWN = -2; // in place of a first guess: the visitor asked for the answer

/** Return the texts of a stop as one list, which the server fills. The answer of a view to find is filled from that view. @param {Pick<LessonStop, 'prose' | 'ask' | 'task'>} stop */
export function listOf({ prose, ask, task }) {
  if (task) return [prose, task.question, task.kind === 'text' ? task.answer : '', task.hint];
  if (!ask) return [prose];
  return [prose, ask.question, ...ask.choices, ask.answer, ask.hint ?? '', ...Object.values(ask.feedback ?? {})];
}

/** Return how long a lesson takes: as it says, or 150 words a minute, 20 seconds a stop and 45 a question. Words are those that
    all read, so no hints, and no feedback to other answers. @param {Pick<Lesson, 'stops' | 'minutes'>} lesson */
export function minutesOf({ stops, minutes }) {
  if (minutes) return minutes;
  const read = stops.map(({ prose, ask, task }) => {
      const asked = ask ?? task;
      return [prose, ...(ask?.choices ?? []), asked?.question ?? '', asked?.answer ?? ''].join(' ');
    }),
    words = read.join(' ').split(/\s+/).length,
    questions = stops.filter(({ ask, task }) => ask || task).length;
  return Math.max(1, Math.round(words / 150 + stops.length / 3 + (questions * 3) / 4));
}

/** Return what is asked of a run: to fill the facts of texts, with numbers as the page writes them, to check claims, to draw all heads and `seek` those of which claims are true, with a number of `choices` which places tell the answer, and the numbers of the place `show`. @type {(texts: string[], holds?: string[], seek?: string[], choices?: number, show?: string | null) => string} */
export const saidOf = (texts, holds = [], seek = [], choices = undefined, show = null) =>
  JSON.stringify({ texts, holds, seek, choices, show, decimal: DECIMAL });

/** Return the texts of a stop by their roles, from the list in the order of `listOf`. @type {(list: string[], ask: LessonQuestion | null) => Texts} */
export function textsOf([prose, question = '', ...rest], ask) {
  const count = ask?.choices.length ?? 0,
    [answer = '', hint = '', ...feedback] = rest.slice(count),
    keys = Object.keys(ask?.feedback ?? {});
  return {
    prose,
    question,
    choices: rest.slice(0, count),
    answer,
    hint,
    feedback: Object.fromEntries(keys.map((key, i) => [key, feedback[i]])),
  };
}

/** @returns {Attempt} */
export const untouched = () => ({ chosen: null, said: [], found: null, written: '', isHinted: false, isShown: false });

/** The place of the right answer. @type {(ask: LessonQuestion, told: Told) => number} */
const rightOf = (ask, told) => (ask.choices.length ? ask.right : (told.right ?? -1));

/** Return true while an answer may be given. @type {(ask: LessonQuestion, told: Told, attempt: Attempt) => boolean} */
export const isOpen = (ask, told, { said, isShown }) =>
  !isShown && said.length < ask.tries && !said.includes(rightOf(ask, told));

/** Return a text without the full stop at its end, for a place inside a sentence. @param {string} text */
const inside = (text) => text.replace(/\.$/, '');

/** Return the name of an answer. @type {(ask: LessonQuestion, told: Told, at: number, tokens: string[]) => string} */
const nameOf = (ask, { texts }, at, tokens) =>
  ask.choices.length ? inside(texts.choices[at] ?? '') : format.quoted(tokens[at] ?? '');

/** Put into a text how much the row looks at what was guessed. @type {(text: string, ask: LessonQuestion, told: Told, at: number) => string} */
export function withGuess(text, ask, { row, texts }, at) {
  const share = ask.choices.length
    ? row.find(([token]) => format.label(token) === texts.choices[at])?.[1]
    : row[at]?.[1];
  return text.replaceAll('{guessed}', share === undefined ? '…' : format.share(share));
}

/** Return what is said after an answer: what was said and what is right, then why. @type {(ask: LessonQuestion, told: Told, attempt: Attempt, tokens: string[]) => { said: string, lines: string[] }} */
export function verdict(ask, told, attempt, tokens) {
  const { texts } = told,
    last = attempt.said.at(-1) ?? -1,
    right = rightOf(ask, told),
    named = (/** @type {number} */ at) => nameOf(ask, told, at, tokens),
    given = texts.feedback[ask.choices.length ? String(last) : (tokens[last] ?? '')] ?? texts.feedback['*'] ?? '',
    why = withGuess(given, ask, told, last);
  const said = named(last);
  if (ask.poll) {
    const polled = last < 0 ? say('lessons-said-nothing') : say('lessons-said', { said });
    return { said: polled, lines: [why, texts.answer] };
  }
  if (last === right) return { said: say('lessons-is-right', { right: said }), lines: [texts.answer] };
  if (isOpen(ask, told, attempt)) return { said: say('lessons-is-another', { said }), lines: [why] };
  const answer = { right: named(right) };
  if (last < 0) return { said: say('lessons-answer-is', answer), lines: [texts.answer] };
  const both = { said, ...answer };
  return {
    said: attempt.isShown ? say('lessons-said-shown', both) : say('lessons-said-right', both),
    lines: [why, texts.answer],
  };
}

/** Return a question that is over. @type {(ask: LessonQuestion, told: Told, attempt: Attempt, tokens: string[]) => Row} */
export function rowOf(ask, told, { said, isHinted }, tokens) {
  const right = rightOf(ask, told);
  return {
    question: told.texts.question,
    said: said.length ? nameOf(ask, told, said[0], tokens) : say('lessons-shown'),
    right: nameOf(ask, told, right, tokens),
    first: said[0] ?? SHOWN,
    outcome: said.slice(0, ask.tries).indexOf(right) + 1, // a class votes again where one alone has a single try
    hint: isHinted,
  };
}

/** Return the last answer as a learning platform writes it down. @type {(ask: LessonQuestion, told: Told, attempt: Attempt, tokens: string[]) => object} */
export const answerOf = (ask, told, { said }, tokens) => ({
  choices: ask.choices.length,
  chosen: said.at(-1),
  right: rightOf(ask, told),
  tokens: ask.choices.length ? [] : tokens.map(format.label),
  tries: said.length,
});
