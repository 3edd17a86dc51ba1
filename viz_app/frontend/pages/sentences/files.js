/* The shown rows as files: CSV for spreadsheets, and JSON lines that `glassformer compare` and `gf.Survey.load` read. */
/** @import { Row, SurveyState } from './types' */
import { csv } from '../../widgets/csv.js';
import { save } from '../../widgets/dom.js';
import { writeFilters } from './filters.js';

const FORMAT_VERSION = 1; // of core/results/survey_files.py

/** @param {SurveyState} state */
export function saveCsv({ shown, other, session }) {
  const names = [...new Set(shown.flatMap(({ signals }) => Object.keys(signals)))],
    first = ['number', 'text', 'output', 'reference', 'error', ...names, 'flags', ...(other ? ['before'] : [])];
  const cells = (/** @type {Row} */ row) => [
    ...[row.index + 1, row.text, row.output ?? '', row.reference, row.error ?? ''],
    ...names.map((name) => row.signals[name]),
    Object.keys(row.flags ?? {}).join(', '), // eslint-disable-line page/no-order -- a file is the same in all languages
    ...(other ? [other.rows[row.index]?.output ?? ''] : []),
  ];
  save(`${session?.run.request.model}.csv`, csv(first, shown.map(cells)));
}

/** @param {SurveyState} state */
export function saveLines({ shown, filters, session, rows }) {
  const head = {
      kind: 'survey',
      format_version: FORMAT_VERSION,
      ...session?.about,
      filter: writeFilters(filters),
      texts: rows.length,
    },
    plain = shown.map(({ signals: _, reference, ...row }) => ({
      number: row.index + 1, // as the page shows it
      ...row,
      ...(reference === null ? {} : { reference }),
    }));
  save(`${session?.run.request.model}.jsonl`, [head, ...plain].map((line) => `${JSON.stringify(line)}\n`).join(''));
}
