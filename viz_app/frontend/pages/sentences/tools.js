/* The tools above a list: how far it is, another run to compare with, files, another list. */
/** @import { Page, Row, SurveyState } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { modelTitle } from '../../state/sides.js';
import { store } from '../../state/store.js';
import { shareBar } from '../../widgets/bar.js';
import { button, select } from '../../widgets/controls.js';
import { create, save, setText } from '../../widgets/dom.js';
import { isChanged } from '../../widgets/experiments.js';
import { isStale, PLAIN } from './state.js';
import { csv } from '../../widgets/csv.js';
import { writeFilters } from './filters.js';

/* The shown rows as files: CSV for spreadsheets, and JSON lines that `glassformer compare` and `gf.Survey.load` read. */

const FORMAT_VERSION = 1; // of core/results/survey_files.py

/** @param {SurveyState} state */
function saveCsv({ shown, other, session }) {
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
function saveLines({ shown, filters, session, rows }) {
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

const LONG = 3; // seconds of a turn, from which on they are said

/** Return the other runs that a list can be compared with. @param {[string, string][]} models @returns {[string, string][]} */
const choices = (models) => [
  ['', say('sentences-compared-with-nothing')],
  ...(isChanged() || store.get('versus') === PLAIN
    ? [/** @type {[string, string]} */ ([PLAIN, say('sentences-compared-with-itself')])]
    : []),
  ...models.map(([name, title]) => /** @type {[string, string]} */ ([name, modelTitle({ name, title })])),
];

/** @param {Page} page @param {{ again: () => void, fresh: () => void }} on @returns {Piece<SurveyState>} */
export function buildTools(page, { again, fresh }) {
  const bar = shareBar(),
    said = create('span', 'gf-cap', { role: 'status' }),
    go = button('', () => (page.session?.isRunning ? page.session.cancel() : again())),
    against = select(say('sentences-compared-with'), (versus) =>
      page.view.select({ versus: versus || null, keep: null, sort: null }),
    ),
    files = [
      button(say('sentences-csv'), () => saveCsv(page.now()), undefined, { title: say('sentences-guarded-cells') }),
      button(say('sentences-jsonl'), () => saveLines(page.now())),
    ],
    compared = create('label', '', say('sentences-comparison'), ' ', against.element),
    right = [compared, ...files, button(say('sentences-new-list'), fresh)],
    guarded = create('span', 'gf-cap su-guarded', say('sentences-guarded-cells'), { 'aria-hidden': 'true' }),
    element = create('div', 'gf-tool', go, bar.element, said, create('span', 'gf-grow'), ...right, guarded);
  return {
    element,
    draw({ session, other }) {
      element.hidden = !session;
      if (!session) return;
      const now = (session.isDone && other) || session,
        [done, all] = [now.rows.length, now.given.texts.length],
        isOther = isStale(session),
        name = session.isRunning
          ? say('sentences-cancel')
          : isOther
            ? say('sentences-run-again')
            : say('sentences-run');
      bar.draw(done / all);
      bar.element.hidden = now.isDone;
      const [ready, of] = [done, all].map(format.thousands),
        far = { done: ready, all: of },
        { seconds } = now;
      if (seconds < LONG)
        setText(said, now.isDone ? '' : say('sentences-how-far', { ...far, isRunning: now.isRunning, button: name }));
      else setText(said, say('sentences-next-takes', { ...far, seconds }));
      go.hidden = !session.isRunning && !isOther && now.isDone;
      setText(go, name);
      const runs = choices(session.others);
      compared.hidden = runs.length < 2;
      against.draw(String(store.get('versus') ?? ''), runs);
      for (const one of [...files, against.element]) one.disabled = session.isRunning || !session.rows.length;
    },
  };
}
