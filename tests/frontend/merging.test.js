/* Merging pieces into words: sums and means computed by hand, and missing values. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress } from './reference.js';

openAddress('http://here/?model=en-de&text=A');
const { merged, summed } = await import('../../viz_app/frontend/state/whole_words.js');
const { keepsPieces, wordsOf } = await import('../../viz_app/frontend/state/whole_words.js');
const { inWords } = await import('../../viz_app/frontend/pages/why/replies.js');
const changes = await import('../../viz_app/frontend/widgets/changes.js');
const { rowWords } = await import('../../viz_app/frontend/pages/head/row.js');

const SOURCE = ['▁Two', '▁um', 'brel', 'las', '.', '</s>'],
  TARGET = ['<s>', '▁Zwei', '▁Schirm', 'e', '</s>'],
  STARTS = { source: [0, 1, 4, 5], target: [0, 1, 2, 4] };

test('pieces of a word are summed without NaN, and a word of NaN only stays NaN', () => {
  const sums = summed([0.5, 1, NaN, -0.25, NaN, 2], wordsOf(SOURCE, STARTS.source));
  assert.deepEqual([...sums], [0.5, 0.75, NaN, 2]);
  assert.deepEqual([...summed([], wordsOf([], []))], []);
});

test('keys are summed and queries averaged, so that rows keep their sum', () => {
  const [queries, keys] = [wordsOf(['▁a', '▁b', 'c'], [0, 1]), wordsOf(['▁x', 'y', '▁z', '▁u', 'v'], [0, 2, 3])];
  const rows = [0.1, 0.2, 0.3, 0.3, 0.1, 0.5, 0.1, 0.1, 0.2, 0.1, 0.25, 0.25, 0, 0.5, 0];
  const cells = [...merged(rows, queries, keys)].map((value) => Number(value.toFixed(6)));
  assert.deepEqual(cells, [0.3, 0.3, 0.4, 0.55, 0.05, 0.4]);
  const first = [...merged(rows, queries, keys, (row) => row < 2)];
  assert.ok(Math.abs(first[3] - 1.1) < 1e-9, 'a row that is not there is not counted');
});

test('changes of words are those of their pieces', () => {
  const starts = { queries: [0], keys: [0, 1], writes: null };
  const map = { layers: 1, heads: 2, queries: ['▁a', 'b'], writes: null, keys: ['▁x', '▁y', 'z'], starts };
  const all = Float32Array.from([100, -50, -50, 40, -20, -20, 0, 10, -10, 0, 30, -30]);
  const at = (layer, head) => all.subarray(head * 6, head * 6 + 6);
  const words = changes.inWords({ at }, map);
  assert.deepEqual([...words.at(0, 0)], [70, -70]);
  assert.deepEqual([...words.at(0, 1)], [0, 0]);
});

const attribution = (source, target) => ({
  ...{ source: Float32Array.from(source), target: Float32Array.from(target) },
  ...{ value: -0.5, empty: null, residual: 0.25, settings: {} },
});
const state = (step) => {
  const rows = [
    { name: 'rollout', numbers: attribution([0.1, 0.2, 0.3, 0.1, 0.2, 0.1], [0.5, 0.25, 0.25]) },
    { name: 'leave-one-out', numbers: attribution([1, 2, NaN, NaN, 0.5, 0.25], [NaN, 1, 3]) },
    { name: 'pooling', numbers: null },
  ];
  return {
    ...{ rows, chosen: rows[1], shownCurves: [{ row: rows[0], curve: new Float32Array(7), area: 0.5 }], step },
    ...{
      facts: { source: SOURCE, target: TARGET, starts: STARTS },
      read: TARGET.slice(0, step + 1),
      place: step + 1,
      word: '',
    },
  };
};

test('explanations in words: the explained token stays a piece, and its word is named', () => {
  const words = inWords(state(2));
  assert.deepEqual(words.facts.source, ['▁Two', '▁umbrellas', '.', '</s>']);
  assert.deepEqual(words.facts.target, ['<s>', '▁Zwei', '▁Schirme', '</s>']);
  assert.deepEqual(words.read, ['<s>', '▁Zwei', '▁Schirm'], 'what is written of a word so far');
  assert.equal(words.word, '▁Schirme');
  const close = (all, expected) => all.forEach((value, at) => assert.ok(Math.abs(value - expected[at]) < 1e-6));
  close(words.rows[0].numbers.source, [0.1, 0.6, 0.2, 0.1]);
  assert.deepEqual([...words.chosen.numbers.source], [1, 2, 0.5, 0.25]);
  assert.deepEqual([...words.chosen.numbers.target], [NaN, 1, 3]);
  assert.equal(words.chosen, words.rows[1]);
  assert.equal(words.shownCurves[0].row, words.rows[0]);
  assert.equal(words.chosen.numbers.residual, 0.25);
  assert.equal(words.rows[2].numbers, null);
  assert.equal(inWords(state(0)).word, '', 'a word of one piece is no part of another');
});

test('a classifier has no written words', () => {
  const given = state(0);
  const words = inWords({
    ...given,
    ...{ step: null, place: null, read: [], rows: [], shownCurves: [], chosen: undefined },
    facts: { source: SOURCE, target: [], starts: { ...STARTS, target: [] } },
  });
  assert.deepEqual([words.facts.target, words.read, words.word], [[], [], '']);
});

test('a row inside a head belongs to its word, and lists its pieces', () => {
  const shape = [1, 3, 3],
    data = Float32Array.from([0.2, 0.3, 0.5, 0.1, 0.4, 0.5, 0.3, 0.6, 0.1]);
  const layer = {
    queries: ['▁a', '▁b', 'c'],
    writes: null,
    rows: [0, 3],
    keys: ['▁x', 'y', '▁z'],
    starts: { queries: [0, 1], keys: [0, 2], writes: null },
    arrays: { weights: { shape, data } },
  };
  const row = rowWords({ layer, head: 0, i: 2 });
  assert.equal(row.name, '▁bc');
  const near = (values, expected) => values.forEach((value, at) => assert.ok(Math.abs(value - expected[at]) < 1e-6));
  near([...row.shares], [0.7, 0.3]);
});

test('tabs that keep some numbers by piece say which', () => {
  for (const tab of ['head', 'masks', 'positions']) assert.match(keepsPieces(tab), / by word; /);
  for (const tab of ['anatomy', 'model']) assert.match(keepsPieces(tab), /^this tab shows pieces/);
  for (const tab of ['translate', 'why', 'heads', undefined]) assert.equal(keepsPieces(tab), '');
});
