/* The one selection that all tabs share, mirrored in the address: a view is its link. Counted from 0. */
const COUNTED = ['layer', 'head', 'row', 'step', 'label'];
const SELECTION = ['map', ...COUNTED];
const NOT_OURS = /^(__.*|view|deep_link)$/; // Gradio's own parameters
const WAIT = 150; // browsers limit how often the address may change

let state = {},
  linked = {},
  limits = null,
  touched = false,
  timer = 0,
  branching = false;
const listeners = new Set();

const whole = (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined);
const clamp = (value, count) => Math.max(0, Math.min(count - 1, whole(value) ?? 0));

function counted(entries) {
  const known = entries.map(([key, value]) => [key, COUNTED.includes(key) ? whole(value) : value]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

const given = () => [...new URLSearchParams(location.search)].filter(([key]) => !NOT_OURS.test(key));
const fromAddress = () => counted(given());

function toAddress() {
  const address = new URL(location.href);
  for (const key of [...address.searchParams.keys()]) if (!NOT_OURS.test(key)) address.searchParams.delete(key);
  for (const [key, value] of Object.entries(state)) address.searchParams.set(key, value);
  if (address.href === location.href) return; // telling the browser costs milliseconds
  const change = branching ? 'pushState' : 'replaceState';
  branching = false;
  try {
    history[change](history.state, '', address);
  } catch {
    // A page opened from disk or inside a strict frame may not change its address; the view works without.
  }
}

/** What of `wanted` the current run has; layers and heads are those of the map. */
function fitted(wanted) {
  if (!limits) return wanted;
  const map = wanted.map in limits.maps ? wanted.map : limits.first,
    { layers, heads, rows } = limits.maps[map];
  const counts = { layer: layers, head: heads, row: limits.rows ?? rows, step: limits.steps, label: limits.labels };
  const result = { ...wanted, map };
  for (const key of COUNTED) {
    if (counts[key] > 0) result[key] = clamp(wanted[key] ?? 0, counts[key]);
    else delete result[key];
  }
  return result;
}

function replace(next) {
  const changed = [...new Set([...Object.keys(state), ...Object.keys(next)])].filter((key) => state[key] !== next[key]);
  if (!changed.length) return;
  state = next;
  clearTimeout(timer);
  timer = setTimeout(toAddress, WAIT);
  listeners.forEach((listener) => listener(state, changed));
}

function adopt(values) {
  clearTimeout(timer);
  linked = values;
  touched = false;
  const before = state;
  state = fitted(linked);
  limits &&= { ...limits, id: null };
  listeners.forEach((listener) => listener(state, [...new Set([...Object.keys(before), ...Object.keys(state)])]));
}

const selected = (values) =>
  Object.fromEntries(SELECTION.filter((key) => key in values).map((key) => [key, values[key]]));
const present = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

export const store = {
  get: (key) => (key === undefined ? { ...state } : state[key]),
  /** Merges values; null removes a key. Numbers are clamped to the current run. */
  set(values) {
    touched ||= SELECTION.some((key) => key in values);
    replace(fitted(present({ ...state, ...values })));
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A new run: `limits` says what it has, `defaults` what to choose where neither a person nor a link has chosen.
   *  Returns the keys of the link that this run could not keep. */
  fit(next, defaults = {}) {
    if (limits?.id === next.id) return [];
    limits = next;
    const perRun = { step: defaults.step, label: defaults.label };
    const wanted = touched ? { ...defaults, ...state, ...perRun } : { ...state, ...defaults, ...selected(linked) };
    const result = fitted(present(wanted));
    replace(result);
    return touched ? [] : SELECTION.filter((key) => key in linked && linked[key] !== result[key]);
  },
  /** Takes everything from the address again, as if the page had just been opened: for Back and Forward. What is
   *  drawn now may not have all of it; the next run gets the whole link. */
  reload() {
    branching = false;
    adopt(fromAddress());
  },
  /** Does the same with `values` in place of an address, and writes them there: a link that is followed in place. */
  open(values) {
    adopt(counted(Object.entries(values)));
    timer = setTimeout(toAddress, WAIT);
  },
  /** What the address holds, word for word, as pairs. */
  given,
  /** The next change of the address makes a new entry, so that Back returns to this one. */
  branch() {
    branching = true;
  },
  /** Writes the address now rather than soon, and returns it: what a Share button copies. */
  link() {
    clearTimeout(timer);
    toAddress();
    return location.href;
  },
};

state = linked = fromAddress();
globalThis.glassformer = { store }; // for the browser's console, and for tests
