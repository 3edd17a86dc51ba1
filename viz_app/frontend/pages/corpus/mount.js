/* The entry of Over many sentences. */
import { mountCorpusView } from './view.js';

/** @param {import('../../types').Mounted} given */
export const mount = ({ root, server }) => mountCorpusView(root, server);
