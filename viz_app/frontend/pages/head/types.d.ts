/* What the modules of the tab Inside a head hand each other. Only for `tsc` and readers: no browser loads this file. */
import type { ByteArray, FloatArray, MapName, Numbers } from '../../types';
import type { View } from '../../widgets/shell.js';

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

/** The columns of keys that all lines share, in px. */
export interface Columns {
  cw: number;
  n: number;
  width: number;
  full: number;
  wide: boolean;
}
export interface LineBox {
  part: number;
  place: number;
  left: number;
  width: number;
  top: number;
  height: number;
}
/** A number of a line: which line, which number, and its part (a key, a head) and place there. */
export interface CellPlace {
  id: string;
  i: number;
  part: number;
  place: number;
}
export interface LineState {
  progress: number;
  hot: number;
  right: number;
}
/** What draws a line of the picture. */
export interface LinePainter {
  height: number;
  name: string;
  perKey: boolean;
  count(r: Row, g: Columns): number;
  draw(context: CanvasRenderingContext2D, r: Row, g: Columns, state: LineState): void;
  box(r: Row, g: Columns, i: number): LineBox | null;
  find(r: Row, g: Columns, x: number, y: number): number | null;
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
  r: Row;
  g: Columns;
  stage: number;
  key: number;
  /** Which layer of which run. */
  id: string;
  progress: number;
  hover: CellPlace | null;
  pinned: CellPlace | null;
  focus: CellPlace | null;
}

export interface Part {
  draw(state: HeadState): void;
}
export interface Panel extends Part {
  element: HTMLElement;
}
export interface Bands extends Panel {
  geometry(width: number, n: number): Columns;
  canvasOf(id: string): HTMLCanvasElement;
  bring(box: LineBox): void;
  follow(stage: number): void;
}
export type HeadRequest = Record<string, any> & { model: string; text: string };

/** The page: the shell's view, what the server has said, and what its parts do to it. */
export interface HeadView extends View<HeadState> {
  layer: Layer | null;
  request: HeadRequest | null;
  id: string;
  ui: { table: boolean };
  progress: number;
  frame: number;
  pinned: { id: string; i: number } | null;
  /** The row of the last frame, kept while it stays the same. */
  row: Row | null;
  bands: Bands;
  source: any;
  pin(at: CellPlace): void;
  choose(key: number): void;
  go(stage: number): void;
  canvasOf(id: string): HTMLCanvasElement;
  column(needs: Needs): Column | null;
  download(): Promise<void>;
}
