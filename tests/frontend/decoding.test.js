/* Kinds of decoding as parameters of an address, compared with `viz_app.protocol`. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { reference } from './reference.js'; // first, because it sets the contract
import * as decoding from '../../viz_app/frontend/state/decoding.js';

test('what the server writes is read and written back alike', () => {
  for (const parameters of reference().decodings)
    assert.deepEqual(decoding.write(decoding.read(parameters)), parameters);
});

test('the numbers of a link are read, and the others have their defaults', () => {
  const read = decoding.read({ decoding: 'sample.3', temperature: '0.7', top_k: '5' });
  assert.deepEqual(read, { kind: 'sample', temperature: 0.7, top_k: 5, top_p: 1, seed: 3 });
  assert.deepEqual(decoding.read({ decoding: 'beam.4' }), { kind: 'beam', beam: 4, length_penalty: 1.4 });
});

test('an unknown kind is greedy', () => {
  for (const text of [undefined, '', 'none.3', 'constructor', '__proto__.1'])
    assert.deepEqual(decoding.read({ decoding: text }), { kind: 'greedy' });
});

test('every kind starts with its defaults, within their limits', () => {
  for (const { name: kind, options } of reference().protocol.ways) {
    const start = decoding.startOf(kind);
    assert.equal(start.kind, kind);
    assert.deepEqual(decoding.optionsOf(kind), options);
    for (const { name, lowest, highest, usual } of options) {
      assert.equal(start[name], usual);
      assert.ok(lowest <= usual && usual <= highest, name);
    }
  }
});

test('the short text and the sentence name values that are not defaults', () => {
  assert.equal(decoding.short({ kind: 'greedy' }), 'greedy');
  assert.equal(decoding.short(decoding.read({ decoding: 'beam.4' })), 'beam 4');
  assert.equal(decoding.short(decoding.read({ decoding: 'beam.4', length_penalty: '1' })), 'beam 4, penalty 1');
  const sampled = decoding.read({ decoding: 'sample.3', top_k: '5', top_p: '0.9' });
  assert.equal(decoding.short(sampled), 'sample, temperature 1, top 5, top p 0.9, seed 3');
  assert.match(decoding.describe(sampled), /from the 5 likeliest and the likeliest that make up 90/);
});

test('a forced beginning is read as text, or as pieces if the text would be ambiguous', () => {
  assert.equal(decoding.beginning({ forced: 'Ein Hund' }), 'Ein Hund');
  assert.equal(decoding.beginning({ forced: 'ids.3.5.7' }, ['▁Fuß', 'ball', '▁ist']), 'Fußball ist');
  assert.equal(decoding.beginning({}), '');
});

test('a forced beginning of token ids gives no text for the field', () => {
  assert.equal(decoding.forcedIds([3, 5]), 'ids.3.5');
  assert.equal(decoding.forcedText({ forced: 'ids.3.5' }), '');
  assert.equal(decoding.forcedText({ forced: 'Ein Hund' }), 'Ein Hund');
  assert.equal(decoding.forcedText({}), '');
});
