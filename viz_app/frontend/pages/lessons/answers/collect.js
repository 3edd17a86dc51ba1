/* Collect answers: a teacher pastes the codes of a class and sees what it said, beside what the head does. The codes are
   read in the page, none is sent; the questions' texts and the head's row come from the run of their stop. */
/** @import { Lesson, Told } from '../types' */
/** @import { Result, Said } from './codes.js' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { store } from '../../../state/store.js';
import { theme } from '../../../state/theme.js';
import * as link from '../../../state/link.js';
import { barOf } from '../../../widgets/bar.js';
import { button } from '../../../widgets/controls.js';
import { csv } from '../../../widgets/csv.js';
import { create, save } from '../../../widgets/dom.js';
import { table, tableFrame } from '../../../widgets/table.js';
import { plain } from '../asking.js';
import { animalOf, decode, mended, NONE, questionsOf } from './codes.js';
import { SHOWN } from '../question.js';
import { codes, keepCodes, openSheet, takeCode } from './result.js';

/** @typedef {(lesson: Lesson, at: number, state: Record<string, string>) => Promise<Told>} Tell fills the texts of a stop */
/** @typedef {{ line: number, error: string, letter: string, better: string | null }} Problem */
/** @typedef {{ lesson: Lesson, results: Result[] }} Group */

const LONGEST = 100_000; // characters
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
  return say('answers-summary', { done, count: results.length, least, most, half: median(minutes) });
}

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

/** @typedef {Map<number, number>} Counts how many said what, by the place of a choice or a token */

/** Count what was said first. @param {Said[]} said @returns {Counts} */
function firstsOf(said) {
  const counts = new Map();
  for (const { first } of said) counts.set(first, (counts.get(first) ?? 0) + 1);
  return counts;
}
const sumOf = (/** @type {Counts} */ counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Return a share as a text; that of a class may be exactly 0. @param {number} share */
const shareText = (share) => (share ? format.share(share) : format.perCents(0));

/** Bars over the choices; `before` is an earlier vote. @type {(right: number, choices: string[], counts: Counts, before?: Counts) => HTMLElement} */
export function barsOf(right, choices, counts, before = undefined) {
  const names = choices.map((text, at) => ({ at, text: at === right ? `✓ ${text}` : text })),
    others = [
      { at: SHOWN, text: say('answers-shown-them') },
      { at: NONE, text: say('answers-none') },
    ].filter(({ at }) => counts.has(at));
  const shareOf = (/** @type {Counts} */ of, /** @type {number} */ at) => (of.get(at) ?? 0) / (sumOf(of) || 1);
  const rows = [...names, ...others].map(({ at, text }) => {
    const count = counts.get(at) ?? 0,
      share = shareOf(counts, at);
    return create(
      'li',
      at === right ? 'gf-right' : '',
      create('span', 'gf-choice-name', text, { dir: 'auto' }),
      barOf(share, before ? shareOf(before, at) : null),
      create('span', 'gf-bar-value', String(count)),
      create('span', 'gf-bar-value', shareText(share)),
    );
  });
  return create('ul', 'gf-counts', ...rows);
}

/** Return the shares of the tokens of a row among what was said. @param {Told['row']} row @param {Counts} counts */
export function sharesOf(row, counts) {
  const shares = row.map((_, at) => (counts.get(at) ?? 0) / (sumOf(counts) || 1));
  return { shares, texts: shares.map(shareText) };
}

/** The class as a row of attention, above that of the head: lines of shares over the tokens, of which a covered one has none. @type {(row: Told['row'], right: number | null, lines: { name: string | Node, shares: number[], texts?: string[] }[]) => HTMLElement} */
export function heatOf(row, right, lines) {
  const frame = tableFrame(say('answers-heat'));
  frame.classList.add('gf-heat');
  const cell = (/** @type {number | undefined} */ share, text = share === undefined ? '' : format.share(share)) => {
    const one = create('td', '', text);
    one.style.background = share === undefined ? '' : theme.shareColour(share);
    one.style.color = theme.inkOnShare(share ?? 0);
    return one;
  };
  const columns = row.map(([token], at) => {
    const is = at === right;
    return create('th', is ? 'gf-right' : '', `${is ? '✓ ' : ''}${format.label(token)}`, { scope: 'col' });
  });
  const rows = lines.map(({ name, shares, texts }) => ({
    name,
    cells: row.map((_, at) => cell(shares[at], texts?.[at])),
  }));
  frame.append(table({ caption: say('answers-heat'), columns: [say('widgets-token'), ...columns], rows }));
  return frame;
}

/** Return the state of a stop: those of all stops up to it. @param {Lesson} lesson @param {number} at @returns {Record<string, string>} */
export const stateUpTo = ({ stops }, at) =>
  Object.assign(link.picked(store.get(), ['model', 'text']), ...stops.slice(0, at + 1).map(({ state }) => state));

/** Draw how many chose each token, above how much the head looks at it. @param {Told} told @param {Counts} counts */
function rowsOf({ row, right }, counts) {
  const texts = row.map((_, at) => String(counts.get(at) ?? 0));
  return heatOf(row, right, [
    { name: say('answers-class'), ...sharesOf(row, counts), texts },
    { name: say('answers-head'), shares: row.map(([, share]) => share) },
  ]);
}

/** @type {(group: Group, tell: Tell) => HTMLElement} */
function groupOf({ lesson, results }, tell) {
  const questions = questionsOf(lesson).map(({ at, ask }, i) => {
    const said = results.map((one) => one.said[i]),
      name = create('h4', '', `${at + 1}. ${plain(ask.question)}`),
      picture = create('div', ''),
      element = create('section', '', name, picture, countsOf(said, ask.poll === true));
    const draw = (/** @type {Told} */ stop) => {
      name.textContent = `${at + 1}. ${plain(stop.texts.question)}`;
      const counts = firstsOf(said);
      picture.replaceChildren(
        ask.choices.length ? barsOf(ask.right, stop.texts.choices, counts) : rowsOf(stop, counts),
      );
    };
    tell(lesson, at, stateUpTo(lesson, at)).then(draw);
    return element;
  });
  return create(
    'section',
    'gf-group',
    create('h3', '', lesson.title),
    create('p', '', summaryOf({ lesson, results })),
    ...questions,
  );
}

/** Return a guess as a text: a choice, a token by its number, or that the answer was shown. @param {string[]} choices @param {number} guess */
export function guessOf(choices, guess) {
  if (guess === NONE) return '';
  if (guess === SHOWN) return say('answers-shown');
  return choices.length ? choices[guess] : say('answers-token', { number: guess + 1 });
}

/** Return the answers as CSV, a line for each pupil and question. @param {Group[]} groups */
const csvOf = (groups) =>
  csv(
    COLUMNS,
    groups.flatMap(({ lesson, results }) =>
      results.flatMap(({ pupil, minutes, said }) =>
        questionsOf(lesson).map(({ at, ask }, i) => [
          lesson.title,
          animalOf(pupil),
          pupil,
          minutes,
          at + 1,
          ask.question,
          guessOf(ask.choices, said[i].first),
          said[i].outcome || null,
          Number(said[i].hint),
        ]),
      ),
    ),
  );

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
    file = button(say('answers-download'), () => save('answers.csv', csvOf(collected(field.value, lessons).groups)));
  let [built, timer] = ['', 0];
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
    file.disabled = !now.groups.length;
    if (state !== built) results.replaceChildren(...now.groups.map((group) => groupOf(group, tell)));
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
  const sheet = openSheet(say('answers-collect'), [file], create('div', 'gf-columns', left, results));
  sheet.addEventListener(
    'close',
    theme.subscribe(() => {
      built = '';
      draw();
    }),
  );
  draw();
}
