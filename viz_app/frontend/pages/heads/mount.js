/* The entry of the Heads tab. */
/** @import { Mounted } from '../../types' */
import { mountHeadsView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server, data }) => mountHeadsView(root, server, data);
