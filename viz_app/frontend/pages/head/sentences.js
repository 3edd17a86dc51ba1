/* The sentences of the four pictures, with the numbers of the run, and the line beside the heading. */
/** @import { HeadState, Look } from './types' */
import * as format from '../../state/format.js';
import { filled } from '../../state/words.js';
import * as whole from '../../state/whole_words.js';
import { create } from '../../widgets/dom.js';
import { roleDoes } from '../../widgets/roles.js';
import { classOf } from '../../state/class_names.js';
import { say } from '../../state/say.js';
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
  const { before, name } = nameOf(row.layer.keys, j);
  return [before, bold(name)].filter((part) => part !== '');
}

/** Return the token that the row writes or, of an encoder, its own. @param {Look} look */
const subject = ({ row: { layer, i } }) => format.quoted((layer.writes ?? layer.queries)[i]);

/** @param {Look} look @returns {Words} */
const accented = (look) => [bold(subject(look), 'gf-acc')];

/** @param {Look} look @returns {Words} */
function lookFor(look) {
  const { row } = look,
    { layer, i } = row,
    count = row.query.length,
    rest = ' asks with {count} numbers, its query. Training found them; no one wrote down what they mean.';
  if (!layer.writes) return filled(`{word}${rest}`, { word: accented(look), count });
  const read = bold(format.quoted(layer.queries[i]));
  return filled(`The place after {read}, where {word} will stand,${rest}`, { read, word: accented(look), count });
}

/** @param {Look} look @returns {Words} */
function offer(look) {
  const { row, fits } = look,
    text =
      'Each word answers with {count} numbers of its own, its key. Multiply pair by pair and add: where signs agree the sum grows.';
  if (Number.isNaN(row.scaled[fits])) return filled(text, { count: row.query.length });
  return filled(`${text} {best} fits best, {fit}.`, {
    ...{ count: row.query.length, best: key(look, fits), fit: signed(row.scaled[fits]) },
  });
}

/** Return the noun of the keys: pieces if a word stands in several. @param {Look} look */
const nounOf = ({ row: { layer } }) => (whole.keyWords(layer).first.length === layer.keys.length ? 'word' : 'piece');

/** @param {Look} look @param {number} count */
export const counted = (look, count) => `${count} ${nounOf(look)}${count === 1 ? '' : 's'}`;

/** @param {Look} look @returns {Words} */
function shares(look) {
  const { row, best, total, count, isKnown } = look;
  if (Number.isNaN(total)) return [say('head-nan-change-leaves-row')];
  const others = count > 1 ? `, the other ${counted(look, count - 1)} together {rest}` : '';
  const gets = filled(`{best} gets {share}${others}.`, {
    best: key(look, best),
    share: format.share(row.weights[best]),
    rest: format.share(Math.max(0, total - row.weights[best])),
  });
  if (Math.abs(total - 1) > EQUAL)
    return [
      `The shares add up to ${format.share(total)}, not to 100\u202f%: a change of this run spoils the softmax. `,
      ...gets,
    ];
  const how = isKnown
    ? 'The fits become shares of 100\u202f%. One more point of fit makes a share 2.7 times as large. '
    : '';
  return [how, ...gets];
}

/** @param {HeadState} state @param {Look} look @returns {Words} */
function passOn(state, look) {
  if (state.isOff) return [OFF];
  if (Number.isNaN(look.total)) return [say('head-nan-there-nothing')];
  const { row } = look,
    hands = filled('Each word hands over {count} other numbers, its {value}, as much of it as its share. ', {
      ...{ count: row.query.length, value: bold('value') },
    });
  return [...hands, ...meaning(state, look)];
}

/** Return what the sum does: it is added to the logits of a last layer, and to the numbers of a place elsewhere. @param {HeadState} state @param {Look} look @returns {Words} */
function meaning({ row, logits, label }, look) {
  const { layer, i, head } = row,
    isLast = layer.layer === layer.maps[layer.map][0] - 1,
    word = accented(look);
  if (logits && isLast && logits.labels)
    return filled('Straight to the verdict, the sum at this word adds {added} to {label}{against}.', {
      ...labelAdded(logits, [layer.layer, head, i], label),
    });
  if (logits && isLast) return raised(logits.most[head][i] ?? [], addedAt(logits, layer.layer, head, i, 0), look);
  if (!layer.writes) return filled('Their sum is added to {word}.', { word });
  return filled(
    'The sum is mostly that of {best}. It is added at the place where {word} will stand; the layers above work on with it.',
    {
      ...{ best: key(look, look.best), word },
    },
  );
}

/** Return the tokens that a sum raises most, and the written one if it is none of them. @param {[string, number | null][]} named @param {number} own @param {Look} look @returns {Words} */
function raised(named, own, look) {
  const told = named.map(([piece, value]) => [bold(format.quoted(piece)), ` ${signed(value)}`]),
    list = told.flatMap((one, at) => [at ? ', ' : '', ...one]),
    isNamed = named.some(([piece]) => format.quoted(piece) === subject(look));
  return [
    'Alone, this sum raises these words most: ',
    ...list,
    ...(isNamed ? [] : ['; ', ...accented(look), ` ${signed(own)}`]),
    '.',
  ];
}

/** Return what a head adds to a label: of two labels to the lead of one. @type {(logits: import('./types').Logits, at: [layer: number, head: number, row: number], label: number) => import('../../state/words.js').Values} */
function labelAdded(logits, at, label) {
  const labels = logits.labels ?? [],
    of = (/** @type {number} */ one) => addedAt(logits, ...at, one),
    isPair = labels.length === 2;
  return {
    added: format.signed(isPair ? of(label) - of(1 - label) : of(label)),
    label: bold(classOf(labels[label]), 'gf-acc'),
    against: isPair ? [' against ', bold(classOf(labels[1 - label]))] : ', against the average label',
  };
}

/** Return the sentence of each of the four pictures. @param {HeadState} state @param {Look} look @returns {Words[]} */
export const sentencesOf = (state, look) =>
  look.isKnown
    ? [lookFor(look), offer(look), shares(look), passOn(state, look)]
    : [[SHARES_ONLY], [], shares(look), []];

/** Return the heading. @param {HeadState} state @param {Look} look @returns {Words} */
export function headingOf({ row: { layer, i } }, look) {
  const word = accented(look);
  if (!layer.writes) return filled('How one head lets {word} gather from the others', { word });
  if (i < layer.given) return filled('How one head looks back from the place of {word}, which was given', { word });
  return filled('How one head decides where to look, to write {word}', { word });
}

/** Return how a word that is written in pieces begins. @param {HeadState} state @returns {string} */
function inPieces({ row: { layer, i } }) {
  if (!layer.writes) return '';
  const words = whole.rowWords(layer),
    word = words.of[i],
    [first, next] = [words.first[word], words.first[word + 1] ?? words.of.length];
  if (next - first < 2) return '';
  const name = format.label(words.names[word]);
  return `‘${name}’ is written in ${next - first} pieces; this is piece ${i - first + 1}. `;
}

/** @param {HeadState} state @returns {string} */
function role({ row: { layer, head } }) {
  const [name, strength] = layer.roles?.[head] ?? [];
  if (!name || strength === undefined) return '';
  const does =
    name === 'mixed'
      ? say('head-has-no-single-habit')
      : say('head-mostly-weight', { name: roleDoes(name), strength: format.share(strength) });
  return say('head-over-sentences-it', { sentences: layer.sentences ?? 0, does });
}

/** Return the word, or the label, that the heads add to. @param {HeadState} state */
const targetOf = ({ row: { layer, i }, logits, label }) =>
  logits?.labels ? classOf(logits.labels[label]) : format.quoted((layer.writes ?? layer.queries)[i]);

/** Return why the page opens with this head, if Overview opens with another one. @param {HeadState} state */
function why({ isAuto, row: { layer, head }, logits }) {
  const [opens, other] = logits?.shown ?? [layer.layer, head];
  if (!isAuto || (opens === layer.layer && other === head)) return '';
  return `Overview opens with another, head ${other + 1} of layer ${opens + 1}, whose look is easier to follow. `;
}

/** Return the line beside the heading, and the head that adds most if it is another one. @param {HeadState} state */
export function noteOf(state) {
  const { row, logits, label } = state,
    { layer, head } = row,
    top = logits && strongest(logits, row.i, label),
    isTop = top?.layer === layer.layer && top.head === head,
    most =
      top && isTop
        ? say('head-heads-one-adds-most', { count: top.count, target: targetOf(state), why: why(state) })
        : '';
  return {
    text: `${inPieces(state)}${most}${role(state)}`,
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
