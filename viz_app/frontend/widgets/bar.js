/* A bar for a share, with a mark for another share.

     const bar = shareBar();  host.append(bar.element);  bar.draw(0.71);  bar.draw(0.71, 0.52); */
import { create } from './dom.js';

const inside = (/** @type {number} */ share) => `${Math.max(0, Math.min(1, share || 0)) * 100}%`;

export function shareBar(className = 'gf-bar') {
  const fill = create('i', ''),
    tick = create('u', '', { hidden: true });
  return {
    element: create('span', className, fill, tick),
    fill,
    /** @param {number} share @param {number | null} [before] the share of the mark */
    draw(share, before = null) {
      fill.style.width = inside(share);
      tick.hidden = before === null;
      tick.style.insetInlineStart = inside(before ?? 0);
    },
  };
}

/** Return a row of a list: a name, its bar, and its number. @param {Node} name @param {HTMLElement} bar @param {string} value @param {string} [className] */
export const barRow = (name, bar, value, className = '') =>
  create('li', className, name, bar, create('span', 'gf-value', value));

/** Return a bar that stays as it is. @param {number} share @param {number | null} [before] */
export function barOf(share, before = null, className = 'gf-bar') {
  const bar = shareBar(className);
  bar.draw(share, before);
  return bar.element;
}
