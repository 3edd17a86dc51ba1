/* The keys below a picture: what its colours mean, and the keys of the keyboard.

     legend('share 0 {ramp} 1', '{hatched} may not look')
     shortcuts('[Tab] then arrows: heads', '[Space] play')
   A {name} is a swatch of `SWATCHES`, or the given node. */
import { filled } from '../state/words.js';
import { create } from './dom.js';

/** @type {Record<string, string>} */
const SWATCHES = { ramp: 'gf-ramp', signed: 'gf-ramp gf-signed', hatched: 'gf-hatched', unmatched: 'gf-nomatch' };

/** Return the parts of a text with its swatches. @type {(text: string, nodes?: Record<string, string | Node>) => (string | Node)[]} */
export const withSwatches = (text, nodes = {}) =>
  filled(text, {
    ...Object.fromEntries(Object.entries(SWATCHES).map(([name, style]) => [name, create('i', style)])),
    ...nodes,
  });

/** @type {(texts: string[], nodes?: Record<string, string | Node>) => HTMLElement[]} */
export const keysOf = (texts, nodes) => texts.map((text) => create('span', '', ...withSwatches(text, nodes)));

/** @param {...string} texts */
export const legend = (...texts) => create('div', 'gf-legend gf-cap', ...keysOf(texts));

/** Return a text with its [keys]. @param {string} text */
const withKeys = (text) => text.split(/\[(.+?)\]/).map((part, at) => (at % 2 ? create('kbd', '', part) : part));

/** @param {...(string | false)} texts */
export const shortcuts = (...texts) =>
  create(
    'div',
    'gf-shortcuts gf-cap',
    ...texts.flatMap((text) => (text === false ? [] : [create('span', '', ...withKeys(text))])),
  );
