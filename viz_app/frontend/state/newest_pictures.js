/* What the newest run looks like, by the view that draws it: a view that is opened later finds it here. Empty where Gradio
   has brought it, as the value of each view. */

/** @type {Record<string, object>} */
let newest = {};
/** @type {Set<() => void>} */
const listeners = new Set();

export const pictures = {
  /** What a view is to draw. @param {string} view @returns {object | undefined} */
  of: (view) => newest[view],
  /** @param {Record<string, object>} next by view */
  bring(next) {
    newest = next;
    listeners.forEach((listener) => listener());
  },
  forget() {
    newest = {};
  },
  /** @param {() => void} listener */
  subscribe(listener) {
    listeners.add(listener);
  },
};
