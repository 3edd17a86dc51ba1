/* The source and the target, each token with its attribution by the chosen method. */
/** @import { Page, WhyState } from './types' */
import { rem } from '../../widgets/canvas.js';
import * as format from '../../state/format.js';
import { theme } from '../../state/theme.js';
import { press } from '../../widgets/controls.js';
import { create, token } from '../../widgets/dom.js';
import { allOf, decimalsFor, isShare, peakOf, signed } from './methods.js';

const LONG = 14; // tokens
const TALLEST = 20; // px of a bar

/** Return a token with its bar and its number. @param {string[]} pieces @param {number} at @param {HTMLElement} element */
function column(pieces, at, element) {
  const bar = create('i', ''),
    number = create('span', 'gf-num'),
    box = create('div', 'gf-col', element, create('div', 'gf-adds', bar), number);
  element.classList.toggle('gf-join', format.isJoined(pieces, at));
  element.classList.toggle('gf-lead', at + 1 < pieces.length && format.isJoined(pieces, at + 1));
  return { box, element, bar, number };
}

/** @typedef {ReturnType<typeof column>} Column */

/** @param {Column} column @param {number} value @param {{ most: number, share: boolean, isTop: boolean }} scale */
function fill({ box, bar, number }, value, { most, share, isTop }) {
  const isNothing = Number.isNaN(value),
    size = isNothing || !most ? 0 : Math.abs(value) / most;
  bar.style.height = rem(Math.round(size * TALLEST));
  bar.style.background = share
    ? theme.shareColour(0.25 + 0.75 * size)
    : theme.signedColour((isNothing ? 0 : value) / (most || 1));
  number.textContent = isNothing ? '' : share ? format.percent(value) : signed(value, decimalsFor(most));
  box.classList.toggle('gf-top', isTop);
}

/** Return the tokens of a strip. In the target all but the start are buttons that explain their token. @type {(pieces: string[], ask?: (at: number) => void) => Column[]} */
const columnsOf = (pieces, ask) =>
  pieces.map((piece, at) => {
    if (!ask || !at) return column(pieces, at, token(piece));
    const button = token(piece, 'button');
    Object.assign(button, { type: 'button', title: `Why ${format.quoted(piece)}?` });
    button.addEventListener('click', () => ask(at));
    return column(pieces, at, button);
  });

/** Mark the explained token, and the tokens after it. @type {(columns: Column[], state: WhyState) => void} */
function mark(columns, { place }) {
  columns.forEach(({ box, element: button }, at) => {
    const isAsked = at === place;
    box.classList.toggle('gf-todo', place !== null && at > place);
    button.classList.toggle('gf-writes', isAsked);
    if (at) press(button, isAsked);
  });
}

/** @type {(columns: { source: Column[], target: Column[] }, state: WhyState) => void} */
function give(columns, { chosen: { numbers, name } }) {
  const most = numbers ? peakOf(allOf(numbers)) : 0,
    share = isShare(name);
  for (const side of /** @type {const} */ (['source', 'target'])) {
    columns[side].forEach((one, at) => {
      const value = numbers?.[side][at] ?? NaN;
      fill(one, value, { most, share, isTop: most > 0 && Math.abs(value) === most });
    });
  }
}

/** @param {Page} page */
export function buildStrips({ view, now }) {
  const strips = [0, 1].map(() => create('div', 'gf-why-strip', { role: 'group' })),
    captions = strips.map(() => create('span', 'gf-cap')),
    element = create('div', 'gf-why-strips', captions[0], strips[0], captions[1], strips[1]);
  /** @type {{ source: Column[], target: Column[] }} */
  let columns = { source: [], target: [] };
  let built = '';
  /** @param {WhyState} state */
  function build({ facts }) {
    const key = JSON.stringify([facts.source, facts.target, facts.sides]);
    if (key === built) return;
    built = key;
    const ask = (/** @type {number} */ at) => {
      const step = now().asks[at];
      view.select({ step, at: step, candidate: null, against: null });
    };
    columns = { source: columnsOf(facts.source), target: columnsOf(facts.target, ask) };
    [columns.source, columns.target].forEach((side, at) => {
      captions[at].textContent = facts.sides[at];
      strips[at].setAttribute('aria-label', facts.sides[at]);
      strips[at].replaceChildren(...side.map(({ box }) => box));
    });
    captions[0].hidden = strips[0].hidden = !facts.source.length;
    captions[1].hidden = strips[1].hidden = facts.task === 'classifier';
    element.classList.toggle('gf-crowded', Math.max(facts.source.length, facts.target.length) > LONG);
  }
  return {
    element,
    /** @param {WhyState} state */
    draw(state) {
      build(state);
      mark(columns.target, state);
      give(columns, state);
    },
  };
}
