/* The words above the picture, from the numbers of the patched run. */
/** @import { Pair, PatchMap, Patched, PatchState, PatchSite } from './types' */
/** @typedef {(string | Node)[]} Words */
import { classOf } from '../../state/class_names.js';
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { create } from '../../widgets/dom.js';
import { term } from '../../widgets/terms.js';
import { columnsOf, isSame } from './places.js';
import { firstOf, percent, wayOf } from './state.js';

const LITTLE = 0.03; // of the way: so much may come by chance

/** @param {string} token */
const bold = (token) => create('b', '', format.quoted(classOf(token)), { dir: 'auto' });
/** @param {string} token */
const accent = (token) => create('b', 'gf-acc', format.quoted(classOf(token)), { dir: 'auto' });
const share = (/** @type {number | null} */ value) => create('span', 'gf-named', wayOf(value));

/** Return the token of the donor that a place takes its vector from. @type {(pair: Pair, place: PatchSite) => string} */
function donorToken(pair, { map, row }) {
  const stack = map === 'encoder' ? 'encoder' : 'decoder';
  return pair.donorTokens[stack]?.[pair.partners[stack]?.[row ?? 0] ?? 0] ?? '';
}

/** Return what becomes of the base. @type {(map: PatchMap, run: Patched, value: number | null) => Words} */
function effect({ pair }, run, value) {
  const first = firstOf(run);
  return pieces('patch-effect', {
    ...{
      first: first === pair.token ? 'token' : first === pair.rival ? 'rival' : 'other',
      isClass: pair.step === null,
    },
    ...{ token: accent(pair.token), rival: bold(pair.rival), other: bold(first), share: share(value) },
  });
}

/** Return what was carried over, in words. @param {PatchState} state @param {Pair} pair @returns {Words} */
function act({ done: carried, base, donor }, pair) {
  const [one] = carried,
    count = carried.length;
  if (count > 1) {
    const kind = carried.every((place) => place.kind === one.kind) ? one.kind : '';
    if (kind === 'r')
      return pieces('patch-vectors-carried', { vectors: create('b', '', say('patch-vectors', { count })) });
    const [heads, places] = [say('patch-heads', { count }), say('patch-places', { count })];
    if (kind === 'o') return pieces('patch-outputs-carried', { heads: create('b', '', heads) });
    if (kind === 'w') return pieces('patch-weights-carried', { heads: create('b', '', heads) });
    return pieces('patch-places-carried', { places: create('b', '', places) });
  }
  if (one.kind === 'r') {
    const isOfDecoder = pair.text === 'encoder' && one.map === 'decoder';
    return pieces('patch-vector-carried', {
      ...{ isOfDecoder, vector: term('residual-stream', say('patch-vector')) },
      ...{ token: bold(donorToken(pair, one)), depth: one.layer },
    });
  }
  return [
    say('patch-head-carried', {
      ...{ isOutput: one.kind === 'o', map: one.map, layer: one.layer + 1, head: (one.head ?? 0) + 1 },
      ...{ isOneRow: one.row !== null, base, donor },
    }),
  ];
}

/** Return the probability of the token, before and after. @type {(map: PatchMap, run: Patched, donor: string) => string} */
function numbers({ pair }, run, donor) {
  const before = Math.exp(pair.logs[0]),
    now = Math.exp(run.logs[0]),
    isLog = Math.max(before, now) < 0.001,
    text = (/** @type {number} */ p) => (isLog ? format.number(Math.log(p)) : format.percent(p));
  return say('patch-probability-before-and-now', {
    ...{ isLog, token: format.label(classOf(pair.token)), before: text(before), now: text(now) },
    ...{ donor, there: text(Math.exp(pair.donorLogs[0])) },
  });
}

/** Return what one vector of the text means. @type {(pair: Pair, place: PatchSite, value: number | null) => Words} */
function ofVector(pair, place, value) {
  const stack = pair.text,
    row = place.row ?? 0,
    token = pair.tokens[stack]?.[row] ?? '',
    isShared = token === donorToken(pair, place);
  if (isSame(pair, stack, place.layer, row)) return [say('patch-same-token-same-place')];
  if (!place.layer && isShared) return [say('patch-same-token-other-place')];
  if (!place.layer) return [say('patch-as-typing-the-other-token')];
  if (!isShared || value === null) return [];
  return pieces('patch-token-in-both-texts', { token: bold(token), isPart: Math.abs(value) > LITTLE });
}

/** Return what the number means here. @param {PatchState} state @param {PatchMap} map @param {number | null} value @returns {Words} */
function meaning({ done, base }, map, value) {
  const [one] = done,
    { pair } = map;
  if (done.length === 1 && one.kind === 'r' && one.map === pair.text) return ofVector(pair, one, value);
  const alone = done.map(({ map: name, layer, head }) => map.heads[name]?.[layer]?.[head ?? -1] ?? NaN),
    sum = alone.reduce((all, share) => all + share, 0);
  if (done.length > 1 && done.every(({ kind }) => kind === 'o') && !Number.isNaN(sum))
    return [say('patch-shares-do-not-add', { sum: percent(sum) })];
  if (done.every(({ map: name }) => name !== 'encoder') && pair.text === 'encoder')
    return [say('patch-what-is-written-later', { base })];
  return [];
}

/** Return what differs between the two texts, and what to do. @param {PatchState} state @param {PatchMap} map */
function invitation({ isFromA, donor, base }, { pair }) {
  const differing = columnsOf(pair, pair.text).filter(
      (one) => pair.tokens[pair.text]?.[one.base] !== pair.donorTokens[pair.text]?.[one.donor],
    ),
    [first] = differing,
    [a, b] = isFromA ? [pair.token, pair.rival] : [pair.rival, pair.token];
  const isOne = differing.length === 1 && first.base >= 0 && first.donor >= 0,
    own = bold(pair.tokens[pair.text]?.[first?.base] ?? ''),
    other = bold(pair.donorTokens[pair.text]?.[first?.donor] ?? '');
  const texts = isFromA ? { a: other, b: own } : { a: own, b: other };
  return {
    says: [
      ...(isOne ? [...pieces('patch-texts-differ-in', texts), ' '] : []),
      ...pieces('patch-which-place', { isClass: pair.step === null, a: accent(a), b: bold(b) }),
    ],
    more: say('patch-click-a-cell', { donor, base }),
  };
}

/** @param {PatchState} state @returns {import('../../widgets/caption.js').Caption} */
export function caption(state) {
  const { map, run, base, donor } = state,
    patching = term('activation-patching', say('patch-activation-patching'));
  if (!map) return { about: [patching], says: say('patch-put-a-part'), more: '' };
  const { pair } = map,
    [a, b] = state.pairs[0] ?? ['', ''];
  const about = pieces('patch-about', {
    ...{ patching, isExample: state.isExample, a, b, donor, base, isClass: pair.step === null },
    ...{ token: bold(pair.token), number: (map.at ?? 0) + 1 },
  });
  if (!state.done.length || !run) return { about, ...invitation(state, map) };
  const value = run.shares[state.measure];
  return {
    about,
    says: pieces('patch-act-and-effect', { act: act(state, pair), effect: effect(map, run, value) }),
    more: [numbers(map, run, donor), ' ', ...meaning(state, map, value)],
  };
}
