/* The strips: the source above and the target below, a button for each token, and lines between them. */
import * as format from '../../state/format.js';
import { boxOf, rem } from '../../widgets/canvas.js';
import { create, setText, token } from '../../widgets/dom.js';
import { ribbonPainter } from './ribbons.js';

const TYPE = { least: 15, most: 30 }; // px
const SEEN_AT = 0.7; // of the width: the position of the written token when the strips scroll

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./selection.js').State} State */

/** Return the place of a token in the map: its row, or its column. @param {State} state @param {boolean} isSource @param {number} index */
function placeOf({ map, isEncoder, run }, isSource, index) {
  if (isSource) return isEncoder ? { i: index, j: -1 } : map.name === 'cross' ? { i: -1, j: index } : null;
  const row = map.name === 'cross' ? index - 1 : index;
  return !isEncoder && row >= 0 && row < run.steps.length ? { i: row, j: -1 } : null;
}

/** Mark a token that the model did not choose, with a word and a line. @param {HTMLButtonElement} button @param {boolean} isFirst @param {string} word */
function markForced(button, isFirst, word) {
  button.classList.add('gf-forced');
  button.classList.toggle('gf-first', isFirst);
  button.dataset.forced = word;
  button.title += ` (${word})`;
  button.append(create('span', 'gf-sr', ` ${word}`));
}

/** Join the pieces of one word. @param {HTMLButtonElement} button @param {string[]} pieces @param {number} index */
function join({ classList }, pieces, index) {
  classList.toggle('gf-join', format.isJoined(pieces, index));
  classList.toggle('gf-lead', index + 1 < pieces.length && format.isJoined(pieces, index + 1));
}

/** Return a token as a button. @param {string[]} pieces @param {number} index */
export function pieceButton(pieces, index) {
  const button = /** @type {HTMLButtonElement} */ (token(pieces[index], 'button'));
  button.type = 'button';
  join(button, pieces, index);
  return button;
}

/** Reuse a button for another token. Unchanged parts are not written again. @param {HTMLButtonElement} button @param {string[]} pieces @param {number} index */
function rewritten(button, pieces, index) {
  const text = /** @type {Text} */ (button.firstElementChild?.firstChild),
    label = format.label(pieces[index]);
  if (text.data !== label) text.data = label;
  button.classList.toggle('gf-special', format.isSpecial(pieces[index]));
  join(button, pieces, index);
  return button;
}

/** Return a token that can be pointed at and chosen. @param {Page} page @param {boolean} isSource @param {string[]} pieces @param {number} index */
function tokenButton({ view }, isSource, pieces, index) {
  const button = pieceButton(pieces, index),
    enter = () => view.point(placeOf(view.now(), isSource, index)),
    leave = () => view.point(null);
  for (const type of ['pointerenter', 'focus']) button.addEventListener(type, enter);
  for (const type of ['pointerleave', 'blur']) button.addEventListener(type, leave);
  button.addEventListener('click', () => {
    if (isSource) view.select({ row: index });
    else if (index > 0) view.select({ step: index - 1 });
  });
  return button;
}

/**
 * Build one strip. A token at the same place in the next run keeps its element, so that the browser need not style it
 * again.
 * @param {Page} page
 * @param {boolean} isSource
 */
function buildStrip(page, isSource) {
  /** @type {HTMLButtonElement[]} */
  const buttons = [],
    element = create('div', `gf-strip ${isSource ? 'gf-source' : 'gf-target'}`);
  return {
    element,
    buttons,
    /** @param {Page['run']} run */
    write({ source, target, steps }) {
      const pieces = isSource ? source : target;
      pieces.forEach((piece, i) => {
        const isForced = !isSource && Boolean(steps[i - 1]?.forced),
          isPlain = !isForced && !buttons[i]?.classList.contains('gf-forced'),
          button = isPlain && buttons[i] ? rewritten(buttons[i], pieces, i) : tokenButton(page, isSource, pieces, i);
        if (button.title !== piece) button.title = piece;
        if (isForced) markForced(button, i === 1, source.length ? 'forced' : 'given');
        if (!buttons[i]) element.append(button);
        else if (buttons[i] !== button) buttons[i].replaceWith(button);
        buttons[i] = button;
      });
      buttons.splice(pieces.length).forEach((button) => button.remove());
    },
  };
}

/** @param {HTMLElement[]} buttons @param {State} state */
function markTarget(buttons, { sel, pointed, isEncoder, map, run: { target } }) {
  const row = isEncoder ? -1 : (pointed?.i ?? -1),
    hot = row < 0 ? -1 : row + (map.name === 'cross' ? 1 : 0);
  buttons.forEach(({ classList }, i) => {
    classList.toggle('gf-todo', i > sel.step + 1);
    classList.toggle('gf-lead', i <= sel.step && i + 1 < target.length && format.isJoined(target, i + 1));
    classList.toggle('gf-writes', i === sel.step + 1);
    classList.toggle('gf-reads', i === sel.step);
    classList.toggle('gf-hot', i === hot);
  });
}

/** @param {HTMLElement[]} buttons @param {State} state */
function markSource(buttons, { pointed, map, isEncoder, active }) {
  const column = map.name === 'decoder' ? -1 : (pointed?.j ?? -1);
  buttons.forEach((button, j) => button.classList.toggle('gf-hot', column === j || (isEncoder && j === active)));
}

/**
 * Set the largest type with which the tokens fit; beyond the smallest the strips scroll. A part of their length does not
 * depend on the type, so a first guess is measured and corrected.
 * @param {HTMLElement} scroller
 */
export function fitType(scroller) {
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

/** Make two scrolling strips equally long, so that the beginning and the end of both are in view together. @param {HTMLElement} scroller @param {HTMLElement[][]} all */
function spread(scroller, all) {
  const strips = all.filter(({ length }) => length > 0); // a text that is continued has no source
  if (scroller.scrollWidth <= scroller.clientWidth) return;
  const lengths = strips.map((buttons) => boxOf(buttons[buttons.length - 1], buttons[0]).right),
    longest = Math.max(...lengths);
  strips.forEach((buttons, i) => {
    const gaps = buttons.filter(({ classList }) => !classList.contains('gf-join')).length - 1;
    if (gaps > 0) buttons[0].parentElement?.style.setProperty('--apart', rem((longest - lengths[i]) / gaps));
  });
}

/** @param {Page} page */
export function buildStrips(page) {
  const [source, target] = [buildStrip(page, true), buildStrip(page, false)],
    sides = [create('div', 'gf-cap gf-side gf-source', ''), create('div', 'gf-cap gf-side gf-target', '')],
    strips = create('div', 'gf-strips', sides[0], source.element, sides[1], target.element);
  const canvas = create('canvas', 'gf-ribbons', { 'aria-hidden': 'true' }),
    ribbons = ribbonPainter(page, canvas, strips);
  const repaint = () => {
    const state = page.view.now(),
      isCurrent = strips.isConnected && state.run === page.run && !('diff' in state);
    if (isCurrent && ribbons.isScrolled()) ribbons.paint(state); // a late event may come with the state of other strips
  };
  strips.addEventListener('scroll', repaint, { passive: true });
  /** @param {State} state */
  const follow = ({ sel }) => ribbons.bring(sel.step + 1, SEEN_AT);
  let isNew = true;
  /** @param {Page['run']} run */
  const write = (run) => {
    isNew = true;
    source.write(run);
    target.write(run);
    sides.forEach((side, i) => setText(side, run.sides[i]));
    sides[0].hidden = source.element.hidden = !run.source.length;
  };
  write(page.run);
  return {
    element: create('div', 'gf-stripbox', canvas, strips),
    write,
    marks: {
      /** @param {State} state */
      draw(state) {
        markTarget(target.buttons, state);
        markSource(source.buttons, state);
      },
    },
    /** @param {State} state */
    layout(state) {
      // Gaps of the run before would make this one look too long.
      for (const { element } of [source, target]) element.style.setProperty('--apart', '0px');
      fitType(strips);
      if (!page.view.phone) spread(strips, [source.buttons, target.buttons]);
      const boxes = (/** @type {HTMLElement[]} */ buttons) => buttons.map((button) => boxOf(button, strips));
      ribbons.measure({ source: boxes(source.buttons), target: boxes(target.buttons) });
      if (isNew) follow(state); // before the lines are painted, so that they are painted once
      isNew = false;
    },
    draw: ribbons.paint,
    follow,
  };
}
