/* What the modules of the Model tab hand each other. Only for `tsc` and for readers: no browser loads this file. */
import type { Charts, Figure, PackedArray } from '../../types';
import type { View } from '../../widgets/shell.js';
import type { connect } from '../../server/client.js';

/** All tokens of a model, by id; `viz_app/view_models/token_map.py` says what the numbers are. */
interface WordsFacts {
  tokens: string[];
  /** Numbers of a vector. */
  width: number;
  /** Whether source and target have one table. */
  isShared: boolean;
  variance: number;
  /** Of so many true neighbours so many are near in the map, measured on a sample. */
  kept: number;
  of: number;
  sample: number;
  figure: Figure;
}
export interface WordsReply {
  payload: WordsFacts & { points: PackedArray };
}
export interface Words extends WordsFacts {
  /** [token, 2] */
  points: Float32Array;
  /** What people read, and what a search looks for. */
  labels: string[];
  keys: string[];
}
export type Near = [id: number, cosine: number];
export interface Neighbours {
  word: number;
  length: number;
  near: Near[];
}
/** Ids of the run's tokens. */
export interface Sentence {
  source: number[];
  target: number[];
  sides: [string, string];
}

export interface ModelState {
  words: Words;
  sentence: Sentence;
  /** The chosen token. */
  word: number;
  /** Of the chosen token; null while it is asked for. */
  neighbours: Neighbours | null;
}

export interface Page {
  view: View<ModelState>;
  client: ReturnType<
    typeof connect<{
      words: (reply: any) => Words;
      neighbours: (reply: any) => Neighbours;
      sentence_words: (reply: any) => Sentence;
    }>
  >;
  charts: Charts;
  isTable: boolean;
  /** The model on show. */
  model: string;
  now(): ModelState;
  choose(word: number): void;
  /** Brings a token into sight. */
  show(word: number): void;
}

/** A dot with a name, the more important ones first. */
export interface Mark {
  id: number;
  kind: 'chosen' | 'sentence' | 'near';
}
