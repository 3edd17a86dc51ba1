/* Formulae in MathML, put together from numbers. */
import * as format from '../state/format.js';
import { MATHS } from './dom.js';

/** @type {(tag: string, ...children: (Node | string)[]) => Element} */
export const node = (tag, ...children) => {
  const element = document.createElementNS(MATHS, tag);
  element.append(...children);
  return element;
};
/** Return a matrix in round brackets. @type {(rows: number[][], decimals: number) => Element} */
export const fence = (rows, decimals) =>
  node(
    'mrow',
    node('mo', '('),
    node(
      'mtable',
      ...rows.map((row) => node('mtr', ...row.map((value) => node('mtd', node('mn', format.number(value, decimals)))))),
    ),
    node('mo', ')'),
  );
