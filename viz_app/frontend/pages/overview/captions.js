/* The words above the picture: one sentence for each stage of the story, with the numbers of the run. */
import { chanceOf } from '../../state/candidates.js';
import * as format from '../../state/format.js';
import { verdict } from '../../state/verdict.js';
import { create } from '../../widgets/dom.js';
import { bold } from '../../widgets/row_sentence.js';
import { classOf } from '../../state/class_names.js';
import { pieces, say } from '../../state/say.js';
import { choicesOf, isLast, leadOf, OFF, piecesOf, written } from './state.js';

/** @import { Look, State } from './state.js' */
/** @typedef {(string | Node)[]} Words */
/** @typedef {{ says: Words, more: Words }} Told */

const AT_MOST = 3, // named words
  ABOVE = 0.12; // the least share of a second one

/** @param {string} piece */
const accented = (piece) => bold(piece, 'gf-acc');

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
  return others ? pieces('overview-shares-and-rest', { items, others, rest: format.share(rest) }) : items;
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
      pieces('overview-word-takes-from', { word: accented(look.names[state.focus]), shares: sharesOf(look) }),
      say('overview-all-heads-do-side', { head: nameOf(look.head) }),
    );
  },
  back(state) {
    const look = state.look('decoder'),
      [word, isFirst] = [bold(look.names[state.step]), look.names.length === 1];
    return lookOf(
      look,
      pieces('overview-new-place-looks-back', { isFirst, word, shares: sharesOf(look) }),
      say('overview-may-not-look-later', { count: look.names.length, look: remark(look) }),
    );
  },
  across(state) {
    const look = state.look('cross');
    return lookOf(
      look,
      pieces('overview-then-looks-at', { side: state.run.sides[0], shares: sharesOf(look) }),
      say('overview-each-layer-does-so', { isLast: isLast(state), look: remark(look) }),
    );
  },
  pool(state) {
    const { label, against } = leadOf(state.run);
    return {
      says: pieces('overview-speaks-for-or-against', { label: accented(label) }),
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
      says: pieces('overview-end-gets', { word: accented(word), share }),
      more: [say('overview-so-stops-nothing-goes')],
    };
  if (state.step < state.given)
    return { says: pieces('overview-you-gave-it', { word: accented(word), share }), more: [] };
  const isWhole = own.length === 1;
  return {
    says: pieces('overview-word-gets', { word: accented(word), isWhole, first: bold(own[0].token), share }),
    more: pieces('overview-then-is-read', { word: bold(word), isCross: Boolean(state.run.maps.cross) }),
  };
}

/** Return the verdict of a classifier, or the guess for a mask. @param {State} state @returns {Told} */
function classTold(state) {
  const { run } = state,
    scores = run.classification;
  if (!scores?.labels.length) return { says: [say('overview-transformer-reads')], more: [] };
  const { unsure, word, below } = verdict(scores),
    all = choicesOf(state, AT_MOST)
      .filter(({ isRest }) => !isRest)
      .sort((a, b) => b.share - a.share),
    detail = all.map(({ name, share }) => `${name} ${format.share(share)}`),
    [{ share }, next] = all;
  const told = { word: accented(run.isEncoder || unsure ? word : classOf(word)), share: format.share(share) };
  if (unsure)
    return {
      says: pieces('overview-is-unsure', { word: told.word, shares: format.series(detail) }),
      more: [say('overview-says-label-only-from', { below: format.share(below) })],
    };
  return {
    says: [
      ...pieces('overview-says-or-guesses', { ...told, isGuess: Boolean(run.isEncoder) }),
      ...(next ? [' ', say('overview-next-is', { name: next.name, share: format.share(next.share) })] : []),
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
    at = { word: accented(written(state)), isGiven: state.step < given },
    which = say('overview-one-look', {
      head: nameOf(look.head),
      layers: layers * each,
      isCross: Boolean(run.maps.cross),
    });
  if (look.isOff)
    return {
      says: pieces('overview-head-gives-nothing', { ...at }),
      more: [say('overview-choose-another-one-or', { which })],
    };
  const says = pieces('overview-one-head-looked-at', { ...at, heads, shares: sharesOf(look) });
  if (run.maps.cross) return { says, more: [say('overview-five-steps-lead-each', { which })] };
  return state.step === given && given
    ? {
        says: pieces('overview-you-gave-words', { count: given, word: at.word }),
        more: pieces('overview-one-text-looks-back', { shares: sharesOf(look) }),
      }
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
  return { says: pieces('overview-word-from', { word, from }), more: end };
}

/** Return all that was written, or the verdict. @param {State} state */
const outcome = ({ run: { classification, isEncoder, output } }) =>
  classification && !isEncoder ? classOf(verdict(classification).word) : output;

/** Return the words above the picture. @param {State} state @returns {Told} */
export function captionOf(state) {
  if (state.isEnd)
    return {
      says: pieces('overview-that-was-the-story', { outcome: create('b', '', outcome(state), { dir: 'auto' }) }),
      more: [state.pieces.isEncoder ? '' : say('overview-now-break-each-three')],
    };
  return (STAGES[state.stage] ?? atRest)(state);
}
