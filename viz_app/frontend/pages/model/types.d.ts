/* The types of the Model tab. Only for `tsc` and for readers: no browser loads this file. */
import type { Charts, Figure, PackedArray } from '../../types';
import type { View } from '../../widgets/shell.js';
import type { Session } from './train_session.js';
import type { Client } from '../../client/client.js';

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
}
export interface WordsReply {
  payload: WordsFacts & { points: PackedArray; lean: PackedArray | null };
}
export interface Words extends WordsFacts {
  /** [token, 2] */
  points: Float32Array;
  /** The part of the map that contains all tokens. */
  extent: { x: [number, number]; y: [number, number] };
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
  client: Client<{
    words: Words;
    neighbours: Neighbours;
    sentence_words: Sentence;
  }>;
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
  /** Sentences about these moments, usually none. */
  note: string[];
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
  client: Client<{ learning: TrainingHistory | string }>;
  charts: Charts;
  isTable: boolean;
  model: string;
  /** Go to a moment, or to the first or last one if there is no such moment. */
  go(at: number): void;
  step(by: number): void;
}

/** The settings of a training: `core.toy_training.settings.ToySettings`. */
export interface Settings {
  task: string;
  layers: number;
  heads: number;
  d_model: number;
  design: string;
  positions: boolean;
  causal: boolean;
  scale: boolean;
  bug: string;
  seed: number;
  steps: number;
}
export interface TaskReply {
  name: string;
  examples: string[];
  /** The answers to the examples. */
  answers: string[];
  /** A regular expression for the sources. */
  fits: string;
  /** True if single places of the input decide the next character. */
  isAimed: boolean;
}
/** A task with its texts: `says` completes "it can ..."; `hint` says what may be typed; `aim` names the deciding places, or is ''. */
export interface TaskFacts extends TaskReply {
  title: string;
  says: string;
  hint: string;
  aim: string;
}
/** What viz_app/handlers/training.py says of tasks and settings. */
export interface TrainingFacts<Task = TaskReply> {
  tasks: Task[];
  limits: { layers: number; heads: number; seed: number; steps: number };
  choices: { d_model: number[]; design: string[]; bug: string[] };
  defaults: Settings;
  unseen: number;
}
/** Bytes of what is being fetched. */
export interface Loading {
  loaded: number;
  total: number;
  what: string;
}
/** Shares of what is right on the unseen examples; `aim` [layer][head] is null if no single place decides. */
export interface Report {
  step: number;
  letters: number;
  words: number;
  fed: number;
  aim: number[][] | null;
  /** The mean weights from place to place, if `aim` is known. */
  places: PackedMap | null;
  /** Seconds of training until then. */
  seconds: number;
}
/** Levels [layer, head, query, key] with their shape. */
export interface PackedMap {
  shape: number[];
  levels: number[];
}
/** The answer of `advance` in viz_app/static/toy.py. */
export interface Advance {
  losses: number[][];
  reports: Omit<Report, 'seconds'>[] | null;
  step: number;
  ms?: number;
  isDone: boolean;
  diverged?: import('../../types').Sentence;
  which?: number;
}
export interface RunSoFar {
  /** The number of weights. */
  size: number;
  losses: [step: number, loss: number][];
  reports: Report[];
}
export interface ToyMap {
  name: string;
  /** Differs between two pictures. */
  id: string;
  layers: number;
  heads: number;
  queries: string[];
  keys: string[];
  writes: string[] | null;
  allowed: Uint8Array;
  levels(layer: number, head: number): Uint16Array;
}
/** An example as a state of a run sees it: what it writes alone, and its maps while it is fed the expected answer. */
export interface ToyView {
  step: number;
  source: string[];
  read: string[];
  written: string;
  expected: string;
  maps: Record<string, ToyMap>;
}
/** A trained model as this browser keeps it. */
export interface KeptModel {
  name: string;
  title: string;
  task: string;
  sides: string[];
  examples: string[];
  zip: Uint8Array;
}
interface ToySelection {
  map: string;
  layer: number;
  head: number;
  /** −1 before one is chosen. */
  row: number;
}
export interface TrainPage {
  view: View<Session>;
  session: Session;
  isTable: boolean;
  /** True if the chosen head is drawn as its mean over the unseen examples. */
  isMean: boolean;
  /** The parameters of the address that were taken last. */
  linked: string;
  sel: ToySelection;
  mapOf(view: ToyView): ToyMap | undefined;
  layerOf(map: ToyMap): number;
  headOf(map: ToyMap): number;
  rowOf(view: ToyView): number;
  pointed(which: number): { i: number; j: number } | null;
  point(which: number, place: { i: number; j: number } | null): void;
  choose(values: Partial<ToySelection>): void;
  /** Choose a row that writes a place of the answer. */
  chooseRow(view: ToyView, row: number): void;
  /** Train with other settings, and with another second run. */
  take(settings: Settings, beside?: string): void;
}
