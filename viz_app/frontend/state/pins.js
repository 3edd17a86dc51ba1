/* The pinned run A and the current run B. In the address, `pin` holds A's request, written as the parameters of an
   address. `which` is a, b, or missing for the difference. The last runs that the page showed are kept here, so that
   pinning one of them needs no request.

   A tab may change the run: by masks, bugs and pads, by positions, or on the first tab by tokens that are left out. A
   keeps these changes. The first tab shows A with all of its changes; another tab shows A with the changes that this
   tab can make. Each tab shows B with its own changes only. A and B may therefore differ on one tab and not on another.
   */
/** @import { Run } from '../types' */
import { protocol } from './protocol.js';
import { store } from './store.js';

/** @typedef {Record<string, string>} RunRequest model, text and the other parameters of the run */

const { masks, positions, translate: leftOut } = protocol.editedTabs;
const FIRST = 'translate'; // the tab that opens if the address names none
/** The parameters that change A, in the order of an address. */
export const CHANGES = [...masks, ...positions, ...leftOut];
/** The parameters that change a run, by tab. @type {Record<string, string[]>} */
const CHANGED_ON = { masks, positions, [FIRST]: leftOut };
const RUN = ['model', 'text', ...protocol.groups.run];
const NAMES = [...RUN, ...CHANGES];
const KEPT = 4; // runs

/** @type {Map<string, Run>} */
const kept = new Map();
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

const openTab = () => String(store.get('tab') ?? FIRST);

export const isFirst = () => openTab() === FIRST;
/** Return the parameters with which a tab changes its run. @param {string} [tab] */
export const changeable = (tab = openTab()) => CHANGED_ON[tab] ?? [];
/** Return true if a tab can change the current run. The first tab can only change a classification. @param {string} tab */
const canChange = (tab) => tab !== FIRST || Boolean(present?.classification);
/** Return the changes of B that a tab shows. @param {string} [tab] */
export const changes = (tab = openTab()) => picked(store.get(), canChange(tab) ? changeable(tab) : []);

/** Return the request of A with all its changes. @returns {RunRequest | null} */
export const pinned = () => read(store.get('pin'));

/** Return the request of A with the changes that a tab can show. @param {string} [tab] @returns {RunRequest | null} */
export function pinnedHere(tab = openTab()) {
  const a = pinned();
  return a && picked(a, [...RUN, ...(tab === FIRST ? CHANGES : changeable(tab))]);
}

/** Return the names of A's changes that a tab cannot make in B. @param {string} [tab] */
export const foreign = (tab = openTab()) =>
  Object.keys(picked(pinned() ?? {}, CHANGES)).filter((name) => !changeable(tab).includes(name));

/** Return the request of B with the changes that a tab shows. @param {string} [tab] @returns {RunRequest} */
export const presentHere = (tab = openTab()) => ({ ...picked(store.get(), RUN), ...changes(tab) });

/** Return true if A is pinned and differs from B. @param {string} [tab] */
export const isOther = (tab = openTab()) => {
  const a = pinnedHere(tab);
  return a !== null && write(a) !== write(presentHere(tab));
};

/** Return the visible run: A, B, or d for their difference. Without a different A it is B. @param {string} [tab] @returns {'a' | 'b' | 'd'} */
export function which(tab) {
  if (!isOther(tab)) return 'b';
  const asked = store.get('which');
  return asked === 'a' || asked === 'b' ? asked : 'd';
}

/** Return A's request if A is visible, otherwise null. @param {string} [tab] */
export const requestOnShow = (tab) => (which(tab) === 'a' ? pinnedHere(tab) : null);

/** Return the values that a tab shows: A's if A is visible, otherwise those of the address. @param {string} tab @returns {Record<string, any>} */
export const valuesOnShow = (tab) => requestOnShow(tab) ?? store.get();

/** Change the visible run. The result is the next B, also if A was visible. @param {string} tab @param {Record<string, string | null>} values */
export const change = (tab, values) => store.set(which(tab) === 'a' ? { ...values, which: 'b' } : values);

/** @param {string} text @param {Run} run */
function keep(text, run) {
  kept.delete(text);
  kept.set(text, run);
  const old = [...kept.keys()].find((one) => one !== store.get('pin'));
  if (kept.size > KEPT && old !== undefined) kept.delete(old);
}

/** Set the current run. @param {Run} run */
export function showing(run) {
  present = run;
}

/** Return A as a tab shows it, or null if the page does not have it. @param {string} [tab] @returns {Run | null} */
export function pinnedRun(tab) {
  const a = pinnedHere(tab);
  return (a && kept.get(write(a))) ?? null;
}

/** Keep a run that the server sent for A. @param {RunRequest} request @param {Run} run */
export const loaded = (request, run) => keep(write(request), run);

/** Keep the current run as the first tab changed it. @param {Run} run */
export const changedHere = (run) => keep(write(presentHere(FIRST)), run);

/** Pin the current run. @param {Record<string, unknown>} request its parameters @param {string} output its answer */
export function pin(request, output) {
  const text = write(request);
  const isPlain = CHANGES.every((name) => request[name] == null);
  if (isPlain && present && present.model === request.model && present.output === output) keep(text, present);
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
  if (!a)
    return { said: 'The pinned run of this link lacks its model or its text, so it is not pinned.', isLost: true };
  if (!models.includes(a.model)) {
    const said = `The pinned run of this link uses the model “${a.model.slice(0, 40)}”, which is not here, so it is not pinned.`;
    return { said, isLost: true };
  }
  const said = pins.length > 1 ? `This link pins ${pins.length} runs. Only the last one is used.` : '';
  return { said, isLost: false };
}
