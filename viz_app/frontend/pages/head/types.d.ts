/* What the modules of the tab Inside a head hand each other. Only for `tsc` and readers: no browser loads this file. */
import type { ByteArray, Charts, FloatArray, MapName, Numbers, Words } from '../../types';
import type { Answer, connect } from '../../server/client.js';
import type { View } from '../../widgets/shell.js';
import type { Experiment } from './width_chart.js';

/** What the server is asked about the run on show, see `state/link.js`. */
export type RunRequest = { model: string | number; text: string | number; [name: string]: string | number };

/** One layer of one attention in a run: the answer to `layer` with its arrays unpacked. */
export interface Layer {
  map: MapName;
  layer: number;
  heads: number;
  dHead: number;
  dModel: number;
  queries: string[];
  keys: string[];
  /** What each row predicts; null for an encoder. */
  writes: string[] | null;
  ids: number[];
  vocabulary: number;
  norm: { epsilon: number } | null;
  preNorm: boolean;
  /** What q and k were each multiplied with before they met; 1 where the scores are divided. */
  queryScale: number;
  /** The score of a masked cell; null: minus infinity. */
  fill: number | null;
  embeddingScale: number;
  positions: string;
  arrays: Record<string, FloatArray>;
  open: ByteArray;
  /** [layers, heads] by map. */
  maps: Record<string, [layers: number, heads: number]>;
  /** The NumPy lines that redo the row. */
  code: { file: string; start: string; rest: string };
  notice?: string;
}

/** What row `i` of a head shows at each stage; vectors are views on the run's own float32. */
export interface Row {
  layer: Layer;
  head: number;
  i: number;
  n: number;
  isCross: boolean;
  x: Float32Array;
  y(j: number): Float32Array;
  embedding: Float32Array;
  position: Float32Array;
  before: Float32Array | null;
  mean: number;
  variance: number;
  query: Float32Array;
  key(j: number): Float32Array;
  value(j: number): Float32Array;
  keys: Float32Array;
  values: Float32Array;
  scores: Float32Array;
  scaled: Float32Array;
  weights: Float32Array;
  open: Uint8Array;
  joined: Float32Array;
  output: Float32Array;
  update: Float32Array;
}

/** The row of the word that the chosen row belongs to. */
export interface RowWords {
  keys: Words;
  name: string;
  /** From the first of its rows to the one after the last. */
  rows: [first: number, end: number];
  /** By word. */
  shares: Float64Array;
  /** From the first piece of a word to the one after its last. */
  span(word: number): [first: number, end: number];
}

/** The columns of keys that all lines share, in px; `pitch` is from one column to the next. */
export interface Columns {
  n: number;
  pitch: number;
  /** Of all columns, and with the scales at their right. */
  width: number;
  full: number;
  /** More than fit: they scroll. */
  isWide: boolean;
}
/** What a number of a line belongs to, a key or a head, and its place there. */
export interface Place {
  part: number;
  place: number;
}
export interface LineBox {
  left: number;
  width: number;
  top: number;
  height: number;
}
/** A number of a line: which line, which number, where it belongs. */
export interface CellPlace extends Place {
  id: string;
  i: number;
}
export interface LineState {
  /** How much of the stage has been played, 0 to 1. */
  progress: number;
  /** The chosen key. */
  hot: number;
  /** Where the scale ends. */
  right: number;
}
/** What draws a line of the picture. */
export interface LinePainter {
  height: number;
  name: string;
  perKey: boolean;
  count(row: Row): number;
  /** Null: the line has no such number. */
  place(row: Row, i: number): Place | null;
  draw(context: CanvasRenderingContext2D, row: Row, columns: Columns, state: LineState): void;
  box(row: Row, columns: Columns, i: number): LineBox | null;
  /** The number at a place of the drawing. */
  find(row: Row, columns: Columns, x: number): number | null;
}

/** A column of a learned matrix, asked for when a cell is looked into. */
export interface Column {
  weights: Float32Array;
  bias: number;
}
export interface Needs {
  matrix: string;
  head: number;
  column: number;
}
export type Series = [name: string, values: Numbers];
export type SumLine = [sign: string, text: string, value: string];
/** What a cell is the result of; with `needs`, the rest comes with the column of a matrix. */
export interface Cell {
  title: [plain: string, strong?: string][];
  series?: Series[];
  lines?: SumLine[];
  tokens?: string[];
  needs?: Needs;
  pending?: Series[];
  complete?(column: Column): Pick<Cell, 'series' | 'lines'>;
}

/** What is chosen and pointed at: what every part draws from. */
export interface HeadState {
  row: Row;
  stage: number;
  key: number;
  pointed: CellPlace | null;
  pinned: CellPlace | null;
  /** Where the keyboard is: what is pointed at or pinned, null where neither is. */
  focus: CellPlace | null;
  /** Which layer of which run. */
  id: string;
  progress: number;
}

export type Part = import('../../widgets/shell.js').Part<HeadState>;
export interface Panel extends Part {
  element: HTMLElement;
}
export interface Bands extends Panel {
  columns(n: number): Columns;
  canvasOf(id: string): HTMLCanvasElement;
  bring(box: LineBox): void;
  /** Brings a stage into sight where it may be out of it. */
  show(stage: number): void;
}
/** What a row's file is made of, as base 64. */
export interface RowFile {
  name: string;
  data: string;
}
/** What the page reads of the server's replies, by the server's functions. */
export type Readers = {
  layer(reply: any): Layer;
  column(reply: any): Column;
  file(reply: any): RowFile;
  experiment(reply: any): Experiment;
};

/** The page: the shell's view, what the server has said, and what its parts do to it. */
export interface HeadView extends View<HeadState> {
  client: ReturnType<typeof connect<Readers>>;
  charts: Charts;
  /** What is on show: the run as the server is asked about it, a layer of it, and both as one text. */
  run: RunRequest | null;
  layer: Layer | null;
  /** The same layer of the pinned run, where it is compared; null while it is on its way. */
  a: Answer<Layer> | null;
  id: string;
  /** Why the last thing that a person asked for was refused. */
  problem: string;
  isTable: boolean;
  progress: number;
  frame: number;
  pinned: CellPlace | null;
  /** The row of the last frame, kept while it stays the same. */
  row: Row | null;
  bands: Bands;
  pin(at: CellPlace): void;
  choose(key: number): void;
  go(stage: number): void;
  column(needs: Needs): Answer<Column> | null;
  experiment(seed: number): Answer<Experiment> | null;
  download(): Promise<void>;
}
