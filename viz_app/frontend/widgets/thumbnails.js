/* The source of a head grid's pictures: one image of all heads, a pixel a cell, and the hatching below them. */
/** @import { Cells } from './cells.js' */
/** @import { GridContent } from './head_grid.js' */
import { UNMATCHED } from '../state/difference.js';
import { theme } from '../state/theme.js';
import * as draw from './canvas.js';
import { ALLOWED, MASKED } from './cells.js';
import { create } from './dom.js';

const HATCH = 4; // px between two lines
const NONE = -2; // below the strength of NaN, which is −1

/** Return the colour "#rrggbb" as a pixel of image data. @param {string} hex */
function packed(hex) {
  const bytes = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return new Uint32Array(Uint8Array.of(...bytes, 255).buffer)[0];
}

/** Return the pixel of each cell of a head. @param {GridContent} content @param {number} rows @param {number} columns */
const pixelsOf = ({ rows: n, columns: k }, rows, columns) =>
  Int32Array.from({ length: n * k }, (_, cell) => {
    const [i, j] = [Math.floor(cell / k), cell % k];
    return Math.floor((i * rows) / n) * columns + Math.floor((j * columns) / k);
  });

/**
 * Return the cell that each pixel shows, or −1 if all its cells are masked. Of several cells it is the strongest.
 * @param {Cells} cells
 * @param {Int32Array} pixels
 * @param {number} count
 */
function shownBy({ values, allowed, strength }, pixels, count) {
  const shown = new Int32Array(count).fill(-1),
    strongest = new Float64Array(count).fill(NONE);
  for (let cell = 0; cell < pixels.length; cell++) {
    if (allowed[cell] !== ALLOWED) continue;
    const power = strength(values[cell]),
      pixel = pixels[cell];
    if (power <= strongest[pixel]) continue;
    strongest[pixel] = power;
    shown[pixel] = cell;
  }
  return shown;
}

/** Colour one head, a pixel a cell. This is the usual and faster case: no search for the strongest cell. @type {(out: Uint32Array, start: number, across: number, content: GridContent, cells: Cells, colourOf: (cell: number) => number) => void} */
function everyCell(out, start, across, { rows, columns }, { allowed }, colourOf) {
  for (let i = 0, cell = 0; i < rows; i++)
    for (let j = 0; j < columns; j++, cell++)
      if (allowed[cell] === ALLOWED) out[start + i * across + j] = colourOf(cell);
}

/**
 * Return one image of all heads, `rows` × `columns` pixels each, placed as in the grid. Masked cells stay transparent.
 * @param {GridContent} content
 * @param {number} rows
 * @param {number} columns
 */
export function atlasOf(content, rows, columns) {
  const { layers, heads } = content,
    across = columns * heads,
    image = new ImageData(across, rows * layers),
    out = new Uint32Array(image.data.buffer),
    broken = packed(theme.colour['accent-wash']),
    isWhole = rows === content.rows && columns === content.columns,
    pixels = isWhole ? null : pixelsOf(content, rows, columns);
  for (let n = 0; n < layers * heads; n++) {
    const layer = Math.floor(n / heads),
      start = layer * rows * across + (n % heads) * columns,
      cells = content.cells(layer, n % heads),
      ramp = new Uint32Array(theme[cells.ramp].bytes.buffer);
    const colourOf = (/** @type {number} */ cell) => {
      const tone = cells.tone(cells.values[cell]);
      return tone < 0 ? broken : ramp[tone];
    };
    if (!pixels) everyCell(out, start, across, content, cells, colourOf);
    else
      shownBy(cells, pixels, rows * columns).forEach((cell, pixel) => {
        if (cell >= 0) out[start + Math.floor(pixel / columns) * across + (pixel % columns)] = colourOf(cell);
      });
  }
  const canvas = create('canvas', '', { width: across, height: rows * layers });
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).putImageData(image, 0, 0);
  return canvas;
}

/**
 * Return the hatching of a map's masked and unmatched cells, the same for all its pictures, or null if it has none.
 * @param {GridContent} content
 * @param {{ width: number, height: number }} size of one picture
 */
export function hatchingOf({ rows: n, columns: k, cells }, { width, height }) {
  const { allowed } = cells(0, 0);
  if (!Array.from(allowed).some((state) => state === MASKED || state === UNMATCHED)) return null;
  const canvas = create('canvas', ''),
    context = draw.fit(canvas, width, height);
  /** @type {Record<number, draw.Box[]>} */
  const boxes = { [MASKED]: [], [UNMATCHED]: [] };
  for (let i = 0; i < n; i++) {
    const [top, bottom] = [Math.round((i * height) / n), Math.round(((i + 1) * height) / n)];
    for (let j = 0; j < k;) {
      const start = j,
        state = allowed[i * k + start];
      while (j < k && allowed[i * k + j] === state) j++;
      const [left, right] = [Math.round((start * width) / k), Math.round((j * width) / k)];
      boxes[state]?.push([left, top, right - left, bottom - top]);
    }
  }
  draw.hatch(context, boxes[MASKED], HATCH);
  draw.unmatched(context, boxes[UNMATCHED]);
  return canvas;
}
