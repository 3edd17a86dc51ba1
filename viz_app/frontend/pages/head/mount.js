/* The entry of the tab Inside a head. */
import { mountHeadView } from './view.js';

export const mount = ({ root, server }) => mountHeadView(root, server);
