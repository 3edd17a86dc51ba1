/* Tokens and numbers as text, compared with the server's drawings. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as format from '../../viz_app/frontend/state/format.js';
import { reference } from './reference.js';

test('tokens have the same names as in Python', () => {
  for (const [piece, label] of Object.entries(reference().labels)) assert.equal(format.label(piece), label, piece);
});

test('numbers have a true minus, and none before zero', () => {
  for (const [value, number, signed, whole] of reference().numbers) {
    assert.equal(format.number(value), number);
    assert.equal(format.signed(value), signed);
    assert.equal(format.number(value, 0), whole);
  }
  assert.equal(format.number(null), 'NaN');
  assert.equal(format.number(-Infinity), '−∞');
  assert.equal(format.signed(Infinity), '+∞');
});

test('shares are whole per cent if this is exact enough', () => {
  for (const [share, percent] of reference().percents) assert.equal(format.percent(share), percent, String(share));
});

test('tokens with the name of an object property are plain tokens', () => {
  assert.equal(format.isSpecial('constructor'), false);
  assert.equal(format.label('constructor'), 'constructor');
  assert.equal(format.isSpecial('<s>'), true);
  assert.equal(format.isSpecial('<0xE2>'), true);
});

test('pieces without a space between them are joined', () => {
  const pieces = ['▁foot', 'ball', '▁in', '<0xC3>', '<0xA4>', '</s>'];
  const joined = pieces.map((_, i) => format.isJoined(pieces, i));
  assert.deepEqual(joined, [false, true, false, true, true, false]);
});

test('a lone punctuation mark is quoted in a sentence', () => {
  assert.equal(format.quoted(','), '‘,’');
  assert.equal(format.quoted('▁Hund'), 'Hund');
  assert.equal(format.quoted('</s>'), '‹end›');
});

test('lists read as sentences do', () => {
  assert.equal(format.list(['a', 'b', 'c']).join(''), 'a, b and c');
  assert.equal(format.list(['a']).join(''), 'a');
  assert.equal(format.tiny(2.44e-7), '2.4 × 10⁻⁷');
  assert.equal(format.tiny(0), '0');
  assert.equal(format.thousands(1234567), '1\u202f234\u202f567');
});

test('each listed share is rounded by itself, and all others take the rest', () => {
  const wholes = (...shares) => format.wholePercents(shares);
  assert.deepEqual(wholes(0.9641, 0.0105, 0.0041), [96, 1, 0], 'no share is larger than it is, so that a sum is 100');
  assert.deepEqual(wholes(1 / 3, 1 / 3, 1 / 3), [33, 33, 33]);
  assert.deepEqual(wholes(), []);
  assert.equal(format.restOf([96, 1, 0]), 3);
  assert.equal(format.restOf([]), 100);
  assert.equal(format.restOf([50, 26, 25]), 0, 'never less than nothing');
  for (let count = 1; count < 60; count++) {
    const raw = Array.from({ length: count }, (_, i) => ((i * 7919) % 101) + 1),
      sum = raw.reduce((all, one) => all + one, 0),
      shares = raw.map((one) => one / sum);
    wholes(...shares).forEach((one, i) => assert.ok(Math.abs(one - shares[i] * 100) <= 0.5));
  }
  assert.deepEqual(format.percents([0.997, 0.003]), ['>99\u202f%', '<1\u202f%']);
  assert.deepEqual(format.percents([1, 0]), ['100\u202f%', '<1\u202f%']);
  assert.deepEqual([...format.percents([NaN]), format.percent(NaN), format.share(NaN)], ['NaN', 'NaN', 'NaN']);
});
