/* The formula beside each line, as MathML. It is static markup and numbers, never text from people. */
/** @import { Layer, Row } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { fillText } from './row.js';

/** @type {(body: string) => string} */
const math = (body) => `<math>${body}</math>`;
/** @type {(name: string) => string} */
const mi = (name) => `<mi>${name}</mi>`;
/** @type {(sign: string) => string} */
const mo = (sign) => `<mo>${sign}</mo>`;
/** @type {(number: string | number) => string} */
const mn = (number) => `<mn>${number}</mn>`;
/** @type {(base: string, index: string | number) => string} */
const sub = (base, index) => `<msub>${base}<mi>${index}</mi></msub>`;
/** @type {(name: string) => string} */
const bold = (name) => `<mi style="font-weight:700">${name}</mi>`;
/** @type {(name: string, index?: string | number) => string} */
const vec = (name, index) => (index ? sub(bold(name), index) : bold(name));
/** @type {(index: string) => string} */
const matrix = (index) => sub(mi('W'), index);
/** @type {(word: string) => string} */
const text = (word) => `<mtext>${word}</mtext>`;
const root = `<msqrt>${sub(mi('d'), 'k')}</msqrt>`;
const fourth = `<mroot>${sub(mi('d'), 'k')}<mn>4</mn></mroot>`;
const sum = `<munder><mo>∑</mo><mi>j</mi></munder>`;
/** @type {(above: string, below: string) => string} */
const frac = (above, below) => `<mfrac><mrow>${above}</mrow><mrow>${below}</mrow></mfrac>`;
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

/** Functions (layer, row) that return a line's MathML, by line id. */
/** @type {Record<string, (layer: Layer, row: Row) => string>} */
const BODIES = {
  onehot: (layer, { i }) =>
    line(
      text('token'),
      '<mspace width=".3em"/>',
      mn(format.thousands(layer.ids[i])),
      mo('→'),
      `<msub>${bold('1')}<mn>${layer.ids[i]}</mn></msub>`,
    ),
  embedding: (layer, { i }) =>
    line(
      vec('e'),
      mo('='),
      layer.embeddingScale === 1 ? '' : `<msqrt><mi>d</mi></msqrt>`,
      `<msub>${bold('1')}<mn>${layer.ids[i]}</mn></msub>`,
      mi('E'),
    ),
  position: (_, { i }) => line('<mo form="prefix">+</mo>', `<msub>${bold('p')}<mn>${i}</mn></msub>`),
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
      '<mo form="prefix">+</mo>',
      mn(0),
      '<mspace width=".4em"/>',
      text('or'),
      '<mspace width=".4em"/>',
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
  joined: (layer) => joined(layer),
  update: (layer) => line(vec('o'), mo('='), joined(layer), matrix('O')),
};
export const formulas = Object.fromEntries(
  Object.entries(BODIES).map(([id, body]) => [
    id,
    (/** @type {Layer} */ layer, /** @type {Row} */ row) => math(body(layer, row)),
  ]),
);
