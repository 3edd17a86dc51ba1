/* What the parts and the routes say, from their numbers. This module does not use the page. */
/** @import { Attribution, Facts, FlowState, Part } from './types' */
import * as format from '../../state/format.js';
import { pieces, say } from '../../state/say.js';
import { wordsOf } from '../../state/whole_words.js';
import { nameOf, readBy, sorted, sum } from './parts.js';
import { create } from '../../widgets/dom.js';

const NAMED = 3, // parts at most
  SMALL = 0.06, // of the whole: smaller parts are not named
  CLEAR = 1; // a smaller lead is a narrow one
export const NAMES = [say('flow-added-directly'), say('flow-mixed-in'), say('flow-needed')];

/** @typedef {{ token: string }} Token */
/** A sentence as parts: texts and tokens. @typedef {(string | Token)[]} Prose */
/** @typedef {{ at: number, isSource: boolean, value: number }} Word */

/** Return the parts that speak of words or layers: those that are the same in every sentence are left out. @param {Part[]} parts */
const speaking = (parts) => parts.filter(({ map, key }) => map || key.startsWith('ffn') || key === 'embedding');
const signed = (/** @type {number} */ value) => format.signed(value);

/** Return the parts with a name for those that do the same: heads that read the same word are one group. @param {FlowState} state @param {Part[]} parts @returns {Prose[]} */
function grouped({ facts, read }, parts) {
  const groups = /** @type {Map<string, { part: Part, numbers: string[], reads: string[] }>} */ (new Map());
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
    const [count, which] = [numbers.length, format.listed(numbers)];
    if (key === 'embedding')
      return read.length
        ? pieces('flow-embedding-of', { token: tokenOf(nameOf(read, read.length - 1)) })
        : [say('flow-the-embeddings')];
    if (!map) return [say('flow-feed-forwards-of', { count, which })];
    const words = reads.length ? listed(reads.map((one) => [tokenOf(one)])) : [say('flow-many-words')];
    return pieces('flow-heads-which-read', { map, count, which, words });
  });
}

/** @param {string} token @returns {Token} */
const tokenOf = (token) => ({ token });

/** Join phrases: "a, b and c". @param {Prose[]} phrases @returns {Prose} */
const listed = (phrases) => format.list(phrases).flat();

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
  if (found && Number.isNaN(found.total)) return [say('flow-no-part-has-a-number')];
  if (!found) return [say('flow-taking-apart')];
  const { parts, total } = found,
    token = tokenOf(format.quoted(asked.name)),
    rival = against && tokenOf(format.quoted(against.name)),
    named = mostOf(parts, total),
    made = sum(named.map(({ value }) => value));
  if (total < CLEAR || !named.length || made > 1.15 * total) return narrow(state, token, rival);
  const told = {
    ...{ token, parts: listed(grouped(state, named)), made: signed(made), total: signed(total) },
    ...{ isMany: named.length > 1, isAverage: !rival, rival: rival ?? '' },
  };
  return made >= total / 2 ? pieces('flow-most-is-added', { ...told }) : pieces('flow-largest-parts', { ...told });
}

/** Return the sentence about a small lead, or one that is less than its largest parts: what speaks for it, and against. @param {FlowState} state @param {Token} token @param {Token | null} rival @returns {Prose} */
function narrow(state, token, rival) {
  const { parts, total } = /** @type {import('./types').Step} */ (state.found),
    order = speaking(parts).sort((a, b) => b.value - a.value),
    told = (/** @type {Part} */ one) => ({ part: listed(grouped(state, [one])), value: signed(one.value) }),
    where = total < 0 ? 'behind' : total < CLEAR ? 'just-ahead' : 'ahead',
    all = (/** @type {1 | -1} */ sign) => sum(parts.map(({ value }) => Math.max(0, sign * value)));
  const [first, last] = [order[0], order[order.length - 1]];
  return [
    ...pieces('flow-narrow-lead', {
      ...{ token, where, isAverage: !rival, rival: rival ?? '', total: signed(total) },
      ...{ for: signed(all(1)), against: signed(-all(-1)) },
    }),
    ...(first.value > 0 ? [' ', ...pieces('flow-for-it-most', { ...told(first) })] : []),
    ...(last.value < 0 ? [' ', ...pieces('flow-against-it-most', { ...told(last) })] : []),
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
  format.row(words.slice(0, 2).map((word) => withNumber(facts, read, word, text))).flat();

/** The share of each token in what followed states lead to. @param {Pick<FlowState, 'facts' | 'read'>} state @param {FlowState['shares']} states @returns {Pick<Attribution, 'source' | 'target'>} */
export function wordsAlong({ facts, read }, states) {
  const of = (/** @type {string} */ stack, /** @type {string[]} */ tokens) =>
    Float32Array.from(states ? tokens : [], (_, at) => states?.get(`${stack}.0.${at}`)?.share ?? 0);
  return { source: of('encoder', facts.source), target: of('decoder', read) };
}

/** Return which word is needed most, and which of the source. @param {FlowState} state @param {Word[]} cost @returns {Prose} */
function neededMost({ facts, read, needed }, cost) {
  const minus = (/** @type {Word} */ word) => withNumber(facts, read, word, (value) => signed(-value)),
    ofSource = cost.find(({ isSource, value }) => isSource && value > 0);
  if (!needed) return [say('flow-leaving-words-out')];
  if (!cost.length || cost[0].value <= 0) return [say('flow-no-word-is-needed')];
  if (!ofSource || cost[0].isSource) return minus(cost[0]);
  return pieces('flow-needed-most', { word: minus(cost[0]), side: facts.sides[0], source: minus(ofSource) });
}

/** Return the three answers, each with its name and its first two words; whether they name the same word first, and whether most is mixed in from the first token of a generator. @param {FlowState} state @returns {{ rows: [string, Prose][], agree: boolean | null, rests: boolean }} */
export function answers(state) {
  const { found, needed, facts, read, shares } = state,
    flow = wordsAlong(state, shares),
    added = found ? ranked(found.words) : [],
    mixed = ranked(flow),
    cost = needed ? ranked(needed, (value) => value) : [],
    mixedTwo = firstTwo(state, mixed, format.share),
    hasSides = read.length && flow.source.length,
    from = { words: mixedTwo, share: format.share(sum(flow.source)), side: facts.sides[0] },
    first = [added[0], mixed[0], cost[0]].map((one) => one && `${one.isSource}.${one.at}`);
  if (!shares) return { rows: NAMES.map((name) => [name, ['NaN']]), agree: null, rests: false };
  /** @type {[string, Prose][]} */
  const rows = [
    [NAMES[0], found ? firstTwo(state, added, signed) : ['…']],
    [NAMES[1], hasSides ? pieces('flow-words-and-side', { ...from }) : mixedTwo],
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

/** Return how likely the token was, or '' if nobody knows. @param {Pick<FlowState, 'asked' | 'read' | 'found'>} state @param {boolean} hasMore */
function chanceOf({ asked, read, found }, hasMore) {
  if (Number.isNaN(asked.probability + (found?.total ?? 0))) return '';
  const after = read.length ? nameOf(read, read.length - 1) : '';
  return say('flow-chance', { share: format.percent(asked.probability), isAfter: read.length > 0, after, hasMore });
}

/** Return what stands above the caption: the question, and the numbers behind it. @param {FlowState} state @returns {Prose} */
export function about({ facts, step, into, asked, against, read, found }) {
  if (facts.task === 'encoder')
    return pieces('flow-what-is-mixed', { token: tokenOf(nameOf(facts.source, into ?? 0)) });
  const word = step !== null && asked.isOwn ? wordAt(facts, step + 1) : '',
    logit = found?.depths.at(-1),
    other = found?.otherDepths.at(-1),
    hasLogits = logit !== undefined && other !== undefined;
  const rival = against ? format.quoted(against.name) : '',
    told = { isAverage: !against, rival, logit: format.number(logit ?? NaN), other: format.number(other ?? NaN) };
  return [
    ...pieces('flow-why', {
      ...{ token: tokenOf(format.quoted(asked.name)), isPiece: Boolean(word), word: tokenOf(word) },
      ...{ isAverage: !against, rival: tokenOf(rival) },
    }),
    ...[chanceOf({ asked, read, found }, hasLogits), hasLogits ? say('flow-logits', told) : '']
      .filter(Boolean)
      .map((one) => ` ${one}`),
  ];
}

/** Return the sentence about the drawn lines. @param {FlowState} state */
export function drawn(state) {
  const { route, facts, read, isCut, into } = state;
  if (Number.isNaN(route.carried)) return say('flow-no-line-has-a-share');
  const rows = new Set(
      [...route.nodes.values()].filter(({ stack }) => stack !== 'out').map(({ stack, place }) => stack + place),
    ),
    folded = Math.max(0, facts.source.length + (into === null ? read.length : 0) - rows.size);
  return say('flow-lines-carry', {
    ...{ least: format.percent(route.atLeast), share: format.share(route.carried), goal: goalOf(state) },
    ...{ folded, isCut: Boolean(isCut) },
  });
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
  const parts = own.map((line) => {
    const below = /** @type {import('./types').Node} */ (states.get(line.from));
    return pieces('flow-made-of', {
      ...{ token: tokenOf(nameOf(below.stack === 'encoder' ? facts.source : read, below.place)) },
      ...{ share: format.share(line.own), map: line.head < 0 ? 'none' : line.map },
      head: `${line.layer + 1}.${line.head + 1}`,
    });
  });
  const from = format.row(parts).flat();
  if (stack === 'out') return pieces('flow-answer-is-mean', { from });
  return pieces('flow-state', {
    ...{ share: format.share(share), goal: tokenOf(goalOf(state)), token: tokenOf(nameOf(tokens, place)), depth },
    ...{ where: depth ? (step === null ? 'encoder' : stack) : 'read', isMade: own.length > 0, from },
  });
}

/** @param {Prose} prose @returns {(string | Node)[]} */
export const nodesOf = (prose) =>
  prose.map((part) => (typeof part === 'string' ? part : create('b', '', part.token, { dir: 'auto' })));
