/* The WebAssembly kernel for a linear layer, as text: y = x Wᵀ + b, float32.

   x is [m, k], W [n, k], b [n] and y [m, n], each row contiguous; k and n are multiples of 4. The kernel works on the
   memory of Python, so nothing is copied. It takes up to 4 rows of x at once with 4 rows of W: 16 sums of 4 lanes stay in
   registers while k is passed through once, then the lanes of each sum are added up. */
const ROWS = 4; // of x and of W in one tile
const PARAMETERS = '(param $x i32) (param $w i32) (param $b i32) (param $y i32)';

const get = (/** @type {string} */ name) => `(local.get $${name})`;
const set = (/** @type {string} */ name, /** @type {string} */ value) => `(local.set $${name} ${value})`;
const plus = (/** @type {string} */ name, /** @type {string} */ more) => set(name, `(i32.add ${get(name)} ${more})`);
const bytes = (/** @type {number} */ count) => `(i32.const ${count})`;
const range = (/** @type {number} */ length) => Array.from({ length }, (_, index) => index);

/** The address of row `index` after `start`, rows being `size` bytes long. @type {(start: string, index: number, size: string) => string} */
const row = (start, index, size) =>
  index ? `(i32.add ${get(start)} (i32.mul ${get(size)} ${bytes(index)}))` : get(start);

/** The sum of the four lanes of a vector. @param {string} name */
function lanes(name) {
  const lane = (/** @type {number} */ index) => `(f32x4.extract_lane ${index} ${get(name)})`;
  return `(f32.add (f32.add ${lane(0)} ${lane(1)}) (f32.add ${lane(2)} ${lane(3)}))`;
}

/** A function for `rows` rows of x and all rows of W. @param {number} rows */
function strip(rows) {
  const sums = range(rows).flatMap((i) => range(ROWS).map((j) => ({ name: `s${i}${j}`, i, j })));
  const weights = range(ROWS).map((j) => set(`w${j}`, `(v128.load ${row('wp', j, 'k4')})`));
  const products = range(rows).flatMap((i) => [
    set('v', `(v128.load ${row('xp', i, 'k4')})`),
    ...range(ROWS).map((j) =>
      set(`s${i}${j}`, `(f32x4.add ${get(`s${i}${j}`)} (f32x4.mul ${get('v')} ${get(`w${j}`)}))`),
    ),
  ]);
  const stores = sums.map(
    ({ name, i, j }) =>
      `(f32.store offset=${4 * j} ${row('y', i, 'n4')} (f32.add ${lanes(name)} (f32.load offset=${4 * j} ${get('b')})))`,
  );
  return `(func $strip${rows} ${PARAMETERS} (param $k4 i32) (param $n4 i32)
    (local $xp i32) (local $wp i32) (local $end i32) (local $last i32) (local $v v128)
    ${range(ROWS)
      .map((j) => `(local $w${j} v128)`)
      .join(' ')} ${sums.map(({ name }) => `(local $${name} v128)`).join(' ')}
    ${set('end', `(i32.add ${get('x')} ${get('k4')})`)} ${set('last', `(i32.add ${get('b')} ${get('n4')})`)}
    (loop $columns
      ${sums.map(({ name }) => set(name, '(v128.const i32x4 0 0 0 0)')).join(' ')}
      ${set('xp', get('x'))} ${set('wp', get('w'))}
      (loop $along ${weights.join(' ')} ${products.join(' ')} ${plus('xp', bytes(16))} ${plus('wp', bytes(16))}
        (br_if $along (i32.lt_u ${get('xp')} ${get('end')})))
      ${stores.join(' ')}
      ${plus('w', `(i32.mul ${get('k4')} ${bytes(ROWS)})`)} ${plus('b', bytes(16))} ${plus('y', bytes(16))}
      (br_if $columns (i32.lt_u ${get('b')} ${get('last')}))))`;
}

const call = (/** @type {number} */ rows) =>
  `(call $strip${rows} ${['x', 'w', 'b', 'y', 'k4', 'n4'].map(get).join(' ')})`;

/** The module: it imports Python's memory and exports `linear(x, w, b, y, m, k4, n4)`, addresses and sizes in bytes. */
export const text = `(module (import "env" "memory" (memory 1))
  ${range(ROWS)
    .map((index) => strip(index + 1))
    .join('\n')}
  (func (export "linear") ${PARAMETERS} (param $m i32) (param $k4 i32) (param $n4 i32)
    (block $rest (loop $strips (br_if $rest (i32.lt_s ${get('m')} ${bytes(ROWS)})) ${call(ROWS)}
      ${plus('x', `(i32.mul ${get('k4')} ${bytes(ROWS)})`)} ${plus('y', `(i32.mul ${get('n4')} ${bytes(ROWS)})`)}
      ${set('m', `(i32.sub ${get('m')} ${bytes(ROWS)})`)} (br $strips)))
    ${[1, 2, 3].map((rows) => `(if (i32.eq ${get('m')} ${bytes(rows)}) (then ${call(rows)}))`).join(' ')}))`;
