/* The entry of Start here, the first view of Break it. */
import { mountBreakView } from './view.js';

/** @param {import('../../types').Mounted} given */
export const mount = ({ root, server }) => mountBreakView(root, server);
