/* Tokens left out of a classification. They are in the address; the server runs the model without them. The result is
   spread over the whole text again. */
import { connect } from '../../client/client.js';
import * as codec from '../../state/codec.js';
import * as format from '../../state/format.js';
import { belongsToSentence } from '../../state/link.js';
import { changedHere } from '../../state/pins.js';
import { store } from '../../state/store.js';
import { isOn, wordMap, wordScores, wordsOf } from '../../state/whole_words.js';
import { ABSENT } from '../../widgets/cells.js';

const FAILED = 'The model could not be run again. Try once more.';

/** @typedef {import('./selection.js').Run} Run */
/** @typedef {import('./selection.js').AttentionMap} AttentionMap */
/** @typedef {import('./selection.js').Classification} Classification */

/** Return true for a token of the text; one that the tokenizer added stays. @type {(run: Run, i: number) => boolean} */
export const canGo = (run, i) => (run.spans.length ? run.spans[i] !== null : !format.isSpecial(run.source[i]));

/** Return the places in the address of tokens that this run has and that can be left out. @param {Run} run */
function placesAsked(run) {
  const named = String(store.get('out') ?? '').split('.'),
    places = named.filter((text) => /^\d{1,5}$/.test(text)).map(Number);
  const known = places.filter((i) => i < run.source.length && canGo(run, i));
  return [...new Set(known)].sort((a, b) => a - b);
}

/** @param {Run} run @param {ReadonlySet<number>} out */
const leavesWords = (run, out) => run.source.some((_, i) => !out.has(i) && canGo(run, i));

/**
 * Return a map of fewer tokens, spread over all tokens.
 * @param {AttentionMap} map
 * @param {Pick<Run, 'source' | 'starts'>} whole the run of all tokens
 * @param {number[]} back the index of each token in `map`; −1 for a left-out token
 * @returns {AttentionMap}
 */
function spread(map, { source, starts }, back) {
  const n = source.length,
    m = map.queries.length,
    allowed = new Uint8Array(n * n).fill(ABSENT),
    from = new Int32Array(n * n).fill(-1);
  for (let cell = 0; cell < n * n; cell++) {
    const [i, j] = [back[Math.floor(cell / n)], back[cell % n]];
    if (i < 0 || j < 0) continue;
    from[cell] = i * m + j;
    allowed[cell] = map.allowed[i * m + j];
  }
  /** @type {Map<number, Uint16Array>} */
  const known = new Map();
  /** @param {number} layer @param {number} head */
  const levels = (layer, head) => {
    const key = layer * map.heads + head,
      before = known.get(key);
    if (before) return before;
    const small = map.levels(layer, head),
      spreadLevels = Uint16Array.from(from, (cell) => (cell < 0 ? 0 : small[cell]));
    known.set(key, spreadLevels);
    return spreadLevels;
  };
  return {
    ...map,
    queries: source,
    keys: source,
    starts: { queries: starts.source, keys: starts.source, writes: null },
    allowed,
    levels,
  };
}

/**
 * @typedef {object} Edited the run without some tokens
 * @property {ReadonlySet<number>} out
 * @property {Run['maps']} maps
 * @property {Classification} scores
 */

/** @param {Run} whole @param {Run} run @param {number[]} places @returns {Edited} */
function overlay(whole, run, places) {
  const out = new Set(places),
    scores = /** @type {Classification} */ (run.classification);
  let next = 0;
  const back = whole.source.map((_, i) => (out.has(i) ? -1 : next++)),
    { contributions } = scores,
    nothing = scores.labels.map(() => 0);
  return {
    out,
    maps: { encoder: spread(/** @type {AttentionMap} */ (run.maps.encoder), whole, back) },
    scores: { ...scores, contributions: contributions && back.map((i) => (i < 0 ? nothing : contributions[i])) },
  };
}

/** Return the same in words. A word is left out if all its pieces that can be left out are. @param {Run} run in pieces @param {Edited} edited @returns {Edited} */
function inWords(run, { out, maps, scores }) {
  const words = wordsOf(run.source, run.starts.source),
    { first } = words,
    all = run.source.map((_, i) => i),
    piecesOf = (/** @type {number} */ word) => all.slice(first[word], first[word + 1]).filter((i) => canGo(run, i)),
    gone = first
      .map((_, word) => word)
      .filter((word) => piecesOf(word).length && piecesOf(word).every((i) => out.has(i)));
  return {
    out: new Set(gone),
    maps: { encoder: wordMap(/** @type {AttentionMap} */ (maps.encoder)) },
    scores: wordScores(scores, words),
  };
}

belongsToSentence('out');

/** @type {ReadonlySet<number>} */
const NONE = new Set();

/** The left-out tokens of a run. Without `rerun` no token can be left out. */
export class LeftOut {
  problem = '';
  /** The run of the remaining tokens, as it arrived; null if no token is left out. @type {Run | null} */
  rest = null;
  /** @type {Run | null} */
  #run = null;
  /** @type {Edited | null} */
  #edited = null;
  /** @type {Edited | null} */
  #inWords = null;
  #shown = ''; // the left-out places of `#edited`

  /**
   * @param {((request: any) => Promise<any>) | undefined} rerun
   * @param {() => void} changed
   */
  constructor(rerun, changed) {
    this.changed = changed;
    this.canChange = Boolean(rerun);
    const read = (/** @type {{ payload: any }} */ reply) => codec.readRun(reply.payload);
    this.client = connect({ leave_out: async (request) => rerun?.(request) }, { leave_out: read }, changed);
  }

  /** Begin with another run. No token is left out yet. @param {Run} run */
  begin(run) {
    this.problem = '';
    this.#run = run;
    this.#edited = this.#inWords = this.rest = null;
    this.#shown = '';
  }

  /** Request the run without the tokens in the address. Return false until it arrives. */
  load() {
    const run = this.#run;
    if (!run?.classification || !this.canChange) return true;
    const places = placesAsked(run),
      { model, text } = run;
    if (places.join('.') === this.#shown) return true;
    if (!places.length || !leavesWords(run, new Set(places))) return this.#settle(null, null, []);
    const answer = this.client.want('leave_out', { model, text, left_out: places });
    if (!answer) return false;
    if (answer.ok && answer.value.classification && answer.value.source.length === run.source.length - places.length) {
      changedHere(answer.value);
      return this.#settle(overlay(run, answer.value, places), answer.value, places);
    }
    this.problem = answer.ok ? FAILED : answer.error;
    store.set({ out: this.#shown || null }); // the picture stays, so the address returns to it
    return true;
  }

  /** @param {Edited | null} edited @param {Run | null} rest @param {number[]} places */
  #settle(edited, rest, places) {
    this.#edited = edited;
    this.rest = rest;
    this.#inWords = edited && inWords(/** @type {Run} */ (this.#run), edited);
    this.#shown = places.join('.');
    return true;
  }

  /** The edited run in the drawn units, pieces or words. */
  get #now() {
    return isOn() ? this.#inWords : this.#edited;
  }

  /** @returns {ReadonlySet<number>} */
  get places() {
    return this.#now?.out ?? NONE;
  }

  /** A text that differs between two pictures of the run. */
  get key() {
    return this.#shown;
  }

  /** @param {Run} run */
  maps = (run) => this.#now?.maps ?? run.maps;

  /** Return the current scores: without the left-out tokens, or the run's own. @param {Run} run */
  scores = (run) => this.#now?.scores ?? /** @type {Classification} */ (run.classification);

  /** Leave a token out, or put it back. A word is left out with all its pieces. @param {number} i */
  toggle(i) {
    const run = /** @type {Run} */ (this.#run),
      places = new Set(placesAsked(run)),
      isOut = this.places.has(i),
      { of } = wordsOf(run.source, run.starts.source);
    run.source.forEach((_, piece) => {
      if ((isOn() ? of[piece] : piece) !== i || !canGo(run, piece)) return;
      if (isOut) places.delete(piece);
      else places.add(piece);
    });
    if (!leavesWords(run, places)) return;
    this.problem = '';
    this.client.forgive();
    store.set({ out: [...places].sort((a, b) => a - b).join('.') || null });
    this.changed();
  }

  putBack() {
    this.problem = '';
    store.set({ out: null });
    this.changed();
  }
}
