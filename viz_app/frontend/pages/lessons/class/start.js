/* Start a class with a lesson: how it goes, and what the server keeps of it. */
/** @import { Lesson } from '../types' */
import { say } from '../../../state/say.js';
import { button, select } from '../../../widgets/controls.js';
import { create } from '../../../widgets/dom.js';
import { notice } from '../../../widgets/notice.js';
import { animalOf } from '../answers/codes.js';
import { rich } from '../asking.js';
import { call, writeClass } from './wire.js';
import { whole } from '../languages.js';
import { openSheet } from '../answers/result.js';

const OTTER = 17 << 10; // the amber otter, as an example

/** @type {(name: string, options: [text: string, note: string][]) => { element: HTMLElement, isFirst: () => boolean }} */
function choiceOf(name, options) {
  const inputs = options.map((_, at) => create('input', '', { type: 'radio', name: `gf-${name}`, checked: at === 0 })),
    labels = options.map(([text, note], at) =>
      create('label', 'gf-option', inputs[at], create('b', '', text), create('span', 'gf-cap', note)),
    );
  const element = create('fieldset', 'gf-options', create('legend', '', name), ...labels);
  return { element, isFirst: () => inputs[0].checked };
}

/** Open the start of a class. @param {Lesson[]} lessons @param {Lesson | null} current @param {() => void} started is called once the address leads to the board */
export function openStart(lessons, current, started) {
  let chosen = (current ?? lessons.find(({ stops }) => stops.some(({ ask }) => ask)) ?? lessons[0]).name;
  const lesson = select(say('class-lesson'), (name) => (chosen = name)),
    pace = choiceOf(say('class-pace'), [
      [say('class-i-lead'), say('class-i-lead-how')],
      [say('class-own-pace'), say('class-own-pace-how')],
    ]),
    feedback = choiceOf(say('class-feedback'), [
      [say('class-when-shown'), say('class-when-shown-how')],
      [say('class-at-once'), say('class-at-once-how')],
    ]),
    written = choiceOf(say('class-written-answers'), [
      [say('class-texts-stay'), say('class-texts-stay-how')],
      [say('class-texts-come'), say('class-texts-come-how')],
    ]),
    problem = notice();
  lesson.draw(
    chosen,
    lessons.map(({ name, title }) => [name, title]),
  );
  const start = button(say('class-start'), begin, 'gf-btn gf-primary');
  async function begin() {
    start.disabled = true;
    const own = lessons.find(({ name }) => name === chosen),
      text = JSON.stringify(own && (await whole(own))),
      answer = await call('', '', {
        lesson: text,
        lead: pace.isFirst(),
        at_once: !feedback.isFirst(),
        texts: !written.isFirst(),
      });
    start.disabled = false;
    problem.say(answer.error);
    if (answer.status !== 201) return;
    sheet.close();
    writeClass(`${answer.told.room}.${answer.told.key}`);
    started();
  }
  const kept = create('p', 'gf-cap', ...rich(say('class-kept', { animal: animalOf(OTTER) }))),
    names = create('p', '', say('class-animals')),
    form = create(
      'div',
      'gf-classstart',
      lesson.element,
      pace.element,
      feedback.element,
      written.element,
      names,
      kept,
      start,
      problem.element,
    ),
    sheet = openSheet(say('class-start-heading'), [], form);
}
