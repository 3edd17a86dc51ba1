/* The sinusoidal encoding, compared with the model's own table. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as encoding from '../../viz_app/frontend/pages/positions/encoding.js';
import { reference } from './reference.js';

const near = (a, b, tolerance) => assert.ok(Math.abs(a - b) <= tolerance, `${a} is not ${b}`);

test('table, wavelengths and dot products are the model’s', () => {
  for (const { size, table, wavelengths, dots } of reference().encodings) {
    const [length, width, base] = size;
    const drawn = encoding.sinusoidal(...size);
    table.flat().forEach((value, i) => near(drawn.data[i], value, 1e-6));
    wavelengths.forEach((value, d) => near(encoding.wavelength(d, width, base) / value, 1, 1e-9));
    const products = encoding.dots(drawn);
    assert.equal(products.length, length * length);
    dots.flat().forEach((value, i) => near(products[i], value, 1e-4));
  }
});

test('a step is a rotation: PE(p) turned by k positions is PE(p + k)', () => {
  const { numbers, error } = encoding.turned(encoding.sinusoidal(31, 22, 17.5), 5, 17.5);
  assert.equal(numbers, 22 * (31 - 5));
  assert.ok(error < 1e-6);
  const other = encoding.turned(encoding.sinusoidal(31, 22, 17.5), 5, 170);
  assert.ok(other.error > 0.1, 'with another base it is none');
});

test('a wave runs through the numbers of the table', () => {
  const { data } = encoding.sinusoidal(13, 7, 10000);
  for (let p = 0; p < 13; p++) for (let d = 0; d < 7; d++) near(encoding.wave(d, p, 7, 10000), data[p * 7 + d], 1e-6);
});

test('a learned table is cut to the length asked for', () => {
  const table = { shape: [5, 3], data: Float32Array.from({ length: 15 }, (_, i) => i) };
  assert.deepEqual([...encoding.learned(table, 2).data], [0, 1, 2, 3, 4, 5]);
  assert.equal(encoding.learned(table, 9).length, 5);
});

test('the default dimensions are even dimensions of the table', () => {
  for (const [width, base] of [
    [7, 10000],
    [256, 10000],
    [1, 3],
    [22, 1],
  ])
    for (const d of encoding.worthALook(width, base)) assert.ok(d % 2 === 0 && d >= 0 && d < Math.max(2, width));
});
