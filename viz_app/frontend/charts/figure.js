/* Figures of viz_app/figures as the server sends them: with named colours, and with numbers still to fill in. */

/** @import { Charts, Figure, PlotlyPart } from '../types' */
import * as format from '../state/format.js';

const NAME = /^var\((--[\w-]+)\)$/;
const namesColour = (/** @type {string} */ key) => key.includes('color') || key === 'family';

/**
 * Return a copy in which each named colour and font has the style sheet's current value.
 * @template T
 * @param {T} node
 * @param {(name: string) => string} valueOf of a custom property, such as `--ink`
 * @param {boolean} [inside]
 * @returns {T}
 */
export function coloured(node, valueOf, inside = false) {
  if (Array.isArray(node)) {
    const isData = !inside && typeof node[0] !== 'object'; // long lists of numbers hold no colour
    return /** @type {any} */ (isData ? node : node.map((one) => coloured(one, valueOf, inside)));
  }
  if (typeof node === 'string') {
    const name = inside && NAME.exec(node)?.[1];
    return name ? /** @type {any} */ (valueOf(name)) : node;
  }
  if (!node || typeof node !== 'object' || ArrayBuffer.isView(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, coloured(value, valueOf, namesColour(key))]);
  return /** @type {any} */ (Object.fromEntries(entries));
}

// Lengths in px, by their names in a figure. `width` is one only of a line.
const LENGTHS = new Set(['size', 'height', 'ticklen', 'standoff', 'xshift', 'yshift', 'ax', 'ay', 'l', 'r', 't', 'b']);

/**
 * Return a copy in which each length is multiplied by `scale`.
 * @template T
 * @param {T} node
 * @param {number} scale
 * @param {string} [of] the name of the node
 * @returns {T}
 */
export function grown(node, scale, of = '') {
  const isLength = LENGTHS.has(of) || of === 'line.width';
  if (typeof node === 'number') return /** @type {any} */ (isLength ? node * scale : node);
  if (!node || typeof node !== 'object' || ArrayBuffer.isView(node)) return node;
  if (Array.isArray(node))
    return /** @type {any} */ (typeof node[0] === 'object' ? node.map((one) => grown(one, scale)) : node);
  const name = (/** @type {string} */ key) => (of === 'line' && key === 'width' ? 'line.width' : key);
  const entries = Object.entries(node).map(([key, value]) => [key, grown(value, scale, name(key))]);
  return /** @type {any} */ (Object.fromEntries(entries));
}

/** Return a label that Plotly shows as plain text, because it would read tags, entities and formulae in a token. @param {string} text */
export const inert = (text) =>
  text.replace(/[&<>$]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** Return a copy of a figure of the tab, with its numbers still to fill in. @param {Charts} charts @param {string} name */
export const skeleton = (charts, name) => structuredClone(charts.figures[name]);

/** @param {Figure} figure @param {string} name @returns {PlotlyPart} */
export function traceOf(figure, name) {
  const found = figure.data.find((trace) => trace.name === name);
  if (!found) throw new Error(`The figure has no trace “${name}”.`);
  return found;
}

/** Return a tick of the server with the page's signs. @param {number} value @param {string} text */
const tick = (value, text) =>
  text.includes('%') ? format.percent(value) : format.number(value, text.split('.')[1]?.length ?? 0);

/**
 * Give a figure of the server the page's words and signs: titles and ticks of axes, and what is shown at a point.
 * @param {Figure} figure
 * @param {{ [axis: string]: string }} titles of axes by name
 * @param {(trace: PlotlyPart) => string | undefined} pointOf
 */
export function worded({ data, layout }, titles, pointOf) {
  for (const [name, text] of Object.entries(titles)) {
    const axis = layout[name];
    if (!axis) continue;
    axis.title = { ...axis.title, text };
    axis.ticktext = axis.ticktext?.map((/** @type {string} */ own, /** @type {number} */ at) =>
      tick(axis.tickvals[at], own),
    );
  }
  for (const trace of data) {
    const said = pointOf(trace);
    if (said) trace.hovertemplate = `${said}<extra></extra>`;
  }
}

/**
 * Return the range after a zoom by `factor` around its middle, inside `whole`.
 * @param {[number, number]} range
 * @param {number} factor
 * @param {[number, number]} whole the widest range
 * @returns {[number, number]}
 */
export function zoomed([from, to], factor, whole) {
  const [middle, half] = [(from + to) / 2, ((to - from) / 2) * factor];
  if (Math.abs(half * 2) >= Math.abs(whole[1] - whole[0])) return whole;
  const [low, high] = whole[0] < whole[1] ? whole : [whole[1], whole[0]];
  const shift =
    Math.max(0, low - Math.min(middle - half, middle + half)) +
    Math.min(0, high - Math.max(middle - half, middle + half));
  return [middle - half + shift, middle + half + shift];
}
