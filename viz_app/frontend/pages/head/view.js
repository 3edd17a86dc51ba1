/* The tab Inside a head: one row of one head, stage by stage. A layer is requested once and then needs no other
   request. */
/** @import { Charts, PageServer } from '../../types' */
/** @import { CellPlace, HeadState, HeadView, Layer, Needs, RunRequest } from './types' */
import { theme } from '../../state/theme.js';
import { connect } from '../../client/client.js';
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import { shortcuts } from '../../widgets/legend.js';
import * as dom from '../../widgets/dom.js';
import { create, saveFile } from '../../widgets/dom.js';
import { mountView } from '../../widgets/shell.js';
import { buildBands } from './bands.js';
import { buildCellCard, buildWhyCard } from './card.js';
import { buildCompared } from './compared.js';
import { linePainters } from './lines.js';
import { buildRecomputeCard } from './recompute_card.js';
import { readers } from './row.js';
import { buildExperiment } from './scaling_experiment.js';
import { LAST, resolve, whole } from './selection.js';
import { STAGES, whyOf } from './stages.js';
import { buildTables } from './tables.js';
import { buildPickers, buildStepper } from './tools.js';

const NARROW = 1140; // px
const PLAYED = 900; // ms of a stage's animation

/**
 * Take the layer of the address, or request it. The server chooses a missing map or layer.
 * @param {HeadView} view
 * @returns {boolean} true if the layer is there
 */
function load(view) {
  const run = link.request();
  if (!run) return true;
  const { map, layer } = store.get(),
    request = { ...run, map, layer: whole(layer) },
    answer = view.client.want('layer', request);
  if (!answer) return false;
  if (answer.ok) adopt(view, run, answer.value, JSON.stringify(request));
  const problem = view.problem || (answer.ok ? '' : answer.error);
  view.say(problem || view.layer?.notice, Boolean(problem));
  const a = link.compared();
  view.a = a && view.client.want('layer', { ...a, map, layer: whole(layer) });
  return !a || view.a !== null;
}

/** @type {(view: HeadView, run: RunRequest, layer: Layer, id: string) => void} */
function adopt(view, run, layer, id) {
  const isOther = view.run && JSON.stringify(view.run) !== JSON.stringify(run);
  if (isOther) Object.assign(view, { pinned: null, pointed: null });
  Object.assign(view, { run, layer, id });
}

/** @type {(view: HeadView) => HeadState | null} */
function stateOf(view) {
  if (!view.layer) return null;
  const state = resolve(view.layer, store.get(), view);
  view.row = state.row;
  return { ...state, id: view.id, progress: view.progress };
}

/** @type {(view: HeadView, state: HeadState) => Record<string, string | number>} */
const stamp = ({ bands, run }, { row: { layer, head, i, n }, stage, key }) => ({
  sel: `${layer.map}.${layer.layer}.${head}`,
  row: i,
  stage,
  key,
  column: bands.columns(n).pitch,
  model: run?.model ?? '',
  text: run?.text ?? '',
});

/** Animate a stage, or draw it at once if the visitor's system asks for less motion. @param {HeadView} view */
function animate(view) {
  cancelAnimationFrame(view.frame);
  view.progress = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 0;
  const start = performance.now();
  /** @param {number} time */
  const frame = (time) => {
    view.progress = Math.min(1, Math.max(0, (time - start) / PLAYED));
    view.draw();
    if (view.progress < 1) view.frame = requestAnimationFrame(frame);
  };
  if (view.progress < 1) view.frame = requestAnimationFrame(frame);
}

/** @type {(view: HeadView, stage: number) => void} */
function go(view, stage) {
  const next = Math.max(0, Math.min(LAST, stage));
  view.pinned = null;
  view.select({ stage: next || null }, { keepPointed: true });
  animate(view);
  view.bands.show(next);
  dom.announce(`Stage ${next + 1}, ${STAGES[next][0]}. ${whyOf(view.now().row, next)}`);
}

/** Pin a clicked cell. A cell under a key also selects this key. @type {(view: HeadView, at: CellPlace) => void} */
function pin(view, at) {
  view.pinned = at;
  view.select(linePainters[at.id].perKey ? { key: at.part } : {}, { keepPointed: true });
}

/** @type {(view: HeadView, key: number) => void} */
function choose(view, key) {
  if (key < 0 || key >= view.now().row.n) return;
  view.pinned = null;
  view.select({ key }, { keepPointed: true });
}

/** @param {HeadView} view */
async function download(view) {
  const { layer, head, i } = view.now().row,
    answer = await view.client.ask('file', { ...view.run, map: layer.map, layer: layer.layer, head, row: i });
  if (answer.ok) saveFile(answer.value.name, answer.value.data);
  view.problem = answer.ok ? '' : answer.error;
  view.draw();
}

const keys = () =>
  shortcuts(
    '[←] [→] stage',
    '[Space] play',
    '[Tab] then arrows for every number',
    'point at a number to see its calculation, click to keep it',
  );

/** @param {HeadView} view */
function build(view) {
  const [pickers, stepper, bands, tables] = [
      buildPickers(view),
      buildStepper(view),
      buildBands(view),
      buildTables(view),
    ],
    [why, cell, recompute, experiment] = [
      buildWhyCard(),
      buildCellCard(view),
      buildRecomputeCard(view),
      buildExperiment(view),
    ],
    { player } = stepper;
  view.bands = bands;
  const tools = create('div', 'gf-tool', ...pickers.elements, create('span', 'gf-grow'), stepper.element),
    compared = buildCompared(view),
    left = create('div', 'gf-left', compared.element, bands.element, tables.element, keys(), experiment.charts),
    card = create('aside', 'gf-card', why.element, cell.element, recompute.element, experiment.twice);
  return {
    nodes: [tools, create('div', 'gf-cols', left, card)],
    parts: [compared, pickers, stepper, bands, tables, why, cell, recompute, experiment],
    keys: { ArrowLeft: () => player.step(-1), ArrowRight: () => player.step(1), ' ': player.toggle },
  };
}

/** Return a function that scrolls a number into view and returns its middle on the screen. For tests. @param {HeadView} view */
const centreOfCell = (view) => (/** @type {string} */ id, /** @type {number} */ i) => {
  const { row } = view.now(),
    { bands } = view,
    box = linePainters[id].box(row, bands.columns(row.n), i);
  if (!box) return null;
  bands.bring(box);
  const frame = bands.canvasOf(id).getBoundingClientRect();
  const { scale } = theme;
  return { x: frame.left + (box.left + box.width / 2) * scale, y: frame.top + (box.top + box.height / 2) * scale };
};

/**
 * Mount the view. `server` holds `layer column file experiment`, each request -> promise of {ok, ...}.
 * @param {HTMLElement} root
 * @param {PageServer} server
 * @param {Charts} charts the data of the charts
 */
export function mountHeadView(root, server, charts) {
  const client = connect(server, readers, () => view.draw());
  const page = { run: null, layer: null, a: null, id: '', problem: '', isTable: false, pinned: null, row: null };
  const shell = mountView(root, {
    name: 'inside',
    narrow: NARROW,
    load: () => load(view),
    resolve: () => stateOf(view),
    build: () => build(view),
    stamp: (state) => stamp(view, state),
    heard() {
      client.forgive();
      view.problem = '';
      view.say(view.layer?.notice);
    },
  });
  /** @type {HeadView} */
  const view = Object.assign(shell, page, {
    client,
    charts,
    progress: 1,
    frame: 0,
    bands: /** @type {any} */ (null), // until the view is built
    pin: (/** @type {CellPlace} */ at) => pin(view, at),
    choose: (/** @type {number} */ key) => choose(view, key),
    go: (/** @type {number} */ stage) => go(view, stage),
    column(/** @type {Needs} */ needs) {
      const { map, layer } = view.now().row.layer;
      return client.want('column', { ...view.run, map, layer, ...needs });
    },
    experiment: (/** @type {number} */ seed) => client.want('experiment', { ...view.run, seed }),
    download: () => download(view),
  });
  Object.assign(root, { headView: { centreOfCell: centreOfCell(view) } });
}
