/* The rows of the pictures 2, 3 and 4: one for each word, at the same heights, so that a row runs through all three. */
/** @import { Entry, Look } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import * as draw from '../../widgets/canvas.js';
import { shareBar } from '../../widgets/bar.js';
import { button, press } from '../../widgets/controls.js';
import { create, setChildren, setText } from '../../widgets/dom.js';
import * as signed from '../../widgets/signed.js';

/** @typedef {{ nodes: HTMLElement[], draw: (entry: Entry, look: Look, width: number) => string }} Cells draws a row and returns its number */

const STRIP = 12; // px

/** Build a canvas that is as wide as its frame. @param {string} [className] */
export function picture(className = '') {
  const canvas = create('canvas', '', { 'aria-hidden': 'true' }),
    frame = create('span', `gf-strip ${className}`, canvas);
  return {
    element: frame,
    /** @param {number} width @param {number} height @param {(context: CanvasRenderingContext2D) => void} paint */
    draw(width, height, paint) {
      if (width > 0) paint(draw.fit(canvas, width, height));
    },
  };
}

/** @param {ArrayLike<number>} values */
const isNumber = (values) => Array.from(values).every((value) => !Number.isNaN(value));

/** Return the scale of numbers as a text. @param {ArrayLike<number>} values @param {number} max */
export const scaleOf = (values, max) => (isNumber(values) ? signed.scale(max) : 'NaN');

/** Return a function that paints numbers as bars; NaN is hatched. @type {(values: Float32Array, width: number, height: number) => (context: CanvasRenderingContext2D) => void} */
export const barsOf = (values, width, height) => (context) =>
  isNumber(values)
    ? signed.bars(context, values, 0, 0, width, height, signed.peak(values), width / values.length > 4 ? 2 : 1)
    : draw.hatch(context, [[0, 0, width, height]], 4);

/** Return a function that paints numbers as a strip; NaN is hatched. @type {(values: Float32Array, width: number, max: number, height?: number) => (context: CanvasRenderingContext2D) => void} */
export const stripOf =
  (values, width, max, height = STRIP) =>
  (context) =>
    isNumber(values)
      ? signed.strip(context, values, 0, 0, width, height, max)
      : draw.hatch(context, [[0, 0, width, height]], 4);

/** @returns {Cells} */
function fits() {
  const strip = picture(),
    bar = create('i', ''),
    frame = create('span', 'gf-fit', bar, create('u', ''));
  return {
    nodes: [strip.element, frame],
    draw({ j, isOpen, fit }, { row, scales }, width) {
      strip.draw(width, STRIP, stripOf(row.key(j), width, scales.key));
      const part = isOpen && scales.fit > 0 && Number.isFinite(fit) ? fit / scales.fit : 0;
      frame.classList.toggle('gf-shut', !isOpen);
      bar.className = part < 0 ? 'gf-minus' : '';
      Object.assign(bar.style, { left: `${50 + Math.min(0, part) * 50}%`, width: `${Math.abs(part) * 50}%` });
      return isOpen ? format.signed(fit, 1) : say('head-hidden');
    },
  };
}

/** @returns {Cells} */
function shares() {
  const bar = shareBar();
  return {
    nodes: [bar.element],
    draw({ isOpen, share }) {
      bar.element.classList.toggle('gf-shut', !isOpen && !share);
      bar.draw(share);
      return isOpen || share ? format.percent(share) : say('head-hidden');
    },
  };
}

/** Return a factor with as many decimals as it needs. @param {number} part */
const timesOf = (part) =>
  !part ? '0' : part < 0.0005 ? `<${format.number(0.001, 3)}` : format.number(part, part < 0.1 ? 3 : 2);

/** @returns {Cells} */
function values() {
  const strip = picture();
  return {
    nodes: [strip.element],
    draw({ j, isOpen, share }, { row, scales, isOff }, width) {
      const part = isOff || (!isOpen && !share) ? 0 : share;
      strip.draw(
        width,
        STRIP,
        stripOf(
          row.value(j).map((value) => value * part),
          width,
          scales.value,
        ),
      );
      return isOff ? say('head-part-off') : format.inOrder(`× ${timesOf(part)}`);
    },
  };
}

const CELLS = { fits, shares, values };

/** @param {keyof typeof CELLS} kind @param {(j: number) => void} choose */
function rowOf(kind, choose) {
  const name = create('span', 'gf-rowname', { dir: 'auto' }),
    number = create('span', 'gf-rownumber'),
    cells = CELLS[kind](),
    act = () => choose(at),
    parts = [name, ...cells.nodes, number],
    element = kind === 'fits' ? button(parts, act, 'gf-wordrow') : create('div', 'gf-wordrow', ...parts);
  let at = 0;
  if (kind !== 'fits') element.addEventListener('click', act);
  return {
    element,
    /** @param {Entry} entry @param {Look} look @param {number} width */
    draw(entry, look, width) {
      at = entry.j;
      setText(name, entry.name);
      setText(number, cells.draw(entry, look, width));
      name.classList.toggle('gf-seam', entry.isJoined);
      element.classList.toggle('gf-best', at === look.best);
      element.classList.toggle('gf-on', entry.isChosen);
      element.tabIndex = kind === 'fits' && entry.isChosen ? 0 : -1;
      if (kind === 'fits') press(element, entry.isChosen);
    },
  };
}

/** Let the arrows go from row to row. @param {HTMLElement} box @param {(j: number) => void} choose @param {() => Entry[]} entries */
function moveByArrows(box, choose, entries) {
  box.addEventListener('keydown', (event) => {
    const rows = [...box.children],
      at = rows.findIndex((row) => row === event.target),
      to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || at < 0 || !(rows[to] instanceof HTMLElement)) return;
    event.preventDefault();
    choose(entries()[to].j);
    /** @type {HTMLElement} */ (rows[to]).focus();
  });
}

/** Build the rows of one picture. @param {keyof typeof CELLS} kind @param {(j: number) => void} choose */
export function buildRows(kind, choose) {
  const element = create('div', `gf-wordrows gf-of-${kind}`);
  const rows = /** @type {ReturnType<typeof rowOf>[]} */ ([]);
  let shown = /** @type {Entry[]} */ ([]);
  let width = 0; // px of a strip, from the last layout
  if (kind === 'fits') moveByArrows(element, choose, () => shown);
  return {
    element,
    layout() {
      width = 0;
    },
    /** @param {Look} look */
    draw(look) {
      shown = look.entries;
      while (rows.length < shown.length) rows.push(rowOf(kind, choose));
      setChildren(
        element,
        rows.slice(0, shown.length).map((row) => row.element),
      );
      const strip = element.querySelector('.gf-strip');
      if (!width && strip) width = draw.widthOf(strip);
      shown.forEach((entry, place) => rows[place].draw(entry, look, width));
    },
  };
}
