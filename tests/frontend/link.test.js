/* Sentences about unusable parts of a link. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { openAddress } from './reference.js';

openAddress('http://page.test/?model=en-de&text=A%20cat.&decoding=beam.4&head=1');
const link = await import('../../viz_app/frontend/state/link.js');
const TABS = ['translate', 'masks'];

test('a good link has no problem', () => {
  const good = [
    ['v', '1'],
    ['tab', 'masks'],
    ['map', 'cross'],
    ['layer', '0'],
    ['mask', 'c.1.2.0'],
  ];
  assert.deepEqual(link.problems(good, TABS), []);
  assert.deepEqual(link.problems([['tab', 'later']], []), [], 'tabs that are not there yet are not judged');
});

test('what is unknown and what is unusable is named, long names cut, long lists counted', () => {
  const unknown = ['a', 'b', 'c', 'd', 'e'].map((name) => [name.repeat(30), '1']);
  assert.deepEqual(link.problems(unknown, TABS), [
    `This page does not know ${['a', 'b', 'c'].map((name) => `“${name.repeat(20)}”`).join(', ')} and 2 more of the link.`,
  ]);
  assert.deepEqual(link.problems([['layer', '-1']], TABS), ["The link's “layer” cannot be used and is ignored."]);
  const two = [
    ['map', 'none'],
    ['tab', 'none'],
  ];
  assert.deepEqual(link.problems(two, TABS), ["The link's “map”, “tab” cannot be used and are ignored."]);
});

test('every position and every choice is checked, except those that the server checks', () => {
  const broken = [
    ['layer', '1000000'],
    ['stop', 'x'],
    ['turn', '65'],
    ['kind', 'none'],
  ];
  for (const one of broken)
    assert.match(link.problems([one], TABS).join(), new RegExp(`^The link.s “${one[0]}” cannot`));
  const others = [
    ['v', '99'],
    ['decoding', 'none'],
    ['top_k', 'x'],
    ['mask', 'x'],
    ['off', 'x'],
    ['text', ''],
  ];
  assert.deepEqual(link.problems(others, TABS), []);
});

test('the request about the visible run', () => {
  assert.deepEqual(link.request(), { model: 'en-de', text: 'A cat.', decoding: 'beam.4' });
  assert.deepEqual(link.picked({ seed: 3, head: 0, top_k: null }, ['seed', 'top_k']), { seed: '3' });
});
