/* The difference of run A and run B, head by head: the attention that changed, the entropy, and the effect on the
   answer. */
/** @import { Run } from '../../types' */
/** @import { Difference } from '../../state/difference.js' */
/** @import { HeadsState, Page } from './types' */
import { apart, differenceOf } from '../../state/difference.js';
import * as link from '../../state/link.js';
import { pinnedRun } from '../../state/pins.js';
import { say } from '../../state/say.js';
import { shown } from '../../state/whole_words.js';
import { answered, compare } from '../../widgets/compare.js';
import { create } from '../../widgets/dom.js';
import { buildMost } from '../../widgets/most_changed_heads.js';
import { MAP_TITLES } from '../../widgets/picker.js';
import * as sets from './silenced.js';

/** @typedef {import('../../widgets/difference_table.js').DifferenceRow} DifferenceRow */
/** @typedef {(layer: number, head: number) => number | null} Measure */

/** Request the missing data of A, and return false until they arrive. A run that the page has shown is kept. @param {Page} page */
export function askForA(page) {
  const request = link.compared();
  page.a = { run: null, effects: null };
  if (!request) return true;
  const plain = { ...request, off: null },
    kept = request.off ? null : pinnedRun(),
    answer = kept ? null : page.client.want('silence', { ...plain, off: sets.format(sets.parse(request.off)) });
  page.a.run = kept ? { ok: true, value: kept } : answer?.ok ? { ok: true, value: answer.value.after } : answer;
  page.a.effects = page.effects && page.a.run ? page.client.want('head_effects', plain) : null;
  return page.a.run !== null;
}

/** @param {number | null | undefined} value */
const orNaN = (value) => value ?? NaN;

/** Return a row for each layer. @type {(state: HeadsState, kind: string, a: Measure, b: Measure, more?: object) => DifferenceRow[]} */
const rowsOf = ({ map, chosen }, kind, a, b, more = {}) =>
  Array.from({ length: map.layers }, (_, layer) => ({
    name: say('heads-measure-of-layer', { kind, layer: layer + 1 }),
    pairs: Array.from({ length: map.heads }, (__, head) => [orNaN(a(layer, head)), orNaN(b(layer, head))]),
    ...{ ...more, kind, isChosen: layer === chosen.layer },
  }));

/** @type {(page: Page, state: HeadsState, difference: Difference) => import('../../widgets/compare.js').TableContent} */
function contentOf({ a, effects }, state, { a: before, b: after, maps }) {
  const { map } = state,
    of = (/** @type {Run} */ run) => /** @type {import('../../types').AttentionMap} */ (run.maps[map.name]),
    entropy = (/** @type {Run} */ run) => (/** @type {number} */ layer, /** @type {number} */ head) =>
      of(run).entropy(layer, head);
  const owed = (/** @type {Page['effects']} */ one) => (/** @type {number} */ layer, /** @type {number} */ head) =>
    one?.change[map.name]?.[layer][head] ?? null;
  const ofA = a.effects?.ok ? a.effects.value : null;
  return {
    title: say('heads-all-heads', { map: MAP_TITLES[map.name] }),
    cap: a.effects && !a.effects.ok ? a.effects.error : ofA ? '' : say('heads-loading-effects'),
    corner: say('heads-measure-and-layer'),
    columns: Array.from({ length: map.heads }, (_, head) => say('widgets-column-of-head', { head: head + 1 })),
    rows: [
      ...rowsOf(
        state,
        say('heads-attention-changed'),
        () => 0,
        (layer, head) => maps[map.name].head(layer, head).moved,
        { isShare: true, isAlone: true },
      ),
      ...rowsOf(state, say('heads-entropy-bit'), entropy(before), entropy(after), { decimals: 2 }),
      ...rowsOf(state, say('heads-without-it-nats'), owed(ofA), owed(effects)),
    ],
  };
}

/** @param {Page} page @returns {Piece<HeadsState>} */
export function buildCompared(page) {
  let difference = /** @type {Difference | null} */ (null);
  const most = buildMost((head) => page.view.select(head)),
    panel = compare({ draw: () => page.view.draw(), phone: false }, (/** @type {HeadsState} */ state) =>
      answered(page.a.run, (run) => {
        const [a, b] = [shown(run), state.runs.after];
        return apart(a, b) || contentOf(page, state, (difference = differenceOf(a, b)));
      }),
    );
  return {
    element: create('div', '', panel.element, most.element),
    draw(state) {
      const isDrawn = panel.draw(state);
      most.draw(isDrawn ? difference : null, { ...state.chosen, map: state.map.name });
    },
  };
}
