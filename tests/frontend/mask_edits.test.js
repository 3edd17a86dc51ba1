/* Edits of masks, compared with the model's own hook on the same masks. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { reference } from './reference.js'; // first, because it sets the contract
import * as edits from '../../viz_app/frontend/pages/masks/edits.js';

function panelOf(cells) {
  const { queries, keys } = reference().mask_edits;
  const tokens = (count) => Array.from({ length: count }, (_, i) => `▁${i}`);
  return { name: 'cross', map: 'cross', query: tokens(queries), key: tokens(keys), open: Uint8Array.from(cells) };
}
const whole = () => panelOf(Array.from({ length: 35 }, () => 1));

test('an address changes a mask as the model’s hook does, and is written back alike', () => {
  for (const { link, before, after } of reference().mask_edits.cases) {
    const read = edits.parse(link);
    assert.equal(edits.format(read), link);
    assert.deepEqual([...edits.cellsOf(panelOf(before), read, [])], after, link);
  }
});

test('unreadable edits are left out, and too many edits are all left out', () => {
  assert.deepEqual(edits.parse('c.1.2.0_nonsense_c.9'), edits.parse('c.1.2.0'));
  assert.deepEqual(edits.parse('constructor.1.2.0'), []);
  assert.deepEqual(edits.parse(undefined), []);
  assert.deepEqual(edits.parse(Array(601).fill('c.1.2.0').join('_')), []);
});

test('a bug opens all cells, edits are applied after it', () => {
  const panel = panelOf(Array.from({ length: 35 }, () => 0));
  const cells = edits.cellsOf(panel, edits.parse('c.0.*.0'), ['no-padding-mask']);
  assert.deepEqual(
    [...cells],
    Array.from({ length: 35 }, (_, i) => (i < 7 ? 0 : 1)),
  );
});

test('dropping changes without effect leaves every cell as it is', () => {
  const panel = whole();
  const many = edits.parse('c.1.2.0_c.1.2.1_c.3.*.0_c.3.4.0_c.*.5.0');
  const fewer = edits.simplified(many, [panel]);
  assert.deepEqual([...edits.cellsOf(panel, fewer, [])], [...edits.cellsOf(panel, many, [])]);
  assert.equal(edits.format(fewer), 'c.3.*.0_c.*.5.0');
});

test('one click masks a row, the next restores it', () => {
  const panel = whole();
  const masked = edits.flipLine(panel, { mask: [], bugs: [] }, { row: 2, column: null });
  assert.deepEqual([...edits.cellsOf(panel, masked, []).slice(14, 21)], [0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(edits.flipLine(panel, { mask: masked, bugs: [] }, { row: 2, column: null }), []);
});

test('the last edit of a cell counts', () => {
  const panel = whole();
  const twice = edits.setCell(panel, edits.setCell(panel, [], { i: 1, j: 3 }, false), { i: 1, j: 3 }, true);
  assert.equal(twice.length, 1);
  assert.equal(edits.cellsOf(panel, twice, [])[1 * 7 + 3], 1);
});
