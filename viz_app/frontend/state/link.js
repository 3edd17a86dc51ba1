/* Check the parameters of a link, because a link may be old, cut off, or written by hand. Make the server's requests
   from the address. */
import { series } from './format.js';
import { picked, pinned, requestOnShow, which } from './pins.js';
import { isUsable, protocol } from './protocol.js';
import { say } from './say.js';
import { store } from './store.js';

export { picked } from './pins.js';

const { groups } = protocol;
export const DECODING = groups.decoding;
/** The parameters of a chat in an address. */
export const CHAT = ['chat', 'system'];
/** The parameters of a run, without its model and text. */
export const RUN = groups.run;
/** The changes of a run. */
export const EDITS = groups.edits;
/** All parameters that a link may have. @public */
export const KNOWN = Object.keys(protocol.parameters);
// The server reports problems in the other parameters: the decoding of a run and its edits.
const JUDGED = [...groups.page, ...groups.selection, ...groups.view].filter((name) => name !== 'v' && name !== 'tab');
const NAMED_AT_MOST = 3;

/** @param {string[]} all */
const quoted = (all) => {
  const names = all.slice(0, NAMED_AT_MOST).map((name) => `“${name.slice(0, 20)}”`),
    more = all.length - names.length;
  return more ? say('state-names-and-more', { names: series(names), more }) : series(names);
};

/**
 * Return a sentence for each kind of problem in an address.
 * @param {[string, string][]} parameters of the address, as pairs
 * @param {string[]} tabs the names of all tabs
 */
export function problems(parameters, tabs) {
  const unknown = parameters.filter(([name]) => !KNOWN.includes(name)).map(([name]) => name);
  const broken = parameters.filter(
    ([name, value]) =>
      (JUDGED.includes(name) && !isUsable(name, value)) || (name === 'tab' && tabs.length && !tabs.includes(value)),
  );
  const names = broken.map(([name]) => name);
  return [
    unknown.length && say('state-link-unknown', { names: quoted(unknown) }),
    names.length && say('state-link-unusable', { names: quoted(names), count: names.length }),
  ].filter((sentence) => typeof sentence === 'string');
}

/** @param {Record<string, unknown>} state @returns {{ model: string, text: string, [name: string]: string } | null} */
const requestOf = (state) =>
  state.model && state.text ? { model: String(state.model), text: String(state.text), ...picked(state, RUN) } : null;

/** Return the visible run as a request {model, text, ...}, or null if there is none. */
export const request = () => requestOf(requestOnShow() ?? store.get());

/** Return A as a request if the difference of A and B is visible, otherwise null. */
export const compared = () => (which() === 'd' ? requestOf(pinned() ?? {}) : null);
