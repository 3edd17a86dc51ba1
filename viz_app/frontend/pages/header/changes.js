/* The changes of the run: silenced heads, masks, bugs, pads, positions and left-out tokens. All pages show one run with
   all of them, so the header runs the sentence again when a page has changed one. */
/** @import { RunParameters } from './types' */
import * as link from '../../state/link.js';
import * as steering from '../../state/steering.js';
import { store } from '../../state/store.js';

/** @typedef {{ model: string, text: string, run: RunParameters }} Asked */

const GATHER = 200; // ms, so that several clicks make one run
const OF_A_SENTENCE = ['mask', 'out', 'steer']; // they name its tokens
const OF_A_TEXT = link.RUN.filter((name) => !link.EDITS.includes(name));
const OF_A_MODEL = link.EDITS.filter((name) => !OF_A_SENTENCE.includes(name));

/** Return the changes in the address. */
export const present = () => link.picked(store.get(), link.EDITS);

/**
 * Return the parameters with the present changes.
 * @param {RunParameters} run
 * @param {boolean} [isSame] the run reads the same sentence as the present one
 * @returns {RunParameters}
 */
export const withChanges = (run, isSame = true) => ({
  ...link.picked(run, OF_A_TEXT),
  ...link.picked(store.get(), isSame ? link.EDITS : OF_A_MODEL),
  ...(isSame ? {} : steeredEverywhere()),
});

/** Return what steers every row, because that holds for any sentence. */
function steeredEverywhere() {
  const steer = steering.written(steering.read(store.get('steer')).filter(({ rows }) => rows === null));
  return steer ? { steer } : /** @type {RunParameters} */ ({});
}

/**
 * Return the parameters for running a text. The decoding is always kept, a chat for the same model. Changes are kept for the same model, and what
 * names tokens, a forced beginning and the chosen sentence for the same text.
 * @param {Asked} last
 * @param {string} model
 * @param {string} text
 * @returns {RunParameters}
 */
export function kept(last, model, text) {
  if (last.model !== model) return link.picked(last.run, link.DECODING);
  if (last.text.trim() === text.trim()) return withChanges(last.run);
  return withChanges(link.picked(last.run, [...link.DECODING, ...link.CHAT]), false);
}

/**
 * Return the values of a run for the address. What was changed since the request stays as it is.
 * @param {RunParameters} run as the server understood it
 * @param {RunParameters} changes those of the address at the time of the request
 */
export function written(run, changes) {
  const now = present();
  return Object.fromEntries(
    link.RUN.map((name) => [name, (now[name] === changes[name] ? run[name] : now[name]) ?? null]),
  );
}

/** @type {(one: RunParameters, other: RunParameters) => boolean} */
export const isSame = (one, other) => link.EDITS.every((name) => (one[name] ?? '') === (other[name] ?? ''));

/**
 * Request a run after a change, and let Back return to the run before it.
 * @param {() => Asked} last returns the newest requested run
 * @param {(wanted: Asked) => void} ask
 */
export function followChanges(last, ask) {
  let timer = 0;
  const follow = () => {
    const { model, text, run } = last();
    if (!isSame(present(), run)) ask({ model, text, run: withChanges(run) });
  };
  store.subscribe((_, changed) => {
    if (!link.EDITS.some((name) => changed.includes(name))) return;
    if (!isSame(present(), last().run)) store.branch();
    clearTimeout(timer);
    timer = window.setTimeout(follow, GATHER);
  });
}
