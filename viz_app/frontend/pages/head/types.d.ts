/* The types of the view One head. Only for `tsc` and readers: no browser loads this file. */
import type { Charts, FloatArray, Layer, Row, Words } from '../../types';

export type { Layer, Row } from '../../types';
import type { Answer, connect } from '../../client/client.js';
import type { View } from '../../widgets/shell.js';
import type { Experiment } from './scaling_experiment.js';

/** The visible run as a request, see `state/link.js`. */
export type RunRequest = { model: string | number; text: string | number; [name: string]: string | number };

/** The row of the word that the chosen row belongs to. */
export interface RowWords {
  keys: Words;
  name: string;
  /** The weight of each word. */
  shares: Float64Array;
}

/** The direct effect of a map's heads on the logits of each row's prediction. */
export interface Logits {
  map: string;
  /** [layer, head, row, token]: of the token that the row writes, or of every label. */
  values: FloatArray;
  labels: string[] | null;
  /** [head][row]: the tokens that a head of the last layer raises most; null for NaN. */
  most: [piece: string, value: number | null][][][];
  /** The head with which the run opens. */
  shown: [layer: number, head: number];
}

/** A word of the pictures: a key of the row. */
export interface Entry {
  j: number;
  name: string;
  /** True if it goes on a word. */
  isJoined: boolean;
  isOpen: boolean;
  /** NaN if the model shows shares only. */
  fit: number;
  share: number;
  isChosen: boolean;
}
/** The content of the four pictures. */
export interface Look {
  row: Row;
  isOff: boolean;
  /** False if the model shows shares only. */
  isKnown: boolean;
  key: number;
  /** All words in sight, the drawn ones, and the others together. */
  count: number;
  entries: Entry[];
  rest: { count: number; share: number };
  total: number;
  /** The key with the largest share, and the one with the largest fit. */
  best: number;
  fits: number;
  scales: Record<'x' | 'query' | 'key' | 'fit' | 'value', number>;
}

/** The selection and the pointer. Every part draws from them. */
export interface HeadState {
  row: Row;
  stage: number;
  key: number;
  /** The run and the layer as a text. */
  id: string;
  /** False if the model shows shares only. */
  isKnown: boolean;
  /** The label of a classifier that is in question. */
  label: number;
  /** The picture that a narrow page shows. */
  four: number;
  isEight: boolean;
  isOff: boolean;
  logits: Logits | null;
  /** True if neither the link nor the visitor has named a head. */
  isAuto: boolean;
}

/** The file of a row, in base 64. */
export interface RowFile {
  name: string;
  data: string;
}
/** The readers of the server's replies, by function of the server. */
export type Readers = {
  layer(reply: any): Layer;
  logits(reply: any): Logits;
  file(reply: any): RowFile;
  experiment(reply: any): Experiment;
  score(reply: any): Score;
  preferences(reply: any): Preferences;
};
/** The score of a cell: the sum over all pairs of parts, added up by parts of the query, and by parts of the key. */
export interface Score {
  score: number;
  pairs: number;
  query: [name: string, value: number][];
  key: [name: string, value: number][];
}

/** What a head prefers over the vocabulary: `core.results.preferences.HeadPreferences`. */
export interface Preferences {
  fits: [token: string, score: number][];
  /** Null for heads that add nothing to a logit directly. */
  speaksFor: [token: string, logit: number][] | null;
  score: number;
  rank: number;
  isExact: boolean;
}

/** The tab's view: the shell's view, the server's answers, and the actions of its parts. */
export interface HeadView extends View<HeadState> {
  client: ReturnType<typeof connect<Readers>>;
  charts: Charts;
  /** The visible data: the run as a request, one of its layers, and both as one text. */
  run: RunRequest | null;
  layer: Layer | null;
  logits: Logits | null;
  id: string;
  /** The reason why the server refused the visitor's last action. */
  problem: string;
  /** True if all words of a long sentence are drawn. */
  isWhole: boolean;
  isAuto: boolean;
  /** The model and the map whose heads add nothing directly, as far as it is known. */
  silent: string;
  /** The row of the last frame, kept so that an unchanged row is the same object. */
  row: Row | null;
  choose(key: number): void;
  /** Ask for what a choice of map, layer or head would show. */
  ahead(values: Record<string, unknown>): void;
  isNarrow(): boolean;
  go(stage: number): void;
  experiment(seed: number): Answer<Experiment> | null;
  download(): Promise<void>;
}
