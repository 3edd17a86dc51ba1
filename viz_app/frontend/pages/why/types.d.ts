/* What the modules of the Why tab hand each other. Only for `tsc` and for readers: no browser loads this file. */
import type { Charts, Classification, FloatArray, MapName, PackedArray, Step } from '../../types';
import type { Answer, connect } from '../../server/client.js';
import type { View } from '../../widgets/shell.js';

export type Method =
  | 'attention'
  | 'mean-attention'
  | 'rollout'
  | 'gradient-x-input'
  | 'integrated-gradients'
  | 'leave-one-out'
  | 'pooling';
export type CurveKind = 'deletion' | 'insertion';

/** What can be asked of the run on show. */
export interface Facts {
  model: string;
  task: 'translator' | 'classifier';
  text: string;
  sides: [string, string];
  source: string[];
  target: string[];
  steps: Step[];
  classification: Classification | null;
  /** Layers and heads of the maps from whose rows a prediction comes. */
  heads: Partial<Record<MapName, [layers: number, heads: number]>>;
  methods: Method[];
  says: Record<string, string>;
}
/** One prediction; `againstId` null where nothing is compared. */
export interface Asked {
  step: number | null;
  token: string;
  id: number;
  against: string | null;
  againstId: number | null;
}
export interface AttributionReply {
  source: PackedArray;
  target: PackedArray;
  value: number | null;
  empty: number | null;
  residual: number | null;
  settings: Record<string, string | number>;
}
/** What each token adds: NaN where the method says nothing of it. */
export interface Attribution extends Omit<AttributionReply, 'source' | 'target'> {
  source: Float32Array;
  target: Float32Array;
}
export interface WhyReply {
  question: Asked;
  value: number | null;
  methods: Partial<Record<Method, AttributionReply>>;
  heads: Partial<Record<MapName, PackedArray>>;
  refused: Partial<Record<Method, string>>;
  notices: string[];
}
export interface Why extends Omit<WhyReply, 'methods' | 'heads'> {
  methods: Partial<Record<Method, Attribution>>;
  /** [layer, head, key]. */
  heads: Partial<Record<MapName, FloatArray>>;
}
export interface Curves {
  curves: Partial<Record<Method, Float32Array>>;
  areas: Partial<Record<Method, number>>;
}
/** What random orders reach. */
export interface Chance {
  mean: Float32Array;
  low: Float32Array;
  high: Float32Array;
  area: number;
  areaLow: number;
  areaHigh: number;
  orders: number;
}
export type ByKind = Partial<Record<CurveKind, Curves>>;
export interface Path {
  attribution: Attribution;
  kinds: ByKind;
}
export interface Spread {
  mean: number;
  std: number;
}
/** The deletion test over many sentences. */
export interface Measured {
  sentences: number;
  areas: Partial<Record<Method, Spread>>;
  random: Spread;
  better: Partial<Record<Method, number>>;
  agreement: Partial<Record<Method, Partial<Record<Method, number | null>>>>;
}

/** One method of the list; `numbers` null while they are on their way or where `refused` says why there are none. */
export interface Row {
  name: Method;
  /** Counted from 1. */
  number: number;
  title: string;
  numbers: Attribution | null;
  refused: string;
}
/** A curve with the area under it. */
export interface ShownCurve {
  row: Row;
  curve: Float32Array;
  area: number;
}
/** A token, or a label, that could have been the answer. */
export interface Candidate {
  id: number;
  name: string;
  probability: number;
  /** Whether it was written, or is the model's own answer. */
  isOwn: boolean;
}
export interface Head {
  map: MapName;
  layer: number;
  head: number;
}

/** What is chosen, resolved against what is known: what every part draws from. */
export interface WhyState {
  facts: Facts;
  /** Null for a classifier. */
  step: number | null;
  /** The chosen candidate, and the one that it is compared with. */
  asked: Candidate;
  against: Candidate | null;
  candidates: Candidate[];
  why: Why | null;
  /** What had been written before the step. */
  read: string[];
  /** Where what is explained stands in what was written; null for a classifier. */
  place: number | null;
  /** The step that each token of what was written asks for. */
  asks: number[];
  /** Whether tokens are whole words, and the one that what is explained is a part of; else ''. */
  isWords: boolean;
  word: string;
  head: Head;
  rows: Row[];
  chosen: Row;
  kind: CurveKind;
  shownCurves: ShownCurve[];
  chance: Chance | null;
  measured: Measured | null;
}

/** What has come of the question about the pinned run. */
export interface OfA {
  facts: Answer<Facts> | null;
  step: number | undefined;
  why: Answer<Why> | null;
  path: Answer<Path> | null;
  reason: string;
}

/** A piece of prose: text, or a token. */
export type Prose = (string | { token: string })[];

export interface Page {
  view: View<WhyState>;
  client: ReturnType<
    typeof connect<{
      why_run: (reply: any) => Facts;
      why: (reply: any) => Why;
      why_path: (reply: any) => Path;
      why_curves: (reply: any) => Curves & { chance: Chance };
      why_head: (reply: any) => ByKind;
      why_bench: (reply: any) => { measured: Measured | null; name: string };
    }>
  >;
  charts: Charts;
  facts: Facts | null;
  /** What has come of the question; null while it is on its way. */
  why: Answer<Why> | null;
  path: Answer<Path> | null;
  curves: Answer<Curves & { chance: Chance }> | null;
  head: Answer<ByKind> | null;
  measured: Measured | null;
  /** The same of the pinned run, where it is compared; `reason` says why nothing can be. */
  a: OfA | null;
  /** Whether it is known that nobody has measured the model. */
  isUnmeasured: boolean;
  /** What of a link is not there, and why there is no run. */
  missing: string;
  problem: string;
  isTable: boolean;
  now(): WhyState;
}
export interface Part {
  draw(state: WhyState): void;
}
