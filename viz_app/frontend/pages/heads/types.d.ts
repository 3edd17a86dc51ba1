/* The types of the Heads tab. Only for `tsc` and for readers: no browser loads this file. */
import type { AttentionMap, Charts, Figure, FloatArray, MapName, Output, PackedArray, Run, RunPayload } from '../../types';
import type { View } from '../../widgets/shell.js';
import type { Answer, Client } from '../../client/client.js';
import type { Silencing } from './silenced.js';

/** A number for each head of a map. */
export type Grid<T = number> = T[][];
/** The scores of a role for each head, over many sentences. `chance` is the score of evenly spread attention. */
export interface RoleScores {
  strength: Grid;
  hits: Grid;
  chance: number;
  rows: number;
}
/** `best` is the strongest role of a head, `role` the same or "mixed". */
export interface MapRoles {
  role: Grid<string>;
  best: Grid<string>;
  scores: Record<string, RoleScores>;
  /** The effect of each head in nats per sentence; null if only roles were measured. */
  effect: { mean: Grid; std: Grid } | null;
  examples: Grid<[text: string, strength: number][]>;
}
/** An order in which heads were removed, by their ids, and the score at each point. */
export interface Order {
  name: string;
  heads: string[];
  scores: number[];
}
export interface Pruning {
  metric: 'bleu' | 'accuracy';
  /** The number of sentences. */
  scored: number | null;
  heads: number;
  removed: number[];
  seeds: number[];
  random: { mean: number[]; lowest: number[]; highest: number[] };
  orders: Order[];
  claim: { heads: number; cost: number; limit: number };
  figure: Figure;
}
export interface Measured {
  probe: number | null;
  sample: number | null;
  threshold: number | null;
  maps: Partial<Record<MapName, MapRoles>>;
  pruning: Pruning | null;
}
/** `can_be` is true if a command can measure this model. */
export interface RolesReply {
  measured: Measured | null;
  can_be?: boolean;
  name?: string;
  /** The languages of shipped sentences, and the model's own if it is known. */
  languages?: string[];
  own?: string;
}

export interface EffectsReply {
  tokens: string[];
  logP: (number | null)[];
  change: Partial<Record<MapName, Grid<number | null>>>;
  byToken: Partial<Record<MapName, PackedArray>>;
}
/** The effect of each head on an answer in nats: on each token [layer, head, target], and on all tokens together. */
export interface Effects extends Omit<EffectsReply, 'byToken'> {
  byToken: Partial<Record<MapName, FloatArray>>;
}
export interface SilencedReply {
  output: Output;
  notices: string[];
  after: RunPayload;
  /** The parameters of changes that the model takes: without "off", its heads stay on. */
  takes: string[];
  /** The likeness [one, other] of two heads, counted layer by layer; not that of a long text. */
  likeness: Partial<Record<MapName, PackedArray>>;
}
export interface Runs {
  payload: SilencedReply;
  after: Run;
  likeness: Partial<Record<MapName, FloatArray>>;
  /** Of a long text the likeness to the heads that were chosen, by map and head. */
  near: Map<string, Float32Array>;
}

/** The measure that colours and sorts the heads. */
export type Measure = 'role' | 'effect' | 'entropy' | 'like';
/** The facts about one head. A fact is null if it was not measured or has not arrived. */
export interface HeadFacts {
  id: string;
  map: MapName;
  layer: number;
  head: number;
  isOff: boolean;
  role: string | null;
  best: string | null;
  strength: number | null;
  hits: number | null;
  /** The mean entropy of the head's rows, in bits. */
  entropy: number | null;
  /** The effect of silencing the head, in nats. */
  effect: number | null;
  /** The likeness to the chosen head; 1 for the same. */
  like: number | null;
}
/** The common scale of all effects' bars: `zero` is the position of 0, from 0 to 1, and `unit` the length of a nat. */
export interface Scale {
  most: number;
  /** The decimals of all numbers of nats in this run. */
  decimals: number;
  zero: number;
  unit: number;
}
/** A sentence as parts: texts and tokens. */
export type Prose = (string | { token: string })[];

/** The selection, fitted to the run, with its data. Every part draws from it. */
export interface HeadsState {
  map: AttentionMap;
  names: MapName[];
  /** The ids of all heads of the model, map by map, and those of the chosen map in the order of the board. */
  all: string[];
  off: string[];
  heads: HeadFacts[];
  chosen: HeadFacts;
  by: Measure;
  isSorted: boolean;
  scale: Scale | null;
  runs: Runs;
  effects: Effects | null;
  measured: Measured | null;
  /** The roles of the chosen map. */
  roles: MapRoles | null;
}

export interface Page {
  view: View<HeadsState>;
  client: Client<{
    silence: Runs;
    head_effects: Effects;
    head_roles: RolesReply;
    heads_done: { done: number; heads: number };
    measure_roles: Measured;
    roles_done: { done: number; sentences: number };
    stop_roles: object;
  }>;
  charts: Charts;
  silencing: Silencing;
  quick: import('./quick_roles.js').QuickRoles;
  runs: Runs | null;
  effects: Effects | null;
  roles: RolesReply | null;
  /** The answers about the pinned run, if it is compared; null until they arrive. */
  a: { run: Answer<Run> | null; effects: Answer<Effects> | null };
  /** The reason for no new run, and the reason for no effects. */
  problem: string;
  refusal: string;
  /** The progress of the effects as text. */
  progress: string;
  isTable: boolean;
  /** The role under the pointer in the legend. */
  hot: string | null;
  now(): HeadsState;
}
