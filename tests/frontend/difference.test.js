/* B − A, compared with NumPy on the two traces and with difflib on their tokens; and the pinned run of a link. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress, reference } from './reference.js'; // first, because it sets the contract

openAddress('http://localhost/?model=en-de&text=Two');
const codec = await import('../../viz_app/frontend/state/codec.js');
const { Difference, UNMATCHED, apart, columns, nameOf } = await import('../../viz_app/frontend/state/difference.js');
const pins = await import('../../viz_app/frontend/state/pins.js');
const { store } = await import('../../viz_app/frontend/state/store.js');
const { wholeWords } = await import('../../viz_app/frontend/state/whole_words.js');
const EXACT = 1.001; // thousandths: each of the two weights is rounded to half a thousandth

const runs = () => ['a', 'b'].map((name) => codec.readRun(reference().compared[name]));

/** Return the length of the longest common subsequence, by recursion over all choices. */
function longest(a, b) {
  if (!a.length || !b.length) return 0;
  if (a[0] === b[0]) return 1 + longest(a.slice(1), b.slice(1));
  return Math.max(longest(a.slice(1), b), longest(a, b.slice(1)));
}

test('tokens are matched by a longest common subsequence, each token once and in order', () => {
  for (const [a, b] of ['ABCBDAB/BDCABA', '/AB', 'AB/', 'AAAA/AA', 'ABC/XYZ', 'AXB/AYZB', '/'].map((text) =>
    text.split('/').map((side) => [...side]),
  )) {
    const all = columns(a, b);
    assert.equal(all.filter(({ same }) => same).length, longest(a, b));
    for (const side of ['a', 'b']) {
      const places = all.map((column) => column[side]).filter((place) => place !== null);
      assert.deepEqual(places, [...(side === 'a' ? a : b).keys()]);
    }
    for (const column of all) if (column.same) assert.equal(a[column.a], b[column.b]);
  }
});

test('different tokens between two matches share columns in pairs', () => {
  const [a, b] = [
      ['▁die', '▁Katze', '.'],
      ['▁die', '▁Katzen', '▁da', '.'],
    ],
    names = columns(a, b).map((column) => nameOf(column, a, b));
  assert.deepEqual(names, ['▁die', '▁Katze | Katzen', '▁da', '.']);
});

test('every change of every head is that of the two traces', () => {
  const [a, b] = runs(),
    difference = new Difference(a, b);
  for (const [name, expected] of Object.entries(reference().compared.maps)) {
    const map = difference.maps[name],
      k = map.keys.length;
    const same = (all, side) => all.filter((one) => one.same).map((one) => one[side]);
    assert.deepEqual([same(map.rows, 'a'), same(map.rows, 'b')], expected.rows);
    assert.deepEqual([same(map.keys, 'a'), same(map.keys, 'b')], expected.keys);
    const [rows, keys] = [map.rows, map.keys].map((all) => [...all.keys()].filter((at) => all[at].same));
    expected.change.forEach((layer, l) =>
      layer.forEach((head, h) => {
        const { values, moved } = map.head(l, h);
        head.forEach((row, i) =>
          row.forEach((change, j) =>
            assert.ok(Math.abs(values[rows[i] * k + keys[j]] - 1000 * change) <= EXACT, `${name} ${l}.${h} ${i},${j}`),
          ),
        );
        assert.ok(Math.abs(moved - expected.moved[l][h]) <= (EXACT * k) / 1000, `${name} ${l}.${h} moved ${moved}`);
      }),
    );
  }
});

test('an unmatched cell is neither zero nor masked', () => {
  const [a, b] = runs(),
    { cross, decoder } = new Difference(a, b).maps,
    dogs = cross.map.keys.indexOf('▁children | dogs');
  assert.ok(dogs > 0);
  assert.equal(cross.allowed[dogs], UNMATCHED);
  const row = decoder.rows.findIndex(({ same }) => same),
    later = decoder.keys.findLastIndex(({ same }) => same);
  assert.equal(decoder.allowed[row * decoder.keys.length + later], 0);
});

test('the heads are ranked by their change, and a run has no change from itself', () => {
  const [a, b] = runs(),
    ranked = new Difference(a, b).ranked();
  assert.equal(ranked.length, 3 * 2 * 3);
  ranked.slice(1).forEach(({ moved }, i) => assert.ok(moved <= ranked[i].moved));
  assert.ok(new Difference(a, a).ranked().every(({ moved }) => moved === 0));
});

test('words are compared like pieces', () => {
  const difference = new Difference(...runs().map(wholeWords)),
    { cross } = difference.maps;
  assert.ok(cross.map.keys.includes('▁football'));
  assert.ok(difference.ranked()[0].moved > 0);
});

test('runs of different tasks or sizes have no difference', () => {
  const [a] = runs(),
    classifier = codec.readRun(reference().runs[1].payload),
    other = codec.readRun(reference().runs[0].payload);
  assert.match(apart(a, classifier), /different tasks/);
  assert.match(apart(a, other), /different numbers of layers or heads/);
  assert.equal(apart(a, a), '');
});

test('a pinned run is written into the address and read from it', () => {
  const request = { model: 'en-de', text: 'A cat & a dog = two?', decoding: 'beam.4', off: 'c.1.6' };
  pins.pin(request, '');
  assert.deepEqual(pins.pinned(), request);
  assert.equal(pins.which(), 'd');
  store.set({ which: 'a' });
  assert.deepEqual(pins.requestOnShow(), request);
  store.set(request);
  assert.deepEqual([pins.which(), pins.requestOnShow()], ['b', null]); // there is nothing to compare
  pins.unpin();
  assert.deepEqual([pins.pinned(), store.get('pin'), store.get('which')], [null, undefined, undefined]);
});

test('the changes of a run are pinned with it, and compared on every tab', () => {
  const plain = { model: 'en-de', text: 'Two' },
    changed = { ...plain, mask: 'e.1.*.0', pads: '1.0' };
  store.set({ ...changed, decoding: null, off: null, tab: 'masks' });
  assert.deepEqual(pins.current(), changed);
  pins.pin(changed, '');
  assert.deepEqual([pins.pinned(), pins.which()], [changed, 'b']); // B is the same
  store.set({ mask: null, pads: null });
  assert.equal(pins.which(), 'd');
  store.set({ which: 'a' });
  assert.deepEqual([pins.requestOnShow(), pins.valuesOnShow().mask], [changed, 'e.1.*.0']);
  pins.change({ mask: 'e.2.*.0' }); // a change while A is visible
  assert.deepEqual([pins.which(), pins.pinned(), store.get('mask')], ['b', changed, 'e.2.*.0']);
  for (const tab of ['heads', 'positions', null]) {
    store.set({ tab, which: null });
    assert.deepEqual([pins.which(), pins.pinned(), pins.current().mask], ['d', changed, 'e.2.*.0']);
  }
  store.set({ mask: null });
  pins.unpin();
});

test('a sentence names an unusable pinned run of a link', () => {
  const pinOf = (model, text) => ['pin', new URLSearchParams({ model, text }).toString()];
  const judge = (...parameters) => pins.judge(parameters, ['en-de']);
  assert.deepEqual(judge(), { said: '', isLost: false });
  assert.deepEqual(judge(pinOf('en-de', 'A')), { said: '', isLost: false });
  assert.match(judge(pinOf('en-de', 'A'), pinOf('en-de', 'B')).said, /pins 2 runs. Only the last/);
  assert.match(judge(pinOf('en-xx', 'A')).said, /“en-xx”, which is not here/);
  assert.equal(judge(pinOf('en-xx', 'A')).isLost, true);
  assert.match(judge(['pin', '%%%']).said, /lacks its model or its text/);
});
