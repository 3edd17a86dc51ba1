/* The state of Many sentences: the list as it is filtered and sorted, and its difference from another run. */
/** @import { Kind, Page, Row, RunOf, SurveyList, SurveyState } from './types' */
/** @import { Session } from './session.js' */
import * as format from '../../state/format.js';
import * as link from '../../state/link.js';
import { pieces, say } from '../../state/say.js';
import { sidesOf } from '../../state/sides.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';
import { isChanged } from '../../widgets/experiments.js';
import { passing, readFilters, sorted } from './filters.js';
import { claimOf, flagsOf, kindOf, mean, meanInterval, signal, titleOf, worstOf } from './measures.js';

export const PLAIN = 'plain'; // the address: compared with the model without its changes
const OF_ONE = ['mask', 'out']; // changes that name places of one sentence
/** By task: the measure that two runs are compared by, and the least change that counts, as in core/analysis/comparison.py. @type {Record<string, { name: string, least: number, also: string }>} */
const MEASURES = {
  translator: { name: 'chrf', least: 0.5, also: 'entropy' },
  classifier: { name: 'right', least: 0.5, also: 'sure' },
  generator: { name: 'log_p', least: 0.01, also: 'entropy' },
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
    title = document.querySelector(`#gh-model option[value="${CSS.escape(model)}"]`)?.textContent ?? model,
    isPlain = versus === PLAIN,
    changed = !versus && isChanged() ? say('sentences-changed-model', { model: title }) : title;
  return {
    request: { model, ...link.picked(request, [...link.CHAT, ...link.DECODING, ...changes]) },
    title: isPlain ? say('sentences-unchanged-model', { model: title }) : changed,
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

/** Return the columns of a comparison. @param {Page} page @param {Kind} kind @returns {Kind} */
function compared(page, kind) {
  const { name, also } = measureOf(page),
    isKnown = page.session?.rows.some((row) => Number.isFinite(deltaOf(page, row, name))),
    changes = [...(isKnown ? [name] : []), also];
  return {
    ...kind,
    sort: isKnown ? `delta-${name}` : `-delta-${also}`,
    columns: [
      ...kind.columns.filter((one) => ['index', 'text', 'output', 'answer'].includes(one.name)),
      ...changes.map((own) => ({
        ...{ name: `delta-${own}`, title: say('sentences-change-of', { measure: titleOf(own) }), width: '5.5rem' },
        of: (/** @type {Row} */ row) => deltaOf(page, row, own),
      })),
    ],
  };
}

/** Return what depends on the rows alone, not on filters. @param {Page} page @returns {SurveyList} */
function listed(page) {
  const { session, other } = page,
    rows = [...(session?.rows ?? [])],
    task = taskOf(session),
    own = kindOf(task, sidesOf(session?.sides ?? ['', '']), rows),
    worst = worstOf(rows, task);
  return {
    ...{ session, other, rows, worst, kind: other ? compared(page, own) : own },
    changed: new Set(rows.filter(differs(page))),
    claim: claimOf(rows, worst, task, !session?.isRunning),
    flags: flagsOf(rows, worst, task === 'translator'),
  };
}

/** @param {SurveyList} list @param {string | null} keep @param {string} wanted @returns {SurveyState} */
function made(list, keep, wanted) {
  const { session, other, rows, kind, changed } = list,
    isColumn = kind.columns.some(({ name }) => wanted === name || wanted === `-${name}`),
    sort = isColumn ? wanted : kind.sort,
    filters = readFilters(keep ?? (other ? 'flag:changed' : '')),
    shown = rows.filter(passing(filters, kind, session?.labels ?? [], changed));
  return {
    ...{ ...list, filters, sort, chosen: null },
    shown: session?.isRunning ? shown : sorted(shown, sort, kind.columns), // while it runs, as they come
  };
}

/** Return a function that keeps its last answer until `key` changes. @template T @param {() => unknown[]} key @param {() => T} make */
export function kept(key, make) {
  let [known, of] = [/** @type {T | null} */ (null), /** @type {unknown[]} */ ([])];
  return () => {
    const now = key();
    if (known === null || now.some((one, i) => one !== of[i])) known = make();
    of = now;
    return known;
  };
}

/** Return a function for what is drawn; what has not changed is kept. @param {Page} page @returns {() => SurveyState} */
export function resolver(page) {
  const list = kept(
    () => [page.session, page.session?.rows.length, page.session?.isRunning, page.other, page.other?.rows.length],
    () => listed(page),
  );
  const text = (/** @type {string} */ name) => (store.get(name) === undefined ? null : String(store.get(name))),
    state = kept(
      () => [list(), page.session?.isRunning, text('keep'), text('sort')],
      () => made(list(), text('keep'), text('sort') ?? ''),
    );
  return () => {
    const now = state(),
      { chosen } = page;
    return { ...now, chosen: chosen && now.rows[chosen.index] === chosen ? chosen : (now.shown[0] ?? null) };
  };
}

/** Say what changed between two runs, over the rows that are shown. @param {Page} page @param {SurveyState} state @returns {SurveyState['claim']} */
function comparison(page, { rows, shown, other, changed }) {
  const { name, least } = measureOf(page),
    deltas = shown.map((row) => deltaOf(page, row, name)).filter(Number.isFinite),
    all = { changed: changed.size, count: rows.length, other: other?.run.title ?? '' },
    found = { bold: say('sentences-differ', all) };
  if (!deltas.length) {
    const isKnown = rows.some((row) => Number.isFinite(deltaOf(page, row, name)));
    return [pieces('sentences-answers-differ', { found }), isKnown ? '' : say('sentences-nothing-says-better')];
  }
  const [better, worse] = [1, -1].map((sign) => deltas.filter((one) => one * sign > least).length),
    [average, low, high] = [mean(deltas), ...meanInterval(deltas)].map((one) => format.signed(one, 2));
  return [
    pieces('sentences-better-and-worse', { found, better, worse }),
    say('sentences-mean-change', { measure: titleOf(name), mean: average, low, high, least }),
  ];
}

/** @param {Page} page @param {SurveyState} state @returns {import('../../widgets/caption.js').Caption} */
export function caption(page, state) {
  const { session, rows, shown, other } = state;
  if (!session?.rows.length) return { says: [say('sentences-which-are-worst')], more: say('sentences-run-your-own') };
  const [claim, more] = other?.rows.length ? comparison(page, state) : state.claim,
    isPart = shown.length < rows.length,
    part = isPart ? say('sentences-part-shown', { shown: shown.length, count: rows.length }) : '';
  return {
    about: say('sentences-about-a-list', { name: session.given.name, model: session.run.title, count: rows.length }),
    says: claim.map((one) => (typeof one === 'string' ? one : create('b', '', one.bold))),
    more: [more, part].filter(Boolean).join(' '),
  };
}

/** Return the notices about a list. @param {Page} page */
export function notices({ session, other }) {
  const asRead = store.get('chat') === undefined ? [] : [say('sentences-as-a-chat')];
  if (!session) return asRead;
  const { labels, given } = session,
    isUnknown = labels.length > 0 && given.others !== null && !given.others.some((one) => labels.includes(one)),
    isOfOne = OF_ONE.some((name) => store.get(name) !== undefined);
  return [
    ...[session.problem, other?.problem ?? '', ...given.said],
    isUnknown ? say('sentences-none-of-the-labels', { labels: format.listed(labels) }) : '',
    isOfOne ? say('sentences-of-one-sentence') : '',
    ...asRead,
  ].filter(Boolean);
}
