/* One rule for "unsure", here and in Python: both are tested by the cases of `verdicts.json`. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { verdict } from '../../viz_app/frontend/state/verdict.js';

const CASES = JSON.parse(readFileSync(new URL('verdicts.json', import.meta.url), 'utf8'));
const PAGE = new URL('../../viz_app/frontend/', import.meta.url);

test('the word of every case', () => {
  for (const { word, label, unsure, ...scores } of CASES) {
    const found = verdict(scores);
    assert.deepEqual([found.word, found.label, found.unsure], [word, label, unsure], JSON.stringify(scores));
  }
});

test('no other module of the page reads the limit', () => {
  const modules = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  const reading = modules.filter((path) => readFileSync(new URL(path, PAGE), 'utf8').includes('unsure_below'));
  assert.deepEqual(reading, ['state/verdict.js']);
});
