/* The tab's content while there are no two runs to patch: an example or why not, pairs to begin with, and words to join
   by hand. */
/** @import { Page, PatchState } from './types' */
import { isolate, pieces, say } from '../../state/say.js';
import { protocol } from '../../state/protocol.js';
import { store } from '../../state/store.js';
import { button, select } from '../../widgets/controls.js';
import { create, region, whenNew } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { rowOptions } from './places.js';
import { TAB } from './state.js';

/** Return a pair as the parameters of B, with A pinned. @type {(model: string, pair: [a: string, b: string]) => { model: string, text: string, pin: string }} */
export const runsOf = (model, [a, b]) => ({
  ...{ model, text: b },
  pin: new URLSearchParams({ model, text: a }).toString(),
});

/** Open a pair as a link: A pinned, B run. @param {[a: string, b: string]} pair */
export function openPair(pair) {
  store.branch();
  store.open({ v: protocol.version, tab: TAB, ...runsOf(String(store.get('model') ?? ''), pair) });
  window.dispatchEvent(new Event('gf-open'));
}

/** @param {Page} page @returns {Piece<PatchState>} */
export function buildStart(page) {
  const problem = notice(),
    how = create('p', ''),
    list = create('div', 'gf-tool'),
    element = region('gf-start', say('patch-two-runs'), problem.element, how, list);
  const isNew = whenNew();
  return {
    element,
    draw({ map, problem: said, isPinned, isExample, pairs }) {
      element.hidden = map !== null && !isExample;
      problem.say(said);
      how.hidden = Boolean(said);
      how.textContent =
        `${map ? say('patch-an-example') : ''} ${isPinned ? say('patch-same-run') : say('patch-how-to-begin')}`.trim();
      if (!isNew(pairs)) return;
      const buttons = pairs.map((pair) =>
        button(
          pair.map((text) => create('span', '', isolate(text))),
          () => openPair(pair),
          'gf-btn gf-pair',
        ),
      );
      list.replaceChildren(
        ...(buttons.length ? [create('span', 'gf-cap', say('patch-or-open-a-pair')), ...buttons] : []),
      );
      page.view.root.dataset.pairs = String(pairs.length);
    },
  };
}

/** @param {string[]} tokens @param {string} label @param {number} chosen */
function tokenChoice(tokens, label, chosen) {
  const choice = select(label, () => {});
  choice.draw(String(chosen), rowOptions(tokens));
  return choice.element;
}

/** Return the rows of A and of B without a partner; null if nothing can be joined. @param {PatchState} state @returns {number[][] | null} */
function freeOf({ map, texts, joined, isFromA }) {
  if (!map) return texts && [[], []];
  const { partners, donorTokens, text } = map.pair,
    rows = partners[text] ?? [],
    own = rows.flatMap((other, row) => (other < 0 ? [row] : [])),
    others = (donorTokens[text] ?? []).flatMap((_, row) => (rows.includes(row) ? [] : [row]));
  if (!own.length && !others.length && !joined.length) return null;
  return isFromA ? [others, own] : [own, others];
}

/** Let the visitor match a token of A and one of B. @param {Page} page @returns {Piece<PatchState>} */
export function buildJoining({ view, now }) {
  const note = create('span', 'gf-cap'),
    tools = create('span', 'gf-tool'),
    element = create('div', 'gf-tool gf-joining', note, tools),
    isNew = whenNew();
  /** @param {PatchState} state @param {number[][]} free rows without a partner: of A, of B */
  function build({ texts, joined }, free) {
    const [a, b] = (texts ?? [[], []]).map((tokens, at) =>
      tokenChoice(tokens, say('patch-token-of-run', { run: 'AB'[at] }), free[at][0] ?? 0),
    );
    const join = button(say('patch-join'), () => {
      const [one, other] = [Number(a.value), Number(b.value)],
        kept = now().joined.filter(([first, second]) => first !== one && second !== other);
      view.select({ joined: [...kept, [one, other]].map((pair) => pair.join('.')).join('_'), carry: null });
    });
    const apart = button(say('patch-undo-joins'), () => view.select({ joined: null, carry: null }));
    apart.hidden = !joined.length;
    tools.replaceChildren(...pieces('patch-two-tokens', { a, b }), join, apart);
  }
  return {
    element,
    draw(state) {
      const free = freeOf(state);
      element.hidden = !free;
      if (!free || !isNew(state.texts, state.joined, free)) return;
      note.textContent = state.map ? say('patch-lengths-differ') : say('patch-join-by-hand');
      build(state, free);
    },
  };
}
