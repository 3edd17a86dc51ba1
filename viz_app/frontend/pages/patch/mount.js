/* The entry of the Patch tab. */
/** @import { Mounted } from '../../types' */
import { mountPatchView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server }) => mountPatchView(root, server);
