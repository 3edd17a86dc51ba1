/* A piece of the upper half: a title with what belongs beside it, a line about it, and its pictures. */
import { create } from '../../widgets/dom.js';

/** @param {{ title: string, about: string, beside?: Node, className?: string }} words @param {...Node} pictures */
export function section({ title, about, beside, className = '' }, ...pictures) {
  const head = create('div', 'gf-titled', create('h2', '', title), ...(beside ? [beside] : []));
  return create('section', className, head, create('p', 'gf-about', about), ...pictures);
}

/** Says something else above the pictures of a section. @param {HTMLElement} element @param {{ title: string, about: string }} words */
export function retitle(element, { title, about }) {
  const [head, line] = [element.querySelector('h2'), element.querySelector('.gf-about')];
  if (head && head.textContent !== title) head.textContent = title;
  if (line && line.textContent !== about) line.textContent = about;
}
