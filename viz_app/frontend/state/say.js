/* Every text that a visitor reads: say('spine-words', { count: 3 }) is a message of viz_app/locales, filled. The first
   word of an id is its room, whose messages are parsed when the first of them is said. See docs/languages.md. */
import { FluentBundle } from '../vendor/fluent/bundle.js';
import { FluentResource } from '../vendor/fluent/resource.js';
import { FluentNumber } from '../vendor/fluent/types.js';
import { CATALOGUE } from './catalogue.js';

/** A number is written as it is; it also chooses the plural. `true` and `false` choose `yes` and `no`. @typedef {string | number | boolean} Value */
/** @typedef {Node | (Node | string)[]} Content */

const MARK = '\u0001'; // around the number of a node in a sentence

const bundle = new FluentBundle('en', { useIsolating: false });
const parsed = new Set();

/** Return the message of an id; undefined if there is none. @param {string} id */
function messageOf(id) {
  const room = id.slice(0, id.indexOf('-'));
  if (!parsed.has(room)) bundle.addResource(new FluentResource(CATALOGUE.get(room) ?? ''));
  parsed.add(room);
  return bundle.getMessage(id)?.value;
}

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
 * Return the message of `id` with its values. A fault of the catalogue is one line in the console.
 * @param {string} id
 * @param {Record<string, Value>} [values]
 * @returns {string}
 */
export function say(id, values) {
  const message = messageOf(id);
  if (typeof message === 'string') return message;
  /** @type {Error[]} */
  const errors = message ? [] : [new Error('there is no such message')],
    filled = Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, valueOf(value)])),
    text = message ? bundle.formatPattern(message, filled, errors) : id;
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/**
 * Return a message whose values may be nodes, as text and nodes in order.
 * @param {string} id
 * @param {Record<string, Value | Content>} values
 * @returns {(string | Node)[]}
 */
export function pieces(id, values) {
  /** @type {Content[]} */
  const contents = [];
  const marked = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' && value ? MARK + (contents.push(value) - 1) + MARK : value,
  ]);
  return say(id, Object.fromEntries(marked))
    .split(MARK)
    .flatMap((part, at) => (at % 2 ? contents[Number(part)] : part))
    .filter((part) => part !== '');
}
