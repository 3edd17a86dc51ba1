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

/** `text`: the sentence, if the stop before has another one; `way`: a head that fits. @typedef {{ stop: LessonStop, text: string, told: Told, way: { name: string, text: string } | null }} Item */

const OWN = 'own'; // the name of a lesson that the page does not ship
/** Return the blue of a share, the same in every theme. @param {number} share */
const inked = (share) => `color-mix(in srgb, #0c2f60 ${Math.round(100 * share)}%, #f0f3f5)`;

/** Return true if a stop asks what paper can ask: a head to ring, but no other view. @param {LessonStop} stop */
const isAsked = ({ ask, task }) => Boolean(ask || (task && (task.kind === 'text' || isOfHeads(task))));

/** Return the stops of a worksheet: where it begins, and the questions. @param {Lesson} lesson @returns {number[]} */
const placesOf = ({ stops }) => stops.flatMap((stop, at) => (isAsked(stop) || at === 0 ? [at] : []));

/** @param {string} name @param {string} text */
const line = (name, text) => create('p', name, text);

/** Draw the tokens that a row may look at, above the one that looks; the solution has its shares. @param {Told} told @param {boolean} isSolved */
function rowOf({ row, right, line: looking }, isSolved) {
  const boxes = row.map(([token, share], at) => {
    const box = create('span', 'gf-box', create('b', '', format.label(token)));
    if (isSolved) {
      box.append(create('span', '', format.share(share)));
      box.style.setProperty('--share', `${Math.round(share * 100)}%`);
      box.classList.toggle('gf-right', at === right);
    }
    return box;
  });
  const own = looking.tokens.map((token, at) =>
    create('span', at === looking.at ? 'gf-box gf-on' : 'gf-box', format.label(token)),
  );
  const name = create('b', '', looking.writes ? say('spine-written') : say('spine-text'));
  return [create('p', 'gf-boxes', ...boxes), create('p', 'gf-boxes gf-looking', name, ...own)];
}

/** @param {Item} item @param {boolean} isSolved */
function choicesOf({ stop, told: { texts } }, isSolved) {
  const items = texts.choices.map((text, at) => {
    const isRight = isSolved && at === stop.ask?.right,
      why = isSolved ? (texts.feedback[at] ?? '').replaceAll('{guessed}', '…') : '';
    return create('li', isRight ? 'gf-right' : '', `${isRight ? '☒' : '☐'} ${text}`, ...paragraphs(why));
  });
  return create('ul', 'gf-marks', ...items);
}

/** Draw the heads of which one is looked for; the solution marks each that fits. @param {Item} item @param {boolean} isSolved */
const headsOf = ({ stop, told }, isSolved) =>
  gridsOf(/** @type {LessonTask} */ (stop.task), told, inked, (_, isOne, picture) =>
    create('td', isSolved && isOne ? 'gf-right' : '', picture),
  );

/** Return what is drawn below a question. @param {Item} item @param {boolean} isSolved @returns {Node[]} */
function pictureOf(item, isSolved) {
  const { task } = item.stop;
  if (task?.kind === 'find') return [line('', say('paper-heads')), headsOf(item, isSolved)];
  if (task) return [];
  return item.told.texts.choices.length ? [choicesOf(item, isSolved)] : rowOf(item.told, isSolved);
}

/** Return what stands before each line to write on. @param {Item} item */
function linesOf({ stop: { task }, told }) {
  if (task) return task.kind === 'text' ? ['', '', ''] : [];
  return [told.texts.choices.length ? say('paper-because') : ''];
}

/** @param {Item} item */
function answerOf({ told, way }) {
  if (!way) return paragraphs(told.texts.answer);
  return [...paragraphs(way.name && say('lessons-one-that-fits', { head: way.name })), ...paragraphs(way.text)];
}

/** @param {Item} item @param {number} number of the question, 0 for a stop without one @param {boolean} isSolved */
function itemOf(item, number, isSolved) {
  const { stop, told, text } = item,
    { texts } = told,
    typed = text ? [line('gf-typed', format.inQuotes(text))] : [],
    intro = [...typed, ...(isSolved && number ? [] : paragraphs(texts.prose))];
  if (!isAsked(stop)) return create('section', '', ...intro);
  const question = plain(texts.question),
    hasChoices = texts.choices.length > 0,
    name = `${number}. ${hasChoices || stop.task ? question : say('paper-ring', { question })}`;
  return create(
    'section',
    '',
    ...intro,
    create('h3', '', name),
    ...pictureOf(item, isSolved),
    ...(isSolved ? answerOf(item) : linesOf(item).map((text) => line('gf-write', text))),
  );
}

/** Return what the lesson is played with: the address of an own lesson holds its text. @param {Lesson} lesson */
const addressOf = ({ name }) => `${location.href.split(/[?#]/)[0]}${name === OWN ? location.hash : `?lesson=${name}`}`;

/** @param {Lesson} lesson @param {Item[]} items @param {boolean} isSolved @param {string} address */
function paperOf(lesson, items, isSolved, address) {
  let asked = 0;
  const sections = items.map((item) => itemOf(item, isAsked(item.stop) ? ++asked : 0, isSolved)),
    about = create('div', '', line('', say('paper-same-lesson'))),
    foot = create('footer', 'gf-code', about);
  if (address.length < 300) about.append(line('gf-cap', address));
  if (!isSolved) about.append(line('', say('paper-my-code', { places: Array(8).fill('____').join(' ') })));
  qrOf(address).then(
    (picture) => foot.prepend(picture),
    () => {}, // an address that is too long for a QR code
  );
  const names = [say('paper-name'), say('paper-class'), say('paper-date')].map((name) =>
    create('span', 'gf-write', name),
  );
  return create(
    'article',
    'gf-paper',
    create('h2', '', isSolved ? say('paper-solution-of', { title: lesson.title }) : lesson.title),
    isSolved ? line('gf-cap', say('paper-from-run')) : create('p', 'gf-names', ...names),
    ...sections,
    foot,
  );
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
      told = await player.tell(lesson, at, state, seek);
    const text = state.text === before ? '' : (before = state.text);
    items.push({ stop, text, told, way: seek.length ? await wayOf(player, at, state, told) : null });
    content.replaceChildren(line('gf-cap', say('paper-stop-of', { stop: at + 1, count: lesson.stops.length })));
  }
  const problem = items.find(({ told }) => told.problem)?.told.problem;
  if (problem) tell(problem);
  /** @param {boolean} next */
  function draw(next) {
    isSolved = next;
    swap.textContent = isSolved ? say('paper-worksheet') : say('paper-solution');
    content.replaceChildren(paperOf(lesson, items, isSolved, addressOf(lesson)));
  }
  for (const one of tools) one.disabled = false;
  draw(false);
}
