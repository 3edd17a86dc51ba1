/* Experiments on the chosen word, each with what it does: "Now break it" of Overview, and Start here of Break it. The
   server answers all of them at once, for the run without changes. */
import { wordChanges } from '../state/answer_diff.js';
import * as format from '../state/format.js';
import * as link from '../state/link.js';
import { itemsOf, protocol } from '../state/protocol.js';
import { store } from '../state/store.js';
import { create } from './dom.js';
import { bold } from './row_sentence.js';
import { classOf } from '../state/class_names.js';
import { pieces, say } from '../state/say.js';

/** @typedef {Record<string, string>} Edits parameters of the address */
/** @typedef {{ output: string, words?: string[], first?: string, word: string, label?: string, same: boolean, before: number, after: number | null }} Result */
/** @typedef {{ kind: string, edits: Edits, all?: Edits, others?: number, layer: number, head: number, heads?: number, map?: string, looks_at?: string, share?: number, word?: string, result: Result }} Card */
/** @typedef {(string | Node)[]} Words */

const EDITS = protocol.groups.edits,
  IDLE = 400, // ms
  SLIGHT = 0.005; // a change of a probability that is none
/** The parameters of a run without its changes. */
export const PLAIN = ['model', 'text', ...link.RUN.filter((name) => !EDITS.includes(name))];
/** What stands between the parts of a change in the address. @type {Record<string, string>} */
const BETWEEN = { off: '_', mask: '_', out: '.', bugs: '.' };

/** @param {string} name @param {unknown} value */
const partsOf = (name, value) => itemsOf(value, BETWEEN[name] ?? '\n');

/** Return true if the run has this change. @param {Edits} edits */
export const isOn = (edits) =>
  Object.entries(edits).every(([name, value]) =>
    partsOf(name, value).every((part) => partsOf(name, store.get(name)).includes(part)),
  );

/** Return the parameters of the address with a change, or without it. @param {Edits} edits @param {boolean} isWanted */
export const changed = (edits, isWanted) =>
  Object.fromEntries(
    Object.entries(edits).map(([name, value]) => {
      const own = partsOf(name, value),
        others = partsOf(name, store.get(name)).filter((part) => !own.includes(part) && Object.hasOwn(BETWEEN, name)),
        all = isWanted ? [...others, ...own] : others;
      return [name, all.join(BETWEEN[name] ?? '') || null];
    }),
  );

/** Return true if the visible run has any change. */
export const isChanged = () => EDITS.some((name) => store.get(name) !== undefined);

/** @param {string} word */
export const quoted = (word) => (/[\p{L}\p{N}]/u.test(word) && !word.startsWith('‹') ? format.inQuotes(word) : word);
/** @param {number | null} share */
const chance = (share) => (share === null ? 'NaN' : format.share(share));

/** Return the answer after a change: what went is struck, what came is underlined. @param {string[]} before @param {Result} result @returns {Words} */
export function answerOf(before, { words = [], first = '', output, word, same }) {
  if (same)
    return [word && !words.length ? say('widgets-still-word', { word: classOf(word) }) : say('widgets-the-same-words')];
  if (!words.length) return [create('del', '', classOf(word)), ' ', create('ins', '', classOf(output))];
  if (!before.length) return [create('bdi', '', output)];
  const changes = wordChanges(before, words)
    .map(({ kind, before: i, after: j }) => ({ kind, word: kind === 'gone' ? before[i] : words[j] }))
    .filter((one) => !one.word.startsWith('‹'))
    .flatMap(({ kind, word: text }, place) => {
      const space = (place || first) && /[\p{L}\p{N}]/u.test(text) ? [' '] : [];
      return [...space, kind === 'same' ? text : create(kind === 'gone' ? 'del' : 'ins', '', text)];
    });
  return [create('bdi', '', first, ...changes)];
}

/** Return what happens to the chosen word. @param {string[]} before @param {number} step @param {Result} result @param {boolean} [isWithout] it happens without a head that the text has named @returns {Words} */
export function effectOf(before, step, { word, label, same, before: share, after }, isWithout = false) {
  const start = before.slice(Math.max(0, step - 2), step).join(' '),
    told = { word: bold(label === undefined ? word : classOf(label)), before: chance(share), after: chance(after) };
  if (label !== undefined || same) return pieces('widgets-word-goes', { ...told, isWithout });
  if (!before.length) return pieces('widgets-goes-after-same-beginning', { ...told });
  if (!start) return pieces('widgets-goes-as-first-word', { ...told });
  return pieces('widgets-still-gets', { ...told, start: create('i', '', `${step > 2 ? '… ' : ''}${start}`) });
}

/** Return true if an experiment has no effect. @param {Result} result */
export const isSlight = ({ same, before, after }) => same && Math.abs((after ?? NaN) - before) < SLIGHT;

/** Return a function that is true once nothing has happened for a moment since its last argument changed. @param {() => void} changed @param {number} [wait] ms */
export function idle(changed, wait = IDLE) {
  let [timer, last, isIdle] = [0, '', false];
  return (/** @type {string} */ now) => {
    if (now === last) return isIdle;
    [last, isIdle] = [now, false];
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      isIdle = true;
      changed();
    }, wait);
    return false;
  };
}
