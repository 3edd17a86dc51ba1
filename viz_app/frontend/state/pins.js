/* The pinned run A and the current run B. In the address, `pin` holds A's request, written as the parameters of an
   address. `which` is a, b, or missing for the difference. The last runs that the page showed are kept here, so that
   pinning one of them needs no request.

   Both runs keep all of their changes on every tab. */
/** @import { Run } from '../types' */
import { protocol } from './protocol.js';
import { say } from './say.js';
import { store } from './store.js';

/** @typedef {Record<string, string>} RunRequest model, text and the other parameters of the run */

const NAMES = ['model', 'text', ...protocol.groups.run];
const KEPT = 4; // runs

const kept = /** @type {Map<string, Run>} */ (new Map());
/** The current run, in pieces. @type {Run | null} */
let present = null;

/** Return a request as the parameter `pin` holds it. @param {Record<string, unknown>} request */
const write = (request) =>
  new URLSearchParams(
    NAMES.filter((name) => request[name] != null).map((name) => [name, String(request[name])]),
  ).toString();

/** @param {unknown} text @returns {RunRequest | null} null if the text names no model or no text */
function read(text) {
  const entries = [...new URLSearchParams(String(text ?? ''))].filter(([name]) => NAMES.includes(name)),
    request = Object.fromEntries(entries);
  return request.model && request.text ? request : null;
}

/** Return the values of these names as text, without missing ones. @param {Record<string, unknown>} values @param {string[]} names */
export const picked = (values, names) =>
  Object.fromEntries(names.filter((name) => values[name] != null).map((name) => [name, String(values[name])]));

/** Return the request of A. @returns {RunRequest | null} */
export const pinned = () => read(store.get('pin'));
/** Return the request of B. @returns {RunRequest} */
export const current = () => picked(store.get(), NAMES);

/** Return true if A is pinned and differs from B. */
export const isOther = () => {
  const a = pinned();
  return a !== null && write(a) !== write(current());
};

/** Return the visible run: A, B, or d for their difference. Without a different A it is B. @returns {'a' | 'b' | 'd'} */
export function which() {
  if (!isOther()) return 'b';
  const asked = store.get('which');
  return asked === 'a' || asked === 'b' ? asked : 'd';
}

/** Return A's request if A is visible, otherwise null. */
export const requestOnShow = () => (which() === 'a' ? pinned() : null);

/** Return the values of the visible run: A's if A is visible, otherwise those of the address. @returns {Record<string, any>} */
export const valuesOnShow = () => requestOnShow() ?? store.get();

/** Change the visible run. The result is the next B, also if A was visible. @param {Record<string, string | null>} values */
export const change = (values) => store.set(which() === 'a' ? { ...values, which: 'b' } : values);

/** @param {string} text @param {Run} run */
function keep(text, run) {
  kept.delete(text);
  kept.set(text, run);
  const old = [...kept.keys()].find((one) => one !== store.get('pin'));
  if (kept.size > KEPT && old !== undefined) kept.delete(old);
}

const watchers = /** @type {Set<() => void>} */ (new Set());
/** Call a function when the visible run may be another one. @param {() => void} watcher */
export const watch = (watcher) => watchers.add(watcher);

const tellWatchers = () => watchers.forEach((watcher) => watcher());

/** Set the current run. @param {Run} run */
export function showing(run) {
  present = run;
  tellWatchers();
}

/** The path of the search that the first tab shows in place of the current run. @type {Run | null} */
let path = null;
/** @param {Run | null} run */
export function followPath(run) {
  path = run;
  tellWatchers();
}

/** Return the run that the page shows: A, a path of B's search, or B; and whether it is B itself. */
export function visibleRun() {
  const run = (which() === 'a' && pinnedRun()) || (store.get('tree') !== undefined && path) || present;
  return { run, isPresent: run === present };
}

/** Return A, or null if the page does not have it. @returns {Run | null} */
export function pinnedRun() {
  const a = pinned();
  return (a && kept.get(write(a))) ?? null;
}

/** Keep a run that the server sent for A. @param {RunRequest} request @param {Run} run */
export function loaded(request, run) {
  keep(write(request), run);
  tellWatchers();
}

/** Pin the current run. @param {Record<string, unknown>} request its parameters @param {string} output its answer */
export function pin(request, output) {
  const text = write(request);
  if (present && present.model === request.model && present.output === output) keep(text, present);
  store.set({ pin: text, which: null });
}

export const unpin = () => store.set({ pin: null, which: null });

/**
 * Check the pinned runs of a link. Return a sentence about a problem, or '', and true if no run stays pinned.
 * @param {[string, string][]} parameters of the address
 * @param {string[]} models the available models
 */
export function judge(parameters, models) {
  const pins = parameters.filter(([name]) => name === 'pin').map(([, value]) => value),
    a = read(pins.at(-1));
  if (!pins.length) return { said: '', isLost: false };
  if (!a) return { said: say('state-pinned-run-link-lacks-model'), isLost: true };
  if (!models.includes(a.model)) {
    const said = say('state-pinned-run-link-uses-model', { model: a.model.slice(0, 40) });
    return { said, isLost: true };
  }
  const said = pins.length > 1 ? say('state-link-pins-runs-only-last', { count: pins.length }) : '';
  return { said, isLost: false };
}
