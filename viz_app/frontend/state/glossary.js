/* The entries of the glossary: docs/glossary.md has them in English, messages of the room `glossary` in each language. */
import { CATALOGUE } from './catalogue.js';
import { say } from './say.js';

/** @typedef {{ id: string, names: string[], said: string }} Entry */

const ids = [...(CATALOGUE.get('glossary') ?? '').matchAll(/^glossary-([\w-]+)-names =/gm)].map(([, id]) => id);

/** @type {Entry[]} */
export const GLOSSARY = ids.map((id) => ({
  ...{ id, names: say(`glossary-${id}-names`).split(', ') },
  said: say(`glossary-${id}`),
}));
