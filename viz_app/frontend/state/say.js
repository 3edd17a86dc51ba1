/* Every text that a visitor reads: say('spine-words', { count: 3 }) is a message of viz_app/locales, filled. The first
   word of an id is its room, whose messages are parsed when the first of them is said. See docs/languages.md. */
import { FluentBundle } from '../vendor/fluent/bundle.js';
import { FluentResource } from '../vendor/fluent/resource.js';
import { FluentNumber } from '../vendor/fluent/types.js';
import { CATALOGUE, TRANSLATED, direction, isRightToLeft, language } from './catalogue.js';

/** A number is written as it is; it also chooses the plural. `true` and `false` choose `yes` and `no`. @typedef {string | number | boolean} Value */
/** @import { FluentValue } from '../vendor/fluent/types.js' */

const MARK = '\u0001'; // around the number of a node in a sentence

const ISOLATES = /[\u2068\u2069]/g; // Fluent puts them around each value
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** @param {string} id */
const roomOf = (id) => id.slice(0, id.indexOf('-'));

/** A language with its messages, which are parsed by room. */
class Language {
  #parsed = new Set();

  /** @param {string} name @param {Map<string, string>} texts */
  constructor(name, texts) {
    this.name = name;
    this.texts = texts;
    this.bundle = new FluentBundle(name);
  }

  /** Return a message with its values, and what is wrong with it. @param {string} id @param {Record<string, FluentValue>} values @returns {[string | null, Error[]]} */
  say(id, values) {
    const room = roomOf(id);
    if (!this.#parsed.has(room)) this.bundle.addResource(new FluentResource(this.texts.get(room) ?? ''));
    this.#parsed.add(room);
    const pattern = this.bundle.getMessage(id)?.value;
    if (typeof pattern === 'string') return [pattern, []];
    const errors = /** @type {Error[]} */ ([]);
    if (!pattern) return [null, [new Error('there is no such message')]];
    return [isolated(this.bundle.formatPattern(pattern, values, errors)), errors];
  }
}

const english = new Language('en', CATALOGUE);
const spoken = language === 'en' ? null : new Language(language, TRANSLATED);
const told = new Set();

/** Return the direction in which a text begins: that of its first letter. @param {string} text */
export const directionOf = (text) => (FROM_THE_RIGHT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr');
/** Return the `dir` of a name: the page's if it is a message around values, else that of its own letters. @param {string} text */
export const dirOf = (text) => (text.includes('\u2068') ? direction : 'auto');
/** Return a text that leaves what stands beside it in place, whatever its direction. @param {string} text */
export const isolate = (text) => (isRightToLeft || FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text);
/** Return a text in the direction of the page: what stands apart in it has none. @param {string} text */
export const toward = (text) => (isRightToLeft ? `\u2067${text}\u2069` : text);
/** Return a text, without the marks around values if all of it runs from left to right. @param {string} text */
const isolated = (text) => (isRightToLeft || FROM_THE_RIGHT.test(text) ? text : text.replace(ISOLATES, ''));

/** A number that is written as it is, and chooses a plural. */
class PlainNumber extends FluentNumber {
  toString() {
    return String(this.value);
  }
}

/** @param {Value} value */
function valueOf(value) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? new PlainNumber(value) : value;
}

/**
 * Return the message of `id` with its values, in English if the page's language lacks it or it is broken there. A fault
 * of a catalogue is one line in the console, as is a room that did not come.
 * @param {string} id
 * @param {Record<string, Value>} [values]
 * @returns {string}
 */
export function say(id, values) {
  const filled = Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, valueOf(value)]));
  if (spoken) {
    const [text, errors] = spoken.say(id, filled);
    if (text !== null && !errors.length) return text;
    if (TRANSLATED.has(roomOf(id)) && !told.has(id))
      console.warn(`${language}: ${id}: ${errors[0].message}. It is said in English.`);
    told.add(id);
  }
  const [text, errors] = english.say(id, filled);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text ?? id;
}

/**
 * Return a message whose values may be nodes, as text and nodes in order.
 * @template {object} [N=Node]
 * @param {string} id
 * @param {Record<string, Value | N | (N | string)[]>} values
 * @returns {(string | N)[]}
 */
export function pieces(id, values) {
  const contents = /** @type {(N | (N | string)[])[]} */ ([]);
  const marked = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object' || !value) return [name, value];
    const mark = MARK + (contents.push(value) - 1) + MARK;
    return [name, Array.isArray(value) ? toward(mark) : mark];
  });
  return say(id, Object.fromEntries(marked))
    .split(MARK)
    .flatMap((part, at) => (at % 2 ? contents[Number(part)] : part))
    .filter((part) => part !== '');
}
