/* The state of Parts and routes: the question, fitted to the run, with its answers. */
/** @import { FlowState, Page, Row } from './types' */
import { valueOf } from '../../client/client.js';
import { whole } from '../../state/protocol.js';
import { askedOf, candidatesOf, stepOf } from '../../state/question.js';
import { store } from '../../state/store.js';
import { rowsOf } from './parts.js';
import { carrying, follow } from './routes.js';

export const CARRY = 75; // per cent of the answer that the drawn lines carry

/** @typedef {ReturnType<typeof follow>} Followed */
/** @type {WeakMap<object, Map<number | null, Followed>>} */
const known = new WeakMap();

/** Return what reaches the answer of a step; it is followed once. @param {import('./types').Flow} flow @param {number | null} step */
function followed(flow, step) {
  const ofRun = known.get(flow) ?? new Map();
  known.set(flow, ofRun);
  const found = ofRun.get(step) ?? follow(flow, step);
  ofRun.set(step, found);
  return found;
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
    found = valueOf(page.step),
    // Until the next answer arrives, the step is that of the present one, so that numbers and tokens fit.
    step = facts.task === 'classifier' ? null : (found?.question.step ?? stepOf(facts)),
    candidates = candidatesOf(facts, step),
    by = String(store.get('parts') ?? ''),
    read = step === null ? [] : facts.target.slice(0, step + 1),
    rows = rowsOf({ facts, read, found, by }, page.view.phone),
    { states, lines } = followed(flow, step);
  return {
    ...{ facts, step, candidates, found, by, read, rows, states, lines },
    ...askedOf(found?.question, facts, candidates),
    ...carrying({ states, lines }, carryOf() / 100),
    open: openOf(rows, by),
    head: valueOf(page.head),
    needed: valueOf(page.needed)?.attribution ?? null,
  };
}
