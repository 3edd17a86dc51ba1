/* The keys below a picture: what its colours mean, and the keys of the keyboard.

     legend(pieces('why-share', { ramp: swatch('ramp') }))
     shortcuts(say('why-keys-play'))      // "[Space] play"
   */
import { create } from './dom.js';

/** @type {Record<string, string>} */
const SWATCHES = { ramp: 'gf-ramp', signed: 'gf-ramp gf-signed', hatched: 'gf-hatched', unmatched: 'gf-nomatch' };

/** Return a sample of a colour. @param {string} name of `SWATCHES` */
export const swatch = (name) => create('i', SWATCHES[name]);

/** Keep a ramp on one line with the words beside it, the ends of its scale. @param {any[]} parts */
function withEnds(parts) {
  const at = parts.findIndex((part) => part.matches?.('.gf-ramp'));
  if (at < 1) return parts;
  const [text, low] = parts[at - 1].split(/([^\s:：]*\s*)$/),
    [, high, rest] = parts[at + 1].split(/^(\s*\S*)/);
  parts.splice(at - 1, 3, text, create('span', 'gf-ends', low, parts[at], high), rest);
  return parts;
}

/** @param {(string | (string | Node)[])[]} texts */
export const keysOf = (texts) =>
  texts.map((text) => create('span', '', ...(typeof text === 'string' ? [text] : withEnds(text))));

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
