/* The types of Parts and routes. Only for `tsc` and for readers: no browser loads this file. */
import type { Asked, Attribution, AttributionReply, Facts, FloatArray, MapName, PackedArray, Possible } from '../../types';
import type { Answer, Client } from '../../client/client.js';
import type { View } from '../../widgets/shell.js';
export type { Attribution, Facts, FloatArray, MapName, Possible };

type Edges = 'encoder' | 'decoder' | 'cross' | 'stay' | 'pool';
type ByMap<A> = Partial<Record<MapName, A>>;
/** What was passed on in a run: `core.results.flow.Flow`. */
export type Flow = Record<Edges, FloatArray> & {
  feedForward: ByMap<FloatArray>;
  heads: ByMap<FloatArray>;
  headShares: ByMap<FloatArray>;
};

/** A state: its stack, its depth from the embedded token on, and its place. The answer itself has the stack `out`. */
export interface Node {
  id: string;
  stack: 'encoder' | 'decoder' | 'out';
  depth: number;
  place: number;
  share: number;
}
/** An edge: `share` is of the whole answer, `own` of the state that it leads to. */
export interface Line {
  map: MapName | 'pool';
  layer: number;
  query: number;
  key: number;
  from: string;
  to: string;
  own: number;
  share: number;
  /** The head that brings most along it; −1 if none does. */
  head: number;
}
export interface Route {
  lines: Line[];
  nodes: Map<string, Node>;
  /** The share of the answer that reaches a token along these lines alone. */
  carried: number;
  atLeast: number;
}

/** The parts of a logit above what it is compared with: `core.results.logit_parts.LogitParts`. */
export interface PartsReply {
  embedding: number;
  positions: number;
  norm: number;
  outputBias: number;
  steering: number;
  feedForward: number[];
  biases: ByMap<number[]>;
  reads: ByMap<PackedArray>;
  total: number;
  depths: number[];
  otherDepths: number[];
}
/** One part. A head has its map, layer, head, and what it took from each token. */
export interface Part {
  key: string;
  value: number;
  map?: MapName;
  layer?: number;
  head?: number;
  reads?: Float32Array;
}
export interface Step {
  question: Asked;
  parts: Part[];
  total: number;
  depths: number[];
  otherDepths: number[];
  /** The parts by token, sent down the flow. */
  words: Attribution;
  /** [layer, head, key], where each head looks. */
  looks: ByMap<FloatArray>;
  notices: string[];
}
/** What switching a head off changes, and the parts of what it read most. */
export interface HeadReply {
  off: number;
  read: { place: number; total: number; rows: PartRow[]; others: number } | null;
}
export interface PartRow {
  part: string;
  layer: number | null;
  head: number | null;
  value: number;
  read: number | null;
}

/** A row of the bars, and the rows that open below it. */
export interface Row {
  key: string;
  name: string;
  about: string;
  value: number;
  /** `value` rounded so that the rows add up as they are shown. */
  shown: number;
  part?: Part;
  inside?: { name: string; value: number; about?: string }[];
}

export interface Largest {
  costliest: { mean: number; low: number; high: number };
  near: { mean: number; low: number; high: number };
  sentences: number;
}
/** The run of a page. `flow` is null if the run has NaN; `layers` are those of its maps. */
export interface FlowReply {
  run: Facts;
  flow: Flow | null;
  layers: Record<string, number>;
  largest: Largest | null;
  weights: string | null;
  /** Why the answers of the model have no exact parts; empty or missing if they have. */
  noParts?: boolean;
}

export interface FlowState {
  facts: Facts;
  step: number | null;
  asked: Possible;
  against: Possible | null;
  candidates: Possible[];
  read: string[];
  found: Step | null;
  rows: Row[];
  by: string;
  open: string;
  head: HeadReply | null;
  needed: Attribution | null;
  /** The source token whose last state the routes lead to in place of the answer. */
  into: number | null;
  /** The drawn routes: all states and lines to the answer or to `into`, and those that are drawn. */
  states: Map<string, Node>;
  lines: Line[];
  route: Route;
  /** The states of the answer; null if nothing is known of it. */
  shares: Map<string, Node> | null;
  noParts?: boolean;
  /** How often the largest bar is the head whose loss costs most; null if nobody has measured it. */
  largest: Largest | null;
  /** The SHA-256 of the model's weights. */
  weights: string | null;
  /** True if fewer rows are drawn than the chosen share asks for, because more do not fit. */
  isCut: boolean;
}

export interface Page {
  view: View<FlowState>;
  client: Client<{
    flow: FlowReply;
    parts: Step;
    part: HeadReply;
    needed: { attribution: Attribution };
  }>;
  run: FlowReply | null;
  step: Answer<Step> | null;
  head: Answer<HeadReply> | null;
  needed: Answer<{ attribution: Attribution }> | null;
  /** The pinned run, if it is compared: the step of the same question, or the reason for none, and its parts. */
  a: { run: Answer<FlowReply> | null; step: number | null; reason: string; found: Answer<Step> | null } | null;
  /** The state that the visitor keeps lit. */
  kept: string;
  now(): FlowState;
}
export type { AttributionReply };
