/* Start a class with a lesson: how it goes, and what the server keeps of it. */
/** @import { Lesson } from '../types' */
import { say } from '../../../state/say.js';
import { button, select } from '../../../widgets/controls.js';
import { create } from '../../../widgets/dom.js';
import { notice } from '../../../widgets/notice.js';
import { call, writeClass } from './wire.js';
import { whole } from '../languages.js';
import { openSheet } from '../answers/result.js';

const KEPT =
  'Room, lesson, stop, choice, a random number for each phone, the minute. No name, no address, no cookie. Deleted a minute after you press End, or 24 hours after the start. If you write down who the amber otter is, that list is personal data, and yours.';

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
  const lesson = select('Lesson', (name) => (chosen = name)),
    pace = choiceOf('Pace', [
      ['I lead', 'All phones stand at your stop. One key leads through: ask, close, show, next.'],
      ['Each at their own pace', 'Pupils go on by themselves. You see how far the class is, and can hold it.'],
    ]),
    feedback = choiceOf('Feedback', [
      ['When I show it', 'No phone gives the answer away. You can ask again after they have talked.'],
      ['At once, with a second try', 'As at home: a hint, a second try, then why.'],
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
  const start = button('Start the class', begin, 'gf-btn gf-primary');
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
  const kept = create('p', 'gf-cap', create('b', '', 'Kept until the end: '), KEPT),
    names = create('p', '', 'Each pupil gets a random animal. Nobody types a name.'),
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
    sheet = openSheet('Start a class', [], form);
}
