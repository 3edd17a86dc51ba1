/* Tokens left out of a classification. The address holds their places in the whole text; the header runs the text again
   without them, so that a run has only those that are left. */
import * as format from '../../state/format.js';
import { store } from '../../state/store.js';
import { isOn, wordsOf } from '../../state/whole_words.js';

/** @typedef {import('./selection.js').Run} Run */

/** Return true for a token of the text; one that the tokenizer added stays. @type {(run: Run, i: number) => boolean} */
export const canGo = (run, i) => (run.spans.length ? run.spans[i] !== null : !format.isSpecial(run.source[i]));

/** Return the places in the address, in order. */
const placesOut = () =>
  String(store.get('out') ?? '')
    .split('.')
    .filter((text) => /^\d{1,5}$/.test(text))
    .map(Number)
    .sort((a, b) => a - b);

/** Return the place in the whole text of each token of a run. @param {Run} run in pieces */
function placesIn({ source }) {
  const out = new Set(placesOut()),
    all = Array.from({ length: source.length + out.size }, (_, place) => place);
  return all.filter((place) => !out.has(place)).slice(0, source.length);
}

/** Leave a token out, or a word with all its pieces. At least one token of the text stays. @param {Run} run in pieces @param {number} i the token or word */
export function leaveOut(run, i) {
  const places = placesIn(run),
    { of } = wordsOf(run.source, run.starts.source),
    isOwn = (/** @type {number} */ piece) => (isOn() ? of[piece] : piece) === i,
    all = run.source.map((_, piece) => piece).filter((piece) => canGo(run, piece)),
    gone = all.filter(isOwn).map((piece) => places[piece]);
  if (!gone.length || gone.length === all.length) return;
  store.set({ out: [...placesOut(), ...gone].sort((a, b) => a - b).join('.') });
}

export const putBack = () => store.set({ out: null });
