/* The entry of the header. */
export { mount } from './header.js';
