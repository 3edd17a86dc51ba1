/* Whole words on the page, compared with `viz_app.view_models.whole_words` up to the rounding of weights. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress, reference } from './reference.js'; // first, because it sets the contract

openAddress('http://localhost/?units=words');
const codec = await import('../../viz_app/frontend/state/codec.js');
const words = await import('../../viz_app/frontend/state/whole_words.js');
const ROUNDED = 0.0005; // rounding of each piece, and of the word

const runs = () =>
  reference().words.map(({ payload, words: expected }) => ({ whole: codec.readRun(payload), expected }));
const cellsOf = (map) =>
  Array.from({ length: map.layers * map.heads }, (_, at) => [Math.floor(at / map.heads), at % map.heads]);

test('a text that was read in part keeps the words that begin in it', () => {
  const pieces = ['<s>', '▁don', "'", 't', '▁go', '</s>'],
    starts = [0, 1, 4, 5];
  assert.deepEqual(words.wordsOf(pieces, starts).names, ['<s>', "▁don't", '▁go', '</s>']);
  assert.deepEqual(words.wordsOf(pieces.slice(0, 3), starts), {
    first: [0, 1],
    of: [0, 1, 1],
    names: ['<s>', "▁don'"],
  });
});

test('tokens, masks and steps are the same as in Python', () => {
  for (const { whole, expected } of runs()) {
    const run = words.wholeWords(whole);
    assert.deepEqual([run.source, run.target], [expected.source, expected.target]);
    assert.ok(run.source.length < whole.source.length);
    run.steps.forEach((step, i) => {
      const [token, id, logProbability] = expected.steps[i];
      assert.deepEqual([step.token, step.id], [token, id]);
      assert.ok(Math.abs(step.log_probability - logProbability) < 1e-6);
    });
    for (const name of run.names) {
      const map = run.maps[name];
      assert.deepEqual([map.queries, map.keys], [expected.maps[name].queries, expected.maps[name].keys]);
      assert.deepEqual([...map.allowed], expected.maps[name].allowed);
      assert.deepEqual(map.writes, name === 'encoder' ? null : run.target.slice(1));
    }
  }
});

test('weights of words are what Python sums and averages, and rows keep summing to one', () => {
  for (const { whole, expected } of runs()) {
    const run = words.wholeWords(whole);
    for (const name of run.names) {
      const map = run.maps[name],
        k = map.keys.length,
        most = Math.max(
          ...words
            .keyWords(whole.maps[name])
            .first.map((start, i, all) => (all[i + 1] ?? Infinity) - start || 1)
            .filter(Number.isFinite),
        );
      for (const [layer, head] of cellsOf(map)) {
        const levels = map.levels(layer, head);
        map.queries.forEach((_, i) => {
          const row = [...levels.subarray(i * k, (i + 1) * k)].map(codec.weight);
          row.forEach((weight, j) => {
            const error = Math.abs(weight - expected.maps[name].weights[layer][head][i][j]);
            assert.ok(error <= ROUNDED * (most + 1) + 1e-9, `${name} ${layer}.${head} ${i},${j}: ${error}`);
          });
          const sum = row.reduce((all, one) => all + one, 0);
          assert.ok(Math.abs(sum - 1) <= ROUNDED * (whole.maps[name].keys.length + k), `a row sums to ${sum}`);
        });
      }
    }
  }
});

test('entropy agrees with the payload of the run in words', () => {
  for (const { whole, expected } of runs()) {
    const [run, exact] = [words.wholeWords(whole), codec.readRun(expected.payload)];
    for (const name of run.names)
      for (const [layer, head] of cellsOf(run.maps[name])) {
        const [mine, theirs] = [run.maps[name], exact.maps[name]];
        assert.ok(Math.abs(mine.entropy(layer, head) - theirs.entropy(layer, head)) < 0.03);
      }
  }
});

test("the contributions of a word's pieces are added up", () => {
  const { whole, expected } = runs()[1];
  const { contributions } = words.wholeWords(whole).classification;
  contributions.forEach((row, i) =>
    row.forEach((value, label) => assert.ok(Math.abs(value - expected.contributions[i][label]) < 1e-6)),
  );
});

test('a word stands in the text where its pieces stand', () => {
  for (const { whole, expected } of runs()) {
    assert.ok(whole.spans.length);
    assert.deepEqual(words.wholeWords(whole).spans, codec.readRun(expected.payload).spans);
    assert.deepEqual(words.wholeWords({ ...whole, spans: [] }).spans, [], 'of a run that was stored before');
  }
});

test('a place among words is that of its piece, and back to the first piece', () => {
  const { whole } = runs()[0],
    run = words.wholeWords(whole),
    ball = whole.target.indexOf('ball') - 1; // the step that writes it
  const { step } = words.counted(run, { step: ball });
  assert.equal(run.steps[step].token, '▁Fußball');
  assert.deepEqual(words.asked(run, { step, head: 2 }), { step: ball - 1, head: 2 });
  whole.source.forEach((piece, row) => {
    const word = words.counted(run, { row }).row;
    assert.ok(run.source[word].includes(piece));
    assert.equal(words.counted(run, words.asked(run, { row: word })).row, word);
  });
  assert.deepEqual(words.counted(whole, { step: 3 }), { step: 3 });
  assert.equal(words.counted(run, { step: 99 }).step, run.steps.length - 1);
});

test('a row of NaN stays NaN, and left-out tokens have no cells', () => {
  const { payload } = reference().runs[3],
    whole = codec.readRun(payload);
  const map = words.wordMap(whole.maps.cross);
  const row = words.rowWords(whole.maps.cross).of[2];
  assert.ok(
    map
      .levels(0, 1)
      .subarray(row * map.keys.length, (row + 1) * map.keys.length)
      .includes(codec.NAN),
  );
  assert.equal(map.entropy(0, 1), null);
  const n = whole.source.length,
    allowed = whole.maps.encoder.allowed.map((one, at) => (at % n === 0 || at < n ? 2 : one)),
    gone = words.wordMap({ ...whole.maps.encoder, allowed });
  assert.deepEqual([gone.allowed[0], gone.allowed[gone.keys.length + 1]], [2, 1]);
});
