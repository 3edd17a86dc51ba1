/* The words above the picture: one sentence for each stage of the story, with the numbers of the run. */
import { chanceOf } from '../../state/candidates.js';
import * as format from '../../state/format.js';
import { verdict } from '../../state/verdict.js';
import { create } from '../../widgets/dom.js';
import { bold } from '../../widgets/row_sentence.js';
import { classOf } from '../../state/class_names.js';
import { say } from '../../state/say.js';
import { choicesOf, isLast, leadOf, OFF, piecesOf, written } from './state.js';

/** @import { Look, State } from './state.js' */
/** @typedef {(string | Node)[]} Words */
/** @typedef {{ says: Words, more: Words }} Told */

const AT_MOST = 3, // named words
  ABOVE = 0.12; // the least share of a second one

/** @param {string} piece */
const accented = (piece) => bold(piece, 'gf-acc');
/** @param {number} count @param {string} noun */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** @param {Look['head']} head */
const nameOf = ({ layer, head }) => say('overview-head-of-layer', { head: head + 1, layer: layer + 1 });

/** Return the words that get most, each with its share, and what the others get together. @param {Look} look @returns {Words} */
function sharesOf({ names, shares }) {
  const order = [...shares.keys()].sort((a, b) => shares[b] - shares[a]),
    named = order.filter((word, place) => place === 0 || (place < AT_MOST && shares[word] >= ABOVE)),
    others = order.length - named.length,
    rest = order.slice(named.length).reduce((sum, word) => sum + shares[word], 0);
  if (named.some((word) => Number.isNaN(shares[word]))) return [say('overview-nothing-row-nan')];
  const items = format.list(
    named.map((word) => create('span', 'gf-named', bold(names[word]), `\u00a0${format.share(shares[word])}`)),
  );
  const together = say('overview-other-words-together', { others });
  return others ? [...items, `; ${together}\u00a0${format.share(rest)}`] : items;
}

const isMark = (/** @type {string} */ name) => /^‹(?![0-9a-f]{2}›)|^[^\p{L}\p{N}‹]*$/u.test(format.label(name));

/** Return a remark about a row: it rests on a mark though words may be seen, or no word gets half of it. @param {Look} look */
function remark({ names, shares, best }) {
  if (isMark(names[best]) && !names.every(isMark)) return say('overview-head-finds-no-fitting');
  return shares[best] < 0.5 ? say('overview-head-not-sure-here') : '';
}

/** @param {Look} look @param {Words} says @param {string} more @returns {Told} */
const lookOf = (look, says, more) =>
  look.isOff ? { says: [OFF], more: [say('overview-it-is', { head: nameOf(look.head) })] } : { says, more: [more] };

/** @type {Record<string, (state: State) => Told>} */
const STAGES = {
  read: () => ({
    says: [say('overview-each-word-becomes')],
    more: [say('overview-model-word-only-such')],
  }),
  relate(state) {
    const look = state.look('encoder');
    return lookOf(
      look,
      [
        'Each word gathers from the others. Here ',
        accented(look.names[state.focus]),
        ' takes from ',
        ...sharesOf(look),
        '.',
      ],
      say('overview-all-heads-do-side', { head: nameOf(look.head) }),
    );
  },
  back(state) {
    const look = state.look('decoder'),
      read = look.names.length === 1 ? [] : ['To go on after ', bold(look.names[state.step]), ', '];
    return lookOf(
      look,
      [...read, read.length ? 'the new place looks back at ' : 'The new place looks back at ', ...sharesOf(look), '.'],
      say('overview-may-not-look-later', { count: look.names.length, look: remark(look) }),
    );
  },
  across(state) {
    const look = state.look('cross');
    return lookOf(
      look,
      [`Then it looks at the ${state.run.sides[0]}: `, ...sharesOf(look), '.'],
      say('overview-each-layer-does-so', { isLast: isLast(state), look: remark(look) }),
    );
  },
  pool(state) {
    const { label, against } = leadOf(state.run);
    return {
      says: ['Each word speaks for or against ', accented(label), ', and the numbers are added.'],
      more: [say('overview-green-speaks-for', { against })],
    };
  },
  choose: (state) => (state.run.classification ? classTold(state) : wordTold(state)),
};

/** @param {State} state @returns {Told} */
function wordTold(state) {
  const word = written(state),
    own = piecesOf(state),
    share = format.share(chanceOf(state.run.steps[state.step]));
  if (isLast(state))
    return {
      says: [accented(word), ` gets ${share}: it means finished.`],
      more: [say('overview-so-stops-nothing-goes')],
    };
  if (state.step < state.given)
    return { says: ['You gave ', accented(word), `; by itself, the model gives it ${share}.`], more: [] };
  const first =
      own.length > 1
        ? [accented(word), ' is written in pieces; its first, ', bold(own[0].token), ',']
        : ['Of all pieces, ', accented(word)],
    again = state.run.maps.cross ? ', and look back, look across and choose start again' : '';
  return {
    says: [...first, ` gets ${share}.`],
    more: ['Then ', bold(word), ` goes back in as the next word to read${again}.`],
  };
}

/** Return the verdict of a classifier, or the guess for a mask. @param {State} state @returns {Told} */
function classTold(state) {
  const { run } = state,
    scores = run.classification;
  if (!scores?.labels.length) return { says: [say('overview-transformer-reads')], more: [] };
  const { unsure, word, below } = verdict(scores),
    verb = run.isEncoder ? 'guesses' : unsure ? 'is' : 'says',
    all = choicesOf(state, AT_MOST)
      .filter(({ isRest }) => !isRest)
      .sort((a, b) => b.share - a.share),
    detail = all.map(({ name, share }) => `${name} ${format.share(share)}`),
    [{ share }, next] = all;
  const says = ['This Transformer ', `${verb} `, accented(run.isEncoder || unsure ? word : classOf(word))];
  if (unsure)
    return {
      says: [...says, `: ${detail.join(', ')}.`],
      more: [say('overview-says-label-only-from', { below: format.share(below) })],
    };
  return {
    says: [
      ...says,
      ` (${format.share(share)}).`,
      ...(next ? [` Next is ${next.name}, ${format.share(next.share)}.`] : []),
    ],
    more: [scores.contributions ? say('overview-what-words-say-for') : ''],
  };
}

/** Return what is said while no stage is told. @param {State} state @returns {Told} */
function atRest(state) {
  const { run, given } = state;
  if (run.classification) return classTold(state);
  const look = state.look(run.maps.cross ? 'cross' : 'decoder'),
    heads = Object.values(run.maps).reduce((sum, { layers, heads: all }) => sum + layers * all, 0),
    { layers, heads: each } = look.map,
    word = written(state),
    to = state.step < given ? [accented(word), ' was given. At its place, '] : ['To write ', accented(word), ', '],
    which = say('overview-one-look', {
      head: nameOf(look.head),
      layers: layers * each,
      isCross: Boolean(run.maps.cross),
    });
  if (look.isOff)
    return {
      says: [...to, say('overview-head-gives-nothing')],
      more: [say('overview-choose-another-one-or', { which })],
    };
  const says = [...to, `one of its ${heads} heads looked at `, ...sharesOf(look), '.'];
  if (run.maps.cross) return { says, more: [say('overview-five-steps-lead-each', { which })] };
  const gave =
    state.step === given && given
      ? [`You gave ${counted(given, 'word')}; this Transformer wrote `, accented(word), ' next.']
      : null;
  return gave
    ? { says: gave, more: ['It has one text only, so it looks back, never across: ', ...sharesOf(look), '.'] }
    : { says, more: [say('overview-has-one-text-only', { which })] };
}

/** Return the short caption of a word while the story plays: spielen ← playing 96 %. @param {State} state @returns {Told} */
export function briefly(state) {
  const { run, step, isHidden } = state,
    look = state.look(run.maps.cross ? 'cross' : 'decoder'),
    word = isHidden ? create('b', 'gf-acc', '?') : accented(written(state)),
    from = look.isOff ? [OFF] : [bold(look.names[look.best]), ` ${format.share(look.shares[look.best])}`],
    end =
      isLast(state) && !isHidden
        ? [say('overview-means-finished-stops')]
        : [say('overview-word-of', { step: step + 1 - state.given, count: run.steps.length - state.given })];
  return { says: [word, ' ← ', ...from], more: end };
}

/** Return all that was written, or the verdict. @param {State} state */
const outcome = ({ run: { classification, isEncoder, output } }) =>
  classification && !isEncoder ? classOf(verdict(classification).word) : output;

/** Return the words above the picture. @param {State} state @returns {Told} */
export function captionOf(state) {
  if (state.isEnd)
    return {
      says: ['That was the whole story: ', create('b', '', outcome(state), { dir: 'auto' })],
      more: [state.pieces.isEncoder ? '' : say('overview-now-break-each-three')],
    };
  return (STAGES[state.stage] ?? atRest)(state);
}
