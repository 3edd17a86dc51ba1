/* The probability of each class, and its change when tokens are left out. */
import * as format from '../../state/format.js';
import { indexOfLargest } from '../../state/opening.js';
import { UNSURE, verdict } from '../../state/verdict.js';
import { shareBar } from '../../widgets/bar.js';
import { button as makeButton, press } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { spelledOut } from '../../widgets/terms.js';
import { contributionsOf } from './waterfall.js';

const MANY = 3; // classes

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./selection.js').State} State */
/** @typedef {import('./selection.js').Run} Run */
/** @typedef {import('./selection.js').Classification} Classification */

/** @param {Page} page @param {string} label @param {number} index */
function classButton({ view, run }, label, index) {
  const bar = shareBar(),
    logit = create('span', ''),
    chance = create('span', ''),
    name = create('span', '', label, ' ', create('small', 'gf-cap', spelledOut(label))),
    hasShares = run.classification?.contributions;
  const button = makeButton([name, bar.element, logit, chance], () => view.select({ label: index }), '', {
    title: hasShares ? `Show the contribution of each token to ${label}` : `Choose ${label}`,
  });
  return {
    row: create('li', '', button),
    /** @param {Classification} now @param {Classification} whole @param {boolean} isChosen @param {string} text its per cent */
    draw(now, whole, isChosen, text) {
      const probability = now.probabilities[index];
      press(button, isChosen);
      button.classList.toggle('gf-best', indexOfLargest(now.probabilities) === index);
      bar.draw(probability, now === whole ? null : whole.probabilities[index]);
      logit.textContent = format.signed(now.logits[index]);
      chance.textContent = text;
      button.dataset.probability = String(probability);
    },
  };
}

/** Return the left-out tokens as a list in a sentence. @param {Page} page */
const outNodes = ({ run, leftOut }) =>
  format.list([...leftOut.places].map((i) => create('b', '', format.quoted(run.source[i]))));

/** @param {Page} page */
const scoresOf = ({ run, leftOut }) => ({
  now: leftOut.scores(run),
  whole: /** @type {Classification} */ (run.classification),
});

/** Return a sentence about the effect of left-out tokens on the chosen class. @param {Page} page @param {State} state */
function effectNodes(page, { sel }) {
  const { now, whole } = scoresOf(page),
    [before, after] = [whole.probabilities[sel.label], now.probabilities[sel.label]],
    points = (after - before) * 100,
    turned = indexOfLargest(now.probabilities) !== indexOfLargest(whole.probabilities);
  return [
    'Without ',
    ...outNodes(page),
    `: ${whole.labels[sel.label]} ${format.percents(whole.probabilities)[sel.label]} → `,
    create('b', '', format.percents(now.probabilities)[sel.label]),
    `, ${format.signed(points, Math.abs(points) < 10 ? 1 : 0)} points`,
    turned ? ', another class.' : '.',
  ];
}

/** Return a sentence that compares this effect with the tokens' contributions. @param {Page} page @param {State} state */
function reason(page, { sel }) {
  const { now, whole } = scoresOf(page),
    [after, before] = [contributionsOf(now, whole, sel), contributionsOf(whole, whole, sel)],
    out = page.leftOut.places,
    moved = format.signed(after.sum - before.sum);
  if (!before.adds) return `The score changes by ${moved}. Orange line: before.`;
  const own = [...out].reduce((sum, i) => sum + (before.adds?.[i] ?? 0), 0),
    rest = page.run.source.length - out.size,
    start = out.size > 1 ? 'Their contributions were' : 'Its contribution was',
    what = sel.ledger === 'lead' ? 'lead' : 'score';
  return `${start} ${format.signed(own)}; the ${what} changes by ${moved}, because the other ${rest} tokens now read another text. Orange line: before.`;
}

/** Build the section about left-out tokens. It is hidden if there is no server to run the model again. @param {Page} page */
function buildWhatIf(page) {
  const { run, options, leftOut } = page,
    back = putBackButton(page),
    line = create('p', 'gf-effect', { 'aria-live': 'polite' }),
    note = create('p', 'gf-cap'),
    title = create('div', 'gf-row', create('h2', '', 'What if'), back);
  const invitation = run.classification?.contributions
    ? 'The model runs again without it. The chart shows the contribution of a token in this text. Leaving it out also changes the contributions of the others.'
    : 'The model runs again without it.';
  return {
    element: create('div', 'gf-whatif', title, line, note, { hidden: !options.rerun }),
    /** @param {State} state */
    draw(state) {
      const isEdited = leftOut.places.size > 0;
      back.disabled = !isEdited;
      line.replaceChildren(...(isEdited ? effectNodes(page, state) : ['Click a token to leave it out.']));
      note.textContent = leftOut.problem || (isEdited ? reason(page, state) : invitation);
      note.classList.toggle('gf-problem', Boolean(leftOut.problem));
    },
  };
}

/** @param {Page} page */
const putBackButton = ({ leftOut }) => makeButton('Put back', () => leftOut.putBack());

/** @param {Page} page */
export function buildClasses(page) {
  const { labels } = /** @type {Classification} */ (page.run.classification),
    title = create('h2', ''),
    unsure = create('p', 'gf-cap gf-unsure', { hidden: true }),
    buttons = labels.map((label, i) => classButton(page, label, i)),
    whatIf = buildWhatIf(page),
    list = create('ol', '', ...buttons.map(({ row }) => row)),
    element = create('aside', 'gf-classes', title, unsure, list, whatIf.element);
  element.classList.toggle('gf-many', labels.length > MANY);
  return {
    element,
    /** @param {State} state */
    draw(state) {
      const { now, whole } = scoresOf(page);
      const { label, unsure: isUnsure, below } = verdict(now);
      title.hidden = !labels.length;
      title.textContent = isUnsure ? `Unsure, most likely: ${label}` : `Most likely: ${label}`;
      unsure.hidden = !isUnsure;
      unsure.textContent = `Below ${format.percent(below)} the result is “${UNSURE}”.`;
      const texts = format.percents(now.probabilities);
      buttons.forEach((button, i) => button.draw(now, whole, i === state.sel.label, texts[i]));
      whatIf.draw(state);
    },
  };
}

/** Build the bar at the bottom of a phone's screen, which always shows the class. @param {Page} page */
export function buildVerdict(page) {
  const line = create('span', ''),
    back = putBackButton(page);
  back.hidden = !page.options.rerun;
  return {
    element: create('div', 'gf-verdict', line, back),
    draw() {
      const { now } = scoresOf(page),
        { label, index, unsure: isUnsure } = verdict(now),
        isEdited = page.leftOut.places.size > 0;
      back.disabled = !isEdited;
      line.replaceChildren(
        create('b', '', isUnsure ? `${UNSURE}: ${label}` : label),
        ` ${format.percents(now.probabilities)[index] ?? ''}`,
        ...(isEdited ? [', without ', ...outNodes(page)] : []),
      );
    },
  };
}
