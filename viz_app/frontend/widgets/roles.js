/* The names, sentences and colours of head roles. */
import { say } from '../state/say.js';
import { create } from './dom.js';

/** The roles in the order of a legend. */
const ROLES = [
  ...['previous', 'same', 'next', 'first', 'end', 'punctuation', 'separator', 'induction', 'alignment'],
  ...['read-alignment', 'mixed'],
];

/** @param {string} role */
export const roleTitle = (role) => say('widgets-role-title', { role });
/** Return the short title of a role, for places with little room. @param {string} role */
export const shortTitle = (role) => say('widgets-role-short', { role });
/** Return what a head of this role does, as the rest of a sentence. @param {string} role */
export const roleDoes = (role) => say('widgets-role-does', { role });
/** @param {string} role */
export const orderOf = (role) => (ROLES.includes(role) ? ROLES.indexOf(role) : ROLES.length);
/** @param {Iterable<string>} roles */
export const inOrder = (roles) => [...roles].sort((a, b) => orderOf(a) - orderOf(b));
/** Return the CSS colour of a role. @param {string} role */
export const roleColour = (role) => (ROLES.includes(role) ? `var(--role-${role})` : 'var(--role-mixed)');

/** Return a sample of a role's colour. @param {string} role */
export function roleSwatch(role) {
  const swatch = create('i', 'gf-swatch');
  swatch.style.background = roleColour(role);
  return swatch;
}

/** The reason why a map lacks some roles. @type {Record<string, string>} */
export const MISSING = {
  encoder: say('widgets-encoder-aligns-no'),
  decoder: say('widgets-decoder-cannot-look'),
  cross: say('widgets-source-target-two'),
};
