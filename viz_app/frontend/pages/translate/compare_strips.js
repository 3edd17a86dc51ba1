/* The tokens of two runs, one above the other. Common tokens share a column; others are struck out in A and underlined
   in B. */
import * as format from '../../state/format.js';
import { create, token } from '../../widgets/dom.js';

/** @typedef {import('./view.js').Page} Page */
/** @typedef {import('./compared.js').CompareState} CompareState */
/** @typedef {import('../../state/difference.js').Column} Column */
/** @typedef {{ button: HTMLButtonElement, column: number, at: number, side: 'a' | 'b' }} Cell */

/** Build one token of one run. @param {Page} page @param {Column} column @param {{ side: 'a' | 'b', isSource: boolean, pieces: string[] }} of */
function cellOf({ view }, column, { side, isSource, pieces }) {
  const at = column[side];
  if (at === null) return { element: create('span', 'gf-none', '', { 'aria-hidden': 'true' }), at: -1 };
  const button = token(pieces[at], 'button'),
    word = /** @type {HTMLElement} */ (button.firstElementChild),
    other = side === 'a' ? column.b : column.a,
    go = isSource ? { row: column.b } : { step: Math.max(0, (column.b ?? 0) - 1) };
  button.type = 'button';
  button.title = `${side.toUpperCase()}: ${pieces[at]}`;
  if (!column.same) word.classList.add(side === 'a' ? 'gf-del' : 'gf-ins');
  if (!column.same)
    button.append(
      create('span', 'gf-sr', other === null ? `, only in ${side.toUpperCase()}` : `, in ${side.toUpperCase()}`),
    );
  button.classList.toggle('gf-join', format.isJoined(pieces, at));
  if (column.b === null) button.setAttribute('aria-disabled', 'true');
  else button.addEventListener('click', () => view.select(go));
  return { element: button, at };
}

/** Build a sentence of both runs. @param {Page} page @param {Column[]} columns @param {{ isSource: boolean, a: string[], b: string[] }} of */
function pairOf(page, columns, { isSource, a, b }) {
  const cells = (/** @type {'a' | 'b'} */ side, /** @type {string[]} */ pieces) =>
    columns.map((column) => cellOf(page, column, { side, isSource, pieces }));
  const rows = { a: cells('a', a), b: cells('b', b) },
    element = create(
      'div',
      'gf-duo',
      ...rows.a.map(({ element: one }) => one),
      ...rows.b.map(({ element: one }) => one),
    );
  element.style.gridTemplateColumns = `repeat(${columns.length}, max-content)`;
  return { element, rows };
}

/** @param {Page} page */
export function buildPairs(page) {
  const { comparison, run } = page,
    { a, b, source, target } = /** @type {import('../../state/difference.js').Difference} */ (comparison),
    above = pairOf(page, source, { isSource: true, a: a.source, b: b.source }),
    below = pairOf(page, target, { isSource: false, a: a.target, b: b.target });
  const line = (/** @type {string} */ side, /** @type {HTMLElement} */ pair) =>
    create('div', 'gf-duoline', create('div', 'gf-cap gf-side', side, create('span', '', 'A above, B below')), pair);
  const lines = [line(run.sides[0], above.element)];
  if (run.target.length) lines.push(line(run.sides[1], below.element));
  return {
    element: create('div', 'gf-duos', ...lines),
    /** @param {CompareState} state */
    draw({ sel, isEncoder, diff, active, map, pointed }) {
      const hot = isEncoder ? diff.rows[active]?.b : null,
        column = map.name === 'decoder' ? null : (diff.keys[pointed?.j ?? -1]?.b ?? null);
      above.rows.b.forEach(({ element, at }) =>
        element.classList.toggle('gf-hot', at >= 0 && (at === hot || at === column)),
      );
      below.rows.b.forEach(({ element, at }) => {
        element.classList.toggle('gf-reads', at === sel.step);
        element.classList.toggle('gf-writes', at === sel.step + 1);
      });
      const read = columnOf(target, sel.step);
      below.rows.a.forEach(({ element, at }) => {
        element.classList.toggle('gf-reads', at >= 0 && at === read?.a);
        element.classList.toggle('gf-writes', at > 0 && at - 1 === read?.a);
      });
    },
  };
}

/** Return the column of a token of B, or null if the runs differ there. @param {Column[]} columns @param {number} at */
export const columnOf = (columns, at) => columns.find(({ b, same }) => same && b === at) ?? null;
