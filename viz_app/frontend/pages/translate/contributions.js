/* The contribution of each token to the score of a class: the tokens as buttons, and the chart of waterfall.js below.
 */
/** @import { Page } from './view.js' */
/** @import { Classification, Run, State } from './selection.js' */
/** @import { Contributions } from './waterfall.js' */
import { itemsOf } from '../../state/protocol.js';
import * as format from '../../state/format.js';
import { rem } from '../../widgets/canvas.js';
import { announce, create, maths, token, tooltip } from '../../widgets/dom.js';
import { choices, segments } from '../../widgets/segments.js';
import { classOf } from '../../state/class_names.js';
import { pieces, say } from '../../state/say.js';
import { contributionsOf, ledgerChart } from './waterfall.js';
import { store } from '../../state/store.js';
import { isOn, wordsOf } from '../../state/whole_words.js';

/* Tokens left out of a classification. The address holds their places in the whole text; the header runs the text again
   without them, so that a run has only those that are left. */

/** Return true for a token of the text; one that the tokenizer added stays. @type {(run: Run, i: number) => boolean} */
const canGo = (run, i) => (run.spans.length ? run.spans[i] !== null : !format.isSpecial(run.source[i]));

/** Return the places in the address, in order. */
const placesOut = () =>
  itemsOf(store.get('out'))
    .filter((text) => /^\d{1,5}$/.test(text))
    .map(Number)
    .sort((a, b) => a - b);

/** Return the place in the whole text of each token of a run. @param {Run} run in pieces */
function placesIn({ source }) {
  const out = new Set(placesOut()),
    all = Array.from({ length: source.length + out.size }, (_, place) => place);
  return all.filter((place) => !out.has(place)).slice(0, source.length);
}

/** Leave a token out, or a word with all its pieces. At least one token of the text stays. @param {Run} run in pieces @param {number} i the token or word */
function leaveOut(run, i) {
  const places = placesIn(run),
    { of } = wordsOf(run.source, run.starts.source),
    isOwn = (/** @type {number} */ piece) => (isOn() ? of[piece] : piece) === i,
    all = run.source.map((_, piece) => piece).filter((piece) => canGo(run, piece)),
    gone = all.filter(isOwn).map((piece) => places[piece]);
  if (!gone.length || gone.length === all.length) return;
  store.set({ out: [...placesOut(), ...gone].sort((a, b) => a - b).join('.') });
}

export const putBack = () => store.set({ out: null });

const FORMULA =
  '<math><mi>score</mi><mo>=</mo><msub><mo largeop="false" movablelimits="false">∑</mo><mi>t</mi></msub>' +
  '<mrow><mi>w</mi><mo>·</mo><msub><mi>h</mi><mi>t</mi></msub><mo>/</mo><mi>n</mi></mrow><mo>+</mo><mi>b</mi></math>';
const UNSHARED = say('translate-model-does-not');
const READINGS = choices({ score: say('translate-score'), lead: say('translate-lead-over-runner-up') });

const TYPE = { least: 15, most: 30 }; // px

/** @param {Page} page @param {State['sel']} sel */
const contributionsNow = ({ run }, sel) => contributionsOf(/** @type {Classification} */ (run.classification), sel);

/** Return the tooltip of a token: its contribution, and the effect of a click. @param {Page} page @param {State} state @param {number} i */
function tokenText(page, { sel }, i) {
  const { run, options } = page,
    piece = format.label(run.source[i]),
    { adds } = contributionsNow(page, sel);
  const gain = adds
    ? say('translate-adds-to', {
        piece,
        adds: format.signed(adds[i], 4),
        labels: classOf(run.classification?.labels[sel.label] ?? ''),
      })
    : piece;
  if (!options.canChange) return gain;
  return [gain, canGo(run, i) ? say('translate-click-to-leave-out') : say('translate-cannot-be-left-out')].join('\n');
}

/** Return a token as a button. @param {string[]} pieces @param {number} index */
function pieceButton(pieces, index) {
  const button = /** @type {HTMLButtonElement} */ (token(pieces[index], 'button')),
    { classList } = button;
  button.type = 'button';
  classList.toggle('gf-join', format.isJoined(pieces, index));
  classList.toggle('gf-lead', index + 1 < pieces.length && format.isJoined(pieces, index + 1));
  return button;
}

/** @param {Page} page @param {number} i */
function tokenButton(page, i) {
  const { view, run, options } = page,
    button = pieceButton(run.source, i);
  const enter = () => {
    view.point({ i, j: -1 });
    return tokenText(page, view.now(), i);
  };
  const leave = () => {
    view.point(null);
    tooltip('');
  };
  button.addEventListener('focus', () => announce(enter()));
  button.addEventListener('pointerenter', (event) => tooltip(enter(), event));
  for (const type of ['pointerleave', 'blur']) button.addEventListener(type, leave);
  button.addEventListener('click', () => {
    if (options.canChange && canGo(run, i)) leaveOut(page.pieces, i);
    else view.select({ row: i });
    tooltip('');
  });
  return button;
}

/** @param {HTMLElement[]} buttons @param {State} state */
function markTokens(buttons, { row, pointed }, /** @type {Contributions} */ { adds }) {
  buttons.forEach((button, i) => {
    button.classList.toggle('gf-chosenrow', i === row);
    button.classList.toggle('gf-hot', pointed?.i === i || pointed?.j === i);
    if (adds) button.dataset.adds = String(adds[i]);
  });
}

/**
 * Set the largest type with which the tokens fit; beyond the smallest the line scrolls. A part of their length does not
 * depend on the type, so a first guess is measured and corrected.
 * @param {HTMLElement} scroller
 */
function fitType(scroller) {
  const room = scroller.clientWidth,
    lengthAt = (/** @type {number} */ size) => {
      scroller.style.setProperty('--tok', rem(size));
      return scroller.scrollWidth;
    },
    longest = lengthAt(TYPE.most);
  if (longest <= room) return;
  const guess = Math.max(TYPE.least, (TYPE.most * room) / longest),
    length = lengthAt(guess);
  if (length <= room || guess === TYPE.least) return;
  const size = guess - ((length - room) * (TYPE.most - guess)) / (longest - length);
  lengthAt(Math.max(TYPE.least, Math.floor(2 * size) / 2));
}

/** Build the tokens without bars, for a model without exact contributions. They can be left out. @param {Page} page @returns {Piece<State>} */
function buildPlain(page) {
  const tokens = page.run.source.map((_, i) => tokenButton(page, i)),
    scroller = create('div', 'gf-ledger', create('div', 'gf-strip', ...tokens)),
    why = create('p', 'gf-cap gf-unshared', UNSHARED, { hidden: !page.run.classification?.labels.length });
  return {
    element: create('div', '', create('h3', '', say('translate-tokens-text')), scroller, why),
    layout: () => fitType(scroller),
    draw: (state) => markTokens(tokens, state, contributionsNow(page, state.sel)),
  };
}

/** @param {Page} page @returns {Piece<State>} */
function buildWaterfall(page) {
  const { view, run } = page,
    whole = /** @type {Classification} */ (run.classification),
    title = create('h3', ''),
    total = create('span', 'gf-tok gf-sum'),
    tokens = run.source.map((_, i) => tokenButton(page, i)),
    columns = [...tokens, create('span', 'gf-tok gf-bias', say('translate-bias')), total],
    chart = ledgerChart(page, columns),
    scroller = create('div', 'gf-ledger', create('div', 'gf-strip', ...columns), chart.canvas),
    readings = segments({
      label: say('translate-sum-to-show'),
      options: READINGS,
      choose: (reading) => view.select({ ledger: reading === 'lead' ? 'lead' : null }),
    });
  return {
    element: create(
      'div',
      '',
      create('div', 'gf-row', title, create('span', 'gf-formula', maths(FORMULA)), readings.element),
      scroller,
    ),
    layout() {
      chart.hide(); // so that its old width does not stretch the scroller
      fitType(scroller);
      chart.measure(scroller);
    },
    draw(state) {
      const { sel } = state,
        contributions = contributionsNow(page, sel),
        chosen = create('span', 'gf-acc', classOf(whole.labels[sel.label]));
      markTokens(tokens, state, contributions);
      const isLead = contributions.other >= 0,
        other = isLead ? classOf(whole.labels[contributions.other]) : '';
      title.replaceChildren(...pieces('translate-contribution-of-each', { label: chosen, isLead, other }));
      total.textContent = contributions.other < 0 ? say('translate-score-in-text') : say('translate-lead');
      readings.draw(sel.ledger);
      chart.draw(state, contributions);
    },
  };
}

/** @param {Page} page */
export const buildLedger = (page) => (page.run.classification?.contributions ? buildWaterfall(page) : buildPlain(page));
