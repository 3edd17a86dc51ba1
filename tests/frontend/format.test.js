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

test('shares that are listed add up to what they are shares of', () => {
  const wholes = (...shares) => format.wholePercents(shares);
  assert.deepEqual(wholes(0.925, 0.035, 0.04), [93, 3, 4]);
  assert.deepEqual(wholes(1 / 3, 1 / 3, 1 / 3), [34, 33, 33]);
  assert.deepEqual(wholes(0.333, 0.333, 0.333), [34, 33, 33], 'thousandths of a whole');
  assert.deepEqual(wholes(0.2, 0.2), [20, 20], 'a row of a wrong softmax');
  assert.deepEqual(wholes(), []);
  for (let count = 1; count < 60; count++) {
    const raw = Array.from({ length: count }, (_, i) => ((i * 7919) % 101) + 1),
      sum = raw.reduce((all, one) => all + one, 0),
      shares = raw.map((one) => one / sum),
      whole = format.wholePercents(shares);
    assert.equal(
      whole.reduce((all, one) => all + one, 0),
      100,
    );
    whole.forEach((one, i) => assert.ok(Math.abs(one - shares[i] * 100) < 1));
  }
  assert.deepEqual(format.percents([0.997, 0.003]), ['>99\u202f%', '<1\u202f%']);
  assert.deepEqual(format.percents([1, 0]), ['100\u202f%', '<1\u202f%']);
});
