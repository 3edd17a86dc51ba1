/* One head: the selection by an address, and the numbers and texts of the eight steps. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { D_HEAD, HEADS, KEYS, QUERIES, layerOf } from './head_layer.js';
import { openAddress } from './reference.js';

openAddress('http://page.test/');
const { STAGES, whyOf } = await import('../../viz_app/frontend/pages/head/stages.js');
const { linesOf } = await import('../../viz_app/frontend/pages/head/recompute_card.js');
const { rowOf } = await import('../../viz_app/frontend/state/layer.js');
const { LAST, pickedHead, resolve } = await import('../../viz_app/frontend/pages/head/selection.js');

const select = (layer, chosen, known = null) => resolve(layer, chosen, known);

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
  assert.equal(select(layer, { head: 1, step: 2 }, row).row, row);
  assert.notEqual(select(layer, { head: 2, step: 2 }, row).row, row);
  assert.notEqual(select(layerOf('cross'), { head: 1, step: 2 }, row).row, row);
});

test('another map forgets the key, another layer keeps the map', () => {
  assert.deepEqual(pickedHead({ map: 'cross' }, 'decoder'), { map: 'cross', key: null });
  assert.deepEqual(pickedHead({ layer: 2 }, 'decoder'), { map: 'decoder', layer: 2 });
  assert.deepEqual(pickedHead({ head: 2 }, 'decoder'), { head: 2 });
});

test('the step of the mask says how many tokens are masked, and why', () => {
  const row = rowOf(layerOf('decoder'), 0, 2);
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

test('a row of a long text is that of the whole layer, though one head and some rows of it are there', () => {
  const whole = layerOf('decoder'),
    [head, rows] = [2, [5, 9]],
    cut = ({ shape, data }, axis) => {
      const row = shape.slice(axis + 1).reduce((all, size) => all * size, 1);
      return {
        shape: [...shape.slice(0, axis), rows[1] - rows[0], ...shape.slice(axis + 1)],
        data: data.subarray(rows[0] * row, rows[1] * row),
      };
    },
    one = ({ shape: [, ...shape], data }, width = data.length / HEADS) => ({
      shape: [1, ...shape],
      data: data.subarray(head * width, (head + 1) * width),
    }),
    { x, query, key, value, scores, scaled, weights, joined } = whole.arrays,
    own = Float32Array.from(
      { length: KEYS * D_HEAD },
      (_, at) => joined.data[Math.floor(at / D_HEAD) * HEADS * D_HEAD + head * D_HEAD + (at % D_HEAD)],
    ),
    parts = {
      ...{ x: cut(x, 0), query: cut(one(query), 1), key: one(key), value: one(value), scores: cut(one(scores), 1) },
      ...{
        scaled: cut(one(scaled), 1),
        weights: cut(one(weights), 1),
        joined: cut({ shape: [KEYS, D_HEAD], data: own }, 0),
      },
    },
    part = { ...whole, only: head, rows, arrays: parts, open: cut(whole.open, 0) },
    some = ({ x, query, scores, scaled, weights, open, output, key, value }) => [
      x,
      query,
      scores,
      scaled,
      weights,
      open,
      output,
      key(3),
      value(4),
    ];
  for (const i of [5, 8]) assert.deepEqual(some(rowOf(part, head, i)), some(rowOf({ ...whole, only: null }, head, i)));
});
