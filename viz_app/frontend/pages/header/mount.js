/* The entry of the header. */
import { steady } from '../../server/line.js';
import { belongsToSentence } from '../../state/link.js';

belongsToSentence('mask');
globalThis.fetch = steady(globalThis.fetch.bind(globalThis)); // the header is on every page, and nothing runs before it

export { mount } from './header.js';
