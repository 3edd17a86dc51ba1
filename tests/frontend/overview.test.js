/* The story of Overview without a page: its clock, and its window on long sentences. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress } from './reference.js'; // first, because it sets the contract

openAddress('http://localhost/');
const { beatsOf, storyOf, STEP } = await import('../../viz_app/frontend/pages/overview/story.js');
const { windowed } = await import('../../viz_app/frontend/pages/overview/state.js');

const TRANSLATOR = storyOf({ maps: { cross: {} } });
const sum = (all) => all.reduce((so, value) => so + value, 0);

test('a story takes about fifty seconds, whatever its length', () => {
  for (const steps of [7, 9, 14, 22, 39, 100]) {
    const seconds = sum(beatsOf(TRANSLATOR, steps).map(({ ms }) => ms)) / 1000;
    assert.ok(seconds >= 45 && seconds <= 55, `${steps} tokens take ${seconds} s`);
  }
});

test('what happens once a sentence comes first, and each token looks back before it looks across', () => {
  const beats = beatsOf(TRANSLATOR, 7);
  assert.deepEqual(
    beats.slice(0, 6).map(({ stage }) => stage),
    ['read', 'relate', 'back', 'across', 'choose', 'write'],
  );
  assert.deepEqual([...new Set(beats.map(({ step }) => step))], [0, 1, 2, 3, 4, 5, 6]);
  assert.ok(beats[2].ms > beats[6].ms);
  assert.equal(beatsOf(TRANSLATOR, 60).at(-1).stage, STEP);
});

test('each kind of model has its stages', () => {
  const names = (run) => storyOf(run).map(({ name }) => name);
  const of = (/** @type {object} */ classification) => storyOf({ maps: {}, classification }).map(({ title }) => title);
  assert.deepEqual(of({ contributions: [[1]], labels: ['a'] }), ['Read', 'Relate', 'Pool', 'Choose']);
  assert.deepEqual(of({ contributions: null, labels: ['a'] }), ['Read', 'Relate', 'Vectors', 'Choose']);
  assert.deepEqual(of({ contributions: null, labels: [] }), ['Read', 'Relate', 'Vectors']);
  assert.deepEqual(names({ maps: { decoder: {} } }), ['read', 'back', 'choose', 'write']);
});

test('a window holds the token at work, and every token once', () => {
  for (const count of [1, 14, 24, 25, 26, 39, 128]) {
    for (let centre = 0; centre < count; centre++) {
      const shown = windowed(count, centre, 24);
      assert.ok(shown.length <= 24);
      assert.deepEqual(
        shown.flatMap(({ index, count: folded }) => Array.from({ length: folded }, (_, i) => index + i)),
        Array.from({ length: count }, (_, i) => i),
      );
      assert.ok(shown.some(({ index, count: folded }) => index === centre && folded === 1));
    }
  }
});
