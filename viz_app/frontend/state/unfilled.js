/* The views that the model of the newest run cannot fill, each with its reason: their tabs say it before the click. */

/** @typedef {Record<string, string>} Reasons by view, or by view and half, such as model-learning */

let listener = (/** @type {Reasons} */ _) => {};

export const unfilled = {
  /** @param {Reasons} [reasons] */
  tell: (reasons = {}) => listener(reasons),
  /** @param {(reasons: Reasons) => void} told */
  listen(told) {
    listener = told;
  },
};
