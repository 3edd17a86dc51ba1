import type { MapName } from '../../types';
import type { View } from '../../widgets/shell.js';

/** The strength of a role or of a rule in a head: `portraits_payload` of viz_app.view_models.portraits. */
export interface Share {
  kind: 'role' | 'rule';
  key: string;
  map: string;
  title: string;
  /** The number of rows that it says something about, and the share of attention there if it is spread evenly. */
  rows: number;
  chance: number;
  strength: number;
  /** The share that the head's distances alone would reach; null for a role. */
  byDistance: number | null;
}
export type Pair = [query: string, key: string, count: number, weight: number, chance: number];
/** A head over many sentences. Weights are shares of 1. */
export interface Portrait {
  map: MapName;
  layer: number;
  head: number;
  name: string;
  role: string;
  best: string;
  /** The shares that the name rests on; none without a name. */
  checked: Share[];
  shares: Share[];
  probeRole: string | null;
  effect: [mean: number, half: number, sentences: number] | null;
  offsets: number[];
  entropy: number[];
  /** The sharpest pairs of tokens, and those whose attention above chance adds up to most. */
  pairs: Pair[];
  frequent: Pair[];
  rows: Row[];
  /** The sentence of the picture, and its largest weights. */
  shown: number;
  arcs: [query: number, key: number, weight: number][];
}
export type Row = [level: string, text: number, row: number, weights: [key: number, weight: number][]];
export interface Portraits {
  sentences: number;
  corpora: string[];
  probe: number | null;
  texts: Record<string, [text: string, output: string, source: string[], target: string[]]>;
  even: Record<string, number[]>;
  heads: Portrait[];
}
export interface CorpusState {
  portraits: Portraits | null;
  /** The open head; null for all heads. */
  open: Portrait | null;
  by: string;
  find: string;
  problem: string;
}
export interface Page {
  view: View<CorpusState>;
  now: () => CorpusState;
}
