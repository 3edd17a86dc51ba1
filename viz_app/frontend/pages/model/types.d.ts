/* The types of the Model tab. Only for `tsc` and for readers: no browser loads this file. */
import type { Charts, Figure, PackedArray } from '../../types';
import type { View } from '../../widgets/shell.js';
import type { connect } from '../../server/client.js';

/** All tokens of a model, by id. `viz_app/view_models/token_map.py` explains the numbers. */
interface WordsFacts {
  tokens: string[];
  /** The number of dimensions of a vector. */
  width: number;
  /** True if source and target share one table. */
  isShared: boolean;
  /** The kind of the map: t-SNE or principal components. */
  plane: 'tsne' | 'pca';
  /** The reason for no t-SNE map, or ''. */
  noTsne: string;
  /** The share of the variance in the two principal components. */
  variance: number | null;
  /** `kept` of a token's `of` true neighbours are near it in the map, on average over a sample. */
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
  /** [token]: from −1, only in sources, to 1, only in targets; null if the tokens were not counted. */
  lean: Float32Array | null;
  /** The tokens as text, and as keys for the search. */
  labels: string[];
  keys: string[];
}
export type Near = [id: number, cosine: number];
export interface Neighbours {
  word: number;
  length: number;
  /** The counts of the token in each side of the training texts; empty if the tokens were not counted. */
  counts: number[];
  near: Near[];
}
/** The ids of the run's tokens. */
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
  /** The neighbours of the chosen token; null until they arrive. */
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
  /** The visible model. */
  model: string;
  now(): ModelState;
  choose(word: number): void;
  /** Scroll the map to a token. */
  show(word: number): void;
}

/** A dot with a name. Marks are sorted, the most important first. */
export interface Mark {
  id: number;
  kind: 'chosen' | 'sentence' | 'near';
}

/** A map of a sentence as the server sends it: levels [moment, layer, head, open cell]. */
interface HistoryMapPayload {
  layers: number;
  heads: number;
  open: string;
  weights: string;
}
interface SentenceFacts {
  text: string;
  source: string[];
  /** The target with its start token; empty for a classifier. */
  target: string[];
  /** [moment][column]: the probability of each target token, or of each label. */
  probability: number[][];
  /** [moment][place] */
  guesses: string[][];
  /** [moment]; empty if the texts were not kept. */
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
  /** [moment]; empty if it was not measured. */
  scores: number[];
  /** The number of validation sentences for the scores, and for the roles. */
  scored: number;
  probe: number;
  /** A note about these moments, usually ''. */
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
  /** The visible moment. */
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
  /** Go to a moment, or to the first or last one if there is no such moment. */
  go(at: number): void;
  step(by: number): void;
}
