/* The parts of a score: they add up to the run's score, and their shares add up to one. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress, reference } from './reference.js';

openAddress('http://page.test/');
const sums = await import('../../viz_app/frontend/pages/positions/split_sums.js');
const { cellSize } = await import('../../viz_app/frontend/pages/positions/split.js');

const [biased, plain] = reference().score_splits.map((one) => ({ ...one, split: sums.readSplit(one.reply) }));
const numberOf = (text) => Number(text.replace('−', '-'));
const eachCell = (act) => {
  for (const head of [0, 1]) for (let i = 0; i < 7; i++) for (let j = 0; j < 7; j++) act(head, { i, j });
};

test('the lines of a cell are its parts and their sum, the score of the run', () => {
  for (const { split, scores, allowed } of [biased, plain])
    eachCell((head, { i, j }) => {
      const { lines, hint } = sums.cellSum(split, head, { i, j });
      if (!allowed[i][j]) {
        assert.deepEqual([lines, hint], [[], 'masked: this score is never used']);
        return;
      }
      const last = lines.at(-1),
        parts = lines.slice(0, -1).map(({ text }) => numberOf(text));
      assert.ok(last.isSum && Math.abs(numberOf(last.text) - scores[head][i][j]) <= 0.0051);
      assert.ok(Math.abs(parts.reduce((all, one) => all + one, 0) - scores[head][i][j]) < 0.03);
    });
});

test('biases are a separate part if there are any', () => {
  const names = ({ split }) => sums.cellSum(split, 1, { i: 4, j: 2 }).lines.map(({ name }) => name);
  assert.deepEqual(names(biased).slice(4), ['biases', 'sum = score']);
  assert.deepEqual(names(plain).slice(4), ['sum = score']);
  assert.match(sums.smallPrint(biased.split), /LayerNorm comes first.*Biases belong/);
  assert.match(sums.smallPrint(plain.split), /^In this run the sum of the parts/);
});

test('shares add up to one, and a head without any spread has none', () => {
  for (const head of [0, 1]) {
    const share = sums.shares(biased.split, head);
    assert.ok(Math.abs(share.reduce((all, one) => all + one, 0) - 1) < 1e-9);
    assert.equal(sums.positionShare(biased.split, head), share[3]);
  }
  assert.deepEqual(sums.shares({ variance: [[0, 0, 0, 0, 0]] }, 0), [0, 0, 0, 0, 0]);
});

test('a sentence describes the head if one part is more than half', () => {
  const claim = (...variance) => sums.shareSum({ ...plain.split, variance: [variance] }, 0).claim;
  assert.equal(claim(6, 1, 1, 1, 0), 'This head looks by content, not by position.');
  assert.equal(claim(1, 6, 1, 1, 0), 'The token of the query decides at which positions this head looks.');
  assert.equal(claim(1, 1, 6, 1, 0), 'The position of the query decides at which tokens this head looks.');
  assert.equal(claim(1, 1, 1, 6, 0), 'This head looks by position, not by content.');
  assert.equal(claim(1, 1, 1, 1, 0), 'This head looks both by content and by position.');
  assert.equal(claim(1, 1, 1, 1, 9), 'This head looks both by content and by position.');
});

test('the table of a row has the parts of every token, and says what is masked', () => {
  const { columns, rows } = sums.rowContent(biased.split, 1, 3);
  assert.deepEqual(columns.slice(1), [...biased.split.names, 'score']);
  rows.forEach(({ cells }, j) => {
    assert.equal(cells.length, columns.length - 1);
    if (biased.allowed[3][j]) assert.ok(Math.abs(numberOf(cells.at(-1)) - biased.scores[1][3][j]) < 0.00051);
    else assert.deepEqual(new Set(cells), new Set(['masked']));
  });
});

test('the caption names the scores, and tells when another layer is selected', () => {
  const state = { split: plain.split, head: 1, sel: { map: 'decoder', layer: 0, head: 1 }, picked: 'off' };
  assert.match(sums.captionOf(state), /plus position, so .* Here decoder, layer 1, head 2 with positions off\.$/);
  assert.match(sums.captionOf({ ...state, sel: { map: 'cross', layer: 0, head: 1 } }), /in higher layers/);
});

test('the largest number of the four squares gives the scale, and biases have none in it', () => {
  const { parts } = plain.split,
    four = parts.data.subarray(0, 4 * 2 * 49),
    most = Math.max(...[0, 1].map((head) => sums.peakOf(plain.split, head)));
  assert.equal(most, Math.max(...four.map(Math.abs)));
});

test('squares fit their room for any number of tokens', () => {
  for (const [room, isPhone] of [
    [468, false],
    [1200, false],
    [358, true],
  ])
    for (const tokens of [1, 7, 23, 61, 128]) {
      const side = cellSize(tokens, room, isPhone) * tokens;
      assert.ok(side >= tokens && 2 * side + 58 + 2 * 8 <= Math.max(room, 2 * tokens + 74));
    }
  assert.equal(cellSize(7, 468, false), 14);
  assert.equal(cellSize(7, 358, true), 20);
});
