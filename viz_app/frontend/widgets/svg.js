/* Elements of SVG. Sizes are px of a drawing, as on canvases: `sized` of canvas.js lets pictures grow with the type. */
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Return a new SVG element: `svg('text', { x: 4, y: 12 }, 'word')`. Attributes without a value are left out.
 * @param {string} name
 * @param {Record<string, string | number | null | undefined>} attributes
 * @param {...(Node | string)} children
 */
export function svg(name, attributes, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) if (value != null) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}
