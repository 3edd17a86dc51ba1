/* The types that modules share. Only for `tsc` and for readers: no browser loads this file. */

/** The kinds of attention: self-attention of the source, self-attention of the target, and cross-attention. */
export type MapName = 'encoder' | 'decoder' | 'cross';
export type Task = 'translate' | 'classify';

/** A token that could be written at a step: the raw piece, log p (null: minus infinity), its id. */
export type Candidate = [token: string, logProbability: number | null, id: number];

/** One step of a translation: the written token and the likeliest alternatives. */
export interface Step {
  token: string;
  id: number;
  log_probability: number | null;
  top: Candidate[];
  forced?: true;
  /** The steps of the word's pieces. Only in a run of whole words. */
  pieces?: Step[];
  /** A sampled token: the number of tokens that it was drawn from, their total probability, and its own chance. */
  drawn?: [tokens: number, mass: number, probability: number];
}

/** The tree of a beam search, as the server sends it: see viz_app.view_models.search. */
export interface SearchPayload {
  tokens: [piece: string, id: number][];
  steps: number[];
  finished: number[];
  nodes: string;
}

/** A finished translation of a beam search. */
export interface Hypothesis {
  text: string;
  tokens: number;
  log_probability: number | null;
  score: number | null;
}

/** The classification of a text. `contributions` [token, label] is null if the model does not average its tokens. */
export interface Classification {
  labels: string[];
  logits: number[];
  probabilities: number[];
  /** A row is null if its token is left out. */
  contributions: (number[] | null)[] | null;
  bias: number[] | null;
  /** If the highest probability is below this, the result is "unsure". */
  unsure_below?: number;
}

/** The tokens of a map. */
export interface Axes {
  queries: string[];
  keys: string[];
  /** The token that each row predicts; null for an encoder. */
  writes: string[] | null;
  /** The index of the first piece of each word, in each of the three. */
  starts: { queries: number[]; keys: number[]; writes: number[] | null };
}

/** All heads of one attention. Weights are levels, see `state/codec.js`. */
export interface AttentionMap extends Axes {
  name: MapName;
  layers: number;
  heads: number;
  /** [query, key]: 1 if the query may look at the key, 0 if not, 2 if one of them is left out. */
  allowed: Uint8Array;
  allAllowed: boolean;
  /** Mean over the rows in bits; null if a row is NaN. */
  entropy(layer: number, head: number): number | null;
  /** [query, key]. */
  levels(layer: number, head: number): Uint16Array;
  /** Of a long text, whose heads come by need; see state/by_need.js. */
  byNeed?: {
    isKnown(layer: number, head: number): boolean;
    hasHead(layer: number, head: number): boolean;
    hasAll(): boolean;
    pictures(): HeadPictures;
  };
}

/** What the pictures of all heads of a map are made of: its cells, or fewer, each with the largest of several. */
export interface HeadPictures {
  rows: number;
  columns: number;
  allowed: Uint8Array;
  levels(layer: number, head: number): Uint16Array;
}

/** The index of the first piece of each word of a run. */
export interface Starts {
  source: number[];
  target: number[];
}

/** One run of a model, as views draw it. */
export interface Run {
  id: string;
  model: string;
  task: Task;
  /** True of a model without classes; its `classification` holds the likeliest tokens for a mask, or nothing. */
  isEncoder: boolean;
  text: string;
  output: string;
  sides: [string, string];
  source: string[];
  /** The place in `text` of each token that was read of it, null for one that was added; none of an old run. */
  spans: ([start: number, end: number] | null)[];
  target: string[];
  starts: Starts;
  steps: Step[];
  hypotheses: Hypothesis[];
  /** Set for a beam search by a native model; null for other runs. */
  search: SearchPayload | null;
  classification: Classification | null;
  names: MapName[];
  maps: Partial<Record<MapName, AttentionMap>>;
  /** The selection to open with. Only in a run that the page asked for as a whole. */
  shown?: { heads: Partial<Record<MapName, [layer: number, head: number]>>; step?: number; row?: number };
  /** The first numbers of the positions that are added to the source [token, number], if they are known. */
  waves?: PackedArray;
  /** The places that the tokens of the source are told, if these are not their own; empty if they are told none. */
  places?: number[];
  /** The words of a run in whole words, for the source and for the target without ‹start›. */
  pieces?: { source: Words; target: Words };
}
/** The answer of a run without its changes: `before_payload` of viz_app.view_models.before. */
export interface Before {
  output: string;
  /** Raw pieces, and the index of the first piece of each word. */
  source: string[];
  target: string[];
  starts: Starts;
  /** The probability of each written token, or of each label; null for NaN. */
  chances: (number | null)[];
  labels: string[];
  verdict: string;
}
/** The words of a text: the first piece of each word, the word of each piece, and the words' names. */
export interface Words {
  first: number[];
  of: number[];
  names: string[];
}

/** A map as the server sends it. An axis is a list of tokens, `source`, or `read`: the target without its last token. */
export interface MapPayload {
  layers: number;
  heads: number;
  query: string | string[];
  key: string | string[];
  open: string;
  /** Of all heads, or with `pictures` of `head` alone. */
  weights: string;
  head?: [layer: number, head: number];
  pictures?: PicturesPayload;
  entropy: (number | null)[][];
}
export interface PicturesPayload {
  rows: number;
  columns: number;
  weights: string;
}

/** A run as the server sends it: written by `viz_app.view_models.attention`. */
export interface RunPayload extends Omit<Run, 'task' | 'isEncoder' | 'hypotheses' | 'names' | 'maps' | 'pieces' | 'search'> {
  version: number;
  /** That of the trace, such as 'encoder'; a run as views draw it has one of two. */
  task: string;
  search?: SearchPayload;
  /** The request of this run, for heads by need. */
  asks?: Record<string, string>;
  found: Hypothesis[];
  maps: Partial<Record<MapName, MapPayload>>;
}

/** [before, after]. */
export type Pair = [number | null, number | null];
/** The change of an answer: `output_change` of viz_app.view_models.changes. */
export interface Output {
  before: string;
  after: string | null;
  changed: number;
  words: [kind: '=' | '-' | '+', written: string][];
  written: Pair;
  read: Pair;
  tokens: [piece: string, before: number | null, after: number | null][];
  classes?: [label: string, before: number | null, after: number | null][];
}

/** The selection that all tabs share. Numbers count from 0. */
export interface Selection {
  map?: MapName;
  layer?: number;
  head?: number;
  row?: number;
  step?: number;
  label?: number;
}
/** The address as values: the selection, the run's parameters, and each tab's own settings. */
export type State = Selection & { [key: string]: string | number | undefined };
/** Values to merge into the state; null removes a key. */
export type Change = { [key: string]: string | number | null | undefined };

/** The sizes of the current run. The selection is fitted to them. */
export interface Limits {
  /** The id of the run. */
  id: string;
  /** The map to fall back on. */
  first: MapName;
  maps: { [name: string]: { layers: number; heads: number; rows: number } };
  /** The number of rows of every map; replaces `rows` of the single maps. */
  rows?: number;
  steps: number;
  labels: number;
}
export type StateListener = (state: State, changed: string[]) => void;

/** An array as the server sends it: base-85 text of little-endian float32, or of bits. */
export interface PackedArray {
  shape: number[];
  data: string;
}
export interface PackedBits {
  shape: number[];
  bits: string;
}
export interface FloatArray {
  shape: number[];
  data: Float32Array;
}
export interface ByteArray {
  shape: number[];
  data: Uint8Array;
}

/** One layer of one attention in a run: the answer to `layer` with its arrays unpacked. */
export interface Layer extends Axes {
  map: MapName;
  layer: number;
  heads: number;
  /** The head whose maps a long text has; null if all heads have theirs. */
  only: number | null;
  /** The first row of the arrays, and the end: of a long text they have the rows around the chosen one. */
  rows: [first: number, end: number];
  dHead: number;
  /** Of a model of others: the last stage before the mask, which `scaled` holds. */
  fit?: 'scaled' | 'biased' | 'capped';
  /** Which dimensions of queries and keys positions turn together: i and i + n, or neighbours; '' if none. */
  turns?: 'halves' | 'pairs' | '';
  /** True if the heads of this map add something to the logits directly. */
  leads: boolean;
  /** Of a model of others: why its scores are not taken apart; empty if they are. */
  notSplit?: string;
  dModel: number;
  ids: number[];
  norm: { epsilon: number } | null;
  preNorm: boolean;
  /** The factor of q and of k before their product; 1 if the scores are divided instead. */
  queryScale: number;
  /** The score of a masked cell; null for minus infinity. */
  fill: number | null;
  embeddingScale: number;
  positions: string;
  arrays: Record<string, FloatArray>;
  open: ByteArray;
  /** [layers, heads] by map. */
  maps: Record<string, [layers: number, heads: number]>;
  /** The Python lines that compute the row again. */
  code: { file: string; start: string; rest: string };
  notice?: string;
  /** The number of rows whose prediction was given. */
  given: number;
  /** The measured role of each head and its strength, over so many sentences; null if they were never measured. */
  roles: [role: string, strength: number][] | null;
  sentences?: number;
}

/** The numbers of row `i` of a head at each stage. Vectors are views of the run's own float32. */
export interface Row {
  layer: Layer;
  head: number;
  i: number;
  n: number;
  isCross: boolean;
  x: Float32Array;
  embedding: Float32Array;
  position: Float32Array;
  before: Float32Array | null;
  query: Float32Array;
  /** The query, and each key, before positions turn them; null where they do not. */
  unturned: Float32Array | null;
  unturnedKey(j: number): Float32Array | null;
  key(j: number): Float32Array;
  value(j: number): Float32Array;
  scores: Float32Array;
  scaled: Float32Array;
  weights: Float32Array;
  open: Uint8Array;
  output: Float32Array;
  update: Float32Array;
}

/** A reply to a question: an answer with its own values, or none. */
export type Reply = { ok: true; [name: string]: any } | NoAnswer;
/**
 * Why there is no answer, as one sentence. `refused`: it cannot be done as it was asked; `lost`: the reply did not arrive;
 * `stopped`: it was ended before it was done; `later`: it may be asked again in a moment. */
export interface NoAnswer {
  ok: false;
  kind: 'refused' | 'lost' | 'stopped' | 'later';
  error: string;
  said?: Sentence;
}
/** A sentence of an answer, to be said by `state/told.js`: its id and its values, among which are sentences and lists. */
export interface Sentence {
  id: string;
  values: { [name: string]: SentenceValue };
}
export type SentenceValue = string | number | boolean | Sentence | SentenceValue[];
/** The functions that a view may call. They never reject. */
export type PageServer = { [name: string]: (request: object) => Promise<Reply> };

/** What the `mount` of a view gets; see `shell/shell.js`. */
export interface Mounted {
  /** The view's element, and inside it the empty element that the view fills. */
  element: HTMLElement;
  root: HTMLElement;
  /** What the page says of the view: see `views` in viz_app/shell.py. */
  props: { [name: string]: any };
  server: PageServer;
  /** The content of the view's file of data, or null. */
  data: any;
}

/** The kind and the limits of a parameter of the address. */
export type Parameter =
  | { kind: 'text'; longest: number }
  | { kind: 'whole'; lowest: number; highest: number }
  | { kind: 'decimal'; lowest: number; highest: number }
  | { kind: 'choice'; choices: string[] }
  | { kind: 'way'; ways: DecodingKind[] }
  | { kind: 'prefix'; longest: number; ids: string }
  | { kind: 'mask edits' | 'bugs' | 'fill' | 'pads' | 'heads' | 'positions' | 'places' | 'places carried over' | 'joined tokens' };
export type DecodingKind = 'greedy' | 'beam' | 'sample';
export type Decoding = { kind: DecodingKind } & { [name: string]: any };
/** A numeric option of a decoding method, with the limits of its control. */
export interface DecodingOption {
  name: string;
  title: string;
  lowest: number;
  highest: number;
  step: number;
  /** The default, which links leave out. */
  usual: number;
}
/** A decoding method. `counted` names the option that follows the dot in the parameter `decoding`. */
export interface Way {
  name: DecodingKind;
  title: string;
  counted: string | null;
  options: DecodingOption[];
}
type ParameterOf<K extends Parameter['kind']> = Extract<Parameter, { kind: K }>;
/** The wire contract, as `viz_app.protocol` exports it. */
export interface Protocol {
  /** The version of links: their parameter `v`. */
  version: string;
  groups: Record<'page' | 'decoding' | 'run' | 'selection' | 'edits' | 'view', string[]>;
  parameters: { [name: string]: Parameter; forced: ParameterOf<'prefix'> } & Record<
    'turn' | 'seed' | 'shift',
    ParameterOf<'whole'>
  >;
  ways: Way[];
  edits: {
    maps: MapName[];
    short: Record<string, string>;
    /** The pattern of one change of a mask. */
    maskItem: string;
    fills: string[];
    positions: string[];
    maxMaskEdits: number;
    maxPads: number;
  };
  bugs: string[];
  /** Today's name of a tab, by the name that older links use. */
  renamedTabs: Record<string, string>;
}

/** A row of numbers, on the page or from the server. */
export type Numbers = number[] | Float32Array | Float64Array;

/** A colour as red, green, blue, and its position on the ramp, from 0 to 1. */
export type Stop = [rgb: number[], at: number];
/** 256 colours: as bytes (RGBA), as CSS text, and a readable text colour for each. */
export interface Ramp {
  bytes: Uint8ClampedArray;
  css: string[];
  ink: string[];
}

/** The sizes of a scrolled picture of cells, in CSS pixels. */
export interface GridGeometry {
  /** Rows and columns. */
  n: number;
  k: number;
  /** Width and height of a cell, with the gap. */
  cw: number;
  ch: number;
  /** Room for labels, left and above. */
  gutter: number;
  top: number;
  /** The size of the visible part, and of the whole picture. */
  width: number;
  height: number;
  full: { width: number; height: number };
}
/** The visible part of a scrolled picture: the scroll offsets, and [first, past the last] row and column. */
export interface InSight {
  left: number;
  top: number;
  rows: [number, number];
  columns: [number, number];
}

/** A part of a Plotly figure, see https://plotly.com/javascript/reference/. */
export type PlotlyPart = { [name: string]: any };
/** A figure of viz_app/figures; colours and fonts are named, such as `var(--ink)`. */
export interface Figure {
  data: PlotlyPart[];
  layout: PlotlyPart;
}
/** The data of a tab with charts: the address of Plotly's script, its settings, and the figures by name. */
export interface Charts {
  script: string;
  config: PlotlyPart;
  figures: { [name: string]: Figure };
}

/** A method of explaining a prediction. */
export type Method =
  | 'attention'
  | 'mean-attention'
  | 'rollout'
  | 'value-zeroing'
  | 'flow'
  | 'logit-flow'
  | 'gradient-x-input'
  | 'integrated-gradients'
  | 'leave-one-out'
  | 'pooling';
export interface Spread {
  mean: number;
  std: number;
}
/** A mean over sentences with its 95 % interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}
export type Measure = 'deletion' | 'insertion' | 'comprehensiveness' | 'sufficiency' | 'rank' | 'first';
/** The alignment error rates against gold alignments, by head, method or other source of links, then by row. */
export interface Alignment {
  sentences: number;
  errors: Record<string, Partial<Record<'same' | 'next', Interval>>>;
}
/** The results of the tests over many sentences. Measurements of older versions have no `measures`. */
export interface Measured {
  sentences: number;
  areas: Partial<Record<Method, Spread>>;
  random: Spread;
  better: Partial<Record<Method, number>>;
  agreement: Partial<Record<Method, Partial<Record<Method, number | null>>>>;
  measures: Partial<Record<Measure, Partial<Record<Method | 'random', Interval>>>>;
  alignment: Alignment | null;
}

declare global {
  /** The store, for the browser's console and for tests. */
  var glassformer: { store: typeof import('./state/store.js').store };
  /** A part of a view (widgets/shell.js) with its element. */
  type Piece<S> = import('./widgets/shell.js').Part<S> & { element: HTMLElement };
}

/** The facts about the visible run that questions need. */
export interface Facts {
  model: string;
  task: 'translator' | 'generator' | 'classifier' | 'encoder';
  text: string;
  sides: [string, string];
  source: string[];
  target: string[];
  starts: Starts;
  steps: Step[];
  classification: Classification | null;
  /** The layers and heads of the maps whose rows lead to a prediction. */
  heads: Partial<Record<MapName, [layers: number, heads: number]>>;
  methods: Method[];
}
/** The prediction to explain. `againstId` is null without a comparison. */
export interface Asked {
  step: number | null;
  token: string;
  id: number;
  against: string | null;
  againstId: number | null;
}
export interface AttributionReply {
  source: PackedArray;
  target: PackedArray;
  value: number | null;
  empty: number | null;
  residual: number | null;
  /** An estimate of the largest error of a number, if there is one. */
  error: number | null;
  settings: Record<string, string | number>;
}
/** The attribution of each token; NaN if the method has none for it. */
export interface Attribution extends Omit<AttributionReply, 'source' | 'target'> {
  source: Float32Array;
  target: Float32Array;
}
/** A token, or a label, that could have been the answer. */
export interface Possible {
  id: number;
  name: string;
  /** The class of a classifier as the model names it. */
  label?: string;
  probability: number;
  /** True if it was written, or is the model's own answer. */
  isOwn: boolean;
}
