/* The captions of a model's input and output, and its title. The server names them in English. */
import { say } from './say.js';

/** Return the captions in the language of the page. @param {string[]} sides @returns {[string, string]} */
export const sidesOf = (sides) => /** @type {[string, string]} */ (sides.map((name) => say('state-side', { name })));
/** Return the title of a model, of this project's own in the language of the page. @param {{ name: string, title: string }} model */
export const modelTitle = ({ name, title }) => say('state-model-title', { name, title });
