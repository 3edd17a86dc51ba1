/* The view One head: one row of one head in four pictures, and in eight steps. A layer is requested once and then needs
   no other request. Until a head is chosen, it is the one that adds most to the word at work. */
/** @import { Mounted } from '../../types' */
/** @import { HeadState, HeadView, Layer, RunRequest } from './types' */
import { connect } from '../../client/client.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { askForA } from '../../widgets/compare.js';
import * as dom from '../../widgets/dom.js';
import { saveFile } from '../../widgets/dom.js';
import { mountView } from '../../widgets/shell.js';
import { buildCompared, layerOf } from './compared.js';
import { buildEight } from './eight.js';
import { strongest } from './logits.js';
import { buildPictures } from './pictures.js';
import { buildPreferences, buildReasons } from './reasons.js';
import { readers } from './row.js';
import { headOf, LAST, placeAsked, resolve, whole } from './selection.js';
import { STAGES, whyOf } from './stages.js';
import { buildPickers } from './tools.js';

const NARROW = 880; // px: up to here one picture fills the page
const AT_ONCE = 16; // rows of a long text, as many as the server sends

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

/** Return the head and the rows to name in a request: the server sends these of a long text, as the visible layer shows. @param {HeadView} view @param {RunRequest} run @param {Record<string, unknown>} chosen */
const partAsked = ({ layer, run: last }, run, chosen) =>
  layer && layer.only !== null && layer.map === chosen.map && !isOther(last, run) ? partOf(layer, chosen) : {};

/** Return the selected head of a layer, and the first of the rows at once with the selected one. @param {Layer} layer @param {Record<string, unknown>} chosen */
function partOf(layer, chosen) {
  const { head, i } = placeAsked(layer, chosen);
  return { head, row: i - (i % AT_ONCE) };
}

/** Return true if the visible layer, of a long text, has what is chosen of this run. @param {HeadView} view @param {RunRequest} run @param {Record<string, unknown>} chosen */
function hasPart({ layer, run: last }, run, chosen) {
  if (!layer || isOther(last, run) || layer.map !== chosen.map || layer.layer !== whole(chosen.layer)) return false;
  const { head, i } = placeAsked(layer, chosen);
  return layer.only === head && layer.rows[0] <= i && i < layer.rows[1];
}

/** @type {(view: HeadView, run: RunRequest, chosen: Record<string, any>) => object} */
const requestOf = (view, run, chosen) =>
  hasPart(view, run, chosen)
    ? JSON.parse(view.id)
    : { ...run, map: chosen.map, layer: whole(chosen.layer), ...partAsked(view, run, chosen) };

/** Ask for the part of a long text that a choice would show. @param {HeadView} view @param {Record<string, unknown>} values */
function ahead(view, values) {
  const run = link.request();
  if (run && (view.layer?.only ?? null) !== null)
    view.client.ahead('layer', requestOf(view, run, { ...store.get(), ...values }));
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
  const chosen = store.get(),
    request = requestOf(view, run, chosen);
  let answer = view.client.want('layer', request);
  if (answer?.ok && ![null, headOf(answer.value)].includes(answer.value.only))
    answer = view.client.want('layer', { ...request, ...partOf(answer.value, chosen) });
  if (!answer) return false;
  if (answer.ok) adopt(view, run, answer.value, JSON.stringify(request));
  const problem = view.problem || (answer.ok ? '' : answer.error);
  view.say(problem || view.layer?.notice, Boolean(problem));
  return loadLogits(view, run) && askForA(view.client, 'layer', layerOf(view));
}

/** Take what the heads add to the logits, if they do. @type {(view: HeadView, run: RunRequest) => boolean} */
function loadLogits(view, run) {
  const answer = view.layer?.leads ? view.client.want('logits', { ...run, map: view.layer.map }) : undefined;
  view.logits = answer?.ok ? answer.value : null;
  return answer !== null;
}

/** @type {(last: RunRequest | null, run: RunRequest) => boolean} */
const isOther = (last, run) => JSON.stringify(last) !== JSON.stringify(run);

/** @type {(view: HeadView, run: RunRequest, layer: Layer, id: string) => void} */
function adopt(view, run, layer, id) {
  if (view.run && isOther(view.run, run)) view.isWhole = false;
  Object.assign(view, { run, layer, id });
}

/** @type {(view: HeadView) => HeadState | null} */
function stateOf(view) {
  if (!view.layer) return null;
  const state = resolve(view.layer, { ...store.get(), off: view.run?.off }, view.row),
    { id, logits, isAuto } = view;
  view.row = state.row;
  return { ...state, id, logits, isAuto };
}

/** @type {(view: HeadView, state: HeadState) => Record<string, string | number | boolean>} */
const stamp = ({ run }, { row: { layer, head, i }, stage, key, isEight, four }) => ({
  ...{ sel: `${layer.map}.${layer.layer}.${head}`, row: i, stage, key, eight: isEight, four },
  model: run?.model ?? '',
  text: run?.text ?? '',
});

/** @type {(view: HeadView, stage: number) => void} */
function go(view, stage) {
  const next = Math.max(0, Math.min(LAST, stage));
  view.select({ stage: next || null, eight: '1' });
  dom.announce(
    say('head-step-next-next-b-row', { next: next + 1, nextB: STAGES[next][0], row: whyOf(view.now().row, next) }),
  );
}

/** Select a key; the eight steps stay as they are. @type {(view: HeadView, key: number) => void} */
function choose(view, key) {
  const { row, isEight } = view.now();
  if (key >= 0 && key < row.n) view.select({ key, eight: isEight ? '1' : '0' });
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
  const [pictures, eight] = [buildPictures(view), buildEight(view)],
    reasons = buildReasons(view),
    prefers = buildPreferences(view),
    pickers = buildPickers(view, pictures.heading),
    compared = buildCompared(view);
  return {
    nodes: [
      ...[...pickers.elements, compared.element, ...pictures.elements],
      ...[reasons.element, prefers.element, eight.element],
    ],
    parts: [pickers, compared, pictures, reasons, prefers, eight],
  };
}

/** @param {Mounted} given */
export function mount({ root, server, data: charts }) {
  const client = connect(server, readers, () => view.draw());
  const page = {
    ...{ run: null, layer: null, logits: null, row: null, id: '', problem: '', silent: '' },
    ...{ isWhole: false, isAuto: false },
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
    choose: (/** @type {number} */ key) => choose(view, key),
    isNarrow: () => root.classList.contains('gf-narrow'),
    ahead: (/** @type {Record<string, unknown>} */ values) => ahead(view, values),
    go: (/** @type {number} */ stage) => go(view, stage),
    experiment: (/** @type {number} */ seed) => client.want('experiment', { ...view.run, seed }),
    download: () => download(view),
  });
}
