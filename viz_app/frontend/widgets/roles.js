/* The names, sentences and colours of head roles. This module does not use the page. */

/**
 * The roles in the order of a legend: name, title, and a phrase for such a head.
 * @type {readonly (readonly [string, string, string])[]}
 */
const ROLES = [
  ['previous', 'previous token', 'looks at the token before'],
  ['same', 'same token', 'looks at the token itself'],
  ['next', 'next token', 'looks at the token after'],
  ['first', 'first token', 'looks at the first token'],
  ['end', 'end', 'looks at ‹end›'],
  ['punctuation', 'punctuation', 'looks at punctuation'],
  ['separator', 'separators', 'looks at commas, dashes and brackets'],
  ['induction', 'induction', 'looks at what followed the same token before'],
  ['alignment', 'aligns words', 'looks at the words being translated'],
  ['read-alignment', 'aligns word read', 'looks at the words that were translated last'],
  ['mixed', 'mixed', 'does several things'],
];
const BY_NAME = new Map(ROLES.map(([name, title, does], order) => [name, { title, does, order }]));
const of = (/** @type {string} */ role) => BY_NAME.get(role) ?? { title: role, does: role, order: ROLES.length };

/** @param {string} role */
export const roleTitle = (role) => of(role).title;
/** Return the short title of a role, for places with little room. @param {string} role */
export const shortTitle = (role) =>
  of(role)
    .title.replace(/ token$/, '')
    .replace('word read', 'read');
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
  encoder: 'The encoder aligns no words, because it reads one sentence.',
  decoder: 'The decoder cannot look ahead, so no head looks at the next token or at ‹end›.',
  cross: 'Source and target are two sentences, so no head looks at the previous, same or next token.',
};
