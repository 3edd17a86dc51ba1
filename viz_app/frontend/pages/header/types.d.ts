/* What the modules of the header hand each other. Only for `tsc` and for readers: no browser loads this file. */

/** A model that the page offers; `verb` is what its button says. */
export interface OfferedModel {
  name: string;
  title: string;
  task: 'translator' | 'classifier';
  verb: string;
  examples: string[];
}
/** How a run is made, beside its model and text: parameters of an address. */
export type RunParameters = Record<string, string>;
/** Whether a run makes a new entry in the browser's history, belongs to the one that is open, or was asked for while
 * somebody types: then a new entry is made when the typing rests. */
export type HistoryMode = 'push' | 'replace' | 'live';

/** A run that a visitor or a link wants. */
export interface WantedRun {
  model: string;
  text: string;
  run: RunParameters;
  history: HistoryMode;
  /** What was wrong with the link. */
  notice: string;
  /** The keyboard follows to what tells of the decoding. */
  focus: boolean;
  /** What the address said of silenced heads when it was asked for. */
  off?: unknown;
  /** What a tab is to change in it, once it is on show. */
  changes?: Record<string, string | null>;
}
/** What the server made of it. */
export interface RunAnswer {
  id: number;
  model: string;
  text: string;
  /** Of the source; not known before the first run. */
  tokens?: number;
  run: RunParameters;
  /** The pieces that the translation had to start with. */
  forced: string[];
  /** Of a text that has several. */
  sentences: string[];
  output: string;
  notice?: string;
  /** False: the page opens without a run. */
  painted: boolean;
}
export interface Refusal {
  id: number;
  error: string;
}

/** A live run that the server had no time for. */
export interface PutOff {
  id: number;
  later: true;
}

/** A sentence of a longer text: its translation, or why there is none; undefined until it has come. */
export type SentenceOutput = { text?: string; error?: string } | undefined;

declare global {
  interface WindowEventMap {
    /** A view wants the run on show with another beginning. */
    'gf-force': CustomEvent<{ forced: string; focus: boolean }>;
    /** A view wants the run on show decoded like this. */
    'gf-decode': CustomEvent<{ parameters: Record<string, string>; focus: boolean }>;
    /** A view offers a sentence. */
    'gf-run': CustomEvent<{ text: string }>;
    /** A view has something to say in the header's line. */
    'gf-tell': CustomEvent<string>;
    /** A lesson has put another link into the store. */
    'gf-open': Event;
  }
}
