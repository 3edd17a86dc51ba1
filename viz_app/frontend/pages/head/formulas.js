// @ts-nocheck
/* The formula beside each line, as MathML. Static markup and numbers only: no text from people enters here. */
import * as words from '../../state/words.js';
import { fillText } from './row.js';

const math = (body) => `<math>${body}</math>`;
const mi = (name) => `<mi>${name}</mi>`;
const mo = (sign) => `<mo>${sign}</mo>`;
const mn = (number) => `<mn>${number}</mn>`;
const sub = (base, index) => `<msub>${base}<mi>${index}</mi></msub>`;
const bold = (name) => `<mi style="font-weight:700">${name}</mi>`;
const vec = (name, index) => (index ? sub(bold(name), index) : bold(name));
const matrix = (index) => sub(mi('W'), index);
const text = (word) => `<mtext>${word}</mtext>`;
const root = `<msqrt>${sub(mi('d'), 'k')}</msqrt>`;
const fourth = `<mroot>${sub(mi('d'), 'k')}<mn>4</mn></mroot>`;
const sum = `<munder><mo>∑</mo><mi>j</mi></munder>`;
const frac = (above, below) => `<mfrac><mrow>${above}</mrow><mrow>${below}</mrow></mfrac>`;
const row = (...parts) => parts.join('');

const keysOf = (layer) => (layer.map === 'cross' ? 'y' : 'x');
const scaledBy = (layer) => (layer.queryScale === 1 ? '' : row(mo('/'), fourth));
const readFormula = (layer) => {
  const norm = (inner) => row(vec('x'), mo('='), text('LayerNorm'), mo('('), inner, mo(')'));
  return layer.norm ? norm(vec('r')) : row(vec('x'), mo('='), vec('e'), mo('+'), vec('p'));
};
const residual = (layer) => {
  const first = layer.preNorm && layer.layer === 0 && layer.map !== 'cross';
  if (!layer.preNorm) return row(vec('r'), mo('='), text('sum below'));
  return row(vec('r'), mo('='), vec('e'), mo('+'), vec('p'), first ? '' : row(mo('+'), mo('⋯')));
};
const joined = (layer) =>
  row(mo('['), vec('z', 1), layer.heads > 1 ? row(mo('…'), vec('z', layer.heads)) : '', mo(']'));
const rounded = (layer) => words.number(Math.sqrt(layer.dHead));

/** Line id -> (layer, row) -> MathML. */
export const formulas = Object.fromEntries(
  Object.entries({
    onehot: (layer, { i }) =>
      row(
        text('token'),
        '<mspace width=".3em"/>',
        mn(words.thousands(layer.ids[i])),
        mo('→'),
        `<msub>${bold('1')}<mn>${layer.ids[i]}</mn></msub>`,
      ),
    embedding: (layer, { i }) =>
      row(
        vec('e'),
        mo('='),
        layer.embeddingScale === 1 ? '' : `<msqrt><mi>d</mi></msqrt>`,
        `<msub>${bold('1')}<mn>${layer.ids[i]}</mn></msub>`,
        mi('E'),
      ),
    position: (layer, { i }) => row('<mo form="prefix">+</mo>', `<msub>${bold('p')}<mn>${i}</mn></msub>`),
    before: residual,
    x: readFormula,
    query: (layer) => row(vec('q'), mo('='), vec('x'), matrix('Q'), scaledBy(layer)),
    key: (layer) => row(vec('k', 'j'), mo('='), vec(keysOf(layer), 'j'), matrix('K'), scaledBy(layer)),
    value: (layer) => row(vec('v', 'j'), mo('='), vec(keysOf(layer), 'j'), matrix('V')),
    scores: () => row(sub(mi('s'), 'j'), mo('='), vec('q'), mo('·'), vec('k', 'j')),
    scaled: (layer) =>
      layer.queryScale === 1
        ? row(sub(mi('s'), 'j'), mo('/'), root, mo('='), sub(mi('s'), 'j'), mo('/'), mn(rounded(layer)))
        : row(sub(mi('s'), 'j'), mo('/'), mn(1)),
    mask: (layer) =>
      row(
        '<mo form="prefix">+</mo>',
        mn(0),
        '<mspace width=".4em"/>',
        text('or'),
        '<mspace width=".4em"/>',
        layer.fill === null ? row('<mo form="prefix">−</mo>', mi('∞')) : text(fillText(layer)),
      ),
    weights: () =>
      row(
        sub(mi('a'), 'j'),
        mo('='),
        frac(`<msup><mi>e</mi>${sub(mi('s'), 'j')}</msup>`, row(mo('∑'), '<msup><mi>e</mi><mi>s</mi></msup>')),
      ),
    mixed: () => row(sub(mi('a'), 'j'), vec('v', 'j')),
    output: () => row(vec('z'), mo('='), sum, sub(mi('a'), 'j'), vec('v', 'j')),
    joined: (layer) => joined(layer),
    update: (layer) => row(vec('o'), mo('='), joined(layer), matrix('O')),
  }).map(([id, formula]) => [id, (layer, r) => math(formula(layer, r))]),
);

/** Small formulas of the cell's sum. */
export const signs = {
  dot: math(row(vec('q'), mo('·'), vec('k'))),
  root: math(row(mo('÷'), root)),
  fourth: math(row(mo('÷'), fourth)),
  mask: math(row('<mo form="prefix">+</mo>', text('mask'))),
  softmax: math(frac(`<msup><mi>e</mi>${sub(mi('s'), 'j')}</msup>`, row(mo('∑'), '<msup><mi>e</mi><mi>s</mi></msup>'))),
  sum: math(mo('∑')),
  bias: math(row('<mo form="prefix">+</mo>', mi('b'))),
  times: math(row(sub(mi('a'), 'j'), mo('×'), vec('v', 'j'))),
};
