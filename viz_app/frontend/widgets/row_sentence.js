/* A sentence about a row of a head, as nodes for `element.replaceChildren(...)`.

     rowSentence(read, i, plainOpening(read, i))   "To write Schnee, this head looks at snow 87 % and 9 others 13 %."
     rowSentence(read, i)        "After reading im, to predict Schnee, head 4 of layer 2 looks at snow 87 % and 9 others 13 %."
     turnSentence(read, i, { change, text })   "…, head 4 of layer 2 turns away from snow (0.871 → 0.002) and towards …"
     opening(read, i)            the values of "After reading im, to predict Schnee," and of the head, for a message

   `read` is { map, sel, levels, written }: the map of the run, the chosen head, its levels, and the number of rows. */
import * as codec from '../state/codec.js';
import * as format from '../state/format.js';
import { pieces, say } from '../state/say.js';
import { ALLOWED } from './cells.js';
import { create } from './dom.js';

// The cells that a sentence names, in thousandths.
const AT_MOST = 4,
  MASS = 900,
  ABOVE = 40;

/**
 * @typedef {object} Read
 * @property {import('../types').AttentionMap} map
 * @property {{ layer: number, head: number }} sel
 * @property {ArrayLike<number>} levels
 * @property {number} written
 */

/** @param {string} piece */
export const bold = (piece, className = '') => create('b', className, format.quoted(piece));

/** Return the weight of a cell in thousandths, or −1 if it is masked. @param {Read} read @param {number} i @param {number} j */
function thousandths({ map, levels }, i, j) {
  const at = i * map.keys.length + j;
  return map.allowed[at] === ALLOWED ? codec.thousandths(levels[at]) : -1;
}

/** @param {Read} read @param {number} i @param {number} j @param {string} piece */
const withWeight = ({ map, levels }, i, j, piece) =>
  create('span', 'gf-named', bold(piece), `\u00a0${codec.percentOfCell(levels, i, map.keys.length, j)}`);

/** Return the cells that make up most of a row, the largest first. @param {Read} read @param {number} i */
function largest(read, i) {
  const cells = read.map.keys
      .map((_, j) => ({ j, weight: thousandths(read, i, j) }))
      .filter(({ weight }) => weight >= 0),
    candidates = cells.sort((a, b) => b.weight - a.weight).slice(0, AT_MOST);
  let sum = 0;
  const named = candidates.filter(({ weight }, place) => {
    const isNamed = place === 0 || (sum < MASS && weight > ABOVE);
    sum += weight;
    return isNamed;
  });
  return { named: named.map(({ j }) => j), others: cells.length - named.length };
}

/** Return the whole per cents that the named cells of a row leave of 100. @param {Read} read @param {number} i @param {number[]} named */
function restOf({ map, levels }, i, named) {
  const shares = codec.percentsOfRow(levels, i, map.keys.length);
  return format.restOf(named.map((j) => shares[j]));
}

/** Return the values of a sentence about a row: when it looks, and its head. @param {Pick<Read, 'map' | 'sel'>} read @param {number} i @param {string} [kind] */
export function opening({ map, sel }, i, kind = map.writes?.[i] === undefined ? 'for' : 'predicts') {
  const [reads, writes] = [map.queries, map.writes ?? []].map((names) => bold(names[i] ?? '', 'gf-acc'));
  return {
    at: pieces('widgets-row-at', { kind, reads, writes }),
    ...{ head: sel.head + 1, layer: sel.layer + 1, isThis: false },
  };
}

/** Return the values of a caption: `opening` without numbers. @param {Pick<Read, 'map' | 'sel'>} read @param {number} i */
export const plainOpening = (read, i) => ({
  ...opening(read, i, read.map.writes ? (read.map.name === 'cross' ? 'writes' : 'after') : 'reads'),
  isThis: true,
});

/** Return the tokens that a row looks at, with shares that add up to 100 %. @param {Read} read @param {number} i */
function looksAt(read, i) {
  const { named, others } = largest(read, i);
  /** @type {(string | Node)[]} */
  const items = named.map((j) => withWeight(read, i, j, read.map.keys[j]));
  if (others > 0) items.push(say('widgets-other-read', { others, read: format.wholePercent(restOf(read, i, named)) }));
  return format.list(items);
}

/** @param {Read} read @param {number} i */
export function rowSentence(read, i, start = opening(read, i)) {
  const { map, levels } = read,
    { named } = largest(read, i);
  if (!named.length || levels[i * map.keys.length + named[0]] === codec.NAN)
    return pieces('widgets-row-is-closed', { token: bold(map.queries[i], 'gf-acc') });
  return pieces('widgets-row-looks-at', { ...start, tokens: looksAt(read, i) });
}

/**
 * Return a sentence about the change of a row: the key that lost most, and the key that gained most.
 * @param {Pick<Read, 'map' | 'sel'>} read
 * @param {number} i
 * @param {{ change: ArrayLike<number>, text: (j: number) => string }} turn `change` of every cell of the head in
 *   thousandths; `text(j)` returns a cell's weight before and after
 */
export function turnSentence(read, i, { change, text }) {
  const { keys } = read.map,
    start = opening(read, i),
    values = keys.map((_, j) => change[i * keys.length + j]);
  if (values.some(Number.isNaN)) return pieces('widgets-row-has-no-numbers', { ...start });
  const most = values.indexOf(Math.max(...values)),
    least = values.indexOf(Math.min(...values)),
    describe = (/** @type {number} */ j) => [bold(keys[j]), `\u00a0(${text(j)})`];
  if (values.every((value) => value === 0)) return pieces('widgets-row-looks-as-before', { ...start });
  return pieces('widgets-row-turns', {
    ...{ ...start, from: describe(least), to: describe(most) },
    turn: values[least] >= 0 ? 'towards' : values[most] > 0 ? 'both' : 'away',
  });
}
