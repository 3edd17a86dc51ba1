/* A lesson in the language of its visitor, if its file has it. What is right, what is covered and its codes are the same. */
/** @import { Lesson, LessonStop, StopTexts } from './types' */
import { language, textsOfLesson, TITLES } from '../../state/catalogue.js';

const USUAL = 'en'; // of a lesson that does not say its own

/** Return the languages of the visitor: that of the page, which may have been chosen, then those of the browser. */
const wishes = () => (language === USUAL ? navigator.languages : [language, ...navigator.languages]);

/** @param {LessonStop} stop @param {StopTexts} said @returns {LessonStop} */
const translated = (stop, { prose, ask, task }) => ({
  ...stop,
  prose,
  ask: stop.ask && { ...stop.ask, ...ask },
  task: stop.task && { ...stop.task, ...task },
});

/** Return the code that is the nearest to one of a visitor's languages. @param {readonly string[]} wanted @param {string[]} codes */
function nearest(wanted, codes) {
  const bare = (/** @type {string} */ code) => code.split('-')[0];
  const fits = (/** @type {string} */ one) =>
    codes.find((code) => code === one) ?? codes.find((code) => bare(code) === bare(one));
  return wanted.map(fits).find(Boolean);
}

/** Return a lesson in the first of a visitor's languages that it has, else as it is. @param {Lesson} lesson @param {readonly string[]} [wanted] @returns {Lesson} */
export function inLanguage(lesson, wanted = wishes()) {
  const { languages = {}, language: first = USUAL, title, stops } = lesson,
    code = nearest(wanted, [first, ...Object.keys(languages)]),
    said = code && code !== first ? languages[code] : undefined;
  if (!said) return lesson;
  const own = stops.map((stop, i) => translated(stop, said.stops[i]));
  return { ...lesson, title: said.title || title, stops: own, spoken: code, first: lesson };
}

/** Return a shipped lesson with its title in the language of the page. @param {Lesson} lesson @returns {Lesson} */
export const titled = (lesson) =>
  lesson.translations?.includes(language)
    ? { ...lesson, title: TITLES[lesson.name] ?? lesson.title, first: lesson }
    : lesson;

/** Give a shipped lesson its texts in the language of the page: they are loaded when it is used. @param {Lesson} lesson */
export async function spoken(lesson) {
  if (lesson.spoken || !lesson.translations?.includes(language)) return;
  const said = await textsOfLesson(language, lesson.name);
  if (!said || lesson.spoken) return;
  const stops = lesson.stops.map((stop, i) => translated(stop, said.stops[i]));
  Object.assign(lesson, { stops, spoken: language });
}

/** Return a lesson as its file has it, with the texts of all its languages. @param {Lesson} lesson @returns {Promise<Lesson>} */
export async function whole(lesson) {
  const { translations = [], ...own } = lesson.first ?? lesson;
  if (!translations.length) return own;
  const all = await Promise.all(translations.map(async (code) => [code, await textsOfLesson(code, lesson.name)]));
  return { ...own, languages: Object.fromEntries(all.filter(([, said]) => said)) };
}
