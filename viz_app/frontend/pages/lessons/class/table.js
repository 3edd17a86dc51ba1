/* Who said what in a class, with the animals of the phones: for the teacher alone. */
/** @import { BoardState, Lesson, Told } from '../types' */
import { fromTo } from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { button } from '../../../widgets/controls.js';
import { csv } from '../../../widgets/csv.js';
import { create, save } from '../../../widgets/dom.js';
import { table, tableFrame } from '../../../widgets/table.js';
import { revealing } from './texts.js';
import { call } from './wire.js';
import { animalOf, isWritten, itemsOf } from '../answers/codes.js';
import { answersOf, guessOf } from '../answers/collect.js';
import { nameOfTry } from '../answers/heads.js';
import { openSheet } from '../answers/result.js';

/** @typedef {{ code: string, key: string, lesson: Lesson, state: BoardState | null, questionAt: (stop: number) => string, toldAt: (stop: number) => Told | undefined, learn: (stop: number) => Promise<void>, say: (text: string) => void, act: (act: string, more: object) => unknown }} Led */
/** @typedef {{ name: number, stop: number, round: number, first: number, last: number, tries: number, hint: boolean }} Line */
/** @typedef {[stop: number, name: number, text: string, isShown: boolean]} Text */

const COLUMNS = 'lesson|pupil|stop|question|vote|first guess|last guess|tries|hint|text'.split('|'); // of a file, in all languages
const ANIMAL = 10; // bits of a pupil's number behind the animal
/** Return the animal that the server gave a phone. @param {number} name */
export const animal = (name) => animalOf(name << ANIMAL);

/** Return what was said, once the runs of the questions have come. @param {Led} board @returns {Promise<{ answers: Line[], texts: Text[] }>} */
async function saidIn(board) {
  const { code, key } = board;
  const { status, told, error } = await call(`/${code}/board?who=1`, key);
  if (status !== 200) {
    board.say(error);
    return { answers: [], texts: [] };
  }
  const { answers, texts } = /** @type {{ answers: Line[], texts: Text[] }} */ (told),
    stops = new Set([...answers.map(({ stop }) => stop), ...texts.map(([stop]) => stop)]);
  await Promise.all([...stops].map((stop) => board.learn(stop)));
  return { answers, texts };
}

/** Return a choice as a text, filled from its run, or a token. @param {Led} board @param {number} stop @param {number} choice */
function named({ lesson, toldAt }, stop, choice) {
  const told = toldAt(stop);
  if (lesson.stops[stop]?.task && choice >= 0) return nameOfTry(told?.maps ?? {}, choice);
  return guessOf(told ? answersOf(told) : [], choice);
}

/** Save all answers, a line for each pupil and vote. @param {Led} board */
export async function saveCsv(board) {
  const { lesson } = board,
    { answers, texts } = await saidIn(board);
  const rows = answers.map((one) => [
    ...[lesson.title, animal(one.name), one.stop + 1, board.questionAt(one.stop), one.round],
    ...[named(board, one.stop, one.first), named(board, one.stop, one.last), one.tries, Number(one.hint), ''],
  ]);
  const written = texts.map(([stop, name, text]) => {
    const about = [lesson.title, animal(name), stop + 1, board.questionAt(stop)];
    return [...about, '', '', '', '', '', text];
  });
  save('class.csv', csv(COLUMNS, [...rows, ...written]));
}

/** Open the table of the pupils, from which a phone can be dropped, and a text shown on the board. @param {Led} board */
export async function openTable(board) {
  const { answers, texts } = await saidIn(board),
    written = new Set(texts.map(([at]) => at)),
    questions = itemsOf(board.lesson).filter((item) => !isWritten(item)),
    asked = [...questions.map(({ at }) => at), ...written].toSorted((a, b) => a - b);
  /** @param {number} name @param {number} at */
  function textAt(name, at) {
    const [, , text, isShown] = texts.find((one) => one[0] === at && one[1] === name) ?? [];
    if (text === undefined) return '';
    const act = isShown ? say('class-cover-it') : say('class-reveal-it'),
      reveal = revealing(board, at, name, isShown === true, act);
    reveal.addEventListener('click', () => sheet.close());
    return create('span', '', create('bdi', '', text), ' ', reveal);
  }
  const said = (/** @type {number} */ name, /** @type {number} */ at) =>
    fromTo(...answers.filter((one) => one.name === name && one.stop === at).map(({ last }) => named(board, at, last)));
  const rows = (board.state?.members ?? []).map((name) => {
    const drop = button(say('class-drop'), () => (sheet.close(), board.act('drop', { name })));
    drop.setAttribute('aria-label', say('class-drop-one', { animal: animal(name) }));
    return {
      name: animal(name),
      cells: [...asked.map((at) => (written.has(at) ? textAt(name, at) : said(name, at))), drop],
    };
  });
  const columns = [say('class-pupil'), ...asked.map((at) => say('class-stop', { stop: at + 1 })), say('class-phone')],
    frame = tableFrame(say('class-who')),
    file = button(say('class-download'), () => saveCsv(board)),
    sheet = openSheet(say('class-who-heading'), [file], frame);
  frame.append(table({ caption: say('class-who'), columns, rows }));
}
