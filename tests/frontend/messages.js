/* The English messages for all tests: node imports this file first (--import), so that a fault of one is an error. */
import { readFileSync, readdirSync } from 'node:fs';
import { CATALOGUE } from '../../viz_app/frontend/state/catalogue.js';
import { FluentResource } from '../../viz_app/frontend/vendor/fluent/resource.js';

const FOLDER = new URL('../../viz_app/locales/en/', import.meta.url);

/** The messages by id. */
export const MESSAGES = new Map();
const ROOMS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ftl'))
  .map((file) => [file.replace('.ftl', ''), new URL(file, FOLDER)]);
for (const [room, file] of [...ROOMS, ['core', new URL('../../../core/sentences.ftl', FOLDER)]]) {
  const text = readFileSync(file, 'utf8');
  CATALOGUE.set(room, text);
  for (const { id, value } of new FluentResource(text).body) MESSAGES.set(id, value);
}

/** Return the names of the values of a message, in order. */
export function valuesOf(id) {
  const names = new Set();
  const visit = (part) => {
    if (part?.type === 'var') names.add(part.name);
    if (typeof part === 'object' && part) Object.values(part).forEach(visit);
  };
  visit(MESSAGES.get(id));
  return [...names].sort();
}

if (process.env.NODE_TEST_CONTEXT)
  console.error = (text) => {
    throw new Error(text);
  };
