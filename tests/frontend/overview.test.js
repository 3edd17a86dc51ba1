/* Overview without a page: the clock of its story, and what it says of a run. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress } from './reference.js'; // first, because it sets the contract

openAddress('http://localhost/');
const { beatsOf, storyOf } = await import('../../viz_app/frontend/pages/overview/story.js');
const { share } = await import('../../viz_app/frontend/state/format.js');

const TRANSLATOR = storyOf({ maps: { cross: {} } }),
  WRITER = storyOf({ maps: { decoder: {} } });
const sum = (all) => all.reduce((so, value) => so + value, 0);

test('every word of a story takes at least 2.4 seconds, and the first one longest', () => {
  for (const stages of [TRANSLATOR, WRITER])
    for (const steps of [1, 2, 7, 9, 14]) {
      const beats = beatsOf(stages, steps);
      const times = Array.from({ length: steps }, (_, step) =>
        sum(beats.filter((beat) => beat.step === step).map(({ ms }) => ms)),
      );
      assert.ok(
        times.every((ms) => ms >= 2399),
        `${times}`,
      );
      assert.equal(Math.max(...times), times[0]);
    }
  const seconds = sum(beatsOf(TRANSLATOR, 7).map(({ ms }) => ms)) / 1000;
  assert.ok(seconds > 32 && seconds < 36, `seven words take ${seconds} s`);
});

test('of a long sentence two words are played, and its end', () => {
  for (const steps of [15, 42, 128]) {
    const beats = beatsOf(TRANSLATOR, steps);
    assert.deepEqual([...new Set(beats.map(({ step }) => step))], [0, 1, steps - 1]);
    assert.ok(sum(beats.map(({ ms }) => ms)) < 30_000);
  }
});

test('what happens once a sentence comes first, and each word looks back before it looks across', () => {
  const beats = beatsOf(TRANSLATOR, 7);
  assert.deepEqual(
    beats.slice(0, 5).map(({ stage }) => stage),
    ['read', 'relate', 'back', 'across', 'choose'],
  );
  assert.deepEqual([...new Set(beats.map(({ step }) => step))], [0, 1, 2, 3, 4, 5, 6]);
});

test('the story of a model that continues a text begins with the first word that it writes', () => {
  const steps = beatsOf(WRITER, 9, 4).map(({ step }) => step);
  assert.deepEqual([...new Set(steps)], [4, 5, 6, 7, 8]);
  assert.deepEqual([...new Set(beatsOf(WRITER, 4, 4).map(({ step }) => step))], [3]); // all was given
});

test('each kind of model has its stages', () => {
  const names = (run) => storyOf(run).map(({ name }) => name);
  const of = (/** @type {object} */ classification) => storyOf({ maps: {}, classification }).map(({ title }) => title);
  assert.deepEqual(of({ contributions: [[1]], labels: ['a'] }), ['Read', 'Relate', 'Add up', 'Choose']);
  assert.deepEqual(of({ contributions: null, labels: ['a'] }), ['Read', 'Relate', 'Choose']);
  assert.deepEqual(of({ contributions: null, labels: [] }), ['Read', 'Relate']);
  assert.deepEqual(names({ maps: { decoder: {} } }), ['read', 'back', 'choose']);
});

test('each share is rounded by itself, and nearly all is never all', () => {
  const text = (part) => share(part).replace('\u202f', ' ');
  for (const [part, said] of [
    [0.9641, '96 %'],
    [0.999, '99.9 %'],
    [0.001, '0.1 %'],
    [0.9996, '100 %'],
    [0.0004, '<0.1 %'],
    [0.0359, '4 %'],
    [0.0094, '0.9 %'],
    [0.0096, '1 %'],
    [0.991, '99.1 %'],
    [0, '<0.1 %'],
    [1, '100 %'],
  ])
    assert.equal(text(part), said);
  let last = -1;
  for (let at = 0; at <= 1000; at++) {
    const value = parseFloat(share(at / 1000).replace('<', ''));
    assert.ok(value >= last, `${at}`);
    last = value;
  }
});
