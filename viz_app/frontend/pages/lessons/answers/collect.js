/* Collect answers: a teacher pastes the codes of a class and sees what it said, beside what the head does. The codes are
   read in the page, none is sent; the questions' texts and the head's row come from the run of their stop. */
/** @import { Lesson, Told } from '../types' */
/** @import { Counts } from './bars.js' */
/** @import { Item, Result, Said } from './codes.js' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { store } from '../../../state/store.js';
import { theme } from '../../../state/theme.js';
import * as link from '../../../state/link.js';
import { button } from '../../../widgets/controls.js';
import { csv } from '../../../widgets/csv.js';
import { create, save } from '../../../widgets/dom.js';
import { table, tableFrame } from '../../../widgets/table.js';
import { plain } from '../asking.js';
import { barsOf, choicesOf, heatOf, sharesOf } from './bars.js';
import { animalOf, decode, isWritten, itemsOf, mended, NONE } from './codes.js';
import { nameOfHead } from './heads.js';
import { SHOWN } from '../question.js';
import { codes, keepCodes, openSheet, printAlone, takeCode } from './result.js';

/** @typedef {(lesson: Lesson, at: number, state: Record<string, string>) => Promise<Told>} Tell fills the texts of a stop */
/** @typedef {{ line: number, error: string, letter: string, better: string | null }} Problem */
/** @typedef {{ lesson: Lesson, results: Result[] }} Group */

const LONGEST = 100_000; // characters
const MOST_HEADS = 5; // that have a bar
const COLUMNS = 'lesson|pupil|number|minutes|stop|question|first guess|right at try|hint'.split('|'); // of a file, in all languages

/** @param {Result} result */
const answered = ({ said }) => said.filter(({ first }) => first !== NONE).length;

/** Read the codes of a text: groups by lesson, a pupil once in each, and what is wrong in which line. @type {(text: string, lessons: Lesson[]) => { groups: Group[], problems: Problem[], count: number, twice: number }} */
function collected(text, lessons) {
  /** @type {Map<Lesson, Map<number, Result>>} */
  const found = new Map(),
    problems = /** @type {Problem[]} */ ([]);
  let [count, twice] = [0, 0];
  text
    .slice(0, LONGEST)
    .split('\n')
    .forEach((own, line) => {
      if (!own.trim()) return;
      count += 1;
      const { lesson, result, error, letter = '' } = decode(own, lessons);
      if (error !== undefined) {
        problems.push({ line: line + 1, error, letter, better: mended(own, lessons) });
        return;
      }
      const pupils = found.get(lesson) ?? new Map(),
        before = pupils.get(result.pupil);
      twice += Number(before !== undefined);
      if (!before || answered(result) > answered(before)) pupils.set(result.pupil, result);
      found.set(lesson, pupils);
    });
  const groups = [...found].map(([lesson, pupils]) => ({ lesson, results: [...pupils.values()] }));
  return { groups, problems, count, twice };
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/** @param {Group} group */
function summaryOf({ lesson, results }) {
  const minutes = results.map((one) => one.minutes),
    [least, most] = [Math.min(...minutes), Math.max(...minutes)],
    done = results.filter(({ stops }) => stops >= lesson.stops.length).length;
  if (least === most) return say('answers-summary-alike', { done, count: results.length, most });
  return say('answers-summary', { done, count: results.length, least, most, half: median(minutes) });
}

/** @param {Said[]} said */
const wroteOf = (said) => say('answers-wrote', { count: said.filter(({ first }) => first >= 0).length });

/** @param {Said[]} said @param {boolean} isPoll */
function countsOf(said, isPoll) {
  if (isPoll)
    return create('p', 'gf-cap', say('answers-voted', { count: said.filter(({ first }) => first >= 0).length }));
  const count = (/** @type {(one: Said) => boolean} */ is) => said.filter(is).length,
    [first, later, hints] = [
      count(({ outcome }) => outcome === 1),
      count(({ outcome }) => outcome > 1),
      count(({ hint }) => hint),
    ];
  return create('p', 'gf-cap', say('answers-counts', { first, count: said.length, later, hints }));
}

/** Count what was said first. @param {Said[]} said @returns {Counts} */
function firstsOf(said) {
  const counts = new Map();
  for (const { first } of said) counts.set(first, (counts.get(first) ?? 0) + 1);
  return counts;
}
/** Return the state of a stop: those of all stops up to it. @param {Lesson} lesson @param {number} at @returns {Record<string, string>} */
export const stateUpTo = ({ stops }, at) =>
  Object.assign(link.picked(store.get(), ['model', 'text']), ...stops.slice(0, at + 1).map(({ state }) => state));

/** Draw how many chose each token, above how much the head looks at it. @param {Told} told @param {Counts} counts */
function rowsOf({ row, right, texts: { question } }, counts) {
  const texts = row.map((_, at) => String(counts.get(at) ?? 0));
  const frame = heatOf(row, right, [
    { name: say('answers-class'), ...sharesOf(row, counts), texts },
    { name: say('answers-head'), shares: row.map(([, share]) => share) },
  ]);
  frame.setAttribute('aria-label', plain(question)); // several stand on the page
  return frame;
}

/** Bars over the views that most looked at first; a tick has one that somebody found so. @param {Told} told @param {Said[]} said */
function headsOf({ maps }, said) {
  const counts = firstsOf(said),
    isRight = (/** @type {number} */ at) => said.some(({ first, outcome }) => first === at && outcome === 1),
    most = [...counts.keys()].filter((at) => at >= 0).toSorted((x, y) => (counts.get(y) ?? 0) - (counts.get(x) ?? 0)),
    names = most.slice(0, MOST_HEADS).map((at) => ({ at, text: nameOfHead(maps, at), isRight: isRight(at) }));
  return barsOf(names, counts);
}

/** @param {Item} item @param {Told} told @param {Said[]} said */
function pictureOf({ ask }, told, said) {
  if (!ask) return headsOf(told, said);
  const counts = firstsOf(said);
  return ask.choices.length ? barsOf(choicesOf(ask.right, told.texts.choices), counts) : rowsOf(told, counts);
}

/** @param {Item} item @param {Told | undefined} told until its run has come @param {Said[]} said */
function sectionOf(item, told, said) {
  const { at, ask, task } = item,
    question = told?.texts.question ?? (ask ?? task)?.question ?? '',
    name = create('h4', '', `${at + 1}. ${plain(question)}`);
  if (isWritten(item)) return create('section', '', name, create('p', 'gf-cap', wroteOf(said)));
  return create(
    'section',
    '',
    name,
    ...(told ? [pictureOf(item, told, said)] : []),
    countsOf(said, ask?.poll === true),
  );
}

/** Return a guess as a table names it. @param {Item} item @param {Told | undefined} told @param {Said} said */
function namedOf(item, told, { first, outcome }) {
  if (first < 0 || isWritten(item)) return first === 0 ? say('answers-written') : guessOf([], first);
  const { ask } = item,
    texts = ask?.choices.length ? told?.texts.choices : told?.row.map(([token]) => format.label(token)),
    name = ask ? guessOf(texts ?? [], first) : nameOfHead(told?.maps ?? {}, first);
  if (outcome === 1) return `✓ ${name}`;
  return outcome ? format.fromTo(name, '✓') : name;
}

/** @param {Group} group @param {(Told | undefined)[]} told */
function pupilsOf({ lesson, results }, told) {
  const items = itemsOf(lesson),
    rows = results.map(({ pupil, minutes, said }) => ({
      name: animalOf(pupil),
      cells: [String(minutes), ...items.map((item, i) => namedOf(item, told[i], said[i]))],
    }));
  const stops = items.map(({ at }) => say('answers-stop', { stop: at + 1 })),
    columns = [say('answers-pupil'), say('answers-minutes'), ...stops],
    frame = tableFrame(lesson.title);
  frame.append(table({ caption: say('answers-pupils'), columns, rows }));
  return frame;
}

/** @param {Group} group @param {(Told | undefined)[]} told of its questions, as far as their runs have come @param {boolean} isOpen the table */
function groupOf(group, told, isOpen) {
  const { lesson, results } = group,
    sections = itemsOf(lesson).map((item, i) =>
      sectionOf(
        item,
        told[i],
        results.map(({ said }) => said[i]),
      ),
    );
  return create(
    'section',
    'gf-group',
    create('h3', '', lesson.title),
    create('p', '', summaryOf(group)),
    ...sections,
    create('details', '', create('summary', '', say('answers-pupils')), pupilsOf(group, told), { open: isOpen }),
  );
}

/** Return a guess as a text: a choice, a token by its number, or that the answer was shown. @param {string[]} choices @param {number} guess */
export function guessOf(choices, guess) {
  if (guess === NONE) return '';
  if (guess === SHOWN) return say('answers-shown');
  return choices[guess] ?? say('answers-token', { number: guess + 1 });
}

/** Return the names of what can be answered. @param {Told} told */
export const answersOf = ({ texts, row }) =>
  texts.choices.length ? texts.choices : row.map(([token]) => format.label(token));

/** Return the answers as CSV, a line for each pupil and question. @param {Group[]} groups @param {(lesson: Lesson) => (Told | undefined)[]} toldOf */
const csvOf = (groups, toldOf) =>
  csv(
    COLUMNS,
    groups.flatMap(({ lesson, results }) =>
      results.flatMap(({ pupil, minutes, said }) =>
        itemsOf(lesson).map((item, i) => {
          const told = /** @type {Told} */ (toldOf(lesson)[i]);
          return [
            ...[lesson.title, animalOf(pupil), pupil, minutes, item.at + 1, plain(told.texts.question)],
            item.ask ? guessOf(answersOf(told), said[i].first) : namedOf(item, told, { ...said[i], outcome: 0 }),
            ...[said[i].outcome || null, Number(said[i].hint)],
          ];
        }),
      ),
    ),
  );

/** Ask for each stop once; `come` is called when one has come. Return what has come of a lesson. @param {Tell} tell @param {() => void} come */
function asking(tell, come) {
  /** @type {Map<Lesson, (Told | undefined)[]>} */
  const known = new Map();
  return (/** @type {Lesson} */ lesson) => {
    const told = known.get(lesson) ?? [];
    if (!known.has(lesson))
      itemsOf(lesson).forEach(async ({ at }, i) => {
        told[i] = await tell(lesson, at, stateUpTo(lesson, at));
        come();
      });
    known.set(lesson, told);
    return told;
  };
}

/** Return what is wrong in a line. @param {Problem} problem */
function wrongOf({ line, error, letter }) {
  if (error === 'letter') return say('answers-no-letter', { line, letter });
  if (error === 'short') return say('answers-short', { line });
  if (error === 'newer') return say('answers-newer', { line });
  if (error === 'other') return say('answers-other-lesson', { line });
  return error === 'contradicts' ? say('answers-contradicts', { line }) : say('answers-unreadable', { line });
}

/** @param {Problem} problem @param {(line: number, text: string) => void} mend */
function problemOf(problem, mend) {
  const { line, better } = problem,
    repair = better ? [` ${say('answers-one-change')} `, button(say('answers-mend'), () => mend(line, better))] : [];
  return create('p', 'gf-cap', wrongOf(problem), ...repair);
}

/** Open the list of codes. @param {Lesson[]} lessons @param {Tell} tell */
export function openCollect(lessons, tell) {
  takeCode();
  const field = create('textarea', '', {
      rows: 12,
      dir: 'ltr',
      spellcheck: false,
      'aria-label': say('answers-codes'),
      value: codes(),
    }),
    [count, problems, results] = [
      create('h3', '', { 'aria-live': 'polite' }),
      create('div', ''),
      create('div', 'gf-groups'),
    ],
    toldOf = asking(tell, () => drawGroups()),
    file = button(say('answers-download'), () => save('answers.csv', csvOf(groups, toldOf))),
    paper = button(say('answers-print'), () => printAlone(() => create('article', 'gf-paper', ...drawn())));
  /** @type {Group[]} */
  let groups = [];
  let [built, timer] = ['', 0];
  /** Draw the groups; a table that was open stays open. */
  function drawn() {
    const open = [...results.querySelectorAll('details')].map((one) => one.open);
    return groups.map((group, i) => groupOf(group, toldOf(group.lesson), open[i] === true));
  }
  function drawGroups() {
    results.replaceChildren(...drawn());
    const isTold = groups.every(({ lesson }) => itemsOf(lesson).every((_, i) => toldOf(lesson)[i]));
    file.disabled = !groups.length || !isTold;
  }
  function draw() {
    const now = collected(field.value, lessons),
      good = now.count - now.problems.length,
      state = JSON.stringify(now.groups.map(({ lesson, results: all }) => [lesson.name, all]));
    count.textContent = now.count ? say('answers-read', { good, count: now.count }) : say('answers-no-codes');
    problems.replaceChildren(
      ...now.problems.slice(0, 5).map((one) => problemOf(one, mend)),
      ...(now.problems.length > 5
        ? [create('p', 'gf-cap', say('answers-more-lines', { count: now.problems.length - 5 }))]
        : []),
      ...(now.twice ? [create('p', 'gf-cap', say('answers-twice', { count: now.twice }))] : []),
    );
    groups = now.groups;
    paper.disabled = !groups.length;
    if (state !== built) drawGroups();
    built = state;
    keepCodes(field.value);
  }
  /** @param {number} line @param {string} text */
  function mend(line, text) {
    const lines = field.value.split('\n');
    lines[line - 1] = text;
    field.value = lines.join('\n');
    draw();
  }
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(draw, 150);
  });
  const left = create('div', '', count, field, problems, create('p', 'gf-cap', say('answers-help')));
  const sheet = openSheet(say('answers-collect'), [paper, file], create('div', 'gf-columns', left, results));
  sheet.addEventListener('close', theme.subscribe(drawGroups));
  draw();
}
