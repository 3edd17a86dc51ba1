/* What the modules of the Heads tab hand each other. Only for `tsc` and for readers: no browser loads this file. */
import type {
  AttentionMap,
  ChangedAnswer,
  Charts,
  Figure,
  FloatArray,
  MapName,
  PackedArray,
  Run,
  RunPayload,
} from '../../types';
import type { View } from '../../widgets/shell.js';
import type { Answer, connect } from '../../server/client.js';
import type { Silencing } from './silenced.js';

/** A number for each head of a map. */
export type Grid<T = number> = T[][];
/** How far heads keep to a role over many sentences; what attention spread evenly would reach is `chance`. */
export interface RoleScores {
  strength: Grid;
  hits: Grid;
  std: Grid;
  chance: number;
  rows: number;
}
/** `best` is the strongest role of a head, `role` the same or "mixed". */
export interface MapRoles {
  role: Grid<string>;
  best: Grid<string>;
  scores: Record<string, RoleScores>;
  /** In nats a sentence. */
  effect: { mean: Grid; std: Grid };
  examples: Grid<[text: string, strength: number][]>;
}
/** An order in which heads went, by their ids, and the score at each of the points. */
export interface Order {
  name: string;
  heads: string[];
  scores: number[];
}
export interface Pruning {
  metric: 'bleu' | 'accuracy';
  /** Sentences. */
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
/** `can_be`: whether a command measures this model. */
export interface RolesReply {
  measured: Measured | null;
  can_be?: boolean;
  name?: string;
}

export interface EffectsReply {
  tokens: string[];
  logP: (number | null)[];
  change: Partial<Record<MapName, Grid<number | null>>>;
  byToken: Partial<Record<MapName, PackedArray>>;
}
/** What an answer owes to each head, in nats: of each of its tokens [layer, head, target], and of all together. */
export interface Effects extends Omit<EffectsReply, 'byToken'> {
  byToken: Partial<Record<MapName, FloatArray>>;
}
export interface SilencedReply extends ChangedAnswer {
  after: RunPayload;
  /** [one, other], heads counted layer by layer. */
  likeness: Partial<Record<MapName, PackedArray>>;
}
export interface Runs {
  payload: SilencedReply;
  after: Run;
  likeness: Partial<Record<MapName, FloatArray>>;
}

/** What the heads are coloured and sorted by. */
export type Measure = 'role' | 'effect' | 'entropy' | 'like';
/** All that is known of one head; null where nobody has measured it, or it is on its way. */
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
  /** Bits. */
  entropy: number | null;
  /** Nats. */
  effect: number | null;
  /** 1 for the same as the chosen head. */
  like: number | null;
}
/** The bars of all effects on one scale: `zero` is where 0 stands, from 0 to 1, `unit` the length of a nat. */
export interface Scale {
  most: number;
  /** Of every number of nats in this run. */
  decimals: number;
  zero: number;
  unit: number;
}
/** A piece of prose: text, or a token. */
export type Prose = (string | { token: string })[];

/** What is selected, resolved against what is known: what every part draws from. */
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
  /** Roles of the chosen map. */
  roles: MapRoles | null;
}

export interface Page {
  view: View<HeadsState>;
  client: ReturnType<
    typeof connect<{
      silence: (reply: any) => Runs;
      head_effects: (reply: any) => Effects;
      head_roles: (reply: any) => RolesReply;
      heads_done: (reply: any) => { done: number; heads: number };
    }>
  >;
  charts: Charts;
  silencing: Silencing;
  runs: Runs | null;
  effects: Effects | null;
  roles: RolesReply | null;
  /** What is known of the pinned run, where it is compared; null while it is on its way. */
  a: { run: Answer<Run> | null; effects: Answer<Effects> | null };
  /** Why there is no new run, and why there are no effects. */
  problem: string;
  refusal: string;
  /** How far the effects are. */
  progress: string;
  isTable: boolean;
  /** The role that is pointed at in the legend. */
  hot: string | null;
  now(): HeadsState;
}
export interface Part {
  draw(state: HeadsState): void;
}
