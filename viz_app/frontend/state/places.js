/* Parameters of the address that name places in one sentence mean nothing in the next: whoever types another sentence
   starts without them. `belongsToSentence('mask')` is called once, by a module that is on the page from the start. */
import { store } from './store.js';

/** @param {Record<string, any>} values */
const sentenceOf = ({ text, sentence }) => (text === undefined ? undefined : `${sentence ?? 0} ${String(text).trim()}`);

/** @param {string} name */
export function belongsToSentence(name) {
  let last = sentenceOf(store.get());
  store.subscribe((/** @type {Record<string, any>} */ values, /** @type {string[]} */ changed) => {
    const now = sentenceOf(values),
      isOther = last !== undefined && now !== last && !changed.includes(name);
    last = now;
    if (isOther && values[name] !== undefined) store.set({ [name]: null });
  });
}
