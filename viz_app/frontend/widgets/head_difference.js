/* The difference of a head between run A and run B: a matrix or a table, and a sentence about the chosen row.

     const panel = headDifference(view, (row) => selectRow(row));      // a row of B
     panel.draw(null);                                                 // nothing is compared; or a sentence
     panel.draw({ a: runA, b: runB, sel: { map, layer, head }, row });  // runs in the units of the page, a row of B */
/** @import { MapName, Run } from '../types' */
import { apart, Difference, UNMATCHED } from '../state/difference.js';
import * as format from '../state/format.js';
import { tallest, widthOf } from './canvas.js';
import { ALLOWED, signed } from './cells.js';
import { describe, inCell, movedText, sentence } from './difference_captions.js';
import { differenceFrame, legendOf } from './difference_frame.js';
import { create } from './dom.js';
import { tokenMatrix } from './matrix.js';
import { headTitle } from './picker.js';
import { matrixTable, tableFrame } from './table.js';

/** @typedef {import('./difference_captions.js').Shown} Shown */
/** @typedef {{ a: Run, b: Run, sel: { map: MapName, layer: number, head: number }, row: number }} Compared */

/** @typedef {{ draw(): void, phone: boolean }} View */

/** @type {{ wide: [number, number], phone: [number, number], height: number }} px */
const CELL = { wide: [17, 44], phone: [17, 30], height: 22 };

/** Return a function for the difference of two runs. It keeps the last difference. */
function remembering() {
  /** @type {Difference | null} */
  let known = null;
  return (/** @type {Run} */ a, /** @type {Run} */ b) => {
    if (known?.a !== a || known.b !== b) known = new Difference(a, b);
    return known;
  };
}

/** @type {(difference: Difference, of: Compared, pointed: { i: number } | null) => Shown & { row: number, moved: number | null }} */
function resolve(difference, { sel, row: asked }, pointed) {
  const diff = difference.maps[sel.map],
    row = Math.max(
      0,
      diff.rows.findIndex(({ b }) => b === asked),
    ),
    { values: change, moved } = diff.head(sel.layer, sel.head);
  return { diff, map: diff.map, sel, change, moved, row, active: pointed && pointed.i >= 0 ? pointed.i : row };
}

/** @param {Shown & { row: number }} shown @param {boolean} isWords */
function tableOf({ map, sel, diff, change, row }, isWords) {
  const text = (/** @type {number} */ i, /** @type {number} */ j) => {
    const at = i * map.keys.length + j;
    if (diff.allowed[at] === ALLOWED) return format.signed(change[at] / 1000, 3);
    return diff.allowed[at] === UNMATCHED ? 'no match' : 'masked';
  };
  return matrixTable({ ...map, caption: `${headTitle(sel)}, B − A${isWords ? ', in whole words' : ''}`, row, text });
}

/** @param {Shown & { moved: number | null }} shown @param {Difference} difference */
const wordsOf = (shown, difference) => ({
  title: `${headTitle(shown.sel)}, B − A`,
  cap: `in points, ${movedText(shown.moved)}`,
  said: sentence(shown, difference),
  legend: legendOf(
    `, one scale for all heads: ±${format.number(shown.diff.scale / 10, 0)} points`,
    create('span', '', create('i', 'gf-hatched'), ' may not look'),
  ),
});

/** Build the picture. It keeps its own pointer, because its rows and columns differ from those of the view. @param {View} view @param {(row: number) => void} choose */
function buildPicture(view, choose) {
  /** @type {{ i: number, j: number } | null} */
  let pointed = null;
  /** @type {Shown | null} */
  let now = null;
  const matrix = tokenMatrix({
      label: 'The selected head, B − A. Enter selects the row.',
      describe: ({ i, j }) => (i < 0 || j < 0 || !now ? '' : describe(now, i, j)),
      point(place) {
        pointed = place;
        view.draw();
      },
      choose({ i }) {
        const row = now?.diff.rows[i]?.b ?? null;
        if (row !== null) choose(row);
      },
    }),
    element = create('div', 'gf-headbox', matrix.element);
  return {
    element,
    centre: matrix.centre,
    pointed: () => pointed,
    /** @param {Shown & { row: number }} shown */
    draw(shown) {
      const { map, diff, change, row } = (now = shown);
      matrix.draw({
        ...{ queries: map.queries, keys: map.keys, writes: map.writes, row, pointed, written: map.queries.length },
        cells: { ...signed(change, diff.allowed, diff.scale), text: inCell },
        room: widthOf(element),
        tallest: tallest(),
        cell: { width: view.phone ? CELL.phone : CELL.wide, height: CELL.height },
        ...{ numbers: true, rowNames: true, columnNames: true },
      });
    },
  };
}

/** @param {View} view @param {(row: number) => void} choose */
export function headDifference(view, choose) {
  const frame = differenceFrame(() => view.draw()),
    differ = remembering(),
    table = tableFrame('B − A of the selected head in numbers', true),
    picture = buildPicture(view, choose);
  frame.body.append(picture.element, table);
  return {
    element: frame.element,
    centre: picture.centre,
    /** @param {Compared | string | null} of */
    draw(of) {
      const content = of && typeof of !== 'string' ? apart(of.a, of.b) || of : of;
      if (!frame.shows(content)) return;
      const difference = differ(content.a, content.b),
        shown = resolve(difference, content, picture.pointed());
      [picture.element.hidden, table.hidden] = [frame.isTable(), !frame.isTable()];
      frame.fill(wordsOf(shown, difference));
      if (frame.isTable()) table.replaceChildren(tableOf(shown, content.b.pieces !== undefined));
      else picture.draw(shown);
    },
  };
}
