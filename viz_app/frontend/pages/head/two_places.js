/* The same scale in two places: on the scores, or half of it on queries and keys each. */
/** @import { Row } from './this_row.js' */
import * as words from '../../state/words.js';
import { create } from '../../widgets/dom.js';
import { rich } from './row.js';

/** Both ways in 32-bit arithmetic, term after term, as a model would do them. @param {Row} r */
function bothWays(r) {
  const { fround } = Math,
    d = r.layer.dHead,
    root = fround(Math.sqrt(d)),
    fourth = fround(d ** 0.25),
    inputs = r.layer.queryScale !== 1;
  /** @typedef {(value: number) => number} Change */
  const asIs = /** @type {Change} */ ((v) => v),
    times = /** @type {Change} */ ((v) => fround(v * fourth)),
    divided = /** @type {Change} */ ((v) => fround(v / fourth));
  const [plain, small] = inputs ? [times, asIs] : [asIs, divided];
  const product = (/** @type {Change} */ change, /** @type {number} */ j) =>
    r.query.reduce((sum, q, c) => fround(sum + fround(change(q) * change(r.key(j)[c]))), 0);
  return Array.from({ length: r.n }, (_, j) => ({
    after: fround(product(plain, j) / root),
    before: product(small, j),
  }));
}

export function buildTwoPlaces() {
  const table = create('div', 'gf-terms gf-places', {
      tabIndex: 0,
      role: 'region',
      'aria-label': 'Both ways, number by number',
    }),
    result = create('p', 'gf-result');
  /** @type {Row | null} */
  let shown = null;
  return {
    elements: [table, result],
    /** @param {Row} r */
    draw(r) {
      if (shown === r) return;
      shown = r;
      const pairs = bothWays(r),
        far = Math.max(...pairs.map(({ after, before }) => Math.abs(after - before)));
      const rows = pairs.map(({ after, before }, j) =>
        create(
          'tr',
          '',
          create('th', '', words.label(r.layer.keys[j]), { scope: 'row' }),
          ...[after, before].map((value) => create('td', '', words.signed(value, 4))),
        ),
      );
      const head = create(
        'tr',
        '',
        ...['token', '(q · k) ÷ √d_k', '(q ÷ d_k^¼) · (k ÷ d_k^¼)'].map((name) =>
          create('th', '', ...rich(name), { scope: 'col' }),
        ),
      );
      table.replaceChildren(
        create(
          'table',
          '',
          create('caption', 'gf-sr', 'The scale in two places'),
          create('thead', '', head),
          create('tbody', '', ...rows),
        ),
      );
      const way = r.layer.queryScale === 1 ? 'This model divides the scores.' : 'This model divides q and k.';
      result.textContent =
        far === 0
          ? `Same numbers, to the last bit. ${way}`
          : `Same numbers: they differ by ${words.tiny(far)} at most, the rounding of 32 bits. ${way}`;
    },
  };
}
