/* The view One head: one row of one head in four pictures, and in eight steps. A layer is requested once and then needs
   no other request. Until a head is chosen, it is the one that adds most to the word at work. */
/** @import { Charts, PageServer } from '../../types' */
/** @import { CellPlace, HeadState, HeadView, Layer, Needs, RunRequest } from './types' */
import { theme } from '../../state/theme.js';
import { connect } from '../../client/client.js';
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';
import * as dom from '../../widgets/dom.js';
import { saveFile } from '../../widgets/dom.js';
import { mountView } from '../../widgets/shell.js';
import { buildCompared } from './compared.js';
import { buildEight } from './eight.js';
import { linePainters } from './lines.js';
import { leadsToLogits, strongest } from './logits.js';
import { buildPictures } from './pictures.js';
import { buildReasons } from './reasons.js';
import { readers } from './row.js';
import { LAST, resolve, whole } from './selection.js';
import { STAGES, whyOf } from './stages.js';
import { buildPickers } from './tools.js';

const NARROW = 880; // px: up to here one picture fills the page

/** Return the selected row of a map. @param {unknown} map */
const rowAsked = (map) => whole(store.get(map === 'encoder' ? 'row' : 'step')) ?? Infinity;

/**
 * Select the head that adds most, if nobody has named one.
 * @param {HeadView} view
 * @param {RunRequest} run
 * @returns {boolean} false while it is not known
 */
function suggest(view, run) {
  const { map, label } = store.get();
  const asked = `${run.model} ${map}`;
  view.isAuto = !store.hasHead() && map !== undefined && view.silent !== asked;
  if (!view.isAuto) return true;
  const answer = view.client.want('logits', { ...run, map });
  if (!answer) return false;
  if (!answer.ok) view.silent = asked;
  const top = answer.ok && strongest(answer.value, rowAsked(map), label ?? 0);
  if (top) store.suggest({ layer: top.layer, head: top.head });
  return true;
}

/**
 * Take the layer of the address, or request it. The server chooses a missing map or layer.
 * @param {HeadView} view
 * @returns {boolean} true if the layer is there
 */
function load(view) {
  const run = link.request();
  if (!run) return true;
  if (!suggest(view, run)) return false;
  const { map, layer } = store.get(),
    request = { ...run, map, layer: whole(layer) },
    answer = view.client.want('layer', request);
  if (!answer) return false;
  if (answer.ok) adopt(view, run, answer.value, JSON.stringify(request));
  const problem = view.problem || (answer.ok ? '' : answer.error);
  view.say(problem || view.layer?.notice, Boolean(problem));
  const a = link.compared();
  view.a = a && view.client.want('layer', { ...a, map, layer: whole(layer) });
  return (!a || view.a !== null) && loadLogits(view, run);
}

/** Take what the heads add to the logits, if they do. @type {(view: HeadView, run: RunRequest) => boolean} */
function loadLogits(view, run) {
  const isWanted = view.layer && leadsToLogits(view.layer),
    answer = isWanted ? view.client.want('logits', { ...run, map: view.layer?.map }) : undefined;
  view.logits = answer?.ok ? answer.value : null;
  return answer !== null;
}

/** @type {(view: HeadView, run: RunRequest, layer: Layer, id: string) => void} */
function adopt(view, run, layer, id) {
  const isOther = view.run && JSON.stringify(view.run) !== JSON.stringify(run);
  if (isOther) Object.assign(view, { pinned: null, pointed: null, isWhole: false });
  Object.assign(view, { run, layer, id });
}

/** @type {(view: HeadView) => HeadState | null} */
function stateOf(view) {
  if (!view.layer) return null;
  const state = resolve(view.layer, { ...store.get(), off: view.run?.off }, view),
    { id, logits, isAuto } = view;
  view.row = state.row;
  return { ...state, id, logits, isAuto };
}

/** @type {(view: HeadView, state: HeadState) => Record<string, string | number | boolean>} */
const stamp = ({ bands, run }, { row: { layer, head, i, n }, stage, key, isEight, four }) => ({
  ...{ sel: `${layer.map}.${layer.layer}.${head}`, row: i, stage, key, eight: isEight, four },
  column: isEight && bands ? bands.columns(n).pitch : '',
  model: run?.model ?? '',
  text: run?.text ?? '',
});

/** @type {(view: HeadView, stage: number) => void} */
function go(view, stage) {
  const next = Math.max(0, Math.min(LAST, stage));
  view.pinned = null;
  view.select({ stage: next || null, eight: '1' }, { keepPointed: true });
  dom.announce(`Step ${next + 1}, ${STAGES[next][0]}. ${whyOf(view.now().row, next)}`);
}

/** Pin a clicked cell. A cell under a key also selects this key. @type {(view: HeadView, at: CellPlace) => void} */
function pin(view, at) {
  view.pinned = at;
  if (linePainters[at.id].perKey) choose(view, at.part, at);
  else view.draw();
}

/** Select a key; the eight steps stay as they are. @type {(view: HeadView, key: number, pinned?: CellPlace | null) => void} */
function choose(view, key, pinned = null) {
  const { row, isEight } = view.now();
  if (key < 0 || key >= row.n) return;
  view.pinned = pinned;
  view.select({ key, eight: isEight ? '1' : '0' }, { keepPointed: true });
}

/** @param {HeadView} view */
async function download(view) {
  const { layer, head, i } = view.now().row,
    answer = await view.client.ask('file', { ...view.run, map: layer.map, layer: layer.layer, head, row: i });
  if (answer.ok) saveFile(answer.value.name, answer.value.data);
  view.problem = answer.ok ? '' : answer.error;
  view.draw();
}

/** @param {HeadView} view */
function build(view) {
  const [pictures, compared, eight] = [buildPictures(view), buildCompared(view), buildEight(view)],
    reasons = buildReasons(view),
    pickers = buildPickers(view, pictures.heading);
  return {
    nodes: [...pickers.elements, compared.element, ...pictures.elements, reasons.element, eight.element],
    parts: [pickers, compared, pictures, reasons, eight],
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
 * Mount the view. `server` holds `layer logits column file experiment`, each request -> promise of {ok, ...}.
 * @param {HTMLElement} root
 * @param {PageServer} server
 * @param {Charts} charts the data of the charts
 */
export function mountHeadView(root, server, charts) {
  const client = connect(server, readers, () => view.draw());
  const page = {
    ...{ run: null, layer: null, logits: null, a: null, pinned: null, row: null, id: '', problem: '', silent: '' },
    ...{ isTable: false, isWhole: false, isAuto: false },
  };
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
    bands: /** @type {any} */ (null), // until the eight steps are open
    pin: (/** @type {CellPlace} */ at) => pin(view, at),
    choose: (/** @type {number} */ key) => choose(view, key),
    isNarrow: () => root.classList.contains('gf-narrow'),
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
