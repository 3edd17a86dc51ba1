/* The entry of the header. */
import { belongsToSentence } from '../../state/link.js';

belongsToSentence('mask');

export { mount } from './header.js';
