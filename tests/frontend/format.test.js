/* Tokens and numbers in words, as `viz_app.view_models.words` writes them in drawings. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as words from '../../viz_app/frontend/state/format.js';
import { reference } from './reference.js';

test('tokens are called what Python calls them', () => {
  for (const [piece, label] of Object.entries(reference().labels)) assert.equal(words.label(piece), label, piece);
});

test('numbers have a true minus, and none before zero', () => {
  for (const [value, number, signed, whole] of reference().numbers) {
    assert.equal(words.number(value), number);
    assert.equal(words.signed(value), signed);
    assert.equal(words.number(value, 0), whole);
  }
  assert.equal(words.number(null), 'NaN');
  assert.equal(words.number(-Infinity), '−∞');
  assert.equal(words.signed(Infinity), '+∞');
});

test('shares are whole per cent where that says enough', () => {
  for (const [share, percent] of reference().percents) assert.equal(words.percent(share), percent, String(share));
});

test('names that every object has are plain tokens', () => {
  assert.equal(words.isSpecial('constructor'), false);
  assert.equal(words.label('constructor'), 'constructor');
  assert.equal(words.isSpecial('<s>'), true);
  assert.equal(words.isSpecial('<0xE2>'), true);
});

test('pieces touch where no space was', () => {
  const pieces = ['▁foot', 'ball', '▁in', '<0xC3>', '<0xA4>', '</s>'];
  const joined = pieces.map((_, i) => words.isJoined(pieces, i));
  assert.deepEqual(joined, [false, true, false, true, true, false]);
});

test('a lone mark is quoted in running text', () => {
  assert.equal(words.quoted(','), '‘,’');
  assert.equal(words.quoted('▁Hund'), 'Hund');
  assert.equal(words.quoted('</s>'), '‹end›');
});

test('lists read as sentences do', () => {
  assert.equal(words.list(['a', 'b', 'c']).join(''), 'a, b and c');
  assert.equal(words.list(['a']).join(''), 'a');
  assert.equal(words.tiny(2.44e-7), '2.4 × 10⁻⁷');
  assert.equal(words.tiny(0), '0');
  assert.equal(words.thousands(1234567), '1\u202f234\u202f567');
});
