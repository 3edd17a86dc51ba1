/* The entry of the first tab, Translate or Classify: it opens with a stored run, then shows every new one. */
import { forcedIds } from '../../state/decoding.js';
import { newestPicture } from '../../state/newest_picture.js';
import { loaded } from '../../widgets/dom.js';
import { mountAttentionView } from './view.js';

/** @type {(ids: number[], focus: boolean) => void} */
const force = (ids, focus) =>
  window.dispatchEvent(new CustomEvent('gf-force', { detail: { forced: forcedIds(ids), focus } }));

/** @type {(parameters: Record<string, string>, focus: boolean) => void} */
const decode = (parameters, focus) =>
  window.dispatchEvent(new CustomEvent('gf-decode', { detail: { parameters, focus } }));
const tree = () => loaded(import('./search/section.js')); // loaded when a tree is opened, so that other visits need not wait

/** @param {import('../../types').Mounted} given */
export function mount({ root, server, data }) {
  const { path } = server,
    newest = newestPicture.get() ?? data,
    view = mountAttentionView(root, newest, { canChange: true, force, path, decode, tree });
  newestPicture.subscribe((picture) => view.update(picture));
}
