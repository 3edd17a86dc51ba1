/* The entry of the strip. Overview brings the runs of the page, so it asks the server nothing. */
import { mountSpine } from './view.js';

/** @param {import('../../types').Mounted} given */
export const mount = ({ root }) => mountSpine(root);
