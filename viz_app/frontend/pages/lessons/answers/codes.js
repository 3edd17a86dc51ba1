/* The answers of a lesson as a code of some twenty characters. A pupil shows it, copies it or writes it down; it needs no
   server. Its parts: version 5 bits, lesson 25, pupil 20, minutes 6, stops 6. For each question, and each view to find: the
   first guess 3 (choices) or 8 (tokens, heads), outcome 2, hint 1. For each text 1: whether one is written. Zeros up to five
   bits, and a checksum of 15. Five bits are a character of Crockford's base 32. The code holds numbers only, so no text of
   a stranger gets in. Version 1 leaves tasks out. */
/** @import { Lesson, LessonQuestion, LessonTask } from '../types' */
import { say } from '../../../state/say.js';
import { SHOWN } from '../question.js';

export const NONE = -1; // in place of a guess
/** @typedef {{ first: number, outcome: number, hint: boolean }} Said `first` is a place, NONE or SHOWN; `outcome` the number of the try that was right, 0 for none */
/** @typedef {{ pupil: number, minutes: number, stops: number, said: Said[] }} Result */
/** What was read of a code, or a word for what is wrong with it. @typedef {{ lesson: Lesson, code: string, result: Result, error?: undefined, letter?: undefined } | { error: string, letter?: string, lesson?: undefined, code?: undefined, result?: undefined }} Read */

/** What a stop asks: a question, or a task. @typedef {{ at: number, ask: LessonQuestion | null, task: LessonTask | null }} Item */

const [FIRST, WITH_TASKS] = [1, 2]; // versions
export const LAST_HEAD = 252; // that a code can hold; a later one, or none, is the number after it
const UNREADABLE = 'unreadable';
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HEAD = [5, 25, 20, 6, 6]; // bits
const [OUTCOME, HINT, CHECK, SYMBOL] = [2, 1, 15, 5];
const MOST_TRIES = 3; // that two bits can say
const SHORTEST = 16; // characters: the head and the checksum
const POLYNOMIAL = 0x4599; // of CRC-15, as the CAN bus has it
/** Return the animal that stands for a pupil's number. @param {number} pupil */
export const animalOf = (pupil) => say('answers-animal', { kind: (pupil >> 15) & 31, animal: (pupil >> 10) & 31 });

export const PUPILS = 2 ** HEAD[2];
/** Return a new number for a pupil. */
export const newPupil = () => Math.floor(Math.random() * PUPILS);

/** Return what the stops of a lesson ask, with their places. @param {Lesson} lesson @returns {Item[]} */
export const itemsOf = ({ stops }) =>
  stops.flatMap(({ ask, task = null }, at) => (ask || task ? [{ at, ask, task }] : []));
/** Return what a code of a version holds. @param {Lesson} lesson @param {number} version */
const heldIn = (lesson, version) => itemsOf(lesson).filter(({ ask }) => ask || version > FIRST);
/** Return the version of the codes of a lesson. @param {Lesson} lesson */
const versionOf = (lesson) => (itemsOf(lesson).some(({ task }) => task) ? WITH_TASKS : FIRST);

/** True for what has only a bit: a text. @param {Item} item */
export const isWritten = ({ task }) => task?.kind === 'text';
/** @param {Item} item */
const bitsOf = ({ ask }) => (ask?.choices.length ? 3 : 8);

/** Return 25 bits of FNV-1a over the questions: prose may be corrected, and the answers still mean the same. @param {Lesson} lesson @param {number} [version] */
export function hashOf(lesson, version = versionOf(lesson)) {
  const key = heldIn(lesson.first ?? lesson, version).map(({ at, ask, task }) =>
    ask ? [at, ask.choices, ask.choices.length ? ask.right : null] : [at, task?.kind],
  );
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(key))) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> (32 - HEAD[1]);
}

/** @param {number} value @param {number} count @returns {number[]} */
const toBits = (value, count) => Array.from({ length: count }, (_, i) => Math.floor(value / 2 ** (count - 1 - i)) % 2);
/** @param {number[]} bits */
const fromBits = (bits) => bits.reduce((value, bit) => value * 2 + bit, 0);

/** @param {number[]} bits */
const checkOf = (bits) =>
  bits.reduce((check, bit) => ((check << 1) & 0x7fff) ^ (bit ^ (check >> (CHECK - 1)) ? POLYNOMIAL : 0), 0);

/** @param {Item} item @param {Said} said */
function answerBits(item, { first, outcome, hint }) {
  if (isWritten(item)) return [Number(first !== NONE)];
  const bits = bitsOf(item),
    guess = first === NONE ? 0 : first === SHOWN ? 2 ** bits - 1 : first + 1;
  return [...toBits(guess, bits), ...toBits(outcome, OUTCOME), ...toBits(Number(hint), HINT)];
}

/** Put a code into fours. @param {string} code */
const spaced = (code) => code.replace(/(.{4})(?=.)/g, '$1 ');

/** Return the code of what was answered. @param {Lesson} lesson @param {Result} result */
export function encode(lesson, { pupil, minutes, stops, said }) {
  const head = [versionOf(lesson), hashOf(lesson), pupil, Math.min(minutes, 63), Math.min(stops, 63)],
    bits = head.flatMap((value, i) => toBits(value, HEAD[i]));
  itemsOf(lesson).forEach((item, i) => bits.push(...answerBits(item, said[i])));
  while (bits.length % SYMBOL) bits.push(0);
  bits.push(...toBits(checkOf(bits), CHECK));
  return spaced(
    Array.from(
      { length: bits.length / SYMBOL },
      (_, i) => ALPHABET[fromBits(bits.slice(i * SYMBOL, (i + 1) * SYMBOL))],
    ).join(''),
  );
}

/** Return a code as it is meant: any case, with spaces or without; O is 0, I and L are 1. A scanned link holds one. @param {string} text */
const plain = (text) =>
  text
    .toUpperCase()
    .replace(/^.*#A=/, '')
    .replace(/[\s\-–.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** @param {Item[]} items */
function lengthOf(items) {
  const bits = items.reduce((sum, one) => sum + (isWritten(one) ? 1 : bitsOf(one) + OUTCOME + HINT), fromHead);
  return Math.ceil(bits / SYMBOL) + CHECK / SYMBOL;
}
const fromHead = HEAD.reduce((sum, bits) => sum + bits, 0);

/** Return true if an answer cannot be: a choice that is not there, a right guess that was no right answer. @param {Item} item @param {Said} said */
function isImpossible({ ask }, { first, outcome }) {
  const { choices, right, tries } = ask ?? { choices: [], right: NONE, tries: MOST_TRIES };
  if (outcome > tries || (first < 0 && outcome > 0)) return true;
  return choices.length > 0 && first >= 0 && (first >= choices.length || (first === right) !== (outcome === 1));
}

/** Read a code of one of the lessons. @param {string} text @param {Lesson[]} lessons @returns {Read} */
export function decode(text, lessons) {
  const code = plain(text),
    strange = [...code].find((one) => !ALPHABET.includes(one));
  if (strange) return { error: 'letter', letter: strange };
  if (code.length < SHORTEST) return { error: 'short' };
  const bits = [...code].flatMap((one) => toBits(ALPHABET.indexOf(one), SYMBOL)),
    body = bits.slice(0, -CHECK);
  if (checkOf(body) !== fromBits(bits.slice(-CHECK))) return { error: UNREADABLE };
  let at = 0;
  const next = (/** @type {number} */ count) => fromBits(body.slice(at, (at += count)));
  const [version, hash, pupil, minutes, stops] = HEAD.map(next);
  if (version > WITH_TASKS) return { error: 'newer' };
  const lesson = lessons.find((one) => hashOf(one, version) === hash);
  if (!lesson) return { error: 'other' };
  const held = heldIn(lesson, version);
  if (version > versionOf(lesson) || version < FIRST || lengthOf(held) !== code.length) return { error: UNREADABLE };
  const said = itemsOf(lesson).map((item) => {
    if (isWritten(item) || !held.some(({ at: stop }) => stop === item.at))
      return { first: version > FIRST && next(1) ? 0 : NONE, outcome: 0, hint: false };
    const count = bitsOf(item),
      guess = next(count);
    return {
      first: guess === 0 ? NONE : guess === 2 ** count - 1 ? SHOWN : guess - 1,
      outcome: next(OUTCOME),
      hint: next(HINT) === 1,
    };
  });
  const isWrong = itemsOf(lesson).some((item, i) => isImpossible(item, said[i]));
  if (isWrong) return { error: 'contradicts' };
  return { lesson, code: spaced(code), result: { pupil, minutes, stops, said } };
}

/** Return the one code that differs in a character, or in two neighbours that changed places, and can be read; null if none can, or several. @param {string} text @param {Lesson[]} lessons */
export function mended(text, lessons) {
  const code = plain(text),
    near = [...code].flatMap((own, i) => [
      ...[...ALPHABET].filter((one) => one !== own).map((one) => code.slice(0, i) + one + code.slice(i + 1)),
      ...(i && code[i - 1] !== own ? [code.slice(0, i - 1) + own + code[i - 1] + code.slice(i + 1)] : []),
    ]),
    found = new Set(code.length < 64 ? near.filter((one) => decode(one, lessons).lesson) : []);
  return found.size === 1 ? spaced([...found][0]) : null;
}
