/* The numbers of the pictures as a table: the chosen dimensions at every position, and the dot product with the chosen
   position. */
/** @import { ShownEncoding, Page } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { whenNew } from '../../widgets/dom.js';
import { table, tableFrame } from '../../widgets/table.js';
import { wavelength } from './encoding.js';

/** @param {ShownEncoding} shown @param {number} dimension */
function title({ kind, table: { width }, base }, dimension) {
  if (kind !== 'sinusoidal') return say('positions-dim', { dimension });
  return say('positions-dim-wavelength', {
    dimension,
    dimensionB: format.number(wavelength(dimension, width, base), 1),
  });
}

/** @param {ShownEncoding} shown @param {string[]} tokens */
function tableOf(shown, tokens) {
  const { length, width, data } = shown.table,
    hasTokens = tokens.length > 0;
  const rows = Array.from({ length }, (_, p) => ({
    name: String(p),
    isChosen: p === shown.at,
    cells: [
      ...(hasTokens ? [tokens[p] === undefined ? '' : format.label(tokens[p])] : []),
      ...shown.waves.map((dimension) => format.signed(data[p * width + dimension], 3)),
      format.number(shown.dots[shown.at * length + p], 3),
    ],
  }));
  const columns = [
    say('positions-position'),
    ...(hasTokens ? [say('positions-token')] : []),
    ...shown.waves.map((dimension) => title(shown, dimension)),
    say('positions-dot-product-with', { at: shown.at }),
  ];
  return table({ caption: say('positions-encoding-numbers'), columns, rows });
}

/** @param {Page} page @returns {Piece<ShownEncoding>} */
export function buildNumbers(page) {
  const element = tableFrame(say('positions-encoding-numbers'), true);
  const isNew = whenNew();
  return {
    element,
    draw(shown) {
      element.hidden = !page.ui.waves.isTable;
      const tokens = page.tokens();
      if (!element.hidden && isNew(shown.key, shown.waves, shown.at, tokens.length))
        element.replaceChildren(tableOf(shown, tokens));
    },
  };
}
