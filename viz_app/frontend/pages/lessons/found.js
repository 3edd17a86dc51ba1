/* Views that a task looks for, as numbers: the head of a view, counted through all maps of its model, and whether the view
   was one that the task looks for. */
/** @import { Attempt, Lesson, LessonStop, LessonTask, Room, Row, Told } from './types' */
import { headTitle } from '../../widgets/picker.js';
import { stateOf } from './stop_state.js';

export const FOUND = 4096; // is added to the number of a view that the task looks for, see viz_app.server.rooms.questions
export const NO_HEAD = FOUND - 1; // the number of a view that shows no single head
const OF_MAP = /\{map\} is (\w+)/;
const OF_HEADS = /\{(map|role|head|headno|layerno|strength|often|evenly|top|weight|second|others|rest)(@\d+)?\}/;

/** Return true if a task looks for a head. @param {LessonTask} task */
export const isOfHeads = ({ when }) => when.some((claim) => OF_HEADS.test(claim));

/** Return the heads of a model, in the order of their numbers. @param {Told['maps']} maps */
export const headsOf = (maps) =>
  Object.entries(maps).flatMap(([map, [layers, heads]]) =>
    Array.from({ length: layers * heads }, (_, at) => ({ map, layer: Math.floor(at / heads), head: at % heads })),
  );

/** Return the claims that a stop makes of heads it looks for. @param {Partial<LessonStop>} stop */
export const soughtAt = ({ task }) => (task?.kind === 'find' && isOfHeads(task) ? task.when : []);

/** Return the maps in which a task looks. @param {LessonTask} task @param {Told['maps']} maps */
export function mapsOf(task, maps) {
  const named = task.when.map((claim) => OF_MAP.exec(claim)?.[1]).find(Boolean);
  return isOfHeads(task) ? Object.keys(maps).filter((name) => !named || name === named) : [];
}

/** Return the row at which each head is one that is looked for, or −1. @param {Told} told with all heads */
const rowsOf = ({ maps, heads = {} }) => Object.keys(maps).flatMap((name) => heads[name]?.found ?? []);

/** Return the view of a head at the row at which it is looked for, as an address has it; null if there is no such head. @param {Told} told with all heads @param {number} at @returns {Record<string, string> | null} */
export function viewAt(told, at) {
  const one = headsOf(told.maps)[at],
    row = rowsOf(told)[at] ?? -1;
  if (!one) return null;
  const { map, layer, head } = one,
    place = row < 0 ? {} : { [map === 'encoder' ? 'row' : 'step']: String(row) };
  return { map, layer: String(layer), head: String(head), role: '', ...place };
}

/** Return true if no try is left; a class that hands in views may change them as long as it is asked. @param {LessonTask} task @param {Attempt} attempt @param {Room | null} room */
export const isSpent = ({ tries }, { said }, room) =>
  Boolean(tries && room?.isAtOnce !== false && said.length >= tries);

/** Return a head that fits and its answer; without one the hint. @param {import('./player.js').Player} player @param {number} index @param {Record<string, string>} [state] @param {Told} [told] with all heads */
export async function wayOf(player, index, state, told) {
  const lesson = /** @type {Lesson} */ (player.lesson);
  state ??= stateOf(lesson, index);
  told ??= await player.tell(lesson, index, state, soughtAt(lesson.stops[index]));
  const at = rowsOf(told).findIndex((row) => row >= 0),
    view = viewAt(told, at),
    judged = view && (await player.judge(index, { ...state, ...view }));
  return judged?.isOne
    ? { name: headTitle(headsOf(told.maps)[at]), text: judged.text }
    : { name: '', text: told.texts.hint };
}

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
