/* The types of the view One head. Only for `tsc` and readers: no browser loads this file. */
import type { Charts, FloatArray, Layer, Numbers, Row, Words } from '../../types';

export type { Layer, Row } from '../../types';
import type { Answer, connect } from '../../client/client.js';
import type { View } from '../../widgets/shell.js';
import type { Experiment } from './width_chart.js';

/** The visible run as a request, see `state/link.js`. */
export type RunRequest = { model: string | number; text: string | number; [name: string]: string | number };

/** The row of the word that the chosen row belongs to. */
export interface RowWords {
  keys: Words;
  name: string;
  /** The first row of the word, and the one after its last. */
  rows: [first: number, end: number];
  /** The weight of each word. */
  shares: Float64Array;
  /** Return the first piece of a word, and the one after its last. */
  span(word: number): [first: number, end: number];
}

/** The columns of keys that all lines share, in px. `pitch` is the distance of two columns. */
export interface Columns {
  n: number;
  pitch: number;
  /** The width of all columns, without and with the scales at their right. */
  width: number;
  full: number;
  /** True if the columns do not fit and scroll. */
  isWide: boolean;
}
/** The place of a number in a line: the index of its key or head, and its index there. */
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
/** A number of a line: the line's id, the number's index, and its place. */
export interface CellPlace extends Place {
  id: string;
  i: number;
}
export interface LineState {
  /** The chosen key. */
  hot: number;
  /** The right edge of the scale. */
  right: number;
}
/** A line of the picture, with its drawing. */
export interface LinePainter {
  height: number;
  name: string;
  perKey: boolean;
  count(row: Row): number;
  /** Return the place of number `i`, or null if the line has no such number. */
  place(row: Row, i: number): Place | null;
  draw(context: CanvasRenderingContext2D, row: Row, columns: Columns, state: LineState): void;
  box(row: Row, columns: Columns, i: number): LineBox | null;
  /** Return the number at a position of the drawing. */
  find(row: Row, columns: Columns, x: number): number | null;
}

/** A column of a learned matrix, requested when a cell is opened. */
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
/** The calculation of a cell. With `needs`, the column of a matrix must be requested for the rest. */
export interface Cell {
  title: [plain: string, strong?: string][];
  series?: Series[];
  lines?: SumLine[];
  tokens?: string[];
  needs?: Needs;
  pending?: Series[];
  complete?(column: Column): Pick<Cell, 'series' | 'lines'>;
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
  pointed: CellPlace | null;
  pinned: CellPlace | null;
  /** The number with the keyboard: the one under the pointer, or the pinned one, or null. */
  focus: CellPlace | null;
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

export type Part = import('../../widgets/shell.js').Part<HeadState>;
export interface Panel extends Part {
  element: HTMLElement;
}
export interface Bands extends Panel {
  columns(n: number): Columns;
  canvasOf(id: string): HTMLCanvasElement;
  bring(box: LineBox): void;
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
  column(reply: any): Column;
  file(reply: any): RowFile;
  experiment(reply: any): Experiment;
  score(reply: any): Score;
};
/** The score of a cell: the sum over all pairs of parts, added up by parts of the query, and by parts of the key. */
export interface Score {
  score: number;
  pairs: number;
  query: [name: string, value: number][];
  key: [name: string, value: number][];
}

/** The tab's view: the shell's view, the server's answers, and the actions of its parts. */
export interface HeadView extends View<HeadState> {
  client: ReturnType<typeof connect<Readers>>;
  charts: Charts;
  /** The visible data: the run as a request, one of its layers, and both as one text. */
  run: RunRequest | null;
  layer: Layer | null;
  logits: Logits | null;
  /** The same layer of the pinned run, if it is compared; null until it arrives. */
  a: Answer<Layer> | null;
  id: string;
  /** The reason why the server refused the visitor's last action. */
  problem: string;
  isTable: boolean;
  /** True if all words of a long sentence are drawn. */
  isWhole: boolean;
  isAuto: boolean;
  /** The model and the map whose heads add nothing directly, as far as it is known. */
  silent: string;
  pinned: CellPlace | null;
  /** The row of the last frame, kept so that an unchanged row is the same object. */
  row: Row | null;
  bands: Bands;
  pin(at: CellPlace): void;
  choose(key: number): void;
  isNarrow(): boolean;
  go(stage: number): void;
  column(needs: Needs): Answer<Column> | null;
  experiment(seed: number): Answer<Experiment> | null;
  download(): Promise<void>;
}
