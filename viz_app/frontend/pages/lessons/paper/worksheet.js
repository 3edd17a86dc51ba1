/* A lesson on paper, for those without a phone: its questions with lines to write on, and the solution with the numbers of
   the run. Later stops without a question are left out, because they would give the answers away. */
/** @import { Lesson, LessonStop, LessonTask, Told } from '../types' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { button } from '../../../widgets/controls.js';
import { create, tell } from '../../../widgets/dom.js';
import { paragraphs, plain } from '../asking.js';
import { stateUpTo } from '../answers/collect.js';
import { gridsOf } from '../answers/heads.js';
import { openSheet, printAlone, qrOf } from '../answers/result.js';
import { isOfHeads, soughtAt, wayOf } from '../found.js';
import { withGuess } from '../question.js';
import { placePicture } from './place_picture.js';
import { inked, rowPicture, wordsPicture } from './row_picture.js';

/** `text`: the sentence, if the stop before has another one; `way`: a head that fits. @typedef {{ stop: LessonStop, text: string, told: Told, way: { name: string, text: string } | null }} Item */

const OWN = 'own'; // the name of a lesson that the page does not ship
const OF_ROW = /\{(top|weight|second|others|rest)\}/; // facts of the row of a stop

const OF_VIEW = /\{(fed|alike|changed)\b/; // facts of the view that a task looks for, of which there are pictures

/** @param {LessonStop} stop */
const isAsked = ({ ask, task }) => Boolean(ask ?? task);

/** Name what may be drawn at a stop: the place that it shows, or what is written; for a task what it looks through. @param {LessonStop} stop */
function showOf({ show, ask, task }) {
  if (ask?.hide.includes('output')) return [show, 'output'].join(' ');
  return task?.kind === 'find' ? `${OF_VIEW.exec(task.when.join())?.[1] ?? show}` : show;
}

/** Return true if a stop asks where a head looks. @param {LessonStop} stop */
const isOfRow = ({ ask }) => Boolean(ask && (!ask.choices.length || OF_ROW.test(ask.answer)));

/** Return the stops of a worksheet: where it begins, and the questions. @param {Lesson} lesson @returns {number[]} */
const placesOf = ({ stops }) => stops.flatMap((stop, at) => (isAsked(stop) || at === 0 ? [at] : []));

/** @param {string} name @param {string} text */
const line = (name, text) => create('p', name, text);

/** @param {Item} item @param {boolean} isSolved */
function choicesOf({ stop: { ask }, told }, isSolved) {
  const items = told.texts.choices.map((text, at) => {
    const isRight = isSolved && at === ask?.right,
      why = isSolved && ask ? withGuess(told.texts.feedback[at] ?? '', ask, told, at) : '';
    return create('li', isRight ? 'gf-right' : '', `${isRight ? '☒' : '☐'} ${text}`, ...paragraphs(why));
  });
  return create('ul', 'gf-marks', ...items);
}

/** Return what is said to tokens that are not right. @param {Item} item */
function wrongOf({ stop: { ask }, told }) {
  if (!ask || ask.choices.length) return [];
  const items = Object.entries(told.texts.feedback).map(([token, text]) => {
    const at = told.row.findIndex(([one]) => format.label(one) === token),
      name = token === '*' ? say('paper-part', { part: 'others' }) : format.quoted(token);
    return create('li', '', name, ...paragraphs(withGuess(text, ask, told, at)));
  });
  return items.length ? [create('ul', 'gf-marks', ...items)] : [];
}

/** Draw the heads of which one is looked for; the solution marks each that fits. @param {Item} item @param {boolean} isSolved */
const headsOf = ({ stop, told }, isSolved) =>
  gridsOf(/** @type {LessonTask} */ (stop.task), told, inked, (_, isOne, picture) =>
    create('td', isSolved && isOne ? 'gf-right' : '', picture),
  );

/** Return the picture of the place that a question is about. It stays empty if it shows the answer, and is left out if it shows that of another question. @param {Item} item @param {boolean} isSolved @param {string[]} covered */
function placeOf({ stop: { ask }, told: { drawn } }, isSolved, covered) {
  if (!drawn) return [];
  if (drawn.lines) return [wordsPicture(drawn.lines, isSolved)];
  const { places, cells, unit } = drawn,
    isOwn = places.some((place) => ask?.hide.includes(place)),
    hasClosed = unit === 'open' && cells.flat().includes(null);
  if (!isSolved && !isOwn && places.some((place) => covered.includes(place))) return [];
  if (!isSolved && isOwn) return [placePicture(drawn, false), line('gf-cap', say('paper-draw'))];
  return [placePicture(drawn, true), ...(hasClosed ? [line('gf-cap', say('paper-closed'))] : [])];
}

/** Return what is drawn below a question. @param {Item} item @param {boolean} isSolved @param {string[]} covered the places that show an answer @returns {Node[]} */
function pictureOf(item, isSolved, covered) {
  const { task } = item.stop,
    { drawn } = item.told;
  if (task && isOfHeads(task)) return [line('', say('paper-heads')), headsOf(item, isSolved)];
  if (task)
    return drawn && !(isSolved && drawn.unit === 'open')
      ? [line('', say('paper-choose', { unit: drawn.unit })), placePicture(drawn, isSolved)]
      : [];
  const choices = item.told.texts.choices.length ? [choicesOf(item, isSolved)] : [],
    isRow = isOfRow(item.stop) && item.told.row.length > 0,
    picture = isRow ? [rowPicture(item.told, isSolved)] : placeOf(item, isSolved, covered);
  return [...picture, ...choices];
}

/** @param {Told} one @param {Told} other */
const isSamePicture = (one, other) => JSON.stringify(one.drawn) === JSON.stringify(other.drawn);

/** Return what stands before each line to write on. @param {Item} item */
function linesOf({ stop: { task }, told: { drawn } }) {
  if (task && (isOfHeads(task) || drawn)) return [];
  return task ? ['', '', ''] : [say('paper-because')];
}

/** Draw the row of the first stop, to show how such pictures are read, unless it is a row that a question is about. @param {Item[]} items */
function exampleOf([{ told, stop }, ...others]) {
  const rows = others.filter((one) => isOfRow(one.stop)).map((one) => String(one.told.row));
  if (isAsked(stop) || !told.row.length || !rows.length || rows.includes(String(told.row))) return [];
  return [rowPicture(told, true), line('gf-cap', say('paper-lines'))];
}

/** @param {Item} item */
function answerOf({ told, way }) {
  if (!way) return paragraphs(told.texts.answer);
  return [...paragraphs(way.name && say('lessons-one-that-fits', { head: way.name })), ...paragraphs(way.text)];
}

/** @param {Item} item @param {number} number of the question, 0 for a stop without one @param {boolean} isSolved @param {Node[]} example @param {string[]} covered */
function itemOf(item, number, isSolved, example, covered) {
  const { stop, told, text } = item,
    { texts } = told,
    typed = text ? [line('gf-typed', format.inQuotes(text))] : [],
    intro = [...typed, ...(isSolved && number ? [] : paragraphs(texts.prose))];
  if (!isAsked(stop)) return create('section', '', ...intro, ...example);
  const question = plain(texts.question),
    isRing = !isSolved && !stop.task && !texts.choices.length,
    name = `${number}. ${isRing ? say('paper-ring', { question }) : question}`;
  return create(
    'section',
    '',
    ...intro,
    create('h3', '', name),
    ...pictureOf(item, isSolved, covered),
    ...(isSolved ? [...answerOf(item), ...wrongOf(item)] : linesOf(item).map((text) => line('gf-write', text))),
  );
}

/** Return what the lesson is played with: the address of an own lesson holds its text. A file has none for others. @param {Lesson} lesson */
function addressOf({ name }) {
  if (location.protocol === 'file:') return '';
  return `${location.href.split(/[?#]/)[0]}${name === OWN ? location.hash : `?lesson=${name}`}`;
}

/** Draw the top of a paper: the title, where to write a name or how to read the pictures, and the way to the lesson. @param {string} title @param {string} about @param {string} address */
function headOf(title, about, address) {
  const names = [say('paper-name'), say('paper-class'), say('paper-date')].map((name) =>
      create('span', 'gf-write', name),
    ),
    code = say('paper-my-code', { places: Array(8).fill('____').join(' ') });
  const text = create(
      'div',
      '',
      create('h2', '', about ? say('paper-solution-of', { title }) : title),
      about ? line('gf-cap', about) : create('p', 'gf-names', ...names),
      ...(about ? [] : [line('', code)]),
      ...(address ? [line('gf-cap', say('paper-same-lesson'))] : []),
      ...(address && address.length < 300 ? [line('gf-cap', address)] : []),
    ),
    head = create('header', 'gf-code', text);
  if (address)
    qrOf(address).then(
      (picture) => head.append(picture),
      () => {}, // an address that is too long for a QR code
    );
  return head;
}

/** @param {Lesson} lesson @param {Item[]} items @param {boolean} isSolved */
function paperOf(lesson, items, isSolved) {
  let asked = 0;
  const example = isSolved ? [] : exampleOf(items),
    numberOf = (/** @type {Item} */ { stop }) => (isAsked(stop) ? ++asked : 0),
    lines = items.some(({ stop }) => isOfRow(stop)) ? ` ${say('paper-lines')}` : '',
    about = isSolved ? say('paper-from-run') + lines : '',
    covered = items.flatMap(({ stop }) => stop.ask?.hide ?? []),
    sections = items.map((item) => itemOf(item, numberOf(item), isSolved, example, covered));
  return create('article', 'gf-paper', headOf(lesson.title, about, addressOf(lesson)), ...sections);
}

/** Open the worksheet of the lesson that is played. @param {import('../player.js').Player} player */
export async function openWorksheet(player) {
  const lesson = /** @type {Lesson} */ (player.lesson),
    content = create('div', '', line('gf-cap', say('paper-waiting')));
  let isSolved = false;
  const tools = [
    button(say('paper-print'), () => printAlone(() => content.children[0].cloneNode(true))),
    button(say('paper-solution'), () => draw(!isSolved)),
  ];
  const [, swap] = tools;
  for (const one of tools) one.disabled = true;
  openSheet(say('paper-heading', { title: lesson.title }), tools, content);
  /** @type {Item[]} */
  const items = [];
  let before = '';
  for (const at of placesOf(lesson)) {
    const stop = lesson.stops[at],
      [state, seek] = [stateUpTo(lesson, at), soughtAt(stop)],
      told = await player.tell(lesson, at, state, seek, isAsked(stop) ? showOf(stop) : null);
    if (!stop.task && items.some((one) => isSamePicture(one.told, told))) told.drawn = null;
    const text = state.text === before ? '' : (before = state.text);
    items.push({ stop, text, told, way: stop.task?.kind === 'find' ? await wayOf(player, at, state, told) : null });
    content.replaceChildren(line('gf-cap', say('paper-stop-of', { stop: at + 1, count: lesson.stops.length })));
  }
  const problem = items.find(({ told }) => told.problem)?.told.problem;
  if (problem) tell(problem);
  /** @param {boolean} next */
  function draw(next) {
    isSolved = next;
    swap.textContent = isSolved ? say('paper-worksheet') : say('paper-solution');
    content.replaceChildren(paperOf(lesson, items, isSolved));
  }
  for (const one of tools) one.disabled = false;
  draw(false);
}
