/* The entry of the Anatomy tab. */
/** @import { Mounted } from '../../types' */
import { mountAnatomyView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server, data }) => mountAnatomyView(root, server, data);
