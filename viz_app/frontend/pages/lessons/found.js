/* Views that a task looks for, as numbers: the head of a view, counted through all maps of its model, and whether the view
   was one that the task looks for. */
/** @import { Attempt, LessonTask, Row, Told } from './types' */

export const FOUND = 4096; // is added to the number of a view that the task looks for, see viz_app.server.rooms.questions
export const NO_HEAD = FOUND - 1; // the number of a view that shows no single head
const OF_HEADS = /\{(map|role|head|headno|layerno|strength|often|evenly|top|weight|second|others|rest)(@\d+)?\}/;

/** Return true if a task looks for a head. @param {LessonTask} task */
export const isOfHeads = ({ when }) => when.some((claim) => OF_HEADS.test(claim));

/** Return the heads of a model, in the order of their numbers. @param {Told['maps']} maps */
export const headsOf = (maps) =>
  Object.entries(maps).flatMap(([map, [layers, heads]]) =>
    Array.from({ length: layers * heads }, (_, at) => ({ map, layer: Math.floor(at / heads), head: at % heads })),
  );

/** Return a view as a number. @param {LessonTask} task @param {Told['maps']} maps @param {Record<string, string>} view @param {boolean} isOne */
export function tryOf(task, maps, { map, layer, head }, isOne) {
  const isIt = (/** @type {ReturnType<typeof headsOf>[0]} */ one) =>
      one.map === map && one.layer === Number(layer) && one.head === Number(head),
    at = isOfHeads(task) ? headsOf(maps).findIndex(isIt) : -1;
  return (at < 0 ? NO_HEAD : at) + (isOne ? FOUND : 0);
}

/** Return the head of a view as a learning platform gets it. @param {LessonTask} task @param {Record<string, string>} view */
export const headFor = (task, { layer, head }) =>
  isOfHeads(task) ? { head: `l${Number(layer) + 1}.h${Number(head) + 1}` } : {};

/** Return true if a view was one that the task looks for. @param {number} choice */
export const isFound = (choice) => choice >= FOUND;
/** Return the head of a view. @param {number} choice */
export const headIn = (choice) => choice % FOUND;

/** Return a task at which views were tried. @param {Told} told @param {Attempt} attempt @returns {Row} */
export function rowOf({ texts: { question }, maps }, { said, isHinted }) {
  const outcome = said.findIndex(isFound) + 1;
  return { question, said: '', right: '', first: headIn(said[0]), outcome, hint: isHinted, tries: said, maps };
}
