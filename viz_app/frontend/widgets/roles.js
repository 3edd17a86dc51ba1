/* The names, sentences and colours of head roles. This module does not use the page. */
import { say } from '../state/say.js';

/**
 * The roles in the order of a legend: name, title, and a phrase for such a head.
 * @type {readonly (readonly [string, string, string])[]}
 */
const ROLES = [
  ['previous', say('widgets-previous-token'), say('widgets-looks-token-before')],
  ['same', say('widgets-same-token'), say('widgets-looks-token-itself')],
  ['next', say('widgets-next-token'), say('widgets-looks-token-after')],
  ['first', say('widgets-first-token'), say('widgets-looks-first-token')],
  ['end', 'end', say('widgets-looks-at-end')],
  ['punctuation', 'punctuation', say('widgets-looks-at-punctuation')],
  ['separator', 'separators', say('widgets-looks-commas-dashes')],
  ['induction', 'induction', say('widgets-looks-what-followed')],
  ['alignment', say('widgets-aligns-words'), say('widgets-looks-words-being')],
  ['read-alignment', say('widgets-aligns-word-read'), say('widgets-looks-words-were')],
  ['mixed', 'mixed', say('widgets-does-several-things')],
];
const BY_NAME = new Map(ROLES.map(([name, title, does], order) => [name, { title, does, order }]));
const of = (/** @type {string} */ role) => BY_NAME.get(role) ?? { title: role, does: role, order: ROLES.length };

/** @param {string} role */
export const roleTitle = (role) => of(role).title;
/** Return the short title of a role, for places with little room. @param {string} role */
export const shortTitle = (role) =>
  of(role)
    .title.replace(/ token$/, '')
    .replace(say('widgets-word-read'), 'read');
/** @param {string} role */
export const roleDoes = (role) => of(role).does;
/** @param {string} role */
export const orderOf = (role) => of(role).order;
/** @param {Iterable<string>} roles */
export const inOrder = (roles) => [...roles].sort((a, b) => orderOf(a) - orderOf(b));
/** Return the CSS colour of a role. @param {string} role */
export const roleColour = (role) => (BY_NAME.has(role) ? `var(--role-${role})` : 'var(--role-mixed)');

/** The reason why a map lacks some roles. @type {Record<string, string>} */
export const MISSING = {
  encoder: say('widgets-encoder-aligns-no'),
  decoder: say('widgets-decoder-cannot-look'),
  cross: say('widgets-source-target-two'),
};
