/* The entry of the Masks tab. */
/** @import { Mounted } from '../../types' */
import { mountMasksView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server }) => mountMasksView(root, server);
