/* The law that a step is a rotation, as formulas: in letters, with the numbers of one pair, and how exactly it holds. */
/** @import { Lab } from './types' */
import * as words from '../../state/format.js';
import * as encoding from './encoding.js';

export const LAW =
  '<math><mrow><mi>PE</mi><mo>(</mo><mi>p</mi><mo>+</mo><mi>k</mi><mo>)</mo></mrow><mo>=</mo><mrow><mo>(</mo><mtable><mtr><mtd><mi>cos</mi><mi>k</mi><mi>ω</mi></mtd><mtd><mi>sin</mi><mi>k</mi><mi>ω</mi></mtd></mtr><mtr><mtd><mo form="prefix">−</mo><mi>sin</mi><mi>k</mi><mi>ω</mi></mtd><mtd><mi>cos</mi><mi>k</mi><mi>ω</mi></mtd></mtr></mtable><mo>)</mo></mrow><mspace width=".2em"/><mi>PE</mi><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo></math>';

/** @param {number} angle */
export const degrees = (angle) => {
  const value = (angle * 180) / Math.PI;
  return `${value >= 10 ? words.thousands(Math.round(value)) : words.number(value, value < 0.1 ? 2 : 1)}°`;
};
/** By how much a step turns a pair. @type {(pair: number, lab: Lab) => number} */
export const angleOf = (pair, lab) => lab.step * encoding.frequency(2 * pair, lab.table.width, lab.base);

const NS = 'http://www.w3.org/1998/Math/MathML';
/** @type {(tag: string, ...children: (Node | string)[]) => Element} */
const node = (tag, ...children) => {
  const element = document.createElementNS(NS, tag);
  element.append(...children);
  return element;
};
/** A matrix in round brackets. @type {(rows: number[][], decimals: number) => Element} */
const fence = (rows, decimals) =>
  node(
    'mrow',
    node('mo', '('),
    node(
      'mtable',
      ...rows.map((row) => node('mtr', ...row.map((value) => node('mtd', node('mn', words.number(value, decimals)))))),
    ),
    node('mo', ')'),
  );

/** The law with the numbers of a pair at the chosen position. @type {(pair: number, lab: Lab) => { from: number, math: Element }} */
export function numbers(pair, lab) {
  const { data, width, length } = lab.table,
    angle = angleOf(pair, lab),
    [sin, cos] = [Math.sin(angle), Math.cos(angle)],
    read = (/** @type {number} */ p) => [[data[p * width + 2 * pair]], [data[p * width + 2 * pair + 1]]];
  const from = Math.min(lab.at, Math.max(0, length - 1 - lab.step)),
    [[a], [b]] = read(from),
    after = from + lab.step < length ? read(from + lab.step) : [[cos * a + sin * b], [cos * b - sin * a]];
  const decimals = lab.most < 0.5 ? 3 : 2,
    equal = lab.kind === 'learned' ? '≠' : '='; // a learned table follows no such law
  const at = (/** @type {number} */ p) => node('msub', node('mi', 'PE'), node('mn', String(p)));
  return {
    from,
    math: node(
      'math',
      at(from + lab.step),
      node('mo', '='),
      fence(after, decimals),
      node('mo', equal),
      fence(
        [
          [cos, sin],
          [-sin, cos],
        ],
        2,
      ),
      fence(read(from), decimals),
    ),
  };
}

/** @param {Lab} lab */
export function verdict(lab) {
  if (lab.table.width < 2) return 'One dimension alone has no partner to turn with.';
  const { error, numbers: count } = lab.turned,
    tiny = words.tiny(error).replaceAll(' ', '\u00a0'),
    odd = lab.table.width % 2 ? ' The last sine has no partner and is left out.' : '';
  if (!count)
    return `A step of ${lab.step} leaves these ${lab.table.length} positions. Choose a smaller step or more positions.`;
  if (lab.kind === 'learned')
    return `A learned table need not turn: this matrix misses its numbers by up to ${words.number(error)}.`;
  return `Checked on all ${words.thousands(count)} numbers: largest error ${tiny}.${odd}`;
}
