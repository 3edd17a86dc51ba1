/* True while the story of Overview plays. The strip of the sentence then veils the words that are not written yet. */

let isOn = false;
const listeners = /** @type {Set<() => void>} */ (new Set());

export const playing = {
  isOn: () => isOn,
  /** @param {boolean} next */
  set(next) {
    if (next === isOn) return;
    isOn = next;
    listeners.forEach((listener) => listener());
  },
  /** @param {() => void} listener */
  subscribe(listener) {
    listeners.add(listener);
  },
};
