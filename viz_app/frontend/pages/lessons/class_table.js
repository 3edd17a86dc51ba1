/* Who said what in a class, with the animals of the phones: for the teacher alone. */
/** @import { BoardState, Lesson } from './types' */
import { button } from '../../widgets/controls.js';
import { csv } from '../../widgets/csv.js';
import { save } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';
import { call } from './class_wire.js';
import { animalOf, questionsOf } from './codes.js';
import { SHOWN } from './question.js';
import { openSheet } from './result.js';

/** @typedef {{ code: string, key: string, lesson: Lesson, state: BoardState | null, questionAt: (stop: number) => string, say: (text: string) => void, act: (act: string, more: object) => unknown }} Led */
/** @typedef {{ name: number, stop: number, round: number, first: number, last: number, tries: number, hint: boolean }} Line */

const ANIMAL = 10; // bits of a pupil's number behind the animal
/** Return the animal that the server gave a phone. @param {number} name */
export const animal = (name) => animalOf(name << ANIMAL);

/** @param {Led} board @returns {Promise<Line[]>} */
async function linesOf(board) {
  const { code, key } = board;
  const { status, told, error } = await call(`/${code}/board?who=1`, key);
  if (status !== 200) board.say(error);
  return status === 200 ? told.answers : [];
}

/** Return a choice as a text. @type {(lesson: Lesson, stop: number, choice: number) => string} */
function named({ stops }, stop, choice) {
  const choices = stops[stop]?.ask?.choices ?? [];
  return choice === SHOWN ? 'shown' : choices.length ? choices[choice] : `token ${choice + 1}`;
}

/** Save all answers, a line for each pupil and vote. @param {Led} board */
export async function saveCsv(board) {
  const { lesson } = board,
    first = ['lesson', 'pupil', 'stop', 'question', 'vote', 'first guess', 'last guess', 'tries', 'hint'],
    lines = await linesOf(board);
  const rows = lines.map((one) => [
    ...[lesson.title, animal(one.name), one.stop + 1, board.questionAt(one.stop), one.round],
    ...[named(lesson, one.stop, one.first), named(lesson, one.stop, one.last), one.tries, Number(one.hint)],
  ]);
  save('class.csv', csv(first, rows));
}

/** Open the table of the pupils, from which a phone can be dropped. @param {Led} board */
export async function openTable(board) {
  const lines = await linesOf(board),
    asked = questionsOf(board.lesson).map(({ at }) => at);
  const said = (/** @type {number} */ name, /** @type {number} */ at) =>
    lines
      .filter((one) => one.name === name && one.stop === at)
      .map(({ last }) => named(board.lesson, at, last))
      .join(' → ');
  const rows = (board.state?.members ?? []).map((name) => {
    const drop = button('Drop', () => (sheet.close(), board.act('drop', { name })));
    drop.setAttribute('aria-label', `Drop ${animal(name)}`);
    return { name: animal(name), cells: [...asked.map((at) => said(name, at)), drop] };
  });
  const columns = ['Pupil', ...asked.map((at) => `Stop ${at + 1}`), 'Phone'],
    file = button('Download CSV', () => saveCsv(board)),
    sheet = openSheet('Who said what: for your eyes', [file], table({ caption: 'Who said what', columns, rows }));
}
