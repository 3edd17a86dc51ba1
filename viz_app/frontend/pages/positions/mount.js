/* The entry of the Positions tab. */
/** @import { Mounted } from '../../types' */
import { mountPositionsView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server, data }) => mountPositionsView(root, server, data);
