/* Silenced heads in the header. They belong to the model, so they stay when another sentence is run. The Heads tab
   changes them and requests its own runs. The header runs the sentence with them when another tab opens. */
/** @import { RunParameters } from './types' */
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';

/** @typedef {{ model: string, text: string, run: RunParameters }} Asked */

const OWN_TAB = 'heads';
const OF_A_TEXT = link.RUN.filter((name) => name !== 'off');

/** Return the parameters with the currently silenced heads. @param {RunParameters} run @returns {RunParameters} */
export const withHeads = (run) => ({ ...link.picked(run, OF_A_TEXT), ...link.picked(store.get(), ['off']) });

/**
 * Return the parameters for running a text. The decoding is always kept. Silenced heads are kept for the same model,
 * and a forced beginning and the chosen sentence for the same text.
 * @param {Asked} last
 * @param {string} model
 * @param {string} text
 * @returns {RunParameters}
 */
export function kept(last, model, text) {
  if (last.model !== model) return link.picked(last.run, link.DECODING);
  return withHeads(last.text.trim() === text.trim() ? last.run : link.picked(last.run, link.DECODING));
}

/**
 * Return the values of a run for the address. Heads that were switched since the request stay as they are.
 * @param {RunParameters} run as the server understood it
 * @param {unknown} off the silenced heads at the time of the request
 */
export const written = (run, off) => ({
  ...Object.fromEntries(link.RUN.map((name) => [name, run[name] ?? null])),
  ...(store.get('off') === off ? {} : { off: store.get('off') ?? null }),
});

/**
 * Request a run after the silenced heads have changed, as soon as a tab is open that shows it.
 * @param {() => Asked} last returns the newest requested run
 * @param {(wanted: Asked) => void} ask
 */
export function followHeads(last, ask) {
  const follow = () => {
    const { model, text, run } = last();
    if (store.get('tab') === OWN_TAB || (store.get('off') ?? '') === (run.off ?? '')) return;
    ask({ model, text, run: withHeads(run) });
  };
  store.subscribe((_, changed) => {
    // After other listeners, because one of them may have changed more values and requested a run with all of them.
    if (['off', 'tab'].some((name) => changed.includes(name))) setTimeout(follow);
  });
}
