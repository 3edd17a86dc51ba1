/* The content of the strip: two lines of words, before and after a change, and the chosen word. */
/** @import { Before, Classification, Run } from '../../types' */
import { wordChanges } from '../../state/answer_diff.js';
import { chanceOf, pieceOf } from '../../state/candidates.js';
import { chipsOf } from '../../state/change_chips.js';
import * as format from '../../state/format.js';
import { hasLooks, leadIn, lookingIn } from '../../state/looks.js';
import { newestPicture } from '../../state/newest_picture.js';
import * as pins from '../../state/pins.js';
import { playing } from '../../state/playing.js';
import { store } from '../../state/store.js';
import { verdict } from '../../state/verdict.js';
import { counted, wholeWords, wordsOf } from '../../state/whole_words.js';
import { spelledOut } from '../../state/class_names.js';
import { say } from '../../state/say.js';

/**
 * @typedef {object} Cell a word of a line
 * @property {'same' | 'gone' | 'new' | 'first'} kind the first token of a text is written at no step
 * @property {string} raw
 * @property {string[]} pieces
 * @property {number} index of the word in its run, −1 for one that went or is first
 * @property {boolean} isForced
 * @property {string} typed what was typed for it, if the word was read of the sentence
 */
/** @typedef {{ value: number, says: string }} Bar a share from 0 to 1, or what a word adds, of the largest from −1 to 1 */

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {string} short for a phone
 * @property {boolean} isSource a click focuses the word; otherwise it goes to its step
 * @property {Cell[]} cells
 * @property {number} chosen the word in the frame, −1 if none is
 * @property {number} middle the word to keep in sight, −1 for none
 */

/**
 * @typedef {object} State
 * @property {Run} run in whole words
 * @property {Line[]} lines
 * @property {Bar[]} bars of the words of the source
 * @property {boolean} isSigned the bars say for or against
 * @property {number} step the chosen word
 * @property {number} given words that the visitor gave
 * @property {number} free a row of the source that frames no word
 * @property {boolean} isVeiled words after the chosen one are not written yet
 * @property {boolean} isHidden nor is the chosen one
 * @property {import('../../state/change_chips.js').Chip[]} chips
 * @property {import('../../state/change_chips.js').Text} typed the text without the changes
 * @property {Before | null} before the answer without the changes
 * @property {string} note what stands after the answer
 */

const NAN = say('spine-nan');
const FEW = 3; // labels that are named in the strip
const CODES = /^([a-z]{2})-([a-z]{2})$/; // of a translator's name

/** @param {Run} run in pieces @param {'source' | 'target'} side */
const piecesOf = (run, side) =>
  side === 'source'
    ? wordsOf(run.source, run.starts.source)
    : wordsOf(
        run.target.slice(1),
        run.starts.target.slice(1).map((start) => start - 1),
      );

/**
 * Return the words of a line. With `before` those that went stand before those that came in their place.
 * @param {string[]} all pieces
 * @param {number[]} first of each word
 * @param {string[]} names of the words
 * @param {string[] | null} before
 * @param {{ isForced?: (word: number) => boolean, typed?: string[] }} [more]
 * @returns {Cell[]}
 */
function cellsOf(all, first, names, before, { isForced = () => false, typed = [] } = {}) {
  const changes = before ? wordChanges(before, names) : names.map((_, after) => ({ kind: 'same', before: -1, after }));
  return changes.map(({ kind, before: was, after: index }) => ({
    kind: /** @type {Cell['kind']} */ (kind),
    raw: index < 0 ? (before ?? [])[was] : names[index],
    pieces: index < 0 ? [] : all.slice(first[index], first[index + 1]),
    index,
    isForced: index >= 0 && isForced(index),
    typed: typed[index] ?? '',
  }));
}

/** Return the bars of the source: what the head on show looks at, or what the words add. @param {Run} pieces @param {Run} run @param {number} step */
function barsOf(pieces, run, step) {
  const lead = leadIn(run.classification);
  if (lead) {
    const most = Math.max(...lead.parts.map(Math.abs)) || 1,
      [label] = named(/** @type {Classification} */ (run.classification), [lead.top]);
    const bars = lead.parts.map((part) => ({
      value: part / most,
      says: say('spine-adds-for-label', { part: format.signed(part), label }),
    }));
    return { bars, isSigned: true };
  }
  if (!run.maps.cross || !hasLooks(pieces)) return { bars: [], isSigned: false };
  const { head: at, shares, isOff } = lookingIn(pieces, run).look('cross', step),
    head = at.head + 1,
    layer = at.layer + 1;
  return {
    bars: shares.map((share) => ({
      value: isOff || Number.isNaN(share) ? 0 : share,
      says: isOff ? say('spine-head-off') : say('spine-share-of-head', { share: format.share(share), head, layer }),
    })),
    isSigned: false,
  };
}

/** Return labels as people read them. @param {Classification} scores @param {number[]} places */
const named = ({ labels }, places) => places.map((place) => spelledOut(labels[place]) || format.label(labels[place]));

/** @typedef {{ word: string, was: string, parts: { name: string, share: number, text: string }[], note: string }} Verdict */

/** Return the likeliest labels, or all of a few in their own order. @param {Classification} scores */
function partsOf(scores) {
  const order = [...scores.labels.keys()],
    likeliest = order.toSorted((a, b) => scores.probabilities[b] - scores.probabilities[a]).slice(0, FEW),
    shown = order.length > FEW ? likeliest : order,
    texts = format.percents(scores.probabilities);
  return named(scores, shown).map((name, i) => ({
    name,
    share: scores.probabilities[shown[i]],
    text: texts[shown[i]],
  }));
}

/** Return what a classifier says, and what it said before. @param {Run} run @param {Before | null} before @returns {Verdict | null} */
export function verdictOf({ classification: scores, isEncoder }, before) {
  if (!scores?.labels.length) return null;
  const { word, index, label, unsure, below, probability } = verdict(scores),
    read = (/** @type {string} */ one) => spelledOut(one) || format.label(one);
  if (Number.isNaN(probability)) return { word: NAN, was: '', parts: [], note: '' };
  const parts = partsOf(scores),
    said = isEncoder ? parts[0].name : read(word),
    unsureNote = unsure ? say('spine-no-label-reaches', { below: format.percent(below) }) : '';
  if (!before) return { word: said, was: '', parts, note: unsureNote };
  const was = before.chances[index] ?? NaN,
    same = say('spine-same-verdict', {
      label: read(label),
      was: format.share(was),
      probability: format.share(probability),
    }),
    isSame = before.verdict === word;
  return { word: said, was: isSame ? '' : read(before.verdict), parts, note: isSame ? same : unsureNote };
}

/** Return what stands after an answer with the same words. @param {Run} run @param {Before | null} before @param {Cell[]} cells @param {number} step */
function noteOf({ steps }, before, cells, step) {
  if (steps.length && steps.every(({ log_probability: logP }) => logP === null)) return NAN;
  if (!before || !steps.length || cells.some(({ kind }) => kind !== 'same')) return '';
  const was = before.chances[before.starts.target[step] ?? 0],
    now = chanceOf(steps[step]),
    word = format.quoted(pieceOf(steps[step]).token === steps[step].token ? steps[step].token : wordOf(cells, step));
  return say('spine-same-words', { word, was: format.share(was ?? NaN), now: format.share(now) });
}

/** @param {Cell[]} cells @param {number} index */
const wordOf = (cells, index) => cells.find((cell) => cell.index === index)?.raw ?? '';

/** @param {Run} run @param {Cell[]} source @param {Cell[]} answer @param {{ step: number, row: number, given: number, bars: Bar[] }} chosen @returns {Line[]} */
function linesOf({ maps, steps, sides, model, target: [first] }, source, answer, { step, row, given, bars }) {
  const best = bars.reduce((most, bar, i) => (bar.value > (bars[most]?.value ?? 0) ? i : most), -1),
    [, from = '', to = ''] = CODES.exec(model) ?? [],
    own = { isSource: false, chosen: step, middle: step };
  const read = { name: sides[0], short: from.toUpperCase(), isSource: true, cells: source, chosen: row };
  if (maps.cross)
    return [
      { ...read, middle: row < 0 ? best : row },
      { ...own, name: sides[1], short: to.toUpperCase(), cells: answer },
    ];
  if (!steps.length) return [{ ...read, name: say('spine-text'), short: '', middle: row }];
  const isGiven = (/** @type {Cell} */ { index }) => index >= 0 && index < given,
    /** @type {Cell} */ start = { kind: 'first', raw: first, pieces: [first], index: -1, isForced: false, typed: '' },
    cells = [...(format.isSpecial(first) ? [] : [start]), ...answer.filter(isGiven)]; // GPT-2 has no token of its own there
  return [
    { ...own, name: say('spine-given'), short: '', cells, middle: Math.min(step, given - 1) },
    { ...own, name: say('spine-written'), short: format.AHEAD, cells: answer.filter((cell) => !isGiven(cell)) },
  ];
}

/** Return what was typed for each word of the source. @param {Run} run @returns {string[]} */
function typedWords({ text, spans }) {
  const characters = Array.from(text); // a place counts whole characters, not halves of them
  return spans.map((span) =>
    span
      ? characters
          .slice(...span)
          .join('')
          .trim()
      : '',
  );
}

/** Return the names of words that the page had before a change. @param {Before | null} before @param {'source' | 'target'} side */
const namesBefore = (before, side) => before && wordsOf(before[side], before.starts[side]).names;

/** Return the state of the strip, or null before the first run. @returns {State | null} */
export function resolve() {
  const { run: pieces, isPresent } = pins.visibleRun();
  if (!pieces) return null;
  const run = wholeWords(pieces),
    before = isPresent ? newestPicture.before() : null,
    values = { step: 0, row: 0, ...counted(run, store.get()) },
    free = counted(run, { row: 0, ...pieces.shown }).row,
    step = Math.max(0, Math.min(values.step, run.steps.length - 1)),
    row = run.maps.cross && values.row === free ? -1 : Math.min(values.row, run.source.length - 1),
    given = run.steps.filter(({ forced, pieces: own }) => own?.[0].forced ?? forced).length,
    [reads, writes] = [piecesOf(pieces, 'source'), piecesOf(pieces, 'target')],
    source = cellsOf(pieces.source, reads.first, run.source, namesBefore(before, 'source'), {
      typed: typedWords(run),
    }),
    answer = cellsOf(pieces.target.slice(1), writes.first, run.target.slice(1), namesBefore(before, 'target'), {
      isForced: (i) => Boolean(run.maps.cross && i < given),
    }),
    { bars, isSigned } = barsOf(pieces, run, step),
    told = String(store.get('story') ?? '');
  return {
    run,
    lines: linesOf(run, source, answer, { step, row, given, bars }),
    ...{ bars, isSigned, step, given, free, before },
    isVeiled: playing.isOn(),
    isHidden: playing.isOn() && store.get('tab') === 'overview' && told !== 'choose',
    chips: chipsOf(pins.valuesOnShow(), before ?? pieces),
    typed: before ?? pieces,
    note: noteOf(run, before, answer, step),
  };
}
