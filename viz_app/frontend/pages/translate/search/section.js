/* The search tree below the steps: its tools, its picture or its table, the finished targets, and sentences about it.
   This module is loaded when a tree is first opened. */
/** @import { Page } from '../view.js' */
/** @import { Run } from '../../../types' */
/** @import { Node, Tree } from './tree.js' */
import * as format from '../../../state/format.js';
import { say } from '../../../state/say.js';
import { store } from '../../../state/store.js';
import { isOn } from '../../../state/whole_words.js';
import { announce, create, undoShortcuts } from '../../../widgets/dom.js';
import { table, tableFrame, tableSwitch } from '../../../widgets/table.js';
import { chance, fateOf, tellNodes } from './captions.js';
import { buildFinished } from './finished.js';
import { buildPicture } from './picture.js';
import { Steering } from './steering.js';
import { button, slider } from '../../../widgets/controls.js';

/* The tools of the search tree: beam width, length penalty, a button to continue from a node, and picture or table. */

const WIDEST = 8,
  MOST = 3; // of the penalty; the decoding panel allows more

/** Build a slider with its number. @type {(name: string, range: { min: number, max: number, step: number }, changed: (value: number) => void) => { label: HTMLElement, set: (value: number, isOff: boolean) => void }} */
function numbered(name, range, changed) {
  const output = create('output', '');
  const made = slider(
    name,
    (value) => {
      output.textContent = String(value);
      changed(value);
    },
    range,
  );
  return {
    label: create('label', '', create('span', '', name), made.element, output),
    set(value, isOff) {
      made.element.disabled = isOff;
      made.draw(value);
      output.textContent = String(value);
    },
  };
}

/** @param {import('../view.js').Page} page @param {import('./steering.js').Steering} steering */
function buildTools({ searching, view }, steering) {
  const asked = { width: 0, isTable: false };
  const beam = () => asked.width || Number(searching.decoding.beam ?? 1);
  const width = numbered(say('translate-beam-width'), { min: 1, max: WIDEST, step: 1 }, (value) => {
    asked.width = value;
    steering.search(value, steering.penalty);
  });
  const penalty = numbered(say('translate-length-penalty'), { min: 0, max: MOST, step: 0.1 }, (value) =>
    steering.search(beam(), value),
  );
  let from = /** @type {import('./tree.js').Node | null} */ (null);
  const force = (/** @type {MouseEvent} */ { detail }) => from && steering.goOn(from, detail === 0),
    goOn = button(say('translate-continue-from-here'), force, 'gf-btn gf-small gf-goon'),
    swap = tableSwitch(asked, () => view.draw()),
    note = create('span', 'gf-cap');
  const tool = create('div', 'gf-tool', width.label, penalty.label, goOn, swap);
  return {
    element: create('div', 'gf-row', create('h3', '', say('translate-search-tree'), ' '), note, tool),
    tool,
    isTable: () => asked.isTable,
    /** @param {Look} look */
    draw({ tree, path, end, state }) {
      const isSampled = tree.kind === 'sample';
      width.set(Math.min(WIDEST, beam()), false);
      penalty.set(steering.penalty, beam() === 1 || isSampled);
      note.textContent = {
        beam: '',
        greedy: say('translate-width-each-step'),
        sample: say('translate-sampling-each-step'),
        path: '',
      }[tree.kind];
      from = end ?? path[Math.min(state.sel.step, path.length - 1)] ?? null;
      goOn.disabled = !from || from.fate === 'ended';
      goOn.title = from ? say('translate-force-translation', { step: from.step + 1 }) : '';
    },
  };
}

/** @param {Tree} tree */
function buildTable(tree) {
  const element = tableFrame(say('translate-search-tree-numbers'));
  return {
    element,
    /** @param {Look} look @param {boolean} isTable */
    draw({ path, penalty }, isTable) {
      element.hidden = !isTable;
      if (!isTable) return;
      const on = new Set(path.map(({ at }) => at));
      const rows = tree.nodes.map((node) => ({
        name: `${node.step + 1}`,
        cells: [
          create('span', '', format.label(node.piece), { dir: 'auto' }),
          create('span', '', format.label(tree.nodes[node.parent]?.piece ?? '<s>'), { dir: 'auto' }),
          chance(node),
          format.number(node.sum, 3),
          fateOf(tree, node, penalty),
        ],
        isChosen: on.has(node.at),
      }));
      const columns = [
        say('translate-column-step'),
        say('translate-token'),
        say('translate-column-after'),
        'p',
        say('translate-log-p-so-far'),
        say('translate-column-outcome'),
      ];
      element.replaceChildren(table({ caption: say('translate-search-tree'), columns, rows }));
    },
  };
}

export { nodeOn, pathOf, treeOf } from './tree.js';

/**
 * @typedef {object} Look what the parts of the section draw
 * @property {{ run: Run, sel: { step: number } }} state of the visible run, always in pieces
 * @property {Tree} tree
 * @property {Node[]} path the nodes of the visible run
 * @property {Node | null} end the last of them, if the visitor chose it
 * @property {number} penalty
 */

/** Return the nodes of a run's tokens. @param {Tree} tree @param {Run} run */
function shownPath({ steps }, run) {
  const path = /** @type {Node[]} */ ([]);
  run.steps.forEach(({ id }, step) => {
    const parent = path[step - 1]?.at ?? -1,
      node = path.length === step && steps[step]?.find((one) => one.id === id && one.parent === parent);
    if (node) path.push(node);
  });
  return path;
}

/** @param {Page} page @param {Tree} tree */
function build(page, tree) {
  const { searching } = page,
    steering = new Steering(page, tree),
    tools = buildTools(page, steering),
    picture = buildPicture(page, tree, steering),
    table = buildTable(tree),
    finished = buildFinished(tree, steering),
    told = create('p', 'gf-told'),
    units = create('p', 'gf-cap gf-units', say('translate-tree-shows-pieces'));
  const left = create('div', 'gf-treeleft', tools.element, picture.element, table.element, told, units),
    element = create('div', 'gf-treebox', left, finished.element);
  /** @returns {Look} */
  const look = () => {
    const run = /** @type {Run} */ (searching.on),
      sel = { step: store.get().step ?? 0 };
    return { state: { run, sel }, tree, path: shownPath(tree, run), end: searching.node, penalty: steering.penalty };
  };
  return {
    tree,
    element,
    tools: tools.tool,
    steering,
    remember: picture.remember,
    layout: () => picture.layout(look()),
    draw() {
      const now = look();
      tools.draw(now);
      picture.element.hidden = tools.isTable();
      table.draw(now, tools.isTable());
      if (!tools.isTable()) picture.draw(now);
      finished.draw(now);
      told.replaceChildren(...tellNodes(now));
      units.hidden = !isOn();
      if (steering.speaks) announce(told.textContent ?? '');
      steering.speaks = false;
    },
    follow: () => picture.follow(look()),
  };
}

const built = /** @type {WeakMap<Tree, ReturnType<typeof build>>} */ (new WeakMap());
let latest = /** @type {ReturnType<typeof build> | null} */ (null);

/**
 * Return the section of a tree; the same section for the same tree. `mount.js` imports this module when a tree is
 * opened.
 * @public
 * @param {Page} page
 * @param {Tree} tree
 */
export function sectionOf(page, tree) {
  if (!latest)
    undoShortcuts(
      page.view.root,
      () => latest?.steering.undo(),
      () => latest?.steering.redo(),
    );
  latest = built.get(tree) ?? build(page, tree);
  built.set(tree, latest);
  return latest;
}
