/* Rotary positions in one head of the live model: its queries and keys before and after they are turned, checked against
   the formula (Su et al. 2021, section 3.2.2). Dimensions i and i + n are a pair, n being the number of pairs, or
   neighbours are, as in Cohere's models. */
/** @import { FloatArray } from '../../types' */
/** @import { Rotation } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { fence, node } from '../../widgets/formulae.js';

export const LAW_OF_TURNS =
  '<math><msub><mover><mi>q</mi><mo>˜</mo></mover><mi>p</mi></msub><mo>=</mo><mrow><mo>(</mo><mtable><mtr><mtd><mi>cos</mi><mi>p</mi><mi>ω</mi></mtd><mtd><mo form="prefix">−</mo><mi>sin</mi><mi>p</mi><mi>ω</mi></mtd></mtr><mtr><mtd><mi>sin</mi><mi>p</mi><mi>ω</mi></mtd><mtd><mi>cos</mi><mi>p</mi><mi>ω</mi></mtd></mtr></mtable><mo>)</mo></mrow><mspace width=".2em"/><msub><mi>q</mi><mi>p</mi></msub></math>';

/** Return row `p` of vectors. @type {(vectors: FloatArray, p: number) => Float32Array} */
const rowOf = ({ shape: [, width], data }, p) => data.subarray(p * width, (p + 1) * width);
/** @type {(a: Float32Array, b: Float32Array) => number} */
const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);

/** Return the dimensions of a pair. @type {(rotation: Rotation, pair: number) => [number, number]} */
const handOf = ({ turns, frequencies }, pair) =>
  turns === 'pairs' ? [2 * pair, 2 * pair + 1] : [pair, pair + frequencies.data.length];

/** Return a vector turned by `places` positions. @type {(rotation: Rotation, vector: Float32Array, places: number) => Float32Array} */
function turnedBy(rotation, vector, places) {
  const turned = Float32Array.from(vector),
    { scale } = rotation;
  rotation.frequencies.data.forEach((frequency, pair) => {
    const [i, j] = handOf(rotation, pair),
      [sin, cos] = [Math.sin(places * frequency), Math.cos(places * frequency)];
    turned[i] = scale * (cos * vector[i] - sin * vector[j]);
    turned[j] = scale * (sin * vector[i] + cos * vector[j]);
  });
  return turned;
}

/** Return the largest difference between the model's turned vectors and the formula, and the count of compared numbers. @param {Rotation} rotation */
export function checked(rotation) {
  let error = 0;
  for (const [plain, turned] of [
    [rotation.query, rotation.turned_query],
    [rotation.key, rotation.turned_key],
  ])
    for (let p = 0; p < plain.shape[0]; p++) {
      const own = rowOf(turned, p);
      turnedBy(rotation, rowOf(plain, p), p).forEach((value, i) => (error = Math.max(error, Math.abs(value - own[i]))));
    }
  return { error, numbers: 2 * rotation.query.data.length };
}

/** @type {(rotation: Rotation, row: number, pair: number) => string} */
export const titleOf = (rotation, row, pair) => {
  const { layer, head, tokens } = rotation,
    [first, second] = handOf(rotation, pair);
  return say('positions-layer-head-dimensions', {
    layer: layer + 1,
    head: head + 1,
    pair: first,
    pairB: second,
    row: format.quoted(tokens[row]),
    rowB: row,
  });
};

/** Return the numbers of a pair of the query at a position: turned = rotation × plain. @type {(rotation: Rotation, row: number, pair: number) => Element} */
export function equation(rotation, row, pair) {
  const { data } = rotation.frequencies,
    angle = row * data[pair],
    hand = (/** @type {FloatArray} */ vectors) => handOf(rotation, pair).map((i) => [rowOf(vectors, row)[i]]),
    [sin, cos] = [Math.sin(angle), Math.cos(angle)].map((value) => rotation.scale * value);
  const turned = node('mover', node('mi', 'q'), node('mo', '˜'));
  return node(
    'math',
    node('msub', turned, node('mn', String(row))),
    node('mo', '='),
    fence(hand(rotation.turned_query), 2),
    node('mo', '='),
    fence(
      [
        [cos, -sin],
        [sin, cos],
      ],
      2,
    ),
    fence(hand(rotation.query), 2),
  );
}

/** Return the sentences about a head: what is turned, and that only the distance counts. @type {(rotation: Rotation, row: number, step: number) => { check: string, error: number, about: string }} */
export function says(rotation, row, step) {
  const { error, numbers } = checked(rotation),
    { layer, head, tokens } = rotation,
    from = Math.max(0, row - step),
    key = rowOf(rotation.key, from),
    live = dot(rowOf(rotation.turned_query, row), rowOf(rotation.turned_key, from)),
    byDistance = dot(turnedBy(rotation, rowOf(rotation.query, row), row - from), turnedBy(rotation, key, 0));
  const about = say('positions-layer-head-query', {
    layer: layer + 1,
    head: head + 1,
    row: format.quoted(tokens[row]),
    rowB: row,
    from: format.quoted(tokens[from]),
    fromB: from,
    live: format.number(live, 3),
    rowC: row - from,
    byDistance: format.number(byDistance, 3),
    query: format.number(dot(rowOf(rotation.query, row), key), 3),
  });
  return {
    check: say('positions-checked-on-all-numbers', {
      numbers: format.thousands(numbers),
      error: format.tiny(error).replaceAll(' ', '\u00a0'),
    }),
    error,
    about,
  };
}
