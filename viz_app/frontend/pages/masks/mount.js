/* The entry of the Masks tab. */
import { mountMasksView } from './view.js';

export const mount = ({ root, server }) => mountMasksView(root, (request) => server.rerun_masks(request));
