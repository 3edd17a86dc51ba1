/* The state of Overview: the run, the stage of the story, the open stage, and the selection in each map. */
/** @import { AttentionMap, MapName, Run } from '../../types' */
import { candidatesOf, pieceOf, probabilityOf } from '../../state/candidates.js';
import * as format from '../../state/format.js';
import { shownHead, strongestKey } from '../../state/opening.js';
import { store } from '../../state/store.js';
import { counted } from '../../state/whole_words.js';
import { storyOf, STEP } from './story.js';

/** @typedef {import('../../widgets/row_sentence.js').Read & { row: number, map: AttentionMap, sel: { map: MapName, layer: number, head: number } }} Read */
/** @typedef {import('./story.js').Stage} Stage */
/** @typedef {{ index: number, count: number }} Shown a token, or `count` folded tokens from `index` on */

/**
 * @typedef {object} State
 * @property {Run} run
 * @property {Stage[]} stages
 * @property {string} stage the stage at work; STEP for a whole step; '' at rest
 * @property {Stage | null} open
 * @property {boolean} isCalculated true if the calculation of the open stage's head is visible
 * @property {number} step
 * @property {number} key that is chosen in the calculation, −1 if none
 * @property {boolean} isEarly true before the first step: nothing is written yet
 * @property {boolean} isHidden true while the token of the step is not written yet
 * @property {(stage: Stage) => number} written how many rows of a stage's map are there
 * @property {(map: MapName) => Read} read the chosen head and row of a map
 */

const CALCULATED = '.head'; // after the name of the open stage

/** Return the value of `open` in the address. @param {string} name @param {boolean} [isCalculated] */
export const opened = (name, isCalculated) => name + (isCalculated ? CALCULATED : '');

/** @param {Run} run @returns {State} */
export function stateOf(run) {
  const chosen = counted(run, store.get()),
    stages = storyOf(run),
    asked = String(chosen.open ?? ''),
    open = stages.find(({ name }) => name === asked.replace(CALCULATED, '') && name !== 'write') ?? null,
    story = String(chosen.story ?? ''),
    stage = !open && (story === STEP || stages.some(({ name }) => name === story)) ? story : '',
    at = stages.findIndex(({ name }) => name === stage),
    isEarly = at >= 0 && Boolean(stages[at].isOnce) && !run.classification,
    step = isEarly ? 0 : Math.max(0, Math.min(chosen.step ?? 0, run.steps.length - 1));
  /** @param {MapName} name @returns {Read} */
  const read = (name) => {
    const map = /** @type {AttentionMap} */ (run.maps[name]),
      own = chosen.map === name ? { layer: chosen.layer ?? 0, head: chosen.head ?? 0 } : shownHead(run, name),
      sel = { map: name, layer: Math.min(own.layer, map.layers - 1), head: Math.min(own.head, map.heads - 1) },
      row = Math.min(map.writes ? step : (chosen.row ?? 0), map.queries.length - 1);
    return { map, sel, row, levels: map.levels(sel.layer, sel.head), written: map.queries.length };
  };
  /** @param {Stage} one */
  const written = (one) => {
    const map = one.map && run.maps[one.map],
      isBefore = at >= 0 && at < stages.indexOf(one);
    if (!map) return 0;
    if (one.isOnce) return isBefore ? 0 : map.queries.length;
    return isEarly ? 0 : Math.min(map.queries.length, isBefore ? step : step + 1);
  };
  return {
    ...{ run, stages, stage, open, step, isEarly, read, written },
    isCalculated: asked.endsWith(CALCULATED),
    key: typeof chosen.key === 'undefined' ? -1 : Number(chosen.key),
    isHidden: at >= 0 && stage !== 'write' && !run.classification,
  };
}

/** @typedef {{ name: string, share: number, text: string, isChosen: boolean, isRest: boolean }} Choice */

/**
 * Return the likeliest tokens or classes, the first `count`, and all others as one. The texts are those of Translate,
 * and add up to 100 %.
 * @param {State} state
 * @returns {Choice[]}
 */
export function choicesOf({ run, step }, count = Infinity) {
  const scores = run.classification,
    own = scores ? null : pieceOf(run.steps[step]),
    names = own ? candidatesOf(own).map(([piece]) => format.label(piece)) : (scores?.labels ?? []),
    shares = own ? candidatesOf(own).map(([, logP]) => probabilityOf(logP)) : (scores?.probabilities ?? []),
    chosen = own ? format.label(own.token) : run.output;
  const rest = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0)),
    whole = format.wholePercents(own ? [...shares, rest] : shares);
  const order = shares.map((_, i) => i).sort((a, b) => shares[b] - shares[a]),
    named = order.slice(0, count),
    sum = (/** @type {number[]} */ all) => all.reduce((so, one) => so + one, 0);
  const items = named.map((i) => ({
    ...{ name: names[i], share: shares[i], text: format.wholePercent(whole[i], shares[i]) },
    ...{ isChosen: names[i] === chosen, isRest: false },
  }));
  if (scores && named.length === order.length) return items;
  const others = { name: 'all others', share: 1 - sum(named.map((i) => shares[i])), isChosen: false, isRest: true };
  return [...items, { ...others, text: format.wholePercent(sum(whole) - sum(named.map((i) => whole[i]))) }];
}

/** Return the strongest key of a read row. @param {Read} read @param {number} [row] */
export const bestOf = ({ levels, map, row: own }, row = own) => strongestKey(levels, row, map.keys.length);

/**
 * Return the tokens to draw: all, or a window around the one at work with the others folded.
 * @param {number} count
 * @param {number} centre
 * @param {number} room how many fit
 * @returns {Shown[]}
 */
export function windowed(count, centre, room) {
  const single = (/** @type {number} */ index) => ({ index, count: 1 });
  if (count <= room) return Array.from({ length: count }, (_, index) => single(index));
  const inside = room - 2,
    from = Math.max(0, Math.min(count - inside, centre - Math.floor(inside / 2))),
    fold = (/** @type {number} */ index, /** @type {number} */ folded) =>
      folded > 1 ? [{ index, count: folded }] : folded ? [single(index)] : [];
  return [
    ...fold(0, from),
    ...Array.from({ length: inside }, (_, place) => single(from + place)),
    ...fold(from + inside, count - from - inside),
  ];
}
