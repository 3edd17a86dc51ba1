/* The runs that the view draws: the current run B, the pinned run A, or their difference. The rows and columns of a
   difference are those of both runs together, see state/difference.js. */
/** @import { Difference, MapDifference } from '../../state/difference.js' */
/** @import { Cell } from '../../widgets/matrix.js' */
/** @import { Run, State } from './selection.js' */
import { apart, columns, differenceOf } from '../../state/difference.js';
import * as pins from '../../state/pins.js';
import { protocol } from '../../state/protocol.js';
import { shown } from '../../state/whole_words.js';

/**
 * @typedef {State & { diff: MapDifference, change: Float32Array, moved: number | null }} CompareState `map`, `row` and
 *   the place under the pointer are those of the difference; `change` is B − A of the chosen head in thousandths
 */

/** @param {State} state of B @param {Difference} difference @param {Cell | null} pointing @returns {CompareState} */
export function comparing(state, difference, pointing) {
  const diff = difference.maps[state.map.name],
    found = diff.rows.findIndex(({ b }) => b === state.row),
    row = Math.max(0, found),
    written = state.isEncoder ? diff.rows.length : row + 1,
    pointed = pointing && pointing.i < written ? pointing : null;
  const { values, moved } = diff.head(state.sel.layer, state.sel.head),
    active = pointed && pointed.i >= 0 ? pointed.i : row;
  return { ...state, diff, map: diff.map, change: values, moved, row, written, pointed, active };
}

const NAMES = ['pin', 'which', 'model', 'text', ...protocol.groups.run];

export class Compared {
  /** B in pieces, as it arrived. @type {Run | null} */
  present = null;

  /** @param {boolean} hasHeader true if the header requests A @param {() => void} changed */
  constructor(hasHeader, changed) {
    this.hasHeader = hasHeader;
    pins.watch(changed);
  }

  /** Return false until A arrives, if it is to be drawn. */
  load = () => !this.hasHeader || pins.which() === 'b' || pins.pinnedRun() !== null;

  /** The drawn run: a, b or d. Until A arrives it is b. */
  get mode() {
    const mode = pins.which();
    return mode === 'b' || !pins.pinnedRun() || (mode === 'd' && this.reason) ? 'b' : mode;
  }

  /** The reason why A and B cannot be compared, or ''. */
  get reason() {
    const a = pins.isOther() ? pins.pinnedRun() : null;
    return a && this.present && pins.which() === 'd' ? apart(a, this.present) : '';
  }

  /** The run in pieces to which steps and rows belong. @returns {Run | null} */
  get whole() {
    return this.mode === 'a' ? pins.pinnedRun() : this.present;
  }

  /** The difference, in pieces or in words as the page draws it. @returns {Difference | null} */
  get difference() {
    const [a, b] = [pins.pinnedRun(), this.present];
    if (this.mode !== 'd' || !a || !b) return null;
    return differenceOf(shown(a), shown(b));
  }

  /** Return true if the view must be built again after these changes of the store. @param {string[]} changed */
  concerns = (changed) => changed.includes('units') || NAMES.some((name) => changed.includes(name));
}

/** Return the step of one run at the same token as a step of the other. @param {number} step @param {Run} from @param {Run} to */
export function sameStep(step, from, to) {
  const all = columns(from.target.slice(0, -1), to.target.slice(0, -1)),
    at = all.findIndex(({ a }) => a === step);
  return all.slice(0, at + 1).findLast(({ b }) => b !== null)?.b ?? 0;
}
