/* The types of the header. Only for `tsc` and for readers: no browser loads this file. */

/** A model that the page offers. `verb` is the label of its button. */
export interface OfferedModel {
  name: string;
  title: string;
  task: 'translator' | 'classifier';
  verb: string;
  examples: string[];
  /** True if the page without a server has it too. */
  here: boolean;
  /** True if it reads a text as it was typed: several lines, and spaces at its ends. */
  lines: boolean;
}
/** The parameters of a run beside its model and text, as in an address. */
export type RunParameters = Record<string, string>;
/**
 * `push` adds an entry to the browser's history, `replace` changes the current one. `live` is a run while the visitor
 * types: it adds an entry when the typing stops. */
export type HistoryMode = 'push' | 'replace' | 'live';

/** A run that a visitor or a link requests. */
export interface WantedRun {
  model: string;
  text: string;
  run: RunParameters;
  history: HistoryMode;
  /** The problems of the link. */
  notice: string;
  /** True if the focus moves to the decoding control. */
  focus: boolean;
  /** The changes in the address when the run was requested. */
  changes?: RunParameters;
}
/** The server's answer to a run. */
export interface RunAnswer {
  id: number;
  model: string;
  text: string;
  /** The number of source tokens; unknown before the first run. */
  tokens?: number;
  run: RunParameters;
  /** The pieces that the translation had to start with. */
  forced: string[];
  /** The sentences, if the text has several. */
  sentences: string[];
  output: string;
  notice?: string;
  /** The megabytes of the weights of a model of others, and the kind of their numbers. */
  weights?: [number, string] | null;
  /** True if the model has a template for chats. */
  chat?: boolean;
  /** The reasons of the views that the model cannot fill. */
  refused?: import('../../state/unfilled.js').Reasons;
  /** False if the page opens without a run. */
  painted: boolean;
}
/** A sentence of a longer text: its translation, or the reason for none; undefined until it arrives. */
export type SentenceOutput = { text?: string; error?: string } | undefined;

declare global {
  interface WindowEventMap {
    /** A view requests the visible run with another forced beginning. */
    'gf-force': CustomEvent<{ forced: string; focus: boolean }>;
    /** A view requests the visible run with another decoding. */
    'gf-decode': CustomEvent<{ parameters: Record<string, string>; focus: boolean }>;
    /** A view requests a run of a sentence. */
    'gf-run': CustomEvent<{ text: string }>;
    /** A view shows a message in the header's line. */
    'gf-tell': CustomEvent<string>;
    'gf-advise': CustomEvent<string>;
    /** Changes could not be, and were taken back. */
    'gf-refused': CustomEvent<{ changes: RunParameters, reason: string }>;
    /** The Save list opens: the open tab adds its own files. */
    'gf-files': CustomEvent<import('../../widgets/menu.js').Item[]>;
    /** A lesson has opened another link in the store. */
    'gf-open': Event;
  }
}
