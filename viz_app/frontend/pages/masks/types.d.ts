/* The types of the Masks tab. Only for `tsc` and for readers: no browser loads this file. */
import type { MapName, Output, Pair, RunPayload } from '../../types';
import type { View } from '../../widgets/shell.js';
import type { connect } from '../../client/client.js';
import type { ChangedRun, Moved } from '../../widgets/changed_run.js';
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
export interface MasksReply extends Moved {
  before: RunPayload;
  after: RunPayload;
  change: Record<string, string>;
  panels: (Omit<Panel, 'open'> & { open: string })[];
  /** How far heads changed between whole words. */
  words: Moved;
  /** `unpadded` is the answer of the run without pads. */
  output: Output & { unpadded: string };
  facts: Record<string, Facts>;
  pads: [number, number, side: string];
  /** The parameters of changes that the model takes. */
  takes: string[];
  /** The bugs that the model cannot show, each with the reason. */
  refused: Record<string, string>;
  notices: string[];
}
export interface Runs extends ChangedRun<MasksReply> {
  panels: Panel[];
}
/** The selection, fitted to the runs, with their data. Every part draws from it. */
export type MasksState = import('../../widgets/changed_run.js').HeadChange;

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
  /** Return why the model cannot show a bug, or ''. */
  refused(bug: string): string;
  runNow(): void;
  selectRow(i: number): void;
}
export interface Part {
  draw(state: MasksState): void;
}
