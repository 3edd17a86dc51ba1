/* The drafts that a new lesson or a file has taken the place of. They stay in this browser. */
/** @import { Draft } from './draft.js' */
import { say } from '../../../state/say.js';
import * as storage from '../../../state/storage.js';
import { select } from '../../../widgets/controls.js';
import { isDraft, parsed } from './draft.js';

const KEPT = 'glassformer-drafts';
const MOST = 10;

/** Return them, the newest first. @returns {Draft[]} */
function earlier() {
  const all = parsed(storage.kept(storage.storageName(KEPT)));
  return Array.isArray(all) ? all.filter(isDraft) : [];
}

/** Keep a draft before another takes its place; of each title the newest. @param {Draft} draft */
export function putAside(draft) {
  if (!draft.stops.length) return;
  const all = [draft, ...earlier().filter(({ title }) => title !== draft.title)].slice(0, MOST);
  storage.keep(storage.storageName(KEPT), JSON.stringify(all));
}

/** Build the list of them. @param {(draft: Draft) => void} start takes one up again */
export function buildEarlier(start) {
  const { element, draw } = select(say('builder-earlier'), (at) => start(earlier()[Number(at)]));
  return {
    element,
    draw() {
      const names = earlier().map(({ title }) => title || say('builder-untitled')),
        options = names.map((name, at) => /** @type {[string, string]} */ ([String(at), name]));
      draw('', [['', say('builder-earlier')], ...options]);
      element.hidden = !names.length;
    },
  };
}
