/* The WebAssembly kernel for a linear layer, as text: y = x Wᵀ + b, float32.

   x is [m, k], W [n, k], b [n] and y [m, n], each row contiguous; k and n are multiples of 4. The kernel works on the
   memory of Python, so nothing is copied.

   W is read once, from its beginning to its end: it is what has to come from the machine's memory. Of several rows of x
   two meet four rows of W at once: 8 sums of 4 lanes stay in the 16 registers of a processor while k is passed through,
   then the lanes of each sum are added up. A single row of x meets one row of W after the other; with four at once, 1 kB
   apart, the memory gave a third as many bytes a second. */
const [ROWS, COLUMNS] = [2, 4]; // of a tile: rows of x, and rows of W
const VECTORS = 4; // of a row of W at once; each has its own sum, so none waits for another
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

const SIZES = '(param $k4 i32) (param $n4 i32)';
const local = (/** @type {string} */ type, /** @type {string[]} */ names) =>
  names.map((name) => `(local $${name} ${type})`).join(' ');
const fused = (/** @type {string} */ sum, /** @type {string} */ one, /** @type {string} */ other) =>
  set(sum, `(f32x4.add ${get(sum)} (f32x4.mul ${one} ${other}))`);
const loop = (
  /** @type {string} */ label,
  /** @type {string} */ at,
  /** @type {string} */ end,
  /** @type {string} */ body,
) => `(loop $${label} ${body} (br_if $${label} (i32.lt_u ${get(at)} ${get(end)})))`;

/** A function for `rows` rows of x and the next rows of W. @param {number} rows */
function tile(rows) {
  const sums = range(rows).flatMap((i) => range(COLUMNS).map((j) => ({ name: `s${i}${j}`, i, j })));
  const weights = range(COLUMNS).map((j) => set(`w${j}`, `(v128.load ${row('w', j, 'k4')})`));
  const products = range(rows).flatMap((i) => [
    set('v', `(v128.load ${row('x', i, 'k4')})`),
    ...range(COLUMNS).map((j) => fused(`s${i}${j}`, get('v'), get(`w${j}`))),
  ]);
  const stores = sums.map(
    ({ name, i, j }) =>
      `(f32.store offset=${4 * j} ${row('y', i, 'n4')} (f32.add ${lanes(name)} (f32.load offset=${4 * j} ${get('b')})))`,
  );
  const vectors = ['v', ...range(COLUMNS).map((j) => `w${j}`), ...sums.map(({ name }) => name)];
  const on = [plus('x', bytes(16)), plus('w', bytes(16))];
  return `(func $tile${rows} ${PARAMETERS} ${SIZES} (local $end i32) ${local('v128', vectors)}
    ${set('end', `(i32.add ${get('x')} ${get('k4')})`)}
    ${loop('along', 'x', 'end', [...weights, ...products, ...on].join(' '))}
    ${stores.join(' ')})`;
}

/** A function for one row of x and all rows of W; k is a multiple of 4 VECTORS. */
function single() {
  const sums = range(VECTORS).map((index) => `s${index}`);
  const at = (/** @type {string} */ start, /** @type {number} */ index) =>
    `(v128.load offset=${16 * index} ${get(start)})`;
  const products = sums.map((sum, index) => fused(sum, at('xp', index), at('w', index)));
  const on = [plus('xp', bytes(16 * VECTORS)), plus('w', bytes(16 * VECTORS))];
  const total = sums.map(get).reduce((one, other) => `(f32x4.add ${one} ${other})`);
  return `(func $single ${PARAMETERS} ${SIZES} ${local('i32', ['xp', 'end', 'last'])} ${local('v128', sums)}
    ${set('end', `(i32.add ${get('x')} ${get('k4')})`)} ${set('last', `(i32.add ${get('b')} ${get('n4')})`)}
    ${loop(
      'columns',
      'b',
      'last',
      `${sums.map((sum) => set(sum, '(v128.const i32x4 0 0 0 0)')).join(' ')} ${set('xp', get('x'))}
      ${loop('along', 'xp', 'end', [...products, ...on].join(' '))} ${set('s0', total)}
      (f32.store ${get('y')} (f32.add ${lanes('s0')} (f32.load ${get('b')}))) ${plus('b', bytes(4))} ${plus('y', bytes(4))}`,
    )})`;
}

const call = (/** @type {string} */ name, /** @type {string} */ x, /** @type {string} */ y) =>
  `(call $${name} ${[x, 'w', 'b', y, 'k4', 'n4'].map(get).join(' ')})`;
const rowsOn = (/** @type {string} */ at, /** @type {string} */ size, /** @type {number} */ count) =>
  plus(at, `(i32.mul ${get(size)} ${bytes(count)})`);

/** The module: it imports Python's memory and exports `linear(x, w, b, y, m, k4, n4)`, addresses and sizes in bytes. */
export const text = `(module (import "env" "memory" (memory 1)) ${single()}
  ${range(ROWS)
    .map((index) => tile(index + 1))
    .join('\n')}
  (func (export "linear") ${PARAMETERS} (param $m i32) ${SIZES} ${local('i32', ['xp', 'yp', 'left', 'last'])}
    (if (i32.and (i32.eq ${get('m')} ${bytes(1)}) (i32.eqz (i32.rem_u ${get('k4')} ${bytes(16 * VECTORS)})))
      (then ${call('single', 'x', 'y')} (return)))
    ${set('last', `(i32.add ${get('b')} ${get('n4')})`)}
    ${loop(
      'columns',
      'b',
      'last',
      `${set('xp', get('x'))} ${set('yp', get('y'))} ${set('left', get('m'))}
      (block $rest (loop $strips (br_if $rest (i32.lt_s ${get('left')} ${bytes(ROWS)})) ${call(`tile${ROWS}`, 'xp', 'yp')}
        ${rowsOn('xp', 'k4', ROWS)} ${rowsOn('yp', 'n4', ROWS)} ${set('left', `(i32.sub ${get('left')} ${bytes(ROWS)})`)}
        (br $strips)))
      (if ${get('left')} (then ${call('tile1', 'xp', 'yp')}))
      ${rowsOn('w', 'k4', COLUMNS)} ${plus('b', bytes(4 * COLUMNS))} ${plus('y', bytes(4 * COLUMNS))}`,
    )}))`;
