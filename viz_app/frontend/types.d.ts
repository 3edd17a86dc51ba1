/* What the modules hand each other. Only for `tsc` and for readers: no browser loads this file. */

/** Which attention: the source at itself, what is written at itself, what is written at the source. */
export type MapName = 'encoder' | 'decoder' | 'cross';
export type Task = 'translate' | 'classify';

/** A token that could be written at a step: the raw piece, log p (null: minus infinity), its id. */
export type Candidate = [token: string, logProbability: number | null, id: number];

/** One step of a translation: what was written, and the likeliest alternatives. */
export interface Step {
  token: string;
  id: number;
  log_probability: number | null;
  top: Candidate[];
  forced?: true;
  /** Of a word: the steps of its pieces. */
  pieces?: Step[];
  /** Of a sampled token: from how many it was drawn, what the model gives to all of them, and the chance of this one. */
  drawn?: [tokens: number, mass: number, probability: number];
}

/** The tree of a beam search, as it travels: see viz_app.view_models.search. */
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

/** The scores of a classifier; `contributions` [token, label] is null where the model does not average its tokens. */
export interface Classification {
  labels: string[];
  logits: number[];
  probabilities: number[];
  /** A row is null where the token is left out. */
  contributions: (number[] | null)[] | null;
  bias: number[] | null;
  /** A largest probability under this is no answer. */
  unsure_below?: number;
}

/** All heads of one attention. Weights are levels, see `state/codec.js`. */
export interface AttentionMap {
  name: MapName;
  layers: number;
  heads: number;
  queries: string[];
  keys: string[];
  /** [query, key]: 1 may look, 0 may not, 2 is left out. */
  allowed: Uint8Array;
  allAllowed: boolean;
  /** What each query predicts; null for an encoder. */
  writes: string[] | null;
  /** Mean over the rows in bits; null where a row is NaN. */
  entropy(layer: number, head: number): number | null;
  /** [query, key]. */
  levels(layer: number, head: number): Uint16Array;
  /** The level of what a row gives to cells that its sentence does not name. */
  rest(layer: number, head: number, row: number): number;
}

/** One run of a model, as views draw it. */
export interface Run {
  id: string;
  model: string;
  task: Task;
  text: string;
  output: string;
  sides: [string, string];
  source: string[];
  target: string[];
  steps: Step[];
  hypotheses: Hypothesis[];
  /** Only of a translation that was searched for by one of our own models. */
  search: SearchPayload | null;
  classification: Classification | null;
  notices: string[];
  names: MapName[];
  maps: Partial<Record<MapName, AttentionMap>>;
  /** Of a run in whole words: where its words are among the pieces, those written without ‹start›. */
  pieces?: { source: Words; target: Words };
}
/** Where words start among pieces, the word of each piece, and their names. */
export interface Words {
  first: number[];
  of: number[];
  names: string[];
}

/** A map as it travels; an axis is a list of tokens, `source`, or `read` for the target without its last token. */
export interface MapPayload {
  layers: number;
  heads: number;
  query: string | string[];
  key: string | string[];
  open: string;
  weights: string;
  rest: string;
  entropy: (number | null)[][];
}

/** A run as it travels: what `viz_app.view_models.attention` writes. */
export interface RunPayload extends Omit<Run, 'task' | 'hypotheses' | 'names' | 'maps' | 'pieces' | 'search'> {
  version: number;
  search?: SearchPayload;
  found: Hypothesis[];
  maps: Partial<Record<MapName, MapPayload>>;
}

/** [before, after]. */
export type Pair = [number | null, number | null];
/** What became of an answer: `output_change` of viz_app.view_models.changes. */
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
/** The same as it is drawn, with what else there is to say. */
export interface ChangedAnswer {
  output: Output;
  notices: string[];
}

/** What is chosen, counted from 0; every tab shares it. */
export interface Selection {
  map?: MapName;
  layer?: number;
  head?: number;
  row?: number;
  step?: number;
  label?: number;
}
/** The whole address as values: the selection, the run, and what single tabs keep there. */
export type State = Selection & { [key: string]: string | number | undefined };
/** What may be merged into the state; null removes a key. */
export type Change = { [key: string]: string | number | null | undefined };

/** What the current run has, so that a selection can be fitted to it. */
export interface Limits {
  /** The id of the run. */
  id: string;
  /** The map to fall back on. */
  first: MapName;
  maps: { [name: string]: { layers: number; heads: number; rows: number } };
  /** Rows for all maps, in place of those of each. */
  rows?: number;
  steps: number;
  labels: number;
}
export type StateListener = (state: State, changed: string[]) => void;

/** An array as it travels: base-85 text of little-endian float32, or of bits. */
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

/** What the server says: what was asked for, or why not, in one sentence. */
export type Answer = { ok: true; [key: string]: any } | { ok: false; error: string };
/** The functions of the server that a view may call, as Gradio offers them; undefined: it failed. */
export type PageServer = { [name: string]: (request: object) => Promise<any> };

/** Gradio's scope for a custom component, as every page's `mount` gets it; see `mounting.js`. */
export interface Mounted {
  /** Gradio's element, and in it the empty one that the page fills. */
  element: HTMLElement;
  root: HTMLElement;
  /** What Python gave: `value`, and whatever else `mounted(...)` was called with. */
  props: { value: string; [name: string]: any };
  server: PageServer;
  /** The JSON that Python gave as `data`, or null. */
  data: any;
}

/** How a parameter of an address is read. */
export type Parameter =
  | { kind: 'text'; longest: number }
  | { kind: 'whole'; lowest: number; highest: number }
  | { kind: 'decimal'; lowest: number; highest: number }
  | { kind: 'choice'; choices: string[] }
  | { kind: 'way'; ways: DecodingKind[] }
  | { kind: 'prefix'; longest: number; ids: string }
  | { kind: 'mask edits' | 'bugs' | 'fill' | 'pads' | 'heads' | 'positions' | 'places' };
export type DecodingKind = 'greedy' | 'beam' | 'sample';
export type Decoding = { kind: DecodingKind } & { [name: string]: any };
/** A number of a way to decode, as a control of the panel sets it. */
export interface DecodingOption {
  name: string;
  title: string;
  lowest: number;
  highest: number;
  step: number;
  /** Holds where nothing is said, and is left out of links. */
  usual: number;
}
/** A way to choose tokens; `counted` is the option behind the dot of the parameter `decoding`. */
export interface Way {
  name: DecodingKind;
  title: string;
  counted: string | null;
  options: DecodingOption[];
}
type ParameterOf<K extends Parameter['kind']> = Extract<Parameter, { kind: K }>;
/** The wire contract: what `viz_app.protocol` exports. */
export interface Protocol {
  /** Of links, their parameter v. */
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
  /** What a tab changes in the run. */
  editedTabs: Record<string, string[]>;
}

/** A row of numbers, on the page or from the server. */
export type Numbers = number[] | Float32Array | Float64Array;

/** A colour as red, green, blue, and where on the ramp it stands, from 0 to 1. */
export type Stop = [rgb: number[], at: number];
/** 256 colours: as bytes (RGBA), as CSS text, and the ink that reads on each. */
export interface Ramp {
  bytes: Uint8ClampedArray;
  css: string[];
  ink: string[];
}

/** Where a scrolled picture of cells is, and how large: all in CSS pixels. */
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
  /** Of the window, and of the whole picture. */
  width: number;
  height: number;
  full: { width: number; height: number };
}
/** What of it is in sight: how far it is scrolled, and [first, past the last] row and column. */
export interface InSight {
  left: number;
  top: number;
  rows: [number, number];
  columns: [number, number];
}

/** A part of a Plotly figure: what it may hold is Plotly's own, see https://plotly.com/javascript/reference/. */
export type PlotlyPart = { [name: string]: any };
/** A figure of viz_app/figures; colours and fonts are named, such as `var(--ink)`. */
export interface Figure {
  data: PlotlyPart[];
  layout: PlotlyPart;
}
/** What a tab with charts gets as its data: where Plotly's script is, its settings, and figures by name. */
export interface Charts {
  script: string;
  config: PlotlyPart;
  figures: { [name: string]: Figure };
}

declare global {
  /** For the browser's console, and for tests. */
  var glassformer: { store: typeof import('./state/store.js').store };
}
