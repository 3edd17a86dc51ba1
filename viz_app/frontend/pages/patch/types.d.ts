/* Types of the Patch tab. */
import type { MapName } from '../../types';
import type { Client } from '../../client/client.js';
import type { Steer } from '../../state/steering.js';
import type { View } from '../../widgets/shell.js';

export type Stack = 'encoder' | 'decoder';
export type Measure = 'logit-difference' | 'log-probability';
/** A share of the way from the base (0) to the donor's run (1); null where a token has no partner. */
export type Share = number | null;

/** A tensor that can be carried, as `core.PatchSite` writes it. `row` is null for a head at all rows. */
export interface PatchSite {
  kind: 'r' | 'o' | 'w';
  map: MapName;
  layer: number;
  head: number | null;
  row: number | null;
}
/** Two runs and the prediction that they are compared by: the base takes, the donor gives. */
export interface Pair {
  /** The stack that reads the text. */
  text: Stack;
  /** The step of the base; null for a classifier. */
  step: number | null;
  /** The texts of both runs. */
  base: string;
  donor: string;
  /** The ids of token and rival. */
  ids: [number, number];
  token: string;
  rival: string;
  tokens: Partial<Record<Stack, string[]>>;
  donorTokens: Partial<Record<Stack, string[]>>;
  /** The donor's row for each row of the base, -1 if there is none. */
  partners: Partial<Record<Stack, number[]>>;
  /** log p of token and rival in the base and in the donor's run. */
  logs: [number, number];
  donorLogs: [number, number];
}
export interface Find {
  name: 'largest' | 'shared' | 'head' | 'heads';
  places: string[];
  share: number;
}
/** The share of every place: the answer to `patch`. */
export interface PatchMap {
  pair: Pair;
  outputs: { base: string; donor: string };
  /** The written tokens that differ: number, that of the donor, that of the base. */
  differ: [at: number, token: string, rival: string][];
  /** The number of the token in question among the written ones; null for a classifier. */
  at: number | null;
  measure: Measure;
  whole: number;
  /** [depth, row] and [layer, head]. */
  vectors: Partial<Record<Stack, Share[][]>>;
  heads: Partial<Record<MapName, Share[][]>>;
  /** The strongest heads, and the share of the first, the first two, … of them together. */
  order: string[];
  together: Share[];
  finds: Find[];
}
export interface PatchReply {
  map: PatchMap | null;
  refused: string;
  texts: [a: string[], b: string[]];
  /** The numbers of a state; missing without a map. */
  width?: number;
  notices: string[];
}
/** log p of token and rival by amount; null where it is not a number. */
export interface SteeringCurve {
  amounts: number[];
  logs: [number | null, number | null][];
}
/** What the base does with a vector added to its states; what has not arrived is null. */
export interface Steered {
  problem: string;
  curve: SteeringCurve | null;
  answer: { before: string; output: string } | null;
  amount: number;
}
/** A run with places carried over: the answer to `patched`. */
export interface Patched {
  places: string[];
  output: string;
  shares: Record<Measure, Share>;
  logs: [number, number];
  candidates: [token: string, before: number, now: number][];
  /** The last head among the places. */
  head: CarriedHead | null;
}
/** The attention weights of one head in the open cells, packed as in `state/codec.js`. */
export interface SeenHead {
  queries: string[];
  keys: string[];
  open: string;
  weights: string;
}
export interface CarriedHead {
  place: [map: MapName, layer: number, head: number];
  row: number | null;
  runs: { base: SeenHead; donor: SeenHead; now: SeenHead };
  /** The share by the head's output alone, and by its attention weights alone: null between texts of unequal length. */
  shares: { output: Record<Measure, Share>; weights: Record<Measure, Share> | null };
}
/** A column of a picture: the rows of a token and of its partner, -1 for none. */
export interface Column {
  donor: number;
  base: number;
}
/** A rectangle of cells. */
export interface Range {
  stack: Stack;
  from: { depth: number; row: number };
  to: { depth: number; row: number };
}

export interface PatchState {
  /** Null until there are two runs that can be patched; `problem` may say why. */
  map: PatchMap | null;
  run: Patched | null;
  carried: PatchSite[];
  /** The places of `run`, which may be older. */
  done: PatchSite[];
  /** What the view is about to steer with, and what that does while it is open. */
  draft: Steer | null;
  steered: Steered | null;
  isFromA: boolean;
  /** The names of both runs: A or B. */
  base: string;
  donor: string;
  measure: Measure;
  atRow: number | null;
  pairs: [a: string, b: string][];
  texts: [a: string[], b: string[]] | null;
  joined: [a: number, b: number][];
  isPinned: boolean;
  isExample: boolean;
  notices: string[];
  problem: string;
}

export interface Page {
  view: View<PatchState>;
  client: Client<{
    patch_pairs: { pairs: [string, string][] };
    patch: PatchReply;
    patched: { run: Patched };
    steered: { before: string; output: string };
    steering_curve: SteeringCurve;
  }>;
  pairs: [string, string][];
  /** True while the first pair is shown, because no two runs are given. */
  isExample: boolean;
  /** With the direction that was asked for. */
  reply: (PatchReply & { isFromA: boolean }) | null;
  run: Patched | null;
  steered: Steered | null;
  /** What `run` answers, without its places. */
  question: string;
  problem: string;
  /** What was carried before, for undo. */
  past: (string | null)[];
  /** True if a click adds to what is carried. */
  isSeveral: boolean;
  /** The cells under the pointer while it drags, or chosen with Shift and the arrows. */
  range: Range | null;
  now(): PatchState;
  /** Carry these places over, in place of the present ones. */
  carry(places: string[]): void;
  undo(): void;
}
