/* The entry of Many sentences. */
import { mountSentencesView } from './view.js';

/** @param {import('../../types').Mounted} given */
export const mount = ({ root, server, props }) => mountSentencesView(root, server, props.most);
