/* The WebAssembly kernel gives the products of plain sums, for every number of rows and width that it takes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const code = readFileSync(new URL('../../viz_app/static/kernel/linear.wasm', import.meta.url));
const memory = new WebAssembly.Memory({ initial: 4 });
const { instance } = await WebAssembly.instantiate(code, { env: { memory } });
const linear = /** @type {(...numbers: number[]) => void} */ (instance.exports.linear);
const [X, W, B, Y] = [0, 1 << 15, 1 << 16, 1 << 17]; // bytes
const UNTOUCHED = 12345;

/** @param {number} start @param {number} length @param {(index: number) => number} number */
function put(start, length, number) {
  const array = new Float32Array(memory.buffer, start, length);
  return array.map((_, index) => (array[index] = number(index)));
}

for (const m of [1, 2, 3, 4, 5, 7])
  for (const k of [4, 12, 16, 20, 64])
    for (const n of [4, 8, 44])
      test(`${m} rows, ${k} read, ${n} made`, () => {
        const x = put(X, m * k, (index) => Math.sin(index + 1));
        const w = put(W, n * k, (index) => Math.cos(3 * index));
        const b = put(B, n, (index) => index / 7 - 1);
        const y = new Float32Array(memory.buffer, Y, m * n + 1).fill(UNTOUCHED);
        linear(X, W, B, Y, m, 4 * k, 4 * n);
        for (let i = 0; i < m; i++)
          for (let j = 0; j < n; j++) {
            let sum = b[j];
            for (let at = 0; at < k; at++) sum += x[i * k + at] * w[j * k + at];
            assert.ok(Math.abs(y[i * n + j] - sum) < 1e-5, `${y[i * n + j]} and ${sum} at ${i}, ${j}`);
          }
        assert.equal(y[m * n], UNTOUCHED);
      });
