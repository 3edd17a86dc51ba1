/* What the modules of the Masks tab hand each other. Only for `tsc` and for readers: no browser loads this file. */
import type { AttentionMap, MapName, Output, Pair, Run, RunPayload } from '../../types';
import type { View } from '../../widgets/shell.js';
import type { Answer, connect } from '../../server/client.js';
import type { Changes } from '../../widgets/changes.js';
import type { Editing } from './state.js';

export type PanelName = MapName | 'padding' | 'causal';
/** A mask of the run; `open` [query, key] holds 1 where it lets through. */
export interface Panel {
  name: PanelName;
  map: MapName;
  query: string[];
  key: string[];
  open: Uint8Array;
}
/** One change: cells of a row, a column (null: all) and a band of `key - query`, allowed or masked. */
export interface MaskEdit {
  mask: PanelName;
  row: number | null;
  column: number | null;
  open: boolean;
  first: number | null;
  last: number | null;
}
/** All that can be changed: the edits in their order, the bugs switched on, the fill, pads of source and target. */
export interface EditState {
  mask: MaskEdit[];
  bugs: string[];
  fill: string;
  pads: [number, number];
}

/** What one map shows of the bugs, each before and after. */
export interface Facts {
  lowest: Pair;
  highest: Pair;
  near: Pair | null;
  peak: Pair;
  future: Pair | null;
  pads: Pair;
  broken: [number, number];
  rows: number;
}
/** The answer of the server: both runs, what changed, and what the bugs left behind. */
export interface MasksReply {
  before: RunPayload;
  after: RunPayload;
  change: Record<string, string>;
  panels: (Omit<Panel, 'open'> & { open: string })[];
  /** [layer][head]: how much of its attention a head gives elsewhere; null: NaN. */
  moved: Record<string, (number | null)[][]>;
  /** [layer][head]: the cell that changed most, and by how much. */
  most: Record<string, [i: number, j: number, change: number][][]>;
  /** The same between whole words. */
  words: Pick<MasksReply, 'moved' | 'most'>;
  /** `unpadded`: what the run without pads writes. */
  output: Output & { unpadded: string };
  facts: Record<string, Facts>;
  pads: [number, number];
  notices: string[];
}
export interface Runs {
  payload: MasksReply;
  before: Run;
  after: Run;
  panels: Panel[];
  change: Record<string, Changes>;
}

/** One head in one of the runs. */
export interface Side {
  levels: Uint16Array;
  open: Uint8Array;
}
/** What is selected, resolved against the runs: what every part draws from. */
export interface MasksState {
  sel: { map: MapName; layer: number; head: number };
  map: AttentionMap;
  names: MapName[];
  row: number;
  before: Side;
  after: Side;
  /** Of the chosen head, in thousandths [query, key], and of any other. */
  change: Float32Array;
  changes(layer: number, head: number): Float32Array;
  scale: number;
  moved: (number | null)[][];
  mosts: [i: number, j: number, change: number][][];
  most: [i: number, j: number, change: number];
  broken: boolean;
}

export interface Page {
  view: View<MasksState>;
  client: ReturnType<typeof connect<{ rerun_masks: (reply: any) => Runs }>>;
  editing: Editing;
  runs: Runs | null;
  /** What the server said of the pinned run, where it is compared; null while it is on its way. */
  a: Answer<Runs> | null;
  problem: string;
  isTable: boolean;
  /** For tests: where things are on the screen. */
  handle: object;
  now(): MasksState;
  runNow(): void;
  selectRow(i: number): void;
}
export interface Part {
  draw(state: MasksState): void;
}
