/* The model's answer at each moment, and its probabilities for the finished model's answer. */
/** @import { TrainingPage, TrainingState } from './types' */
import * as format from '../../state/format.js';
import { barOf, barRow } from '../../widgets/bar.js';
import { button } from '../../widgets/controls.js';
import { create, region, token } from '../../widgets/dom.js';
import { classOf } from '../../state/class_names.js';
import { say } from '../../state/say.js';

const LONGEST = 140; // letters of an answer, because an untrained model may write without end
const scoreText = (/** @type {string} */ metric, /** @type {number} */ score) =>
  metric === 'bleu' ? format.number(score, 1) : format.percent(score);

/** Return the finished model's translation as text; '' for a classifier. @param {TrainingState} state */
const finalOf = ({ history, sentence }) => {
  const pieces = sentence.target.slice(1, -1),
    words = pieces.map((piece, i) => (i && !format.isJoined(pieces, i) ? ' ' : '') + format.label(piece));
  return history.labels.length ? '' : say('model-finished-models', { label: words.join('') });
};

/** Return the likeliest token at each place of the finished translation. @param {TrainingState} state */
function guesses({ sentence, at }) {
  const right = sentence.target.slice(1);
  return sentence.guesses[at].map((piece, i) => {
    const share = format.percent(sentence.probability[at][i]),
      title = `${format.label(right[i])}: ${share}`,
      look = piece === right[i] ? 'gf-guess gf-right' : 'gf-guess';
    return create('span', look, token(piece), create('small', '', share), { title });
  });
}

/** Return the probability of each label. @param {TrainingState} state */
const classes = ({ history, sentence, at }) =>
  history.labels.map((label, i) => {
    const share = sentence.probability[at][i];
    return barRow(create('span', '', classOf(label)), barOf(share), format.percent(share));
  });

/** @type {(page: TrainingPage, state: TrainingState, at: number) => HTMLElement} */
function row(page, { history, sentence, at: now }, at) {
  const said = sentence.written[at] ?? '',
    isSame = at > 0 && said === sentence.written[at - 1],
    text = isSame ? say('model-the-same-in-text') : classOf(format.cut(said, LONGEST)) || say('model-answers-nothing'),
    step = format.thousands(history.steps[at]),
    attributes = { 'aria-pressed': String(at === now), 'aria-label': say('model-step-label', { step }) };
  return create(
    'li',
    '',
    button(step, () => page.go(at), '', attributes),
    create('span', isSame ? 'gf-same' : '', text, { dir: 'auto' }),
    create('span', 'gf-value', history.scores.length ? scoreText(history.metric, history.scores[at]) : ''),
  );
}

const CLASSES = say('model-probability-each');
const GUESSES = say('model-likeliest-next-token');

/** @param {TrainingPage} page @returns {Piece<TrainingState>} */
export function buildAnswers(page) {
  const text = create('p', 'gf-source', { dir: 'auto' }),
    [heading, guessed, final] = [create('p', 'gf-cap'), create('div', ''), create('p', 'gf-cap')],
    [title, list] = [create('h4', ''), create('ol', 'gf-answers')];
  return {
    element: region(
      'gf-answered',
      say('model-what-it-answers'),
      create('h3', '', say('model-what-it-answers')),
      text,
      heading,
      guessed,
      final,
      title,
      list,
    ),
    draw(state) {
      const { history, sentence } = state,
        isClassifier = history.labels.length > 0;
      text.textContent = sentence.text;
      heading.textContent = isClassifier ? CLASSES : GUESSES;
      guessed.className = isClassifier ? 'gf-classes' : 'gf-guesses';
      guessed.replaceChildren(...(isClassifier ? classes(state) : guesses(state)));
      final.textContent = finalOf(state);
      const metric = history.scores.length ? history.metric : 'none';
      title.textContent = say('model-own-answer-every', { metric, count: history.scored });
      title.hidden = list.hidden = !sentence.written.length;
      list.replaceChildren(...sentence.written.map((_, at) => row(page, state, at)));
    },
  };
}
