/* The types of the player of lessons. Only for `tsc` and for readers: no browser loads this file. */

/** A question. Without choices a source token answers it. `hide` are places that are covered until the guess. */
export interface LessonQuestion {
  question: string;
  answer: string;
  choices: string[];
  right: number;
  hide: string[];
}
/** A stop: its text, the parameters of the address to change ('' removes one), and the name of the element to frame. */
export interface LessonStop {
  prose: string;
  state: Record<string, string>;
  show: string | null;
  ask: LessonQuestion | null;
  holds: string[];
}
export interface Lesson {
  name: string;
  title: string;
  stops: LessonStop[];
}
/** A stop as its run tells it: texts with their facts, the head, the right source token, or a problem. */
export interface Told {
  texts: string[];
  selection: Record<string, string | number>;
  right: number | null;
  holds: boolean;
  problem: string;
}
/** A guess: the place of a choice or of a source token; −1 if the visitor asked for the answer. */
export type Guess = number | null;
/** The data of `viz_app.handlers.page.lessons_data`. `places` are selectors by the names in stops. `start` is a lesson to start at once. */
export interface Lessons {
  lessons: Lesson[];
  places: Record<string, string>;
  start: string | null;
}
