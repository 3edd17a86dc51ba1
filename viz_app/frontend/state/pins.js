/* The pinned run, A, beside the run on show, B. The address holds A's request under `pin`, as the parameters of an
   address of its own, and under `which` what is looked at: a, b, or nothing for the difference. A run that the page has
   shown is kept here as it came, so that pinning asks the server for nothing; `load` asks where a link pins it. */
/** @import { Run } from '../types' */
import { protocol } from './protocol.js';
import { store } from './store.js';

/** @typedef {Record<string, string>} RunRequest model, text, and how the run is made */

const NAMES = ['model', 'text', ...protocol.groups.run];
const KEPT = 4; // runs

/** @type {Map<string, Run>} */
const kept = new Map();
/** The run on show, in pieces. @type {Run | null} */
let present = null;

/** A request as the address holds it. @param {Record<string, unknown>} request */
export const write = (request) =>
  new URLSearchParams(
    NAMES.filter((name) => request[name] != null).map((name) => [name, String(request[name])]),
  ).toString();

/** @param {unknown} text @returns {RunRequest | null} null if no run can be meant */
function read(text) {
  const entries = [...new URLSearchParams(String(text ?? ''))].filter(([name]) => NAMES.includes(name)),
    request = Object.fromEntries(entries);
  return request.model && request.text ? request : null;
}

/** What is pinned. @returns {RunRequest | null} */
export const pinned = () => read(store.get('pin'));

/** Whether A is another run than the one on show. */
export const isOther = () => {
  const a = pinned();
  return a !== null && write(a) !== write(store.get());
};

/** What is looked at now: B where there is nothing to compare. @returns {'a' | 'b' | 'd'} */
export function which() {
  if (!isOther()) return 'b';
  const asked = store.get('which');
  return asked === 'a' || asked === 'b' ? asked : 'd';
}

/** A's request where A is looked at. */
export const requestOnShow = () => (which() === 'a' ? pinned() : null);

/** @param {string} text @param {Run} run */
function keep(text, run) {
  kept.delete(text);
  kept.set(text, run);
  if (kept.size > KEPT) kept.delete(/** @type {string} */ (kept.keys().next().value));
}

/** Tells of the run on show. @param {Run} run */
export function showing(run) {
  present = run;
}

/** A as far as the page has it. @returns {Run | null} */
export function pinnedRun() {
  const a = pinned();
  return (a && kept.get(write(a))) ?? null;
}

/** Keeps what the server said of A. @param {RunRequest} request @param {Run} run */
export const loaded = (request, run) => keep(write(request), run);

/** Pins the run on show. @param {Record<string, unknown>} request how it was made @param {string} output what it gave */
export function pin(request, output) {
  const text = write(request);
  if (present && present.model === request.model && present.output === output) keep(text, present);
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
