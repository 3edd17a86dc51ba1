/* The entry of the Anatomy tab. */
import { mountAnatomyView } from './view.js';

export const mount = ({ root, server }) => mountAnatomyView(root, server);
