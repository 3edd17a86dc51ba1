/* Captions of the chosen head: weights and changes. */
/** @import { Cell } from './matrix.js' */
/** @import { HeadChange, Side } from './changed_run.js' */
import * as codec from '../state/codec.js';
import * as format from '../state/format.js';
import { say } from '../state/say.js';
import { ALLOWED } from './cells.js';

/** Return "0.871", or "masked". @type {(side: Side, at: number) => string} */
export const weightText = (side, at) =>
  side.open[at] === ALLOWED ? codec.decimals(side.levels[at]) : say('widgets-masked');

/** Return thousandths as percentage points with one decimal. @param {number} thousandths */
export const points = (thousandths) =>
  Number.isNaN(thousandths)
    ? 'NaN'
    : say('widgets-points-thousandths', { thousandths: format.signed(thousandths / 10, 1) });

/** @type {(state: HeadChange, place: Cell) => string} */
export function cellText({ map, before, after, change }, { i, j }) {
  const at = i * map.keys.length + j,
    predicts = map.writes?.[i];
  return say('widgets-cell-before-after', {
    ...{ query: format.quoted(map.queries[i]), key: format.quoted(map.keys[j]) },
    ...{ doesPredict: predicts !== undefined, predicts: format.quoted(predicts ?? '') },
    before: weightText(before, at),
    after: weightText(after, at),
    at: points(change[at]),
  });
}
