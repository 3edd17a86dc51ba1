/* The same scale in two places: on the scores, or half of it on queries and keys each. */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';
import { table } from '../../widgets/table.js';
import { richSpan } from './row.js';

/** @import { Row } from './types' */

/** Both ways in 32-bit arithmetic, term after term, as a model would do them. @param {Row} row */
function bothWays(row) {
  const { fround } = Math,
    d = row.layer.dHead,
    root = fround(Math.sqrt(d)),
    fourth = fround(d ** 0.25),
    inputs = row.layer.queryScale !== 1;
  /** @typedef {(value: number) => number} Change */
  const asIs = /** @type {Change} */ ((v) => v),
    times = /** @type {Change} */ ((v) => fround(v * fourth)),
    divided = /** @type {Change} */ ((v) => fround(v / fourth));
  const [plain, small] = inputs ? [times, asIs] : [asIs, divided];
  const product = (/** @type {Change} */ change, /** @type {number} */ j) =>
    row.query.reduce((sum, q, c) => fround(sum + fround(change(q) * change(row.key(j)[c]))), 0);
  return Array.from({ length: row.n }, (_, j) => ({
    after: fround(product(plain, j) / root),
    before: product(small, j),
  }));
}

const columns = () => ['token', '(q · k) ÷ √d_k', '(q ÷ d_k^¼) · (k ÷ d_k^¼)'].map(richSpan);

export function buildTwoPlaces() {
  const host = create('div', 'gf-terms gf-places', {
      tabIndex: 0,
      role: 'region',
      'aria-label': 'Both ways, number by number',
    }),
    result = create('p', 'gf-result');
  /** @type {Row | null} */
  let shown = null;
  return {
    elements: [host, result],
    /** @param {Row} row */
    draw(row) {
      if (shown === row) return;
      shown = row;
      const pairs = bothWays(row),
        far = Math.max(...pairs.map(({ after, before }) => Math.abs(after - before)));
      const rows = pairs.map(({ after, before }, j) => ({
        name: words.label(row.layer.keys[j]),
        cells: [after, before].map((value) => words.signed(value, 4)),
      }));
      host.replaceChildren(table({ caption: 'The scale in two places', columns: columns(), rows }));
      const place = row.layer.queryScale === 1 ? 'This model divides the scores.' : 'This model divides q and k.';
      result.textContent =
        far === 0
          ? `Same numbers, to the last bit. ${place}`
          : `Same numbers: they differ by ${words.tiny(far)} at most, the rounding of 32 bits. ${place}`;
    },
  };
}
