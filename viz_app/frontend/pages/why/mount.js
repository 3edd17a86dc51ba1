/* The entry of the Why tab. */
/** @import { Mounted } from '../../types' */
import { mountWhyView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server, data }) => mountWhyView(root, server, data);
