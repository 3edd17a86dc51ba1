/* The entry of the view One head. */
/** @import { Mounted } from '../../types' */
import { mountHeadView } from './view.js';

/** @param {Mounted} given */
export const mount = ({ root, server, data }) => mountHeadView(root, server, data);
