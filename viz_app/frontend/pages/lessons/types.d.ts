/* What the modules of the player hand each other. Only for `tsc` and for readers: no browser loads this file. */

/** What to say, which parameters of the address to change ('' takes one away), and what to point at. */
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
/** What viz_app.gradio_app.lessons gives: `places` are selectors by the names that stops use; `start` is played at once. */
export interface Lessons {
  lessons: Lesson[];
  places: Record<string, string>;
  start: string | null;
}
