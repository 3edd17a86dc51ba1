/* The Masks tab: a run before and after a change of its masks. */
import { connect, refusalOf } from '../../client/client.js';
import { problem } from '../../state/by_need.js';
import * as codec from '../../state/codec.js';
import * as link from '../../state/link.js';
import { say } from '../../state/say.js';
import { asked, shown } from '../../state/whole_words.js';
import * as changes from '../../widgets/changes.js';
import { buildBeforeAfter } from '../../widgets/before_after.js';
import { askForA } from '../../widgets/compare.js';
import { buildChangedHeads } from '../../widgets/changed_heads.js';
import { headChange, readChanged } from '../../widgets/changed_run.js';
import { announce, create, undoShortcuts } from '../../widgets/dom.js';
import { mountView } from '../../widgets/shell.js';
import { buildBugs } from './bugs.js';
import { buildEditor } from './editor.js';
import { EDITS, Editing } from './state.js';
import { buildHow, buildLegend, buildTools } from './tools.js';

/** @import { MasksReply, MasksState, Page, Panel, Runs } from './types' */

const NARROW = 1180; // px
const WAITING = say('masks-running-sentence-with');

/** @type {{ text: string, panels: Panel[] }} */
const last = { text: '', panels: [] };
/**
 * Return the masks. Equal masks are the same objects, so that their pictures keep the focus.
 * @param {MasksReply['panels']} packed
 * @returns {Panel[]}
 */
function readPanels(packed) {
  const text = JSON.stringify(packed);
  if (text === last.text) return last.panels;
  const read = (/** @type {MasksReply['panels'][number]} */ panel, /** @type {number} */ at) => ({
    ...panel,
    isFirst: at === 0,
    open: codec.allowedCells(panel.open, panel.query.length * panel.key.length),
  });
  return Object.assign(last, { text, panels: packed.map(read) }).panels;
}

/** @param {{ payload: MasksReply }} reply @returns {Runs} */
const readReply = ({ payload }) => ({ ...readChanged(payload), panels: readPanels(payload.panels) });

/**
 * Take the answer to the request of the address, or send the request. Wait until no more strokes come.
 * @param {Page} page
 */
function load(page) {
  const { view, client, editing } = page,
    request = link.request();
  if (!request || editing.isGathering()) return false;
  const answer = client.want('rerun_masks', request);
  page.problem = refusalOf(answer) || problem();
  if (answer?.ok) take(page, answer.value);
  if (!page.runs) view.say(page.problem || WAITING, Boolean(page.problem));
  return answer !== null && askForA(client, 'rerun_masks');
}

/** @type {(page: Page, runs: Runs) => void} */
function take(page, runs) {
  if (page.runs === runs) return;
  if (page.runs) announce(say('masks-ran-again', { changed: changes.count(runs.payload.output.changed) }));
  else page.view.say();
  if (page.runs && page.runs.before.names.join() !== runs.before.names.join()) page.view.rebuild();
  page.runs = runs;
}

/** @param {Page} page */
function build(page) {
  const tools = buildTools(page),
    editor = buildEditor(page),
    three = buildBeforeAfter(page),
    [bugs, heads] = [buildBugs(page), buildChangedHeads(page)];
  const hasDecoder = page.now().names.includes('decoder');
  const left = create('div', 'gf-left', ...editor.elements, ...three.elements, buildLegend()),
    right = create('aside', 'gf-right', bugs.element, heads.element, buildHow(hasDecoder));
  Object.assign(page.handle, { centreOfMask: editor.centre, centreOfCell: three.centre, centreOfHead: heads.centre });
  return {
    nodes: [...tools.elements, create('div', 'gf-cols', left, right)],
    parts: [tools, bugs, editor, three, heads],
  };
}

/** @type {(page: Page, state: MasksState) => Record<string, string | number>} */
function stamp({ runs, editing }, { sel, row }) {
  const written = editing.written();
  return {
    before: runs ? shown(runs.before).id : '',
    after: runs ? shown(runs.after).id : '',
    sel: `${sel.map}.${sel.layer}.${sel.head}`,
    row,
    ...Object.fromEntries(EDITS.map((name) => [name, written[name] ?? ''])),
  };
}

/** @param {import('../../types').Mounted} given */
export function mount({ root, server }) {
  const view = mountView(root, {
    name: 'masks',
    headline: say('masks-mask-says-which-words'),
    narrow: NARROW,
    load: () => load(page),
    resolve: () => page.runs && headChange(page.runs),
    build: () => build(page),
    stamp: (state) => stamp(page, state),
    heard: () => page.editing.heard(),
  });
  /** @type {Page} */
  const page = {
    view,
    client: connect(server, { rerun_masks: readReply }, view.draw),
    editing: new Editing(view.draw, () => page.runs?.panels ?? []),
    runs: null,
    problem: '',
    isTable: false,
    handle: {},
    now: () => view.now(),
    takes: (name) => page.runs?.payload.takes.includes(name) ?? true,
    refused: (bug) => page.runs?.payload.refused[bug] ?? '',
    runNow() {
      page.client.forgive();
      page.editing.gather(0);
      view.draw();
    },
    selectRow(i) {
      const values = page.now().map.writes ? { step: i } : { row: i };
      if (page.runs) view.select(asked(shown(page.runs.before), values), { keepPointed: true });
    },
  };
  undoShortcuts(root, page.editing.undo, page.editing.redo);
  Object.assign(root, { masksView: page.handle });
  return page.handle;
}
