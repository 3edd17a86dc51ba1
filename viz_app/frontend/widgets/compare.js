/* The comparison of run A and run B in a view: panels of B − A, or a sentence with the reason for none. They are hidden
   while nothing is compared.

     const compared = compare(view, (state) => answered(page.a, (a) => contentOf(a, state)), { choose: selectRow });
     host.append(compared.element);
     compared.draw(state);

   A view calls `askForA(client, 'layer', more)` in its `load`, after its own requests, and takes the answer by
   `client.have('layer', aboutA(more))`. `contentOf(state)` is called while two runs are compared. It returns a sentence, the content of a table
   (difference_table.js), the content of a head (head_difference.js), or a list of these, one for each panel. `choose`
   gets the row of B that is chosen in the picture of a head.
   The parts of a panel are in the page only while they are filled, so that a search in the page finds the tab's other
   parts first. */
/** @import { Shown } from './difference_captions.js' */
/** @import { MapName, Run } from '../types' */
/** @import { Difference } from '../state/difference.js' */
import * as link from '../state/link.js';
import { pieces, say } from '../state/say.js';
import { drawTable } from './difference_table.js';
import { create } from './dom.js';
import { keysOf, swatch } from './legend.js';
import { notice } from './notice.js';
import { matrixTable, tableFrame, tableSwitch } from './table.js';
import { apart, differenceOf, UNMATCHED } from '../state/difference.js';
import * as format from '../state/format.js';
import { tallest, widthOf } from './canvas.js';
import { ALLOWED, signed } from './cells.js';
import { describe, inCell, movedText, sentence } from './difference_captions.js';
import { tokenMatrix } from './matrix.js';
import { headTitle } from './picker.js';

/* The difference of a head between run A and run B: a matrix or a table, and a sentence about the chosen row. Content for
   `compare`: { a: runA, b: runB, sel: { map, layer, head }, row }, with runs in the units of the page and a row of B. */

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

/** Build the picture. It keeps the place under the pointer, because its rows and columns differ from those of the view. @param {View} view @param {Acts} acts */
function buildHead(view, { choose, point }) {
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
    /** Draw the picture, or the table into its box. @param {HTMLElement | null} box @param {HeadContent} content @returns {Words} */
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

export const WAITING = say('widgets-running-a');

/** @typedef {import('./difference_table.js').DifferenceContent} TableContent */
/** @typedef {TableContent | HeadContent | string | null} Content null hides the panel */
/** @typedef {{ title: string, cap: string, said: (string | Node)[], scale: string, keys?: (string | (string | Node)[])[] }} Words */
/** @typedef {{ choose?: (row: number) => void, point?: (place: import('./matrix.js').Cell | null) => void, settings?: { isTable: boolean } }} Acts */
/** @template T @typedef {{ ok: true, value: T } | { ok: false, error: string } | null} Answer */

/**
 * Return the content of A's answer, or a sentence while it is missing. @template T
 * @param {Answer<T>} answer @param {(value: T) => Content | Content[]} use @returns {Content | Content[]}
 */
export const answered = (answer, use) =>
  answer === null ? WAITING : answer.ok ? use(answer.value) : `A: ${answer.error}`;

/** @template {string} N @typedef {{ want(name: N, request: object): unknown }} Asking */

/**
 * Ask about A what the view has asked about B. Return false until it arrives. It is asked last, because the server ends a
 * page's request when its next one arrives.
 * @template {string} N @param {Asking<N>} client @param {N} name @param {object} [more] beside the run
 */
export function askForA(client, name, more) {
  return !link.compared() || client.want(name, aboutA(more)) !== null;
}

/** Return a request about A. @param {object} [more] beside the run */
export const aboutA = (more) => ({ ...link.compared(), ...more });

/** @param {View} view @param {Acts} acts */
function buildPanel(view, acts) {
  const kept = acts.settings ?? { isTable: false },
    title = create('h3', ''),
    cap = create('span', 'gf-cap'),
    why = notice('gf-cap'),
    box = tableFrame(say('widgets-b-numbers')),
    head = buildHead(view, acts),
    read = create('p', 'gf-read'),
    legend = create('div', 'gf-legend gf-cap'),
    swap = tableSwitch(kept, () => view.draw()),
    top = create('div', 'gf-row', create('div', 'gf-differ-title', title, ' ', cap), create('div', 'gf-tool', swap)),
    body = create('div', 'gf-differ-body', head.element, box),
    element = create('section', 'gf-differ', { 'aria-label': say('widgets-difference-run-run-b'), hidden: true });
  /** @type {Record<string, HTMLElement[]>} */
  const parts = { '': [], said: [why.element], drawn: [top, body, read, legend] };
  /** @param {Words} words */
  function fill(words) {
    title.textContent = words.title;
    element.setAttribute('aria-label', say('widgets-difference-titled', { title: words.title }));
    box.setAttribute('aria-label', say('widgets-b-numbers-titled', { title: words.title }));
    cap.textContent = words.cap;
    read.replaceChildren(...words.said);
    const keys = [
      pieces('widgets-key-difference', { ramp: swatch('signed'), scale: words.scale }),
      pieces('widgets-key-unmatched', { swatch: swatch('unmatched') }),
      ...(words.keys ?? []),
    ];
    legend.replaceChildren(...keysOf(keys));
  }
  return {
    element,
    read,
    centre: head.centre,
    /** @param {Content} given */
    draw(given) {
      const content = given && typeof given === 'object' && 'sel' in given ? head.refusal(given) || given : given,
        kind = content === null ? '' : typeof content === 'string' ? 'said' : 'drawn';
      element.hidden = content === null;
      if (element.dataset.differs !== kind) element.replaceChildren(...parts[kind]); // only if it changes, so that the focus stays
      element.dataset.differs = kind;
      why.say(typeof content === 'string' ? content : '');
      if (content === null || typeof content === 'string') return;
      const left = box.scrollLeft,
        { isTable } = kept;
      head.element.hidden = isTable || 'rows' in content;
      box.hidden = !head.element.hidden;
      fill('rows' in content ? drawTable(box, content, isTable) : head.draw(isTable ? box : null, content));
      box.scrollLeft = left;
    },
  };
}

/** @template S @param {View} view @param {(state: S) => Content | Content[]} contentOf @param {Acts} [acts] */
export function compare(view, contentOf, acts = {}) {
  const panels = [buildPanel(view, acts)],
    element = create('div', 'gf-compared', panels[0].element);
  return {
    element,
    /** The sentence of the first panel. */
    read: panels[0].read,
    centre: panels[0].centre,
    /** @param {S} state @returns {boolean} true if a difference is drawn */
    draw(state) {
      const contents = link.compared() ? [contentOf(state)].flat() : [];
      while (panels.length < contents.length) {
        panels.push(buildPanel(view, acts));
        element.append(panels[panels.length - 1].element);
      }
      panels.forEach((panel, at) => panel.draw(contents[at] ?? null));
      return panels[0].element.dataset.differs === 'drawn';
    },
  };
}
