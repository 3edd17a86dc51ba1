/* The words above the picture: one sentence for each stage of the story, with the numbers of the run. */
import * as format from '../../state/format.js';
import { verdict } from '../../state/verdict.js';
import { create } from '../../widgets/dom.js';
import { bold, looksAt } from '../../widgets/row_sentence.js';
import { bestOf, choicesOf } from './state.js';
import { STEP } from './story.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Read} Read */
/** @typedef {(string | Node)[]} Words */

const SURE = 500; // thousandths
const RESTS =
  'Heads rest on a mark like this when no word is worth more to them (attention sinks, Clark et al. 2019). ';

/** @param {string} piece */
const accented = (piece) => bold(piece, 'gf-acc');

/** Return how many heads a run has. @param {State} state */
const headsOf = ({ run }) => Object.values(run.maps).reduce((sum, { layers, heads }) => sum + layers * heads, 0);

/** Return a remark about a row: why it looks at a mark, or that the head is not sure. @param {Read} read */
function remark(read) {
  const { map, levels, row } = read,
    best = bestOf(read),
    thousandths = levels[row * map.keys.length + best] / 1.1,
    isMark = format.isSpecial(map.keys[best]) || !/[\p{L}\p{N}]/u.test(format.label(map.keys[best]));
  if (isMark) return RESTS;
  return thousandths < SURE ? 'This head is not sure here: no word gets half of its attention. ' : '';
}

/** @param {State} state */
const readsNow = ({ run, step }) => run.target[step];
/** @param {State} state */
const writesNow = ({ run, step }) => run.target[step + 1];

/** The sentence and the remark of each stage. @type {Record<string, (state: State) => { says: Words, more: string }>} */
const STAGES = {
  read: ({ run }) => ({
    says: [
      `The sentence is cut into ${run.source.length} tokens. Each becomes a list of numbers, and a wave that marks its place is added.`,
    ],
    more: 'Without the waves, the model could not tell one order of the words from another.',
  }),
  relate(state) {
    const read = state.read('encoder');
    return {
      says: [
        'The words look at each other. Here ',
        accented(read.map.queries[read.row]),
        ' looks at ',
        ...looksAt(read, read.row),
        '.',
      ],
      more: `${remark(read)}The encoder does this once for the whole sentence, all words at the same time.`,
    };
  },
  back(state) {
    const read = state.read('decoder');
    return {
      says: [
        'First, what is written: from ',
        accented(readsNow(state)),
        ' this head looks back at ',
        ...looksAt(read, read.row),
        '.',
      ],
      more: `${remark(read)}A word may look at itself and at what stands before it, never ahead.`,
    };
  },
  across(state) {
    const read = state.read('cross');
    return {
      says: ['Then across: to write the next word, this head looks at ', ...looksAt(read, read.row), '.'],
      more: `${remark(read)}Each of ${read.map.layers} layers looks back, then across, then rewrites every vector by itself.`,
    };
  },
  choose(state) {
    if (state.run.classification) return chosenClass(state);
    const chances = choicesOf(state),
      written = chances.find(({ isChosen }) => isChosen),
      second = chances.find(({ isChosen }) => !isChosen);
    const next = second ? ['; next is ', create('b', '', second.name), `, ${second.text}`] : [];
    return {
      says: ['Every token gets a probability. ', accented(writesNow(state)), ` gets ${written?.text}`, ...next, '.'],
      more: 'All tokens of the vocabulary together have 100\u202f%.',
    };
  },
  write(state) {
    const isLast = state.step === state.run.steps.length - 1,
      said = isLast
        ? [' ends the text: ', create('b', '', state.run.output, { dir: 'auto' })]
        : [' joins the text. The next step reads it, and looks again'];
    return { says: [accented(writesNow(state)), ...said, '.'], more: '' };
  },
  pool(state) {
    if (!state.run.classification?.contributions)
      return { says: ['Each vector now holds what its word found in the others.'], more: '' };
    return {
      says: [`The vectors of all ${state.run.source.length} tokens are averaged to one. `, ...mostAdded(state)],
      more: 'A token adds to a class or takes away from it; the parts add up to the score.',
    };
  },
};

/** @param {State} state @returns {{ says: Words, more: string }} */
function chosenClass(state) {
  const [first, second] = choicesOf(state),
    next = second ? ['; next is ', create('b', '', second.name), `, ${second.text}`] : [];
  return {
    says: [
      state.run.isEncoder
        ? 'The vector of the mask gets a score for each token of the vocabulary, and the softmax makes shares of them: '
        : `${state.run.classification?.contributions ? 'The average gets a score for' : 'The model gives a score to'} each class, and the softmax makes shares of them: `,
      ...[create('b', 'gf-acc', first.name), `, ${first.text}`, ...next, '.'],
    ],
    more: '',
  };
}

/** Return the token that adds most to the likeliest class. @param {State} state @returns {Words} */
function mostAdded({ run }) {
  const { contributions } = run.classification ?? {};
  if (!run.classification || !contributions) return [];
  const { index: label, label: name } = verdict(run.classification);
  const added = contributions.map((row) => row?.[label] ?? 0),
    most = added.indexOf(Math.max(...added));
  return [accented(run.source[most]), ` adds most to the score of ${name}: ${format.signed(added[most])}.`];
}

/** @param {State} state */
function atRest(state) {
  const { run } = state,
    [from, to] = run.sides;
  if (run.classification)
    return {
      says: run.output
        ? [
            `This Transformer reads a sentence and ${run.isEncoder ? 'guesses its mask' : 'chooses a class'}: `,
            ...[create('b', 'gf-acc', run.output), '.'],
          ]
        : ['This Transformer reads a sentence, and makes a vector of each token.'],
      more: `The lines show where one of its ${headsOf(state)} heads looks.`,
    };
  const read = state.read(run.maps.cross ? 'cross' : 'decoder');
  return {
    says: [
      `This Transformer is writing ${to}. While it writes `,
      accented(writesNow(state)),
      ', this head looks at ',
      ...looksAt(read, read.row),
      '.',
    ],
    more: `${remark(read)}It is one of ${headsOf(state)} heads. ${from} stands twice: the same words, before and after each has gathered its context.`,
  };
}

/** Return the words above the picture. @param {State} state */
export function captionOf(state) {
  const { run, stages, step } = state,
    name = state.open?.name ?? state.stage,
    stage = stages.find((one) => one.name === name),
    { says, more } = stage ? STAGES[stage.name](state) : atRest(state);
  const word = run.steps.length && !stage?.isOnce ? `word ${step + 1} of ${run.steps.length}` : '',
    title = stage ? `${stage.mark} ${stage.title}` : name === STEP ? 'The story' : 'How it works';
  return { about: [title, word].filter(Boolean).join(' · '), says, more };
}
