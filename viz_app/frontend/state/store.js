/* The one selection that all tabs share, mirrored in the address: a view is its link. Counted from 0. */
/** @import { Change, Limits, Selection, State, StateListener } from '../types' */
import { protocol, whole } from './protocol.js';

const SELECTION = protocol.groups.selection;
const COUNTED = SELECTION.filter((name) => protocol.parameters[name].kind === 'whole');
const NOT_OURS = /^(__.*|view|deep_link)$/; // Gradio's own parameters
const WAIT = 150; // browsers limit how often the address may change

/** @type {State} */
let state = {};
/** @type {State} */
let linked = {};
/** @type {Limits | null} */
let limits = null;
let touched = false;
/** What of the link the run on show does not have. @type {State} */
let unkept = {};
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let branching = false;
let heldUntil = 0; // ms: the address stays as it is so long
/** @type {Set<StateListener>} */
const listeners = new Set();

/** @type {(key: string, value: unknown, count: number) => number} */
const clamp = (key, value, count) => Math.max(0, Math.min(count - 1, whole(key, value) ?? 0));

/**
 * The values of an address: what is counted as numbers, what is no number left out.
 * @param {[string, unknown][]} entries
 * @returns {State}
 */
function counted(entries) {
  const known = entries.map(([key, value]) => [key, COUNTED.includes(key) ? whole(key, value) : value]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** @returns {[string, string][]} */
const given = () => [...new URLSearchParams(location.search)].filter(([key]) => !NOT_OURS.test(key));
const opened = given();
const fromAddress = () => counted(given());

function toAddress() {
  const address = new URL(location.href);
  for (const key of [...address.searchParams.keys()]) if (!NOT_OURS.test(key)) address.searchParams.delete(key);
  for (const [key, value] of Object.entries(state)) address.searchParams.set(key, String(value));
  if (address.href === location.href) return; // telling the browser costs milliseconds
  const change = branching ? 'pushState' : 'replaceState';
  branching = false;
  try {
    history[change](history.state, '', address);
  } catch {
    // A page opened from disk or inside a strict frame may not change its address; the view works without.
  }
}

/**
 * What of `wanted` the current run has; layers and heads are those of the map.
 * @param {State} wanted
 * @returns {State}
 */
function fitted(wanted) {
  if (!limits) return wanted;
  const map = wanted.map && wanted.map in limits.maps ? wanted.map : limits.first;
  const { layers, heads, rows } = limits.maps[map];
  const counts = { layer: layers, head: heads, row: limits.rows ?? rows, step: limits.steps, label: limits.labels };
  const result = /** @type {State} */ ({ ...wanted, map });
  for (const [key, count] of Object.entries(counts)) {
    if (count > 0) result[key] = clamp(key, wanted[key] ?? 0, count);
    else delete result[key];
  }
  return result;
}

/** @type {(before: State, after: State) => string[]} */
const namesOf = (before, after) => [...new Set([...Object.keys(before), ...Object.keys(after)])];

/** The names of what has changed, for the listeners, who hear all of it at once. @type {Set<string>} */
const untold = new Set();
function tell() {
  const changed = [...untold];
  untold.clear();
  if (changed.length) listeners.forEach((listener) => listener(state, changed));
}

/** @param {State} next */
function replace(next, soon = false) {
  const changed = namesOf(state, next).filter((key) => state[key] !== next[key]);
  if (changed.length) {
    state = next;
    clearTimeout(timer);
    timer = setTimeout(toAddress, Math.max(WAIT, heldUntil - performance.now()));
  }
  changed.forEach((key) => untold.add(key));
  if (soon) queueMicrotask(tell);
  else tell();
}

/** @param {State} values */
function adopt(values) {
  clearTimeout(timer);
  linked = values;
  touched = false;
  unkept = {};
  const before = state;
  state = fitted(linked);
  limits &&= { ...limits, id: null };
  untold.clear();
  listeners.forEach((listener) => listener(state, namesOf(before, state)));
}

/** @param {State} values */
const selected = (values) =>
  Object.fromEntries(SELECTION.filter((key) => key in values).map((key) => [key, values[key]]));
/**
 * @param {Change} values
 * @returns {State}
 */
const present = (values) => {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(/** @type {[string, string | number][]} */ (kept));
};

/**
 * @overload
 * @returns {State}
 *
 * @overload
 * @param {string} key
 * @returns {State[string]}
 *
 * @param {string} [key]
 */
function get(key) {
  return key === undefined ? { ...state } : state[key];
}

export const store = {
  /** All values, or the one of a key. */
  get,
  /**
   * Merges values; null removes a key. Numbers are clamped to the current run.
   * @param {Change} values
   * @param {{ soon?: boolean }} [when] `soon`: listeners hear of it with the next change, or when this task is done: a
   *   new run is one change, its text and its selection together
   */
  set(values, { soon = false } = {}) {
    touched ||= SELECTION.some((key) => key in values);
    if (touched) unkept = {};
    replace(fitted(present({ ...state, ...values })), soon);
  },
  /**
   * @param {StateListener} listener
   * @returns {() => void} that ends it
   */
  subscribe(listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /**
   * A new run.
   * @param {Limits} next what it has
   * @param {Selection} defaults what to choose where neither a person nor a link has chosen
   * @returns {string[]} the keys of the link that this run could not keep
   */
  fit(next, defaults = {}) {
    if (limits?.id === next.id) return [];
    limits = next;
    const perRun = { step: defaults.step, label: defaults.label };
    const wanted = touched ? { ...defaults, ...state, ...perRun } : { ...state, ...defaults, ...selected(linked) };
    const result = fitted(present(wanted));
    replace(result);
    const lost = touched ? [] : SELECTION.filter((key) => key in linked && linked[key] !== result[key]);
    unkept = Object.fromEntries(lost.map((key) => [key, linked[key]]));
    return lost;
  },
  /**
   * Takes everything from the address again, as if the page had just been opened: for Back and Forward. What is drawn
   * now may not have all of it; the next run gets the whole link.
   */
  reload() {
    branching = false;
    adopt(fromAddress());
  },
  /**
   * Does the same with `values` in place of an address, and writes them there: a link that is followed in place.
   * @param {Record<string, string>} values
   */
  open(values) {
    adopt(counted(Object.entries(values)));
    timer = setTimeout(toAddress, WAIT);
  },
  /** What the link asked for under this name where the run on show does not have it, until a person chooses. */
  unkept: (/** @type {string} */ name) => unkept[name],
  /** What the address holds, word for word, as pairs. */
  given,
  /** What it held when the page was opened. */
  opened,
  /** The next change of the address makes a new entry, so that Back returns to this one. */
  branch() {
    branching = true;
  },
  /** Leaves the address as it is for so long: while somebody types. @param {number} ms */
  hold(ms) {
    heldUntil = performance.now() + ms;
    clearTimeout(timer);
    timer = setTimeout(toAddress, ms);
  },
  /** Whether the next change of the address makes a new entry. */
  isBranching: () => branching,
  /** Writes the address now rather than soon, and returns it: what a Share button copies. */
  link() {
    heldUntil = 0;
    clearTimeout(timer);
    toAddress();
    return location.href;
  },
};

state = linked = fromAddress();
globalThis.glassformer = { store }; // for the browser's console, and for tests
