/* The pinned run, A, beside the run on show, B. The address holds A's request under `pin`, as the parameters of an
   address of its own, and under `which` what is looked at: a, b, or nothing for the difference. A run that the page has
   shown is kept here as it came, so that pinning asks the server for nothing; `load` asks where a link pins it.

   A keeps what the open tab changes in the run: masks, bugs and pads, or positions, or on the first tab which tokens are
   left out. B is what each tab shows of the address, with its own changes and no other tab's; A is shown with all of
   them on the first tab, and on a tab that changes runs with those it knows. So whether A and B differ depends on the
   tab. */
/** @import { Run } from '../types' */
import { protocol } from './protocol.js';
import { store } from './store.js';

/** @typedef {Record<string, string>} RunRequest model, text, and how the run is made */

const { masks, positions, translate: leftOut } = protocol.editedTabs;
const FIRST = 'translate'; // the tab that opens if the address names none
/** What A is changed by, in the order of an address. */
export const CHANGES = [...masks, ...positions, ...leftOut];
/** The same, by the tab that changes a run so. @type {Record<string, string[]>} */
const CHANGED_ON = { masks, positions, [FIRST]: leftOut };
const RUN = ['model', 'text', ...protocol.groups.run];
const NAMES = [...RUN, ...CHANGES];
const KEPT = 4; // runs

/** @type {Map<string, Run>} */
const kept = new Map();
/** The run on show, in pieces. @type {Run | null} */
let present = null;

/** A request as the address holds it. @param {Record<string, unknown>} request */
const write = (request) =>
  new URLSearchParams(
    NAMES.filter((name) => request[name] != null).map((name) => [name, String(request[name])]),
  ).toString();

/** @param {unknown} text @returns {RunRequest | null} null if no run can be meant */
function read(text) {
  const entries = [...new URLSearchParams(String(text ?? ''))].filter(([name]) => NAMES.includes(name)),
    request = Object.fromEntries(entries);
  return request.model && request.text ? request : null;
}

/** @param {Record<string, unknown>} values @param {string[]} names */
const some = (values, names) =>
  Object.fromEntries(names.filter((name) => values[name] != null).map((name) => [name, String(values[name])]));

const openTab = () => String(store.get('tab') ?? FIRST);

export const isFirst = () => openTab() === FIRST;
/** The names of what a tab changes in the run that it shows. @param {string} [tab] */
export const changeable = (tab = openTab()) => CHANGED_ON[tab] ?? [];
/** Tokens are left out of a classification only. @param {string} tab */
const canChange = (tab) => tab !== FIRST || Boolean(present?.classification);
/** The changes of B that a tab shows. @param {string} [tab] */
export const changes = (tab = openTab()) => some(store.get(), canChange(tab) ? changeable(tab) : []);

/** What is pinned, with all its changes. @returns {RunRequest | null} */
export const pinned = () => read(store.get('pin'));

/** A as a tab can show it. @param {string} [tab] @returns {RunRequest | null} */
export function pinnedHere(tab = openTab()) {
  const a = pinned();
  return a && some(a, [...RUN, ...(tab === FIRST ? CHANGES : changeable(tab))]);
}

/** Those of A's changes that a tab does not make in B, so that no B there is as A. @param {string} [tab] */
export const foreign = (tab = openTab()) =>
  Object.keys(some(pinned() ?? {}, CHANGES)).filter((name) => !changeable(tab).includes(name));

/** B as a tab shows it: what the address says. @param {string} [tab] @returns {RunRequest} */
export const presentHere = (tab = openTab()) => ({ ...some(store.get(), RUN), ...changes(tab) });

/** Whether A is another run than the one on show. @param {string} [tab] */
export const isOther = (tab = openTab()) => {
  const a = pinnedHere(tab);
  return a !== null && write(a) !== write(presentHere(tab));
};

/** What is looked at now: B where there is nothing to compare. @param {string} [tab] @returns {'a' | 'b' | 'd'} */
export function which(tab) {
  if (!isOther(tab)) return 'b';
  const asked = store.get('which');
  return asked === 'a' || asked === 'b' ? asked : 'd';
}

/** A's request where A is looked at. @param {string} [tab] */
export const requestOnShow = (tab) => (which(tab) === 'a' ? pinnedHere(tab) : null);

/** What a tab shows changed: of A where A is looked at, else of the address. @param {string} tab @returns {Record<string, any>} */
export const valuesOnShow = (tab) => requestOnShow(tab) ?? store.get();

/** A change by a person makes the next B, of what was looked at. @param {string} tab @param {Record<string, string | null>} values */
export const change = (tab, values) => store.set(which(tab) === 'a' ? { ...values, which: 'b' } : values);

/** @param {string} text @param {Run} run */
function keep(text, run) {
  kept.delete(text);
  kept.set(text, run);
  const old = [...kept.keys()].find((one) => one !== store.get('pin'));
  if (kept.size > KEPT && old !== undefined) kept.delete(old);
}

/** Tells of the run on show. @param {Run} run */
export function showing(run) {
  present = run;
}

/** A, as a tab can show it, as far as the page has it. @param {string} [tab] @returns {Run | null} */
export function pinnedRun(tab) {
  const a = pinnedHere(tab);
  return (a && kept.get(write(a))) ?? null;
}

/** Keeps what the server said of A. @param {RunRequest} request @param {Run} run */
export const loaded = (request, run) => keep(write(request), run);

/** Tells of the run on show as the first tab changes it. @param {Run} run */
export const changedHere = (run) => keep(write(presentHere(FIRST)), run);

/** Pins the run on show. @param {Record<string, unknown>} request how it was made @param {string} output what it gave */
export function pin(request, output) {
  const text = write(request);
  const isPlain = CHANGES.every((name) => request[name] == null);
  if (isPlain && present && present.model === request.model && present.output === output) keep(text, present);
  store.set({ pin: text, which: null });
}

export const unpin = () => store.set({ pin: null, which: null });

/**
 * What of a link's pins cannot be used, in a sentence, and whether nothing is left of them.
 * @param {[string, string][]} parameters of the address
 * @param {string[]} models on offer
 */
export function judge(parameters, models) {
  const pins = parameters.filter(([name]) => name === 'pin').map(([, value]) => value),
    a = read(pins.at(-1));
  if (!pins.length) return { said: '', isLost: false };
  if (!a)
    return { said: 'The pinned run of this link names no model and no text, so nothing is pinned.', isLost: true };
  if (!models.includes(a.model)) {
    const said = `The pinned run of this link is of the model “${a.model.slice(0, 40)}”, which is not here, so nothing is pinned.`;
    return { said, isLost: true };
  }
  const said = pins.length > 1 ? `This link pins ${pins.length} runs; one can be pinned, the last.` : '';
  return { said, isLost: false };
}
