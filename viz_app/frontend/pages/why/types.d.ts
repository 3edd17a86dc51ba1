/* The types of the Why tab. Only for `tsc` and for readers: no browser loads this file. */
import type { Asked, Attribution, AttributionReply, Charts, Facts, FloatArray, MapName, Measured, Method, PackedArray, Possible as Candidate } from '../../types';
export type { Asked, Attribution, AttributionReply, Candidate, Facts, Measured, Method };
import type { Answer, Client } from '../../client/client.js';
import type { View } from '../../widgets/shell.js';

export type CurveKind = 'deletion' | 'insertion';

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
/** The deletion curves of random orders. */
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
/** One method of the list. `numbers` is null until they arrive, or if the method is refused; `refused` is then the reason. */
export interface Row {
  name: Method;
  /** The number of the method, counted from 1. */
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
export interface Head {
  map: MapName;
  layer: number;
  head: number;
}

/** The question, fitted to the run, with its answers. Every part draws from it. */
export interface WhyState {
  facts: Facts;
  /** The step of the prediction; null for a classifier. */
  step: number | null;
  /** The candidate to explain, and the one to compare it with. */
  asked: Candidate;
  against: Candidate | null;
  candidates: Candidate[];
  why: Why | null;
  /** The target tokens before the step. */
  read: string[];
  /** True if tokens are whole words; and the word that contains the explained token, or ''. */
  isWords: boolean;
  word: string;
  head: Head;
  rows: Row[];
  chosen: Row;
  kind: CurveKind;
  shownCurves: ShownCurve[];
  chance: Chance | null;
}

/** The answers to the question about the pinned run. */
export interface OfA {
  facts: Answer<Facts> | null;
  step: number | undefined;
  why: Answer<Why> | null;
  path: Answer<Path> | null;
  reason: string;
}

export type Token = { token: string };
/** A sentence as parts: texts and tokens. */
export type Prose = (string | Token)[];

export interface Page {
  view: View<WhyState>;
  client: Client<{
    why_run: Facts;
    why: Why;
    why_path: Path;
    why_curves: Curves & { chance: Chance };
    why_head: ByKind;
  }>;
  charts: Charts;
  facts: Facts | null;
  /** The answers to the question; null until they arrive. */
  why: Answer<Why> | null;
  path: Answer<Path> | null;
  curves: Answer<Curves & { chance: Chance }> | null;
  head: Answer<ByKind> | null;
  /** The answers about the pinned run, if it is compared. `reason` is the reason for no comparison. */
  a: OfA | null;
  /** A sentence about a part of the link that is missing here, and the reason for no run. */
  missing: string;
  problem: string;
  /** The question that was asked last. */
  question: string;
  isTable: boolean;
  now(): WhyState;
}
