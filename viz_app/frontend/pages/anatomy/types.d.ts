/* The types of the Anatomy tab. Only for `tsc` and for readers: no browser loads this file. */
import type { Charts, Figure, PackedArray, Selection, Sentence } from '../../types';
import type { View } from '../../widgets/shell.js';

type Client = ReturnType<typeof import('../../client/client.js').connect<Record<string, (reply: any) => any>>>;

export type Side = 'encoder' | 'decoder';

/** A sentence by id, or a text that is the same in every language. */
export type Text = string | Sentence;
/** A row about a component: a design choice, or the tensors `parts` of the scope `name` with their shape. */
export interface Row {
  name: string;
  value: Text;
  parts?: string[];
}
/** A component of a design. */
export interface Component {
  name: string;
  title: Sentence & { values: { of: string } };
  why: Sentence;
  shape: string;
  layers: number;
  parameters: number;
  rows: Row[];
}
export interface Design {
  name: string;
  say: Text;
  sizes: Sentence;
  parameters: number;
  vocabulary: number;
  norm: 'pre' | 'post' | '';
  /** True if the attention and the feed-forward of a layer read the same states. */
  parallel: boolean;
  layers: Record<Side, number>;
  components: Record<string, Component>;
  choices: Record<string, Text>;
}
/** All designs for one sentence. `serial` differs between two answers. */
export interface Designs {
  designs: Design[];
  /** This model and well-known ones: a name, parameters, times this model, and texts. */
  published: { rows: [Text, number, number, ...string[]][]; sources: Sentence[] };
  source: string[];
  target: string[];
  vocabulary: number;
  vocabularies: number[];
  serial: string;
}

/** A point of the residual stream where it changes: the vectors' lengths by token. */
export interface StreamPoint {
  layer: number | null;
  what: string;
  lengths: number[];
}
/**
 * One LayerNorm, or an RMSNorm, which does not centre: its spread is the root mean square. Numbers by token, and
 * [least, mean, most] of its learned gain and bias, which is 0 if it does not shift.
 */
export interface NormSummary {
  name: string;
  layer: number | null; // null for the first and the last one
  sublayer: string;
  centres: boolean;
  shifts: boolean;
  mean: number[];
  spread: number[];
  meanAfter: number[];
  spreadAfter: number[];
  gain: number[];
  bias: number[];
  /** [token, bin] counts. */
  before: number[][];
  after: number[][];
}
export interface Stack {
  width: number;
  points: StreamPoint[];
  /** The range of all histograms: from −edge to +edge. */
  edge: number;
  norms: NormSummary[];
  hidden: number;
  /** [layer, token]: the share of hidden units that ReLU sets to zero. */
  zeros: number[][];
  /** The number of units that are zero for every token, by layer. */
  silent: number[];
}
/** The tokens that the lens reads at a depth: [piece, probability], the likeliest first. */
export interface LensWord {
  token: string;
  share: number;
  top: [piece: string, share: number][];
}
export interface LensClasses {
  labels: string[];
  /** [depth, label]. */
  shares: number[][];
  /** [depth, token, label]. */
  contributions: number[][][];
  bias: number[];
}
/** The current sentence by depth. */
export interface Depths {
  source: string[];
  target: string[];
  preNorm: boolean;
  /** The chart of each stack, without the selection. */
  residual: Record<string, Figure>;
  stacks: Record<string, Stack>;
  /** [depth, step]; empty for a classifier. */
  words: LensWord[][];
  classes: LensClasses | null;
  /** A sentence where there is no lens. */
  noLens: string;
  /** What the logits pass at the end, if they do. */
  cap: number | null;
}

/** One LayerNorm in full: the answer to `norm`. */
export interface NormAnswer {
  input: PackedArray;
  normalised: PackedArray;
  output: PackedArray;
  gain: PackedArray;
  bias: PackedArray;
}

/** The selection, fitted to the designs. Every part draws from it. */
export interface AnatomyState {
  sel: Selection & Record<string, any>;
  data: Designs;
  picked: Design[];
  components: Record<string, Component>;
  component: string;
  shown: Component;
  layers: number;
  depth: number;
  show: string;
  side: Side;
}

/** A place in a picture of the run: a token, and one of its points or layers. */
export interface Pointed {
  token: number;
  k: number;
}
/** The data of a picture of the run. */
export interface Shown {
  run: Depths;
  side: Side;
  stack: Stack;
  tokens: string[];
  token: number;
  width: number;
  phone: boolean;
  sel: Selection & Record<string, any>;
  label?: number | undefined;
  norm(name: string): NormAnswer | null;
}
export interface PictureTable {
  columns: string[];
  rows: [name: string, values: number[]][];
  /** Of the values; by default 3. */
  decimals?: number;
  isShare?: boolean;
  /** The tokens whose probabilities the columns are; only the same ones can be compared. */
  written?: string[];
  /** Return the text of a cell, if it is more than its value. */
  text?(row: number, column: number): string;
}
/** A picture of the run, with its tooltip, its sentence and its table. */
export interface Picture {
  /** The element of a chart that is drawn instead of the canvas. */
  host?: HTMLElement;
  draw(canvas: HTMLCanvasElement, show: Shown): void;
  /** `at`: the place of the event in px of a drawing. */
  find(show: Shown, event: PointerEvent | MouseEvent, at: { x: number; y: number }): Pointed | null;
  tip(show: Shown, at: Pointed): string;
  note(show: Shown): (Node | string)[];
  table(show: Shown): PictureTable;
  /** Return the values that a click selects, if it selects more than a token. */
  pick?(show: Shown, at: Pointed): Record<string, string | number | null>;
  /** Return the values that an arrow up or down selects, if it selects no token. */
  step?(show: Shown, by: number): Record<string, string | number | null>;
}

/** A part of the page that is drawn again when the selection changes. */
export interface Part {
  draw(state: AnatomyState): void;
}

/** A request to the server: the run, and the size of the designs' vocabularies. */
export type Wanted = Record<string, any> & { model: string; text: string; vocabulary: number | null };

/** The tab's view: the shell's view, the server's answers, and the actions of its parts. */
export interface AnatomyView extends View<AnatomyState> {
  client: Client;
  charts: Charts;
  /** The chart of the residual stream, or null until it is built. */
  residual: Picture | null;
  data: Designs | null;
  run: Depths | null;
  /** The id of the run in `run`, or of the requested run. */
  runId: string;
  problem: string;
  runProblem: string;
  request: Wanted | null;
  ui: { isTable: boolean };
  /** The visible picture of the run, and its width in px. */
  picture: { name: string; picture: Picture; show: Shown } | null;
  room: number;
  /** True if the next frame's note is read aloud. */
  speak: boolean;
  own(): Design;
  norm(name: string): NormAnswer | null;
  pick(name: string): void;
  open(component: string): void;
  move(by: number): void;
}
