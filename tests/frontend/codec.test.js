/* The codec, compared with Python on packed weights: the page prints the same digits as Python. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { reference } from './reference.js'; // first, because it sets the contract
import * as arrays from '../../viz_app/frontend/state/arrays.js';
import * as codec from '../../viz_app/frontend/state/codec.js';

const printed = (weight) => (weight === 'nan' ? 'NaN' : weight);

test('every weight of a run is read with the digits that Python prints', () => {
  for (const { payload, maps } of reference().runs) {
    const run = codec.readRun(JSON.stringify(payload));
    assert.deepEqual(run.names, Object.keys(maps));
    for (const name of run.names) {
      const map = run.maps[name];
      const cells = map.queries.length * map.keys.length;
      assert.deepEqual([map.queries, map.keys], [maps[name].queries, maps[name].keys]);
      for (let layer = 0; layer < map.layers; layer++) {
        for (let head = 0; head < map.heads; head++) {
          const start = (layer * map.heads + head) * cells;
          map.levels(layer, head).forEach((level, cell) => {
            const expected = printed(maps[name].decimals[start + cell]);
            if (expected === '5.000') assert.equal(codec.decimals(level), '> 3.722');
            else assert.equal(codec.decimals(level), expected);
          });
        }
      }
    }
  }
});

test('masked cells are marked as masked', () => {
  for (const { payload, maps } of reference().runs) {
    const run = codec.readRun(payload);
    for (const name of run.names) assert.deepEqual([...run.maps[name].allowed], maps[name].allowed);
    assert.deepEqual(
      run.names.map((name) => run.maps[name].allAllowed),
      run.names.map((name) => maps[name].allowed.every(Boolean)),
    );
  }
});

test('decoder rows predict the next token, encoder rows nothing', () => {
  const { payload } = reference().runs[0];
  const run = codec.readRun(payload);
  assert.equal(run.task, 'translate');
  assert.equal(run.maps.encoder.writes, null);
  assert.deepEqual(run.maps.cross.writes, payload.target.slice(1));
  assert.deepEqual(run.maps.decoder.queries, payload.target.slice(0, -1));
});

test('a run of another version is refused by its number', () => {
  const { payload } = reference().runs[0];
  assert.throws(() => codec.readRun({ ...payload, version: 7 }), /version 1, not 7/);
  assert.throws(() => codec.readRun('null'), /not undefined/);
});

test('levels hold decimals; per cents of a row are each rounded', () => {
  const level = 15 + 2;
  assert.equal(codec.decimals(level), '0.015');
  const row = [335, 334, 331].map(codec.levelOf);
  assert.deepEqual(codec.percentsOfRow([0, 0, 0, ...row], 1, 3), [34, 33, 33]);
  assert.equal(codec.percentOfCell(row, 0, 3, 2), '33\u202f%');
  assert.equal(codec.percentOfCell([996, 4].map(codec.levelOf), 0, 2, 0), '>99\u202f%');
  assert.equal(codec.percentOfCell([codec.NAN, codec.NAN], 0, 2, 0), 'NaN');
  assert.ok(Number.isNaN(codec.weight(codec.NAN)));
});

test('arrays of the server come back bit by bit', () => {
  const { packed, numbers, bits, ones } = reference().arrays;
  const array = arrays.unpack(packed);
  assert.deepEqual([...array.data], numbers.flat(2));
  assert.deepEqual([...arrays.at(array, 2, 3)], numbers[2][3]);
  assert.deepEqual([...arrays.at(array, 1)], numbers[1].flat());
  assert.deepEqual([...arrays.unpackBits(bits).data], ones.flat());
  assert.equal(arrays.unpack(null), null);
});
