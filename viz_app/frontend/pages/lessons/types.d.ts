/* The types of the player of lessons. Only for `tsc` and for readers: no browser loads this file. */

/** A question. Without choices a source token answers it. `hide` are places that are covered until it is answered.
    In a `poll` no answer is right. `feedback` is for answers that are not right, by the number of a choice or by the text of a token, `*` for the rest. */
export interface LessonQuestion {
  question: string;
  answer: string;
  choices: string[];
  right: number;
  hide: string[];
  tries: number;
  hint: string;
  feedback: Record<string, string>;
  poll?: boolean;
}
/** A task: to look for a view of which all claims of `when` are true, or to write a text. 0 `tries` are any number. */
export interface LessonTask {
  kind: 'find' | 'text';
  question: string;
  answer: string;
  when: string[];
  hint: string;
  tries?: number;
}
/** A stop: its text, the parameters of the address to change ('' removes one), and the name of the element to frame. */
export interface LessonStop {
  prose: string;
  state: Record<string, string>;
  show: string | null;
  ask: LessonQuestion | null;
  holds: string[];
  task?: LessonTask | null;
  /** The texts of the stop in other languages; a draft alone has them. */
  said?: Record<string, Said>;
}
/** A lesson. `level` is its difficulty from 1 to 3. What a file does not say is absent. */
export interface Lesson {
  name: string;
  title: string;
  exact?: boolean;
  level?: number;
  minutes?: number;
  language?: string;
  languages?: Record<string, { title: string; stops: StopTexts[] }>;
  /** The codes of other languages that a shipped lesson has; their texts are loaded when they are needed. */
  translations?: string[];
  /** The code of another language that the lesson is shown in; `first` is then the lesson as its file has it. */
  spoken?: string;
  first?: Lesson;
  stops: LessonStop[];
}
/** What a stop says in another language. */
export interface StopTexts {
  prose?: any;
  ask?: Partial<LessonQuestion>;
  task?: Partial<LessonTask>;
}
/** The same in a draft, where each text may be missing: choices by their numbers. */
export interface Said {
  prose?: string;
  question?: string;
  answer?: string;
  hint?: string;
  choices?: Record<string, string>;
  feedback?: Record<string, string>;
}
/** The texts of a stop as its run fills them. */
export interface Texts {
  prose: string;
  question: string;
  choices: string[];
  answer: string;
  hint: string;
  feedback: Record<string, string>;
}
/** A picture of a place of the page, see `viz_app.view_models.paper`: numbers, or lines of words. */
export interface Drawn {
  lines?: [kind: string, words: string[]][];
  rows: [kind: string, names: any[]];
  columns: [kind: string, names: any[]] | null;
  cells: (number | null)[][];
  unit: 'share' | 'number' | 'open';
  at: number;
  named: boolean;
  places: string[];
}
/** A stop as its run tells it: its texts, the head, the right source token, the row that looks, or a problem. `line` has
    the tokens that the row is one of, the one `at`: it is read, or with `writes` it is being written. */
export interface Told {
  texts: Texts;
  selection: Record<string, string | number>;
  right: number | null;
  row: [token: string, share: number][];
  line: { tokens: string[]; at: number; writes: boolean };
  /** The layers and heads of each map of the model. */
  maps: Record<string, [layers: number, heads: number]>;
  /** If heads are looked for, all heads of each map: small pictures, and the row at which each is one of them, or −1. */
  heads?: Record<string, { pictures: string[]; found: number[] }>;
  drawn?: Drawn | null;
  holds: boolean;
  problem: string;
}
/** What a visitor has done at a question. `chosen` is marked and not yet given; `said` are the answers that were given,
    each the place of a choice or of a source token, or a view as `tryOf` has it; `view` is the last of these. */
export interface Attempt {
  chosen: number | null;
  said: number[];
  view?: Record<string, string>;
  /** The answer of a task once it is done, '' after a try that missed it, null before the first try. */
  found: string | null;
  /** After the last try: the name of a head that fits, if any, and what is said of it. */
  way?: { name: string; text: string };
  /** What was written as an answer. */
  written?: string;
  isHinted: boolean;
  isShown: boolean;
}
/** A question that is over. `first` is the place of the first guess, −2 if the answer was shown; `outcome` the number of
    the try that was right, 0 for none. The views that were tried at a task still need names. */
export interface Row {
  question: string;
  said: string;
  right: string;
  first: number;
  outcome: number;
  hint: boolean;
  tries?: number[];
  maps?: Told['maps'];
}
/** What was done in a lesson: the stop, the answers and the questions that are over, by stops, and when it began. */
export interface Played {
  index: number;
  attempts: Attempt[];
  rows: Row[];
  began: number;
}
/** A class as the player sees it. `sent` is the vote given at a stop; `isClosed` says that none is taken there. With
    `isAtOnce` the right answer is told after each try, otherwise when the teacher shows it. */
export interface Room {
  isLed: boolean;
  isAtOnce: boolean;
  canFinish: boolean;
  pupil: number;
  isClosed(index: number): boolean;
  /** True if what is done at the task of a stop is handed in now. */
  takes(index: number): boolean;
  sent(index: number): number | string | undefined;
  note(index: number, isAsking: boolean): string;
  answer(index: number, attempt: Attempt, vote?: number): void;
  write(index: number, text: string): void;
  leave(): void;
}
/** How a class stands, see `viz_app.server.rooms.acts.State`. `told` is what is right, once it may be seen. */
export interface ClassState {
  rev: number;
  stop: number;
  phase: 'tell' | 'ask' | 'closed' | 'right' | 'end';
  round: number;
  lead: boolean;
  locked: boolean;
  told?: Pick<LessonQuestion, 'right' | 'answer' | 'feedback'> & { languages?: Record<string, Partial<LessonQuestion>> };
}
/** What a board knows more: the animals of the phones, and [stop, round, choice, phones] of what was answered. */
export interface BoardState extends ClassState {
  over: boolean;
  members: number[];
  counts: [stop: number, round: number, choice: number, phones: number][];
  /** What was written, without its text while it is covered. */
  texts: [stop: number, name: number, text: string | null][];
  mark: string;
}
export interface ClassLesson {
  lesson: Lesson;
  at_once: boolean;
  texts: boolean;
}
/** A reply of the rooms. `told` is its JSON; `wait` the seconds until the next question. */
export interface ClassAnswer {
  status: number;
  told: any;
  error: string;
  wait: number;
}
/** The data of `viz_app.handlers.page.lessons_data`. `path` names the way for beginners in its order. `places` are selectors by the names in stops. `start` is a lesson to start at once. */
export interface Lessons {
  lessons: Lesson[];
  path: string[];
  places: Record<string, string>;
  start: string | null;
  hasClasses: boolean;
}
