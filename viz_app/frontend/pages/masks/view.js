// @ts-nocheck
/* The Masks page: a run before and after, drawn in parts; edits, runs and parts have files of their own. */
import * as codec from '../../state/codec.js';
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import * as changes from '../../widgets/changes.js';
import { create } from '../../widgets/dom.js';
import { buildBugs } from './bugs.js';
import { buildCompare } from './compare.js';
import { buildEditor } from './editor.js';
import { buildHeads } from './heads.js';
import { buildOutput } from './output.js';
import { running } from './runs.js';
import { editState, editing } from './state.js';
import { buildChooser, buildHow, buildLegend, buildTools } from './tools.js';

const NARROW = 1180,
  PHONE = 640;

// The same masks stay the same objects, so that the pictures of them keep the keyboard's focus.
function readPanels(view, payload) {
  const text = JSON.stringify(payload.panels);
  if (text === view.panelText) return view.panels;
  view.panelText = text;
  return payload.panels.map((panel) => ({
    ...panel,
    open: codec.openCells(panel.open, panel.query.length * panel.key.length),
  }));
}

/** A reply as pictures need it: both runs read, panels and changes unpacked. */
function show(view, payload) {
  view.payload = payload;
  view.serial += 1;
  [view.run, view.changed] = [codec.readRun(payload.before), codec.readRun(payload.after)];
  view.panels = readPanels(view, payload);
  view.changes = Object.fromEntries(
    view.run.names.map((name) => [name, changes.weights(payload.change[name], view.run.maps[name])]),
  );
  if (view.built !== view.run.names.join()) build(view);
  view.draw();
}

/** What is selected, resolved against the runs: what every part draws from. */
function resolve(view) {
  const sel = store.get(),
    name = sel.map in view.run.maps ? sel.map : view.run.names.at(-1),
    map = view.run.maps[name];
  const [layer, head] = [Math.min(sel.layer ?? 0, map.layers - 1), Math.min(sel.head ?? 0, map.heads - 1)];
  const [n, k] = [map.queries.length, map.keys.length],
    { scale, at } = view.changes[name];
  const side = (one) => ({ levels: one.levels(layer, head), open: one.open, n, k });
  const [moved, mosts] = [view.payload.moved[name], view.payload.most[name]];
  const row = Math.min((map.writes ? sel.step : sel.row) ?? 0, n - 1);
  const runs = { before: side(map), after: side(view.changed.maps[name]), change: at(layer, head) };
  return {
    ...runs,
    sel: { map: name, layer, head },
    map,
    k,
    row,
    scale,
    moved,
    mosts,
    changes: at,
    most: mosts[layer][head],
    broken: moved[layer][head] === null,
  };
}

function build(view) {
  const tools = buildTools(view),
    editor = buildEditor(view),
    chooser = buildChooser(view),
    compare = buildCompare(view);
  const [output, bugs, heads] = [buildOutput(view), buildBugs(view), buildHeads(view)];
  view.left = create(
    'div',
    'gf-left',
    ...editor.elements,
    chooser.element,
    ...compare.elements,
    output.element,
    buildLegend(),
  );
  const right = create('aside', 'gf-right', bugs.element, heads.element, buildHow(Boolean(view.run.maps.decoder)));
  view.root.replaceChildren(...tools.elements, create('div', 'gf-cols', view.left, right));
  Object.assign(view, {
    built: view.run.names.join(),
    parts: [tools, editor, chooser, compare, output, bugs, heads],
  });
  Object.assign(view.handle, {
    centreOfMask: editor.centre,
    centreOfCell: compare.centre,
    centreOfHead: heads.centre,
  });
}

function stamp(view, { sel, row }) {
  const { mask, bugs, fill, pads } = editState.write(view.state);
  Object.assign(view.root.dataset, {
    before: view.run.id,
    after: view.changed.id,
    sel: `${sel.map}.${sel.layer}.${sel.head}`,
    row,
    mask: mask ?? '',
    bugs: bugs ?? '',
    fill: fill ?? '',
    pads: pads ?? '',
  });
  view.root.dataset.current = String(view.isCurrent());
  view.root.dataset.painted = Number(view.root.dataset.painted ?? 0) + 1;
}

function paint(view) {
  view.waiting = false;
  const width = view.root.clientWidth;
  if (!width) return;
  if (!view.built) {
    view.root.firstChild.textContent = view.problem || 'Running the sentence with its masks …';
    return;
  }
  view.phone = width <= PHONE;
  view.root.classList.toggle('gf-phone', view.phone);
  view.root.classList.toggle('gf-narrow', width <= NARROW);
  view.root.classList.toggle('gf-waiting', !view.isCurrent());
  const state = view.now();
  view.parts.forEach((part) => part.draw(state));
  stamp(view, state);
}

function onStore(view, state, changed) {
  const { PARAMETERS, read, textOf } = editState,
    has = (name) => changed.includes(name);
  const isOther = PARAMETERS.some(has) && textOf(read(state)) !== textOf(view.state);
  if (isOther) Object.assign(view, { state: read(state), past: [], future: [] });
  if (['text', 'model', ...link.RUN, ...PARAMETERS].some(has)) view.runIfStale();
  view.draw();
}

function onKey(view, event) {
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
  if (!isUndo || !view.root.offsetParent || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
  event.preventDefault();
  if (event.shiftKey) view.redo();
  else view.undo();
}

function watch(view) {
  store.subscribe((state, changed) => onStore(view, state, changed));
  theme.subscribe(view.draw);
  document.addEventListener('keydown', (event) => onKey(view, event));
  new ResizeObserver(() => {
    view.runIfStale();
    view.draw();
  }).observe(view.root);
}

function behaviour(view) {
  const paintSoon = () => {
    if (view.waiting) return;
    view.waiting = true;
    requestAnimationFrame(() => paint(view));
  };
  const select = (values) => {
    store.set(values);
    paintSoon();
  };
  const selectRow = (i) => select(view.now().map.writes ? { step: i } : { row: i });
  Object.assign(view, {
    draw: paintSoon,
    show: (payload) => show(view, payload),
    now: () => resolve(view),
    select,
    selectRow,
  });
}

/** Draws the page into `root`. `rerun({model, text, mask, bugs, fill, pads})` resolves to {ok, payload} or {ok: false, error}. */
export function mountMasksView(root, rerun) {
  const view = {
    root,
    rerun,
    serial: 0,
    problem: '',
    busy: false,
    asked: false,
    answered: '',
    ui: { table: false },
    handle: {},
  };
  root.classList.add('gf', 'gf-masks');
  root.append(create('p', 'gf-cap'));
  behaviour(view);
  editing(view);
  running(view);
  watch(view);
  root.masksView = view.handle;
  view.runSoon(0);
  return view.handle;
}
