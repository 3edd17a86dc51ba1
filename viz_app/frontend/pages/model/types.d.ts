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
  /** Which map it is: by t-SNE or by principal components. */
  plane: 'tsne' | 'pca';
  /** Why there is none by t-SNE, or nothing. */
  noTsne: string;
  /** What principal components hold of all variance. */
  variance: number | null;
  /** Of so many true neighbours so many are near in the map, measured on a sample. */
  kept: number;
  of: number;
  sample: number;
  figure: Figure;
}
export interface WordsReply {
  payload: WordsFacts & { points: PackedArray; lean: PackedArray | null };
}
export interface Words extends WordsFacts {
  /** [token, 2] */
  points: Float32Array;
  /** [token]: from −1, of the source only, to 1, of the target only; null where nobody has counted. */
  lean: Float32Array | null;
  /** What people read, and what a search looks for. */
  labels: string[];
  keys: string[];
}
export type Near = [id: number, cosine: number];
export interface Neighbours {
  word: number;
  length: number;
  /** How often the token stands in each side of the training texts; empty where nobody has counted. */
  counts: number[];
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

/** A map of a sentence as it travels: levels [moment, layer, head, open cell]. */
interface HistoryMapPayload {
  layers: number;
  heads: number;
  open: string;
  weights: string;
}
interface SentenceFacts {
  text: string;
  source: string[];
  /** With its start token; empty for a classifier. */
  target: string[];
  /** [moment][column]: of the target's tokens, or of the labels. */
  probability: number[][];
  /** [moment][place] */
  guesses: string[][];
  /** [moment]; empty where it was not kept. */
  written: string[];
}
/** [moment][layer][head] */
export interface RoleHistory {
  role: string[][][];
  strength: number[][][];
}
interface HistoryFacts {
  model: string;
  steps: number[];
  labels: string[];
  metric: string;
  /** [moment]; empty where it was not measured. */
  scores: number[];
  /** Validation sentences that scores and roles were measured on. */
  scored: number;
  probe: number;
  /** What a person has to know of these moments; mostly nothing. */
  note: string;
  roles: Record<string, RoleHistory>;
  figure: Figure | null;
}
export interface HistoryPayload extends HistoryFacts {
  sentences: (SentenceFacts & { maps: Record<string, HistoryMapPayload> })[];
}
export interface HistoryMap {
  layers: number;
  heads: number;
  queries: string[];
  keys: string[];
  allowed: Uint8Array;
  levels(at: number, layer: number, head: number): Uint16Array;
}
export interface SentenceHistory extends SentenceFacts {
  maps: Record<string, HistoryMap>;
}
export interface TrainingHistory extends HistoryFacts {
  sentences: SentenceHistory[];
}
export interface TrainingState {
  history: TrainingHistory;
  /** The moment on show. */
  at: number;
  example: number;
  sentence: SentenceHistory;
  names: string[];
  name: string;
  map: HistoryMap;
  roles: RoleHistory | null;
  sel: { layer: number; head: number };
}
export interface TrainingPage {
  view: View<TrainingState>;
  client: ReturnType<typeof connect<{ learning: (reply: any) => TrainingHistory | string }>>;
  charts: Charts;
  isTable: boolean;
  model: string;
  /** To a moment, the last or first where there is no such. */
  go(at: number): void;
  step(by: number): void;
}
