/* What the parts and the routes say, from their numbers. This module does not use the page. */
/** @import { Attribution, Facts, FlowState, Part } from './types' */
import * as format from '../../state/format.js';
import { wordsOf } from '../../state/whole_words.js';
import { nameOf, readBy, sorted, sum } from './parts.js';

const NAMED = 3, // parts at most
  SMALL = 0.06, // of the whole: smaller parts are not named
  CLEAR = 1, // a smaller lead is a narrow one
  NAMES = ['added directly', 'mixed in (no sign)', 'needed (left out, log p)'];

/** A sentence as parts: texts and tokens. @typedef {(string | { token: string })[]} Prose */
/** @typedef {{ at: number, isSource: boolean, value: number }} Word */

/** Return the parts that speak of words or layers: those that are the same in every sentence are left out. @param {Part[]} parts */
const speaking = (parts) => parts.filter(({ map, key }) => map || key.startsWith('ffn') || key === 'embedding');
const signed = (/** @type {number} */ value) => format.signed(value);

/** Return the parts with a name for those that do the same: heads that read the same word are one group. @param {FlowState} state @param {Part[]} parts @returns {Prose[]} */
function grouped({ facts, read }, parts) {
  /** @type {Map<string, { part: Part, numbers: string[], reads: string[] }>} */
  const groups = new Map();
  for (const part of parts) {
    const reads = readBy(facts, part),
      { map, layer = 0, head = 0 } = part,
      key = [map ?? part.key.split('.')[0], ...reads].join(),
      number = map ? `${layer + 1}.${head + 1}` : String(layer + 1),
      group = groups.get(key);
    if (group) group.numbers.push(number);
    else groups.set(key, { part, numbers: [number], reads });
  }
  return [...groups.values()].map(({ part: { map, key }, numbers, reads }) => {
    const s = numbers.length > 1 ? 's' : '',
      which = format.list(numbers).join('');
    if (key === 'embedding')
      return read.length ? ['the embedding of ', { token: nameOf(read, read.length - 1) }] : ['the embeddings'];
    if (!map) return [`the feed-forward${s} of layer${s} ${which}`];
    const words = reads.length ? reads.flatMap((one, at) => [at ? ' and ' : '', { token: one }]) : ['many words'];
    return [`${map} head${s} ${which}, which read${s ? '' : 's'} `, ...words, ','];
  });
}

/** Join groups to a sentence: "a, b and c". @param {Prose[]} groups @returns {Prose} */
function joined(groups) {
  return groups.flatMap((group, at) => {
    const isLast = at === groups.length - 1,
      own = isLast && group.at(-1) === ',' ? group.slice(0, -1) : group,
      hasComma = groups[at - 1]?.at(-1) === ',',
      before = at === 0 ? '' : isLast ? ' and ' : hasComma ? ' ' : ', ';
    return [before, ...own];
  });
}

/** Return the fewest largest parts that make half of the whole, at most three. @param {Part[]} parts @param {number} total */
function mostOf(parts, total) {
  const named = [];
  for (const part of speaking(parts).sort((a, b) => b.value - a.value)) {
    const so = sum(named.map(({ value }) => value));
    const least = named.length ? SMALL * Math.max(total, 1) : 0;
    if (named.length === NAMED || (named.length && so >= total / 2) || part.value <= least) break;
    named.push(part);
  }
  return named;
}

/** Return the name of what the routes lead to. @param {FlowState} state */
export const goalOf = ({ facts, into, asked }) =>
  into === null ? format.quoted(asked.name) : nameOf(facts.source, into);

/** Return the sentence about the parts. @param {FlowState} state @returns {Prose} */
export function says(state) {
  const { found, asked, against, facts } = state;
  if (facts.task === 'encoder') return firstTwo(state, ranked(wordsAlong(state, state.states)), format.share);
  if (found && Number.isNaN(found.total)) return ['No part has a number in this run.'];
  if (!found) return ['Taking the answer apart …'];
  const { parts, total } = found,
    token = { token: format.quoted(asked.name) },
    rival = against && { token: format.quoted(against.name) },
    named = mostOf(parts, total),
    made = sum(named.map(({ value }) => value));
  if (total < CLEAR || !named.length || made > 1.15 * total) return narrow(state, token, rival);
  const lead = rival ? ['it is ahead of ', rival] : ['its score is above the average'],
    which = joined(grouped(state, named)),
    isMany = named.length > 1,
    together = isMany ? 'together ' : '';
  if (made >= total / 2)
    return [
      ...['Most is added to ', token, ' directly by ', ...which, `: ${together}${signed(made)} of the `],
      ...[`${signed(total)} by which `, ...lead, '.'],
    ];
  return [
    ...[
      isMany ? 'The largest parts of ' : 'The largest part of ',
      token,
      isMany ? ' are ' : ' is ',
      ...which,
      `: ${together}${signed(made)} of the ${signed(total)} by which `,
    ],
    ...[...lead, '.'],
  ];
}

/** Return the sentence about a small lead, or one that is less than its largest parts: what speaks for it, and against. @param {FlowState} state @param {{ token: string }} token @param {{ token: string } | null} rival @returns {Prose} */
function narrow(state, token, rival) {
  const { parts, total } = /** @type {import('./types').Step} */ (state.found),
    order = speaking(parts).sort((a, b) => b.value - a.value),
    part = (/** @type {Part} */ one) => joined(grouped(state, [one])),
    where = total < 0 ? 'behind' : total < CLEAR ? 'only just ahead of' : 'ahead of',
    all = (/** @type {1 | -1} */ sign) => sum(parts.map(({ value }) => Math.max(0, sign * value)));
  const [first, last] = [order[0], order[order.length - 1]],
    most = (/** @type {string} */ before, /** @type {Part} */ one) => [before, ...part(one), ` ${signed(one.value)}.`];
  return [
    ...[token, ` is ${where} `, rival ?? 'the average', `, ${signed(total)}: parts for it make ${signed(all(1))}, `],
    `parts against it ${signed(-all(-1))}.`,
    ...(first.value > 0 ? most(' For it most: ', first) : []),
    ...(last.value < 0 ? most(' Against: ', last) : []),
  ];
}

/** Return the words with a number, the largest first. @param {Pick<Attribution, 'source' | 'target'>} numbers @param {(value: number) => number} [size] */
function ranked({ source, target }, size = Math.abs) {
  const words = [
    ...[...source].map((value, at) => ({ at, isSource: true, value })),
    ...[...target].map((value, at) => ({ at, isSource: false, value })),
  ];
  return words.filter(({ value }) => !Number.isNaN(value)).sort((a, b) => size(b.value) - size(a.value));
}

/** @param {Facts} facts @param {string[]} read @param {Word} word @param {(value: number) => string} text @returns {Prose} */
const withNumber = (facts, read, { at, isSource, value }, text) => [
  { token: nameOf(isSource ? facts.source : read, at) },
  `\u00a0${text(value)}`,
];

/** @param {FlowState} state @param {Word[]} words @param {(value: number) => string} text @returns {Prose} */
const firstTwo = ({ facts, read }, words, text) =>
  words.slice(0, 2).flatMap((word, i) => [i ? ', ' : '', ...withNumber(facts, read, word, text)]);

/** The share of each token in what followed states lead to. @param {FlowState} state @param {FlowState['shares']} states @returns {Pick<Attribution, 'source' | 'target'>} */
function wordsAlong({ facts, read }, states) {
  const of = (/** @type {string} */ stack, /** @type {string[]} */ tokens) =>
    Float32Array.from(states ? tokens : [], (_, at) => states?.get(`${stack}.0.${at}`)?.share ?? 0);
  return { source: of('encoder', facts.source), target: of('decoder', read) };
}

/** Return which word is needed most, and which of the source. @param {FlowState} state @param {Word[]} cost @returns {Prose} */
function neededMost({ facts, read, needed }, cost) {
  const minus = (/** @type {Word} */ word) => withNumber(facts, read, word, (value) => signed(-value)),
    ofSource = cost.find(({ isSource, value }) => isSource && value > 0);
  if (!needed) return ['leaving each word out …'];
  if (!cost.length || cost[0].value <= 0) return ['left out one by one, no word is needed'];
  const source = ofSource && !cost[0].isSource ? [`; of ${facts.sides[0]} `, ...minus(ofSource)] : [];
  return [...minus(cost[0]), ...source];
}

/** Return the three answers, each with its name and its first two words; whether they name the same word first, and whether most is mixed in from the first token of a generator. @param {FlowState} state @returns {{ rows: [string, Prose][], agree: boolean | null, rests: boolean }} */
export function answers(state) {
  const { found, needed, facts, read, shares } = state,
    flow = wordsAlong(state, shares),
    added = found ? ranked(found.words) : [],
    mixed = ranked(flow),
    cost = needed ? ranked(needed, (value) => value) : [],
    side = read.length && flow.source.length ? `; ${format.share(sum(flow.source))} from ${facts.sides[0]}` : '',
    first = [added[0], mixed[0], cost[0]].map((one) => one && `${one.isSource}.${one.at}`);
  if (!shares) return { rows: NAMES.map((name) => [name, ['NaN']]), agree: null, rests: false };
  /** @type {[string, Prose][]} */
  const rows = [
    [NAMES[0], found ? firstTwo(state, added, signed) : ['…']],
    [NAMES[1], [...firstTwo(state, mixed, format.share), side]],
    [NAMES[2], neededMost(state, cost)],
  ];
  return {
    rows: state.noParts ? rows.slice(1) : rows,
    agree: found && needed ? new Set(first).size === 1 : null,
    rests: facts.task === 'generator' && read.length > 1 && mixed[0]?.at === 0,
  };
}

/** Return the word of a written piece, or '' if it is a whole word. @param {Facts} facts @param {number} place */
function wordAt({ target, starts }, place) {
  const { of, names } = wordsOf(target, starts.target);
  return of.indexOf(of[place]) === of.lastIndexOf(of[place]) ? '' : format.quoted(names[of[place]]);
}

/** Return how likely the token was, or '' if nobody knows. @param {Pick<FlowState, 'asked' | 'read' | 'found'>} state */
function chanceOf({ asked, read, found }) {
  const after = read.length ? ` after ${nameOf(read, read.length - 1)}` : '';
  return Number.isNaN(asked.probability + (found?.total ?? 0)) ? '' : ` ${format.percent(asked.probability)}${after};`;
}

/** Return what stands above the caption: the question, and the numbers behind it. @param {FlowState} state @returns {Prose} */
export function about({ facts, step, into, asked, against, read, found }) {
  if (facts.task === 'encoder')
    return ['What the last state of ', { token: nameOf(facts.source, into ?? 0) }, ' is mixed from'];
  const word = step !== null && asked.isOwn ? wordAt(facts, step + 1) : '',
    logit = found?.depths.at(-1),
    other = found?.otherDepths.at(-1);
  return [
    ...[
      'Why ',
      { token: format.quoted(asked.name) },
      ...(word ? [' in ', { token: word }] : []),
      ...(against ? [' and not ', { token: format.quoted(against.name) }] : []),
      '?',
    ],
    chanceOf({ asked, read, found }),
    logit === undefined || other === undefined
      ? ''
      : ` logit ${format.number(logit)}, ${against ? format.quoted(against.name) : 'the average'} ${format.number(other)}`,
  ];
}

/** Return the sentence about the drawn lines. @param {FlowState} state */
export function drawn(state) {
  const { route, facts, read, isCut, into } = state;
  if (Number.isNaN(route.carried)) return 'No line has a share in this run.';
  const rows = new Set(
      [...route.nodes.values()].filter(({ stack }) => stack !== 'out').map(({ stack, place }) => stack + place),
    ),
    folded = facts.source.length + (into === null ? read.length : 0) - rows.size,
    fold = folded > 0 ? `; ${folded} word${folded > 1 ? 's' : ''} with smaller shares not drawn` : '',
    cut = isCut ? ' More words do not fit.' : '';
  return `The lines of ${format.percent(route.atLeast)} and more carry ${format.share(route.carried)} of what reached the last state of ${goalOf(state)}${fold}.${cut}`;
}

/** Return the text of a state: the share that passes through it, and what it was mixed from. @param {FlowState} state @param {string} id @returns {Prose} */
export function stateText(state, id) {
  const { states, lines, facts, read, step } = state,
    node = states.get(id);
  if (!node || Number.isNaN(node.share)) return [];
  const { stack, depth, place, share } = node,
    tokens = stack === 'encoder' ? facts.source : read,
    own = sorted(
      lines.filter(({ to }) => to === id),
      (line) => line.own,
    ).slice(0, 3);
  const from = own.flatMap((line, i) => {
    const below = /** @type {import('./types').Node} */ (states.get(line.from)),
      head = line.head < 0 ? '' : ` (mostly ${line.map} head ${line.layer + 1}.${line.head + 1})`;
    return [
      i ? ', ' : '',
      { token: nameOf(below.stack === 'encoder' ? facts.source : read, below.place) },
      `\u00a0${format.share(line.own)}${head}`,
    ];
  });
  if (stack === 'out') return ['The answer is the mean of all states: ', ...from, '.'];
  const where = depth ? `after layer ${depth} of the ${step === null ? 'encoder' : stack}` : 'as it is read';
  return [
    ...[`${format.share(share)} of what reaches `, { token: goalOf(state) }, ' passes through '],
    ...[{ token: nameOf(tokens, place) }, ` ${where}.`, ...(own.length ? [' It is made of ', ...from, '.'] : [])],
  ];
}
