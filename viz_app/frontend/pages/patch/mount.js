/* The Patch tab: tensors of one of two runs carried into the other, and what that run then writes. */
/** @import { Mounted } from '../../types' */
/** @import { Page, PatchState } from './types' */
import { asSent, connect, refusalOf } from '../../client/client.js';
import * as link from '../../state/link.js';
import * as pins from '../../state/pins.js';
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { create, save, undoShortcuts } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { mountView } from '../../widgets/shell.js';
import { buildBar } from './bar.js';
import { caption } from './captions.js';
import { buildCarriedHead } from './carried_head.js';
import { buildGrid } from './grid.js';
import { buildHeads } from './heads.js';
import { buildNow } from './now.js';
import { textOf } from './places.js';
import { buildJoining, buildStart, runsOf } from './start.js';
import { asked, OF_PAIR, resolve } from './state.js';
import { buildSteer, loadSteering } from './steer.js';
import { buildCautions, buildText, csvOf, jsonOf } from './tables.js';

const NARROW = 1180; // px

/** Request what is missing: the map of the pair, then the run with what is carried over. @param {Page} page */
function load(page) {
  const { client } = page,
    b = pins.current();
  if (!b.model || !b.text) return false;
  const pairs = client.want('patch_pairs', { model: b.model });
  page.pairs = pairs?.ok ? pairs.value.pairs : [];
  page.isExample = !pins.isOther();
  const example = page.isExample && page.pairs[0];
  if (page.isExample && !example) {
    Object.assign(page, { reply: null, run: null, problem: refusalOf(pairs) });
    return pairs !== null;
  }
  const given = example ? runsOf(b.model, example) : { ...b, pin: String(store.get('pin')) };
  /** @type {Record<string, string>} */
  const question = { ...given, ...asked(['from', 'differ', 'joined']) },
    answer = client.want('patch', { ...question, ...asked(['measure', 'at_row']) });
  if (!answer) return false;
  page.problem = answer.ok ? answer.value.refused : answer.error;
  page.reply = answer.ok ? { ...answer.value, isFromA: question.from !== 'b' } : null;
  if (!page.reply?.map) {
    page.run = null;
    return true;
  }
  loadSteering(page, question);
  return loadRun(page, question);
}

/** @param {Page} page @param {object} question */
function loadRun(page, question) {
  const carry = resolve(page).carried.map(textOf).join('_'),
    key = JSON.stringify(question),
    run = page.client.want('patched', carry ? { ...question, carry } : question);
  if (key !== page.question) page.run = null; // that of another question
  page.question = key;
  if (run) {
    page.run = run.ok ? run.value.run : null;
    page.problem = run.ok ? '' : run.error;
  }
  return run !== null;
}

/** @param {Page} page */
function build(page) {
  const start = buildStart(page),
    problem = notice(),
    parts = [
      ...[buildBar(page), buildGrid(page), buildNow(page), buildHeads(page), buildCarriedHead(page)],
      ...[buildSteer(page), buildCautions(), buildText()],
    ],
    [bar, grid, now, heads, head, steer, cautions, text] = parts.map(({ element }) => element),
    joining = buildJoining(page),
    bench = create(
      'div',
      'gf-bench',
      bar,
      problem.element,
      create('div', 'gf-cols', create('div', 'gf-left', grid), now),
      heads,
      head,
      steer,
      cautions,
      text,
    );
  const frame = {
    /** @param {PatchState} state */
    draw(state) {
      bench.hidden = !state.map;
      problem.say([state.map ? state.problem : '', ...state.notices].filter(Boolean).join(' '));
      // The same choice serves a pair that cannot be matched at all.
      (state.map ? grid : start.element).append(joining.element);
    },
  };
  return {
    nodes: [start.element, bench],
    parts: [frame, start, ...parts, joining],
    keys: {
      Escape: () => {
        page.range = null;
        if (page.now().carried.length) page.carry([]);
        else page.view.draw();
      },
    },
  };
}

/** @param {PatchState} state */
const stamp = ({ map, run, done, problem }) => ({
  pair: map ? `${map.pair.token} ${map.pair.rival}` : '',
  carried: done.map(textOf).join('_'),
  run: run ? run.output : '',
  problem,
});

/** Offer the numbers of the tab to the header's list of files. @param {Page} page @param {HTMLElement} root */
function offerFiles(page, root) {
  window.addEventListener('gf-files', ({ detail }) => {
    const state = page.now();
    if (!root.offsetParent || !state?.map) return;
    const { map } = state;
    detail.push({ text: say('patch-all-shares'), note: 'CSV', act: () => save('patch.csv', csvOf(map)) });
    detail.push({ text: say('patch-all-shares'), note: 'JSON', act: () => save('patch.json', jsonOf(state)) });
  });
}

/** The functions of `server` are those of viz_app/handlers/patch.py. @param {Mounted} given */
export function mount({ root, server }) {
  const view = mountView(root, {
    name: 'patch',
    narrow: NARROW,
    load: () => load(page),
    resolve: () => resolve(page),
    build: () => build(page),
    caption,
    stamp,
    heard: (values, changed) => heard(page, values, changed),
  });
  /** @type {Page} */
  const page = {
    view,
    client: connect(
      server,
      { patch_pairs: asSent, patch: asSent, patched: asSent, steered: asSent, steering_curve: asSent },
      view.draw,
    ),
    ...{ pairs: [], reply: null, run: null, steered: null, problem: '', question: '', isExample: false },
    ...{ past: [], isSeveral: false, range: null },
    now: () => view.now(),
    carry(places) {
      const next = places.join('_') || null,
        before = page.now().carried.map(textOf).join('_') || null;
      page.range = null;
      if (next !== before) page.past.push(before);
      view.select({ carry: next });
    },
    undo() {
      if (page.past.length) view.select({ carry: page.past.pop() ?? null });
    },
  };
  undoShortcuts(root, page.undo, () => {});
  offerFiles(page, root);
  return page;
}

/** Drop what belongs to another pair, and let refused requests be sent again. @type {(page: Page, values: Record<string, any>, changed: string[]) => void} */
function heard(page, values, changed) {
  if (changed.some((name) => [...OF_PAIR, 'from', 'measure', 'text', 'pin'].includes(name))) page.client.forgive();
  if (!['text', 'model', 'pin', ...link.RUN].some((name) => changed.includes(name))) return;
  page.past = [];
  page.range = null;
  const old = OF_PAIR.filter((name) => values[name] !== undefined && !changed.includes(name));
  if (old.length) store.set(Object.fromEntries(old.map((name) => [name, null])));
}
