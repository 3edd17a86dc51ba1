/* The keys below a picture: what its colours mean, and the keys of the keyboard.

     legend(pieces('why-share', { ramp: swatch('ramp') }))
     shortcuts(say('why-keys-play'))      // "[Space] play"
   */
import { create } from './dom.js';

/** @type {Record<string, string>} */
const SWATCHES = { ramp: 'gf-ramp', signed: 'gf-ramp gf-signed', hatched: 'gf-hatched', unmatched: 'gf-nomatch' };

/** Return a sample of a colour. @param {string} name of `SWATCHES` */
export const swatch = (name) => create('i', SWATCHES[name]);

/** @param {(string | (string | Node)[])[]} texts */
export const keysOf = (texts) => texts.map((text) => create('span', '', ...(typeof text === 'string' ? [text] : text)));

/** @param {...(string | (string | Node)[])} texts */
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
