/* The way to the page without a server, which computes in the visitor's own tab. The app serves it under `here/`. */
/** @import { WantedRun } from './types' */
import { say } from '../../state/say.js';
import { store } from '../../state/store.js';
import { create } from '../../widgets/dom.js';

const PLACE = 'here/';

/** Return true if an earlier visit keeps that page in this browser, so that it opens without the server. */
export const isKeptHere = async () => {
  const kept = globalThis.caches?.match(new URL(PLACE, document.baseURI), { ignoreSearch: true });
  return Boolean(await kept?.catch(() => null));
};

/** Return a link to what is visible, with the sentence of a run. @param {WantedRun} run */
export function computeHere({ model, text, run }) {
  const href = new URL(PLACE, document.baseURI);
  href.search = new URL(store.link(), document.baseURI).search;
  for (const [name, value] of Object.entries({ ...run, model, text })) href.searchParams.set(name, value);
  return create('a', 'gh-here', say('header-compute-here'), { href: href.href });
}
