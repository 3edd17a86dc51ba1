/* The names of a classifier's labels as people read them. The glossary explains the short ones. */
import { say } from './say.js';

/** Return the words for a short class name, such as "number" for NUM; '' for any other label. @param {string} label */
export const spelledOut = (label) => say('state-class', { label });

/** Return a label as people read it: "number (NUM)". @param {string} label */
export const classOf = (label) => (spelledOut(label) ? `${spelledOut(label)} (${label})` : label);
