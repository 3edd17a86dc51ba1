/* The names of a classifier's labels as people read them. The glossary explains the short ones. */
import { GLOSSARY } from './glossary.js';

/** Return the words for a short class name, such as "number" for NUM; '' for any other label. @param {string} label */
export function spelledOut(label) {
  const entry = GLOSSARY.find(([names]) => names.includes(label));
  return /^(.+?)\. The class /.exec(entry?.[1] ?? '')?.[1] ?? '';
}

/** Return a label as people read it: "number (NUM)". @param {string} label */
export const classOf = (label) => (spelledOut(label) ? `${spelledOut(label)} (${label})` : label);
