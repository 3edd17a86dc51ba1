/* The entry of the header. */
import { steady } from '../../server/line.js';
import { belongsToSentence } from '../../state/link.js';

belongsToSentence('mask');
globalThis.fetch = steady(globalThis.fetch.bind(globalThis)); // here, because the header is on every page and starts first

export { mount } from './header.js';
