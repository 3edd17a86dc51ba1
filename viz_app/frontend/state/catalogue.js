/* The messages of the page as Fluent's text, by room. A module of messages, see tree.py, adds its room. */

/** @type {Map<string, string>} */
export const CATALOGUE = new Map();
