import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spelledOut } from '../../viz_app/frontend/state/class_names.js';

test('the classes of questions are spelled out, and no other label', () => {
  const classes = ['ABBR', 'DESC', 'ENTY', 'HUM', 'LOC', 'NUM'];
  assert.deepEqual(classes.map(spelledOut), [
    'abbreviation',
    'description',
    'entity',
    'person or group',
    'location',
    'number',
  ]);
  assert.deepEqual(['positive', 'hum', 'BLEU', 'USA'].map(spelledOut), ['', '', '', '']);
});
