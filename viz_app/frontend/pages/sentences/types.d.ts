import type { View } from '../../widgets/shell.js';
import type { Session } from './session.js';

/** The rows of a file before its columns are chosen. */
export interface Parsed {
  name: string;
  rows: [number: number, cells: string[]][];
  /** The number of empty rows. */
  blank: number;
  said: string[];
  hasHeading: boolean;
}
/** The texts to run, with their references or labels. */
export interface Given {
  name: string;
  texts: string[];
  others: string[] | null;
  said: string[];
}
/** A text and what the model made of it: `rows_payload` of viz_app.view_models.survey, and `core.SurveyRow`. */
export interface Row {
  index: number;
  text: string;
  reference: string | null;
  output?: string;
  error?: string;
  tokens?: string[];
  log_p?: number[];
  runner_up?: [token: string, probability: number];
  seen?: [word: string, share: number][];
  flags?: Record<string, string[]>;
  probabilities?: Record<string, number>;
  signals: Record<string, number | null>;
}
/** The model and the changes that a list is run with. */
export interface RunOf {
  request: { model: string; [name: string]: string };
  /** In words, for the page and its files. */
  title: string;
}
export interface Dimension {
  name: string;
  title: string;
  unit: string;
  of: (row: Row) => number;
  low?: number;
  high?: number;
}
export interface Column {
  name: string;
  title: string;
  /** Its width in the table, as CSS. */
  width: string;
  of: (row: Row) => number | string;
}
export interface Kind {
  columns: Column[];
  dimensions: Dimension[];
  /** The column that a list opens with, '-' for falling. */
  sort: string;
}
/** What is kept of a list: flags or cells that a row must have, and ranges of numbers by dimension. */
export interface Filters {
  flag: string;
  cell: [expected: number, answer: number] | null;
  ranges: Record<string, [low: number, high: number]>;
}
/** A flag: how many rows have it, and how many of these are among the worst. It is soft if that tells nothing. */
export interface Flag {
  name: string;
  said: string;
  isSoft: boolean;
}
/** A sentence with a part in bold. */
export type Said = (string | { bold: string })[];
/** What depends on the rows alone. */
export interface SurveyList {
  session: Session | null;
  /** The other run that it is compared with, and the rows that differ from it. */
  other: Session | null;
  changed: Set<Row>;
  kind: Kind;
  rows: Row[];
  /** The rows of the worst fifth, by their references. */
  worst: Set<Row>;
  claim: [claim: Said, more: string];
  flags: Flag[];
}
export interface SurveyState extends SurveyList {
  shown: Row[];
  filters: Filters;
  sort: string;
  chosen: Row | null;
}
export interface Page {
  view: View<SurveyState>;
  session: Session | null;
  other: Session | null;
  chosen: Row | null;
  now: () => SurveyState;
}
