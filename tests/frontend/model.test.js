/* The vocabulary without a page: search, the nearest token on a side, marks, names without overlap, the visible part.
 */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress } from './reference.js';

openAddress('http://page.test/');
const map = await import('../../viz_app/frontend/pages/model/vocabulary.js');
const { bornSentence, nearest, roleSentence, since } =
  await import('../../viz_app/frontend/pages/model/training_history.js');

const LABELS = ['snowy', 'Snow', 'snow', 's', '‹end›', 'wind', 'Ünder'];
const WORDS = { tokens: ['▁snowy', '▁Snow', 'snow', 's', '</s>', '▁wind', '▁Ünder'], labels: LABELS };
WORDS.keys = LABELS.map(map.keyOf);
const SENTENCE = { source: [3, 5, 4], target: [5, 1], sides: ['A', 'B'] };
// a cross: 0 in the middle, 1 right, 2 left, 3 above, 4 below, 5 far right
const POINTS = Float32Array.of(0, 0, 1, 0.2, -1, 0.2, 0.1, 1, 0.1, -1, 5, 0);

test('a search finds by prefix, whole words first, whatever the capitals', () => {
  assert.deepEqual(map.found(WORDS, 'snow'), [1, 2, 0]);
  assert.deepEqual(map.found(WORDS, ' SNOWY '), [0]);
  assert.deepEqual(map.found(WORDS, 'u\u0308'), [6], 'a letter and its mark are one letter');
  assert.deepEqual(map.found(WORDS, '   '), []);
  assert.deepEqual(map.found(WORDS, '<b>'), []);
  const many = { keys: Array.from({ length: 40 }, () => 'same') };
  assert.equal(map.found(many, 'sa').length, 8);
});

test('the page opens with the longest word of the sentence, special ones left out', () => {
  assert.equal(map.firstChoice(WORDS, SENTENCE), 5);
  assert.equal(map.firstChoice(WORDS, { ...SENTENCE, source: [4] }), -1);
});

test('only ids of the vocabulary exist', () => {
  assert.ok(map.isThere(WORDS, 6));
  for (const id of [7, -1, 1.5, NaN]) assert.ok(!map.isThere(WORDS, id));
});

test('an arrow leads to the nearest token on its side', () => {
  const on = (key, from = 0) => map.onSide(POINTS, from, key);
  assert.deepEqual(
    ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].map((key) => on(key)),
    [1, 2, 3, 4],
  );
  assert.equal(on('ArrowRight', 5), null);
  assert.equal(on('Enter'), null);
});

test('each token is marked once, by what matters most about it', () => {
  const marks = map.marksOf(
    5,
    [
      [1, 0.9],
      [0, 0.8],
      [6, 0.7],
    ],
    SENTENCE,
  );
  assert.deepEqual(
    marks.map(({ id, kind }) => `${id} ${kind}`),
    ['5 chosen', '3 sentence', '4 sentence', '1 sentence', '0 near', '6 near'],
  );
});

/** Dots on one line, each with a name of 42 × 14 px. */
const dotsAt = (...places) => places.map((x, id) => ({ id, x, y: 20, width: 42, height: 14 }));

test('names that would overlap are left out, and fit again after zooming in', () => {
  const ids = (px) => [...map.named(dotsAt(0, px, 5 * px), Infinity).keys()];
  assert.deepEqual(ids(8), [0]);
  assert.deepEqual(ids(30), [0, 2]);
  assert.deepEqual(ids(42), [0, 1, 2]);
  const [first, second] = dotsAt(0, 8);
  assert.equal(map.named([first, { ...second, y: 33 }], Infinity).size, 1);
  assert.equal(map.named([first, { ...second, y: 34 }], Infinity).size, 2, 'one below the other');
});

test('a name that the map would cut off on the right stands on the left of its dot', () => {
  const side = (edge) => map.named(dotsAt(100), edge).get(0);
  assert.equal(side(142), 'right');
  assert.equal(side(141), 'left');
  assert.equal(side(99), 'right', 'what is out of sight anyway stays as it is');
});

test('the visible part is a square that contains the whole sentence', () => {
  const { x, y } = map.around(POINTS, [1, 2, 4]);
  assert.ok(Math.abs(x[1] - x[0] - (y[1] - y[0])) < 1e-6);
  for (const id of [1, 2, 4]) {
    assert.ok(POINTS[2 * id] > x[0] && POINTS[2 * id] < x[1]);
    assert.ok(POINTS[2 * id + 1] > y[0] && POINTS[2 * id + 1] < y[1]);
  }
  const alone = map.around(POINTS, [3]);
  assert.ok(alone.x[1] > alone.x[0]);
});

test('counts have a decimal only where they need one', () => {
  assert.deepEqual([0.475, 12, 3.04].map(map.count), ['0.5', '12', '3']);
});

const roles = {
  role: [[['mixed', 'next', 'previous']], [['previous', 'mixed', 'previous']], [['previous', 'mixed', 'mixed']]],
  strength: [[[0.2, 0.5, 0.6]], [[0.5, 0.3, 0.6]], [[0.7, 0.3, 0.3]]],
};
const learned = { steps: [3, 40, 1000] };

test('a step stands for the moment nearest by its logarithm', () => {
  assert.deepEqual(
    [0, 3, 10, 12, 199, 201, 1e9].map((step) => nearest(learned.steps, step)),
    [0, 0, 0, 1, 1, 2, 2],
  );
});

test('a head has its role since the last unbroken run of it began', () => {
  assert.deepEqual(
    [0, 1, 2].map((head) => since(roles, 0, head)),
    [1, 1, 2],
  );
});

test('the sentence about a head depends on the moment', () => {
  const said = (at, head) => roleSentence(learned, roles, at, 0, head);
  assert.equal(said(0, 0), 'Layer 1, head 1 is still mixed here; it looks at the token before from step 40 on.');
  assert.equal(
    said(2, 0),
    'Layer 1, head 1 looks at the token before here, with 70\u202f% of its attention, and has since step 40.',
  );
  assert.match(said(0, 1), /looks at the token after here, with 50\u202f% .*; at the end it is mixed\.$/);
  assert.equal(said(2, 1), 'Layer 1, head 2 is mixed at this moment, and at the end.');
  assert.equal(bornSentence(learned, roles), '1 of these 3 heads has a clear role at the end, since step 40.');
});

test('the token nearest to a place is found, and none beyond the reach', () => {
  const points = Float32Array.from([0, 0, 3, 4, 3, 5]);
  assert.equal(map.nearestTo(points, { x: 3, y: 4.4 }, 1), 1);
  assert.equal(map.nearestTo(points, { x: 3, y: 4.6 }, 1), 2);
  assert.equal(map.nearestTo(points, { x: 10, y: 10 }, 1), null);
});

test('the part of the map around a vocabulary of 300,000 tokens is found', () => {
  const many = Float32Array.from({ length: 600000 }, (_, at) => at % 4);
  assert.deepEqual(map.around(many, [...Array(300000).keys()], 1).x, [0, 2]);
});
