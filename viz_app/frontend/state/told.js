/* Sentences of answers: an id with its values, which the page says in its language. See core/sentences.py. */
/** @import { Sentence, Reply } from '../types' */
import { CATALOGUE, room } from './catalogue.js';
import { asIs, series } from './format.js';
import { say } from './say.js';

/** @typedef {Sentence['values'][string]} Value */

const roomOf = (/** @type {string} */ id) => id.slice(0, id.indexOf('-'));

/** @param {object} value @returns {value is Sentence} */
const isSentence = (value) => 'id' in value && 'values' in value;

/** @param {Value} value @returns {string | number | boolean} */
function filled(value) {
  if (Array.isArray(value)) return series(value.map((one) => String(filled(one))));
  if (typeof value === 'number' && !Number.isInteger(value)) return asIs(value);
  return typeof value === 'object' ? told(value) : value;
}

/** Return the rooms of a sentence and of those among its values; also of several by name. @param {any} value @returns {string[]} */
function roomsOf(value) {
  if (typeof value !== 'object' || !value) return [];
  return isSentence(value) ? [roomOf(value.id), ...roomsOf(value.values)] : Object.values(value).flatMap(roomsOf);
}

/** Say a sentence whose room is there. A text is said as it is. @param {Sentence | string} sentence @returns {string} */
export function told(sentence) {
  if (typeof sentence === 'string') return sentence;
  const values = Object.entries(sentence.values).map(([name, value]) => [name, filled(value)]);
  return say(sentence.id, Object.fromEntries(values));
}

const SAID = ['said', 'error', 'notices', 'refused', 'noLens', 'notSplit', 'noTsne', 'none', 'note', 'outputs']; // where an answer has sentences

/** Return what has sentences, alone or in a list or by name, with their words. @param {any} value @returns {any} */
function worded(value) {
  if (typeof value !== 'object' || !value) return value;
  if (isSentence(value)) return told(value);
  if (Array.isArray(value)) return value.map(worded);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, worded(one)]));
}

/** @param {any} part */
function partInWords(part) {
  const words = Object.fromEntries(
    SAID.filter((key) => Object.hasOwn(part, key)).map((key) => [key, worded(part[key])]),
  );
  return { ...part, ...words, ...(words.notices && { notice: words.notices.join(' ') }) };
}

const INSIDE = ['answer', 'payload']; // parts of a reply that have sentences too

/** Return a reply whose sentences are in the language of the page: of a refusal, and those beside an answer. @param {any} reply @returns {Promise<Reply>} */
export async function inWords(reply) {
  const inside = INSIDE.filter((name) => reply[name]),
    parts = [reply, ...inside.map((name) => reply[name])],
    rooms = [...new Set(parts.flatMap((part) => SAID.flatMap((key) => roomsOf(part[key]))))];
  if (!rooms.length) return reply;
  await Promise.all(rooms.map(room));
  if (reply.ok === false)
    return rooms.every((one) => CATALOGUE.has(one)) ? { ...reply, error: told(reply.said) } : reply;
  return { ...partInWords(reply), ...Object.fromEntries(inside.map((name) => [name, partInWords(reply[name])])) };
}
