/* What is chosen while two runs are subtracted: rows and columns are those of both runs together, see state/difference.js.

   Which runs the view draws: the one on show, B; the pinned one, A; or what lies between them. */
import { connect } from '../../server/client.js';
import * as codec from '../../state/codec.js';
import { apart, columns, Difference } from '../../state/difference.js';
import * as pins from '../../state/pins.js';
import { shown } from '../../state/whole_words.js';

/** @typedef {import('../../state/difference.js').MapDifference} MapDifference */
/** @typedef {import('../../widgets/matrix.js').Place} Place */
/** @typedef {import('./selection.js').State} State */

/**
 * @typedef {State & { diff: MapDifference, change: Float32Array, moved: number | null }} CompareState `map`, `row` and
 *   what is pointed at are of the matched columns; `change` is B − A of the chosen head in thousandths
 */

/**
 * @param {State} state of B
 * @param {Difference} difference
 * @param {Place | null} pointing
 * @returns {CompareState}
 */
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

/** @typedef {import('./selection.js').Run} Run */
/** @typedef {(request: any) => Promise<any>} Ask */

const NAMES = ['pin', 'which', 'model', 'text', 'off'];
const HERE = 'translate'; // this tab, also while another is open

export class Compared {
  /** B in pieces, as it came. @type {Run | null} */
  present = null;
  /** B without the tokens that are left out; null where none is. @type {Run | null} */
  rest = null;
  #client;
  /** @type {Difference | null} */
  #difference = null;

  /** @param {Ask | undefined} ask for a run that only a link knows @param {() => void} changed */
  constructor(ask, changed) {
    this.ask = ask;
    const read = (/** @type {any} */ reply) => {
      if (reply.notice) tell(reply.notice);
      return codec.readRun(reply.payload);
    };
    this.#client = connect({ pinned: async (request) => ask?.(request) }, { pinned: read }, changed);
  }

  /** Asks for A if the page has never shown it; false while it is under way. */
  load() {
    const a = pins.pinned();
    if (!a || !this.ask || !pins.isOther(HERE) || pins.pinnedRun(HERE)) return true;
    const answer = this.#client.want('pinned', a);
    if (!answer) return false;
    if (answer.ok) pins.loaded(a, answer.value);
    else {
      pins.unpin();
      tell(`${answer.error} Nothing is pinned.`);
    }
    return true;
  }

  /** What is drawn, as a name: a, b, d, or b for want of A. */
  get mode() {
    const mode = pins.which(HERE);
    return mode === 'b' || !pins.pinnedRun(HERE) || (mode === 'd' && this.reason) ? 'b' : mode;
  }

  /** Why there is no difference; empty where there is, or nothing to compare. */
  get reason() {
    const a = pins.isOther(HERE) ? pins.pinnedRun(HERE) : null;
    return a && this.#b && pins.which(HERE) === 'd' ? apart(a, this.#b) : '';
  }

  /** The run in pieces that steps and rows are of. @returns {Run | null} */
  get whole() {
    return this.mode === 'a' ? pins.pinnedRun(HERE) : this.mode === 'd' ? this.#b : this.present;
  }

  /** What A is held against. */
  get #b() {
    return this.rest ?? this.present;
  }

  /** In the units of the page. @returns {Difference | null} */
  get difference() {
    const [a, b] = [pins.pinnedRun(HERE), this.#b];
    if (this.mode !== 'd' || !a || !b) return null;
    const [one, other] = [shown(a), shown(b)];
    if (this.#difference?.a !== one || this.#difference.b !== other) this.#difference = new Difference(one, other);
    return this.#difference;
  }

  /** Whether what is drawn has to be made anew after these changes of the store. @param {string[]} changed */
  concerns = (changed) => changed.includes('units') || NAMES.some((name) => changed.includes(name));
}

/** The step of one run where the other is at the same token. @param {number} step @param {Run} from @param {Run} to */
export function sameStep(step, from, to) {
  const all = columns(from.target.slice(0, -1), to.target.slice(0, -1)),
    at = all.findIndex(({ a }) => a === step);
  return all.slice(0, at + 1).findLast(({ b }) => b !== null)?.b ?? 0;
}

/** A word in the header's line. @param {string} detail */
const tell = (detail) => window.dispatchEvent(new CustomEvent('gf-tell', { detail }));
