/* The state of Parts and routes: the question, fitted to the run, with its answers. */
/** @import { FlowState, Page, Row } from './types' */
import { valueOf } from '../../client/client.js';
import { whole } from '../../state/protocol.js';
import { askedOf, candidatesOf, stepOf } from '../../state/question.js';
import { store } from '../../state/store.js';
import { nothing, waysOf } from './nan.js';
import { rowsOf } from './parts.js';
import { carrying, follow } from './routes.js';

export const CARRY = 75; // per cent of the answer that the drawn lines carry
const NO_QUESTION = { asked: { id: -1, name: '', probability: NaN, isOwn: true }, against: null };

/** @typedef {ReturnType<typeof follow>} Followed */
const known = /** @type {WeakMap<object, Map<string, Followed>>} */ (new WeakMap());

/** Return what reaches the answer of a step, or a source token's last state; it is followed once. @param {import('./types').Flow} flow @param {number | null} step @param {number | null} [into] */
export function followed(flow, step, into = null) {
  const ofRun = known.get(flow) ?? new Map(),
    key = `${step}.${into}`,
    found = ofRun.get(key) ?? follow(flow, step, into);
  known.set(flow, ofRun.set(key, found));
  return found;
}

/** Return the source token that the routes lead to in place of an answer, or null. An encoder without a head has no answer. @param {NonNullable<Page['run']>} run */
function intoOf({ flow, run: { task, source } }) {
  if (!flow) return null;
  const isAlone = task === 'encoder',
    wanted = whole('into', store.get('into')) ?? (isAlone ? whole('row', store.get('row')) : undefined);
  return wanted !== undefined && wanted < source.length ? wanted : isAlone ? 0 : null;
}

/** Return what reached the answer, and the lines that are drawn. @param {NonNullable<Page['run']>} run @param {number | null} step @param {number | null} into */
function routesOf({ run, flow, layers }, step, into) {
  if (!flow) return { ...waysOf(run, layers, step), shares: null, isCut: false };
  const answer = run.task === 'encoder' ? null : followed(flow, step),
    { states, lines } = into === null && answer ? answer : followed(flow, step, into);
  return { states, lines, shares: answer && answer.states, ...carrying({ states, lines }, carryOf() / 100) };
}

/** Return the key of the open row: that of the address, or of the largest head. @param {Row[]} rows @param {string} by */
function openOf(rows, by) {
  const named = store.get('part');
  if (named) return String(named);
  return by ? '' : (rows.find(({ part }) => part?.map)?.key ?? '');
}

/** Return the per cent of the answer that the drawn lines carry. */
export const carryOf = () => whole('routes', store.get('routes')) ?? CARRY;

/** @param {Page} page @returns {FlowState | null} */
export function resolve(page) {
  if (!page.run) return null;
  const { run: facts, flow } = page.run,
    answered = valueOf(page.step),
    into = intoOf(page.run),
    // Until the next answer arrives, the step is that of the present one, so that numbers and tokens fit.
    step = facts.steps.length ? (answered?.question.step ?? stepOf(facts)) : null,
    candidates = candidatesOf(facts, step),
    found = flow ? answered : nothing(facts, step),
    by = String(store.get('parts') ?? ''),
    read = step === null ? [] : facts.target.slice(0, step + 1),
    rows = rowsOf({ facts, read, found, by }, page.view.phone);
  return {
    ...{
      facts,
      step,
      into,
      candidates,
      found,
      by,
      read,
      rows,
      largest: page.run.largest,
      noParts: page.run.noParts,
      weights: page.run.weights,
    },
    ...(candidates.length ? askedOf(answered?.question, facts, candidates) : NO_QUESTION),
    ...routesOf(page.run, step, into),
    open: flow ? openOf(rows, by) : 'none',
    head: valueOf(page.head),
    needed: valueOf(page.needed)?.attribution ?? null,
  };
}
