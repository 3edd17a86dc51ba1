/* A lesson in the language of its visitor, if its file has it. What is right, what is covered and its codes are the same. */
/** @import { Lesson, LessonStop, StopTexts } from './types' */
import { language } from '../../state/catalogue.js';

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
