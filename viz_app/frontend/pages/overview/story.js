/* The story of a run: its stages by the kind of model, and the beats of its clock. */
import { say } from '../../state/say.js';

/** @import { MapName, Run } from '../../types' */

/**
 * @typedef {object} Stage
 * @property {string} name in the address and in the page's styles
 * @property {string} title
 * @property {string} [brief] the title on a phone
 * @property {MapName} [map] whose heads work in this stage
 * @property {boolean} [isOnce] once a sentence, not once a word
 * @property {string} more the view that has all of it
 * @property {string} link the words that lead there
 */

const INSIDE = { more: 'head', link: say('overview-inside-this-head') };
/** @type {Stage} */
const READ = {
  name: 'read',
  title: say('overview-read'),
  isOnce: true,
  more: 'positions',
  link: say('overview-all-about-word-order'),
};
/** @type {Stage} */
const RELATE = { name: 'relate', title: say('overview-relate'), map: 'encoder', isOnce: true, ...INSIDE };
/** @type {Stage} */
const BACK = { name: 'back', title: say('overview-look-back'), brief: say('overview-back'), map: 'decoder', ...INSIDE };
/** @type {Stage} */
const ACROSS = {
  name: 'across',
  title: say('overview-look-across'),
  brief: say('overview-across'),
  map: 'cross',
  ...INSIDE,
};
/** @type {Stage} */
const POOL = {
  name: 'pool',
  title: say('overview-add-up'),
  isOnce: true,
  more: 'translate',
  link: say('overview-the-whole-sum'),
};
/** @type {Stage} */
const CHOOSE = {
  name: 'choose',
  title: say('overview-choose'),
  brief: say('overview-choose-brief'),
  more: 'why',
  link: say('overview-why-this-word'),
};
/** The name of the end of the story in the address. */
export const END = 'end';

/** Return the stages in the order in which they happen. @param {Run} run */
export function storyOf({ classification, maps }) {
  if (maps.cross) return [READ, RELATE, BACK, ACROSS, CHOOSE];
  if (!classification) return [READ, BACK, CHOOSE];
  const choose = { ...CHOOSE, isOnce: true, link: say('overview-why-this-answer') };
  if (classification.contributions) return [READ, RELATE, POOL, choose];
  return classification.labels.length ? [READ, RELATE, choose] : [READ, RELATE];
}

const FIRST = 3400, // ms of a stage of the first word
  SECOND = 1500, // of the second
  LATER = 800, // of all others,
  WORD = 2400, // and the least of a whole word
  PLAYED = 14; // words: of a longer text two are played, and its end

/** @typedef {{ stage: string, step: number, ms: number }} Beat a moment of the story */

/**
 * Return the beats of a story: what happens once a text, then the stages of each word, the first of them slowly.
 * @param {Stage[]} stages
 * @param {number} steps
 * @param {number} [given] steps that were not written but given
 * @returns {Beat[]}
 */
export function beatsOf(stages, steps, given = 0) {
  const once = stages.filter(({ isOnce }) => isOnce),
    each = stages.filter(({ isOnce }) => !isOnce),
    first = Math.min(given, Math.max(0, steps - 1)),
    all = Array.from({ length: steps - first }, (_, word) => first + word),
    words = all.length > PLAYED ? [...all.slice(0, 2), steps - 1] : all,
    slow = [FIRST, Math.max(SECOND, WORD / each.length)];
  return [
    ...once.map(({ name }) => ({ stage: name, step: first, ms: FIRST })),
    ...words.flatMap((step, word) =>
      each.map(({ name }) => ({ stage: name, step, ms: slow[word] ?? Math.max(LATER, WORD / each.length) })),
    ),
  ];
}
