/* Silenced heads, as far as the header goes. They belong to a model, not to a text, so they stay when another sentence
   is run. The Heads tab changes them and runs the sentence by itself; all other tabs show that run once they open. */
/** @import { RunParameters } from './types' */
import * as link from '../../state/link.js';
import { store } from '../../state/store.js';

/** @typedef {{ model: string, text: string, run: RunParameters }} Asked */

const OWN_TAB = 'heads';
const OF_A_TEXT = link.RUN.filter((name) => name !== 'off');

/** The same with the heads that are silenced now. @param {RunParameters} run @returns {RunParameters} */
export const withHeads = (run) => ({ ...link.picked(run, OF_A_TEXT), ...link.picked(store.get(), ['off']) });

/**
 * How a text is to be run: a forced beginning and a place among sentences belong to one text, the way of decoding to
 * all, silenced heads to a model.
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
 * What an address says of a run; heads that were switched since it was asked for stay as they are.
 * @param {RunParameters} run as the server understood it
 * @param {unknown} off the silenced heads at the time of asking
 */
export const written = (run, off) => ({
  ...Object.fromEntries(link.RUN.map((name) => [name, run[name] ?? null])),
  ...(store.get('off') === off ? {} : { off: store.get('off') ?? null }),
});

/**
 * Asks for a run when the heads have been changed, as soon as a tab is open that shows it.
 * @param {() => Asked} last the newest run that was asked for
 * @param {(wanted: Asked) => void} ask
 */
export function followHeads(last, ask) {
  const follow = () => {
    const { model, text, run } = last();
    if (store.get('tab') === OWN_TAB || (store.get('off') ?? '') === (run.off ?? '')) return;
    ask({ model, text, run: withHeads(run) });
  };
  store.subscribe((_, changed) => {
    // Later than whoever has changed more than this at once, and asks for the whole of it.
    if (['off', 'tab'].some((name) => changed.includes(name))) setTimeout(follow);
  });
}
