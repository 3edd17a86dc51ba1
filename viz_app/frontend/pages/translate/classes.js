/* The probability of each class, and what it was before a change or in run A. */
/** @import { Page } from './view.js' */
/** @import { Classification, State } from './selection.js' */
import * as format from '../../state/format.js';
import { newestPicture } from '../../state/newest_picture.js';
import { indexOfLargest } from '../../state/opening.js';
import { UNSURE, verdict } from '../../state/verdict.js';
import { shareBar } from '../../widgets/bar.js';
import { button as makeButton, press } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { classOf, spelledOut } from '../../state/class_names.js';
import { say } from '../../state/say.js';

const MANY = 3; // classes

/** @param {Page} page @param {string} label @param {number} index */
function classButton({ view, run }, label, index) {
  const bar = shareBar(),
    logit = create('span', ''),
    chance = create('span', ''),
    name = create('span', '', label, ' ', create('small', 'gf-cap', spelledOut(label))),
    hasShares = run.classification?.contributions;
  const button = makeButton([name, bar.element, logit, chance], () => view.select({ label: index }), '', {
    title: hasShares
      ? say('translate-show-contribution', { label: classOf(label) })
      : say('translate-choose-label', { label: classOf(label) }),
  });
  return {
    row: create('li', '', button),
    /** @param {Classification} now @param {number | null} before its probability in the run before @param {boolean} isChosen @param {string} text its per cent */
    draw(now, before, isChosen, text) {
      const probability = now.probabilities[index];
      press(button, isChosen);
      button.classList.toggle('gf-best', indexOfLargest(now.probabilities) === index);
      bar.draw(probability, before);
      logit.textContent = format.signed(now.logits[index]);
      chance.textContent = before === null ? text : format.fromTo(format.percent(before), text);
      Object.assign(button.dataset, { probability: String(probability), before: String(before ?? '') });
    },
  };
}

/** Return the probability of each class before: in run A, or without the changes of the run. @param {Page} page @returns {(number | null)[]} */
function chancesBefore({ run, comparison, isPresent }) {
  const a = comparison?.a.classification;
  if (a) return (run.classification?.labels ?? []).map((label) => a.probabilities[a.labels.indexOf(label)] ?? null);
  return (isPresent && newestPicture.before()?.chances) || [];
}

/** @param {Page} page @returns {Piece<State>} */
export function buildClasses(page) {
  const { labels, contributions } = /** @type {Classification} */ (page.run.classification),
    leave = say('translate-click-token-leave-out', { hasShares: Boolean(contributions) }),
    title = create('h3', ''),
    unsure = create('p', 'gf-cap gf-unsure', { hidden: true }),
    buttons = labels.map((label, i) => classButton(page, label, i)),
    list = create('ol', '', ...buttons.map(({ row }) => row)),
    hint = create('p', 'gf-cap', page.comparison ? say('translate-bar-b-tick') : leave),
    element = create('aside', 'gf-classes', title, unsure, list, hint);
  hint.hidden = !page.comparison && !page.options.canChange;
  element.classList.toggle('gf-many', labels.length > MANY);
  return {
    element,
    draw(state) {
      const now = /** @type {Classification} */ (page.run.classification),
        before = chancesBefore(page);
      const { label, unsure: isUnsure, below } = verdict(now);
      title.hidden = !labels.length;
      title.textContent = isUnsure
        ? say('translate-unsure-most-likely', { label: classOf(label) })
        : say('translate-most-likely', { label: classOf(label) });
      unsure.hidden = !isUnsure;
      unsure.textContent = say('translate-below-result', { below: format.percent(below), unsure: UNSURE });
      const texts = format.percents(now.probabilities);
      buttons.forEach((button, i) => button.draw(now, before[i] ?? null, i === state.sel.label, texts[i]));
    },
  };
}
