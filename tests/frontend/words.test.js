import assert from 'node:assert/strict';
import { test } from 'node:test';

import { filled } from '../../viz_app/frontend/state/words.js';

test('a text is filled with its values, and counts choose the word', () => {
  const off = (count) => filled('{count} {count?head|heads} off', { count }).join('');
  assert.deepEqual([0, 1, 2].map(off), ['0 heads off', '1 head off', '2 heads off']);
  assert.deepEqual(filled('{text}', { text: '{other} <b> $&' }), ['{other} <b> $&'], 'a value is never read again');
  assert.deepEqual(filled('{missing}{none}.', { missing: undefined, none: null }), ['.'], 'and never undefined');
  assert.deepEqual(filled(''), []);
});

test('nodes stay nodes, and text beside text is one', () => {
  const node = { textContent: 'dog' };
  assert.deepEqual(filled('The {who} looks.', { who: node }), ['The ', node, ' looks.']);
  assert.deepEqual(filled('{who} {what}', { who: [node, '!'], what: 'looks' }), [node, '! looks']);
});
