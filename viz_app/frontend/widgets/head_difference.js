/* The difference of a head between run A and run B: a matrix or a table, and a sentence about the chosen row. Content for
   `compare`: { a: runA, b: runB, sel: { map, layer, head }, row }, with runs in the units of the page and a row of B. */
/** @import { MapName, Run } from '../types' */
/** @import { Difference } from '../state/difference.js' */
import { swatch } from './legend.js';
import { apart, differenceOf, UNMATCHED } from '../state/difference.js';
import * as format from '../state/format.js';
import { pieces, say } from '../state/say.js';
import { tallest, widthOf } from './canvas.js';
import { ALLOWED, signed } from './cells.js';
import { describe, inCell, movedText, sentence } from './difference_captions.js';
import { create } from './dom.js';
import { tokenMatrix } from './matrix.js';
import { headTitle } from './picker.js';
import { matrixTable } from './table.js';

/** @typedef {import('./difference_captions.js').Shown} Shown */
/**
 * @typedef {object} HeadContent
 * @property {Run} a
 * @property {Run} b
 * @property {{ map: MapName, layer: number, head: number }} sel
 * @property {number} row of B
 * @property {import('./matrix.js').Cell | null} [pointed] the place under the pointer, if the tab keeps it
 */
/** @typedef {{ draw(): void, phone: boolean }} View */

/** @type {{ wide: [number, number], phone: [number, number], height: number }} px */
const CELL = { wide: [17, 44], phone: [17, 30], height: 22 };

/** @type {(difference: Difference, of: HeadContent, pointed: { i: number } | null) => Shown & { row: number, moved: number | null }} */
function resolve(difference, { sel, row: asked }, pointed) {
  const diff = difference.maps[sel.map],
    at = diff.rows.findIndex(({ b }) => b === asked),
    row = Math.max(0, at),
    { values: change, moved } = diff.head(sel.layer, sel.head);
  return { diff, map: diff.map, sel, change, moved, row, active: pointed && pointed.i >= 0 ? pointed.i : row };
}

/** @param {Shown & { row: number }} shown @param {boolean} isWords */
function tableOf({ map, sel, diff, change, row }, isWords) {
  const text = (/** @type {number} */ i, /** @type {number} */ j) => {
    const at = i * map.keys.length + j;
    if (diff.allowed[at] === ALLOWED) return format.signed(change[at] / 1000, 3);
    return diff.allowed[at] === UNMATCHED ? say('widgets-no-match') : say('widgets-masked');
  };
  return matrixTable({ ...map, caption: say('widgets-head-difference', { head: headTitle(sel), isWords }), row, text });
}

/** @param {Shown & { moved: number | null }} shown @param {Difference} difference */
const wordsOf = (shown, difference) => ({
  title: `${headTitle(shown.sel)}, B − A`,
  cap: say('widgets-in-points', { moved: movedText(shown.moved) }),
  said: sentence(shown, difference),
  scale: say('widgets-one-scale-for-all', { scale: format.number(shown.diff.scale / 10, 0) }),
  keys: [pieces('widgets-key-masked', { swatch: swatch('hatched') })],
});

/** Build the picture. It keeps the place under the pointer, because its rows and columns differ from those of the view. @param {View} view @param {import('./compare.js').Acts} acts */
export function buildHead(view, { choose, point }) {
  let pointed = /** @type {import('./matrix.js').Cell | null} */ (null);
  let now = /** @type {Shown | null} */ (null);
  const matrix = tokenMatrix({
      label: say('widgets-selected-head-b-enter'),
      describe: ({ i, j }) => (i < 0 || j < 0 || !now ? '' : describe(now, i, j)),
      point(place) {
        pointed = place;
        if (point) point(place);
        else view.draw();
      },
      choose({ i }) {
        const row = now?.diff.rows[i]?.b ?? null;
        if (row !== null) choose?.(row);
      },
    }),
    element = create('div', 'gf-headbox', matrix.element);
  /** @param {Shown & { row: number }} shown @param {import('./matrix.js').Cell | null} at */
  function paint({ map, diff, change, row }, at) {
    matrix.draw({
      ...{ ...map, row, pointed: at },
      cells: { ...signed(change, diff.allowed, diff.scale), text: inCell },
      room: widthOf(element),
      tallest: tallest(),
      cell: { width: view.phone ? CELL.phone : CELL.wide, height: CELL.height },
    });
  }
  return {
    element,
    centre: matrix.centre,
    /** Return the reason for no difference, or ''. @param {HeadContent} content */
    refusal: ({ a, b }) => apart(a, b),
    /** Draw the picture, or the table into its box. @param {HTMLElement | null} box @param {HeadContent} content @returns {import('./compare.js').Words} */
    draw(box, content) {
      const { a, b, pointed: at = pointed } = content,
        difference = differenceOf(a, b),
        shown = (now = resolve(difference, content, at));
      if (box) box.replaceChildren(tableOf(shown, b.pieces !== undefined));
      else paint(shown, at);
      return wordsOf(shown, difference);
    },
  };
}
