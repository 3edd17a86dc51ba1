/* The fields in which the builder edits what a stop asks. */
/** @import { LessonQuestion, LessonStop, LessonTask } from '../types' */
import { series } from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { select } from '../../../widgets/controls.js';
import { create } from '../../../widgets/dom.js';
import { toggle } from './covering.js';
import { readInto, written } from './draft.js';

/**
 * `text` makes a field for a text, `change` changes the draft and draws it again, `places` are those of the page.
 * @typedef {{ text: (label: string, value: string, rows: number, write: (text: string) => void) => HTMLElement, change: (change: () => void) => void, places: string[] }} Form
 */

const [MOST_TRIES, MOST_VIEWS] = [3, 9]; // at a question, at a task
/** What the run puts into a text. */
export const FACTS = [
  'writes',
  'reads',
  'p',
  'top',
  'weight',
  'others',
  'rest',
  'head',
  'output',
  'tokens',
  'guessed',
  'where@heads',
];
/** What a stop may ask. */
export const questions = () =>
  /** @type {[kind: string, name: string][]} */ ([
    ['none', say('builder-ask-none')],
    ['choices', say('builder-ask-choices')],
    ['tokens', say('builder-ask-tokens')],
    ['poll', say('builder-ask-poll')],
    ['find', say('builder-ask-find')],
    ['text', say('builder-ask-text')],
  ]);

/** @type {(label: string, field: HTMLElement) => HTMLElement} */
export const labelled = (label, field) => create('label', 'gf-field', create('span', 'gf-cap', label), field);

/** Return the kind of question of a stop. @param {LessonStop} stop */
export function kindOf({ ask, task }) {
  if (task || !ask) return task?.kind ?? 'none';
  return ask.poll ? 'poll' : ask.choices.length ? 'choices' : 'tokens';
}

/** @type {(value: number, most: number, change: (value: number) => void, none?: string) => HTMLElement} */
function triesOf(value, most, change, none) {
  const tries = select(say('builder-tries'), (text) => change(Number(text))),
    numbers = Array.from({ length: most }, (_, at) => /** @type {[string, string]} */ ([`${at + 1}`, `${at + 1}`]));
  tries.draw(String(value), [...(none ? [/** @type {[string, string]} */ (['0', none])] : []), ...numbers]);
  return labelled(say('builder-tries'), tries.element);
}

/** @param {LessonQuestion} ask @param {Form} form */
function toolsOf(ask, { change, places }) {
  const cover = select(say('builder-covered'), (place) => change(() => toggle(ask.hide, place))),
    names = places.map((name) => [name, `${ask.hide.includes(name) ? '✓ ' : ''}${name}`]);
  cover.draw('', [['', series(ask.hide) || say('builder-nothing')], .../** @type {[string, string][]} */ (names)]);
  return create(
    'div',
    'gf-tool',
    ...(ask.poll ? [] : [triesOf(ask.tries ?? 1, MOST_TRIES, (value) => change(() => (ask.tries = value)))]),
    labelled(say('builder-covered'), cover.element),
  );
}

/** @param {LessonTask} task @param {Form} form */
function whenOf(task, { text, change }) {
  const write = (/** @type {string} */ typed) => (task.when = typed.split('\n').filter((line) => line.trim())),
    tries = triesOf(
      task.tries ?? 0,
      MOST_VIEWS,
      (value) => change(() => (task.tries = value)),
      say('builder-any-tries'),
    );
  return task.kind === 'find' ? [text(say('builder-when'), task.when.join('\n'), 2, write), tries] : [];
}

/** Return the fields of what a stop asks. @param {LessonStop} stop @param {Form} form @returns {HTMLElement[]} */
export function fieldsOf({ ask, task }, form) {
  const asked = task ?? ask,
    { text } = form;
  if (!asked) return [];
  return [
    text(say('builder-question'), asked.question, 2, (typed) => (asked.question = typed)),
    ...(task ? whenOf(task, form) : []),
    ...(ask?.choices.length ? [text(say('builder-choices'), written(ask), 3, readInto(ask))] : []),
    text(say('builder-hint'), asked.hint ?? '', 1, (typed) => (asked.hint = typed)),
    text(say('builder-after'), asked.answer, 2, (typed) => (asked.answer = typed)),
    ...(ask ? [toolsOf(ask, form)] : []),
  ];
}
