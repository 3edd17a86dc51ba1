/* The captions of a model's input and output. The server names them in English. */
import { say } from './say.js';

/** Return the captions in the language of the page. @param {[string, string]} sides @returns {[string, string]} */
export const sidesOf = ([one, other]) => [say('state-side', { name: one }), say('state-side', { name: other })];
