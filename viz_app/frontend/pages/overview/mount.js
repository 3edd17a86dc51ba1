/* The entry of Overview. It shows the run that the first tab shows, and asks the server nothing for it. */
import { newestPicture } from '../../state/newest_picture.js';
import { mountOverview } from './view.js';

/** @param {import('../../types').Mounted} given */
export function mount({ root, data, server }) {
  const view = mountOverview(root, newestPicture.get() ?? data, server);
  newestPicture.subscribe((picture) => view.update(picture));
}
