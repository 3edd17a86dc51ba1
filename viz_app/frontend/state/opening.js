/* The selection with which a run opens: the server names the head of each map, the step and the row. */
import { chosenAfter } from './answer_diff.js';
import { protocol } from './protocol.js';
import { store } from './store.js';
import { asked, counted, wholeWords } from './whole_words.js';

/** @import { Limits, MapName, Run } from '../types' */

/** @param {ArrayLike<number>} levels @param {number} row @param {number} keys */
export function strongestKey(levels, row, keys) {
  let best = row * keys;
  for (let cell = best + 1; cell < (row + 1) * keys; cell++) if (levels[cell] > levels[best]) best = cell;
  return best - row * keys;
}

/** @param {ArrayLike<number>} values */
export const indexOfLargest = (values) => Array.from(values).indexOf(Math.max(...Array.from(values)));

/** Return the head with which a map of the run opens. @param {Run} run @param {MapName} map */
export function shownHead({ shown }, map) {
  const [layer, head] = shown?.heads[map] ?? [0, 0];
  return { layer, head };
}

/** The text whose run opens in mid-sentence: that of an address, or null for the first run of any text. @type {string | null} */
let linked = null;
/** @param {string} text of an address whose run was asked for */
export const openLinked = (text) => {
  linked = text;
};

/** The run that the store was last fitted to, and its changes. @type {{ run: Run, changes: string } | null} */
let fitted = null;

/** Return the step of a run that a change has made: the same word stays chosen if it is near. @param {Run} run */
function stepAfterChange(run) {
  const changes = protocol.groups.edits.map((name) => store.get(name) ?? '').join(),
    before = fitted?.run;
  const isChanged = before?.model === run.model && before.text === run.text && fitted?.changes !== changes;
  fitted = { run, changes };
  if (!before || !isChanged || !run.steps.length || !before.steps.length) return undefined;
  const [was, now] = [wholeWords(before), wholeWords(run)],
    { step = 0 } = counted(was, { step: store.get().step });
  return asked(now, { step: chosenAfter(was.target.slice(1), now.target.slice(1), step) }).step;
}

/** Tabs on which every run opens in mid-sentence, because they tell of one word. */
const MID = ['overview', 'why', 'flow'];

/** Return the step with which a run opens. @param {Run} run */
function openingStep(run) {
  const end = run.steps.length ? run.steps.length - 1 : undefined,
    isLinked = linked === null || linked === run.text;
  if (isLinked) linked = '';
  return isLinked || MID.includes(String(store.get('tab'))) ? (run.shown?.step ?? end) : end;
}

/**
 * Fit the store to a new run. The selection of a new visitor is the run's own. The run of an address, and every run on
 * Overview and Why, opens in mid-sentence; on other tabs a visitor's own sentence opens with all that was written.
 * @param {Run} run
 * @param {number} [step]
 */
export function fitStore(run, step) {
  const sizes = Object.entries(run.maps).map(([name, map]) => {
    return [name, { layers: map.layers, heads: map.heads, rows: map.queries.length }];
  });
  const first = run.names[run.names.length - 1],
    labels = run.classification?.labels.length ?? 0,
    steps = run.steps.length,
    opening = openingStep(run);
  /** @type {Limits} */
  const limits = { id: run.id, first, maps: Object.fromEntries(sizes), rows: run.source.length, steps, labels };
  store.fit(limits, {
    ...{
      map: first,
      ...shownHead(run, first),
      row: run.shown?.row ?? 0,
      step: step ?? stepAfterChange(run) ?? opening,
    },
    label: run.classification ? indexOfLargest(run.classification.logits) : undefined,
  });
}
