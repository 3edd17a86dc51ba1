/* The roles of heads in words. Pure: no page. */

/**
 * By name, in the order of a legend: what people call it, and what such a head does.
 * @type {readonly (readonly [string, string, string])[]}
 */
const ROLES = [
  ['previous', 'previous token', 'looks at the token before'],
  ['same', 'same token', 'looks at the token itself'],
  ['next', 'next token', 'looks at the token after'],
  ['first', 'first token', 'rests on the first token'],
  ['end', 'end', 'rests on ‹end›'],
  ['punctuation', 'punctuation', 'looks at punctuation'],
  ['separator', 'separators', 'looks at commas, dashes and brackets'],
  ['alignment', 'aligns words', 'looks at the words being translated'],
  ['read-alignment', 'aligns word read', 'looks at the words that were translated last'],
  ['mixed', 'mixed', 'does several things'],
];
const BY_NAME = new Map(ROLES.map(([name, title, does], order) => [name, { title, does, order }]));
const of = (/** @type {string} */ role) => BY_NAME.get(role) ?? { title: role, does: role, order: ROLES.length };

/** @param {string} role */
export const roleTitle = (role) => of(role).title;
/** The same where there is little room. @param {string} role */
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
/** The CSS colour of a role's kind. @param {string} role */
export const roleColour = (role) => (BY_NAME.has(role) ? `var(--role-${role})` : 'var(--role-mixed)');

/** Why a map lacks roles that others have. @type {Record<string, string>} */
export const MISSING = {
  encoder: 'The encoder has nothing to align.',
  decoder: 'The decoder cannot look ahead: no next token, no end.',
  cross: 'Source and target are two sentences: no previous, same or next.',
};
