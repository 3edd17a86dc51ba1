/* The formulas of the rotation: in letters, with the numbers of one pair, and a sentence about its error. */
/** @import { ShownEncoding } from './types' */
import * as format from '../../state/format.js';
import * as encoding from './encoding.js';

export const LAW =
  '<math><mrow><mi>PE</mi><mo>(</mo><mi>p</mi><mo>+</mo><mi>k</mi><mo>)</mo></mrow><mo>=</mo><mrow><mo>(</mo><mtable><mtr><mtd><mi>cos</mi><mi>k</mi><mi>ω</mi></mtd><mtd><mi>sin</mi><mi>k</mi><mi>ω</mi></mtd></mtr><mtr><mtd><mo form="prefix">−</mo><mi>sin</mi><mi>k</mi><mi>ω</mi></mtd><mtd><mi>cos</mi><mi>k</mi><mi>ω</mi></mtd></mtr></mtable><mo>)</mo></mrow><mspace width=".2em"/><mi>PE</mi><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo></math>';

/** @param {number} angle */
export const degrees = (angle) => {
  const value = (angle * 180) / Math.PI;
  return `${value >= 10 ? format.thousands(Math.round(value)) : format.number(value, value < 0.1 ? 2 : 1)}°`;
};
/** Return the angle by which a step turns a pair. @type {(pair: number, shown: ShownEncoding) => number} */
export const angleOf = (pair, shown) => shown.step * encoding.frequency(2 * pair, shown.table.width, shown.base);

const NS = 'http://www.w3.org/1998/Math/MathML';
/** @type {(tag: string, ...children: (Node | string)[]) => Element} */
const node = (tag, ...children) => {
  const element = document.createElementNS(NS, tag);
  element.append(...children);
  return element;
};
/** Return a matrix in round brackets. @type {(rows: number[][], decimals: number) => Element} */
const fence = (rows, decimals) =>
  node(
    'mrow',
    node('mo', '('),
    node(
      'mtable',
      ...rows.map((row) => node('mtr', ...row.map((value) => node('mtd', node('mn', format.number(value, decimals)))))),
    ),
    node('mo', ')'),
  );

/** Return the formula with the numbers of a pair at the chosen position. @type {(pair: number, shown: ShownEncoding) => { from: number, math: Element }} */
export function numbers(pair, shown) {
  const { data, width, length } = shown.table,
    angle = angleOf(pair, shown),
    [sin, cos] = [Math.sin(angle), Math.cos(angle)],
    read = (/** @type {number} */ p) => [[data[p * width + 2 * pair]], [data[p * width + 2 * pair + 1]]];
  const from = Math.min(shown.at, Math.max(0, length - 1 - shown.step)),
    [[a], [b]] = read(from),
    after = from + shown.step < length ? read(from + shown.step) : [[cos * a + sin * b], [cos * b - sin * a]];
  const decimals = shown.most < 0.5 ? 3 : 2,
    equal = shown.kind === 'learned' ? '≠' : '='; // a learned table need not follow the formula
  const at = (/** @type {number} */ p) => node('msub', node('mi', 'PE'), node('mn', String(p)));
  return {
    from,
    math: node(
      'math',
      at(from + shown.step),
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

/** @param {ShownEncoding} shown */
export function verdict(shown) {
  if (shown.table.width < 2) return 'A single dimension forms no pair, so there is no rotation.';
  const { error, numbers: count } = shown.turned,
    tiny = format.tiny(error).replaceAll(' ', '\u00a0'),
    odd = shown.table.width % 2 ? ' The last sine has no cosine and is left out.' : '';
  if (!count)
    return `A step of ${shown.step} is too long for these ${shown.table.length} positions. Choose a smaller step or more positions.`;
  if (shown.kind === 'learned')
    return `A learned table need not follow a rotation. Here the largest error is ${format.number(error)}.`;
  return `Checked on all ${format.thousands(count)} numbers: largest error ${tiny}.${odd}`;
}
