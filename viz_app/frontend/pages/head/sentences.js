/* The sentences of the four pictures, with the numbers of the run, and the line beside the heading. */
/** @import { HeadState, Look } from './types' */
import * as format from '../../state/format.js';

import * as whole from '../../state/whole_words.js';
import { create } from '../../widgets/dom.js';
import { roleDoes } from '../../widgets/roles.js';
import { classOf } from '../../state/class_names.js';
import { pieces, say } from '../../state/say.js';
import { addedAt, strongest } from './logits.js';
import { nameOf } from './look.js';

/** @typedef {(string | Node)[]} Words */

const OFF = say('head-head-off-passes');
const SHARES_ONLY = say('head-model-shows-attention');
const EQUAL = 1e-3; // of a sum, by which its two forms may differ in float32

/** @type {(text: string, className?: string) => HTMLElement} */
const bold = (text, className = '') => create('b', className, text, { dir: 'auto' });
/** @param {number | null} value */
const signed = (value) => format.signed(value, 1);

/** Return a word of the keys for a sentence. @param {Look} look @param {number} j @returns {Words} */
function key({ row }, j) {
  const { place, name } = nameOf(row.layer.keys, j);
  return place ? pieces('head-one-of-same-words', { place, word: bold(name) }) : [bold(name)];
}

/** Return the token that the row writes or, of an encoder, its own. @param {Look} look */
const subject = ({ row: { layer, i } }) => format.quoted((layer.writes ?? layer.queries)[i]);

/** @param {Look} look @returns {Words} */
const accented = (look) => [bold(subject(look), 'gf-acc')];

/** @param {Look} look @returns {Words} */
function lookFor(look) {
  const { row } = look,
    { layer, i } = row,
    asks = { word: accented(look), count: row.query.length };
  if (!layer.writes) return pieces('head-word-asks', { ...asks });
  return pieces('head-place-asks', { ...asks, read: bold(format.quoted(layer.queries[i])) });
}

/** @param {Look} look @returns {Words} */
function offer(look) {
  const { row, fits } = look,
    count = row.query.length;
  if (Number.isNaN(row.scaled[fits])) return [say('head-each-word-answers', { count })];
  return pieces('head-word-fits-best', { count, best: key(look, fits), fit: signed(row.scaled[fits]) });
}

/** Return true if each key is a word, false if a word stands in several pieces. @param {Look} look */
export const areWords = ({ row: { layer } }) => whole.keyWords(layer).first.length === layer.keys.length;

/** @param {Look} look @returns {Words} */
function shares(look) {
  const { row, best, total, count, isKnown } = look;
  if (Number.isNaN(total)) return [say('head-nan-change-leaves-row')];
  return pieces('head-shares-become', {
    how: Math.abs(total - 1) > EQUAL ? 'spoiled' : isKnown ? 'known' : 'unknown',
    ...{ total: format.share(total), best: key(look, best), share: format.share(row.weights[best]) },
    ...{ others: count - 1, isWord: areWords(look), rest: format.share(Math.max(0, total - row.weights[best])) },
  });
}

/** @param {HeadState} state @param {Look} look @returns {Words} */
function passOn(state, look) {
  if (state.isOff) return [OFF];
  if (Number.isNaN(look.total)) return [say('head-nan-there-nothing')];
  const told = { count: look.row.query.length, value: bold(say('head-value')) };
  return [...pieces('head-each-word-hands-over', told), ' ', ...meaning(state, look)];
}

/** Return what the sum does: it is added to the logits of a last layer, and to the numbers of a place elsewhere. @param {HeadState} state @param {Look} look @returns {Words} */
function meaning({ row, logits, label }, look) {
  const { layer, i, head } = row,
    isLast = layer.layer === layer.maps[layer.map][0] - 1,
    word = accented(look);
  if (logits && isLast && logits.labels) return labelAdded(logits, [layer.layer, head, i], label);
  if (logits && isLast) return raised(logits.most[head][i] ?? [], addedAt(logits, layer.layer, head, i, 0), look);
  if (!layer.writes) return pieces('head-sum-is-added-to', { word });
  return pieces('head-sum-is-mostly', { best: key(look, look.best), word });
}

/** Return the tokens that a sum raises most, and the written one if it is none of them. @param {[string, number | null][]} named @param {number} own @param {Look} look @returns {Words} */
function raised(named, own, look) {
  const told = named.map(([piece, value]) => [bold(format.quoted(piece)), ` ${signed(value)}`]),
    list = format.row(told).flat(),
    isNamed = named.some(([piece]) => format.quoted(piece) === subject(look));
  return pieces('head-sum-raises-most', { list, isNamed, word: accented(look), own: signed(own) });
}

/** Return what a head adds to a label: of two labels to the lead of one. @type {(logits: import('./types').Logits, at: [layer: number, head: number, row: number], label: number) => Words} */
function labelAdded(logits, at, label) {
  const labels = logits.labels ?? [],
    of = (/** @type {number} */ one) => addedAt(logits, ...at, one),
    isPair = labels.length === 2;
  return pieces('head-sum-adds-to-label', {
    added: format.signed(isPair ? of(label) - of(1 - label) : of(label)),
    ...{ label: bold(classOf(labels[label]), 'gf-acc'), isPair },
    other: isPair ? bold(classOf(labels[1 - label])) : '',
  });
}

/** Return the sentence of each of the four pictures. @param {HeadState} state @param {Look} look @returns {Words[]} */
export const sentencesOf = (state, look) =>
  look.isKnown
    ? [lookFor(look), offer(look), shares(look), passOn(state, look)]
    : [[SHARES_ONLY], [], shares(look), []];

/** Return the heading. @param {HeadState} state @param {Look} look @returns {Words} */
export function headingOf({ row: { layer, i } }, look) {
  const word = accented(look);
  if (!layer.writes) return pieces('head-how-one-head-gathers', { word });
  if (i < layer.given) return pieces('head-how-one-head-looks-back', { word });
  return pieces('head-how-one-head-decides', { word });
}

/** Return how a word that is written in pieces begins. @param {HeadState} state @returns {string} */
function inPieces({ row: { layer, i } }) {
  if (!layer.writes) return '';
  const words = whole.rowWords(layer),
    word = words.of[i],
    [first, next] = [words.first[word], words.first[word + 1] ?? words.of.length];
  if (next - first < 2) return '';
  return say('head-written-in-pieces', {
    ...{ word: format.label(words.names[word]), count: next - first, piece: i - first + 1 },
  });
}

/** @param {HeadState} state @returns {string} */
function role({ row: { layer, head } }) {
  const [name, strength] = layer.roles?.[head] ?? [];
  if (!name || strength === undefined) return '';
  return say('head-over-sentences-it', {
    ...{ sentences: layer.sentences ?? 0, isMixed: name === 'mixed' },
    ...{ does: roleDoes(name), strength: format.share(strength) },
  });
}

/** Return the word, or the label, that the heads add to. @param {HeadState} state */
const targetOf = ({ row: { layer, i }, logits, label }) =>
  logits?.labels ? classOf(logits.labels[label]) : format.quoted((layer.writes ?? layer.queries)[i]);

/** Return why the page opens with this head, if Overview opens with another one. @param {HeadState} state */
function why({ isAuto, row: { layer, head }, logits }) {
  const [opens, other] = logits?.shown ?? [layer.layer, head];
  if (!isAuto || (opens === layer.layer && other === head)) return '';
  return say('head-overview-opens-with', { head: other + 1, layer: opens + 1 });
}

/** Return the line beside the heading, and the head that adds most if it is another one. @param {HeadState} state */
export function noteOf(state) {
  const { row, logits, label } = state,
    { layer, head } = row,
    top = logits && strongest(logits, row.i, label),
    isTop = top?.layer === layer.layer && top.head === head,
    most = isTop ? [say('head-adds-most', { count: top.count, target: targetOf(state) }), why(state)] : [];
  return {
    text: [inPieces(state), ...most, role(state)].filter(Boolean).join(' '),
    other: top && !isTop ? top : null,
    link: top
      ? say('head-head-layer-adds-most', { head: top.head + 1, layer: top.layer + 1, target: targetOf(state) })
      : '',
  };
}

/** Return the sum under picture 2. @param {Look} look */
export function sumOf({ row, key: j }) {
  const { layer, scores, scaled } = row,
    root = Math.sqrt(layer.dHead),
    isDivided = Math.abs(scaled[j] * root - scores[j]) <= EQUAL * Math.max(1, Math.abs(scores[j]));
  if (Number.isNaN(scaled[j])) return 'NaN';
  if (layer.fit === 'biased')
    return say('head-sum-by-distance', { scores: signed(scores[j]), scaled: signed(scaled[j] - scores[j]) });
  if (layer.fit === 'capped')
    return say('head-sum-scaled-capped', { scores: signed(scores[j]), scaled: signed(scaled[j]) });
  return isDivided && layer.dHead > 1
    ? say('head-sum-scores-d-head', { scores: signed(scores[j]), dHead: layer.dHead, scaled: signed(scaled[j]) })
    : say('head-sum-scaled', { scaled: signed(scaled[j]) });
}
