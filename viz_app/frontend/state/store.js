/* The one state that all tabs share: the selection (map, layer, head, row, step, label), the run's parameters, and each
   tab's own settings. The address mirrors it, so that a link opens the same view. Numbers count from 0.

   The store is three small state machines. Each box is a state, each arrow an event: a method of `store`.

     1. `origin`: who made the selection.

             ┌────── set(a selected value) ──────┐
             │                                   ▼
         ┌───┴──┐                           ┌─────────┐
     ──▶ │ LINK │                           │ VISITOR │
         └───▲──┘                           └────┬────┘
             └───────── reload, open ────────────┘

        LINK:     fit(run) takes the link's selection. The values that the run lacks are kept in `lost`.
        VISITOR:  fit(run) keeps the visitor's selection, except the step and the label, which the run decides.

     2. `limits` and `isOutdated`: the run that the selection is fitted to.

         ┌────────┐  fit  ┌────────┐  reload, open  ┌──────────┐
     ──▶ │ NO RUN ├──────▶│ FITTED ├───────────────▶│ OUTDATED │
         └────────┘       └────▲───┘                └────┬─────┘
                               └────────── fit ──────────┘

        NO RUN:    values are kept as they are.
        FITTED:    values are clamped to the run's limits. fit(the same run) does nothing.
        OUTDATED:  values are clamped to the last run's limits. fit(the same run) fits again, because the link is new.

     3. `timer`: the address.

         ┌─────────┐  set, fit, open, hold ┌─────────┐
     ──▶ │ WRITTEN ├──────────────────────▶│ PENDING │ ⟲ a change starts the wait again; hold(ms) makes it longer
         └────▲────┘                       └────┬────┘
              └──── link, or the wait is over ──┘

        branch() makes the next write add an entry to the browser's history. Other writes replace the entry.
        reload() goes to WRITTEN without writing, because the address is then the source. */
/** @import { Change, Limits, Selection, State, StateListener } from '../types' */
import { protocol, whole } from './protocol.js';

const SELECTION = protocol.groups.selection;
const HEAD = ['map', 'layer', 'head'];
const COUNTED = SELECTION.filter((name) => protocol.parameters[name].kind === 'whole');
/** A tab's name today, by its name in older links. @type {Map<unknown, string>} */
const RENAMED_TABS = new Map(Object.entries(protocol.renamedTabs));
const GRADIO = /^(__.*|view|deep_link)$/; // parameters that belong to Gradio
const WAIT = 150; // ms, because browsers limit how often the address may change

/** @typedef {'link' | 'visitor'} Origin */

let state = /** @type {State} */ ({});

let origin = /** @type {Origin} */ ('link');
/** The values of the link. @type {State} */
let linked = {};
/** The link's values that the visible run lacks; empty once the visitor has selected something. @type {State} */
let lost = {};

let limits = /** @type {Limits | null} */ (null);
/** The selection with which the visible run opens. @type {Selection} */
let ofRun = {};
let isOutdated = false;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** True once the visitor or the link has named a head. */
let isHeadNamed = false;
let isBranching = false;
let holdEnds = 0; // ms since the page opened: no write before

const listeners = /** @type {Set<StateListener>} */ (new Set());
/** The keys that have changed since the listeners were last called. @type {Set<string>} */
const changedKeys = new Set();

/** The same entries with the current names of tabs. @type {<V>(entries: [string, V][]) => [string, V | string][]} */
const renamed = (entries) => entries.map(([key, value]) => [key, (key === 'tab' && RENAMED_TABS.get(value)) || value]);

/**
 * Return the values of an address. Counted parameters become numbers, and are left out if they hold none.
 * @param {[string, unknown][]} entries
 * @returns {State}
 */
function counted(entries) {
  const known = renamed(entries).map(([key, value]) => [key, COUNTED.includes(key) ? whole(key, value) : value]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** @returns {[string, string][]} */
const given = () => renamed([...new URLSearchParams(location.search)].filter(([key]) => !GRADIO.test(key)));
const opened = given();
const fromAddress = () => counted(given());

function writeAddress() {
  const address = new URL(location.href);
  for (const key of [...address.searchParams.keys()]) if (!GRADIO.test(key)) address.searchParams.delete(key);
  for (const [key, value] of Object.entries(state)) address.searchParams.set(key, String(value));
  if (address.href === location.href) return; // because each call of the history API costs milliseconds
  const change = isBranching ? 'pushState' : 'replaceState';
  isBranching = false;
  try {
    history[change](history.state, '', address);
  } catch {
    // A page opened from disk or inside a strict frame may not change its address. The view works without.
  }
}

/** Start the wait before the address is written; an earlier wait is dropped. @param {number} ms */
function writeAfter(ms) {
  clearTimeout(timer);
  timer = setTimeout(writeAddress, ms);
}

/** @type {(key: string, value: unknown, count: number) => number} */
const clamp = (key, value, count) => Math.max(0, Math.min(count - 1, whole(key, value) ?? 0));

/**
 * Return the values clamped to the current run. The limits of layers, heads and rows are those of the selected map.
 * @param {State} wanted
 * @returns {State}
 */
function fitted(wanted) {
  if (!limits) return wanted;
  const map = wanted.map && Object.hasOwn(limits.maps, wanted.map) ? wanted.map : limits.first;
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
const keysOf = (before, after) => [...new Set([...Object.keys(before), ...Object.keys(after)])];

/** Call the listeners once with all keys that have changed since the last call. */
function notify() {
  const changed = [...changedKeys];
  changedKeys.clear();
  if (changed.length) listeners.forEach((listener) => listener(state, changed));
}

/** Take the next state, and write the address later. @param {State} next @param {boolean} [soon] notify as a microtask */
function replace(next, soon = false) {
  const changed = keysOf(state, next).filter((key) => state[key] !== next[key]);
  if (changed.length) {
    state = next;
    writeAfter(Math.max(WAIT, holdEnds - performance.now()));
  }
  changed.forEach((key) => changedKeys.add(key));
  if (soon) queueMicrotask(notify);
  else notify();
}

/** @param {Change} values */
const namesHead = (values) => HEAD.some((key) => values[key] !== undefined && values[key] !== null);

/** Follow a link: origin → LINK, FITTED → OUTDATED. A run that stays is not fitted again. @param {State} values of the link */
function follow(values) {
  clearTimeout(timer);
  [origin, linked, lost] = ['link', values, {}];
  isOutdated = true;
  isHeadNamed = namesHead(values);
  const before = state;
  state = fitted(present({ ...ofRun, ...linked }));
  changedKeys.clear();
  listeners.forEach((listener) => listener(state, keysOf(before, state)));
}

/** @param {State} values */
const selected = (values) =>
  Object.fromEntries(SELECTION.filter((key) => Object.hasOwn(values, key)).map((key) => [key, values[key]]));

/** Return the values without the keys that are null or undefined. @param {Change} values @returns {State} */
const present = (values) => {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(/** @type {[string, string | number][]} */ (kept));
};

/** @overload @returns {State} @overload @param {string} key @returns {State[string]} @param {string} [key] */
function get(key) {
  return key === undefined ? { ...state } : state[key];
}

export const store = {
  /** Return all values, or the value of one key. */
  get,
  /**
   * Merge values into the state; null removes a key. A selected value: origin → VISITOR.
   * @param {Change} values
   * @param {{ soon?: boolean }} [when] `soon`: the listeners are called with the next change, or when this task is done,
   *   so that a new run is one change: its text and its selection together
   */
  set(values, { soon = false } = {}) {
    if (SELECTION.some((key) => Object.hasOwn(values, key))) origin = 'visitor';
    if (origin === 'visitor') lost = {};
    if (HEAD.some((key) => Object.hasOwn(values, key))) isHeadNamed = namesHead(values);
    replace(fitted(present({ ...state, ...values })), soon);
  },
  hasHead: () => isHeadNamed,
  /** Return true if these values are the ones of the last link that was followed. @param {string[]} names */
  isLinked: (names) => names.every((name) => state[name] === linked[name]),
  /** Select a head that nobody has named: until one is, it may be replaced. @param {Selection} values */
  suggest: (values) => replace(fitted(present({ ...state, ...values }))),
  /** Call a function after each change. @param {StateListener} listener @returns {() => void} ends the subscription */
  subscribe(listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /**
   * Fit the selection to a new run: → FITTED.
   * @param {Limits} run
   * @param {Selection} defaults the selection if neither the visitor nor the link has one
   * @returns {string[]} the keys of the link whose values this run lacks
   */
  fit(run, defaults = {}) {
    if (limits?.id === run.id && !isOutdated) return [];
    [limits, ofRun] = [run, defaults];
    isOutdated = false;
    const { step, label } = defaults;
    const isChosen = origin === 'visitor';
    const wanted = isChosen ? { ...defaults, ...state, step, label } : { ...state, ...defaults, ...selected(linked) };
    const result = fitted(present(wanted));
    replace(result);
    const missing = isChosen
      ? []
      : SELECTION.filter((key) => Object.hasOwn(linked, key) && linked[key] !== result[key]);
    lost = Object.fromEntries(missing.map((key) => [key, linked[key]]));
    return missing;
  },
  /** Follow the link in the address: for Back and Forward. */
  reload() {
    isBranching = false;
    follow(fromAddress());
  },
  /** Follow a link inside the page, and write it into the address. @param {Record<string, string>} values the parameters of the link */
  open(values) {
    follow(counted(Object.entries(values)));
    writeAfter(WAIT);
  },
  /** Return the link's value of this key if the visible run lacks it. */
  lost: (/** @type {string} */ key) => lost[key],
  /** Return the parameters of the address as pairs of text. */
  given,
  /** The parameters of the address when the page was opened, as pairs of text. */
  opened,
  /** Make the next write add an entry to the history, so that Back returns to the present one. */
  branch() {
    isBranching = true;
  },
  /** Open a tab with these values, as an entry of the history of its own. @param {string} tab @param {Change} [values] */
  visit(tab, values = {}) {
    this.branch();
    this.set({ ...values, tab: tab === 'translate' ? null : tab });
    window.dispatchEvent(new Event('gf-open'));
  },
  /** Return true if the next write adds an entry to the history. */
  isBranching: () => isBranching,
  /** Write the address no earlier than this, for example while the visitor is typing. @param {number} ms */
  hold(ms) {
    holdEnds = performance.now() + ms;
    writeAfter(ms);
  },
  /** Write the address now, and return it. */
  link() {
    holdEnds = 0;
    clearTimeout(timer);
    writeAddress();
    return location.href;
  },
};

state = linked = fromAddress();
isHeadNamed = namesHead(linked);
globalThis.glassformer = { store }; // for the browser's console, and for tests
