/* The state of Overview: the run in whole words, the stage of the story, and what each stage shows of the chosen word.
   A word is written piece by piece: look back, look across and choose are those of its first piece. */
/** @import { Stage } from './story.js' */
/** @import { Classification, MapName, Run, Step } from '../../types' */
import { candidatesOf, pieceOf, probabilityOf } from '../../state/candidates.js';
import * as format from '../../state/format.js';
import { leadIn, lookingIn } from '../../state/looks.js';
import { store } from '../../state/store.js';
import { verdict } from '../../state/verdict.js';
import { counted, wholeWords } from '../../state/whole_words.js';
import { classOf } from '../../state/class_names.js';
import { say } from '../../state/say.js';
import { END, storyOf } from './story.js';

/** @typedef {import('../../state/looks.js').Look} Look */

/**
 * @typedef {object} State
 * @property {Run} run in whole words
 * @property {Run} pieces the same run in pieces
 * @property {Stage[]} stages
 * @property {number} at the stage that is told, −1 if none is
 * @property {string} stage its name, '' if none is told
 * @property {boolean} isEnd the story has been told
 * @property {number} step the chosen word
 * @property {number} opening the word with which the run opens
 * @property {number} given words that the visitor gave a model that continues texts
 * @property {number} focus the word of the source whose context is shown
 * @property {boolean} isHidden the chosen word is not written yet
 * @property {(map: MapName) => Look} look of the chosen word or, for the encoder, of the one in focus
 * @property {(word: number) => number[]} related what each word of the source takes from the others
 */

export const OFF = say('overview-head-off-passes');

/** Return the stage that the address tells: its name in old links too. @param {State['stages']} stages @param {unknown} asked */
function toldOf(stages, asked) {
  const name = String(asked ?? '').replace('.head', ''),
    at = stages.findIndex((stage) => stage.name === (name === 'write' ? 'choose' : name));
  return { at, stage: stages[at]?.name ?? '', isEnd: name === END };
}

/** @param {Run} pieces @returns {State} */
export function stateOf(pieces) {
  const run = wholeWords(pieces),
    values = store.get(),
    chosen = { step: 0, row: 0, ...counted(run, values) },
    opening = counted(run, { step: 0, row: 0, ...pieces.shown }),
    stages = storyOf(run),
    told = toldOf(stages, values.story ?? values.open),
    last = Math.max(0, run.steps.length - 1),
    step = Math.min(chosen.step, last),
    { look, related } = lookingIn(pieces, run);
  // Until a word of the source is chosen, it is the one that the head looks at most: while what happens once is told,
  // from the word with which the run opens.
  const isFollowing = run.maps.cross && chosen.row === opening.row,
    follows = stages[told.at]?.isOnce ? Math.min(opening.step, last) : step,
    focus = Math.min(isFollowing ? look('cross', follows).best : chosen.row, Math.max(0, run.source.length - 1));
  return {
    ...{ run, pieces, stages, step, focus, related, ...told, opening: Math.min(opening.step, last) },
    given: run.steps.filter(({ forced, pieces: own }) => own?.[0].forced ?? forced).length,
    isHidden: told.at >= 0 && told.stage !== 'choose' && !run.classification,
    look: (name) => look(name, name === 'encoder' ? focus : step),
  };
}

/** Return the word that is written at the chosen step. @param {State} state */
export const written = ({ run, step }) => run.target[step + 1];
/** Return the steps of the pieces of the chosen word. @param {State} state @returns {Step[]} */
export const piecesOf = ({ run, step }) => run.steps[step].pieces ?? [run.steps[step]];
/** Return true if the chosen word is the mark that ends the text. @param {State} state */
export const isLast = (state) => state.step === state.run.steps.length - 1 && written(state) === '</s>';

/** @typedef {{ name: string, share: number, isChosen: boolean, isRest: boolean }} Choice */

/**
 * Return the likeliest pieces or classes, the first `count`, and all others as one. The written piece is among them.
 * @param {State} state
 * @param {number} count
 * @returns {Choice[]}
 */
export function choicesOf({ run, step }, count) {
  const scores = run.classification;
  if (scores) return classesOf(run, scores, count);
  const own = pieceOf(run.steps[step]),
    all = candidatesOf(own)
      .map(([piece, logP]) => ({
        name: format.label(piece),
        share: probabilityOf(logP),
        isChosen: piece === own.token,
      }))
      .sort((a, b) => b.share - a.share),
    first = all.slice(0, count),
    named = first.some(({ isChosen }) => isChosen)
      ? first
      : [...first.slice(0, -1), ...all.filter(({ isChosen }) => isChosen)],
    rest = {
      name: say('overview-all-others'),
      share: restOf(named.map(({ share }) => share)),
      isChosen: false,
      isRest: true,
    };
  return [...named.map((one) => ({ ...one, isRest: false })), rest];
}

/** @param {number[]} shares */
const restOf = (shares) => Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));

/** @param {Run} run @param {Classification} scores @param {number} count @returns {Choice[]} */
function classesOf({ isEncoder }, scores, count) {
  const { labels, probabilities } = scores,
    { index: top, unsure } = verdict(scores),
    order = [...probabilities.keys()].sort((a, b) => probabilities[b] - probabilities[a]),
    named = (labels.length > 2 ? order : [...labels.keys()]).slice(0, count),
    rest = restOf(named.map((label) => probabilities[label]));
  const choices = named.map((label) => ({
    ...{ name: isEncoder ? labels[label] : classOf(labels[label]), share: probabilities[label] },
    ...{ isChosen: label === top && !unsure, isRest: false },
  }));
  const others = { name: say('overview-all-others'), share: rest, isChosen: false, isRest: true };
  return isEncoder || labels.length > count ? [...choices, others] : choices;
}

/** Return what the words add to the likeliest label, against the runner-up, and the model's own leaning. @param {Run} run with contributions */
export function leadOf({ classification }) {
  const { bias, logits, labels } = /** @type {Classification} */ (classification),
    { top, second, parts } = leadIn(classification) ?? { top: 0, second: 0, parts: [] };
  return {
    label: classOf(labels[top]),
    against: classOf(labels[second]),
    parts,
    leaning: bias ? bias[top] - bias[second] : 0,
    lead: logits[top] - logits[second],
  };
}
