/* The newest run: its picture, for the first tab, and the answer of the same run without its changes. The picture is
   undefined until the page makes its second run. */
/** @import { Before } from '../types' */

/** @type {object | undefined} */
let picture;
let before = /** @type {Before | null} */ (null);
const listeners = /** @type {Set<(picture: object) => void>} */ (new Set());

export const newestPicture = {
  get: () => picture,
  /** Return the answer without the changes; null for a run without any. */
  before: () => before,
  /** @param {object} next @param {Before | null} [unchanged] */
  bring(next, unchanged = null) {
    picture = next;
    before = unchanged;
    listeners.forEach((listener) => listener(next));
  },
  /** @param {(picture: object) => void} listener */
  subscribe(listener) {
    listeners.add(listener);
  },
};
