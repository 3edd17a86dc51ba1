/* The entry of the Positions tab. */
import { mountPositionsView } from './view.js';

export const mount = ({ root, server }) => mountPositionsView(root, server);
