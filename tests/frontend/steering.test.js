/* Vectors to steer with: what is written is read again, and a file of NumPy becomes one or a sentence. */
import assert from 'node:assert/strict';
import test from 'node:test';
import './reference.js';
import * as steering from '../../viz_app/frontend/state/steering.js';

/** @param {string} header @param {number[]} numbers @param {boolean} [isLittle] */
function npy(header, numbers, isLittle = true) {
  const text = header.padEnd(53) + '\n',
    bytes = new Uint8Array(10 + text.length + 4 * numbers.length),
    view = new DataView(bytes.buffer);
  bytes.set([0x93, ...[...'NUMPY'].map((letter) => letter.charCodeAt(0)), 1, 0, text.length, 0]);
  bytes.set(
    [...text].map((letter) => letter.charCodeAt(0)),
    10,
  );
  numbers.forEach((value, at) => view.setFloat32(10 + text.length + 4 * at, value, isLittle));
  return bytes.buffer;
}
const HEADER = "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }",
  NUMBERS = [1.5, -2, 0];

test('what is written is read again', () => {
  /** @type {steering.Steer[]} */
  const steers = [
    { stack: 'encoder', depth: 1, rows: [2, 3], source: ['difference', 'a “b” <i>', '😀'], amount: -1.25 },
    { stack: 'decoder', depth: 0, rows: null, source: ['token', 7], amount: 2 },
  ];
  assert.deepEqual(steering.read(steering.written(steers)), steers);
  assert.equal(steering.written([]), null);
});

test('a file of NumPy is a vector in either order of its bytes', () => {
  const source = steering.fromNumpy(npy(HEADER, NUMBERS), 3);
  assert.deepEqual(source, ['vector', 'AADAPwAAAMAAAAAA']);
  assert.deepEqual(steering.fromNumpy(npy(HEADER.replace('<', '>'), NUMBERS, false), 3), source);
});

test('any other file is a sentence', () => {
  /** @type {[ArrayBuffer, RegExp][]} */
  const files = [
    [new ArrayBuffer(0), /does not hold/],
    [new ArrayBuffer(9), /does not hold/],
    [new ArrayBuffer(4000), /does not hold/],
    [npy(HEADER.replace('<f4', '<f8'), NUMBERS), /does not hold/],
    [npy(HEADER.replace('<f4', '|O'), NUMBERS), /does not hold/],
    [npy(HEADER.replace('(3,)', '(1, 3)'), NUMBERS), /does not hold/],
    [npy(HEADER.replace('(3,)', '(9,)'), NUMBERS), /does not hold/],
    [npy(HEADER.replace('(3,)', '()'), NUMBERS), /does not hold/],
    [npy(HEADER, [...NUMBERS, 4]), /does not hold/],
    [npy(HEADER.replace('(3,)', '(4,)'), [...NUMBERS, 4]), /has 4 numbers; states of this model have 3/],
    [npy(HEADER, [1, NaN, 2]), /not finite/],
    [npy(HEADER, [1, -Infinity, 2]), /not finite/],
  ];
  for (const [file, said] of files) assert.throws(() => steering.fromNumpy(file, 3), said);
});

test('a file of 2 GB is refused unread', async () => {
  const file = /** @type {File} */ ({ size: 2 ** 31, arrayBuffer: () => assert.fail('read') });
  await assert.rejects(steering.fromFile(file, 3), /has 2147483648 bytes; a vector of this model has 12/);
});

test('a long text is cut between letters', () => {
  const told = steering.told({
    ...{ stack: 'encoder', depth: 1, rows: null, amount: 1 },
    source: ['difference', '😀'.repeat(40), 'b'],
  });
  assert.equal(told, `1 × (‘${'😀'.repeat(24)}…’ − ‘b’)`);
});
