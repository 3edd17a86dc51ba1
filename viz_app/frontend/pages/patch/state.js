/* The state of the tab: the address, fitted to the answers. */
/** @import { Measure, Page, Patched, PatchSite, PatchMap, PatchState, Share } from './types' */
/** @import { Steer } from '../../state/steering.js' */
import * as format from '../../state/format.js';
import * as pins from '../../state/pins.js';
import { isUsable, whole } from '../../state/protocol.js';
import { say } from '../../state/say.js';
import * as steering from '../../state/steering.js';
import { store } from '../../state/store.js';
import { isThere, joinedOf, placesOf } from './places.js';

export const TAB = 'patch';
/** The parameters of the address that belong to one pair of sentences. */
export const OF_PAIR = ['carry', 'differ', 'at_row', 'joined', 'steering'];
/** @type {Measure} */
export const USUAL = 'logit-difference';

/** @param {string} name */
const usable = (name) => (isUsable(name, store.get(name)) ? (store.get(name) ?? null) : null);

/** Return the parameters of the question for the server, without the places. @param {string[]} names */
export const asked = (names) => pins.picked(Object.fromEntries(names.map((name) => [name, usable(name)])), names);

/** Return the places of the address that the two runs have, and a sentence about the others. An untouched example carries the largest share. @type {(map: PatchMap | null, isUntouched: boolean) => { carried: PatchSite[], missing: string[] }} */
function carriedIn(map, isUntouched) {
  const largest = map?.finds.find(({ name }) => name === 'largest')?.places.join('_'),
    wanted = map ? placesOf(store.get('carry') ?? (isUntouched ? largest : undefined)) : [],
    carried = wanted.filter((place) => map && isThere(map, place)),
    count = wanted.length - carried.length;
  return { carried, missing: count ? [say('patch-places-missing', { count })] : [] };
}

/** Return true if the part that steers is open. */
export const isSteering = () => store.get('steering') !== undefined;

/** Return what the view is about to steer with: that of the address, or the difference at the largest find. @param {PatchMap | null} map @returns {Steer | null} */
export function draftOf(map) {
  const [given] = steering.read(store.get('steering'));
  if (given || !map) return given ?? null;
  const largest = map.finds.find(({ name }) => name === 'largest')?.places[0] ?? '',
    [, letter, depth, row] = largest.split('.');
  return {
    stack: letter ? (letter === 'e' ? 'encoder' : 'decoder') : map.pair.text,
    depth: Number(depth ?? 1),
    rows: row === undefined ? null : [Number(row)],
    source: ['difference', map.pair.donor, map.pair.base],
    amount: 1,
  };
}

const NOTHING = { map: null, texts: null, notices: [] };

/** @param {Page} page @returns {PatchState} */
export function resolve({ reply, run, steered, pairs, problem, isExample, past }) {
  const isFromA = reply ? reply.isFromA : store.get('from') !== 'b',
    { map, texts, notices } = reply ?? NOTHING,
    { carried, missing } = carriedIn(map, isExample && !past.length);
  return {
    ...{ map, run, carried, isFromA, pairs, problem, texts, isExample },
    done: placesOf(run?.places.join('_')),
    draft: draftOf(map),
    steered,
    ...(isFromA ? { base: 'B', donor: 'A' } : { base: 'A', donor: 'B' }),
    measure: map?.measure ?? USUAL,
    atRow: whole('at_row', store.get('at_row')) ?? null,
    joined: joinedOf(store.get('joined')),
    isPinned: pins.pinned() !== null,
    notices: [...notices, ...missing],
  };
}

/** Return a share of the way in per cent: below 0 and above 100 are possible. @param {Share | undefined} share */
export function percent(share) {
  if (share === null || share === undefined) return say('patch-no-share');
  const value = share * 100;
  return format.perCents(value, Math.abs(value) < 9.95 && Math.abs(value) >= 0.05 ? 1 : 0);
}

/** Return a share in words. @param {Share | undefined} share */
export const wayOf = (share) => say('patch-so-much-of-the-way', { share: percent(share) });

/** Return a share for a cell: whole per cents without the sign, nothing near 0. @param {number} share */
export const inCell = (share) => (Math.abs(share) < 0.045 ? '' : format.number(share * 100, 0));

/** Return the measure of two log-probabilities: of the token alone, or against its rival. @type {(measure: Measure, logs: [number, number]) => number} */
export const measured = (measure, [token, rival]) => (measure === USUAL ? token - rival : token);

/** Return the token that the patched run gives most probability. @param {Patched} run */
export const firstOf = ({ candidates }) => candidates.reduce((best, one) => (one[2] > best[2] ? one : best))[0];
