/* A file or lines that were dropped or pasted into the sentence box, until Many sentences takes them. */

/** @typedef {File | string} Handed */

let waiting = /** @type {Handed | null} */ (null);

/** Keep what many sentences stand in, and tell the view, which may not be there yet. @param {Handed} what */
export function hand(what) {
  waiting = what;
  window.dispatchEvent(new Event('gf-handed'));
}

/** Return it once; null if there is nothing. */
export function taken() {
  const what = waiting;
  waiting = null;
  return what;
}
