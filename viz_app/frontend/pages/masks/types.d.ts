/* The types of the Masks tab. Only for `tsc` and for readers: no browser loads this file. */
import type { AttentionMap, MapName, Output, Pair, Run, RunPayload } from '../../types';
import type { View } from '../../widgets/shell.js';
import type { connect } from '../../client/client.js';
import type { Changes } from '../../widgets/changes.js';
import type { Editing } from './state.js';

export type PanelName = MapName | 'padding' | 'causal';
/** A mask of the run. `open` [query, key] is 1 for an open cell. */
export interface Panel {
  name: PanelName;
  map: MapName;
  query: string[];
  key: string[];
  open: Uint8Array;
  isFirst: boolean;
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
/** All changes of a run: the edits in their order, the active bugs, the fill, the pads of source and target, and the side
    of the source that its pads are on. */
export interface EditState {
  mask: MaskEdit[];
  bugs: string[];
  fill: string;
  pads: [number, number];
  side: 'left' | 'right';
}

/** The signs of the bugs in one map, each before and after. */
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
/** The answer of the server: both runs, the changes, and the signs of the bugs. */
export interface MasksReply {
  before: RunPayload;
  after: RunPayload;
  change: Record<string, string>;
  panels: (Omit<Panel, 'open'> & { open: string })[];
  /** [layer][head]: the share of a head's attention that changed; null for NaN. */
  moved: Record<string, (number | null)[][]>;
  /** [layer][head]: the cell that changed most, and its change. */
  most: Record<string, [i: number, j: number, change: number][][]>;
  /** `moved` and `most` between whole words. */
  words: Pick<MasksReply, 'moved' | 'most'>;
  /** `unpadded` is the answer of the run without pads. */
  output: Output & { unpadded: string };
  facts: Record<string, Facts>;
  pads: [number, number, side: string];
  /** The parameters of changes that the model takes. */
  takes: string[];
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
/** The selection, fitted to the runs, with their data. Every part draws from it. */
export interface MasksState {
  sel: { map: MapName; layer: number; head: number };
  map: AttentionMap;
  names: MapName[];
  row: number;
  before: Side;
  after: Side;
  /** The change of the chosen head in thousandths [query, key], and a function for any head. */
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
  problem: string;
  isTable: boolean;
  /** Functions for tests, which return positions on the screen. */
  handle: object;
  now(): MasksState;
  /** Return true if the model takes changes of this parameter. */
  takes(name: string): boolean;
  runNow(): void;
  selectRow(i: number): void;
}
export interface Part {
  draw(state: MasksState): void;
}
