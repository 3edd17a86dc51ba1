/* What the modules of the Anatomy tab hand each other. Only for `tsc` and for readers: no browser loads this file. */
import type { Charts, Figure, PackedArray, Selection } from '../../types';
import type { View } from '../../widgets/shell.js';

type Client = ReturnType<typeof import('../../server/client.js').connect<Record<string, (reply: any) => any>>>;

export type Side = 'encoder' | 'decoder';

/** A line about a component: a choice, or tensors `parts` of the scope `name` and their shape. */
export interface Row {
  name: string;
  value: string;
  parts?: string[];
}
/** Something that a sentence passes on its way through a design. */
export interface Component {
  name: string;
  title: string;
  why: string;
  shape: string;
  layers: number;
  parameters: number;
  /** The full name of the tensor to open first. */
  main: string;
  rows: Row[];
}
export interface Design {
  name: string;
  say: string;
  sizes: string;
  parameters: number;
  vocabulary: number;
  norm: 'pre' | 'post';
  layers: Record<Side, number>;
  components: Record<string, Component>;
  choices: Record<string, string>;
}
/** All designs for one sentence; `serial` tells one answer from another. */
export interface Designs {
  designs: Design[];
  source: string[];
  target: string[];
  /** What each row of a decoder writes. */
  written: string[];
  vocabulary: number;
  vocabularies: number[];
  seed: number;
  serial: string;
}

/** The stream of one stack wherever it changes: lengths by token. */
export interface StreamPoint {
  layer: number | null;
  what: string;
  lengths: number[];
}
/** One LayerNorm: by token, or [least, mean, most] of what it has learned. */
export interface NormSummary {
  name: string;
  title: string;
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
  /** The end of all histograms. */
  edge: number;
  norms: NormSummary[];
  hidden: number;
  /** [layer, token]: the share of hidden units that ReLU sets to zero. */
  zeros: number[][];
  /** By layer: units at zero for every token. */
  silent: number[];
}
/** What a depth would write: [piece, probability], the likeliest first. */
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
/** What depth does to the current sentence. */
export interface Depths {
  source: string[];
  target: string[];
  preNorm: boolean;
  /** The chart of each stack without what is chosen. */
  residual: Record<string, Figure>;
  stacks: Record<string, Stack>;
  /** [depth, step]; empty for a classifier. */
  words: LensWord[][];
  classes: LensClasses | null;
}

/** One LayerNorm in full: the answer to `norm`. */
export interface NormAnswer {
  input: PackedArray;
  normalised: PackedArray;
  output: PackedArray;
  gain: PackedArray;
  bias: PackedArray;
  epsilon: number;
}

/** One tensor as it travels: at most 512 numbers a row, its true shape, and what sums it up. */
export interface TensorAnswer {
  name: string;
  kind: 'share' | 'mask' | 'signed';
  shape: number[];
  array: PackedArray;
  mean: number;
  spread: number;
  least: number;
  most: number;
}
/** A tensor as a stack of matrices with the tokens of its rows and columns. */
export interface Tensor extends TensorAnswer {
  part: string;
  columns: number;
  rows: number;
  blocks: number;
  at(block: number, row: number, column: number): number;
  rowTokens: string[] | null;
  columnTokens: string[] | null;
  peak: number;
  masked: boolean;
}
/** A number of a tensor: which matrix, row and column. */
export interface Cursor {
  block: number;
  row: number;
  column: number;
}

/** What is chosen, resolved against the designs: what every part draws from. */
export interface AnatomyState {
  sel: Selection & Record<string, any>;
  data: Designs;
  picked: Design[];
  components: Record<string, Component>;
  component: string;
  shown: Component;
  layers: number;
  depth: number;
  part: string;
  show: string;
  side: Side;
}

/** A place in a picture of the run: a token, and which of its points or layers. */
export interface Place {
  token: number;
  k: number;
}
/** What a picture of the run draws. */
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
  rows: [name: string, cells: string[]][];
}
/** One picture of the run: drawn, pointed at, told, and as a table. */
export interface Picture {
  /** Where a chart is drawn instead of the canvas. */
  host?: HTMLElement;
  draw(canvas: HTMLCanvasElement, show: Shown): void;
  find(show: Shown, event: PointerEvent | MouseEvent): Place | null;
  tip(show: Shown, at: Place): string;
  note(show: Shown): (Node | string)[];
  table(show: Shown): PictureTable;
  /** What a click chooses, where it is more than a token. */
  pick?(show: Shown, at: Place): Record<string, string | number | null>;
  /** What an arrow up or down chooses, where it is no token. */
  step?(show: Shown, by: number): Record<string, string | number | null>;
}

/** What the server said: an answer, or why there is none. */
export type Reply<T> = { ok: true; value: T } | { ok: false; error: string };

/** A part of the page that is drawn anew when the choice changes. */
export interface Part {
  draw(state: AnatomyState): void;
}
export interface Panel extends Part {
  element: HTMLElement;
}

/** What the server is asked for: the run, and the size of the designs' vocabularies. */
export type Wanted = Record<string, any> & { model: string; text: string; vocabulary: number | null };

/** The page: the shell's view, what the server has said, and what its parts do to it. */
export interface AnatomyView extends View<AnatomyState> {
  client: Client;
  charts: Charts;
  /** The picture that is a chart, once it is built. */
  residual: Picture | null;
  data: Designs | null;
  run: Depths | null;
  /** What depth does to the pinned run, where it is compared; null while it is on its way. */
  a: Reply<Depths> | null;
  /** Which run `run` is of, or is to be of. */
  runId: string;
  problem: string;
  runProblem: string;
  request: Wanted | null;
  idle: number;
  ui: { table: boolean };
  /** The picture of the run on show, and its width in px. */
  picture: { picture: Picture; show: Shown } | null;
  room: number;
  /** Whether the next frame's note is read aloud. */
  speak: boolean;
  own(): Design;
  /** A tensor of a design; null while it is on its way. */
  values(design: Design, tensor: string): Reply<TensorAnswer> | null;
  norm(name: string): NormAnswer | null;
  pick(name: string): void;
  open(component: string): void;
  move(by: number): void;
}
