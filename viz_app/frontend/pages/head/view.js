// @ts-nocheck
/* Inside a head: one row of one head, stage by stage. A layer comes from the server once; then nothing is asked for. */
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import { theme } from '../../state/theme.js';
import * as dom from '../../widgets/dom.js';
import { create } from '../../widgets/dom.js';
import { buildBands } from './bands.js';
import { buildCellCard, buildHandCard, buildWhyCard } from './card.js';
import { buildExperiment } from './experiment.js';
import { STAGES, whyOf } from './explain.js';
import { cellAt, isKeyed } from './pointer.js';
import { rowName, rowOf } from './row.js';
import { openSource, saveFile } from './source.js';
import { buildTables } from './table.js';
import { buildPickers, buildStepper } from './tools.js';
import { linePainters } from './lines.js';

const PHONE = 640,
  NARROW = 1140;
const LONG = 2000; // ms after which the page says what is going on
const PATIENCE = 'Still working: the model is being loaded, or the computer is busy.';
const PLAYED = 900; // ms in which a stage draws itself
const LAST = STAGES.length - 1;
const FIRST_CELLS = ['x', 'query', 'scores', 'scaled', 'mask', 'weights', 'output', 'weights'];

const whole = (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined);
const best = (values) => values.reduce((top, value, i) => (value > values[top] ? i : top), 0);

/** The layer asked for by the address and the tabs; map and layer may be missing, then the server chooses. */
function wanted() {
  const run = link.request(),
    { map, layer } = store.get();
  return run && { ...run, map, layer: whole(layer) };
}

function resolve(view) {
  const sel = store.get(),
    { layer } = view,
    head = Math.min(whole(sel.head) ?? 0, layer.heads - 1);
  const asked = layer.map === 'encoder' ? whole(sel.row) : whole(sel.step);
  const i = Math.min(asked ?? layer.queries.length - 1, layer.queries.length - 1);
  if (view.r?.layer !== layer || view.r.head !== head || view.r.i !== i) view.r = rowOf(layer, head, i);
  const { r } = view,
    g = view.bands.geometry(view.width, r.n),
    stage = Math.min(whole(sel.stage) ?? LAST, LAST);
  const key = Math.min(whole(sel.key) ?? best(r.weights), r.n - 1);
  const placed = (at) => (at && linePainters[at.id].count(r, g) > at.i ? cellAt(at.id, r, g, at.i) : null);
  const first = cellAt(FIRST_CELLS[stage], r, g, isKeyed(FIRST_CELLS[stage]) ? key : 0);
  return {
    r,
    g,
    stage,
    key,
    id: view.id,
    progress: view.progress,
    hover: placed(view.hover),
    pinned: placed(view.pinned) ?? first,
    focus: placed(view.hover) ?? placed(view.pinned),
  };
}

function stamp(view, { r, stage, key, g }) {
  const { layer, head, i } = r,
    values = {
      sel: `${layer.map}.${layer.layer}.${head}`,
      row: i,
      stage,
      key,
      column: g.cw,
      model: view.request.model,
      text: view.request.text,
    };
  Object.assign(view.root.dataset, values);
  view.root.dataset.painted = Number(view.root.dataset.painted ?? 0) + 1;
}

const innerWidthOf = (element) => element.clientWidth - parseFloat(getComputedStyle(element).paddingLeft);

function paint(view) {
  const { root } = view;
  if (!root.clientWidth || !view.layer) return;
  view.phone = root.clientWidth <= PHONE;
  root.classList.toggle('gf-phone', view.phone);
  root.classList.toggle('gf-narrow', root.clientWidth <= NARROW);
  view.bands.element.hidden = view.ui.table;
  view.width = view.ui.table ? root.clientWidth : innerWidthOf(view.bands.element);
  const state = view.now();
  view.parts.forEach((part) => part.draw(state));
  stamp(view, state);
}

/** A stage draws itself; at once where motion is not wanted. */
function animate(view) {
  cancelAnimationFrame(view.frame);
  view.progress = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 0;
  const start = performance.now(),
    frame = (time) => {
      view.progress = Math.min(1, Math.max(0, (time - start) / PLAYED));
      paint(view);
      if (view.progress < 1) view.frame = requestAnimationFrame(frame);
    };
  if (view.progress < 1) view.frame = requestAnimationFrame(frame);
}

/** What is drawn is what is asked for: nothing is under way any more. */
function settled(view) {
  clearTimeout(view.patience);
  view.loading = null;
  view.root.removeAttribute('aria-busy');
  view.root.dataset.current = true;
}

function waiting(view, id) {
  clearTimeout(view.patience);
  view.loading = id;
  view.root.dataset.current = false;
  view.root.setAttribute('aria-busy', 'true');
  view.patience = setTimeout(() => view.say(PATIENCE), LONG);
}

async function fetchLayer(view, request, id) {
  waiting(view, id);
  const answer = await view.source.layer(request, id);
  if (view.loading !== id) return undefined; // a newer wish has overtaken this one
  settled(view);
  if (!answer.error) return show(view, answer.layer, request, id);
  view.failed = id;
  return view.say(answer.error, true);
}

function show(view, layer, request, id) {
  const run = ({ map: _, layer: __, ...rest }) => JSON.stringify(rest);
  const isSameRun = view.request && run(view.request) === run(request);
  if (!isSameRun) Object.assign(view, { pinned: null, hover: null });
  if (view.id !== id) view.say(layer.notice);
  Object.assign(view, { layer, request, id });
  paint(view);
}

/** Draws what the store asks for, after fetching it if it is new. */
function refresh(view) {
  const request = wanted();
  if (!request || !view.root.clientWidth) return;
  const id = view.source.id(request),
    known = id === view.id ? view.layer : view.source.known(id);
  if (known) {
    settled(view);
    show(view, known, request, id);
  } else if (view.loading !== id && view.failed !== id) fetchLayer(view, request, id);
}

function behaviour(view) {
  let asked = 0;
  Object.assign(view, {
    now: () => resolve(view),
    rowName,
    draw() {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => refresh(view));
    },
    point(at) {
      if (at?.id === view.hover?.id && at?.i === view.hover?.i) return;
      view.hover = at;
      view.draw();
    },
    /** A clicked cell stays; one under a key also chooses that key. */
    pin(at) {
      view.pinned = at;
      if (linePainters[at.id].perKey) store.set({ key: at.part });
      view.draw();
    },
    choose(key) {
      if (key >= 0 && key < view.layer.keys.length) {
        view.pinned = null;
        store.set({ key });
      }
    },
    go(stage) {
      const next = Math.max(0, Math.min(LAST, stage));
      view.pinned = null;
      store.set({ stage: next === LAST ? null : next });
      animate(view);
      view.bands.follow(next);
      dom.say(`Stage ${next + 1}, ${STAGES[next][0]}. ${view.layer ? whyOf(view.now().r, next) : ''}`);
      view.draw();
    },
    canvasOf: (id) => view.bands.canvasOf(id),
    column: (needs) =>
      view.source.column(
        {
          ...view.request,
          map: view.layer.map,
          layer: view.layer.layer,
          length: needs.matrix === 'output' ? view.layer.heads * view.layer.dHead : view.layer.dModel,
          ...needs,
        },
        view.draw,
      ),
    say(text, isProblem = false) {
      view.message.textContent = text ?? '';
      view.message.classList.toggle('gf-problem', isProblem);
      view.message.hidden = !text;
    },
    async download() {
      const { r } = view.now(),
        answer = await view.source.file({
          ...view.request,
          map: r.layer.map,
          layer: r.layer.layer,
          head: r.head,
          row: r.i,
        });
      if (answer.ok) saveFile(answer.name, answer.data);
      else view.say(answer.error, true);
    },
  });
}

const key = (name) => create('kbd', '', name);
function keysLine() {
  const words = [
    [key('←'), ' ', key('→'), ' stage'],
    [key('Space'), ' play'],
    [key('Tab'), ' then arrows: every number'],
    ['point at a number to see what it is the sum of, click to keep it'],
  ];
  return create('div', 'gf-keys gf-cap', ...words.map((parts) => create('span', '', ...parts)));
}

function build(view) {
  view.bands = buildBands(view);
  const [pickers, stepper, why, cell, hand, tables] = [
    buildPickers(view),
    buildStepper(view),
    buildWhyCard(view),
    buildCellCard(view),
    buildHandCard(view),
    buildTables(view),
  ];
  const experiment = buildExperiment(view);
  view.message = create('p', 'gf-message', { hidden: true, role: 'status' });
  view.parts = [pickers, stepper, view.bands, tables, why, cell, hand, experiment];
  const tools = create('div', 'gf-tool', ...pickers.elements, create('span', 'gf-grow'), stepper.element);
  const card = create('aside', 'gf-card', why.element, cell.element, hand.element, experiment.twice);
  view.root.replaceChildren(
    view.message,
    tools,
    create(
      'div',
      'gf-cols',
      create('div', 'gf-left', view.bands.element, tables.element, keysLine(), experiment.charts),
      card,
    ),
  );
  dom.pageKeys(view.root, {
    ArrowLeft: () => stepper.step(-1),
    ArrowRight: () => stepper.step(1),
    ' ': stepper.toggle,
  });
}

/** Mounts the view. `server` holds `layer column file experiment`, each request -> promise of {ok, ...}. */
export function mountHeadView(root, server, charts) {
  const view = {
    root,
    charts,
    source: openSource(server),
    ui: { table: false },
    progress: 1,
    hover: null,
    pinned: null,
    layer: null,
    width: 0,
  };
  root.classList.add('gf', 'gf-inside');
  behaviour(view);
  build(view);
  store.subscribe(() => {
    view.failed = null;
    view.say(view.layer?.notice);
    view.draw();
  });
  theme.subscribe(view.draw);
  new ResizeObserver(view.draw).observe(root);
  document.fonts?.ready.then(view.draw);
  view.draw();
  /** The middle of number `i` of a line on the screen, after bringing it into sight. */
  root.headView = {
    centreOfCell(id, i) {
      const { r, g } = view.now(),
        box = linePainters[id].box(r, g, i);
      view.bands.bring(box);
      const frame = view.canvasOf(id).getBoundingClientRect();
      return { x: frame.left + box.left + box.width / 2, y: frame.top + box.top + box.height / 2 };
    },
  };
}
