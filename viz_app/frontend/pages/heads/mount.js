/* The Heads tab: the role of each head, and the answer without some of the heads. */
/** @import { Mounted, PackedArray } from '../../types' */
/** @import { EffectsReply, HeadsState, Page, Runs, SilencedReply } from './types' */
import { asSent, connect, refusalOf, valueOf } from '../../client/client.js';
import * as arrays from '../../state/arrays.js';
import * as codec from '../../state/codec.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import * as changes from '../../widgets/changes.js';
import { announce, create, undoShortcuts } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { mountView } from '../../widgets/shell.js';
import { buildBoard } from './board.js';
import { askForA, buildCompared } from './compared.js';
import { buildLegend } from './legend.js';
import { buildPanel } from './panel.js';
import { Progress } from './progress.js';
import { buildQuickRoles, QuickRoles } from './quick_roles.js';
import { buildCurve } from './pruning_chart.js';
import { Silencing } from './silenced.js';
import { allHeads, resolve } from './state.js';
import { buildShortcuts, buildTools } from './tools.js';

const NARROW = 1180; // px

/** @param {Partial<Record<string, PackedArray>>} packed */
const unpacked = (packed) =>
  Object.fromEntries(Object.entries(packed).map(([name, array]) => [name, arrays.unpack(array ?? null)]));

/** @param {{ payload: SilencedReply }} reply @returns {Runs} */
const readRuns = ({ payload }) => ({
  payload,
  after: codec.readRun(payload.after),
  likeness: unpacked(payload.likeness),
  near: new Map(),
});
/** @param {EffectsReply} reply */
const readEffects = (reply) => ({ ...reply, byToken: unpacked(reply.byToken) });

/** Request missing data: the run, the effects of the heads, and the roles of the model's heads. @param {Page} page @param {Progress} progress */
function load(page, progress) {
  const { client, silencing } = page,
    request = link.request();
  if (!request) return false;
  const plain = { ...request, off: null },
    roles = client.want('head_roles', { model: request.model }),
    answer = silencing.isGathering() ? null : client.want('silence', { ...plain, off: silencing.written() }),
    // The board comes first: a server that has begun with the effects of all heads would let it wait for them.
    effects = answer ? client.want('head_effects', plain) : client.have('head_effects', plain);
  progress.watch(effects ? null : plain);
  if (silencing.isGathering()) return false;
  page.problem = refusalOf(answer);
  if (answer?.ok) {
    take(page, answer.value);
    const known = page.quick.of(request.model);
    Object.assign(page, {
      roles: known ? { measured: known } : valueOf(roles),
      effects: valueOf(effects),
      refusal: refusalOf(effects),
    });
  }
  if (!page.runs) page.view.say(page.problem || say('heads-running'), Boolean(page.problem));
  return answer !== null && askForA(page);
}

/** @type {(page: Page, runs: Runs) => void} */
function take(page, runs) {
  if (page.runs === runs) return;
  if (page.runs) announce(say('heads-ran-again', { changed: changes.count(runs.payload.output.changed) }));
  else page.view.say();
  page.runs = runs;
}

/** @param {Page} page */
function build(page) {
  const tools = buildTools(page),
    legend = buildLegend(page),
    quick = buildQuickRoles(page),
    board = buildBoard(page),
    compared = buildCompared(page),
    panel = buildPanel(page),
    curve = buildCurve(page),
    shortcuts = buildShortcuts();
  const problem = notice();
  const left = create('div', 'gf-left', compared.element, legend.element, quick.element, board.element);
  return {
    nodes: [
      tools.element,
      problem.element,
      create('div', 'gf-cols', left, panel.element),
      curve.element,
      shortcuts.element,
    ],
    parts: [
      tools,
      {
        /** @param {HeadsState} state */
        draw({ runs }) {
          problem.say(page.problem || runs.payload.notices.join(' '), Boolean(page.problem));
        },
      },
      ...[compared, legend, quick, board, panel, curve, shortcuts],
    ],
    keys: keysOf(page),
  };
}

/** @param {Page} page */
function keysOf(page) {
  const choose = (/** @type {number} */ at) => () => {
    const map = page.now().names[at];
    if (map) page.view.select({ map });
  };
  return Object.fromEntries([0, 1, 2].map((at) => [String(at + 1), choose(at)]));
}

/** @type {(page: Page, state: HeadsState) => Record<string, string>} */
const stamp = (page, { runs, chosen, off, by, isSorted, map }) => ({
  after: runs.after.id,
  off: off.join('_'),
  sel: `${map.name}.${chosen.layer}.${chosen.head}`,
  by: by + (isSorted ? '.sorted' : ''),
  effects: page.effects ? 'shown' : page.refusal ? 'refused' : 'waiting',
  roles: page.roles ? (page.roles.measured ? 'shown' : 'none') : 'waiting',
});

/** The functions of `server` are those of viz_app/handlers/heads.py. @param {Mounted} given */
export function mount({ root, server, data: charts }) {
  const view = mountView(root, {
    name: 'headboard',
    headline: say('heads-headline'),
    narrow: NARROW,
    load: () => load(page, progress),
    resolve: () => resolve(page),
    build: () => build(page),
    stamp: (state) => stamp(page, state),
    heard: (_, changed) => page.silencing.heard(changed),
  });
  const client = connect(
    server,
    {
      ...{ silence: readRuns, head_effects: readEffects, head_roles: asSent, heads_done: asSent },
      ...{ measure_roles: (/** @type {any} */ { measured }) => measured, roles_done: asSent, stop_roles: asSent },
    },
    view.draw,
  );
  /** @type {Page} */
  const page = {
    ...{ view, client, charts },
    quick: /** @type {any} */ (null),
    silencing: new Silencing(
      view.draw,
      () => allHeads(page.runs),
      () => page.runs?.payload.takes.includes('off') === false,
    ),
    ...{
      runs: null,
      effects: null,
      roles: null,
      a: { run: null, effects: null },
      problem: '',
      refusal: '',
      progress: '',
      isTable: false,
      hot: null,
    },
    now: () => view.now(),
  };
  const progress = new Progress(page);
  page.quick = new QuickRoles(page);
  undoShortcuts(root, page.silencing.undo, page.silencing.redo);
  return page;
}
