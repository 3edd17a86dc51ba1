/* The numbers behind the pictures: the chosen dimensions at every position, and the dot product with the chosen one. */
/** @import { Lab, Page } from './types' */
import * as words from '../../state/format.js';
import { table, tableFrame } from '../../widgets/table.js';
import { wavelength } from './encoding.js';

/** @param {Lab} lab @param {number} dimension */
function title({ kind, table: { width }, base }, dimension) {
  if (kind === 'learned') return `dim ${dimension}`;
  return `dim ${dimension}, λ ${words.number(wavelength(dimension, width, base), 1)}`;
}

/** @param {Lab} lab @param {string[]} tokens */
function tableOf(lab, tokens) {
  const { length, width, data } = lab.table,
    hasTokens = tokens.length > 0;
  const rows = Array.from({ length }, (_, p) => ({
    name: String(p),
    isChosen: p === lab.at,
    cells: [
      ...(hasTokens ? [tokens[p] === undefined ? '' : words.label(tokens[p])] : []),
      ...lab.waves.map((dimension) => words.signed(data[p * width + dimension], 3)),
      words.number(lab.dots[lab.at * length + p], 3),
    ],
  }));
  const columns = [
    'position',
    ...(hasTokens ? ['token'] : []),
    ...lab.waves.map((dimension) => title(lab, dimension)),
    `dot product with position ${lab.at}`,
  ];
  return table({ caption: 'The encoding in numbers', columns, rows });
}

/** @param {Page} page */
export function buildNumbers(page) {
  const element = tableFrame('The encoding in numbers', true);
  let shown = '';
  return {
    element,
    /** @param {Lab} lab */
    draw(lab) {
      element.hidden = !page.ui.numbers;
      const tokens = page.tokens(),
        now = [lab.key, lab.waves, lab.at, tokens.length].join();
      if (element.hidden || now === shown) return;
      shown = now;
      element.replaceChildren(tableOf(lab, tokens));
    },
  };
}
