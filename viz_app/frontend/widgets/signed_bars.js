/* Signed numbers that add up, as rows of a name, a bar and a number.

     host.append(signedBars([{ name: 'bank', about: 'looks 87 %', value: 2.08 }, …]));    bars that begin at zero
     barBetween(1.2, 3.4, { low: 0, high: 5, most: 2.2 })    one bar; `most` is the value at the ends of the ramp */
import * as format from '../state/format.js';
import { theme } from '../state/theme.js';
import { dirOf } from '../state/say.js';
import { create } from './dom.js';

/** @typedef {{ low: number, high: number, most: number }} Scale */
/** @typedef {{ name: string, value: number, about?: string }} Item */

/** Return a bar between two values. @param {number} from @param {number} to @param {Scale} scale @param {string} [colour] */
export function barBetween(from, to, { low, high, most }, colour = theme.signedColour((to - from) / most)) {
  const x = (/** @type {number} */ value) => ((value - low) / (high - low || 1)) * 100,
    bar = create('i', ''),
    zero = create('u', '');
  if (Number.isNaN(to)) return create('span', 'gf-signed-bar', create('i', 'gf-shut'));
  const [left, width] = [`${Math.min(x(from), x(to))}%`, `${Math.abs(x(to) - x(from))}%`];
  Object.assign(bar.style, { left, width, background: colour });
  zero.style.left = `${x(0)}%`;
  return create('span', 'gf-signed-bar', zero, bar);
}

const named = (/** @type {string} */ text, className = '') => create('bdi', className, text, { dir: dirOf(text) });

/** Return a row: a name with what stands beside it, its bar, and its number. @param {{ name: string, about?: string }} item @param {HTMLElement} bar @param {number} value */
export const rowOfBar = ({ name, about }, bar, value) => [
  create('span', 'gf-bar-name', ...(about ? [named(name), ' ', named(about, 'gf-soft')] : [named(name)])),
  bar,
  create('span', 'gf-bar-value', format.signed(value)),
];

/** @param {Item[]} items */
export function signedBars(items) {
  const most = Math.max(...items.map(({ value }) => Math.abs(value)), 0.01),
    scale = { low: -most, high: most, most };
  const rows = items.map((item) => rowOfBar(item, barBetween(0, item.value, scale), item.value));
  return create('ol', 'gf-signed-bars', ...rows.map((row) => create('li', '', ...row)));
}
