/* One head: the selection by an address, and the numbers and texts of the eight steps. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { D_HEAD, D_MODEL, HEADS, KEYS, QUERIES, layerOf, numbers } from './head_layer.js';
import { openAddress } from './reference.js';

openAddress('http://page.test/');
const { columnsIn } = await import('../../viz_app/frontend/pages/head/bands.js');
const { cellOf, tipOf, valueAt } = await import('../../viz_app/frontend/pages/head/cell_sums.js');
const { STAGES, whyOf } = await import('../../viz_app/frontend/pages/head/stages.js');
const { linesOf } = await import('../../viz_app/frontend/pages/head/recompute_card.js');
const { linePainters } = await import('../../viz_app/frontend/pages/head/lines.js');
const { rowOf } = await import('../../viz_app/frontend/state/layer.js');
const { LAST, cellAt, pickedHead, resolve } = await import('../../viz_app/frontend/pages/head/selection.js');

const NOTHING_HELD = { row: null, pointed: null, pinned: null };
const select = (layer, chosen, held = {}) => resolve(layer, chosen, { ...NOTHING_HELD, ...held });

test('an address selects head, row, stage and key; values out of range are clamped', () => {
  const cross = layerOf('cross');
  const { row, stage, key } = select(cross, { head: 1, step: 2, row: 9, stage: '3', key: 4 });
  assert.deepEqual([row.head, row.i, stage, key], [1, 2, 3, 4]);
  const far = select(cross, { head: 99, step: 999, stage: 'x', key: 99 });
  assert.deepEqual([far.row.head, far.row.i, far.stage, far.key], [HEADS - 1, QUERIES - 1, 0, KEYS - 1]);
  assert.equal(select(cross, { stage: '77' }).stage, LAST);
  assert.equal(select(cross, {}).row.i, QUERIES - 1, 'a row that nobody has chosen is the last');
  assert.equal(select(layerOf('encoder'), { row: 7, step: 2 }).row.i, 7, 'an encoder’s row is a token, not a step');
});

test('the default key is the one with the largest weight', () => {
  const { row, key } = select(layerOf('cross'), { head: 2, step: 1 });
  assert.equal(row.weights[key], Math.max(...row.weights));
});

test('the same row again is the same object, another is not', () => {
  const layer = layerOf('cross'),
    { row } = select(layer, { head: 1, step: 2 });
  assert.equal(select(layer, { head: 1, step: 2 }, { row }).row, row);
  assert.notEqual(select(layer, { head: 2, step: 2 }, { row }).row, row);
  assert.notEqual(select(layerOf('cross'), { head: 1, step: 2 }, { row }).row, row);
});

test('each stage shows one of its own numbers until the visitor points at one or pins one', () => {
  const layer = layerOf('cross');
  for (const [stage, [, ids]] of STAGES.entries()) {
    const { pinned, focus } = select(layer, { stage, key: 6 });
    assert.ok(stage === LAST ? pinned.id === 'weights' : ids.includes(pinned.id), `stage ${stage}`);
    assert.equal(focus, null);
  }
  assert.equal(select(layer, { stage: 3, key: 6 }).pinned.part, 6);
  const held = { pinned: { id: 'key', i: 8 }, pointed: { id: 'update', i: 3 } },
    state = select(layer, {}, held);
  assert.deepEqual(state.pinned, { id: 'key', i: 8, part: 1, place: 3 });
  assert.deepEqual([state.pointed, state.focus], Array(2).fill({ id: 'update', i: 3, part: 0, place: 3 }));
});

test('a number that the row lacks is not pinned; the stage shows its own', () => {
  const layer = layerOf('cross');
  const { pinned, focus } = select(
    layer,
    { key: 2, stage: LAST },
    { pinned: { id: 'scores', i: KEYS }, pointed: { id: 'x', i: 99 } },
  );
  assert.deepEqual([pinned.id, pinned.i, focus], ['weights', 2, null]);
});

test('another map forgets the key, another layer keeps the map', () => {
  assert.deepEqual(pickedHead({ map: 'cross' }, 'decoder'), { map: 'cross', key: null });
  assert.deepEqual(pickedHead({ layer: 2 }, 'decoder'), { map: 'decoder', layer: 2 });
  assert.deepEqual(pickedHead({ head: 2 }, 'decoder'), { head: 2 });
});

test('every number of every line is found again in the middle of its box', () => {
  const columns = columnsIn(KEYS, 1600, false);
  for (const map of ['cross', 'decoder', 'encoder']) {
    const row = rowOf(layerOf(map), 1, 2);
    for (const [id, line] of Object.entries(linePainters))
      for (let i = 0; i < line.count(row); i++) {
        const { left, width } = line.box(row, columns, i);
        assert.equal(line.find(row, columns, left + width / 2), i, `${map} ${id} ${i}`);
        assert.ok(Number.isFinite(valueAt(row, cellAt(id, row, i))) || id === 'mask', `${map} ${id} ${i}`);
      }
  }
});

test('lines have as many numbers as the model: one a key, d_model, d_head, all heads; a masked vector is one', () => {
  const row = rowOf(layerOf('decoder'), 1, 2),
    count = (id) => linePainters[id].count(row),
    open = 3;
  assert.deepEqual(['onehot', 'x', 'update', 'query', 'output'].map(count), [1, D_MODEL, D_MODEL, D_HEAD, D_HEAD]);
  assert.deepEqual(['scores', 'mask', 'weights'].map(count), [KEYS, KEYS, KEYS]);
  assert.deepEqual(['key', 'value', 'joined'].map(count), [KEYS * D_HEAD, KEYS * D_HEAD, HEADS * D_HEAD]);
  assert.equal(count('mixed'), open * D_HEAD + (KEYS - open));
  for (const id of Object.keys(linePainters)) assert.equal(cellAt(id, row, count(id)), null, id);
});

test('a cell’s number is the one of the run’s arrays', () => {
  const layer = layerOf('cross'),
    row = rowOf(layer, 2, 3),
    of = (name, ...index) => {
      const { shape, data } = layer.arrays[name];
      return data[index.reduce((at, one, axis) => at * shape[axis] + one, 0)];
    };
  assert.equal(valueAt(row, cellAt('query', row, 4)), of('query', 2, 3, 4));
  assert.equal(valueAt(row, cellAt('key', row, 7 * D_HEAD + 2)), of('key', 2, 7, 2));
  assert.equal(valueAt(row, cellAt('scores', row, 9)), of('scores', 2, 3, 9));
  assert.equal(valueAt(row, cellAt('joined', row, D_HEAD + 3)), of('joined', 3, D_HEAD + 3));
  assert.equal(valueAt(row, cellAt('output', row, 1)), of('joined', 3, 2 * D_HEAD + 1));
  assert.equal(valueAt(row, cellAt('before', row, 12)), of('before', 3, 12));
});

test("a sum ends in the run's number, with its bias and later steps", () => {
  const row = rowOf(layerOf('cross'), 0, 1),
    at = cellAt('value', row, 3 * D_HEAD + 1),
    cell = cellOf(row, at);
  assert.deepEqual(cell.needs, { matrix: 'value', head: 0, column: 1 });
  const { series, lines } = cell.complete({ weights: numbers(91, D_MODEL).data, bias: 0.5 });
  const [read, weights, products] = series.map(([, values]) => values);
  assert.deepEqual(Array.from(read), Array.from(row.y(3)));
  assert.deepEqual(
    products,
    Array.from(read, (value, c) => value * weights[c]),
  );
  const sum = products.reduce((all, value) => all + value, 0);
  assert.equal(lines.length, 2);
  assert.equal(lines[0][2], sum.toFixed(4).replace('-', '−'));
  assert.equal(lines[1][2], row.value(3)[1].toFixed(4).replace('-', '−'));
});

test('a masked key shows that it is masked, and the reason', () => {
  const row = rowOf(layerOf('decoder'), 0, 2);
  assert.match(tipOf(row, cellAt('weights', row, 5)), /may not look: it is not written yet/);
  assert.doesNotMatch(tipOf(row, cellAt('weights', row, 2)), /may not/);
  assert.match(whyOf(row, 4), /Here: 8 tokens after this row, because they have not been written yet/);
  assert.match(whyOf(rowOf(layerOf('decoder'), 0, KEYS - 1), 4), /This is the last row/);
  assert.match(whyOf(rowOf(layerOf('cross'), 0, 2), 4), /the whole source is known/);
});

test('every stage has an explanation with the numbers of the model', () => {
  const row = rowOf(layerOf('cross'), 0, 1),
    all = STAGES.map((_, stage) => whyOf(row, stage));
  assert.equal(new Set(all).size, STAGES.length);
  assert.match(all[1], /13 numbers into 5.*the encoder’s output/);
  assert.match(all[3], /√5 = 2\.24/);
  assert.match(all[LAST], /3 heads.*15 numbers/);
});

test('the Python lines of a row name its head and row if they start from the model', () => {
  const row = rowOf(layerOf('cross'), 2, 3);
  assert.equal(linesOf(row, 'file'), 'file lines');
  assert.equal(linesOf(row, 'model'), 'start\nhead, row = 2, 3\nrest');
});

test('columns fill the room, and scroll where they would be too narrow', () => {
  const roomy = columnsIn(7, 1000, false),
    tight = columnsIn(97, 1000, false),
    phone = columnsIn(7, 1000, true);
  assert.ok(!roomy.isWide && roomy.width <= 1000 - 240 && roomy.pitch === Math.floor(roomy.width / 7));
  assert.ok(tight.isWide && tight.width === 97 * tight.pitch && tight.pitch >= 20);
  assert.ok(phone.pitch > roomy.pitch, 'formulas stand above the columns of a phone');
  assert.equal(roomy.full - roomy.width, tight.full - tight.width);
});
