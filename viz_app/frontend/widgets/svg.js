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

const GAP = 1; // px between two bars

/**
 * Return upright bars as one path, because many elements take long to draw. They stand on the line `base`, share the
 * `width` with a gap between them, and the value `most` is `tall`.
 * @param {number[]} values
 * @param {{ width: number, base: number, tall: number, most?: number }} size px of the drawing
 */
export function barsOf(values, { width, base, tall, most = Math.max(...values) }) {
  const step = width / values.length;
  return values
    .map((value, i) => [i * step + GAP / 2, (value / (most || 1)) * tall])
    .map(([left, height]) => `M${left} ${base}v${-height}h${step - GAP}v${height}z`)
    .join('');
}
