/* The entry of Parts and routes. */
/** @import { Mounted } from '../../types' */
import { mountFlowView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server }) => mountFlowView(root, server);
