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
/** What the model has itself. */
export interface Own extends Size {
  kind: Kind;
}
/** What the upper half shows, as it was chosen. */
export interface Settings extends Own {
  step: number;
  place: number;
  waves: number[];
}
/** What a person chooses of them; waves of null: those worth a look. */
export type Choice = Partial<Omit<Settings, 'waves'>> & { waves?: number[] | null };
/** Of a setting as it was typed: its value, or a sentence that says why it cannot be. */
export type Checked<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

/** A table and what its numbers are; `base` is that of the wavelengths, also of the waves behind a learned table. */
export interface Encoding {
  kind: Kind;
  table: Table;
  /** The largest number of the table without its sign. */
  most: number;
  base: number;
}
/** The table drawn, and all that follows from it and from what is pointed at. */
export interface ShownEncoding extends Encoding {
  /** Another one for another table. */
  key: string;
  /** The waves behind a learned table. */
  beside: Encoding | null;
  /** [position, position]. */
  dots: Float64Array;
  step: number;
  /** The position chosen or pointed at, and the dimension pointed at. */
  at: number;
  dimension: number | null;
  /** The dimensions in lanes. */
  waves: number[];
  turned: Turned;
}
/** What the pointer or the keys are at in the upper half; null: what was chosen stays. */
export interface Aim {
  place: number | null;
  dimension: number | null;
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

/** A run with other positions, beside the run as it is. */
export interface Variant {
  run: Run;
  /** By map. */
  changes: Record<string, ReturnType<typeof import('../../widgets/changes.js').weights>>;
  moved: Record<string, (number | null)[][]>;
  words: { moved: Record<string, (number | null)[][]> };
  output: Output;
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
export interface SelectedHead {
  map: MapName;
  layer: number;
  head: number;
}
/** What is chosen, resolved against the runs that have come: the run as it is has. */
export interface RunsState {
  sel: SelectedHead;
  map: AttentionMap;
  row: number;
  /** The row as it is chosen, among pieces. */
  piece: number;
  sides: { on: Side } & Partial<Record<Mode, Side>>;
  /** The largest change of the chosen head in any run, in thousandths. */
  scale: number;
  pointed: Place | null;
}

/** The scores of a first layer in parts. */
export interface Split {
  map: MapName;
  /** Of the parts: content and position by content and position, then biases. */
  names: string[];
  tokens: string[];
  /** [query, key]: 1 where a query may look. */
  allowed: Uint8Array;
  /** [part, head, query, key]. */
  parts: FloatArray;
  /** [head][part]: how far a part varies along the keys of a row. */
  variance: number[][];
  error: number;
  preNorm: boolean;
}
/** What the lower right draws. */
export interface SplitState {
  split: Split;
  head: number;
  row: number;
  sel: SelectedHead;
  picked: Mode;
  pointed: Place | null;
}
/** Numbers with names, read aloud or written in lines. */
export interface SumLines {
  title: string;
  lines: { name: string; text: string; isSum?: boolean }[];
  claim: string;
  hint: string;
}

export type { Page } from './page.js';
/** What a frame draws. */
export interface PageState {
  shown: ShownEncoding;
  runs: RunsState | null;
  split: SplitState | null;
}
/** What the server has said to this frame's questions; null: on its way. */
export interface Answers {
  facts: Reply<Facts> | null;
  variants: Record<Mode, Reply<Variant> | null>;
  split: Reply<Split> | null;
  isComplete: boolean;
}
type Reply<T> = import('../../server/client.js').Answer<T>;
