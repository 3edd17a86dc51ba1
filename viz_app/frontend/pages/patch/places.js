/* Places whose tensors can be carried over, and the tokens of two texts side by side. This module does not use the page.
   A place is written r.stack.depth.row for a vector, o.map.layer.head for what a head passes on, and w.map.layer.head for
   where it looks; the last two may end with the one row at which they are carried. Numbers count from 0. */
/** @import { Column, Pair, PatchMap, PatchSite, Range, Stack } from './types' */
import * as format from '../../state/format.js';
import { itemsOf, protocol } from '../../state/protocol.js';

const ITEM = /^([row])\.([edc])\.(\d{1,5})\.(\d{1,5})(?:\.(\d{1,5}))?$/;
const MAPS = protocol.edits.maps;

/** Return the place of a text, or null. @param {string} text @returns {PatchSite | null} */
export function placeOf(text) {
  const found = ITEM.exec(text),
    map = MAPS.find((name) => name[0] === found?.[2]);
  if (!found || !map) return null;
  const [, kind, , layer, second, row] = found;
  if (kind === 'r')
    return row === undefined && map !== 'cross' ? { kind, map, layer: +layer, head: null, row: +second } : null;
  return {
    kind: kind === 'o' ? 'o' : 'w',
    map,
    layer: +layer,
    head: +second,
    row: row === undefined ? null : +row,
  };
}

/** Return tokens as the options of a list of rows. @param {string[]} tokens */
export const rowOptions = (tokens) => tokens.map((piece, at) => [String(at), `${at + 1} ${format.label(piece)}`]);

/** @param {PatchSite} place */
export const textOf = ({ kind, map, layer, head, row }) =>
  [kind, map[0], layer, head, row].filter((part) => part !== null).join('.');

/** Return the places of a list in an address. @param {unknown} list */
export const placesOf = (list) => itemsOf(list, '_').flatMap((text) => placeOf(text) ?? []);

/** Return the stack whose rows a place has. @param {PatchSite} place @returns {Stack} */
const stackOf = ({ map }) => (map === 'encoder' ? 'encoder' : 'decoder');

/** Return true if the two runs have this place. @type {(map: PatchMap, place: PatchSite) => boolean} */
export function isThere({ pair, vectors, heads }, place) {
  const { map, layer, head, row } = place,
    partners = pair.partners[stackOf(place)] ?? [],
    hasRow = row === null || (partners[row] ?? -1) >= 0;
  const table = head === null ? vectors[stackOf(place)] : heads[map];
  return hasRow && Boolean(table?.[layer]) && (head === null || head < (table?.[0].length ?? 0));
}

/** Return the same place in the other run, which becomes the base; null if it has none. @type {(pair: Pair, place: PatchSite) => PatchSite | null} */
export function turned(pair, place) {
  if (place.row === null) return place;
  const row = pair.partners[stackOf(place)]?.[place.row] ?? -1;
  return row < 0 ? null : { ...place, row };
}

/** Return the row at which a head is carried if those that read the text are carried at `atRow`. @type {(pair: Pair, map: string, atRow: number | null) => number | null} */
export function rowOf(pair, map, atRow) {
  if (atRow === null || map === 'encoder' || pair.text === 'decoder') return atRow;
  return (pair.tokens.decoder?.length ?? 1) - 1;
}

/** Return true if both runs have the very same vector there: the embedding of the same token at the same place. @type {(pair: Pair, stack: Stack, depth: number, row: number) => boolean} */
export const isSame = ({ tokens, donorTokens, partners }, stack, depth, row) =>
  depth === 0 && partners[stack]?.[row] === row && tokens[stack]?.[row] === donorTokens[stack]?.[row];

/** Return the columns of both texts: partners share one; those without a partner stand between. @type {(pair: Pair, stack: Stack) => Column[]} */
export function columnsOf(pair, stack) {
  const partners = pair.partners[stack] ?? [],
    taken = new Set(partners),
    count = (pair.donorTokens[stack] ?? []).length;
  const columns = /** @type {Column[]} */ ([]);
  let next = 0;
  const alone = (/** @type {number} */ end) => {
    for (; next < end; next++) if (!taken.has(next)) columns.push({ donor: next, base: -1 });
  };
  partners.forEach((donor, base) => {
    alone(donor);
    columns.push({ donor, base });
  });
  alone(count);
  return columns;
}

/** Return the depths and rows that a rectangle covers. @param {Range} range */
const edges = ({ from, to }) => ({
  top: Math.min(from.depth, to.depth),
  bottom: Math.max(from.depth, to.depth),
  left: Math.min(from.row, to.row),
  right: Math.max(from.row, to.row),
});

/** @type {(range: Range, stack: Stack, depth: number, row: number) => boolean} */
export function covers(range, stack, depth, row) {
  const { top, bottom, left, right } = edges(range);
  return range.stack === stack && depth >= top && depth <= bottom && row >= left && row <= right;
}

/** Return the places of a rectangle that have a partner. @type {(pair: Pair, range: Range) => string[]} */
export function placesIn(pair, range) {
  const { top, bottom, left, right } = edges(range),
    found = [];
  for (let depth = top; depth <= bottom; depth++)
    for (let row = left; row <= right; row++)
      if ((pair.partners[range.stack]?.[row] ?? -1) >= 0) found.push(`r.${range.stack[0]}.${depth}.${row}`);
  return found;
}

/** Return the places with more of them; without them if all are there already. @type {(places: string[], more: string[]) => string[]} */
export const toggled = (places, more) =>
  more.every((one) => places.includes(one))
    ? places.filter((one) => !more.includes(one))
    : [...places, ...more.filter((one) => !places.includes(one))];

/** Return the pairs of rows in an address: a row of A and one of B. @param {unknown} list @returns {[number, number][]} */
export const joinedOf = (list) =>
  itemsOf(list, '_').flatMap((text) => {
    const found = /^(\d{1,5})\.(\d{1,5})$/.exec(text);
    return found ? [/** @type {[number, number]} */ ([+found[1], +found[2]])] : [];
  });
