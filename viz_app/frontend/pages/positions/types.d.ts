/* The types of the Positions tab. Only for `tsc` and for readers: no browser loads this file. */
import type { AttentionMap, FloatArray, MapName, Run } from '../../types';
import type { WordChange } from '../../widgets/changes.js';
import type { Place } from '../../widgets/matrix.js';

export type Kind = 'sinusoidal' | 'learned';
/** A positional encoding. Row p of `data` [position, dimension] is added to the token at position p. */
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
/** The model's own encoding. */
export interface Own extends Size {
  kind: Kind;
}
/** The chosen settings of the upper half. */
export interface Settings extends Own {
  step: number;
  place: number;
  waves: number[];
}
/** A change of settings by the visitor. If `waves` is null, default waves are chosen. */
export type Choice = Partial<Omit<Settings, 'waves'>> & { waves?: number[] | null };
/** The result of checking a typed setting: its value, or a sentence about the problem. */
export type Checked<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

/** A table of an encoding. `base` is the base of its wavelengths, or of the waves behind a learned table. */
export interface Encoding {
  kind: Kind;
  table: Table;
  /** The largest absolute value of the table. */
  most: number;
  base: number;
}
/** The visible encoding, with all values that depend on the table and on the pointer. */
export interface ShownEncoding extends Encoding {
  /** A text that differs between two tables. */
  key: string;
  /** The waves drawn behind a learned table. */
  beside: Encoding | null;
  /** [position, position]. */
  dots: Float64Array;
  step: number;
  /** The position under the pointer or the chosen one, and the dimension under the pointer. */
  at: number;
  dimension: number | null;
  /** The dimensions that are drawn as curves. */
  waves: number[];
  turned: Turned;
}
/** The place of the pointer or the keys in the upper half; null for the chosen position or no dimension. */
export interface Aim {
  place: number | null;
  dimension: number | null;
}
/** A check of the rotation: the count of checked numbers, and the largest error. */
export interface Turned {
  numbers: number;
  error: number;
}

/** The positional encoding of the visible model. */
export interface Facts {
  kind: Kind | 'rotary';
  /** The base of the wavelengths, if the model has one of its own. */
  base?: number;
  longest: number;
  width: number;
  /** The learned tables by stack; empty if positions are computed. */
  learned: Record<string, FloatArray>;
  title: string;
}

/** One head of a model with rotary positions: vectors [position, d_head] before and after they are turned. */
export interface Rotation {
  layer: number;
  head: number;
  tokens: string[];
  /** Radians per position, by pair. */
  frequencies: FloatArray;
  scale: number;
  query: FloatArray;
  key: FloatArray;
  turned_query: FloatArray;
  turned_key: FloatArray;
}

export type Mode = 'on' | 'off' | 'shuffled' | 'shifted';
/** The picked run of the four, the seed of the shuffle, and the distance of the shift. */
export interface Variants {
  picked: Mode;
  seed: number;
  shift: number;
}

/** A run with other positions, and its differences from the original run. */
export interface Variant {
  run: Run;
  /** The changes of the weights by map. */
  changes: Record<string, ReturnType<typeof import('../../widgets/changes.js').weights>>;
  moved: Record<string, (number | null)[][]>;
  words: { moved: Record<string, (number | null)[][]> };
  output: Output;
}
/** One of the four runs for the chosen head. */
export interface Side {
  run: Run;
  map: AttentionMap;
  /** [query, key], in this run and with the trained positions. */
  levels: Uint16Array;
  plain: Uint16Array;
  /** The change of each weight, in thousandths [query, key]. */
  change: Float32Array;
  /** [layer][head]: the share of a head's attention that changed; null for NaN. */
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
/** The selection, fitted to the runs that have arrived. The original run is always among them. */
export interface RunsState {
  sel: SelectedHead;
  map: AttentionMap;
  row: number;
  /** The chosen row, counted in pieces. */
  piece: number;
  sides: { on: Side } & Partial<Record<Mode, Side>>;
  /** The largest change of the chosen head in any run, in thousandths. */
  scale: number;
  pointed: Place | null;
}

/** The scores of a first layer in parts. */
export interface Split {
  map: MapName;
  /** The names of the parts: content and position of the query by content and position of the key, then biases. */
  names: string[];
  tokens: string[];
  /** [query, key]: 1 if the query may look at the key. */
  allowed: Uint8Array;
  /** [part, head, query, key]. */
  parts: FloatArray;
  /** [head][part]: the variance of a part along the keys of a row. */
  variance: number[][];
  error: number;
  preNorm: boolean;
}
/** The data of the score split. */
export interface SplitState {
  split: Split;
  head: number;
  row: number;
  sel: SelectedHead;
  picked: Mode;
  pointed: Place | null;
}
/** Named numbers, written in lines or read aloud. */
export interface SumLines {
  title: string;
  lines: { name: string; text: string; isSum?: boolean }[];
  claim: string;
  hint: string;
}

export type { Page } from './page.js';
/** The data of a frame. */
export interface PageState {
  shown: ShownEncoding;
  rotation: Rotation | null;
  runs: RunsState | null;
  split: SplitState | null;
}
/** The server's answers to the requests of a frame; null until they arrive. */
export interface Answers {
  facts: Reply<Facts> | null;
  variants: Record<Mode, Reply<Variant> | null>;
  split: Reply<Split> | null;
  rotation: Reply<Rotation> | null;
  isComplete: boolean;
}
type Reply<T> = import('../../client/client.js').Answer<T>;
