/* The entry of the Model tab. */
/** @import { Mounted } from '../../types' */
import { mountModelView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server, data }) => mountModelView(root, server, data);
