/* The types of the player of lessons. Only for `tsc` and for readers: no browser loads this file. */

/** A stop: its text, the parameters of the address to change ('' removes one), and the name of the element to frame. */
export interface LessonStop {
  prose: string;
  state: Record<string, string>;
  show: string | null;
}
export interface Lesson {
  name: string;
  title: string;
  stops: LessonStop[];
}
/** The data of viz_app.gradio_app.lessons. `places` are selectors by the names in stops. `start` is a lesson to start at once. */
export interface Lessons {
  lessons: Lesson[];
  places: Record<string, string>;
  start: string | null;
}
