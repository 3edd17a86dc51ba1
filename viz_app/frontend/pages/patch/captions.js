/* The words above the picture, from the numbers of the patched run. */
/** @import { Pair, PatchMap, Patched, PatchState, PatchSite } from './types' */
/** @typedef {(string | Node)[]} Words */
import { classOf } from '../../state/class_names.js';
import * as format from '../../state/format.js';
import { create } from '../../widgets/dom.js';
import { term } from '../../widgets/terms.js';
import { columnsOf, isSame } from './places.js';
import { firstOf, percent } from './state.js';

const LITTLE = 0.03; // of the way: so much may come by chance

/** @param {string} token */
const bold = (token) => create('b', '', format.quoted(classOf(token)), { dir: 'auto' });
/** @param {string} token */
const accent = (token) => create('b', 'gf-acc', format.quoted(classOf(token)), { dir: 'auto' });
const share = (/** @type {number | null} */ value) => create('span', 'gf-named', `${percent(value)} of the way`);

/** Return the name of a depth inside a sentence. @param {number} depth */
const after = (depth) => (depth ? `after layer ${depth}` : 'at the embedding');
/** @param {PatchSite} place */
const headName = ({ map, layer, head }) => `head ${(head ?? 0) + 1} of ${map} layer ${layer + 1}`;
/** Return the token of the donor that a place takes its vector from. @type {(pair: Pair, place: PatchSite) => string} */
function donorToken(pair, { map, row }) {
  const stack = map === 'encoder' ? 'encoder' : 'decoder';
  return pair.donorTokens[stack]?.[pair.partners[stack]?.[row ?? 0] ?? 0] ?? '';
}

/** Return what becomes of the base. @type {(map: PatchMap, run: Patched, value: number | null) => Words} */
function effect({ pair }, run, value) {
  const first = firstOf(run),
    verb = pair.step === null ? 'it answers' : 'it writes';
  if (first === pair.token)
    return [`: ${verb} `, accent(pair.token), ' instead of ', bold(pair.rival), ', ', share(value), '.'];
  if (first === pair.rival)
    return [
      `: ${verb.replace('it ', 'it still ')} `,
      bold(pair.rival),
      ', ',
      share(value),
      ' to ',
      accent(pair.token),
      '.',
    ];
  return [
    `: ${verb} `,
    bold(first),
    ', neither ',
    accent(pair.token),
    ' nor ',
    bold(pair.rival),
    ', ',
    share(value),
    '.',
  ];
}

/** Return what was carried over, in words. @param {PatchState} state @param {Pair} pair @returns {Words} */
function act({ done: carried, base, donor }, pair) {
  const [one] = carried,
    isOf = (/** @type {string} */ kind) => carried.every((place) => place.kind === kind),
    at = one.head !== null && one.row !== null ? ' at one row' : '';
  if (carried.length === 1 && one.kind === 'r') {
    const whose = pair.text === 'encoder' && one.map === 'decoder' ? 'the decoder’s vector of ' : '';
    if (whose) return ['Put ', whose, bold(donorToken(pair, one)), ` ${after(one.layer)} into the other run`];
    return [
      'Put the ',
      term('residual stream', 'vector'),
      ' of ',
      bold(donorToken(pair, one)),
      ` ${after(one.layer)} into the other run`,
    ];
  }
  if (carried.length === 1 && one.kind === 'o')
    return [`Let ${headName(one)} of ${base} pass on${at} what it found in ${donor}`];
  if (carried.length === 1) return [`Let ${headName(one)} of ${base} look${at} where it looks in ${donor}`];
  if (isOf('r')) return ['Put ', create('b', '', `${carried.length} vectors`), ' into the other run'];
  if (isOf('o')) return ['Carry over what ', create('b', '', `${carried.length} heads`), ' pass on'];
  if (isOf('w')) return ['Carry over where ', create('b', '', `${carried.length} heads`), ' look'];
  return ['Carry over ', create('b', '', `${carried.length} places`), ' together'];
}

/** Return the probability of the token, before and after. @type {(map: PatchMap, run: Patched, donor: string) => string} */
function numbers({ pair }, run, donor) {
  const before = Math.exp(pair.logs[0]),
    now = Math.exp(run.logs[0]),
    there = Math.exp(pair.donorLogs[0]);
  const [name, text] =
    Math.max(before, now) < 0.001
      ? ['log p', (/** @type {number} */ p) => format.number(Math.log(p))]
      : ['p', format.percent];
  return `${name}(${format.label(classOf(pair.token))}) ${text(before)} → ${text(now)}, in ${donor} ${text(there)}. `;
}

/** Return what one vector of the text means. @type {(pair: Pair, place: PatchSite, value: number | null) => Words} */
function ofVector(pair, place, value) {
  const stack = pair.text,
    row = place.row ?? 0,
    token = pair.tokens[stack]?.[row] ?? '',
    isShared = token === donorToken(pair, place);
  if (isSame(pair, stack, place.layer, row)) return ['The same token at the same place: both vectors are equal.'];
  if (!place.layer && isShared) return ['The same token at another place: only its position differs.'];
  if (!place.layer) return ['At the embedding this is the same as typing the other token there.'];
  if (!isShared || value === null) return [];
  const much = Math.abs(value) > LITTLE ? 'part' : 'next to nothing';
  return [bold(token), ` is the same in both sentences; its vector has taken in ${much} of what differs.`];
}

/** Return what the number means here. @param {PatchState} state @param {PatchMap} map @param {number | null} value @returns {Words} */
function meaning({ done, base }, map, value) {
  const [one] = done,
    { pair } = map;
  if (done.length === 1 && one.kind === 'r' && one.map === pair.text) return ofVector(pair, one, value);
  const alone = done.map(({ map: name, layer, head }) => map.heads[name]?.[layer]?.[head ?? -1] ?? NaN),
    sum = alone.reduce((all, share) => all + share, 0);
  if (done.length > 1 && done.every(({ kind }) => kind === 'o') && !Number.isNaN(sum))
    return [`One by one they add up to ${percent(sum)}: shares do not add.`];
  if (done.every(({ map: name }) => name !== 'encoder') && pair.text === 'encoder')
    return [`What is written after this token is ${base}’s own.`];
  return [];
}

/** Return what differs between the two texts, and what to do. @param {PatchState} state @param {PatchMap} map */
function invitation({ isFromA, donor, base }, { pair }) {
  const differing = columnsOf(pair, pair.text).filter(
      (one) => pair.tokens[pair.text]?.[one.base] !== pair.donorTokens[pair.text]?.[one.donor],
    ),
    [first] = differing,
    verb = pair.step === null ? 'answer' : 'write',
    [a, b] = isFromA ? [pair.token, pair.rival] : [pair.rival, pair.token];
  const isOne = differing.length === 1 && first.base >= 0 && first.donor >= 0,
    own = bold(pair.tokens[pair.text]?.[first?.base] ?? ''),
    other = bold(pair.donorTokens[pair.text]?.[first?.donor] ?? '');
  const [saysA, saysB] = isFromA ? [other, own] : [own, other];
  return {
    says: [
      ...(isOne ? ['A says ', saysA, ', B says ', saysB, '. '] : []),
      'Which place inside the model makes it ' + verb + ' ',
      accent(a),
      ' or ',
      bold(b),
      '?',
    ],
    more: [
      `Click a cell: what ${donor} has there goes into the run of ${base}, and all that comes after is computed again. The dashed rings mark the largest share, and the largest at a word that both read.`,
    ],
  };
}

/** @param {PatchState} state @returns {import('../../widgets/caption.js').Caption} */
export function caption(state) {
  const { map, run, base, donor } = state;
  if (!map) {
    const says = 'Put a part of one run into another, and see what that run then writes.';
    return { about: [term('Activation patching')], says, more: '' };
  }
  const { pair } = map,
    what =
      pair.step === null
        ? ['the class in question is ', bold(pair.token)]
        : ['the token in question is ', bold(pair.token), `, token ${(map.at ?? 0) + 1} that is written`];
  const [a, b] = state.pairs[0] ?? [],
    example = state.isExample ? ` of an example, A “${a}” and B “${b}”` : '';
  const about = [term('Activation patching'), `${example}: from ${donor} into ${base}; `, ...what, '.'];
  if (!state.done.length || !run) return { about, ...invitation(state, map) };
  const value = run.shares[state.measure];
  return {
    about,
    says: [...act(state, pair), ...effect(map, run, value)],
    more: [numbers(map, run, donor), ...meaning(state, map, value)],
  };
}
