/* The state of Many sentences: the list as it is filtered and sorted, and its difference from another run. */
/** @import { Kind, Page, Row, RunOf, SurveyState } from './types' */
/** @import { Session } from './session.js' */
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import { isChanged } from '../../widgets/experiments.js';
import { passing, readFilters, sorted } from './filters.js';
import { claimOf, kindOf, mean, meanInterval, signal, worstOf } from './measures.js';

export const PLAIN = 'plain'; // the address: compared with the model without its changes
const OF_ONE = ['mask', 'out']; // changes that name places of one sentence
/** By task: the measure that two runs are compared by, its title, and the least change that counts, as in core/analysis/comparison.py. @type {Record<string, { name: string, title: string, least: number, also: string }>} */
const MEASURES = {
  translator: { name: 'chrf', title: 'chrF', least: 0.5, also: 'entropy' },
  classifier: { name: 'right', title: 'right', least: 0.5, also: 'sure' },
  generator: { name: 'log_p', title: 'log p', least: 0.01, also: 'entropy' },
};
/** @param {Session | null} session */
const taskOf = (session) => String(session?.about.task ?? 'translator');
const measureOf = (/** @type {Page} */ { session }) => MEASURES[taskOf(session)];

/** Return the run of the page for any text: its model, decoding and changes. @param {string} [versus] the other run of a comparison @returns {RunOf | null} */
export function runOf(versus = '') {
  const request = link.request();
  if (!request) return null;
  const model = versus && versus !== PLAIN ? versus : request.model,
    changes = versus ? [] : link.EDITS.filter((name) => !OF_ONE.includes(name)),
    title = document.querySelector(`#gh-model option[value="${CSS.escape(model)}"]`)?.textContent ?? model;
  return {
    request: { model, ...link.picked(request, [...link.DECODING, ...changes]) },
    title: `${title}${versus === PLAIN ? ', unchanged' : !versus && isChanged() ? ', changed' : ''}`,
  };
}

/** Return true if the page shows another model, or other changes, than a list was run with. @param {Session} session */
export function isStale({ run }) {
  const now = runOf();
  return now !== null && JSON.stringify(now.request) !== JSON.stringify(run.request);
}

/** Return the change of a number of a row against the other run. @type {(page: Page, row: Row, name: string) => number} */
function deltaOf({ other }, row, name) {
  const before = other?.rows[row.index];
  return before ? signal(name)(row) - signal(name)(before) : NaN;
}

/** Return true if a row differs from that of the other run. @type {(page: Page) => (row: Row) => boolean} */
const differs = (page) => (row) => {
  const before = page.other?.rows[row.index],
    { name, least } = measureOf(page);
  return before !== undefined && (before.output !== row.output || Math.abs(deltaOf(page, row, name)) > least);
};

/** Return how many rows differ from the other run. @param {Page} page */
export const changedOf = (page) => (page.session?.rows ?? []).filter(differs(page)).length;

/** Return the columns of a comparison. @param {Page} page @param {Kind} kind @returns {Kind} */
function compared(page, kind) {
  const { name, title, also } = measureOf(page),
    isKnown = page.session?.rows.some((row) => Number.isFinite(deltaOf(page, row, name))),
    changes = [...(isKnown ? [[name, title]] : []), [also, also === 'sure' ? 'sure' : 'unsure']];
  return {
    ...kind,
    sort: isKnown ? `delta-${name}` : `-delta-${also}`,
    columns: [
      ...kind.columns.filter((one) => ['index', 'text', 'output', 'answer'].includes(one.name)),
      ...changes.map(([own, said]) => ({
        ...{ name: `delta-${own}`, title: `Δ ${said}`, width: '5.5rem' },
        of: (/** @type {Row} */ row) => deltaOf(page, row, own),
      })),
    ],
  };
}

/** @param {Page} page @param {string | null} keep @param {string} wanted @returns {SurveyState} */
function made(page, keep, wanted) {
  const { session, other } = page,
    rows = [...(session?.rows ?? [])],
    task = taskOf(session),
    own = kindOf(task, session?.sides ?? ['Text', 'Answer'], rows),
    kind = other ? compared(page, own) : own,
    isColumn = kind.columns.some(({ name }) => wanted === name || wanted === `-${name}`),
    sort = isColumn ? wanted : kind.sort,
    filters = readFilters(keep ?? (other ? 'flag:changed' : '')),
    shown = rows.filter(passing(filters, kind, session?.labels ?? [], differs(page)));
  return {
    ...{ session, other, kind, rows, filters, sort, chosen: null, worst: worstOf(rows, task) },
    shown: session?.isRunning ? shown : sorted(shown, sort, kind.columns), // while it runs, as they come
  };
}

/** Return a function for what is drawn; that is kept while nothing of it has changed. @param {Page} page @returns {() => SurveyState} */
export function resolver(page) {
  let [known, key] = [/** @type {SurveyState | null} */ (null), ''];
  return () => {
    const { session, other } = page,
      [keep, sort] = [store.get('keep'), String(store.get('sort') ?? '')],
      now = JSON.stringify([session?.rows.length, session?.isRunning, session?.run, other?.rows.length, keep, sort]);
    if (now !== key || known?.session !== session) known = made(page, keep === undefined ? null : String(keep), sort);
    key = now;
    const { rows, shown } = /** @type {SurveyState} */ (known),
      chosen = page.chosen && rows.includes(page.chosen) ? page.chosen : (shown[0] ?? null);
    return { .../** @type {SurveyState} */ (known), chosen };
  };
}

/** Say what changed between two runs, over the rows that are shown. @param {Page} page @param {SurveyState} state @returns {[string, string]} */
function comparison(page, { rows, shown, other }) {
  const { name, title, least } = measureOf(page),
    deltas = shown.map((row) => deltaOf(page, row, name)).filter(Number.isFinite),
    all = `${changedOf(page)} of ${rows.length} answers differ from ${other?.run.title}`;
  if (!deltas.length) return [`${all}.`, 'Without references nothing here says which is better. '];
  const [better, worse] = [1, -1].map((sign) => deltas.filter((one) => one * sign > least).length),
    [average, low, high] = [mean(deltas), ...meanInterval(deltas)].map((one) => format.signed(one, 2));
  return [
    `${all}: of those shown, ${better} better now, ${worse} worse.`,
    `Δ ${title} of those shown: ${average} on average (95\u202f% interval ${low} to ${high}). Better and worse is by more than ${least}. `,
  ];
}

/** @param {Page} page @param {SurveyState} state @returns {import('../../widgets/caption.js').Caption} */
export function caption(page, state) {
  const { session, rows, shown, worst, other } = state;
  if (!session?.rows.length)
    return { says: ['Which of many texts are worst?'], more: 'Run a list of your own: the most doubtful come first.' };
  const [claim, more] = other?.rows.length ? comparison(page, state) : claimOf(rows, worst, taskOf(session)),
    part = shown.length < rows.length ? `${shown.length} of ${rows.length} shown.` : '';
  return {
    about: `${session.given.name} · ${session.run.title} · ${rows.length} texts`,
    says: [claim],
    more: more + part,
  };
}

/** Return the notices about a list. @param {Page} page */
export function notices({ session, other }) {
  if (!session) return [];
  const { labels, given } = session,
    isUnknown = labels.length > 0 && given.others !== null && !given.others.some((one) => labels.includes(one)),
    isOfOne = OF_ONE.some((name) => store.get(name) !== undefined);
  return [
    ...[session.problem, other?.problem ?? '', ...given.said],
    isUnknown ? `None of the labels is one of this model’s: ${labels.join(', ')}.` : '',
    isOfOne ? 'Masks and left-out words belong to one sentence; they are not used here.' : '',
  ].filter(Boolean);
}
