// @ts-nocheck
/* The edits of masks as a page holds them: read from the address, written to it, undone and redone. */
import { store } from '../../state/store.js';
import * as maskEdits from './edits.js';

const PAUSE = 350; // after the last stroke by hand, before the run
const MOST_PADS = 32;
const PARAMETERS = ['mask', 'bugs', 'fill', 'pads'];
const PLAIN = { mask: [], bugs: [], fill: 'model', pads: [0, 0] };

function readPads(text) {
  const [, source, target = '0'] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [],
    pads = [Number(source ?? 0), Number(target)];
  return pads.every((count) => count <= MOST_PADS) ? pads : [0, 0];
}

/** The edits that the address holds, as the server reads them, which says what neither of them could read. */
function readState(values) {
  const bugs = maskEdits.BUGS.filter((bug) =>
    String(values.bugs ?? '')
      .split('.')
      .includes(bug),
  );
  return {
    mask: maskEdits.parse(values.mask),
    bugs,
    fill: ['-inf', '-1e9'].includes(values.fill) ? values.fill : 'model',
    pads: readPads(values.pads),
  };
}
function writeState({ mask, bugs, fill, pads }) {
  return {
    mask: maskEdits.format(mask) || null,
    bugs: bugs.join('.') || null,
    fill: fill === 'model' ? null : fill,
    pads: pads.some(Boolean) ? pads.join('.') : null,
  };
}
const textOf = (state) => JSON.stringify(writeState(state));

// Places in one sentence mean nothing in the next: whoever types a new one starts with its own masks.
const sentenceOf = ({ text, sentence }) => text && `${sentence ?? 0} ${text.trim()}`;
let lastText = sentenceOf(store.get());
store.subscribe((state, changed) => {
  const text = sentenceOf(state),
    isNew = lastText !== undefined && text !== lastText && !changed.includes('mask');
  lastText = text;
  if (isNew && state.mask) store.set({ mask: null });
});

function adopt(view, state, wait) {
  view.state = state;
  store.set(writeState(state));
  view.draw();
  view.runSoon(wait);
}

/** How many cells of all masks are not as they were before hands were laid on them. */
const countEdited = (view) =>
  view.panels.reduce((sum, panel) => {
    const base = maskEdits.cellsOf(panel, [], view.state.bugs);
    return sum + view.cells(panel).reduce((count, open, at) => count + (open !== base[at]), 0);
  }, 0);

/** The first row of a map that may look nowhere, in all masks it obeys, or undefined. */
function emptyRowOf(view, name) {
  const panels = view.panels.filter(({ map }) => map === name);
  const cells = panels.map(view.cells);
  const [{ query, key }] = panels;
  const row = query.findIndex((_, i) => key.every((__, j) => cells.some((open) => !open[i * key.length + j])));
  return row < 0 ? undefined : { map: name, row, token: query[row] };
}

/** One change by a person: remembered for undo, written to the address, run. */
function change(view, values, { wait = 0, forget = false } = {}) {
  const next = { ...view.state, ...values };
  if (textOf(next) === textOf(view.state)) return;
  if (!forget) view.past.push(view.state);
  view.future = [];
  adopt(view, next, wait);
}

function travel(view, from, to) {
  if (!from.length) return;
  to.push(view.state);
  adopt(view, from.pop(), 0);
}

export const editing = (view) =>
  Object.assign(view, {
    state: readState(store.get()),
    past: [],
    future: [],
    cells: (panel) => maskEdits.cellsOf(panel, view.state.mask, view.state.bugs),
    isChanged: () => textOf(view.state) !== textOf(PLAIN),
    countEdited: () => countEdited(view),
    emptyRow: () => view.run.names.map((name) => emptyRowOf(view, name)).find(Boolean),
    change: (values, options) => change(view, values, options),
    editMask: (mask, { sameStroke = false } = {}) =>
      change(view, { mask: maskEdits.simplified(mask, view.panels) }, { wait: PAUSE, forget: sameStroke }),
    undo: () => travel(view, view.past, view.future),
    redo: () => travel(view, view.future, view.past),
  });

export const editState = { read: readState, write: writeState, textOf, PARAMETERS, PLAIN };
