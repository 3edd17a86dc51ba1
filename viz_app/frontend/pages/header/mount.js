/* The entry of the header. */
import { belongsToSentence } from '../../state/places.js';

belongsToSentence('mask');

export { mount } from './header.js';
