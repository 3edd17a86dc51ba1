/* The places of the Patch tab, and two texts side by side. */
import assert from 'node:assert/strict';
import test from 'node:test';
import './reference.js'; // first, because it sets the contract
import * as places from '../../viz_app/frontend/pages/patch/places.js';

const PAIR = {
  text: 'encoder',
  step: 0,
  token: 'x',
  rival: 'y',
  tokens: { encoder: ['a', 'b', 'c', 'd'], decoder: ['<s>'] },
  donorTokens: { encoder: ['a', 'q', 'r', 'c', 'e'], decoder: ['<s>'] },
  partners: { encoder: [0, -1, 3, 4], decoder: [0] },
  logs: [0, 0],
  donorLogs: [0, 0],
};
const three = [[0, null, 0, 0], [0, null, 0, 0], [0, null, 0, 0]]; // prettier-ignore
const MAP = { pair: PAIR, vectors: { encoder: three, decoder: [[0]] }, heads: { encoder: [[0, 0]], cross: [[0, 0]] } };

test('a place is written as it was read, and anything else is none', () => {
  for (const text of ['r.e.1.2', 'o.c.2.7', 'w.d.0.3.4']) assert.equal(places.textOf(places.placeOf(text)), text);
  for (const text of ['r.c.1.2', 'r.e.1.2.3', 'x.e.1.2', 'o.c.1', 'o.c.1.-2', '', 'r.e.1.2 '])
    assert.equal(places.placeOf(text), null, text);
  assert.equal(places.placesOf('r.e.1.2_nothing_o.c.2.7').length, 2);
});

test('a place is there if both runs have its row, its layer and its head', () => {
  const there = (text) => places.isThere(MAP, places.placeOf(text));
  assert.deepEqual(['r.e.2.3', 'o.c.0.1', 'o.c.0.1.0', 'r.d.0.0'].map(there), [true, true, true, true]);
  assert.deepEqual(['r.e.3.0', 'r.e.1.1', 'o.c.0.2', 'o.c.1.0', 'o.d.0.0', 'r.e.0.4'].map(there), Array(6).fill(false));
});

test('every token stands in one column, partners in the same', () => {
  const columns = places.columnsOf(PAIR, 'encoder');
  const expected = [[0, 0], [-1, 1], [1, -1], [2, -1], [3, 2], [4, 3]]; // prettier-ignore
  assert.deepEqual(
    columns.map(({ donor, base }) => [donor, base]),
    expected,
  );
});

test('a rectangle leaves out rows without a partner, and the other direction has other rows', () => {
  const range = { stack: 'encoder', from: { depth: 2, row: 2 }, to: { depth: 1, row: 0 } };
  assert.deepEqual(places.placesIn(PAIR, range), ['r.e.1.0', 'r.e.1.2', 'r.e.2.0', 'r.e.2.2']);
  assert.equal(places.textOf(places.turned(PAIR, places.placeOf('r.e.1.2'))), 'r.e.1.3');
  assert.equal(places.turned(PAIR, places.placeOf('r.e.1.1')), null);
  assert.equal(places.textOf(places.turned(PAIR, places.placeOf('o.c.0.1'))), 'o.c.0.1');
});

test('the same places twice are taken out, others are added', () => {
  assert.deepEqual(places.toggled(['a', 'b'], ['b']), ['a']);
  assert.deepEqual(places.toggled(['a'], ['a', 'c']), ['a', 'c']);
});

test('only the embedding of the same token at the same place is the same vector', () => {
  assert.ok(places.isSame(PAIR, 'encoder', 0, 0));
  assert.ok(!places.isSame(PAIR, 'encoder', 1, 0));
  assert.ok(!places.isSame(PAIR, 'encoder', 0, 2)); // at another place
});
