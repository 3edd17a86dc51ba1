/* The entry of the first tab, Translate or Classify: it opens with a stored run, then shows every new one. */
import { forcedIds } from '../../state/decoding.js';
import { mountAttentionView } from './view.js';

/** @type {(ids: number[], focus: boolean) => void} */
const force = (ids, focus) =>
  window.dispatchEvent(new CustomEvent('gf-force', { detail: { forced: forcedIds(ids), focus } }));

/** @param {import('../../types').Mounted} given */
export function mount({ root, props, server, watch, data }) {
  const rerun = props.can_leave_out ? (/** @type {object} */ request) => server.leave_out(request) : undefined;
  const view = mountAttentionView(root, props.value || data, { force, rerun });
  watch('value', () => view.update(props.value));
}
