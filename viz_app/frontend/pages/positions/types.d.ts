/* The types of the Positions tab. Only for `tsc` and for readers: no browser loads this file. */
import type { FloatArray, MapName } from '../../types';
import type { ChangedRun, HeadChange, Moved } from '../../widgets/changed_run.js';
import type { Cell } from '../../widgets/matrix.js';

export type Kind = 'sinusoidal' | 'learned';
/** The kind of a visible table: a model's own may be learned, or computed by another formula than these waves. */
export type TableKind = Kind | 'computed';
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
  kind: TableKind;
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
  kind: TableKind | 'rotary' | 'distances' | 'none';
  /** How the model tells its tokens their places; '' if that is not known, so that they cannot be changed. */
  tells: '' | 'added' | 'turned' | 'distances';
  /** The reason for scores without parts, or ''. */
  notSplit: string;
  /** The numbers that the heads of a stack add to scores by distance. */
  distances?: Record<string, Distances>;
  /** The base of the wavelengths, if the model has one of its own. */
  base?: number;
  longest: number;
  width: number;
  /** The learned tables by stack; empty if positions are computed. */
  learned: Record<string, FloatArray>;
  title: string;
}

/** The numbers by distance: `added` [head, number], for distances from `from` to `to`; negative ones look back. */
export interface Distances {
  from: number[];
  to: number[];
  added: FloatArray;
}

/** One head of a model with rotary positions: vectors [position, d_head] before and after they are turned. */
export interface Rotation {
  layer: number;
  head: number;
  tokens: string[];
  /** Radians per position, by pair. */
  frequencies: FloatArray;
  scale: number;
  /** Which dimensions are a pair: i and i + n, or neighbours. */
  turns: 'halves' | 'pairs';
  query: FloatArray;
  key: FloatArray;
  turned_query: FloatArray;
  turned_key: FloatArray;
}

export type Mode = 'on' | 'off' | 'shuffled' | 'shifted';
/** The positions of the run, the seed of the shuffle, and the distance of the shift. */
export interface Variants {
  picked: Mode;
  seed: number;
  shift: number;
}

/** The run before and after its changes. */
export type Changed = ChangedRun<Moved & { words: Moved }>;

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
  sel: HeadChange['sel'];
  picked: Mode;
  pointed: Cell | null;
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
  head: HeadChange | null;
  split: SplitState | null;
}
/** The server's answers to the requests of a frame; null until they arrive. */
export interface Answers {
  facts: Reply<Facts> | null;
  run: Reply<Changed> | null;
  split: Reply<Split> | null;
  rotation: Reply<Rotation> | null;
  isComplete: boolean;
}
type Reply<T> = import('../../client/client.js').Answer<T>;
