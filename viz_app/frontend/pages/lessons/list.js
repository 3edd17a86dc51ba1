/* The lessons as they are listed: the guided tour, the way for beginners in its order, then the others by difficulty. */
/** @import { Lesson } from './types' */
/** @import { Item } from '../../widgets/menu.js' */
import { say } from '../../state/say.js';
import { minutesOf } from './question.js';

const TOUR = 'tour';

/** Return the items of a menu, with their headings. @param {Lesson[]} lessons @param {string[]} path the names of the way for beginners @param {(lesson: Lesson) => void} play @returns {Item[]} */
export function listed(lessons, path, play) {
  const way = lessons.filter(({ name }) => path.includes(name)),
    rest = lessons.filter((lesson) => !way.includes(lesson)),
    first = rest.findIndex(({ name }) => name === TOUR) + 1;
  /** @param {Lesson} lesson @param {number} at @returns {Item} */
  const itemOf = (lesson, at) => {
    const minutes = minutesOf(lesson),
      { level, title } = lesson;
    const note = at
      ? say('lessons-note-way', { at, count: way.length, minutes })
      : level
        ? say('lessons-note-level', { level, minutes })
        : say('lessons-note', { minutes });
    return { text: title, note, act: () => play(lesson) };
  };
  return [
    ...rest.slice(0, first).map((lesson) => itemOf(lesson, 0)),
    ...way.map((lesson, i) => ({ ...itemOf(lesson, i + 1), ...(i ? {} : { heading: say('lessons-for-beginners') }) })),
    ...rest.slice(first).map((lesson, i) => ({ ...itemOf(lesson, 0), ...(i ? {} : { heading: say('lessons-more') }) })),
  ];
}
