/* The formula beside each line, as MathML. It is static markup and numbers, never text from people. */
/** @import { Layer, Row } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { fillText } from './row.js';

const [math, mi, mo, mn, row, text] = ['math', 'mi', 'mo', 'mn', 'mrow', 'mtext'].map(
  (tag) =>
    (/** @type {(string | number)[]} */ ...parts) =>
      `<${tag}>${parts.join('')}</${tag}>`,
);
/** @type {(base: string, index: string | number) => string} */
const sub = (base, index) => `<msub>${base}<mi>${index}</mi></msub>`;
/** @type {(base: string, index: number) => string} */
const at = (base, index) => `<msub>${base}<mn>${index}</mn></msub>`;
/** @type {(name: string) => string} */
const bold = (name) => `<mi style="font-weight:700">${name}</mi>`;
/** @type {(name: string, index?: string | number) => string} */
const vec = (name, index) => (index ? sub(bold(name), index) : bold(name));
/** @type {(index: string) => string} */
const matrix = (index) => sub(mi('W'), index);
const PLUS = '<mo form="prefix">+</mo>';
const SPACE = '<mspace width=".4em"/>';
const root = `<msqrt>${sub(mi('d'), 'k')}</msqrt>`;
const fourth = `<mroot>${sub(mi('d'), 'k')}<mn>4</mn></mroot>`;
const sum = `<munder><mo>∑</mo><mi>j</mi></munder>`;
/** @type {(above: string, below: string) => string} */
const frac = (above, below) => `<mfrac>${row(above)}${row(below)}</mfrac>`;
/** @type {(...parts: string[]) => string} */
const line = (...parts) => parts.join('');

/** @type {(layer: Layer) => string} */
const keysOf = (layer) => (layer.map === 'cross' ? 'y' : 'x');
/** @type {(layer: Layer) => string} */
const scaledBy = (layer) => (layer.queryScale === 1 ? '' : line(mo('/'), fourth));
/** @type {(layer: Layer) => string} */
const readFormula = (layer) => {
  /** @type {(inner: string) => string} */
  const norm = (inner) => line(vec('x'), mo('='), text(say('head-layernorm')), mo('('), inner, mo(')'));
  return layer.norm ? norm(vec('r')) : line(vec('x'), mo('='), vec('e'), mo('+'), vec('p'));
};
/** @type {(layer: Layer) => string} */
const residual = (layer) => {
  const first = layer.preNorm && layer.layer === 0 && layer.map !== 'cross';
  if (!layer.preNorm) return line(vec('r'), mo('='), text(say('head-sum-below')));
  return line(vec('r'), mo('='), vec('e'), mo('+'), vec('p'), first ? '' : line(mo('+'), mo('⋯')));
};
/** @type {(layer: Layer) => string} */
const joined = (layer) =>
  line(mo('['), vec('z', 1), layer.heads > 1 ? line(mo('…'), vec('z', layer.heads)) : '', mo(']'));
/** @type {(layer: Layer) => string} */
const rounded = (layer) => format.number(Math.sqrt(layer.dHead));

/** Functions (layer, row) that return a line's MathML, by line id. @type {Record<string, (layer: Layer, row: Row) => string>} */
const BODIES = {
  onehot: ({ ids }, { i }) =>
    line(text('token'), '<mspace width=".3em"/>', mn(format.thousands(ids[i])), mo('→'), at(bold('1'), ids[i])),
  embedding: ({ ids, embeddingScale }, { i }) =>
    line(vec('e'), mo('='), embeddingScale === 1 ? '' : `<msqrt>${mi('d')}</msqrt>`, at(bold('1'), ids[i]), mi('E')),
  position: (_, { i }) => line(PLUS, at(bold('p'), i)),
  before: residual,
  x: readFormula,
  query: (layer) => line(vec('q'), mo('='), vec('x'), matrix('Q'), scaledBy(layer)),
  key: (layer) => line(vec('k', 'j'), mo('='), vec(keysOf(layer), 'j'), matrix('K'), scaledBy(layer)),
  value: (layer) => line(vec('v', 'j'), mo('='), vec(keysOf(layer), 'j'), matrix('V')),
  scores: () => line(sub(mi('s'), 'j'), mo('='), vec('q'), mo('·'), vec('k', 'j')),
  scaled: (layer) =>
    layer.queryScale === 1
      ? line(sub(mi('s'), 'j'), mo('/'), root, mo('='), sub(mi('s'), 'j'), mo('/'), mn(rounded(layer)))
      : line(sub(mi('s'), 'j'), mo('/'), mn(1)),
  mask: (layer) =>
    line(
      ...[PLUS, mn(0), SPACE, text('or'), SPACE],
      layer.fill === null ? line('<mo form="prefix">−</mo>', mi('∞')) : text(fillText(layer)),
    ),
  weights: () =>
    line(
      sub(mi('a'), 'j'),
      mo('='),
      frac(`<msup><mi>e</mi>${sub(mi('s'), 'j')}</msup>`, line(mo('∑'), '<msup><mi>e</mi><mi>s</mi></msup>')),
    ),
  words: () => line(sub(mi('a'), 'w'), mo('='), text('mean'), mo('∑'), sub(mi('a'), 'j')),
  mixed: () => line(sub(mi('a'), 'j'), vec('v', 'j')),
  output: () => line(vec('z'), mo('='), sum, sub(mi('a'), 'j'), vec('v', 'j')),
  joined,
  update: (layer) => line(vec('o'), mo('='), joined(layer), matrix('O')),
};
/** Return the formula of a line. @param {string} id @param {Row} row */
export const formulaOf = (id, row) => math(BODIES[id](row.layer, row));
