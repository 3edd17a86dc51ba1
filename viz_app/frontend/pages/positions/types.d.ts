/* What the modules of the Positions tab hand each other. Only for `tsc` and for readers: no browser loads this file. */
import type { AttentionMap, FloatArray, MapName, Run } from '../../types';
import type { WordChange } from '../../widgets/changes.js';
import type { Place } from '../../widgets/matrix.js';

export type Kind = 'sinusoidal' | 'learned';
/** What is added to the tokens: row p of `data` [position, dimension] to the token at position p. */
export interface Table {
  length: number;
  width: number;
  data: Float32Array;
}
export interface Size {
  length: number;
  width: number;
  base: number;
}
/** What the upper half shows, as it was chosen. */
export interface Settings extends Size {
  step: number;
  place: number;
  kind: Kind;
  waves: number[];
}
/** Of a setting as it was typed: its value, or a sentence that says why it cannot be. */
export type Checked<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

/** The table drawn, and all that follows from it and from what is pointed at. */
export interface Lab {
  /** Another one for another table. */
  key: string;
  kind: Kind;
  table: Table;
  /** The largest number of the table without its sign. */
  most: number;
  /** The waves behind a learned table. */
  beside: { table: Table; kind: Kind; most: number } | null;
  /** [position, position]. */
  dots: Float64Array;
  base: number;
  step: number;
  /** The position chosen or pointed at, and the dimension pointed at. */
  at: number;
  dimension: number | null;
  waves: number[];
  turned: Turned;
}
/** A check of the rotation on so many numbers, and the largest error. */
export interface Turned {
  numbers: number;
  error: number;
}

/** What the model on show adds to its tokens. */
export interface Facts {
  kind: Kind;
  longest: number;
  width: number;
  /** By stack; empty where positions are computed. */
  learned: Record<string, FloatArray>;
  title: string;
}

export type Mode = 'on' | 'off' | 'shuffled' | 'shifted';
/** Which of the four runs is picked, the seed of the shuffle, the distance of the shift. */
export interface Variants {
  picked: Mode;
  seed: number;
  shift: number;
}

/** What the parts of the upper half read, and do. */
export interface LabPage {
  lab: Lab;
  settings: Settings;
  facts: Facts | null;
  problem: string;
  phone: boolean;
  ui: { numbers: boolean };
  rotationHost: HTMLElement;
  own(): Size;
  hasLearned(): boolean;
  tokens(): string[];
  settle(values: Partial<Omit<Settings, 'waves'>> & { waves?: number[] | null }): void;
  tell(problem: string): void;
  draw(): void;
}

/** One of the four runs for the chosen head. */
export interface Side {
  run: Run;
  map: AttentionMap;
  /** [query, key], in this run and as trained. */
  levels: Uint16Array;
  plain: Uint16Array;
  /** In thousandths [query, key]. */
  change: Float32Array;
  /** [layer][head]: how much of its attention a head gives elsewhere; null: NaN. */
  moved: (number | null)[][];
  output: Output;
}
export interface Output {
  after: string | null;
  changed: number;
  words: WordChange[];
  classes?: [label: string, before: number, after: number][];
}
/** What is chosen, resolved against the runs that have come: the run as it is has. */
export interface RunsState {
  sel: { map: MapName; layer: number; head: number };
  map: AttentionMap;
  row: number;
  sides: { on: Side } & Partial<Record<Mode, Side>>;
  /** The largest change of the chosen head in any run, in thousandths. */
  scale: number;
  hover: Place | null;
}
/** What the four figures read, and do. */
export interface RunsPage {
  variants: Variants;
  phone: boolean;
  ui: { table: boolean; change: boolean };
  state(): RunsState | null;
  /** Why a run has not come, or ''. */
  errorOf(mode: Mode): string;
  pick(mode: Mode, values?: Partial<Variants>): void;
  select(values: Record<string, string | number>): void;
  selectRow(row: number): void;
  hoverCell(place: Place | null): void;
  draw(): void;
}
