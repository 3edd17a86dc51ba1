/* Sentences of answers: an id with its values, which the page says in its language. See core/sentences.py. */
/** @import { Sentence, Reply } from '../types' */
import { CATALOGUE, room } from './catalogue.js';
import { asIs, series } from './format.js';
import { say } from './say.js';

/** @typedef {Sentence['values'][string]} Value */

const roomOf = (/** @type {string} */ id) => id.slice(0, id.indexOf('-'));

/** @param {Value} value @returns {string | number | boolean} */
function filled(value) {
  if (Array.isArray(value)) return series(value.map((one) => String(filled(one))));
  if (typeof value === 'number' && !Number.isInteger(value)) return asIs(value);
  return typeof value === 'object' ? told(value) : value;
}

/** Return the rooms of a sentence and of those among its values. @param {Value} value @returns {string[]} */
function roomsOf(value) {
  if (Array.isArray(value)) return value.flatMap(roomsOf);
  return typeof value === 'object' ? [roomOf(value.id), ...Object.values(value.values).flatMap(roomsOf)] : [];
}

/** Say a sentence whose room is there. A text is said as it is. @param {Sentence | string} sentence @returns {string} */
export function told(sentence) {
  if (typeof sentence === 'string') return sentence;
  const values = Object.entries(sentence.values).map(([name, value]) => [name, filled(value)]);
  return say(sentence.id, Object.fromEntries(values));
}

/** Return a reply whose refusal is in the language of the page. @param {Reply} reply @returns {Promise<Reply>} */
export async function inWords(reply) {
  if (reply.ok || !reply.said) return reply;
  const rooms = [...new Set(roomsOf(reply.said))];
  await Promise.all(rooms.map(room));
  return rooms.every((one) => CATALOGUE.has(one)) ? { ...reply, error: told(reply.said) } : reply;
}
