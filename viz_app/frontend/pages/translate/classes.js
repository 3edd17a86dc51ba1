/* The probability of each class, and its change when tokens are left out. */
import { chipsOf } from '../../state/change_chips.js';
import * as format from '../../state/format.js';
import { newestPicture } from '../../state/newest_picture.js';
import { indexOfLargest } from '../../state/opening.js';
import { store } from '../../state/store.js';
import { UNSURE, verdict } from '../../state/verdict.js';
import { shareBar } from '../../widgets/bar.js';
import { button as makeButton, press } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { spelledOut } from '../../widgets/terms.js';
import { putBack } from './left_out.js';

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
    /** @param {Classification} now @param {number | null} before its probability without the changes @param {boolean} isChosen @param {string} text its per cent */
    draw(now, before, isChosen, text) {
      const probability = now.probabilities[index];
      press(button, isChosen);
      button.classList.toggle('gf-best', indexOfLargest(now.probabilities) === index);
      bar.draw(probability, before);
      logit.textContent = format.signed(now.logits[index]);
      chance.textContent = text;
      button.dataset.probability = String(probability);
    },
  };
}

/** Return a sentence about the effect of left-out tokens on the chosen class, or null if none is left out. @param {Page} page @param {State} state */
function effectNodes({ run, isPresent }, { sel }) {
  const { label } = sel,
    { labels, probabilities } = /** @type {Classification} */ (run.classification),
    before = isPresent ? newestPicture.before() : null,
    [out] = before ? chipsOf({ out: store.get('out') }, before) : [],
    chance = before?.chances[label];
  if (!out || chance == null) return null;
  const points = (probabilities[label] - chance) * 100;
  return [
    `With ${out.text}: ${labels[label]} ${format.percent(chance)} → `,
    create('b', '', format.percents(probabilities)[label]),
    `, ${format.signed(points, Math.abs(points) < 10 ? 1 : 0)} points.`,
  ];
}

/** Build the section about left-out tokens. It is hidden if there is no server to run the model again. @param {Page} page */
function buildWhatIf(page) {
  const back = makeButton('Put back', putBack),
    line = create('p', 'gf-effect', { 'aria-live': 'polite' }),
    title = create('div', 'gf-row', create('h3', '', 'What if'), back),
    note = create('p', 'gf-cap', 'The model runs again without it. Leaving it out also changes what the others add.');
  return {
    element: create('div', 'gf-whatif', title, line, note, { hidden: !page.options.canChange }),
    /** @param {State} state */
    draw(state) {
      const effect = effectNodes(page, state);
      back.disabled = !effect;
      line.replaceChildren(...(effect ?? ['Click a token to leave it out.']));
    },
  };
}

/** @param {Page} page */
export function buildClasses(page) {
  const { labels } = /** @type {Classification} */ (page.run.classification),
    title = create('h3', ''),
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
      const now = /** @type {Classification} */ (page.run.classification),
        before = page.isPresent ? newestPicture.before()?.chances : null;
      const { label, unsure: isUnsure, below } = verdict(now);
      title.hidden = !labels.length;
      title.textContent = isUnsure ? `Unsure, most likely: ${label}` : `Most likely: ${label}`;
      unsure.hidden = !isUnsure;
      unsure.textContent = `Below ${format.percent(below)} the result is “${UNSURE}”.`;
      const texts = format.percents(now.probabilities);
      buttons.forEach((button, i) => button.draw(now, before?.[i] ?? null, i === state.sel.label, texts[i]));
      whatIf.draw(state);
    },
  };
}

/** Build the bar at the bottom of a phone's screen, which always shows the class. @param {Page} page */
export function buildVerdict(page) {
  const line = create('span', ''),
    back = makeButton('Put back', putBack);
  back.hidden = !page.options.canChange;
  return {
    element: create('div', 'gf-verdict', line, back),
    draw() {
      const now = /** @type {Classification} */ (page.run.classification),
        { label, index, unsure: isUnsure } = verdict(now);
      back.disabled = store.get('out') === undefined;
      line.replaceChildren(
        create('b', '', isUnsure ? `${UNSURE}: ${label}` : label),
        ` ${format.percents(now.probabilities)[index] ?? ''}`,
      );
    },
  };
}
