/* Sentences of parts and routes as nodes: a token stands out, and has its own direction. */
/** @import { Prose } from './captions.js' */
import { create } from '../../widgets/dom.js';

/** @param {Prose} prose @returns {(string | Node)[]} */
export const nodesOf = (prose) =>
  prose.map((part) => (typeof part === 'string' ? part : create('b', '', part.token, { dir: 'auto' })));
