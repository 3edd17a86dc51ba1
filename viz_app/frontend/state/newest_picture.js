/* The picture of the newest run, for the first tab. It is undefined until the page makes its second run. */

/** @type {object | undefined} */
let picture;
/** @type {Set<(picture: object) => void>} */
const listeners = new Set();

export const newestPicture = {
  get: () => picture,
  /** @param {object} next */
  bring(next) {
    picture = next;
    listeners.forEach((listener) => listener(next));
  },
  /** @param {(picture: object) => void} listener */
  subscribe(listener) {
    listeners.add(listener);
  },
};
