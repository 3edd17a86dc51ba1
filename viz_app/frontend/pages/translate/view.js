/* The attention view: one run drawn as strips or ledger, all heads, one head and a sentence. It never asks the server. */
import * as codec from '../../state/codec.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { buildClasses, buildVerdict } from './classes.js';
import { addEdits } from './edits.js';
import { buildHypotheses } from './hypotheses.js';
import { buildGrid } from './grid.js';
import { buildHead } from './head.js';
import { buildLedger } from './ledger.js';
import { buildNext } from './next.js';
import { MAP_TITLES, buildHeadTools, buildKeysLine, buildKinds, buildLegend } from './panels.js';
import { buildScrubber } from './scrubber.js';
import { buildSentence, buildTable } from './sentence.js';
import { buildStrips } from './strips.js';

const PHONE = 640,
  NARROW = 1180,
  BURST = 8; // px, px, ms

function strongestKey(levels, row, keys) {
  let best = row * keys;
  for (let cell = best + 1; cell < (row + 1) * keys; cell++) if (levels[cell] > levels[best]) best = cell;
  return best - row * keys;
}

/** The head a first visitor sees: certain of where it looks, and looking at many places. */
function tellingHead(map) {
  const k = map.keys.length;
  const worth = (layer, head) => {
    const levels = map.levels(layer, head),
      places = new Set(map.queries.map((_, i) => strongestKey(levels, i, k)));
    return places.size / map.queries.length - (map.entropy(layer, head) ?? 9) / Math.log2(k + 1);
  };
  const all = Array.from({ length: map.layers * map.heads }, (_, i) => [Math.floor(i / map.heads), i % map.heads]);
  return all
    .map(([layer, head]) => ({ layer, head, worth: worth(layer, head) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best));
}

function fitStore(run) {
  const maps = Object.fromEntries(
    Object.entries(run.maps).map(([name, map]) => [
      name,
      { layers: map.layers, heads: map.heads, rows: map.queries.length },
    ]),
  );
  const first = run.names.at(-1),
    { layer, head } = tellingHead(run.maps[first]),
    labels = run.classification?.labels.length ?? 0;
  const label = labels ? run.classification.logits.indexOf(Math.max(...run.classification.logits)) : undefined;
  const step = run.steps.length ? run.steps.length - 1 : undefined;
  return store.fit(
    { id: run.id, first, maps, rows: run.source.length, steps: run.steps.length, labels },
    { map: first, layer, head, row: 0, step, label },
  );
}

/** What is selected and pointed at, resolved against the run: what every part draws from. */
function resolve(view) {
  const sel = store.get(),
    maps = view.maps(),
    map = maps[sel.map] ?? maps[view.run.names.at(-1)],
    isEncoder = map.writes === null;
  const rows = map.queries.length,
    upto = isEncoder ? rows : Math.min(rows, (sel.step ?? rows - 1) + 1);
  const row = Math.min(isEncoder ? (sel.row ?? 0) : (sel.step ?? 0), rows - 1),
    hover = view.hover?.i >= upto ? null : view.hover;
  const [layer, head] = [Math.min(sel.layer ?? 0, map.layers - 1), Math.min(sel.head ?? 0, map.heads - 1)];
  return {
    sel: { ...sel, layer, head, map: map.name },
    map,
    isEncoder,
    rows,
    upto,
    row,
    hover,
    active: hover?.i ?? row,
    levels: map.levels(layer, head),
  };
}

function pageKeys(view, scrubber) {
  const actions = {
    translate: { ArrowLeft: () => view.step(-1), ArrowRight: () => view.step(1), ' ': () => scrubber?.toggle() },
    classify: { Escape: () => view.options.rerun && view.putBack() },
  }[view.run.task];
  const numbered =
    view.run.task === 'translate'
      ? view.run.names.map((map) => ({ map }))
      : view.run.classification.labels.slice(0, 9).map((_, label) => ({ label }));
  numbered.forEach((values, i) => {
    actions[i + 1] = () => view.select(values);
  });
  return dom.pageKeys(view.root, actions);
}

function build(view) {
  view.takeDown?.();
  const translate = view.run.task === 'translate',
    stage = translate ? [buildStrips(view), buildNext(view)] : [buildLedger(view), buildClasses(view)];
  const bar = translate ? buildScrubber(view) : buildVerdict(view),
    [head, table] = [buildHead(view), buildTable(view)];
  const [kind, grid, sentence, tools] = [
    buildKinds(view),
    buildGrid(view),
    buildSentence(view),
    buildHeadTools(view, head, table),
  ];
  view.parts = [...stage, bar, kind, grid, sentence, tools, head, table];
  Object.assign(view, { gridPart: grid, headPart: head, sentencePart: sentence });
  const heads = create(
    'section',
    'gf-heads',
    create('div', '', kind.element, grid.element, sentence.element, buildLegend(view)),
    create('div', '', tools.element, head.element, table.element),
  );
  view.root.replaceChildren(
    create('section', 'gf-stage', ...stage.map(({ element }) => element)),
    bar.element,
    ...(translate ? [buildHypotheses(view)] : []),
    heads,
    buildKeysLine(view),
  );
  view.root.classList.toggle('gf-classify', !translate);
  const keys = pageKeys(view, bar);
  view.takeDown = () => {
    keys();
    bar.destroy?.();
  };
  view.unmeasured = true;
}

function stamp(view, { sel, hover, map, row, upto }) {
  const values = {
    trace: view.run.id,
    task: view.run.task,
    step: sel.step ?? '',
    sel: `${map.name}.${sel.layer}.${sel.head}`,
    row,
    upto,
    hover: hover ? `${hover.i ?? ''}.${hover.j ?? ''}` : '',
  };
  Object.assign(view.root.dataset, values);
  view.root.dataset.painted = Number(view.root.dataset.painted ?? 0) + 1;
}

function paint(view) {
  const width = (view.width = view.root.clientWidth);
  if (!width || !view.parts) return;
  view.phone = width <= PHONE;
  view.root.classList.toggle('gf-phone', view.phone);
  view.root.classList.toggle('gf-narrow', width <= NARROW);
  const state = view.now();
  if (view.unmeasured) view.parts.forEach((part) => part.layout?.());
  view.unmeasured = false;
  view.parts.forEach((part) => part.draw(state));
  if (view.unfollowed) view.parts.forEach((part) => part.follow?.(state));
  view.unfollowed = false;
  view.paintedAt = performance.now();
  stamp(view, state);
}

function behaviour(view) {
  const waiting = new Set();
  const run = () => {
    const work = [...waiting];
    waiting.clear();
    work.forEach((task) => task());
  };
  const paintNow = () => paint(view);
  Object.assign(view, {
    now: () => resolve(view),
    title: (map) => MAP_TITLES[map.name],
    /** Runs work before the next frame, once however often it is asked for. */
    later(task) {
      if (!waiting.size) requestAnimationFrame(run);
      waiting.add(task);
    },
    /** Paints at once, so that a choice shows in the very next frame; a burst of choices is gathered. */
    draw: () => (performance.now() - view.paintedAt > BURST ? paintNow() : view.later(paintNow)),
    point(hover) {
      if (JSON.stringify(hover) === JSON.stringify(view.hover)) return;
      view.hover = hover;
      view.draw();
    },
    select(values, { keepHover = false } = {}) {
      const before = view.paintedAt;
      if (!keepHover) view.hover = null;
      store.set(values);
      if (view.paintedAt === before) view.draw();
    },
    step(by) {
      view.select({ step: Math.max(0, view.now().sel.step + by) });
      view.later(view.sentencePart.speak);
    },
  });
  addEdits(view);
}

function watch(view) {
  const selection = store.subscribe((_, changed) => {
    if (changed.some((name) => ['map', 'layer', 'head', 'row', 'step'].includes(name))) view.unfollowed = true;
    view.draw();
  });
  const measure = () => {
    view.unmeasured = true;
    view.draw();
  };
  const colours = theme.subscribe(view.draw),
    size = new ResizeObserver(() => view.root.clientWidth !== view.width && measure());
  size.observe(view.root);
  if (document.fonts?.status === 'loading') document.fonts.ready.then(measure);
  return () => {
    selection();
    colours();
    size.disconnect();
  };
}

/**
 * Draws a run into `root` and keeps it alive: {update(payload), destroy(), centreOfHead(layer, head), centreOfCell(row, column)}.
 * `options.force(ids, focus)` makes the translation start with these tokens; `focus` asks for the keyboard to follow.
 * `options.rerun({model, text, left_out})` runs a classifier again and resolves to {ok, payload} or {ok: false, error}.
 */
export function mountAttentionView(root, payload, options = {}) {
  const view = {
    root,
    options,
    hover: null,
    edition: 0,
    paintedAt: 0,
    ui: { mass: 0.75, numbers: true, table: false, speed: 1 },
  };
  root.classList.add('gf');
  behaviour(view);
  const unwatch = watch(view);
  const update = (next) => {
    if (!next) return;
    Object.assign(view, { run: codec.readRun(next), parts: null, hover: null, unfollowed: true });
    view.lost = fitStore(view.run);
    view.putBack();
    build(view);
    paint(view);
  };
  update(payload);
  const handle = {
    update,
    destroy() {
      view.takeDown?.();
      unwatch();
      root.replaceChildren();
    },
    centreOfHead: (layer, head) => view.gridPart.centre(layer, head),
    centreOfCell: (row, column) => view.headPart.centre(row, column),
  };
  root.attentionView = handle;
  return handle;
}
